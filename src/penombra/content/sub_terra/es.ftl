# Lo que ocurre: un mensaje por suceso. .me actúa o lo sufre, .you es la otra parte; .all para los demás. -self donde las
# dos son una. A los Espeleólogos se les llama por su papel; $seat_of y $seat_to son sus otras formas.

event-set_out =
    .me = En el Inicio están { $explorers }. El marcador de primer explorador es tuyo. Cartas de peligro: { $left }, y después se agota el tiempo.
    .all = En el Inicio están { $explorers }. El marcador de primer explorador va { $seat_to }. Cartas de peligro: { $left }, y después se agota el tiempo.
event-set_aside =
    .me = Apartas una loseta boca arriba: { $design }, { $shape }.
    .all = { $seat } aparta una loseta boca arriba: { $design }, { $shape }.
event-round =
    .me = Ronda { $round }: empiezas tú. { $left ->
        [0] No queda ninguna carta de peligro.
        [one] Queda una carta de peligro.
       *[other] Quedan { $left } cartas de peligro.
    }
    .all = Ronda { $round }: empieza { $seat }. { $left ->
        [0] No queda ninguna carta de peligro.
        [one] Queda una carta de peligro.
       *[other] Quedan { $left } cartas de peligro.
    }
event-turn =
    .me = Te toca.
    .all = Le toca { $seat_to }.
event-turn_over =
    .me = Tu turno ha acabado.
    .all = El turno { $seat_of } ha acabado.
event-skipped =
    .me = Estás inconsciente y pierdes el turno.
    .all = { $seat } está inconsciente y pierde el turno.
event-drawn =
    .me = Descubres { $design }: { $shape }.
    .all = { $seat } descubre { $design }: { $shape }.
event-thrown_away =
    .me = { $why ->
        [seals] Sellaría la cueva: { $design } se descarta, y viene la loseta siguiente.
       *[recon] Descartas { $design }; la siguiente hay que colocarla.
    }
    .all = { $why ->
        [seals] Sellaría la cueva: { $design } se descarta, y viene la loseta siguiente.
       *[recon] { $seat } descarta { $design }; la siguiente hay que colocarla.
    }
event-nothing_to_lay =
    .me = No queda ninguna loseta que puedas colocar.
    .all = No queda ninguna loseta que { $seat } pueda colocar.
event-laid =
    .me = Colocas { $design } al { $side }, en { $at }. Aberturas: { $open }.
    .all = { $seat } coloca { $design } al { $side }, en { $at }. Aberturas: { $open }.
event-moved =
    .me = Vas al { $side }, a { $at }.
    .all = { $seat } va al { $side }, a { $at }.
event-exerted =
    .me = Te esfuerzas: { $points ->
        [one] 1 punto de acción.
       *[other] { $points } puntos de acción.
    }
    .all = { $seat } se esfuerza: { $points ->
        [one] 1 punto de acción.
       *[other] { $points } puntos de acción.
    }
event-rolled =
    .me = Sacas { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } { $why ->
        [exert_test] por el esfuerzo
        [rough_test] en el terreno accidentado
        [rope_test] para la cuerda
        [hide_test] para esconderte
        [tremor_test] en el Temblor
       *[doom_test] frente a los Horrores
    }: { $success ->
        [yes] éxito.
       *[no] fallo.
    }
    .all = { $seat } saca { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } { $why ->
        [exert_test] por el esfuerzo
        [rough_test] en el terreno accidentado
        [rope_test] para la cuerda
        [hide_test] para esconderse
        [tremor_test] en el Temblor
       *[doom_test] frente a los Horrores
    }: { $success ->
        [yes] éxito.
       *[no] fallo.
    }
event-roped =
    .me = Aseguras una cuerda en { $at }, para cualquiera.
    .all = { $seat } asegura una cuerda en { $at }, para cualquiera.
event-hid =
    .me = Te escondes hasta el final de la ronda.
    .all = { $seat } se esconde hasta el final de la ronda.
