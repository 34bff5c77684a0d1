# Lo que ocurre: un mensaje por suceso. .me actúa o lo sufre; .all lo dice a los demás. Personas, lugares y cartas tienen
# nombres que no piden artículo.

event-set_up =
    .me = Temporada { $season }: { $characters }. Empiezas tú.
    .all = Temporada { $season }: { $characters }. Empieza { $seat }.
event-turn =
    .me = Turno { $turn }, Acto { $act }: te toca.
    .all = Turno { $turn }, Acto { $act }: { $seat }.
event-set_off =
    .me = { $cards_count ->
        [0] No juegas cartas para moverte
       *[other] Para moverte juegas { $cards }
    }: { $points ->
        [0] ningún camino.
        [one] 1 camino.
       *[other] { $points } caminos.
    }
    .all = { $cards_count ->
        [0] { $seat } no juega cartas para moverse
       *[other] Para moverse { $seat } juega { $cards }
    }: { $points ->
        [0] ningún camino.
        [one] 1 camino.
       *[other] { $points } caminos.
    }
event-walked =
    .me = Tú: { $from } → { $at }.
    .all = { $seat }: { $from } → { $at }.
event-action =
    .me = Tu acción: { $action }.
    .all = { $seat }: { $action }.
event-committed =
    .me = Juegas { $cards_count ->
        [0] cero cartas
       *[other] { $cards }
    } para «{ $action }»: valor de la acción { $value }.
    .me-on = Juegas { $cards_count ->
        [0] cero cartas
       *[other] { $cards }
    } para «{ $action }», contra «{ $slot }»: valor de la acción { $value }.
    .all = { $seat } juega { $cards_count ->
        [0] cero cartas
       *[other] { $cards }
    } para «{ $action }»: valor de la acción { $value }.
    .all-on = { $seat } juega { $cards_count ->
        [0] cero cartas
       *[other] { $cards }
    } para «{ $action }», contra «{ $slot }»: valor de la acción { $value }.
event-turned_up =
    .all = Se descubre la pila «{ $slot }»: { $tokens }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    } = { $total }, contra { $value }.
event-beaten =
    .all = La pila «{ $slot }» queda superada{ $short ->
        [0] {""}
       *[other] , como siempre la última ficha, aunque faltaba { $short }
    }.
event-failed =
    .all = Fracasa. Una ficha de la pila «{ $slot }» se va sin que nadie la mire; { $many ->
        [one] la última vuelve
       *[other] { $many } vuelven
    } a quedar bocabajo.
event-revealed =
    .all = Se revela la ficha superior de la pila «{ $slot }»: { $token }.
event-looked =
    .me-seen = Miras { $many ->
        [one] la ficha superior
       *[other] las { $many } superiores, de abajo arriba,
    } de «{ $slot }»: { $tokens }.
    .all = { $seat } mira { $many ->
        [one] la ficha superior
       *[other] { $many } fichas
    } de «{ $slot }».
    .all-seen = { $seat } mira { $many ->
        [one] la ficha superior
       *[other] las { $many } superiores, de abajo arriba,
    } de «{ $slot }»: { $tokens }.
event-placed =
    .all = La pila «{ $slot }» recibe { $many ->
        [one] 1 ficha bocabajo
       *[other] { $many } fichas bocabajo
    }{ $bottom ->
        [yes] , debajo de las demás
       *[no] {""}
    }.
event-overflow =
    .all = La pila «{ $slot }» está llena: { $many ->
        [one] 1 ficha de más
       *[other] { $many } fichas de más
    } da miedo a todo el grupo.
event-stack_gone =
    .all = La pila «{ $slot }» se retira { $why ->
        [ally] con su Aliado
        [scene] por la Escena
       *[power] gracias al Poder
    }.
event-goal =
    .all = Objetivo cumplido: no quedan pilas de «{ $group }».
event-foe_moved =
    .all = { $figure }: { $from } → { $at }.
