# Lo que ocurre: un mensaje por suceso. .me actúa, .you lo recibe, .next ha de responder en su lugar; .all para el resto.
# -card donde se conoce la carta; -on, -self y -side según aquello sobre lo que se juega una carta.

event-in_sight = La carta que da { $seat } está a la vista de toda la mesa: { $card }.
event-dealt =
    .all = Reparte { $dealer }; en el mazo quedan { $deck } cartas.
    .all-card = Reparte { $dealer }; en el mazo quedan { $deck } cartas. Tienes { $cards }.
event-top_back =
    .all = { $back ->
        [event] La carta superior del mazo tiene el dorso Stay Away!.
        [panic] La carta superior del mazo tiene el dorso de Pánico.
       *[none] El mazo está vacío.
    }
event-turn =
    .me = Turno { $turn }: te toca.
    .all = Turno { $turn }: le toca a { $seat }.
event-turn_over =
    .me = Termina tu turno.
    .all = Termina el turno de { $seat }.
event-drew =
    .me-card = { $why ->
        [turn] Robas { $card }.
       *[effect] Robas además { $card }.
    }
    .all-card = { $seat } roba { $card } a la vista.
    .all = { $why ->
        [turn] { $seat } roba una carta.
       *[effect] { $seat } roba otra carta.
    }
event-panic =
    .me = ¡Pánico! Robas { $card }.
    .all = ¡Pánico! { $seat } roba { $card }.
event-flushed =
    .me = Antes de que robes, una carta de Pánico de encima del mazo se va al descarte sin verse.
    .all = Antes de que robe { $seat }, una carta de Pánico de encima del mazo se va al descarte sin verse.
event-discarded =
    .me-card = Descartas { $card }.
    .all-card = { $seat } descarta { $card } a la vista.
    .all = { $seat } descarta una carta.
event-infected_in_excess =
    .me-card = Tienes demasiadas cartas { $infected } y descartas una.
    .all-card = { $seat } tiene demasiadas cartas { $infected } y descarta una a la vista.
    .all = { $seat } tiene demasiadas cartas { $infected } y descarta una.
event-put_away =
    .me-card = De las cartas recién robadas descartas { $card }.
    .all-card = De las cartas recién robadas, { $seat } descarta { $card } a la vista.
    .all = De las cartas recién robadas, { $seat } descarta una.
event-kept =
    .me-card = Te quedas con { $card }.
    .all-card = { $seat } se queda { $card } a la vista.
    .all = { $seat } se queda una carta.
event-played =
    .me = Juegas { $card }.
    .me-on = Juegas { $card } sobre { $other }.
    .me-self = Juegas { $card } sobre ti.
    .me-side = Juegas { $card } a tu { $side ->
        [left] izquierda
       *[right] derecha
    }.
    .you-on = { $seat } juega { $card } sobre ti.
    .all = { $seat } juega { $card }.
    .all-on = { $seat } juega { $card } sobre { $other }.
    .all-self = { $seat } juega { $card } sobre su propio asiento.
    .all-side = { $seat } juega { $card } a su { $side ->
        [left] izquierda
       *[right] derecha
    }.
event-refused =
    .me = Respondes a { $other } con { $card }.
    .you = { $seat } te responde con { $card }.
    .all = { $seat } responde a { $other } con { $card }.
event-spent =
    .all = { $card } va al descarte.
event-quarantined =
    .me = Empieza para ti una Cuarentena de { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }.
    .all = Empieza para { $seat } una Cuarentena de { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }.
event-quarantine_over =
    .me = { $why ->
        [time] Tu Cuarentena ha terminado.
        [eliminated] Tu Cuarentena va al descarte.
       *[card] Tu Cuarentena se retira.
    }
    .all = { $why ->
        [time] La Cuarentena de { $seat } ha terminado.
        [eliminated] La Cuarentena de { $seat } va al descarte.
       *[card] La Cuarentena de { $seat } se retira.
    }
event-barred =
    .me = Ahora hay una puerta entre tú y { $other }.
    .you = Ahora hay una puerta entre { $seat } y tú.
    .all = Ahora hay una puerta entre { $seat } y { $other }.
event-door_gone =
    .me = Cae una puerta entre tú y { $other }.
    .you = Cae una puerta entre { $seat } y tú.
    .all = Cae una puerta entre { $seat } y { $other }.
event-swapped =
    .me = Cambias de silla con { $other }.
    .you = { $seat } cambia de silla contigo.
    .all = { $seat } y { $other } cambian de silla.