event-lost =
    .me = Pierdes { $many ->
        [one] 1 punto de salud
       *[other] { $many } puntos de salud
    } { $why ->
        [exert] por el esfuerzo
        [rough] en el terreno accidentado
        [tremor] en el Temblor
        [flood] en la Inundación
        [gas] en el gas
        [cave_in] en el Derrumbamiento
       *[horror] por un Horror
    }: te quedan { $health }.
    .all = { $seat } pierde { $many ->
        [one] 1 punto de salud
       *[other] { $many } puntos de salud
    } { $why ->
        [exert] por el esfuerzo
        [rough] en el terreno accidentado
        [tremor] en el Temblor
        [flood] en la Inundación
        [gas] en el gas
        [cave_in] en el Derrumbamiento
       *[horror] por un Horror
    }: le quedan { $health }.
event-fainted =
    .me = Quedas inconsciente.
    .all = { $seat } queda inconsciente.
event-healed =
    .me = { $other } te devuelve { $many ->
        [one] 1 punto de salud
       *[other] { $many } puntos de salud
    }: ahora { $health }.
    .me-self = Recuperas { $many ->
        [one] 1 punto de salud
       *[other] { $many } puntos de salud
    }: ahora { $health }.
    .you = Devuelves { $seat_to } { $many ->
        [one] 1 punto de salud
       *[other] { $many } puntos de salud
    }: ahora { $health }.
    .all = { $other } devuelve { $seat_to } { $many ->
        [one] 1 punto de salud
       *[other] { $many } puntos de salud
    }: ahora { $health }.
    .all-self = { $seat } recupera { $many ->
        [one] 1 punto de salud
       *[other] { $many } puntos de salud
    }: ahora { $health }.
event-woke =
    .me = Vuelves en ti.
    .all = { $seat } vuelve en sí.
event-cleared =
    .me = Quitas los Escombros de { $at }.
    .all = { $seat } quita los Escombros de { $at }.
event-dived =
    .me = Te sumerges en { $at }: ahora nada te alcanza.
    .all = { $seat } se sumerge en { $at }, donde nada llega.
event-surfaced =
    .me = Emerges en { $at }.
    .all = { $seat } emerge en { $at }.
event-blasted =
    .me = Vuelas la pared { $side } de { $at }. La roca tiembla.
    .all = { $seat } vuela la pared { $side } de { $at }. La roca tiembla.
event-horror_left =
    .me = Ahuyentas al Horror { $horror } de { $at }.
    .all = { $why ->
        [assault] { $seat } ahuyenta al Horror { $horror } de { $at }.
       *[no_victim] El Horror { $horror } no encuentra presa y deja la cueva desde { $at }.
    }
event-ordered =
    .me = Das una orden { $other_to }.
    .you = { $seat } te da una orden.
    .all = { $seat } da una orden { $other_to }.
event-declined =
    .me = Con esta orden no haces nada.
    .all = Con esta orden { $seat } no hace nada.
event-gas_gone =
    .all = El gas se disipa.
event-out_of_time =
    .all = ¡Tiempo agotado! Desde ahora, quien no esté en la Salida hace una prueba cada ronda; quien la falla es presa de los Horrores.
event-hazard =
    .all = Peligro: { $hazard }. { $effect }
event-flooded =
    .all = El agua sube en { $at }.
event-gas_leaks =
    .all = El gas llena todas las losetas de Gas.
event-cave_in =
    .all = El dado muestra { $die }: cae lo que lleva el { $die }.
event-blocked =
    .all = Caen Escombros en { $at }.
event-devoured =
    .me = Los Horrores te devoran.
    .all = Los Horrores devoran { $seat_to }.
event-horror_moved =
    .me = El Horror { $horror } se arrastra hasta { $at }: te busca.
    .all = El Horror { $horror } se arrastra hasta { $at }: busca { $seat_to }.
event-no_horror =
    .all = No aparece ningún otro Horror.
event-horror_came =
    .me = Aparece un Horror en { $at }: eres su presa más cercana.
    .all = Aparece un Horror en { $at }: su presa más cercana es { $seat }.
event-tile_returned =
    .me = La loseta que tenías apartada va debajo de la pila.
    .all = La loseta apartada va debajo de la pila.
event-taken_back =
    .me = Retiras una respuesta.
    .all = { $seat } retira una respuesta.

# A quién se espera, y para qué respuesta.

asked-act =
    .me = Te toca actuar.
    .all = Le toca { $seat_to } actuar.
asked-obey =
    .me = Te toca cumplir una orden.
    .all = Le toca { $seat_to } cumplir una orden.
