# Che cosa succede: un messaggio per evento. .me agisce, .you subisce, .next deve rispondere al suo posto; .all per gli altri.
# -card dove la carta è nota; -on, -self e -side secondo ciò su cui si gioca una carta.

event-in_sight = La carta data da { $seat } è sotto gli occhi di tutto il tavolo: { $card }.
event-dealt =
    .all = Distribuisce { $dealer }; nel mazzo restano { $deck } carte.
    .all-card = Distribuisce { $dealer }; nel mazzo restano { $deck } carte. Hai in mano { $cards }.
event-top_back =
    .all = { $back ->
        [event] La prima carta del mazzo ha il dorso Stay Away!.
        [panic] La prima carta del mazzo ha il dorso Panic!.
       *[none] Il mazzo è vuoto.
    }
event-turn =
    .me = Turno { $turn }: tocca a te.
    .all = Turno { $turn }: tocca a { $seat }.
event-turn_over =
    .me = Il tuo turno finisce.
    .all = Il turno di { $seat } finisce.
event-drew =
    .me-card = { $why ->
        [turn] Peschi { $card }.
       *[effect] Peschi anche { $card }.
    }
    .all-card = { $seat } pesca { $card } a carte scoperte.
    .all = { $why ->
        [turn] { $seat } pesca una carta.
       *[effect] { $seat } pesca un'altra carta.
    }
event-panic =
    .me = Panic! Peschi { $card }.
    .all = Panic! { $seat } pesca { $card }.
event-flushed =
    .me = Prima della tua pesca, una carta Panic! in cima al mazzo finisce negli scarti senza essere vista.
    .all = Prima della pesca di { $seat }, una carta Panic! in cima al mazzo finisce negli scarti senza essere vista.
event-discarded =
    .me-card = Scarti { $card }.
    .all-card = { $seat } scarta { $card } a carte scoperte.
    .all = { $seat } scarta una carta.
event-infected_in_excess =
    .me-card = Hai troppe carte { $infected } e ne scarti una.
    .all-card = { $seat } ha troppe carte { $infected } e ne scarta una a carte scoperte.
    .all = { $seat } ha troppe carte { $infected } e ne scarta una.
event-put_away =
    .me-card = Delle carte appena pescate scarti { $card }.
    .all-card = Delle carte appena pescate, { $seat } scarta { $card } a carte scoperte.
    .all = Delle carte appena pescate, { $seat } ne scarta una.
event-kept =
    .me-card = Tieni { $card }.
    .all-card = { $seat } tiene { $card } a carte scoperte.
    .all = { $seat } tiene una carta.
event-played =
    .me = Giochi { $card }.
    .me-on = Giochi { $card } su { $other }.
    .me-self = Giochi { $card } su di te.
    .me-side = Giochi { $card } sul tuo lato { $side ->
        [left] sinistro
       *[right] destro
    }.
    .you-on = { $seat } gioca { $card } su di te.
    .all = { $seat } gioca { $card }.
    .all-on = { $seat } gioca { $card } su { $other }.
    .all-self = { $seat } gioca { $card } su di sé.
    .all-side = { $seat } gioca { $card } sul lato { $side ->
        [left] sinistro
       *[right] destro
    }.
event-refused =
    .me = Rispondi a { $other } con { $card }.
    .you = { $seat } ti risponde con { $card }.
    .all = { $seat } risponde a { $other } con { $card }.
event-spent =
    .all = { $card } va negli scarti.
