# Faltas del contenido de una persona, y los comentarios de una copia nueva.

fault-nothing = Aquí no hay contenido: ni { $file } ni una carpeta rules.
fault-unknown-file = Este archivo no se lee nunca; se leen { $known }.
fault-encoding = Esta línea no es texto UTF-8.
fault-unreadable = El archivo no se puede leer: { $detail }.
fault-syntax = No se entiende: { $detail }.
fault-twice = { $id } aparece aquí por segunda vez.
fault-unknown-key = Aquí no existe una clave { $key }.
fault-missing-key = A { $id } le falta la clave { $key }.
fault-wanted-text = { $key } pide un texto entre comillas.
fault-wanted-list = { $key } pide una lista entre corchetes.
fault-wanted-languages = { $key } pide un texto para cada idioma: { $key }.en, { $key }.it, { $key }.es.
fault-translation = A { $id } le falta { $key }.
fault-empty = { $key } está en blanco.
fault-same-title = El título { $title } ya es de { $other }.
fault-unknown-card = En este juego no hay una carta { $card }.
fault-missing-card = Falta la carta { $card }; sin copias, sus números son [].
fault-not-numbers = Los números han de ser enteros, uno por copia.
fault-number = Los números de participantes van de 4 a 12, y el 0 es solo para La Cosa: { $value }.
fault-the-thing = Hay una sola La Cosa, con el número 0.
fault-no-infected = Hace falta al menos una carta ¡Infectado!.
fault-unknown-family = No hay una familia { $value }; hay { $known }.
fault-other-family = { $card } pertenece a la familia { $family }.
fault-unknown-source = La fuente { $value } no figura en sources.toml.
fault-unknown-status = No hay un estado { $value }; hay { $known }.
fault-unknown-kind = No hay un género { $value }; hay { $known }.
fault-unknown-rule = No hay una regla { $value }.
fault-missing-rule = Falta la regla { $id }.
fault-supply = Muy pocas cartas para este número de personas: { $players } ({ $rule }).
fault-wanted-number = { $key } pide un número entero.
fault-range = { $key } ha de ser un número entero de { $least } a { $most }.
fault-unknown-row = En este archivo no hay una fila { $id }.
fault-missing-row = Falta la fila { $id }.
fault-fixed = { $key } no se puede cambiar aquí: es { $value }.
fault-unknown-value = { $key } no puede ser { $value }; hay { $known }.
fault-levels = levels pide uno o más de { $known }.
fault-deck = deck pide tres números de 1 a 30: las cartas para 4, 5 y 6 espeleólogos.
fault-arrow = Una loseta del tipo { $kind } lleva flecha: ha de estar abierta por ese lado y por el contrario.
fault-dice = Una loseta de derrumbamiento pide dice con dos números distintos del 1 al 6.
fault-no-dice = Solo las losetas de derrumbamiento tienen dice.
fault-none-of = No hay ninguna loseta del tipo { $kind }.
fault-too-many = Hay demasiadas losetas del tipo { $kind }: como mucho { $most }.
fault-too-many-tiles = Hay demasiadas losetas: como mucho { $most }, con Inicio y Salida.
fault-wanted-truth = { $key } pide true o false.
fault-seasons = seasons pide [1], [2] o [1, 2].
fault-parts = parts pide claves de esta fila, cada una con un estado: { "{" } title = "verified" { "}" }.
fault-names = { $key } pide nombres entre comillas.
fault-named-twice = { $key } nombra { $value } dos veces.
fault-off-board = { $key }: en la Temporada { $season } no está { $value }.
fault-pos = pos pide dos números de 0 a 100.
fault-bonus = bonus pide acciones, cada una con un número: { "{" } get_item = 2 { "}" }.
fault-road-ends = ends pide los nombres de dos Localizaciones distintas.
fault-road-twice = Ya hay un camino así: { $other }.
fault-no-road = En la Temporada { $season } nadie puede llegar a { $id }: ningún camino lleva allí desde el resto del tablero.
fault-size-ally = El tamaño -1 es para las casillas del grupo allies, y para todas ellas.
fault-slot-group = { $slot } es una casilla del grupo { $group }; los Poderes van en casillas del grupo powers.
fault-slot-taken = { $slot } ya tiene el Poder { $other }.
fault-figures = start nombra más Localizaciones que figuras hay: { $figures }.
fault-token-worth = Una ficha tiene value o counts, y uno de los dos.
fault-total = { $season ->
        [none] Hay
       *[other] En la Temporada { $season } hay
    } { $have } { $what ->
        [cards] cartas de Acción
        [items] Objetos
        [scenes] cartas de Escena
        [allies] Aliados
        [numbered] fichas con número
       *[tokens] fichas
    }; han de ser { $wanted }.