asked-running =
    .me = Te toca dar otro paso o parar.
    .all = Le toca { $seat_to } dar otro paso o parar.
asked-place =
    .me = Te toca colocar una loseta.
    .all = Le toca { $seat_to } colocar una loseta.
asked-surface =
    .me = Te toca emerger en alguna parte.
    .all = Le toca { $seat_to } emerger en alguna parte.
asked-which_horror =
    .me = Te toca decir qué Horror se mueve antes.
    .all = Le toca { $seat_to } decir qué Horror se mueve antes.
asked-which_way =
    .me = Te toca decir por dónde va un Horror.
    .all = Le toca { $seat_to } decir por dónde va un Horror.
asked-which_lair =
    .me = Te toca decir dónde aparece un Horror.
    .all = Le toca { $seat_to } decir dónde aparece un Horror.
asked-deal_explorer =
    .all = El azar decide qué Espeleólogo baja.
asked-who_begins =
    .all = El azar decide quién empieza.
asked-set_aside =
    .all = El azar decide qué loseta se aparta.
asked-turn_up =
    .all = El azar decide qué loseta sale.
asked-turn_card =
    .all = El azar decide qué Peligro sale.
asked-collapse =
    .all = El azar tira el dado de un Derrumbamiento.
asked-exert_test =
    .all = El azar tira el dado por un esfuerzo.
asked-rough_test =
    .all = El azar tira el dado en terreno accidentado.
asked-rope_test =
    .all = El azar tira el dado para una cuerda.
asked-hide_test =
    .all = El azar tira el dado para esconderse.
asked-tremor_test =
    .all = El azar tira el dado en un Temblor.
asked-doom_test =
    .all = El azar tira el dado frente a los Horrores.

# Las preguntas: qué se pide, y para qué.

question-act = { $seat }: { $points ->
        [0] no queda ningún punto de acción. ¿Esfuerzo, o fin del turno?
        [one] queda 1 punto de acción. ¿Qué hace?
       *[other] quedan { $points } puntos de acción. ¿Qué hace?
    }
question-obey = { $seat }, por orden: ¿algo que cuesta 1 punto, ahora mismo y gratis?
question-running = { $seat }: { $steps ->
        [0] era el último paso.
        [one] ¿un paso más?
       *[other] ¿hasta { $steps } pasos más?
    }
question-place = { $drawn ->
        [none] { $seat } coloca al { $side } la loseta apartada. ¿Cómo?
       *[tile] { $seat } coloca al { $side } { $drawn }{ $aside ->
            [none] {""}
           *[tile] , o en su lugar { $aside }
        }. ¿Cómo?
    }
question-surface = { $awake ->
        [yes] { $seat } emerge en una loseta de Agua. ¿En cuál?
       *[no] El agua deja { $seat_to }, inconsciente, en una loseta de Agua. ¿En cuál?
    }
question-which_horror = { $seat } tiene el marcador: ¿qué Horror se mueve antes?
question-which_way = Dos caminos llevan { $seat_to } con los mismos pasos: ¿cuál toma el Horror { $horror }?
question-which_lair = Varias losetas de Horror quedan a la misma distancia de su presa, { $seat }: ¿en cuál aparece el nuevo Horror?

# Las respuestas.

onto = { $design }{ $mark ->
        [horror] , ¡donde hay un Horror!
        [wet] , inundada
        [debris] , llena de Escombros
        [gas] , ¡llena de gas!
       *[none] {""}
    }
option-reveal = Revelar al { $side } ({ $cost } PA), sin moverse
option-explore = Explorar al { $side } ({ $cost } PA): revelar y entrar enseguida
option-move = Mover al { $side } ({ $cost } PA)
    .seen = Mover al { $side } ({ $cost } PA): { onto }
option-run = Correr al { $side } ({ $cost } PA), hasta { $run_steps } pasos
    .seen = Correr al { $side } ({ $cost } PA), hasta { $run_steps } pasos: primero { onto }
option-dash = Carrera al { $side } ({ $cost } PA), hasta { $dash_steps } pasos
    .seen = Carrera al { $side } ({ $cost } PA), hasta { $dash_steps } pasos: primero { onto }