event-quarantined =
    .me = Per te comincia una Quarantena di { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
    .all = Per { $seat } comincia una Quarantena di { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
event-quarantine_over =
    .me = { $why ->
        [time] La tua Quarantena è terminata.
        [eliminated] La tua Quarantena va negli scarti.
       *[card] La tua Quarantena viene tolta.
    }
    .all = { $why ->
        [time] La Quarantena di { $seat } è terminata.
        [eliminated] La Quarantena di { $seat } va negli scarti.
       *[card] La Quarantena di { $seat } viene tolta.
    }
event-barred =
    .me = Ora c'è una porta tra te e { $other }.
    .you = Ora c'è una porta tra { $seat } e te.
    .all = Ora c'è una porta tra { $seat } e { $other }.
event-door_gone =
    .me = Tra te e { $other } cade una porta.
    .you = Tra { $seat } e te cade una porta.
    .all = Tra { $seat } e { $other } cade una porta.
event-swapped =
    .me = Fai cambio di sedia con { $other }.
    .you = { $seat } fa cambio di sedia con te.
    .all = { $seat } e { $other } fanno cambio di sedia.
event-side_chosen =
    .me = Conti verso { $side ->
        [left] sinistra
       *[right] destra
    }.
    .all = { $seat } conta verso { $side ->
        [left] sinistra
       *[right] destra
    }.
event-reversed =
    .all = { $clockwise ->
        [yes] Ora si gioca in senso orario.
       *[no] Ora si gioca in senso antiorario.
    }
event-reshuffled =
    .all = Gli scarti, rimescolati, diventano il mazzo: { $deck ->
        [one] una carta
       *[other] { $deck } carte
    }.
event-card_seen =
    .me-card = Vedi una carta di { $other }: { $card }.
    .you-card = { $seat } vede una tua carta: { $card }.
    .all = { $seat } vede una carta di { $other }.
event-hand_seen =
    .me-card = Vedi la mano di { $other }: { $cards }.
    .you = { $seat } vede la tua mano.
    .all = { $seat } vede la mano di { $other }.
event-hand_shown =
    .me = Mostri a tutto il tavolo la tua mano: { $cards }.
    .all = { $seat } mostra a tutto il tavolo la mano: { $cards }.
event-hand_shown_to =
    .me = Mostri la tua mano a { $other }.
    .you-card = { $seat } ti mostra la mano: { $cards }.
    .all = { $seat } mostra la mano soltanto a { $other }.
event-infected_shown =
    .me = Mostri { $infected }.
    .all = { $seat } mostra { $infected }.
event-nothing_shown =
    .me = Non mostri nulla.
    .all = { $seat } non mostra nulla.
event-exchange =
    .me = Devi scambiare una carta con { $other }.
    .you = { $seat } deve scambiare una carta con te.
    .all = { $seat } deve scambiare una carta con { $other }.
event-no_exchange =
    .me = Nessuno scambio tra te e { $other } ({ $rule }).
    .you = Nessuno scambio tra { $seat } e te ({ $rule }).
    .all = Nessuno scambio tra { $seat } e { $other } ({ $rule }).
event-laid_down =
    .me-card = Metti { $card } a faccia in giù per { $other }.
    .you = { $seat } mette una carta a faccia in giù per te.
    .all = { $seat } mette una carta a faccia in giù per { $other }.
event-answered =
    .me-card = In cambio dai { $card }.
    .you = In cambio { $seat } ti dà una carta.
    .all = In cambio { $seat } dà una carta a { $other }.
event-exchanged =
    .me-card = A { $other } hai dato { $given }, e hai ricevuto { $received }.
    .you-card = A { $seat } hai dato { $given }, e hai ricevuto { $received }.
    .all = { $seat } e { $other } si scambiano una carta.
event-looked_at_offer =
    .me-card = Guardi la carta offerta da { $other }: { $card }.
    .you = { $seat } guarda la carta che hai offerto.
    .all = { $seat } guarda la carta offerta da { $other }.
event-took_back =
    .me-card = Riprendi { $card }.
    .all = { $seat } riprende la carta offerta.
event-missed =
    .me = Invece di te deve rispondere a { $other } chi viene dopo: { $substitute }.
    .you = Invece di { $seat } deve risponderti { $substitute }.
    .next = Invece di { $seat } devi rispondere tu a { $other }.
    .all = Invece di { $seat } deve rispondere a { $other } chi viene dopo: { $substitute }.
    .me-why = Invece di te nessuno risponde a { $other } ({ $rule }).
    .you-why = Invece di { $seat } nessuno risponde a te ({ $rule }).
    .all-why = Invece di { $seat } nessuno risponde a { $other } ({ $rule }).
event-settled =
    .me-card = { $anew ->
        [yes] A { $other } ora offri { $card }.
       *[no] A { $other } offri ancora { $card }.
    }
    .you = L'offerta di { $seat } ora è davanti a te.
    .all = L'offerta di { $seat } ora è davanti a { $other }.
event-passed_on =
    .all = Tutto il tavolo ha passato una carta.
    .all-card = Tutto il tavolo ha passato una carta: hai dato { $given } e ricevuto { $received }.
event-set_aside =
    .me-card = Per la cima del mazzo scegli { $card }.
    .all = { $seat } sceglie una carta per la cima del mazzo.
event-placed =
    .me-card = { $card } è ora a faccia in giù in cima al mazzo.
    .all = La carta scelta da { $seat } è ora a faccia in giù in cima al mazzo.
event-no_effect =
    .me = Per te non succede nulla ({ $rule }).
    .all = Per { $seat } non succede nulla ({ $rule }).
event-eliminated =
    .me = { $why ->
        [super_infection] Non puoi dare nessuna carta: esci dal gioco.
       *[flamethrower] Esci dal gioco.
    }
    .all = { $why ->
        [super_infection] { $seat } non può dare nessuna carta ed esce dal gioco.
       *[flamethrower] { $seat } esce dal gioco.
    }
event-vendetta =
    .me = La Cosa eri tu. Ora se la vedono tra loro gli Umani e gli Infetti.
    .all = La Cosa era { $seat }. Ora se la vedono tra loro gli Umani e gli Infetti.
event-declared =
    .me = Dichiari di essere La Cosa, e che non resta nessun Umano.
    .all = { $seat } è La Cosa, e dichiara che non resta nessun Umano.
event-taken_back =
    .me = Ritiri la tua ultima risposta.
    .all = { $seat } ritira l'ultima risposta.

# Chi si aspetta, e per che genere di risposta.

asked-draw =
    .me = Tocca a te pescare.
    .all = Tocca a { $seat } pescare.
asked-phase_two =
    .me = Tocca a te giocare o scartare una carta.
    .all = Tocca a { $seat } giocare o scartare una carta.
asked-commit =
    .me = Tocca a te scegliere una carta per lo scambio.
    .all = Tocca a { $seat } scegliere una carta per lo scambio.
asked-offer_card =
    .me = Tocca a te scegliere una carta da offrire.
    .all = Tocca a { $seat } scegliere una carta da offrire.
asked-answer_offer =
    .me = Tocca a te rispondere all'offerta.
    .all = Tocca a { $seat } rispondere all'offerta.
asked-settle_offer =
    .me = Tocca a te confermare o cambiare l'offerta.
    .all = Tocca a { $seat } confermare o cambiare l'offerta.
asked-burning =
    .me = Tocca a te rispondere a { $flamethrower }.
    .all = Tocca a { $seat } rispondere a { $flamethrower }.
asked-moving =
    .me = Tocca a te rispondere al cambio di sedia.
    .all = Tocca a { $seat } rispondere al cambio di sedia.
asked-keep_one =
    .me = Tocca a te scegliere quale carta resta.
    .all = Tocca a { $seat } scegliere quale carta resta.
asked-which_side =
    .me = Tocca a te scegliere un lato.
    .all = Tocca a { $seat } scegliere un lato.
asked-whose_chair =
    .me = Tocca a te scegliere con chi fare cambio di sedia.
    .all = Tocca a { $seat } scegliere con chi fare cambio di sedia.
asked-remember =
    .me = Tocca a te scegliere l'unica carta che non dimentichi.
    .all = Tocca a { $seat } scegliere l'unica carta da non dimenticare.
asked-pass_card =
    .me = Tocca a te scegliere una carta da passare.
    .all = Tocca a { $seat } scegliere una carta da passare.
asked-new_friend =
    .me = Tocca a te scegliere con chi scambiare.
    .all = Tocca a { $seat } scegliere con chi scambiare.
asked-blind_choice =
    .me = Tocca a te scegliere una carta per il mazzo.
    .all = Tocca a { $seat } scegliere una carta per il mazzo.
asked-confidant =
    .me = Tocca a te scegliere chi vedrà la tua mano.
    .all = Tocca a { $seat } scegliere chi vedrà la mano.
asked-reveal =
    .me = Tocca a te mostrare qualcosa, o nulla.
    .all = Tocca a { $seat } mostrare qualcosa, o nulla.
asked-top_back =
    .all = Il caso decide il dorso della prima carta del mazzo.
asked-flush =
    .all = Il caso decide quale carta Panic! lascia il mazzo senza essere vista.
asked-pull =
    .all = Il caso decide quale carta evento si pesca.
asked-turn_up =
    .all = Il caso decide qual è la prima carta.
asked-random_card =
    .all = Il caso decide quale carta si vede.
asked-who_deals =
    .all = Il caso decide chi distribuisce.
asked-who_is_the_thing =
    .all = Il caso decide a chi va { $the_thing }.
asked-deal_card =
    .all = Il caso decide la prossima carta distribuita.

# Le domande: che cosa ti si chiede, e perché.

question-draw = Pesca la prima carta del mazzo: { $back ->
    [panic] il dorso dice che è una carta Panic!, che succede subito.
    [event] il dorso dice che andrà nella tua mano.
   *[none] prima si rimescolano gli scarti.
}
question-phase_two = Gioca una carta per il suo effetto, oppure scartane una, per tornare ad averne quattro.
question-commit = Quale carta dai a { $other } alla fine del tuo turno? In cambio ne ricevi una.
question-offer_card = Quale carta offri a { $other }? In cambio ne ricevi una, a meno di un rifiuto.
question-answer_offer = { $other } ti offre una carta a faccia in giù: danne una in cambio, o rifiuta con una Difesa.
question-settle_offer = Ora risponde { $other }, e non più chi avevi davanti: la tua offerta resta, o serve un'altra carta?
question-burning = { $other } ti punta contro { $flamethrower }: rispondi con { $no_barbecue }, o esci dal gioco.
question-moving = { $other } vuole fare cambio di sedia con te: rispondi con { $im_comfortable }, o accetta.
question-keep_one = Quale delle tre carte appena pescate tieni? Le altre si scartano.
question-which_side = Da che parte conti fino alla terza persona, per fare cambio di sedia?
question-whose_chair = Con chi fai cambio di sedia?
question-remember = Quale carta tieni? Scarti le altre tre e ne peschi tre.
question-pass_card = Quale carta passi a chi viene dopo di te? Tutto il tavolo la passa nello stesso momento.
question-new_friend = Con chi scambi una carta?
question-blind_choice = Quale carta metti in cima al mazzo, in cambio di una pescata da lì?
question-confidant = A chi, tra le persone accanto a te, mostri la mano?
question-reveal = Che cosa mostri a tutto il tavolo? Un { $infected } chiude il giro.

# Le risposte.

option-draw = Pesca
option-discard = Scarta { $card }
option-play = Gioca { $card }
option-play-flamethrower =
    .on = Gioca { $card } su { $seat }: fuori dal gioco, se non c'è risposta
    .self = Gioca { $card } su di te
option-play-analysis =
    .on = Gioca { $card } su { $seat }: guarda tutta la mano
    .self = Gioca { $card } su di te
option-play-suspicion =
    .on = Gioca { $card } su { $seat }: guarda una carta a caso
    .self = Gioca { $card } su di te
option-play-change_places =
    .on = Gioca { $card } su { $seat }: fate cambio di sedia
    .self = Gioca { $card } su di te
option-play-youd_better_run =
    .on = Gioca { $card } su { $seat }: fate cambio di sedia
    .self = Gioca { $card } su di te
option-play-seduction =
    .on = Gioca { $card } su { $seat }: scambia una carta e chiudi il turno
    .self = Gioca { $card } su di te
option-play-quarantine =
    .on = Gioca { $card } su { $seat }: Quarantena per qualche turno
    .self = Gioca { $card } su di te: Quarantena per qualche turno
option-play-axe =
    .on = Gioca { $card }: togli la Quarantena di { $seat }
    .self = Gioca { $card }: togli la tua Quarantena
    .side = Gioca { $card }: butta giù la porta a { $side ->
        [left] sinistra
       *[right] destra
    }
option-play-barred_door =
    .side = Gioca { $card }: una porta a { $side ->
        [left] sinistra
       *[right] destra
    }
option-play-whisky = Gioca { $card }: mostra la mano a tutto il tavolo
option-play-resolute = Gioca { $card }: pesca tre carte, tienine una, poi gioca o scarta
option-play-watch_your_back = Gioca { $card }: inverti il senso del gioco
option-give = Dai { $card }
option-keep = L'offerta resta
option-accept = Accetta
    .burning = Accetta: esci dal gioco
    .moving = Accetta: cambi sedia
option-refuse = Rifiuta con { $card }
option-refuse-scared = Rifiuta con { $card }, e guarda la carta offerta
option-refuse-missed = Rifiuta con { $card }: risponde chi viene dopo
option-hold = Tieni { $card }
option-swap = A { $side ->
    [left] sinistra
   *[right] destra
}
option-choose =
    .on = { $seat }
    .self = Te
option-place = Metti { $card } in cima al mazzo
option-show = { $show ->
    [hand] Mostra tutta la mano
    [infected] Mostra un { $infected }
   *[nothing] Non mostrare nulla
}
option-declare = Dichiara: “La Cosa sono io, e non resta nessun Umano”
option-dealer =
    .on = Distribuisce { $seat }
    .self = Distribuisci tu
option-thing =
    .on = { $the_thing } va a { $seat }
    .self = { $the_thing } va a te
option-deal = Si distribuisce { $card }
option-back = { $back ->
    [event] Un dorso Stay Away!
   *[panic] Un dorso Panic!
}
option-turn_up = La prima carta è { $card }
option-flush = { $card } va negli scarti senza essere vista
option-pick = Si vede { $card }

# La fine.

grade-humans = Vincono gli Umani.
grade-alone = La Cosa vince da sola.
grade-infection = La Cosa vince insieme agli Infetti.
grade-survivors = Vince chi è ancora in gioco.
grade-nobody = Perde tutto il tavolo.
grade-unfinished = La partita non è stata finita.
ending-SA-END-01 = La Cosa è fuori dal gioco.
ending-SA-END-05 = La Cosa ha dichiarato che non restava nessun Umano, ed era vero.
ending-SA-END-11 = La Cosa ha dichiarato che non restava nessun Umano, ed era falso.
ending-SA-END-12 = Non restava nessun Umano, e il tempo per dichiararlo è scaduto.
ending-SA-END-14 = La Cosa è caduta quando non restava nessun Umano a vincere.
ending-SA-END-15 = Resta una sola persona in gioco.
ending-SA-VAR-12 = La vendetta è finita: una delle due parti non c'è più.
ending-core-too_long = La partita ha raggiunto il suo limite.

# Le opzioni del tavolo.

table-edition = Edizione
    .effect = Con quale stampa delle regole si gioca.
table-edition-first = Prima
    .effect = Le regole come uscirono la prima volta.
table-edition-revised = Riveduta
    .effect = Cambiano la Quarantena, l'infezione tramite { $missed } e la quarta carta { $infected }.
table-thing_in_deck = La Cosa nel mazzo
    .effect = Dove si trova { $the_thing } all'inizio.
table-thing_in_deck-false = No
    .effect = { $the_thing } viene distribuita a qualcuno.
table-thing_in_deck-true = Sì
    .effect = { $the_thing } aspetta nel mazzo finché qualcuno la pesca.
table-infected_delta = Più o meno { $infected }
    .effect = Quante copie di { $infected } si aggiungono al mazzo o si tolgono.
table-infected_delta-value = { $number ->
        [0] Come stampato
       *[other] { $number }
    }
    .effect = { $number ->
        [0] Le copie stampate per questo numero di persone.
        [1] Una copia in più di quelle stampate.
        [-1] Una copia in meno di quelle stampate.
       *[other] Differenza dalle copie stampate: { $number }.
    }
table-withhold_weapons = Armi trattenute
    .effect = Se { $flamethrower } e { $analysis } possono stare nelle prime mani.
table-withhold_weapons-false = No
    .effect = Si distribuiscono come le altre carte.
table-withhold_weapons-true = Sì
    .effect = Si possono solo pescare.
table-blocked_both_ways = Blocco in entrambi i sensi
    .effect = Che cosa ferma le quattro carte che arrivano dall'altra parte del tavolo.
table-blocked_both_ways-false = No
    .effect = La Quarantena del bersaglio e, salvo per { $youd_better_run }, una porta proprio tra i due posti.
table-blocked_both_ways-true = Sì
    .effect = Una porta o una Quarantena lungo il giro, in tutti e due i sensi.
table-custom_deck = Mazzo su misura
    .effect = Quante copie di ogni carta ci sono in gioco.
table-custom_deck-none = No
    .effect = Il mazzo stampato per questo numero di persone.
table-custom_deck-value = Sì
    .effect = { $number ->
        [0] Un elenco di carte vuoto.
        [one] Una carta, scelta dal tavolo.
       *[other] { $number } carte, scelte dal tavolo.
    }
table-vendetta = Vendetta
    .effect = Che cosa segue, se La Cosa esce dal gioco.
table-vendetta-false = No
    .effect = La partita finisce subito.
table-vendetta-true = Sì
    .effect = Umani e Infetti giocano ancora, finché una delle parti sparisce.
table-fourth_infected = Quarta carta { $infected }
    .effect = A che cosa porta una mano con quattro { $infected }.
table-fourth_infected-auto = Secondo l'edizione
    .effect = Sostituzione nella prima edizione, superinfezione nella riveduta.
table-fourth_infected-replace = Sostituzione
    .effect = Una si scarta senza mostrarla, e se ne pesca un'altra.
table-fourth_infected-super_infection = Superinfezione
    .effect = Chi deve dare una carta e non ne può dare nessuna esce dal gioco.
table-door_scope = Che cosa fermano le porte
    .effect = Se una porta ferma anche le carte a distanza tra i due posti che separa.
table-door_scope-all_actions = Tutto
    .effect = Una porta non lascia passare nulla, salvo { $youd_better_run }.
table-door_scope-adjacent_only = Solo tra posti contigui
    .effect = Le carte che agiscono a distanza passano le porte.
table-quarantined_axe = { $axe } in Quarantena
    .effect = Se si può giocare da dentro la Quarantena, nella prima edizione.
table-quarantined_axe-never = No
    .effect = In Quarantena non si gioca nulla.
table-quarantined_axe-own_quarantine = Sì
    .effect = Solo per togliere la propria Quarantena.
table-auto_end = Senza dichiarazione
    .effect = Come finisce una partita senza più Umani in cui La Cosa tace.
table-auto_end-grace = Giro di grazia
    .effect = Ogni posto finisce ancora un turno, poi la partita è chiusa.
table-auto_end-never = Mai
    .effect = Si continua finché La Cosa parla o cade.
table-auto_end-at_once = Subito
    .effect = La partita è chiusa al primo punto di quiete.
table-solo_win = Vittoria in solitaria
    .effect = Quando La Cosa non divide la vittoria con nessuno.
table-solo_win-no_human_burned = Nessun Umano bruciato
    .effect = L'eliminazione non ha colpito nessun Umano.
table-solo_win-no_elimination = Nessuna eliminazione
    .effect = L'eliminazione non ha colpito proprio nessuno.
table-dead_talk = Parola a chi è fuori dal gioco
    .effect = Con chi può parlare chi è fuori dal gioco.
table-dead_talk-separate = In disparte
    .effect = Solo con chi è nella stessa condizione, senza che il tavolo senta.
table-dead_talk-silent = Silenzio
    .effect = Con nessuno.
table-dead_talk-open = Libera
    .effect = Con tutto il tavolo.

# The table in a terminal.

title = Stay Away!
clockwise = in senso orario
anticlockwise = in senso antiorario
ring-order = Si gioca { $way }
ring-down = , scendendo nell'elenco
ring-up = , salendo nell'elenco
ring-deck = Mazzo: { $count }{ $back ->
    [event] {""}, in cima un dorso Stay Away!
    [panic] {""}, in cima un dorso Panic!
   *[none] {""}
}
ring-pile = Scarti: { $count }
ring-out = Fuori dal gioco: { $seats }
ring-resolving = Ora sul tavolo: { $cards }
ring-hand = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
ring-me = TU, { $seat }
ring-doors = { $count ->
    [one] porta
   *[other] { $count } porte
}
mark-turn = è di turno
mark-quarantine = Quarantena: { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
mark-laid = carta coperta
mark-human = Umano
mark-infected = Infetto
mark-thing = La Cosa
reach-left = Alla tua sinistra: { $seat }, { $state }.
reach-right = Alla tua destra: { $seat }, { $state }.
reach-free = a portata
reach-door = dietro una porta
reach-quarantine = in Quarantena
reach-next = Poi tocca a: { $seat }.
role-human = Il tuo ruolo è Umano: scopri La Cosa e non farti infettare.
role-infected = Il tuo ruolo è Infetto: La Cosa è { $thing }. Dalle una mano senza farti notare.
role-thing = Il tuo ruolo è La Cosa: infetta ogni Umano, poi dichiaralo. { $count ->
    [0] Finora l'infezione non ha preso nessuno.
   *[other] Infetti: { $infected }.
}
hand = { $count ->
    [0] La tua mano è vuota.
   *[other] La tua mano:
}
hand-laid = Coperta davanti a te: { $card }.
hand-drawn = Appena pescate: { $cards }.
menu-card = Gioca { $card } …
why-play = Giocare { $card }
why-play-on = Giocare { $card }: { $where }
why-me = te
side-left = a sinistra
side-right = a destra
know-thing = La Cosa è { $seat }.
know-suspects = La Cosa può essere soltanto qui: { $seats }.
know-in-deck = nel mazzo
know-hand = Mano di { $seat }
know-deck = Mazzo
know-pile = Scarti
know-top = In cima al mazzo
know-sure = { $place }: { $cards }
know-some = { $place }: almeno { $count } fra { $cards }
speak = Vuoi dire a voce alta che sei La Cosa e che non resta nessun Umano? La partita finisce. Scrivi sì per dirlo:
speak-not = Non dici niente.
end-table = Chi era chi:
end-seat = { $seat }: { $role }, { $won }. { $hand }
end-out = Fuori dal gioco.
end-infection = Come è corsa l'infezione:
end-thing = La Cosa era { $seat }.
end-infected-exchanged = Turno { $turn }: l'infezione raggiunge { $seat } con uno scambio.
end-infected-passed-on = Turno { $turn }: l'infezione raggiunge { $seat } nel giro di carte.
end-clean = L'infezione non ha preso nessuno.
help-game =
    d          parla: dichiara che sei La Cosa e che non resta nessun Umano
    Si capisce anche la scrittura delle partite salvate: play axe left, give whisky.
