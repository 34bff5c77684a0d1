# Che cosa succede: un messaggio per evento. .me agisce o subisce; .all lo dice agli altri. Persone, luoghi e carte hanno
# nomi che non vogliono articolo.

event-set_up =
    .me = Stagione { $season }: { $characters }. Cominci tu.
    .all = Stagione { $season }: { $characters }. Comincia { $seat }.
event-turn =
    .me = Turno { $turn }, Atto { $act }: tocca a te.
    .all = Turno { $turn }, Atto { $act }: { $seat }.
event-set_off =
    .me = { $cards_count ->
        [0] Non giochi carte per muoverti
       *[other] Per muoverti giochi { $cards }
    }: { $points ->
        [0] nessuna strada.
        [one] 1 strada.
       *[other] { $points } strade.
    }
    .all = { $cards_count ->
        [0] { $seat } non gioca carte per muoversi
       *[other] Per muoversi { $seat } gioca { $cards }
    }: { $points ->
        [0] nessuna strada.
        [one] 1 strada.
       *[other] { $points } strade.
    }
event-walked =
    .me = Tu: { $from } → { $at }.
    .all = { $seat }: { $from } → { $at }.
event-action =
    .me = La tua azione: { $action }.
    .all = { $seat }: { $action }.
event-committed =
    .me = Giochi { $cards_count ->
        [0] zero carte
       *[other] { $cards }
    } per «{ $action }»: valore azione { $value }.
    .me-on = Giochi { $cards_count ->
        [0] zero carte
       *[other] { $cards }
    } per «{ $action }», contro «{ $slot }»: valore azione { $value }.
    .all = { $seat } gioca { $cards_count ->
        [0] zero carte
       *[other] { $cards }
    } per «{ $action }»: valore azione { $value }.
    .all-on = { $seat } gioca { $cards_count ->
        [0] zero carte
       *[other] { $cards }
    } per «{ $action }», contro «{ $slot }»: valore azione { $value }.
event-turned_up =
    .all = Si gira la pila «{ $slot }»: { $tokens }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    } = { $total }, contro { $value }.
event-beaten =
    .all = La pila «{ $slot }» è battuta{ $short ->
        [0] {""}
       *[other] , come sempre l'ultimo segnalino, anche se mancava { $short }
    }.
event-failed =
    .all = Non riesce. Un segnalino della pila «{ $slot }» se ne va, non visto; { $many ->
        [one] l'ultimo torna
       *[other] { $many } tornano
    } a faccia in giù.
event-revealed =
    .all = Si rivela la cima della pila «{ $slot }»: { $token }.
event-looked =
    .me-seen = Guardi { $many ->
        [one] la cima
       *[other] i { $many } più in alto, da sotto in su,
    } di «{ $slot }»: { $tokens }.
    .all = { $seat } guarda { $many ->
        [one] il primo segnalino
       *[other] { $many } segnalini
    } di «{ $slot }».
    .all-seen = { $seat } guarda { $many ->
        [one] la cima
       *[other] i { $many } più in alto, da sotto in su,
    } di «{ $slot }»: { $tokens }.
event-placed =
    .all = La pila «{ $slot }» riceve { $many ->
        [one] 1 segnalino a faccia in giù
       *[other] { $many } segnalini a faccia in giù
    }{ $bottom ->
        [yes] , sotto la cima
       *[no] {""}
    }.
event-overflow =
    .all = La pila «{ $slot }» è piena: { $many ->
        [one] 1 segnalino di troppo
       *[other] { $many } segnalini di troppo
    } mette paura a tutti.
event-stack_gone =
    .all = La pila «{ $slot }» se ne va { $why ->
        [ally] con il suo Alleato
        [scene] per effetto della Scena
       *[power] grazie al Potere
    }.
event-goal =
    .all = Obiettivo raggiunto: di «{ $group }» non restano pile.
event-foe_moved =
    .all = { $figure }: { $from } → { $at }.