option-swim = Nadar al { $side } ({ $cost } PA)
    .seen = Nadar al { $side } ({ $cost } PA): { onto }
option-squeeze = Arrastrarse al { $side } ({ $cost } PA)
    .seen = Arrastrarse al { $side } ({ $cost } PA): { onto }
option-heal =
    .on = Curar { $seat_to } ({ $cost } PA): salud +{ $heal }
    .self = Curarte ({ $cost } PA): salud +{ $heal }
option-bandage =
    .on = Vendaje { $seat_to } ({ $cost } PA): salud +{ $bandage }
    .self = Vendaje a ti ({ $cost } PA)
option-dig = Excavar ({ $cost } PA): fuera los Escombros { $spot ->
        [N] al norte
        [E] al este
        [S] al sur
        [W] al oeste
       *[here] de la propia loseta
    }
option-excavate = Excavación ({ $cost } PA): fuera los Escombros { $spot ->
        [N] al norte
        [E] al este
        [S] al sur
        [W] al oeste
       *[here] de la propia loseta
    }
option-rope = Asegurar aquí una cuerda ({ $cost } PA), con una prueba
option-hide = Esconderse ({ $cost } PA), con una prueba: en esta ronda ningún Horror te busca
option-dive = Inmersión ({ $cost } PA): a salvo de todo hasta el próximo turno
option-demolish = Demolición de la pared { $side } ({ $cost } PA): después, un Derrumbamiento
option-carabiner = Mosquetón: aquí una cuerda ({ $cost } PA), sin prueba
option-assault = Ahuyentar al Horror al { $side } ({ $cost } PA)
option-order =
    .on = Orden { $seat_to } ({ $cost } PA)
    .self = Orden a ti ({ $cost } PA)
option-exert = Esfuerzo: ahora un punto de acción más, una prueba al final del turno
option-end = Fin del turno
option-decline = No hacer nada
option-step = Un paso al { $side }
    .seen = Un paso al { $side }: { onto }
option-stop = Parar aquí
option-place = Colocar { $from ->
        [aside] la loseta apartada
       *[drawn] la loseta descubierta
    }, { $rotation ->
        [0] sin girar
        [1] girada un cuarto
        [2] girada media vuelta
       *[3] girada tres cuartos
    }
    .seen = { $from ->
        [aside] La apartada: { $design }
       *[drawn] { $design }
    } { $glyph }  aberturas: { $open }
option-recon = Reconocimiento: descartas esta y colocas la siguiente, sea la que sea
option-surface = Emerger en la loseta de Agua número { $number }
    .seen = Emerger en { $at }
option-lair = Aparece en la loseta de Horror número { $number }
    .seen = Aparece en { $at }
option-next = Antes el Horror { $number }
    .seen = Antes el Horror { $number }, en { $at }
option-towards = Al { $side }
option-deal = Baja { $explorer }
option-first =
    .on = Empieza { $seat }
    .self = Empiezas tú
option-draw = La loseta es { $design }: { $shape }
option-card = El Peligro es { $hazard }
option-roll = El dado muestra { $die }

# Lo que se elige en dos pasos: primero qué, después dónde.

menu-reveal = Revelar … una loseta nueva, sin moverse
menu-explore = Explorar … una loseta nueva, y entrar enseguida
menu-move = Mover …
menu-run = Correr …
menu-dash = Carrera …
menu-swim = Nadar …
menu-squeeze = Arrastrarse …
menu-heal = Curar …
menu-bandage = Vendaje …
menu-dig = Excavar …
menu-excavate = Excavación …
menu-demolish = Demolición de una pared … después, un Derrumbamiento
menu-assault = Ahuyentar a un Horror …
menu-order = Orden: que alguien actúe …
menu-cost = { $what } ({ $cost } PA)

# Los nombres, con sus artículos.

name-of = de { $name }
name-to = a { $name }
explorer-diver =
    .the = el { $title }
    .of = del { $title }
    .to = al { $title }
explorer-scout =
    .the = la { $title }
    .of = de la { $title }
    .to = a la { $title }
explorer-geologist =
    .the = el { $title }
    .of = del { $title }
    .to = al { $title }
explorer-engineer =
    .the = el { $title }
    .of = del { $title }
    .to = al { $title }
explorer-climber =
    .the = la { $title }
    .of = de la { $title }
    .to = a la { $title }
