# Che cosa succede: un messaggio per evento. .me agisce o subisce, .you ne è l'altra parte; .all per gli altri. -self dove
# le due sono una sola. Gli Esploratori hanno il nome del ruolo; $seat_of e $seat_to sono le sue altre forme.

event-set_out =
    .me = Alla Partenza ci sono { $explorers }. Il segnalino Primo esploratore è tuo. Carte Pericolo: { $left }, poi il tempo è scaduto.
    .all = Alla Partenza ci sono { $explorers }. Il segnalino Primo esploratore va { $seat_to }. Carte Pericolo: { $left }, poi il tempo è scaduto.
event-set_aside =
    .me = Metti da parte una tessera scoperta: { $design }, { $shape }.
    .all = { $seat } mette da parte una tessera scoperta: { $design }, { $shape }.
event-round =
    .me = Round { $round }: cominci tu. { $left ->
        [0] Non resta nessuna carta Pericolo.
        [one] Resta una carta Pericolo.
       *[other] Restano { $left } carte Pericolo.
    }
    .all = Round { $round }: comincia { $seat }. { $left ->
        [0] Non resta nessuna carta Pericolo.
        [one] Resta una carta Pericolo.
       *[other] Restano { $left } carte Pericolo.
    }
event-turn =
    .me = Tocca a te.
    .all = Tocca { $seat_to }.
event-turn_over =
    .me = Il tuo turno è finito.
    .all = Il turno { $seat_of } è finito.
event-skipped =
    .me = Hai perso i sensi e salti il turno.
    .all = { $seat } è senza sensi e salta il turno.
event-drawn =
    .me = Scopri { $design }: { $shape }.
    .all = { $seat } scopre { $design }: { $shape }.
event-thrown_away =
    .me = { $why ->
        [seals] Chiuderebbe la grotta: { $design } si scarta, e tocca alla tessera dopo.
       *[recon] Scarti { $design }; la tessera dopo va posata.
    }
    .all = { $why ->
        [seals] Chiuderebbe la grotta: { $design } si scarta, e tocca alla tessera dopo.
       *[recon] { $seat } scarta { $design }; la tessera dopo va posata.
    }
event-nothing_to_lay =
    .me = Non resta nessuna tessera che tu possa posare.
    .all = Non resta nessuna tessera che { $seat } possa posare.
event-laid =
    .me = Posi { $design } a { $side }, in { $at }. Aperture: { $open }.
    .all = { $seat } posa { $design } a { $side }, in { $at }. Aperture: { $open }.
event-moved =
    .me = Vai a { $side }, in { $at }.
    .all = { $seat } va a { $side }, in { $at }.
event-exerted =
    .me = Compi uno sforzo: { $points ->
        [one] 1 punto azione.
       *[other] { $points } punti azione.
    }
    .all = { $seat } compie uno sforzo: { $points ->
        [one] 1 punto azione.
       *[other] { $points } punti azione.
    }
event-rolled =
    .me = Tiri { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } { $why ->
        [exert_test] per lo sforzo
        [rough_test] sul terreno accidentato
        [rope_test] per la corda
        [hide_test] per nasconderti
        [tremor_test] nel Sisma
       *[doom_test] contro gli Orrori
    }: { $success ->
        [yes] riesce.
       *[no] non riesce.
    }
    .all = { $seat } tira { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } { $why ->
        [exert_test] per lo sforzo
        [rough_test] sul terreno accidentato
        [rope_test] per la corda
        [hide_test] per nascondersi
        [tremor_test] nel Sisma
       *[doom_test] contro gli Orrori
    }: { $success ->
        [yes] riesce.
       *[no] non riesce.
    }
event-roped =
    .me = Assicuri una corda in { $at }, per chiunque.
    .all = { $seat } assicura una corda in { $at }, per chiunque.
event-hid =
    .me = Ti nascondi fino alla fine del round.
    .all = { $seat } si nasconde fino alla fine del round.