event-side_chosen =
    .me = Cuentas hacia la { $side ->
        [left] izquierda
       *[right] derecha
    }.
    .all = { $seat } cuenta hacia la { $side ->
        [left] izquierda
       *[right] derecha
    }.
event-reversed =
    .all = { $clockwise ->
        [yes] Ahora se juega en el sentido de las agujas del reloj.
       *[no] Ahora se juega en sentido contrario a las agujas del reloj.
    }
event-reshuffled =
    .all = El descarte se baraja y pasa a ser el mazo: { $deck ->
        [one] una carta
       *[other] { $deck } cartas
    }.
event-card_seen =
    .me-card = Ves una carta de { $other }: { $card }.
    .you-card = { $seat } ve una carta tuya: { $card }.
    .all = { $seat } ve una carta de { $other }.
event-hand_seen =
    .me-card = Ves la mano de { $other }: { $cards }.
    .you = { $seat } ve tu mano.
    .all = { $seat } ve la mano de { $other }.
event-hand_shown =
    .me = Enseñas tu mano a toda la mesa: { $cards }.
    .all = { $seat } enseña su mano a toda la mesa: { $cards }.
event-hand_shown_to =
    .me = Enseñas tu mano a { $other }.
    .you-card = { $seat } te enseña su mano: { $cards }.
    .all = { $seat } enseña su mano a { $other } y a nadie más.
event-infected_shown =
    .me = Enseñas { $infected }.
    .all = { $seat } enseña { $infected }.
event-nothing_shown =
    .me = No enseñas nada.
    .all = { $seat } no enseña nada.
event-exchange =
    .me = Tienes que intercambiar una carta con { $other }.
    .you = { $seat } tiene que intercambiar una carta contigo.
    .all = { $seat } tiene que intercambiar una carta con { $other }.
event-no_exchange =
    .me = No hay intercambio entre tú y { $other } ({ $rule }).
    .you = No hay intercambio entre { $seat } y tú ({ $rule }).
    .all = No hay intercambio entre { $seat } y { $other } ({ $rule }).
event-laid_down =
    .me-card = Pones { $card } boca abajo para { $other }.
    .you = { $seat } pone una carta boca abajo para ti.
    .all = { $seat } pone una carta boca abajo para { $other }.
event-answered =
    .me-card = A cambio das { $card }.
    .you = A cambio, { $seat } te da una carta.
    .all = A cambio, { $seat } da una carta a { $other }.
event-exchanged =
    .me-card = Diste { $given } a { $other } y recibiste { $received }.
    .you-card = Diste { $given } a { $seat } y recibiste { $received }.
    .all = { $seat } y { $other } intercambian una carta.
event-looked_at_offer =
    .me-card = Miras la carta que ofrecía { $other }: { $card }.
    .you = { $seat } mira la carta que ofrecías.
    .all = { $seat } mira la carta que ofrecía { $other }.
event-took_back =
    .me-card = Recuperas { $card }.
    .all = { $seat } recupera la carta ofrecida.
event-missed =
    .me = { $substitute } ha de responder a { $other } en tu lugar.
    .you = { $substitute } ha de responderte en lugar de { $seat }.
    .next = Has de responder a { $other } en lugar de { $seat }.
    .all = { $substitute } ha de responder a { $other } en lugar de { $seat }.
    .me-why = Nadie responde a { $other } en tu lugar ({ $rule }).
    .you-why = Nadie te responde en lugar de { $seat } ({ $rule }).
    .all-why = Nadie responde a { $other } en lugar de { $seat } ({ $rule }).
event-settled =
    .me-card = { $anew ->
        [yes] Ahora ofreces { $card } a { $other }.
       *[no] Sigues ofreciendo { $card } a { $other }.
    }
    .you = La oferta de { $seat } está ahora ante ti.
    .all = La oferta de { $seat } está ahora ante { $other }.
event-passed_on =
    .all = Toda la mesa ha pasado una carta.
    .all-card = Toda la mesa ha pasado una carta: diste { $given } y recibiste { $received }.
event-set_aside =
    .me-card = Eliges { $card } para la parte superior del mazo.
    .all = { $seat } elige una carta para la parte superior del mazo.
event-placed =
    .me-card = { $card } queda boca abajo encima del mazo.
    .all = La carta que eligió { $seat } queda boca abajo encima del mazo.
event-no_effect =
    .me = Para ti no ocurre nada ({ $rule }).
    .all = Para { $seat } no ocurre nada ({ $rule }).