event-foe_left =
    .all = { $figure } abandona el tablero{ $forever ->
        [yes] {" "}para siempre
       *[no] {""}
    } ({ $at }{ $why ->
        [power] , por un Poder
       *[beaten] {""}
    }).
event-spawned =
    .all = Un Enemigo más: { $figure } → { $at }, con la pila «{ $slot }».
event-ally_waits =
    .all = Un Aliado a la espera: { $ally } («{ $slot }»).
event-recruited =
    .me = { $ally } viene contigo (desde «{ $slot }»).
    .all = { $ally } va con { $seat } (desde «{ $slot }»).
event-ally_gone =
    .all = { $ally } queda fuera de la partida.
event-drew =
    .me = Robas { $card }.
    .all = { $seat } roba { $card }.
event-drew_item =
    .me = Robas del mazo de Objeto: { $item }.
    .all = { $seat } roba del mazo de Objeto: { $item }.
event-kept_item =
    .me = Te quedas con { $item }.
    .all = { $seat } se queda con { $item }.
event-gave_up =
    .me = Renuncias a { $item }: { $aside ->
        [yes] fuera de la partida.
       *[no] vuelve al mazo.
    }
    .all = { $seat } renuncia a { $item }: { $aside ->
        [yes] fuera de la partida.
       *[no] vuelve al mazo.
    }
event-lost_card =
    .me = Pierdes una carta: { $card }.
    .all = { $seat } pierde una carta: { $card }.
event-scared =
    .me = Sufres { $many } de Miedo { $why ->
        [road] en el camino
        [failure] por lo que faltaba
        [overflow] por una pila llena
        [scene] por la Escena
       *[power] por el Poder
    }: { $fear } en total.
    .all = { $seat } sufre { $many } de Miedo { $why ->
        [road] en el camino
        [failure] por lo que faltaba
        [overflow] por una pila llena
        [scene] por la Escena
       *[power] por el Poder
    }: { $fear } en total.
event-terrified =
    .me = Es demasiado: tu marcador de Miedo ha llegado al final.
    .all = Es demasiado para { $seat }: el marcador de Miedo ha llegado al final.
event-calmed =
    .me = Pierdes { $many } de Miedo: queda { $fear }.
    .all = { $seat } pierde { $many } de Miedo: queda { $fear }.
event-reshuffled =
    .all = El mazo de acción se ha acabado. Empieza el Acto { $act }, con { $many } cartas barajadas de nuevo.
event-no_more_acts =
    .all = El mazo de acción se ha acabado, y el Acto { $act } era el último.
event-scenes_due =
    .all = Escenas que revelar: { $many } (Acto { $act }, Peligro { $danger }{ $ignored ->
        [0] {""}
       *[other] , del que se ignora como mucho { $ignored }
    }).
event-scene =
    .all = Escena: { $scene }. { $effect }
event-scenes_shuffled =
    .all = Las Escenas vistas hasta ahora se barajan: hay { $many } en el mazo.
event-power =
    .me = Liberas un Poder: { $power }. { $effect }
    .all = { $seat } libera un Poder: { $power }. { $effect }
event-power_lost =
    .all = Se pierde un Poder: { $power }.
event-taken_back =
    .me = Retiras una respuesta.
    .all = { $seat } retira una respuesta.

# A quién se espera, y para qué clase de respuesta.

asked-spend =
    .me = Tienes que decir qué cartas juegas para moverte.
    .all = { $seat } tiene que decir qué cartas juega para moverse.
asked-walk =
    .me = Tienes que tomar un camino o parar.
    .all = { $seat } tiene que tomar un camino o parar.
asked-act =
    .me = Tienes que elegir una acción.
    .all = { $seat } tiene que elegir una acción.
asked-peek =
    .me = Puedes mirar una ficha.
    .all = { $seat } puede mirar una ficha.
asked-which_stack =
    .me = Tienes que elegir una pila para la acción.
    .all = { $seat } tiene que elegir una pila para la acción.