event-foe_left =
    .all = { $figure } lascia il tabellone{ $forever ->
        [yes] {" "}per sempre
       *[no] {""}
    } ({ $at }{ $why ->
        [power] , per un Potere
       *[beaten] {""}
    }).
event-spawned =
    .all = Un Nemico in più: { $figure } → { $at }, con la pila «{ $slot }».
event-ally_waits =
    .all = Un Alleato in attesa: { $ally } («{ $slot }»).
event-recruited =
    .me = { $ally } viene con te (da «{ $slot }»).
    .all = { $ally } va con { $seat } (da «{ $slot }»).
event-ally_gone =
    .all = { $ally } è fuori dal gioco.
event-drew =
    .me = Peschi { $card }.
    .all = { $seat } pesca { $card }.
event-drew_item =
    .me = Peschi dal mazzo Oggetto: { $item }.
    .all = { $seat } pesca dal mazzo Oggetto: { $item }.
event-kept_item =
    .me = Tieni { $item }.
    .all = { $seat } tiene { $item }.
event-gave_up =
    .me = Rinunci a { $item }: { $aside ->
        [yes] fuori dal gioco.
       *[no] torna nel mazzo.
    }
    .all = { $seat } rinuncia a { $item }: { $aside ->
        [yes] fuori dal gioco.
       *[no] torna nel mazzo.
    }
event-lost_card =
    .me = Perdi una carta: { $card }.
    .all = { $seat } perde una carta: { $card }.
event-scared =
    .me = Ottieni { $many } Paura { $why ->
        [road] per strada
        [failure] per ciò che mancava
        [overflow] per una pila piena
        [scene] dalla Scena
       *[power] dal Potere
    }: in tutto { $fear }.
    .all = { $seat } ottiene { $many } Paura { $why ->
        [road] per strada
        [failure] per ciò che mancava
        [overflow] per una pila piena
        [scene] dalla Scena
       *[power] dal Potere
    }: in tutto { $fear }.
event-terrified =
    .me = È troppo: il tuo tracciato Paura è alla fine.
    .all = È troppo per { $seat }: il tracciato Paura è alla fine.
event-calmed =
    .me = Perdi { $many } Paura: ne resta { $fear }.
    .all = { $seat } perde { $many } Paura: ne resta { $fear }.
event-reshuffled =
    .all = Il mazzo Azione è finito. Comincia l'Atto { $act }, con { $many } carte rimescolate.
event-no_more_acts =
    .all = Il mazzo Azione è finito, e l'Atto { $act } era l'ultimo.
event-scenes_due =
    .all = Scene da rivelare: { $many } (Atto { $act }, Pericolo { $danger }{ $ignored ->
        [0] {""}
       *[other] , di cui ignorati al massimo { $ignored }
    }).
event-scene =
    .all = Scena: { $scene }. { $effect }
event-scenes_shuffled =
    .all = Le Scene viste finora si rimescolano: nel mazzo ce ne sono { $many }.
event-power =
    .me = Liberi un Potere: { $power }. { $effect }
    .all = { $seat } libera un Potere: { $power }. { $effect }
event-power_lost =
    .all = Un Potere è perso: { $power }.
event-taken_back =
    .me = Annulli una tua risposta.
    .all = { $seat } annulla una risposta.

# Chi si attende, e per quale genere di risposta.

asked-spend =
    .me = Devi dire quali carte giochi per muoverti.
    .all = { $seat } deve dire quali carte gioca per muoversi.
asked-walk =
    .me = Devi prendere una strada o fermarti.
    .all = { $seat } deve prendere una strada o fermarsi.
asked-act =
    .me = Devi scegliere un'azione.
    .all = { $seat } deve scegliere un'azione.
asked-peek =
    .me = Puoi guardare un segnalino.
    .all = { $seat } può guardare un segnalino.
asked-which_stack =
    .me = Devi scegliere una pila per l'azione.
    .all = { $seat } deve scegliere una pila per l'azione.