explorer-medic =
    .the = el { $title }
    .of = del { $title }
    .to = al { $title }
explorer-bodyguard =
    .the = el { $title }
    .of = del { $title }
    .to = al { $title }
explorer-leader =
    .the = la { $title }
    .of = de la { $title }
    .to = a la { $title }
tile-start = el { $title }
tile-exit = la { $title }
tile-plain = una loseta normal
tile-water = una loseta de { $title }
tile-gas = una loseta de { $title }
tile-horror = una loseta de { $title }
tile-squeeze = un { $title }
tile-ledge = una { $title }
tile-slide = un { $title }
tile-rough = un { $title }
tile-cave_in = una loseta de { $title } { $dice }
shape-dead = un callejón sin salida
shape-straight = un tramo recto
shape-corner = una curva
shape-tee = una bifurcación
shape-cross = un cruce
side-N = norte
side-E = este
side-S = sur
side-W = oeste
side-none = ninguna

# El final.

grade-gold = ORO: nadie se queda atrás.
grade-silver = PLATA: un Espeleólogo se queda atrás.
grade-bronze = BRONCE: dos Espeleólogos se quedan atrás.
grade-defeat = DERROTA: tres o más Espeleólogos se quedan atrás.
grade-unfinished = La partida no ha acabado.
ending-ST-END-02 = Quien vive está en la Salida.
ending-ST-END-03 = Fuera de la Salida ya no hay nadie consciente.
ending-ST-TIME-06 = No queda nadie con vida.
ending-core-too_long = La partida ha llegado a su límite.
game-winners = { $count ->
    [0] Ha ganado la cueva.
   *[other] A salvo: { $winners }.
}
game-won = Tú también sales.
game-lost = Tú te quedas dentro.

# Las opciones de la mesa.

table-difficulty = Dificultad
    .effect = Qué cartas de peligro hay, y cuántas rondas antes de que se agote el tiempo.
table-difficulty-normal = Normal
    .effect = Solo cartas sencillas, y el tiempo más largo.
table-difficulty-advanced = Avanzado
    .effect = Cinco cartas golpean dos veces, y hay menos tiempo.
table-difficulty-expert = Experto
    .effect = Una parte mayor de las cartas golpea dos veces, y el tiempo es mínimo.
table-explorers = Espeleólogos
    .effect = Quién baja, en el orden del círculo.
table-explorers-none = Al azar
    .effect = Puede tocarle a cualquiera de los ocho.
table-explorers-value = Elegidos
    .effect = En este orden: { $list }.
table-first = Quién empieza
    .effect = Qué asiento tiene al principio el marcador de primer explorador.
table-first-none = Al azar
    .effect = Puede empezar cualquier asiento.
table-first-value = Asiento { $number }
    .effect = El marcador sale del asiento { $number }.
table-extra_hazard_cards = Más tiempo
    .effect = Cartas de peligro que se añaden al mazo; solo en el nivel Normal.
table-extra_hazard_cards-value = { $number ->
        [0] Ninguna
       *[other] { $number } cartas más
    }
    .effect = { $number ->
        [0] El mazo del nivel, tal cual.
        [one] Una ronda más antes de que se agote el tiempo.
       *[other] { $number } rondas más antes de que se agote el tiempo.
    }
table-gas_hit = Cuánto cuesta una carta de Gas
    .effect = Lo que pierde quien está en una loseta de Gas cuando sale la carta.
table-gas_hit-value = Salud −{ $number }
    .effect = Puntos de salud perdidos al salir la carta: { $number }.
table-gas_entry = Cuánto cuesta entrar en el gas
    .effect = Lo que se pierde al entrar en una loseta de Gas mientras persiste el gas.
table-gas_entry-value = Salud −{ $number }
    .effect = Puntos de salud perdidos en cada entrada: { $number }.
table-gas_x2_entry_doubles = Gas doble al entrar
    .effect = Si entrar cuesta el doble tras una carta de Gas que golpea dos veces.
table-gas_x2_entry_doubles-false = No
    .effect = Entrar cuesta lo de siempre.
table-gas_x2_entry_doubles-true = Sí
    .effect = Entrar cuesta el doble hasta que ese gas se disipa.