asked-commit =
    .me = Tienes que jugar cartas para la acción.
    .all = { $seat } tiene que jugar cartas para la acción.
asked-which_top =
    .me = Tienes que decir qué ficha superior se revela.
    .all = { $seat } tiene que decir qué ficha superior se revela.
asked-keep_one =
    .me = Tienes que quedarte con un Objeto.
    .all = { $seat } tiene que quedarse con un Objeto.
asked-one_too_many =
    .me = Tienes que renunciar a un Objeto.
    .all = { $seat } tiene que renunciar a un Objeto.
asked-where_to =
    .me = Tienes que decir adónde va un Enemigo.
    .all = { $seat } tiene que decir adónde va un Enemigo.
asked-way_ends =
    .me = Tienes que decir cuál de los recorridos más cortos sigue un Enemigo.
    .all = { $seat } tiene que decir cuál de los recorridos más cortos sigue un Enemigo.
asked-which_foe =
    .me = Tienes que decir qué Enemigo se mueve.
    .all = { $seat } tiene que decir qué Enemigo se mueve.
asked-which_prey =
    .me = Tienes que decir hacia quién va un Enemigo.
    .all = { $seat } tiene que decir hacia quién va un Enemigo.
asked-which_one =
    .me = Tienes que elegir un Enemigo.
    .all = { $seat } tiene que elegir un Enemigo.
asked-stack_too =
    .me = Tienes que decir qué pila se va con un Enemigo.
    .all = { $seat } tiene que decir qué pila se va con un Enemigo.
asked-where_created =
    .me = Tienes que decir dónde va una pila nueva.
    .all = { $seat } tiene que decir dónde va una pila nueva.
asked-which_smallest =
    .me = Tienes que decir cuál de las pilas más pequeñas es.
    .all = { $seat } tiene que decir cuál de las pilas más pequeñas es.
asked-pick_more =
    .me = Tienes que elegir pilas.
    .all = { $seat } tiene que elegir pilas.
asked-look_over =
    .me = Tienes que elegir qué pilas se miran.
    .all = { $seat } tiene que elegir qué pilas se miran.
asked-which_power =
    .me = Tienes que decir qué Poder se pierde.
    .all = { $seat } tiene que decir qué Poder se pierde.
asked-which_ally =
    .me = Tienes que decir qué Aliado se va.
    .all = { $seat } tiene que decir qué Aliado se va.
asked-lose_card =
    .me = Tienes que decir qué carta se pierde.
    .all = { $seat } tiene que decir qué carta se pierde.
asked-which_first =
    .me = Tienes que decir qué pila recibe primero sus fichas.
    .all = { $seat } tiene que decir qué pila recibe primero sus fichas.
asked-deal_character =
    .all = El azar decide qué Personaje viene.
asked-who_begins =
    .all = El azar decide quién empieza.
asked-deal_card =
    .all = El azar decide qué carta de acción llega.
asked-turn_scene =
    .all = El azar decide qué Escena llega.
asked-draw_item =
    .all = El azar decide qué Objeto llega.
asked-next_ally =
    .all = El azar decide qué Aliado espera.
asked-put_token =
    .all = El azar decide qué ficha sale de la reserva.
asked-mix_in =
    .all = El azar decide qué ficha se mezcla con las demás.
asked-lay_out =
    .all = El azar decide qué ficha se coloca.
asked-lose_token =
    .all = El azar decide qué ficha se va.

# Las preguntas: qué se pregunta, y para qué.

question-spend = { $seat }: ¿qué cartas para moverse? { $moves ->
        [0] Sin cartas no hay ningún camino.
        [one] Sin cartas hay 1 camino.
       *[other] Sin cartas hay { $moves } caminos.
    }
question-walk = { $seat }: { $points ->
        [one] queda 1 camino. ¿Adónde?
       *[other] quedan { $points } caminos. ¿Adónde?
    }