fault-most = Hay { $have } { $what ->
        [locations] Localizaciones
        [slots] casillas
        [figures] figuras de Enemigos
       *[other] filas
    }; como mucho { $most }.
fault-no-goal = Una Temporada necesita un objetivo.
fault-unknown-effect = No hay ningún efecto { $value }; hay { $known }.
fault-effect-table = Un efecto se escribe así: { $sample }.
fault-effect-place = { $effect } no hace nada aquí; hay { $known }.
fault-effect-lacks = Al efecto { $effect } le falta { $key }.
fault-effect-key = El efecto { $effect } no tiene { $key }; tiene { $known }.
fault-effect-value = { $effect }: { $key } no puede ser { $value }; hay { $known }.
fault-otherwise = Dentro de otherwise no puede haber otro otherwise.
fault-goal-empty = Temporada { $season }: al empezar no hay en el tablero ninguna pila del objetivo { $group }, que se cumpliría enseguida.
fault-goal-action = Temporada { $season }: el objetivo { $group } no se puede cumplir: ninguna acción, ninguna Pelea y ningún Poder apuntan a sus pilas.
fault-goal-foe = Temporada { $season }: el objetivo { $group } no se puede cumplir: sus pilas solo se superan peleando con { $foe }, que nunca está en el tablero.
fault-goal-refill = Temporada { $season }: el objetivo { $group } no se puede cumplir: tras cada Pelea la pila de { $foe } se vuelve a llenar (refill).
fault-goal-place = Temporada { $season }: el objetivo { $group } no se puede cumplir: donde está { $slots } ninguna Localización ofrece { $actions }.
fault-goal-way = Temporada { $season }: el objetivo { $group } no se puede cumplir: desde el resto del tablero ningún camino lleva a { $places }.

new-head = Tu copia de las cartas. Pon la caja al lado: para cada título cuenta las copias y compara
    el número de participantes de cada una. El número dice a partir de cuántas personas se usa esa
    copia; añade uno por cada copia de más, quita uno por cada copia de menos. Después ejecuta:
    penombra content check CARPETA y juega con: penombra play JUEGO --content CARPETA
new-row = Por comprobar en tu caja: { $title }, { $copies ->
        [one] una copia con este número
       *[other] { $copies } copias con estos números
    }. Hasta ahora ninguna edición lo confirma.
new-head-box = Tu copia de esta tabla. Pon la caja al lado, compara cada fila marcada como reconstruida
    y corrige lo que sea distinto. Después ejecuta: penombra content check CARPETA --game sub_terra
    y juega con: penombra play sub_terra --content CARPETA
new-row-box = Por comprobar en tu caja: { $id }.{ $note ->
        [none] {""}
       *[other] {" "}{ $note }
    }
new-head-town = Tu copia de esta tabla. Pon la caja al lado y corrige lo que sea distinto: lo que hemos deducido nosotros se
    nombra encima de cada fila. Después ejecuta: penombra content check CARPETA --game upside_down
    y juega con: penombra play upside_down --content CARPETA
new-row-town = Por comprobar en tu caja: { $id }, { $keys }.{ $note ->
        [none] {""}
       *[other] {" "}{ $note }
    }