event-eliminated =
    .me = { $why ->
        [super_infection] No puedes dar ninguna carta: quedas fuera de juego.
       *[flamethrower] Quedas fuera de juego.
    }
    .all = { $why ->
        [super_infection] { $seat } no puede dar ninguna carta y queda fuera de juego.
       *[flamethrower] { $seat } queda fuera de juego.
    }
event-vendetta =
    .me = La Cosa eras tú. Ahora lo resuelven entre sí los Humanos y los Infectados.
    .all = La Cosa era { $seat }. Ahora lo resuelven entre sí los Humanos y los Infectados.
event-declared =
    .me = Declaras que eres La Cosa y que no queda ningún Humano.
    .all = { $seat } es La Cosa y declara que no queda ningún Humano.
event-taken_back =
    .me = Retiras tu última respuesta.
    .all = { $seat } retira su última respuesta.

# A quién se espera, y para qué clase de respuesta.

asked-draw =
    .me = Te toca robar.
    .all = Le toca a { $seat } robar.
asked-phase_two =
    .me = Te toca jugar o descartar una carta.
    .all = Le toca a { $seat } jugar o descartar una carta.
asked-commit =
    .me = Te toca elegir una carta para el intercambio.
    .all = Le toca a { $seat } elegir una carta para el intercambio.
asked-offer_card =
    .me = Te toca elegir una carta que ofrecer.
    .all = Le toca a { $seat } elegir una carta que ofrecer.
asked-answer_offer =
    .me = Te toca responder a la oferta.
    .all = Le toca a { $seat } responder a la oferta.
asked-settle_offer =
    .me = Te toca confirmar o cambiar tu oferta.
    .all = Le toca a { $seat } confirmar o cambiar su oferta.
asked-burning =
    .me = Te toca responder a { $flamethrower }.
    .all = Le toca a { $seat } responder a { $flamethrower }.
asked-moving =
    .me = Te toca responder al cambio de silla.
    .all = Le toca a { $seat } responder al cambio de silla.
asked-keep_one =
    .me = Te toca elegir qué carta se queda.
    .all = Le toca a { $seat } elegir qué carta se queda.
asked-which_side =
    .me = Te toca elegir un lado.
    .all = Le toca a { $seat } elegir un lado.
asked-whose_chair =
    .me = Te toca elegir con quién cambias de silla.
    .all = Le toca a { $seat } elegir con quién cambia de silla.
asked-remember =
    .me = Te toca elegir la única carta que no olvidas.
    .all = Le toca a { $seat } elegir la única carta que no olvida.
asked-pass_card =
    .me = Te toca elegir una carta que pasar.
    .all = Le toca a { $seat } elegir una carta que pasar.
asked-new_friend =
    .me = Te toca elegir con quién intercambias.
    .all = Le toca a { $seat } elegir con quién intercambia.
asked-blind_choice =
    .me = Te toca elegir una carta para el mazo.
    .all = Le toca a { $seat } elegir una carta para el mazo.
asked-confidant =
    .me = Te toca elegir quién ve tu mano.
    .all = Le toca a { $seat } elegir quién ve su mano.
asked-reveal =
    .me = Te toca enseñar algo, o nada.
    .all = Le toca a { $seat } enseñar algo, o nada.
asked-top_back =
    .all = El azar decide el dorso de la carta superior del mazo.
asked-flush =
    .all = El azar decide qué carta de Pánico deja el mazo sin verse.
asked-pull =
    .all = El azar decide qué carta de evento se roba.
asked-turn_up =
    .all = El azar decide cuál es la carta superior.
asked-random_card =
    .all = El azar decide qué carta se ve.
asked-who_deals =
    .all = El azar decide quién reparte.
asked-who_is_the_thing =
    .all = El azar decide quién recibe { $the_thing }.
asked-deal_card =
    .all = El azar decide la siguiente carta del reparto.

# Las preguntas: qué se te pide, y para qué.