event-lost =
    .me = Perdi { $many ->
        [one] 1 punto salute
       *[other] { $many } punti salute
    } { $why ->
        [exert] per lo sforzo
        [rough] sul terreno accidentato
        [tremor] nel Sisma
        [flood] nell'Allagamento
        [gas] nel gas
        [cave_in] nel Crollo
       *[horror] per un Orrore
    }: te ne restano { $health }.
    .all = { $seat } perde { $many ->
        [one] 1 punto salute
       *[other] { $many } punti salute
    } { $why ->
        [exert] per lo sforzo
        [rough] sul terreno accidentato
        [tremor] nel Sisma
        [flood] nell'Allagamento
        [gas] nel gas
        [cave_in] nel Crollo
       *[horror] per un Orrore
    }: ne restano { $health }.
event-fainted =
    .me = Perdi i sensi.
    .all = { $seat } perde i sensi.
event-healed =
    .me = { $other } ti restituisce { $many ->
        [one] 1 punto salute
       *[other] { $many } punti salute
    }: ora { $health }.
    .me-self = Recuperi { $many ->
        [one] 1 punto salute
       *[other] { $many } punti salute
    }: ora { $health }.
    .you = Restituisci { $seat_to } { $many ->
        [one] 1 punto salute
       *[other] { $many } punti salute
    }: ora { $health }.
    .all = { $other } restituisce { $seat_to } { $many ->
        [one] 1 punto salute
       *[other] { $many } punti salute
    }: ora { $health }.
    .all-self = { $seat } recupera { $many ->
        [one] 1 punto salute
       *[other] { $many } punti salute
    }: ora { $health }.
event-woke =
    .me = Riprendi i sensi.
    .all = { $seat } riprende i sensi.
event-cleared =
    .me = Togli i Detriti da { $at }.
    .all = { $seat } toglie i Detriti da { $at }.
event-dived =
    .me = Ti immergi in { $at }: ora nulla ti raggiunge.
    .all = { $seat } si immerge in { $at }, dove nulla arriva.
event-surfaced =
    .me = Riemergi in { $at }.
    .all = { $seat } riemerge in { $at }.
event-blasted =
    .me = Fai saltare la parete { $side } di { $at }. La roccia trema.
    .all = { $seat } fa saltare la parete { $side } di { $at }. La roccia trema.
event-horror_left =
    .me = Scacci l'Orrore { $horror } da { $at }.
    .all = { $why ->
        [assault] { $seat } scaccia l'Orrore { $horror } da { $at }.
       *[no_victim] L'Orrore { $horror } non trova prede e lascia la grotta da { $at }.
    }
event-ordered =
    .me = Dai un ordine { $other_to }.
    .you = { $seat } ti dà un ordine.
    .all = { $seat } dà un ordine { $other_to }.
event-declined =
    .me = A quest'ordine non fai nulla.
    .all = A quest'ordine { $seat } non fa nulla.
event-gas_gone =
    .all = Il gas si dirada.
event-out_of_time =
    .all = Tempo scaduto! Da ora chi non è sull'Uscita fa una prova a ogni round; chi fallisce finisce preda degli Orrori.
event-hazard =
    .all = Pericolo: { $hazard }. { $effect }
event-flooded =
    .all = L'acqua sale in { $at }.
event-gas_leaks =
    .all = Il gas riempie ogni tessera Gas.
event-cave_in =
    .all = Il dado mostra { $die }: viene giù ciò che porta il { $die }.
event-blocked =
    .all = Cadono Detriti in { $at }.
event-devoured =
    .me = Gli Orrori ti divorano.
    .all = Gli Orrori divorano { $seat }.
event-horror_moved =
    .me = L'Orrore { $horror } striscia fino a { $at }: cerca te.
    .all = L'Orrore { $horror } striscia fino a { $at }: cerca { $seat }.
event-no_horror =
    .all = Non compare nessun nuovo Orrore.
event-horror_came =
    .me = Un Orrore compare in { $at }: la preda più vicina sei tu.
    .all = Un Orrore compare in { $at }: la preda più vicina è { $seat }.
event-tile_returned =
    .me = La tessera che tenevi da parte va in fondo alla pila.
    .all = La tessera messa da parte va in fondo alla pila.
event-taken_back =
    .me = Ritiri una risposta.
    .all = { $seat } ritira una risposta.

# Chi si aspetta, e per quale risposta.

asked-act =
    .me = Tocca a te agire.
    .all = Tocca { $seat_to } agire.
asked-obey =
    .me = Tocca a te eseguire un ordine.
    .all = Tocca { $seat_to } eseguire un ordine.