asked-commit =
    .me = Devi giocare carte per l'azione.
    .all = { $seat } deve giocare carte per l'azione.
asked-which_top =
    .me = Devi dire quale cima si rivela.
    .all = { $seat } deve dire quale cima si rivela.
asked-keep_one =
    .me = Devi tenere un Oggetto.
    .all = { $seat } deve tenere un Oggetto.
asked-one_too_many =
    .me = Devi rinunciare a un Oggetto.
    .all = { $seat } deve rinunciare a un Oggetto.
asked-where_to =
    .me = Devi dire dove va un Nemico.
    .all = { $seat } deve dire dove va un Nemico.
asked-way_ends =
    .me = Devi dire quale dei percorsi più corti segue un Nemico.
    .all = { $seat } deve dire quale dei percorsi più corti segue un Nemico.
asked-which_foe =
    .me = Devi dire quale Nemico si muove.
    .all = { $seat } deve dire quale Nemico si muove.
asked-which_prey =
    .me = Devi dire verso chi va un Nemico.
    .all = { $seat } deve dire verso chi va un Nemico.
asked-which_one =
    .me = Devi scegliere un Nemico.
    .all = { $seat } deve scegliere un Nemico.
asked-stack_too =
    .me = Devi dire quale pila se ne va con un Nemico.
    .all = { $seat } deve dire quale pila se ne va con un Nemico.
asked-where_created =
    .me = Devi dire dove va una nuova pila.
    .all = { $seat } deve dire dove va una nuova pila.
asked-which_smallest =
    .me = Devi dire quale delle pile più piccole è.
    .all = { $seat } deve dire quale delle pile più piccole è.
asked-pick_more =
    .me = Devi scegliere delle pile.
    .all = { $seat } deve scegliere delle pile.
asked-look_over =
    .me = Devi scegliere le pile da guardare.
    .all = { $seat } deve scegliere le pile da guardare.
asked-which_power =
    .me = Devi dire quale Potere si perde.
    .all = { $seat } deve dire quale Potere si perde.
asked-which_ally =
    .me = Devi dire quale Alleato se ne va.
    .all = { $seat } deve dire quale Alleato se ne va.
asked-lose_card =
    .me = Devi dire quale carta si perde.
    .all = { $seat } deve dire quale carta si perde.
asked-which_first =
    .me = Devi dire quale pila riceve per prima i segnalini.
    .all = { $seat } deve dire quale pila riceve per prima i segnalini.
asked-deal_character =
    .all = Il caso decide quale Personaggio viene.
asked-who_begins =
    .all = Il caso decide chi comincia.
asked-deal_card =
    .all = Il caso decide quale carta Azione arriva.
asked-turn_scene =
    .all = Il caso decide quale Scena arriva.
asked-draw_item =
    .all = Il caso decide quale Oggetto arriva.
asked-next_ally =
    .all = Il caso decide quale Alleato attende.
asked-put_token =
    .all = Il caso decide quale segnalino esce dalla riserva.
asked-mix_in =
    .all = Il caso decide quale segnalino si aggiunge.
asked-lay_out =
    .all = Il caso decide quale segnalino si posa.
asked-lose_token =
    .all = Il caso decide quale segnalino se ne va.

# Le domande: che cosa si chiede, e per che cosa.

question-spend = { $seat }: quali carte per muoversi? { $moves ->
        [0] Senza carte non c'è nessuna strada.
        [one] Senza carte c'è 1 strada.
       *[other] Senza carte ci sono { $moves } strade.
    }
question-walk = { $seat }: { $points ->
        [one] resta 1 strada. Dove si va?
       *[other] restano { $points } strade. Dove si va?
    }
question-act = { $seat }: che cosa fare qui?
question-peek = { $seat }: uno sguardo a una cima prima di giocare le carte?
question-which_stack = { $seat }, «{ $action }»: quale pila?
question-commit = { $seat }, «{ $action }»{ $target ->
        [none] {""}
       *[other] , contro «{ $target }»
    }: quali carte?