question-draw = Roba la carta superior del mazo: { $back ->
    [panic] su dorso dice que es una carta de Pánico, que ocurre enseguida.
    [event] su dorso dice que irá a tu mano.
   *[none] antes se baraja el descarte.
}
question-phase_two = Juega una carta por su efecto, o descarta una, para volver a tener cuatro.
question-commit = ¿Qué carta das a { $other } al final de tu turno? A cambio recibes una.
question-offer_card = ¿Qué carta ofreces a { $other }? A cambio recibes una, salvo rechazo.
question-answer_offer = { $other } te ofrece una carta boca abajo: da una a cambio, o rechaza con una Defensa.
question-settle_offer = Ahora responde { $other }, y no la persona de antes: ¿mantienes tu oferta, o hace falta otra carta?
question-burning = { $other } te apunta con { $flamethrower }: responde con { $no_barbecue }, o quedas fuera de juego.
question-moving = { $other } quiere cambiar de silla contigo: responde con { $im_comfortable }, o acepta.
question-keep_one = ¿Cuál de las tres cartas recién robadas te quedas? Las otras se descartan.
question-which_side = ¿Hacia qué lado cuentas hasta la tercera persona, con la que cambias de silla?
question-whose_chair = ¿Con quién cambias de silla?
question-remember = ¿Qué carta te quedas? Descartas las otras tres y robas tres.
question-pass_card = ¿Qué carta pasas a quien va después de ti? Toda la mesa pasa una al mismo tiempo.
question-new_friend = ¿Con quién intercambias una carta?
question-blind_choice = ¿Qué carta pones encima del mazo, a cambio de una robada de él?
question-confidant = ¿A cuál de las dos personas a tu lado enseñas tu mano?
question-reveal = ¿Qué enseñas a toda la mesa? Un { $infected } cierra la ronda.

# Las respuestas.

option-draw = Roba
option-discard = Descarta { $card }
option-play = Juega { $card }
option-play-flamethrower =
    .on = Juega { $card } sobre { $seat }: fuera de juego, si no hay respuesta
    .self = Juega { $card } sobre ti
option-play-analysis =
    .on = Juega { $card } sobre { $seat }: mira toda la mano
    .self = Juega { $card } sobre ti
option-play-suspicion =
    .on = Juega { $card } sobre { $seat }: mira una carta al azar
    .self = Juega { $card } sobre ti
option-play-change_places =
    .on = Juega { $card } sobre { $seat }: cambiáis de silla
    .self = Juega { $card } sobre ti
option-play-youd_better_run =
    .on = Juega { $card } sobre { $seat }: cambiáis de silla
    .self = Juega { $card } sobre ti
option-play-seduction =
    .on = Juega { $card } sobre { $seat }: intercambia una carta y acaba tu turno
    .self = Juega { $card } sobre ti
option-play-quarantine =
    .on = Juega { $card } sobre { $seat }: Cuarentena durante unos turnos
    .self = Juega { $card } sobre ti: Cuarentena durante unos turnos
option-play-axe =
    .on = Juega { $card }: retira la Cuarentena de { $seat }
    .self = Juega { $card }: retira tu propia Cuarentena
    .side = Juega { $card }: derriba la puerta de la { $side ->
        [left] izquierda
       *[right] derecha
    }
option-play-barred_door =
    .side = Juega { $card }: una puerta a la { $side ->
        [left] izquierda
       *[right] derecha
    }
option-play-whisky = Juega { $card }: enseña tu mano a toda la mesa
option-play-resolute = Juega { $card }: roba tres, quédate una, y luego juega o descarta
option-play-watch_your_back = Juega { $card }: invierte el orden de juego
option-give = Da { $card }
option-keep = Mantén tu oferta
option-accept = Acepta
    .burning = Acepta: quedas fuera de juego
    .moving = Acepta: cambias de silla
option-refuse = Rechaza con { $card }
option-refuse-scared = Rechaza con { $card }, y mira la carta ofrecida
option-refuse-missed = Rechaza con { $card }: responde quien va después
option-hold = Quédate { $card }
option-swap = A la { $side ->
    [left] izquierda
   *[right] derecha
}
option-choose =
    .on = { $seat }
    .self = Tú
option-place = Pon { $card } encima del mazo
option-show = { $show ->
    [hand] Enseña toda tu mano
    [infected] Enseña un { $infected }
   *[nothing] No enseñes nada
}
option-declare = Declara: “Yo soy La Cosa, y no queda ningún Humano”
option-dealer =
    .on = Reparte { $seat }
    .self = Repartes tú
option-thing =
    .on = { $the_thing } va para { $seat }
    .self = { $the_thing } va para ti
option-deal = Se reparte { $card }
option-back = { $back ->
    [event] Un dorso Stay Away!
   *[panic] Un dorso de Pánico
}
option-turn_up = La carta superior es { $card }
option-flush = { $card } va al descarte sin verse
option-pick = Se ve { $card }

# El final.