asked-running =
    .me = Tocca a te fare un altro passo o fermarti.
    .all = Tocca { $seat_to } fare un altro passo o fermarsi.
asked-place =
    .me = Tocca a te posare una tessera.
    .all = Tocca { $seat_to } posare una tessera.
asked-surface =
    .me = Tocca a te riemergere da qualche parte.
    .all = Tocca { $seat_to } riemergere da qualche parte.
asked-which_horror =
    .me = Tocca a te dire quale Orrore muove per primo.
    .all = Tocca { $seat_to } dire quale Orrore muove per primo.
asked-which_way =
    .me = Tocca a te dire da che parte va un Orrore.
    .all = Tocca { $seat_to } dire da che parte va un Orrore.
asked-which_lair =
    .me = Tocca a te dire dove compare un Orrore.
    .all = Tocca { $seat_to } dire dove compare un Orrore.
asked-deal_explorer =
    .all = Il caso decide quale Esploratore scende.
asked-who_begins =
    .all = Il caso decide chi comincia.
asked-set_aside =
    .all = Il caso decide quale tessera si mette da parte.
asked-turn_up =
    .all = Il caso decide quale tessera arriva.
asked-turn_card =
    .all = Il caso decide quale Pericolo arriva.
asked-collapse =
    .all = Il caso tira il dado di un Crollo.
asked-exert_test =
    .all = Il caso tira il dado per uno sforzo.
asked-rough_test =
    .all = Il caso tira il dado sul terreno accidentato.
asked-rope_test =
    .all = Il caso tira il dado per una corda.
asked-hide_test =
    .all = Il caso tira il dado per nascondersi.
asked-tremor_test =
    .all = Il caso tira il dado nel Sisma.
asked-doom_test =
    .all = Il caso tira il dado contro gli Orrori.

# Le domande: che cosa si chiede, e per che cosa.

question-act = { $seat }: { $points ->
        [0] nessun punto azione. Uno sforzo, o fine del turno?
        [one] resta 1 punto azione. Che cosa fa?
       *[other] restano { $points } punti azione. Che cosa fa?
    }
question-obey = { $seat }, su ordine: qualcosa che costa 1 punto, subito e gratis?
question-running = { $seat }: { $steps ->
        [0] era l'ultimo passo.
        [one] ancora un passo?
       *[other] ancora fino a { $steps } passi?
    }
question-place = { $drawn ->
        [none] { $seat } posa a { $side } la tessera messa da parte. Come?
       *[tile] { $seat } posa a { $side } { $drawn }{ $aside ->
            [none] {""}
           *[tile] , oppure { $aside }
        }. Come?
    }
question-surface = { $awake ->
        [yes] { $seat } riemerge su una tessera Acqua. Quale?
       *[no] L'acqua porta { $seat }, senza sensi, su una tessera Acqua. Quale?
    }
question-which_horror = { $seat } ha il segnalino: quale Orrore muove per primo?
question-which_way = Due strade portano { $seat_to } con gli stessi passi: quale prende l'Orrore { $horror }?
question-which_lair = Più tessere Orrore sono ugualmente vicine { $seat_to }: su quale compare il nuovo Orrore?

# Le risposte.

onto = { $design }{ $mark ->
        [horror] , dove c'è un Orrore!
        [wet] , allagata
        [debris] , piena di Detriti
        [gas] , piena di gas!
       *[none] {""}
    }
option-reveal = Rivelare a { $side } ({ $cost } PA), e restare
option-explore = Esplorare a { $side } ({ $cost } PA): rivelare, ed entrare subito
option-move = Muoversi a { $side } ({ $cost } PA)
    .seen = Muoversi a { $side } ({ $cost } PA): { onto }
option-run = Correre a { $side } ({ $cost } PA), fino a { $run_steps } passi
    .seen = Correre a { $side } ({ $cost } PA), fino a { $run_steps } passi: per prima { onto }
option-dash = Scatto a { $side } ({ $cost } PA), fino a { $dash_steps } passi
    .seen = Scatto a { $side } ({ $cost } PA), fino a { $dash_steps } passi: per prima { onto }
option-swim = Nuotare a { $side } ({ $cost } PA)
    .seen = Nuotare a { $side } ({ $cost } PA): { onto }