question-which_top = { $seat }: quale cima si rivela? { $many ->
        [one] È l'ultima.
       *[other] In tutto { $many }.
    }
question-keep_one = { $seat }: quale Oggetto resta? Gli altri tornano nel mazzo.
question-one_too_many = { $seat } ha un Oggetto di troppo. A quale rinuncia?
question-where_to = { $seat }: dove va { $figure }?
question-way_ends = { $seat }: più percorsi sono altrettanto corti. Dove arriva { $figure }?
question-which_foe = { $seat }: più Nemici sono altrettanto vicini. Quale si muove?
question-which_prey = { $seat }: verso chi va { $figure }?
question-which_one = { $seat }: quale Nemico?
question-stack_too = { $seat }: quale pila se ne va con il Nemico?
question-where_created = { $seat }: in quale slot va la nuova pila?
question-which_smallest = { $seat }: più pile sono altrettanto piccole. Quale è?
question-pick_more = { $seat }: quale pila? { $count ->
        [0] Finora nessuna.
        [one] Finora 1.
       *[other] Finora { $count }.
    }
question-look_over = { $seat }: quale pila si guarda? { $count ->
        [0] Finora nessuna.
        [one] Finora 1.
       *[other] Finora { $count }.
    }
question-which_power = { $seat }: quale Potere si perde?
question-which_ally = { $seat }: quale Alleato esce dal gioco?
question-lose_card = { $seat }: quale carta perde { $other }?
question-which_first = { $seat }: la riserva non basta per tutte. Quale pila viene prima?

# Le risposte.

option-spend = { $cards ->
        [none] Nessuna carta
       *[other] Carta { $cards } della mano
    } per muoversi
    .seen = { $cards }: { $value ->
        [one] 1 strada
       *[other] { $value } strade
    }{ $danger ->
        [0] {""}
       *[other] , Pericolo { $danger }
    }
option-go = Andare: { $location }
    .seen = Andare: { $location }{ $fear ->
        [0] {""}
       *[other] {" "}(Paura { $fear })
    }{ $foes ->
        [none] {""}
       *[other] {" "}! { $foes }
    }
option-stop = Fermarsi qui
option-do = { $action }
option-fight = Combattere: { $foe }
option-pass = Nessuna azione
option-peek = Guardare la cima: { $slot }
    .seen = Guardare la cima: { $slot } { $stack }
option-skip = Nessuno sguardo
option-stack = La pila «{ $slot }»
    .seen = La pila «{ $slot }» { $stack }
option-done = Basta così
option-commit = Carta { $cards } della mano per l'azione
    .seen = { $cards }: valore azione { $value }{ $danger ->
        [0] {""}
       *[other] , Pericolo { $danger }
    }
option-keep = Tenere { $item }
    .seen = Tenere { $item }. { $effect }
option-give_up = Rinunciare a { $item }
    .seen = Rinunciare a { $item }. { $effect }
option-place = Verso: { $location }
option-target = Verso { $seat }
option-figure = { $figure }
    .seen = { $figure } ({ $at })
option-dismiss = Via { $ally }
    .seen = Via { $ally }. { $effect }
option-discard = Scartare la carta { $place } della mano
    .seen = Scartare { $card }
option-deal = Viene { $character }
option-first = Comincia { $seat }
option-card = La carta Azione è { $card }
option-scene = La Scena è { $scene }
option-item = L'Oggetto è { $item }
option-ally = L'Alleato è { $ally }
option-token = Il segnalino è { $token }

# Ciò che si sceglie in due passi: prima che cosa, poi come.

menu-spend = { $count ->
    [one] 1 carta per muoversi …
   *[other] { $count } carte per muoversi …
}
menu-commit = { $count ->
    [one] 1 carta …
   *[other] { $count } carte …
}

# Che cosa fanno le carte: un messaggio per effetto.