table-third_try = El tercer intento
    .effect = Cuándo una cuerda o un escondite ya no necesita dado.
table-third_try-any_attempts = Tras dos intentos
    .effect = Uno en cada uno de los dos turnos propios anteriores, fuera como fuera.
table-third_try-failed_attempts = Tras dos fallos
    .effect = Uno en cada uno de los dos turnos propios anteriores.
table-special_reach = Alcance de Excavación y Asalto
    .effect = En qué losetas vecinas de la propia tienen efecto.
table-special_reach-adjacent = A través de paredes
    .effect = En las cuatro, haya o no una pared en medio.
table-special_reach-connected = Solo conectadas
    .effect = Solo donde se puede pasar de una a otra.
table-geologist_may_hold_exit = La Salida apartada
    .effect = Si el Geólogo puede guardar la Salida en vez de colocarla.
table-geologist_may_hold_exit-true = Permitido
    .effect = La loseta apartada puede ser la Salida.
table-geologist_may_hold_exit-false = Prohibido
    .effect = Una Salida robada hay que colocarla.
table-ledge_crossing = Cuerdas en las Cornisas
    .effect = En qué direcciones no se cruza su borde sin cuerda.
table-ledge_crossing-up_only = Solo al subir
    .effect = Para bajar por el borde no hace falta nada.
table-ledge_crossing-both = En ambas
    .effect = También para bajar por el borde hace falta una cuerda.
table-submerged_diver_keeps_game = Una esperanza bajo el agua
    .effect = Si se sigue cuando solo está consciente el Buzo sumergido.
table-submerged_diver_keeps_game-true = Sí
    .effect = Mientras el Buzo esté consciente bajo el agua, no ha acabado.
table-submerged_diver_keeps_game-false = No
    .effect = Bajo el agua, el Buzo no cuenta.
table-submerged_diver_tested = Tiempo agotado bajo el agua
    .effect = Si también el Buzo sumergido hace la prueba de Tiempo agotado.
table-submerged_diver_tested-true = Sí
    .effect = El Buzo hace la prueba como los demás.
table-submerged_diver_tested-false = No
    .effect = Bajo el agua, el Buzo se libra de ella.
table-exit_return = Volver de la Salida
    .effect = Lo que aún puede hacer quien está en la Salida.
table-exit_return-allowed = Permitido
    .effect = Actúa como antes, y puede volver a ayudar.
table-exit_return-final = Prohibido
    .effect = Está fuera, y ya no hace nada.
table-end_check = Cuándo ha acabado
    .effect = Desde qué momento vale un final.
table-end_check-immediate = En el acto
    .effect = Tras cada efecto.
table-end_check-round_end = Al final de la ronda
    .effect = Solo tras la última fase de una ronda.
table-tie_choices = Cuando un Horror puede elegir
    .effect = Quién decide entre caminos, Horrores o losetas en empate.
table-tie_choices-ask = Se pregunta
    .effect = A la víctima, o a quien tiene el marcador.
table-tie_choices-auto = Automático
    .effect = El primero de norte, este, sur y oeste; el Horror más antiguo; la loseta más antigua.

# La mesa en el terminal.

title = Sub Terra
game-seats-many = { $count } Espeleólogos
game-seats-range = de { $fewest } a { $most } Espeleólogos
game-ask-seats = Cuántos Espeleólogos bajan, de { $fewest } a { $most } [{ $default }]:
game-ask-company = Quién lleva a los demás Espeleólogos: tú y quien esté contigo, bots expertos o bots al azar (people, steady, random) [{ $default }]:
cave-head = Ronda { $round } · { $seat }
cave-intro = Encontrad la Salida, una de las últimas { $last } losetas de la pila, y llevad allí a todo el equipo antes de que se acaben las cartas de peligro. Si nadie se queda atrás es oro, si se queda uno, plata, y si se quedan dos, bronce.
cave-deck = { $late ->
        [yes] TIEMPO AGOTADO
       *[no] { $count ->
            [0] La próxima carta es Tiempo agotado
            [one] 1 carta de peligro antes de Tiempo agotado
           *[other] { $count } cartas de peligro antes de Tiempo agotado
        }
    }