option-squeeze = Addentrarsi nell'anfratto a { $side } ({ $cost } PA)
    .seen = Addentrarsi a { $side } ({ $cost } PA): { onto }
option-heal =
    .on = Medicare { $seat } ({ $cost } PA): salute +{ $heal }
    .self = Medicare te ({ $cost } PA): salute +{ $heal }
option-bandage =
    .on = Fasciatura: { $seat } ({ $cost } PA), salute +{ $bandage }
    .self = Fasciatura: te ({ $cost } PA)
option-dig = Scavare ({ $cost } PA): via i Detriti { $spot ->
        [N] a nord
        [E] a est
        [S] a sud
        [W] a ovest
       *[here] dalla propria tessera
    }
option-excavate = Scavo ({ $cost } PA): via i Detriti { $spot ->
        [N] a nord
        [E] a est
        [S] a sud
        [W] a ovest
       *[here] dalla propria tessera
    }
option-rope = Assicurare qui una corda ({ $cost } PA), con una prova
option-hide = Nascondersi ({ $cost } PA), con una prova: in questo round nessun Orrore ti cerca
option-dive = Immersione ({ $cost } PA): al riparo da tutto fino al prossimo turno
option-demolish = Demolizione della parete { $side } ({ $cost } PA): segue un Crollo
option-carabiner = Moschettone: qui una corda ({ $cost } PA), senza prova
option-assault = Scacciare l'Orrore a { $side } ({ $cost } PA)
option-order =
    .on = Ordine { $seat_to } ({ $cost } PA)
    .self = Ordine a te ({ $cost } PA)
option-exert = Sforzo: subito un punto azione in più, una prova a fine turno
option-end = Fine del turno
option-decline = Nessuna azione
option-step = Un passo a { $side }
    .seen = Un passo a { $side }: { onto }
option-stop = Fermarsi qui
option-place = Posare { $from ->
        [aside] la tessera messa da parte
       *[drawn] la tessera scoperta
    }, { $rotation ->
        [0] non girata
        [1] girata di un quarto
        [2] girata di mezzo giro
       *[3] girata di tre quarti
    }
    .seen = { $from ->
        [aside] Da parte: { $design }
       *[drawn] { $design }
    } { $glyph }  aperture: { $open }
option-recon = Perlustrazione: scarti questa, e posi la prossima, qualunque sia
option-surface = Riemergere sulla tessera Acqua numero { $number }
    .seen = Riemergere in { $at }
option-lair = Compare sulla tessera Orrore numero { $number }
    .seen = Compare in { $at }
option-next = Per primo l'Orrore { $number }
    .seen = Per primo l'Orrore { $number }, in { $at }
option-towards = A { $side }
option-deal = Scende { $explorer }
option-first =
    .on = Comincia { $seat }
    .self = Cominci tu
option-draw = La tessera è { $design }: { $shape }
option-card = Il Pericolo è { $hazard }
option-roll = Il dado mostra { $die }

# Ciò che si sceglie in due passi: prima che cosa, poi dove.

menu-reveal = Rivelare … una nuova tessera, e restare
menu-explore = Esplorare … una nuova tessera, ed entrarci subito
menu-move = Muoversi …
menu-run = Correre …
menu-dash = Scatto …
menu-swim = Nuotare …
menu-squeeze = Addentrarsi in un anfratto …
menu-heal = Medicare …
menu-bandage = Fasciatura …
menu-dig = Scavare …
menu-excavate = Scavo …
menu-demolish = Demolizione di una parete … segue un Crollo
menu-assault = Scacciare un Orrore …
menu-order = Ordine: qualcun altro agisce …
menu-cost = { $what } ({ $cost } PA)

# I nomi, con gli articoli.

name-of = di { $name }
name-to = a { $name }
explorer-diver =
    .the = il { $title }
    .of = del { $title }
    .to = al { $title }
explorer-scout =
    .the = la { $title }
    .of = della { $title }
    .to = alla { $title }
explorer-geologist =
    .the = il { $title }
    .of = del { $title }
    .to = al { $title }
explorer-engineer =
    .the = l'{ $title }
    .of = dell'{ $title }
    .to = all'{ $title }
explorer-climber =
    .the = la { $title }
    .of = della { $title }
    .to = alla { $title }