mark-ours = nostra ricostruzione
effect-none = Niente.
effect-otherwise = { $text } Se non è possibile, { $otherwise }
effect-action_bonus = Il valore azione aumenta di { $amount } per: { $actions }.
effect-move_bonus = Si può percorrere { $amount ->
        [one] 1 strada
       *[other] { $amount } strade
    } in più.
effect-ignore_danger = Quando si rivelano le Scene, { $amount ->
        [one] 1 icona Pericolo non conta
       *[other] { $amount } icone Pericolo non contano
    }.
effect-companion = Vale come compagnia: con questa carta non si è mai senza.
effect-start_items = Si comincia con { $amount ->
        [one] 1 Oggetto
       *[other] { $amount } Oggetti
    }.
effect-remote_action = «{ $action }» si può fare da ogni Luogo senza Nemici, contro qualsiasi pila di «{ $scope }».
effect-peek_stack = Prima di giocare le carte per un'azione: uno sguardo alla cima di una pila contro cui può andare{ $per_turn ->
        [one] {""}
       *[other] , { $per_turn } volte
    }.
effect-fear_shield = Gli altri nello stesso Luogo ottengono { $amount } Paura in meno ogni volta che gliene dà una Scena.
effect-gain_fear = { $who } ottiene { $amount } Paura{ $per ->
        [none] {""}
       *[other] {" "}per ogni pila di «{ $per }»
    }.
effect-lose_fear = { $who } perde { $amount } Paura.
effect-discard_cards = { $who } scarta { $amount ->
        [one] 1 carta Azione
       *[other] { $amount } carte Azione
    } dalla mano.
effect-move_foe = { $pick ->
        [nearest_to_target] Il più vicino fra i Nemici «{ $foe }»
       *[other] Ogni Nemico «{ $foe }»
    } { $steps ->
        [-1] va fino in fondo
        [one] va per 1 strada
       *[other] va per { $steps } strade al massimo
    } verso { $toward ->
        [nearest_character] il Personaggio più vicino
        [most_fear] il Personaggio con più Paura
       *[location] «{ $at }»
    }.
effect-relocate_foe = Un Nemico «{ $foe }» va in un altro Luogo, scelto dal Personaggio di turno.
effect-remove_foe = { $count ->
        [one] Un Nemico «{ $foe }» lascia il tabellone
       *[other] Fino a { $count } Nemici «{ $foe }» lasciano il tabellone
    }{ $permanent ->
        [yes] {" "}per sempre
       *[no] {""}
    }{ $with_stack ->
        [yes] { $count ->
            [one] , con una pila del suo gruppo
           *[other] , ciascuno con una pila del suo gruppo
        }
       *[no] {""}
    }.
effect-spawn_demodog = Se ce n'è uno fuori dal tabellone, «{ $foe }» arriva in «{ $at }», con una nuova pila di { $size }.
effect-create_stack = In uno slot vuoto di «{ $group }»{ $order ->
        [none] {""}
       *[other] , il primo libero fra { $order },
    } si forma una pila di { $size }.
effect-add_tokens = { $amount ->
        [one] 1 segnalino in più
       *[other] { $amount } segnalini in più
    } { $pick ->
        [each] a ogni pila di «{ $group }»
        [smallest] { $least ->
            [one] alla pila più piccola di «{ $group }»
           *[other] a ciascuna delle { $least } pile più piccole di «{ $group }»
        }
        [smallest_below_limit] alla più piccola fra le pile non piene di «{ $group }»
        [exact] { $least ->
            [one] a una pila a scelta di «{ $group }»
           *[other] a ciascuna di { $least } pile a scelta di «{ $group }»
        }
       *[chosen] a ciascuna delle pile scelte di «{ $group }», almeno { $least } e al massimo { $most }
    }.