cave-gas = EL GAS PERSISTE
cave-stack = Pila: { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
cave-exit = { $place ->
        [found] la Salida está en { $at }
        [hand] la Salida está a mano
        [bottom] la Salida está en el fondo de la pila
       *[stack] { $last ->
            [one] la Salida es la última
           *[other] la Salida es una de las últimas { $last }
        }
    }
cave-level = Nivel: { $level }
cave-at-submerged = bajo el agua
cave-at-devoured = presa de los Horrores
cave-unconscious = inconsciente
cave-hidden = en un escondite
cave-marker = marcador de primer explorador
cave-recons = Reconocimiento: quedan { $count }
cave-explosives = Explosivo: quedan { $count }
cave-aside = apartada: { $tile }
cave-rope-tries = { $count ->
        [one] un intento de cuerda en el último turno
       *[other] intentos de cuerda en { $count } turnos seguidos
    }
cave-hide-tries = { $count ->
        [one] un intento de esconderse en el último turno
       *[other] intentos de esconderse en { $count } turnos seguidos
    }
cave-lies-wet = inundada
cave-lies-debris = con Escombros
cave-lies-rope = con una cuerda
cave-horror = Horror { $number }
cave-way-wall = una pared
cave-way-unexplored = sin explorar
cave-unexplored = sin explorar: { $sides }
cave-cut-N = { $count ->
        [one] 1 fila al norte
       *[other] { $count } filas al norte
    }
cave-cut-E = { $count ->
        [one] 1 columna al este
       *[other] { $count } columnas al este
    }
cave-cut-S = { $count ->
        [one] 1 fila al sur
       *[other] { $count } filas al sur
    }
cave-cut-W = { $count ->
        [one] 1 columna al oeste
       *[other] { $count } columnas al oeste
    }
cave-cut = No se ven: { $parts } (m muestra toda la cueva)
key-sign-unknown = sin explorar
key-sign-wet = inundada
key-sign-gas = gas que persiste
key-sign-debris = Escombros
key-sign-rope = cuerda
key-sign-blasted = pared volada
key-sign-horror = Horror
key-fallen = letra minúscula: inconsciente
key-arrow = flecha ↑: sin cuerda no se pasa una Cornisa por ahí, ni se vuelve atrás por un Desnivel
key-dice = { $short } 2·5 = { $title }: cae con un 2 o un 5
key-short = { $short } = { $title }
key-of-kinds = Losetas
key-of-dangers = Peligros
letter-diver = B
letter-scout = E
letter-geologist = G
letter-engineer = I
letter-climber = C
letter-medic = M
letter-bodyguard = P
letter-leader = L
short-start = Inicio
short-exit = SALIDA
short-plain = {""}
short-water = Agua
short-gas = Gas
short-horror = Horror
short-squeeze = Estrecho
short-ledge = Corn.
short-slide = Desn.
short-rough = Accid.
short-cave_in = Der.
side-letters = neso
side-here = aquí
why-some = { $what }: { $where }
know-in-stack = Aún en la pila, en cualquier orden: { $tiles }
know-in-bottom = En el fondo de la pila: { $tiles }
know-thrown = Descartadas: { $tiles }
know-deck = { $count ->
        [one] Antes de Tiempo agotado sale 1 carta de entre estas: { $cards }
       *[other] Antes de Tiempo agotado salen { $count } cartas de entre estas: { $cards }
    }
know-no-deck = Ya no hay cartas de peligro.
end-team = Qué ha sido de cada cual:
end-is-out = { $seat }: en la Salida.
end-is-down = { $seat }: inconsciente en { $at }.
end-is-behind = { $seat }: aún en la cueva, en { $at }.
end-is-submerged = { $seat }: aún bajo el agua.
end-is-devoured = { $seat }: presa de los Horrores.
end-rounds = { $rounds ->
        [one] Se ha jugado una ronda
       *[other] Se han jugado { $rounds } rondas
    }, y en la cueva había { $tiles } losetas.
end-exit = { $found ->
        [yes] La Salida estaba en { $at }.
       *[no] La Salida no se encontró nunca.
    }
help-game =
    2 n        con una letra de la brújula (n e s o): respuesta 2, al norte
    m          toda la cueva
    e          los Espeleólogos, y lo que sabe hacer cada uno
    k          las losetas y los peligros, y lo que hacen
    También se entiende la notación de las partidas guardadas: explore N, place drawn 0.