question-act = { $seat }: ¿qué hacer aquí?
question-peek = { $seat }: ¿una mirada a una ficha superior antes de jugar las cartas?
question-which_stack = { $seat }, «{ $action }»: ¿qué pila?
question-commit = { $seat }, «{ $action }»{ $target ->
        [none] {""}
       *[other] , contra «{ $target }»
    }: ¿qué cartas?
question-which_top = { $seat }: ¿qué ficha superior se revela? { $many ->
        [one] Es la última.
       *[other] En total { $many }.
    }
question-keep_one = { $seat }: ¿qué Objeto se queda? Los demás vuelven al mazo.
question-one_too_many = { $seat } tiene un Objeto de más. ¿A cuál renuncia?
question-where_to = { $seat }: ¿adónde va { $figure }?
question-way_ends = { $seat }: varios recorridos son igual de cortos. ¿Dónde acaba { $figure }?
question-which_foe = { $seat }: varios Enemigos están igual de cerca. ¿Cuál se mueve?
question-which_prey = { $seat }: ¿hacia quién va { $figure }?
question-which_one = { $seat }: ¿qué Enemigo?
question-stack_too = { $seat }: ¿qué pila se va con el Enemigo?
question-where_created = { $seat }: ¿en qué espacio va la pila nueva?
question-which_smallest = { $seat }: varias pilas son igual de pequeñas. ¿Cuál es?
question-pick_more = { $seat }: ¿qué pila? { $count ->
        [0] Hasta ahora ninguna.
        [one] Hasta ahora 1.
       *[other] Hasta ahora { $count }.
    }
question-look_over = { $seat }: ¿qué pila se mira? { $count ->
        [0] Hasta ahora ninguna.
        [one] Hasta ahora 1.
       *[other] Hasta ahora { $count }.
    }
question-which_power = { $seat }: ¿qué Poder se pierde?
question-which_ally = { $seat }: ¿qué Aliado sale de la partida?
question-lose_card = { $seat }: ¿qué carta pierde { $other }?
question-which_first = { $seat }: la reserva no alcanza para todas. ¿Qué pila va primero?

# Las respuestas.

option-spend = { $cards ->
        [none] Ninguna carta
       *[other] Carta { $cards } de la mano
    } para moverse
    .seen = { $cards }: { $value ->
        [one] 1 camino
       *[other] { $value } caminos
    }{ $danger ->
        [0] {""}
       *[other] , Peligro { $danger }
    }
option-go = Ir: { $location }
    .seen = Ir: { $location }{ $fear ->
        [0] {""}
       *[other] {" "}(Miedo { $fear })
    }{ $foes ->
        [none] {""}
       *[other] {" "}! { $foes }
    }
option-stop = Quedarse aquí
option-do = { $action }
option-fight = Pelear: { $foe }
option-pass = Ninguna acción
option-peek = Mirar la ficha superior: { $slot }
    .seen = Mirar la ficha superior: { $slot } { $stack }
option-skip = No mirar
option-stack = La pila «{ $slot }»
    .seen = La pila «{ $slot }» { $stack }
option-done = Ya basta
option-commit = Carta { $cards } de la mano para la acción
    .seen = { $cards }: valor de la acción { $value }{ $danger ->
        [0] {""}
       *[other] , Peligro { $danger }
    }
option-keep = Quedarse con { $item }
    .seen = Quedarse con { $item }. { $effect }
option-give_up = Renunciar a { $item }
    .seen = Renunciar a { $item }. { $effect }
option-place = Hacia: { $location }
option-target = Hacia { $seat }
option-figure = { $figure }
    .seen = { $figure } ({ $at })
option-dismiss = Se va { $ally }
    .seen = Se va { $ally }. { $effect }
option-discard = Descartar la carta { $place } de la mano
    .seen = Descartar { $card }
option-deal = Viene { $character }
option-first = Empieza { $seat }
option-card = La carta de acción es { $card }
option-scene = La Escena es { $scene }
option-item = El Objeto es { $item }
option-ally = El Aliado es { $ally }
option-token = La ficha es { $token }