explorer-medic =
    .the = il { $title }
    .of = del { $title }
    .to = al { $title }
explorer-bodyguard =
    .the = il { $title }
    .of = del { $title }
    .to = al { $title }
explorer-leader =
    .the = la { $title }
    .of = della { $title }
    .to = alla { $title }
tile-start = la { $title }
tile-exit = l'{ $title }
tile-plain = una tessera non contrassegnata
tile-water = una tessera { $title }
tile-gas = una tessera { $title }
tile-horror = una tessera { $title }
tile-squeeze = un { $title }
tile-ledge = una { $title }
tile-slide = una { $title }
tile-rough = un { $title }
tile-cave_in = una tessera { $title } { $dice }
shape-dead = un vicolo cieco
shape-straight = un rettilineo
shape-corner = una curva
shape-tee = un bivio
shape-cross = un incrocio
side-N = nord
side-E = est
side-S = sud
side-W = ovest
side-none = nessuna

# La fine.

grade-gold = ORO: non manca nessuno.
grade-silver = ARGENTO: nella grotta resta un Esploratore.
grade-bronze = BRONZO: nella grotta restano due Esploratori.
grade-defeat = SCONFITTA: nella grotta restano tre o più Esploratori.
grade-unfinished = La partita non è stata finita.
ending-ST-END-02 = Chi vive è sull'Uscita.
ending-ST-END-03 = Fuori dall'Uscita non c'è più nessuno di cosciente.
ending-ST-TIME-06 = In vita non resta nessuno.
ending-core-too_long = La partita ha raggiunto il suo limite.
game-winners = { $count ->
    [0] Ha vinto la grotta.
   *[other] In salvo: { $winners }.
}
game-won = Ne esci anche tu.
game-lost = Tu non ce la fai.

# Le opzioni del tavolo.

table-difficulty = Difficoltà
    .effect = Quali carte Pericolo ci sono, e quanti round prima che il tempo scada.
table-difficulty-normal = Normale
    .effect = Solo carte singole, e il tempo più lungo.
table-difficulty-advanced = Avanzato
    .effect = Cinque carte colpiscono due volte, e il tempo è meno.
table-difficulty-expert = Esperto
    .effect = Una parte maggiore delle carte colpisce due volte, e il tempo è il minimo.
table-explorers = Esploratori
    .effect = Chi scende, nell'ordine del cerchio.
table-explorers-none = A caso
    .effect = Può toccare a chiunque degli otto.
table-explorers-value = Scelti
    .effect = In quest'ordine: { $list }.
table-first = Chi comincia
    .effect = Quale posto ha per primo il segnalino Primo esploratore.
table-first-none = A caso
    .effect = Può cominciare qualunque posto.
table-first-value = Posto { $number }
    .effect = Il segnalino parte dal posto { $number }.
table-extra_hazard_cards = Più tempo
    .effect = Carte Pericolo aggiunte al mazzo; solo al livello Normale.
table-extra_hazard_cards-value = { $number ->
        [0] Nessuna
       *[other] { $number } carte in più
    }
    .effect = { $number ->
        [0] Il mazzo del livello, così com'è.
        [one] Un round in più prima che il tempo scada.
       *[other] { $number } round in più prima che il tempo scada.
    }
table-gas_hit = Quanto costa una carta Gas
    .effect = Che cosa perde chi è su una tessera Gas quando esce la carta.
table-gas_hit-value = Salute −{ $number }
    .effect = Punti salute persi all'uscita della carta: { $number }.
table-gas_entry = Quanto costa entrare nel gas
    .effect = Che cosa si perde entrando in una tessera Gas mentre il gas ristagna.
table-gas_entry-value = Salute −{ $number }
    .effect = Punti salute persi a ogni ingresso: { $number }.
table-gas_x2_entry_doubles = Gas doppio all'ingresso
    .effect = Se entrare costa il doppio dopo una carta Gas che colpisce due volte.
table-gas_x2_entry_doubles-false = No
    .effect = Entrare costa come sempre.
table-gas_x2_entry_doubles-true = Sì
    .effect = Entrare costa il doppio finché quel gas non si dirada.
table-third_try = Il terzo tentativo
    .effect = Quando per una corda o un nascondiglio non serve più il dado.
