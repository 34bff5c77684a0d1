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