effect-discard_stacks = Tornano nella riserva, di «{ $group }»: { $pick ->
        [chosen] { $least ->
            [0] al massimo { $most } pile a scelta
           *[other] pile a scelta, almeno { $least } e al massimo { $most }
        }
        [exact] { $least ->
            [one] 1 pila a scelta
           *[other] { $least } pile a scelta
        }
       *[each] tutte le pile
    }.
effect-eliminate_power = { $count ->
        [one] Si perde un Potere non ancora usato, scelto
       *[other] Si perdono { $count } Poteri non ancora usati, scelti
    } dal Personaggio di turno.
effect-remove_ally = Un Alleato esce dal gioco: { $first ->
        [waiting] uno in attesa, o altrimenti uno già con voi
       *[owned] uno già con voi, o altrimenti uno in attesa
    }.
effect-look_at = Si { $stacks ->
        [one] guarda al massimo 1 pila
       *[other] guardano al massimo { $stacks } pile
    }: { $tokens ->
        [all] tutti i segnalini
        [one] il primo segnalino
       *[other] i primi { $tokens } segnalini
    }.
effect-reveal_tops = Si rivelano le cime di tutte le pile di «{ $group }».
effect-end_of_day = In questo turno non si rivelano altre Scene, e tutte quelle viste finora si rimescolano nel mazzo.
who-active = Il Personaggio di turno
who-each = Ogni Personaggio
who-alone = Ogni Personaggio senza compagnia
who-at = Ogni Personaggio che si trova in «{ $at }»
who-half = Ogni Personaggio che è in «{ $half }»
who-with = Ogni Personaggio nello stesso Luogo di un Nemico{ $foe ->
        [none] {""}
       *[other] {" "}(«{ $foe }»)
    }
who-near = Ogni Personaggio in un Luogo con un Nemico{ $foe ->
        [none] {""}
       *[other] {" "}(«{ $foe }»)
    } o in uno adiacente

# Nomi.

half-hawkins = Hawkins
half-upside_down = Sottosopra
half-tunnels = Tunnel
group-allies = Alleati
group-powers = Poteri
group-lab = Laboratorio
group-vines = Tralci
group-gate = Portale

# La fine.

grade-victory = VITTORIA: vincono tutti.
grade-defeat = SCONFITTA: perdono tutti.
grade-unfinished = La partita non è finita.
ending-UD-S1-END-01 = Di «{ $rescue_will }» non resta nessuna pila.
ending-UD-S2-END-01 = «{ $rescue_will }» e poi «{ $close_gate }»: è tutto fatto.
ending-UD-END-02 = Per qualcuno la Paura è diventata troppa.
ending-UD-END-03 = L'ultimo Atto è finito, e con lui il tempo.
ending-core-too_long = La partita è arrivata al suo limite.
game-winners = { $count ->
    [0] Non ha vinto nessuno.
   *[other] Insieme: { $winners }.
}
game-won = Avete vinto.
game-lost = Avete perso.

# Le opzioni del tavolo.

table-season = Stagione
    .effect = Su quale tabellone si gioca, con quali Nemici, e che cosa c'è da fare.
table-season-value = Stagione { $number }
    .effect = { $number ->
        [1] Un salvataggio, nella metà oscura del tabellone.
       *[other] Un salvataggio, e poi un portale da chiudere.
    }
table-characters = Personaggi
    .effect = Chi gioca, nell'ordine del cerchio.
table-characters-none = A sorte
    .effect = Può venire uno qualsiasi dei Personaggi.
table-characters-value = A scelta
    .effect = In quest'ordine: { $list }.
table-fear_track_shift = Lunghezza dei tracciati Paura
    .effect = Quanta Paura sopporta ciascuno, in più o in meno di quanto è stampato.
table-fear_track_shift-value = { $number ->
        [-1] Uno spazio in meno
        [0] Come stampato
        [1] Uno spazio in più
       *[other] { $number } spazi in più
    }
    .effect = { $number ->
        [-1] Si cede al terrore uno spazio prima.
        [0] Il tracciato è lungo quanto dice il Personaggio.
        [1] Ciascuno sopporta una Paura in più.
       *[other] Ciascuno sopporta { $number } Paura in più.
    }