table-third_try-any_attempts = Dopo due tentativi
    .effect = Uno in ciascuno dei due turni propri precedenti, comunque sia andata.
table-third_try-failed_attempts = Dopo due fallimenti
    .effect = Uno in ciascuno dei due turni propri precedenti.
table-special_reach = Portata di Scavo e Aggressione
    .effect = Su quali tessere vicine alla propria hanno effetto.
table-special_reach-adjacent = Oltre le pareti
    .effect = Su tutte e quattro, con o senza una parete in mezzo.
table-special_reach-connected = Solo collegate
    .effect = Solo dove dall'una si passa all'altra.
table-geologist_may_hold_exit = L'Uscita da parte
    .effect = Se il Geologo può tenere l'Uscita invece di posarla.
table-geologist_may_hold_exit-true = Permesso
    .effect = La tessera messa da parte può essere l'Uscita.
table-geologist_may_hold_exit-false = Vietato
    .effect = Un'Uscita pescata va posata.
table-ledge_crossing = Corde alle Sporgenze
    .effect = In quali direzioni il loro bordo non si passa senza corda.
table-ledge_crossing-up_only = Solo in salita
    .effect = Per scendere dal bordo non serve nulla.
table-ledge_crossing-both = In entrambe
    .effect = Anche per scendere dal bordo serve una corda.
table-submerged_diver_keeps_game = Una speranza sott'acqua
    .effect = Se si continua quando di cosciente c'è solo il Sommozzatore immerso.
table-submerged_diver_keeps_game-true = Sì
    .effect = Finché il Sommozzatore è cosciente sott'acqua, non è finita.
table-submerged_diver_keeps_game-false = No
    .effect = Sott'acqua il Sommozzatore non conta.
table-submerged_diver_tested = Tempo scaduto sott'acqua
    .effect = Se anche il Sommozzatore immerso fa la prova di Tempo scaduto.
table-submerged_diver_tested-true = Sì
    .effect = Il Sommozzatore fa la prova come chiunque altro.
table-submerged_diver_tested-false = No
    .effect = Sott'acqua il Sommozzatore ne è al riparo.
table-exit_return = Indietro dall'Uscita
    .effect = Che cosa può ancora fare chi è sull'Uscita.
table-exit_return-allowed = Permesso
    .effect = Agisce come prima, e può tornare ad aiutare.
table-exit_return-final = Vietato
    .effect = È fuori, e non fa più nulla.
table-end_check = Quando è finita
    .effect = Da quando vale una fine.
table-end_check-immediate = Subito
    .effect = Dopo ogni effetto.
table-end_check-round_end = A fine round
    .effect = Solo dopo l'ultima fase di un round.
table-tie_choices = Quando un Orrore ha una scelta
    .effect = Chi decide fra strade, Orrori o tessere alla pari.
table-tie_choices-ask = Si chiede
    .effect = Alla vittima, o a chi ha il segnalino.
table-tie_choices-auto = In automatico
    .effect = Il primo fra nord, est, sud e ovest; l'Orrore più vecchio; la tessera più vecchia.

# Il tavolo nel terminale.

title = Sub Terra
game-seats-many = { $count } Esploratori
game-seats-range = da { $fewest } a { $most } Esploratori
game-ask-seats = Quanti Esploratori scendono, da { $fewest } a { $most } [{ $default }]:
game-ask-company = Chi guida gli altri Esploratori: tu e chi è con te, bot esperti o bot a caso (people, steady, random) [{ $default }]:
cave-head = Round { $round } · { $seat }
cave-intro = Trovate l'Uscita, una delle ultime { $last } tessere della pila, e portateci tutta la squadra prima che finiscano le carte Pericolo. Se non manca nessuno è oro, se ne manca uno argento, se ne mancano due bronzo.
cave-deck = { $late ->
        [yes] TEMPO SCADUTO
       *[no] { $count ->
            [0] La prossima carta è Tempo scaduto
            [one] 1 carta Pericolo prima di Tempo scaduto
           *[other] { $count } carte Pericolo prima di Tempo scaduto
        }
    }
cave-gas = IL GAS RISTAGNA
cave-stack = Pila: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
cave-exit = { $place ->
        [found] l'Uscita è in { $at }
        [hand] l'Uscita è a portata di mano
        [bottom] l'Uscita è in fondo alla pila
       *[stack] { $last ->
            [one] l'Uscita è l'ultima
           *[other] l'Uscita è una delle ultime { $last }
        }
    }