# Lo que se elige en dos pasos: primero qué, después cómo.

menu-spend = { $count ->
    [one] 1 carta para moverse …
   *[other] { $count } cartas para moverse …
}
menu-commit = { $count ->
    [one] 1 carta …
   *[other] { $count } cartas …
}

# Lo que hacen las cartas: un mensaje por efecto.

mark-ours = reconstrucción nuestra
effect-none = Nada.
effect-otherwise = { $text } Si no es posible, { $otherwise }
effect-action_bonus = El valor de la acción aumenta en { $amount } para: { $actions }.
effect-move_bonus = Se puede recorrer { $amount ->
        [one] 1 camino
       *[other] { $amount } caminos
    } más.
effect-ignore_danger = Al revelar Escenas, { $amount ->
        [one] 1 icono de Peligro no cuenta
       *[other] { $amount } iconos de Peligro no cuentan
    }.
effect-companion = Cuenta como compañía: con esta carta nunca falta.
effect-start_items = Se empieza con { $amount ->
        [one] 1 Objeto
       *[other] { $amount } Objetos
    }.
effect-remote_action = «{ $action }» se puede hacer desde cualquier Lugar sin Enemigos, contra cualquier pila de «{ $scope }».
effect-peek_stack = Antes de jugar cartas para una acción: una mirada a la ficha superior de una pila a la que pueda apuntar{ $per_turn ->
        [one] {""}
       *[other] , { $per_turn } veces
    }.
effect-fear_shield = Los demás en el mismo Lugar sufren { $amount } de Miedo menos cada vez que una Escena se lo causa.
effect-gain_fear = { $who } sufre { $amount } de Miedo{ $per ->
        [none] {""}
       *[other] {" "}por cada pila de «{ $per }»
    }.
effect-lose_fear = { $who } pierde { $amount } de Miedo.
effect-discard_cards = { $who } descarta { $amount ->
        [one] 1 carta de acción
       *[other] { $amount } cartas de acción
    } de la mano.
effect-move_foe = { $pick ->
        [nearest_to_target] El más cercano de los Enemigos «{ $foe }»
       *[other] Cada Enemigo «{ $foe }»
    } { $steps ->
        [-1] va hasta el final
        [one] recorre 1 camino
       *[other] recorre hasta { $steps } caminos
    } hacia { $toward ->
        [nearest_character] el Personaje más cercano
        [most_fear] el Personaje con más Miedo
       *[location] «{ $at }»
    }.
effect-relocate_foe = Un Enemigo «{ $foe }» se pone en otro Lugar, que elige el Personaje de turno.
effect-remove_foe = { $count ->
        [one] Un Enemigo «{ $foe }» abandona el tablero
       *[other] Hasta { $count } Enemigos «{ $foe }» abandonan el tablero
    }{ $permanent ->
        [yes] {" "}para siempre
       *[no] {""}
    }{ $with_stack ->
        [yes] { $count ->
            [one] , con una pila de su grupo
           *[other] , cada uno con una pila de su grupo
        }
       *[no] {""}
    }.
effect-spawn_demodog = Si hay uno fuera del tablero, «{ $foe }» llega a «{ $at }», con una pila nueva de { $size }.
effect-create_stack = En un espacio vacío de «{ $group }»{ $order ->
        [none] {""}
       *[other] , el primero libre de { $order },
    } se forma una pila de { $size }.
effect-add_tokens = { $amount ->
        [one] 1 ficha más
       *[other] { $amount } fichas más
    } { $pick ->
        [each] en cada pila de «{ $group }»
        [smallest] { $least ->
            [one] en la pila más pequeña de «{ $group }»
           *[other] en cada una de las { $least } pilas más pequeñas de «{ $group }»
        }
        [smallest_below_limit] en la más pequeña de las pilas sin llenar de «{ $group }»
        [exact] { $least ->
            [one] en una pila elegida de «{ $group }»
           *[other] en cada una de { $least } pilas elegidas de «{ $group }»
        }
       *[chosen] en cada una de las pilas elegidas de «{ $group }», al menos { $least } y como mucho { $most }
    }.