grade-humans = Ganan los Humanos.
grade-alone = La Cosa gana en solitario.
grade-infection = La Cosa gana junto con los Infectados.
grade-survivors = Gana quien sigue en juego.
grade-nobody = Pierde toda la mesa.
grade-unfinished = La partida no se terminó.
ending-SA-END-01 = La Cosa está fuera de juego.
ending-SA-END-05 = La Cosa declaró que no quedaba ningún Humano, y era verdad.
ending-SA-END-11 = La Cosa declaró que no quedaba ningún Humano, y era falso.
ending-SA-END-12 = No quedaba ningún Humano, y el plazo para declararlo se agotó.
ending-SA-END-14 = La Cosa cayó cuando no quedaba ningún Humano que ganase.
ending-SA-END-15 = Solo queda una persona en juego.
ending-SA-VAR-12 = La venganza ha terminado: uno de los dos bandos ya no existe.
ending-core-too_long = La partida llegó a su límite.

# Las opciones de la mesa.

table-edition = Edición
    .effect = Con qué versión impresa de las reglas se juega.
table-edition-first = Primera
    .effect = Las reglas tal como salieron la primera vez.
table-edition-revised = Revisada
    .effect = Cambian la Cuarentena, el contagio a través de { $missed } y el cuarto { $infected }.
table-thing_in_deck = La Cosa en el mazo
    .effect = Dónde está { $the_thing } al empezar.
table-thing_in_deck-false = No
    .effect = { $the_thing } se reparte a alguien.
table-thing_in_deck-true = Sí
    .effect = { $the_thing } espera en el mazo hasta que alguien la robe.
table-infected_delta = Más o menos { $infected }
    .effect = Cuántas copias de { $infected } se añaden al mazo o se quitan.
table-infected_delta-value = { $number ->
        [0] Lo impreso
       *[other] { $number }
    }
    .effect = { $number ->
        [0] Las copias impresas para este número de personas.
        [1] Una copia más de las impresas.
        [-1] Una copia menos de las impresas.
       *[other] Diferencia con las copias impresas: { $number }.
    }
table-withhold_weapons = Armas reservadas
    .effect = Si { $flamethrower } y { $analysis } pueden estar en las primeras manos.
table-withhold_weapons-false = No
    .effect = Se reparten como las demás cartas.
table-withhold_weapons-true = Sí
    .effect = Solo se consiguen robando.
table-blocked_both_ways = Bloqueo en ambos sentidos
    .effect = Qué detiene las cuatro cartas que cruzan la mesa.
table-blocked_both_ways-false = No
    .effect = La Cuarentena del objetivo y, salvo para { $youd_better_run }, una puerta justo entre ambos asientos.
table-blocked_both_ways-true = Sí
    .effect = Una puerta o una Cuarentena por el camino, en las dos direcciones.
table-custom_deck = Mazo a medida
    .effect = Cuántas copias de cada carta hay en el juego.
table-custom_deck-none = No
    .effect = El mazo impreso para este número de personas.
table-custom_deck-value = Sí
    .effect = { $number ->
        [0] Una lista de cartas vacía.
        [one] Una carta, elegida por la mesa.
       *[other] { $number } cartas, elegidas por la mesa.
    }
table-vendetta = Venganza
    .effect = Qué sigue a la eliminación de La Cosa.
table-vendetta-false = No
    .effect = La partida acaba enseguida.
table-vendetta-true = Sí
    .effect = Humanos e Infectados siguen jugando hasta que un bando desaparece.
table-fourth_infected = Un cuarto { $infected }
    .effect = Adónde lleva una mano con cuatro { $infected }.
table-fourth_infected-auto = Según la edición
    .effect = Sustitución en la primera edición, superinfección en la revisada.
table-fourth_infected-replace = Sustitución
    .effect = Uno se descarta sin enseñarlo, y se roba otra carta.
table-fourth_infected-super_infection = Superinfección
    .effect = Quien debe dar una carta y no puede dar ninguna queda fuera de juego.
table-door_scope = Qué detienen las puertas
    .effect = Si una puerta detiene también las cartas a distancia entre los dos asientos que separa.
table-door_scope-all_actions = Todo
    .effect = Una puerta no deja pasar nada, salvo { $youd_better_run }.
table-door_scope-adjacent_only = Solo entre asientos contiguos
    .effect = Las cartas que actúan a distancia cruzan las puertas.
table-quarantined_axe = { $axe } en Cuarentena
    .effect = Si se puede jugar desde dentro de la Cuarentena, en la primera edición.
table-quarantined_axe-never = No
    .effect = En Cuarentena no se juega nada.