table-solo = Una persona sola
    .effect = Se una persona guida entrambi i Personaggi.
table-solo-false = No
    .effect = Ogni Personaggio può avere una persona per sé.
table-solo-true = Sì
    .effect = Una persona guida due Personaggi.
table-first_player = Chi comincia
    .effect = Come si trova il primo Personaggio ad agire.
table-first_player-random = A sorte
    .effect = Può cominciare qualsiasi Personaggio.
table-first_player-host = Lo dice chi ospita
    .effect = Comincia il posto indicato.
table-first = Primo turno
    .effect = Quale posto ha il primo turno.
table-first-none = Non indicato
    .effect = Decide la sorte, o il posto 0 se decide chi ospita.
table-first-value = Posto { $number }
    .effect = Il primo turno è del posto { $number }.
table-last_stack_tie = Un ultimo segnalino di troppo
    .effect = Che cosa vale prima, se battendo l'ultimo segnalino si ottiene troppa Paura.
table-last_stack_tie-win = La pila
    .effect = Se ne va per prima; se così si vince, è vinta.
table-last_stack_tie-loss = La Paura
    .effect = Si ottiene per prima; se è troppa, la partita è persa.
table-ignore_limit = Pericolo ignorato
    .effect = Fino a che punto ignorare riduce le Scene.
table-ignore_limit-danger_only = Solo il Pericolo
    .effect = Le Scene dell'Atto si rivelano sempre.
table-ignore_limit-whole_total = Tutto il numero
    .effect = Possono diminuire anche quelle dell'Atto.
table-demogorgon_long_move = { $demogorgon } senza pile
    .effect = Quanto lontano va quando un combattimento non trova più pile.
table-demogorgon_long_move-exact = Esattamente
    .effect = Tante strade quanto il valore azione, avanti e indietro comprese.
table-demogorgon_long_move-up_to = Al massimo
    .effect = Tante strade, o di meno.
table-scene_discard_by = Carte perse per una Scena
    .effect = Chi le sceglie.
table-scene_discard_by-active = Chi è di turno
    .effect = Sceglie per tutti chi sta giocando il turno.
table-scene_discard_by-owner = Chi le ha in mano
    .effect = Ciascuno sceglie dalla propria mano.
table-looks_shared = Ciò che si guarda
    .effect = Chi viene a sapere quali segnalini si sono visti.
table-looks_shared-all = Tutti
    .effect = I segnalini guardati si dicono a tutti.
table-looks_shared-looker = Chi guarda
    .effect = Gli altri sanno solo che c'è stato uno sguardo.
table-memory_aid = Memoria
    .effect = Se il tavolo ricorda quali segnalini si sono visti.
table-memory_aid-true = Tenuta
    .effect = Ciò che si sa di ogni pila resta sullo schermo.
table-memory_aid-false = Propria
    .effect = Chi dimentica ha dimenticato.
table-tie_choices = Quando i Nemici hanno scelta
    .effect = Chi decide fra percorsi, Nemici o vittime pari.
table-tie_choices-ask = Si chiede
    .effect = Decide chi è di turno.
table-tie_choices-auto = Da sé
    .effect = Il primo nell'ordine del tabellone.
table-third_item = Un terzo Oggetto
    .effect = Dove va un Oggetto a cui si rinuncia.
table-third_item-deck = Nel mazzo
    .effect = Si rimescola e si potrà pescare di nuovo.
table-third_item-aside = Fuori dal gioco
    .effect = Si mette via per sempre.

# Il tavolo in un terminale.