effect-discard_stacks = Vuelven a la reserva, de «{ $group }»: { $pick ->
        [chosen] { $least ->
            [0] como mucho { $most } pilas elegidas
           *[other] pilas elegidas, al menos { $least } y como mucho { $most }
        }
        [exact] { $least ->
            [one] 1 pila elegida
           *[other] { $least } pilas elegidas
        }
       *[each] todas las pilas
    }.
effect-eliminate_power = { $count ->
        [one] Se pierde un Poder sin usar, que elige
       *[other] Se pierden { $count } Poderes sin usar, que elige
    } el Personaje de turno.
effect-remove_ally = Un Aliado sale de la partida: { $first ->
        [waiting] uno a la espera o, si no hay, uno que ya os acompaña
       *[owned] uno que ya os acompaña o, si no hay, uno a la espera
    }.
effect-look_at = Se { $stacks ->
        [one] mira como mucho 1 pila
       *[other] miran como mucho { $stacks } pilas
    }: { $tokens ->
        [all] todas las fichas
        [one] la ficha superior
       *[other] las { $tokens } fichas superiores
    }.
effect-reveal_tops = Se revelan las fichas superiores de todas las pilas de «{ $group }».
effect-end_of_day = En este turno no se revelan más Escenas, y todas las vistas hasta ahora se barajan en el mazo.
who-active = El Personaje de turno
who-each = Cada Personaje
who-alone = Cada Personaje sin compañía
who-at = Cada Personaje que está en «{ $at }»
who-half = Cada Personaje que está en la zona «{ $half }»
who-with = Cada Personaje en el mismo Lugar que un Enemigo{ $foe ->
        [none] {""}
       *[other] {" "}(«{ $foe }»)
    }
who-near = Cada Personaje en un Lugar con un Enemigo{ $foe ->
        [none] {""}
       *[other] {" "}(«{ $foe }»)
    } o en uno adyacente

# Nombres.

half-hawkins = Hawkins
half-upside_down = Mundo del Revés
half-tunnels = Túneles
group-allies = Aliados
group-powers = Poderes
group-lab = Laboratorio
group-vines = Zarcillos
group-gate = Portal

# El final.

grade-victory = VICTORIA: gana todo el grupo.
grade-defeat = DERROTA: pierde todo el grupo.
grade-unfinished = La partida no se terminó.
ending-UD-S1-END-01 = De «{ $rescue_will }» no queda ninguna pila.
ending-UD-S2-END-01 = «{ $rescue_will }» y después «{ $close_gate }»: todo está hecho.
ending-UD-END-02 = El Miedo de alguien ha sido demasiado.
ending-UD-END-03 = El último Acto ha acabado, y con él el tiempo.
ending-core-too_long = La partida ha llegado a su límite.
game-winners = { $count ->
    [0] No ha ganado nadie.
   *[other] En grupo: { $winners }.
}
game-won = Habéis ganado.
game-lost = Habéis perdido.

# Las opciones de una mesa.

table-season = Temporada
    .effect = En qué tablero se juega, con qué Enemigos, y qué hay que hacer.
table-season-value = Temporada { $number }
    .effect = { $number ->
        [1] Un rescate, en la mitad oscura del tablero.
       *[other] Un rescate, y después un portal que cerrar.
    }
table-characters = Personajes
    .effect = Quién juega, en el orden del círculo.
table-characters-none = Al azar
    .effect = Puede venir cualquiera de los Personajes.
table-characters-value = A elección
    .effect = Por este orden: { $list }.
table-fear_track_shift = Longitud de los marcadores de Miedo
    .effect = Cuánto Miedo aguanta cada cual, más o menos de lo impreso.