cave-level = Livello: { $level }
cave-at-submerged = sott'acqua
cave-at-devoured = preda degli Orrori
cave-unconscious = senza sensi
cave-hidden = in un nascondiglio
cave-marker = segnalino Primo esploratore
cave-recons = Perlustrazioni rimaste: { $count }
cave-explosives = Esplosivi rimasti: { $count }
cave-aside = da parte: { $tile }
cave-rope-tries = { $count ->
        [one] un tentativo di corda nell'ultimo turno
       *[other] tentativi di corda per { $count } turni di fila
    }
cave-hide-tries = { $count ->
        [one] un tentativo di nascondersi nell'ultimo turno
       *[other] tentativi di nascondersi per { $count } turni di fila
    }
cave-lies-wet = allagata
cave-lies-debris = con Detriti
cave-lies-rope = con una corda
cave-horror = Orrore { $number }
cave-way-wall = una parete
cave-way-unexplored = inesplorato
cave-unexplored = inesplorato: { $sides }
cave-cut-N = { $count ->
        [one] 1 riga a nord
       *[other] { $count } righe a nord
    }
cave-cut-E = { $count ->
        [one] 1 colonna a est
       *[other] { $count } colonne a est
    }
cave-cut-S = { $count ->
        [one] 1 riga a sud
       *[other] { $count } righe a sud
    }
cave-cut-W = { $count ->
        [one] 1 colonna a ovest
       *[other] { $count } colonne a ovest
    }
cave-cut = Non si vedono: { $parts } (m mostra tutta la grotta)
key-sign-unknown = inesplorato
key-sign-wet = allagata
key-sign-gas = gas che ristagna
key-sign-debris = Detriti
key-sign-rope = corda
key-sign-blasted = varco aperto con l'Esplosivo
key-sign-horror = Orrore
key-fallen = lettera minuscola: senza sensi
key-arrow = freccia ↑: senza corda non di là da una Sporgenza, non indietro da una Frana
key-dice = { $short } 2·5 = { $title }: viene giù con un 2 o un 5
key-short = { $short } = { $title }
key-of-kinds = Tessere
key-of-dangers = Pericoli
letter-diver = S
letter-scout = R
letter-geologist = G
letter-engineer = I
letter-climber = C
letter-medic = M
letter-bodyguard = B
letter-leader = L
short-start = Partenza
short-exit = USCITA
short-plain = {""}
short-water = Acqua
short-gas = Gas
short-horror = Orrore
short-squeeze = Anfratto
short-ledge = Spor.
short-slide = Frana
short-rough = Accid.
short-cave_in = Cro.
side-letters = neso
side-here = qui
why-some = { $what }: { $where }
know-in-stack = Ancora nella pila, in ordine ignoto: { $tiles }
know-in-bottom = In fondo alla pila: { $tiles }
know-thrown = Scartate: { $tiles }
know-deck = { $count ->
        [one] Prima di Tempo scaduto arriva 1 carta fra queste: { $cards }
       *[other] Prima di Tempo scaduto arrivano { $count } carte fra queste: { $cards }
    }
know-no-deck = Non ci sono più carte Pericolo.
end-team = Che ne è stato di ciascuno:
end-is-out = { $seat }: sull'Uscita.
end-is-down = { $seat }: senza sensi in { $at }.
end-is-behind = { $seat }: ancora nella grotta, in { $at }.
end-is-submerged = { $seat }: ancora sott'acqua.
end-is-devoured = { $seat }: preda degli Orrori.
end-rounds = { $rounds ->
        [one] Si è giocato un round
       *[other] Si sono giocati { $rounds } round
    }, e nella grotta c'erano { $tiles } tessere.
end-exit = { $found ->
        [yes] L'Uscita era in { $at }.
       *[no] L'Uscita non è mai stata trovata.
    }
help-game =
    2 n        con una lettera della bussola (n e s o): risposta 2, a nord
    m          tutta la grotta
    e          gli Esploratori, e che cosa sa fare ciascuno
    k          le tessere e i pericoli, e che cosa fanno
    Si capisce anche la notazione delle partite salvate: explore N, place drawn 0.