title = Il Sottosopra
game-seats-many = { $count } Personaggi
game-seats-range = da { $fewest } a { $most } Personaggi
game-ask-seats = Quanti Personaggi, da { $fewest } a { $most } [{ $default }]:
game-ask-company = Chi guida gli altri Personaggi: tu e chi siede con te, bot assennati o bot casuali (people, steady, random) [{ $default }]:
town-head = Turno { $turn } · Atto { $act } · { $seat }
town-intro = Vincete insieme quando non restano pile di: { $goals }{ $count ->
        [one] {""}
       *[other] , in quest'ordine
    }. Perdete insieme quando la Paura di qualcuno arriva in fondo al tracciato, o quando il mazzo Azione finisce nell'Atto { $acts }.
town-ours = Quasi tutte le strade, le carte e i numeri sono una nostra ricostruzione, non quelli pubblicati. Chi ha la scatola li può correggere: penombra content new { $game } DIR
town-act = Atto { $act } di { $acts }
town-deck = Mazzo Azione: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
town-scenes = Mazzo Scena: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
town-goal = { $group }: { $count ->
    [0] fatto
    [one] resta 1 pila
   *[other] restano { $count } pile
}
town-saved = { $group }: fatto
town-receipt = Scene alla fine di questo turno: Atto { $act } + Pericolo { $danger } − ignorati { $ignored } = { $many }
town-due = Scene ancora da rivelare: { $many }
town-fear = Paura { $fear } di { $most }
town-moves = { $count ->
        [one] 1 strada senza carte
       *[other] { $count } strade senza carte
    }
town-begins = comincia in «{ $at }»
town-hand = Mano: { $cards }
town-no-cards = niente carte
town-items = Oggetti: { $items }
town-allies = Alleati: { $allies }
town-key-cards = ♥ Amici: 1 in più in compagnia · ! Pericolo: una Scena in più
town-key-stacks = [fondo … cima] ? ignoto · (2) noto, a faccia in giù · ▲2 a faccia in su · ½ uno di quelli fra graffe, di cui uno se n'è andato · ! Nemico
town-key-special = { $letter } { $group }: vale quante sono le sue pile
town-key-map = Strade e dimensioni delle pile: nostra ricostruzione, dove nulla di stampato le dice.
town-loose = Pile dei Nemici
town-off = Fuori dal tabellone: { $figures }
town-bonus = { $action } +{ $amount }
town-road-fear = { $place } (Paura { $fear })
town-odds = { $stack }: noto { $sum }{ $more ->
        [0] {""}
       *[other] {" "}+ altri { $more }
    }; in tutto da { $low } a { $high }, in media circa { $mean }
town-sure = { $stack }: in tutto { $high }
town-stack-size = pila di { $size }
key-of-items = Oggetti
key-of-allies = Alleati
key-of-powers = Poteri
key-of-scenes = Scene
key-times = { $title } ×{ $count }
why-go = Andare: { $places }
know-sure = «{ $zone }»: di certo { $tokens }
know-tokens = «{ $zone }»: { $count ->
        [one] 1 segnalino, fra { $tokens }
       *[other] { $count } segnalini, fra { $tokens }
    }
know-deck = Ancora nel mazzo Azione: { $cards }
know-scenes = Ancora nel mazzo Scena: { $titles }
know-items = Ancora nel mazzo Oggetto: { $titles }
know-allies = Alleati che possono ancora venire: { $titles }
end-turns = { $turns ->
        [one] Si è giocato un turno
       *[other] Si sono giocati { $turns } turni
    }; la fine è nell'Atto { $act }.
end-fear = { $seat }: Paura { $fear } di { $most } ({ $at })
end-goal = «{ $group }»: { $count ->
        [0] nessuna pila
        [one] resta 1 pila
       *[other] restano { $count } pile
    }
help-game =
    2 1        risposta 2, e di quelle che raccoglie la prima
    m          la mappa, e che cosa dicono i suoi segni
    e          i Personaggi e che cosa sanno fare, con Oggetti e Alleati
    k          ogni Oggetto, Alleato, Potere e Scena, e che cosa fa
    Si capisce anche la notazione delle partite salvate: go main, commit 1+3.