table-fear_track_shift-value = { $number ->
        [-1] Un espacio menos
        [0] Como está impreso
        [1] Un espacio más
       *[other] { $number } espacios más
    }
    .effect = { $number ->
        [-1] Se cae en el terror un espacio antes.
        [0] El marcador es tan largo como dice el Personaje.
        [1] Cada cual aguanta uno más de Miedo.
       *[other] Cada cual aguanta { $number } más de Miedo.
    }
table-solo = Una sola persona
    .effect = Si una persona lleva a los dos Personajes.
table-solo-false = No
    .effect = Cada Personaje puede tener su propia persona.
table-solo-true = Sí
    .effect = Una persona lleva a dos Personajes.
table-first_player = Quién empieza
    .effect = Cómo se sabe qué Personaje actúa primero.
table-first_player-random = Al azar
    .effect = Puede empezar cualquier Personaje.
table-first_player-host = Lo dice quien invita
    .effect = Empieza el asiento que se nombre.
table-first = El primer turno
    .effect = Qué asiento tiene el primer turno.
table-first-none = Sin nombrar
    .effect = Lo dice el azar, o es el asiento 0 si decide quien invita.
table-first-value = Asiento { $number }
    .effect = El primer turno es del asiento { $number }.
table-last_stack_tie = Una última ficha que es demasiado
    .effect = Qué cuenta antes si superar la última ficha da más Miedo del que se aguanta.
table-last_stack_tie-win = La pila
    .effect = Se retira antes; si con eso se gana, está ganada.
table-last_stack_tie-loss = El Miedo
    .effect = Se sufre antes; si es demasiado, la partida se pierde.
table-ignore_limit = Peligro ignorado
    .effect = Hasta dónde puede ignorarse para que haya menos Escenas.
table-ignore_limit-danger_only = Solo el Peligro
    .effect = Las Escenas del Acto se revelan siempre.
table-ignore_limit-whole_total = La cantidad entera
    .effect = También pueden disminuir las del Acto.
table-demogorgon_long_move = { $demogorgon } sin pilas
    .effect = Cuánto se aleja cuando una pelea ya no encuentra ninguna pila.
table-demogorgon_long_move-exact = Exactamente
    .effect = Tantos caminos como el valor de la acción, idas y vueltas incluidas.
table-demogorgon_long_move-up_to = Como mucho
    .effect = Tantos caminos, o menos.
table-scene_discard_by = Cartas perdidas por una Escena
    .effect = Quién las elige.
table-scene_discard_by-active = Quien tiene el turno
    .effect = La persona de turno elige por todo el grupo.
table-scene_discard_by-owner = Quien las tiene en la mano
    .effect = Cada cual elige de su propia mano.
table-looks_shared = Lo que se mira
    .effect = Quién se entera de qué fichas se vieron.
table-looks_shared-all = Todo el grupo
    .effect = Las fichas que se miran se dicen en voz alta.
table-looks_shared-looker = Quien mira
    .effect = Los demás solo saben que hubo una mirada.
table-memory_aid = Memoria
    .effect = Si la mesa recuerda qué fichas se han visto.
table-memory_aid-true = Guardada
    .effect = Lo que se sabe de cada pila sigue en la pantalla.
table-memory_aid-false = La de cada cual
    .effect = Lo que se olvida, olvidado está.
table-tie_choices = Cuando los Enemigos pueden elegir
    .effect = Quién decide entre recorridos, Enemigos o víctimas iguales.
table-tie_choices-ask = Se pregunta
    .effect = Decide quien tiene el turno.
table-tie_choices-auto = Por sí solo
    .effect = El primero en el orden del tablero.
table-third_item = Un tercer Objeto
    .effect = Adónde va el Objeto al que se renuncia.
table-third_item-deck = Al mazo
    .effect = Se baraja y se podrá robar otra vez.
table-third_item-aside = Fuera de la partida
    .effect = Se aparta para siempre.

# La mesa en un terminal.