table-quarantined_axe-own_quarantine = Sí
    .effect = Solo para retirar la propia Cuarentena.
table-auto_end = Sin declaración
    .effect = Cómo acaba una partida ya sin Humanos en la que La Cosa calla.
table-auto_end-grace = Ronda de gracia
    .effect = Cada cual termina un turno más, y la partida se cierra.
table-auto_end-never = Nunca
    .effect = Se sigue hasta que La Cosa hable o caiga.
table-auto_end-at_once = Enseguida
    .effect = La partida se cierra en el primer punto de reposo.
table-solo_win = Victoria en solitario
    .effect = Cuándo La Cosa no comparte su victoria con nadie.
table-solo_win-no_human_burned = Ningún Humano quemado
    .effect = La eliminación no alcanzó a ningún Humano.
table-solo_win-no_elimination = Ninguna eliminación
    .effect = La eliminación no alcanzó a nadie en absoluto.
table-dead_talk = Voz de quien está fuera
    .effect = Con quién puede hablar quien está fuera de juego.
table-dead_talk-separate = Aparte
    .effect = Solo con quien esté en su mismo caso, sin que la mesa lo oiga.
table-dead_talk-silent = Silencio
    .effect = Con nadie.
table-dead_talk-open = Abierta
    .effect = Con toda la mesa.

# The table in a terminal.

title = Stay Away!
clockwise = en sentido horario
anticlockwise = en sentido antihorario
ring-order = Se juega { $way }
ring-down = , bajando por la lista
ring-up = , subiendo por la lista
ring-deck = Mazo: { $count }{ $back ->
    [event] {""}, encima un dorso Stay Away!
    [panic] {""}, encima un dorso de Pánico
   *[none] {""}
}
ring-pile = Descartes: { $count }
ring-out = Fuera de juego: { $seats }
ring-resolving = Ahora en la mesa: { $cards }
ring-hand = { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}
ring-me = TÚ, { $seat }
ring-doors = { $count ->
    [one] puerta
   *[other] { $count } puertas
}
mark-turn = tiene el turno
mark-quarantine = Cuarentena: { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
mark-laid = carta boca abajo
mark-human = Humano
mark-infected = Infectado
mark-thing = La Cosa
reach-left = A tu izquierda: { $seat }, { $state }.
reach-right = A tu derecha: { $seat }, { $state }.
reach-free = a tu alcance
reach-door = tras una puerta
reach-quarantine = en Cuarentena
reach-next = Después en el orden: { $seat }.
role-human = Tu rol es Humano: descubre a La Cosa y evita que te infecte.
role-infected = Tu rol es Infectado: La Cosa es { $thing }. Ayuda en secreto.
role-thing = Tu rol es La Cosa: infecta a todos los Humanos y luego decláralo. { $count ->
    [0] La infección todavía no ha alcanzado a nadie.
   *[other] Infectados: { $infected }.
}
hand = { $count ->
    [0] Tu mano está vacía.
   *[other] Tu mano:
}
hand-laid = Boca abajo ante ti: { $card }.
hand-drawn = Cartas que acabas de robar: { $cards }.
menu-card = Juega { $card } …
why-play = Jugar { $card }
why-play-on = Jugar { $card }: { $where }
why-me = tú
side-left = a la izquierda
side-right = a la derecha
know-thing = La Cosa es { $seat }.
know-suspects = La Cosa solo puede estar aquí: { $seats }.
know-in-deck = en el mazo
know-hand = Mano de { $seat }
know-deck = Mazo
know-pile = Descartes
know-top = Encima del mazo
know-sure = { $place }: { $cards }
know-some = { $place }: al menos { $count } de { $cards }
speak = ¿Quieres decir en voz alta que eres La Cosa y que no queda ningún Humano? La partida acaba. Escribe sí para decirlo:
speak-not = No dices nada.
end-table = Quién era quién:
end-seat = { $seat }: { $role }, { $won }. { $hand }
end-out = Fuera de juego.
end-infection = Cómo avanzó la infección:
end-thing = La Cosa era { $seat }.
end-infected-exchanged = Turno { $turn }: la infección alcanza a { $seat } en un intercambio.
end-infected-passed-on = Turno { $turn }: la infección alcanza a { $seat } en la ronda de cartas.
end-clean = La infección no alcanzó a nadie.
help-game =
    d          hablar: declarar que eres La Cosa y que no queda ningún Humano
    También se entiende la notación de las partidas guardadas: play axe left, give whisky.