title = Mundo del Revés
game-seats-many = { $count } Personajes
game-seats-range = de { $fewest } a { $most } Personajes
game-ask-seats = Cuántos Personajes, de { $fewest } a { $most } [{ $default }]:
game-ask-company = Quién lleva a los demás Personajes: tú y quien se siente contigo, bots sensatos o bots al azar (people, steady, random) [{ $default }]:
town-head = Turno { $turn } · Acto { $act } · { $seat }
town-intro = Ganáis en grupo cuando no quedan pilas de: { $goals }{ $count ->
        [one] {""}
       *[other] , por este orden
    }. Perdéis en grupo cuando el Miedo de alguien llega al final del marcador, o cuando el mazo de acción se acaba en el Acto { $acts }.
town-ours = Casi todos los caminos, las cartas y los números son una reconstrucción nuestra, no los publicados. Quien tenga la caja puede corregirlos: penombra content new { $game } DIR
town-act = Acto { $act } de { $acts }
town-deck = Mazo de acción: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
town-scenes = Mazo de Escena: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
town-goal = { $group }: { $count ->
    [0] hecho
    [one] queda 1 pila
   *[other] quedan { $count } pilas
}
town-saved = { $group }: hecho
town-receipt = Escenas al final de este turno: Acto { $act } + Peligro { $danger } − ignorado { $ignored } = { $many }
town-due = Escenas que aún faltan: { $many }
town-fear = Miedo { $fear } de { $most }
town-moves = { $count ->
        [one] 1 camino sin cartas
       *[other] { $count } caminos sin cartas
    }
town-begins = empieza en «{ $at }»
town-hand = Mano: { $cards }
town-no-cards = sin cartas
town-items = Objetos: { $items }
town-allies = Aliados: { $allies }
town-key-cards = ♥ Amigos: 1 más en compañía · ! Peligro: una Escena más
town-key-stacks = [fondo … arriba] ? desconocida · (2) conocida, bocabajo · ▲2 bocarriba · ½ una de las que van entre llaves, de las que una se fue · ! Enemigo
town-key-special = { $letter } { $group }: vale tanto como pilas tiene
town-key-map = Caminos y tamaños de las pilas: reconstrucción nuestra, donde nada impreso los dice.
town-loose = Pilas de los Enemigos
town-off = Fuera del tablero: { $figures }
town-bonus = { $action } +{ $amount }
town-road-fear = { $place } (Miedo { $fear })
town-odds = { $stack }: conocido { $sum }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more } aparte
    }; en total de { $low } a { $high }, unos { $mean } de media
town-sure = { $stack }: en total { $high }
town-stack-size = pila de { $size }
key-of-items = Objetos
key-of-allies = Aliados
key-of-powers = Poderes
key-of-scenes = Escenas
key-times = { $title } ×{ $count }
why-go = Ir: { $places }
know-sure = «{ $zone }»: con certeza { $tokens }
know-tokens = «{ $zone }»: { $count ->
        [one] 1 ficha, de entre { $tokens }
       *[other] { $count } fichas, de entre { $tokens }
    }
know-deck = Aún en el mazo de acción: { $cards }
know-scenes = Aún en el mazo de Escena: { $titles }
know-items = Aún en el mazo de Objeto: { $titles }
know-allies = Aliados que aún pueden venir: { $titles }
end-turns = { $turns ->
        [one] Se jugó un turno
       *[other] Se jugaron { $turns } turnos
    }; acabó en el Acto { $act }.
end-fear = { $seat }: Miedo { $fear } de { $most } ({ $at })
end-goal = «{ $group }»: { $count ->
        [0] ninguna pila
        [one] queda 1 pila
       *[other] quedan { $count } pilas
    }
help-game =
    2 1        respuesta 2, y de las que reúne la primera
    m          el mapa, y lo que dicen sus signos
    e          los Personajes y lo que puede hacer cada cual, con Objetos y Aliados
    k          cada Objeto, Aliado, Poder y Escena, y lo que hace
    También se entiende la notación de las partidas guardadas: go main, commit 1+3.
