# El envoltorio: terminal y línea de órdenes.

seat = Asiento { $number }
seats-many = { $count } asientos
seats-range = de { $fewest } a { $most } asientos
chance = El azar
nobody = nadie
no-cards = ninguna carta

you-won = Has ganado.
you-lost = Has perdido.
winners = { $count ->
    [0] No gana nadie.
    [one] Gana: { $winners }.
   *[other] Ganan: { $winners }.
}

# El terminal: la mesa dibujada.

head = Turno { $turn } · visto desde { $seat }

# El terminal: lo que se escribe.

welcome = { $title } · { $seats }
welcome-help = Responde con un número. h: ayuda, ?: qué no puedes hacer y por qué, q: dejar la mesa.
prompt = {"> "}
prompt-number = { $count ->
    [one] Escribe 1 o pulsa Intro.
   *[other] Escribe un número del 1 al { $count }, o h para la ayuda.
}
prompt-target = {"  número, o Intro para volver atrás > "}
not-understood = No es un número ni una orden. Con h ves las órdenes.
refused = No se puede: { $title }. { $text } [{ $rule }]
why = Lo que ahora no puedes hacer, y por qué:
why-more = ? y un número muestra una regla entera.
why-nothing = Nada de lo que ves está prohibido.
why-number = { $count ->
    [0] Escribe antes ?: numera los motivos.
   *[other] Los motivos van del 1 al { $count }.
}
no-rule = La regla { $id } no existe.
rule-which = r y una palabra busca reglas; r y el id de una regla la muestra entera.
rule-source = Fuente: { $source }
rule-section = apartado: { $section }
source-rulebook = reglamento
status-stated = escrita en el reglamento
status-implied = implícita en el reglamento
status-ruling = decisión nuestra
status-reconstructed = reconstruida
know = Lo que sabes con certeza:
taken-back = Respuesta retirada.
save-where = Escribe s y el nombre de un archivo.
saved = Guardada en { $file }.
saved-replay = La partida queda en { $file }; para volver a verla: penombra replay { $file }
leave = Para guardar la partida escribe el nombre de un archivo. Intro sale sin guardarla, c sigue jugando:
left = Dejas la mesa.
left-saved = Para seguir en otro momento: penombra play { $game } --resume { $file }
watch = Intro para el turno siguiente, q para el final >
hotseat-cover = Pulsa Intro para tapar tu mano.
hotseat-pass = Pasa la pantalla a { $seat }. Pulsa Intro cuando nadie más mire.
help =
    NÚMERO     esa respuesta; un segundo número elige ya el objetivo: 2 1
    Intro      la única respuesta que hay; en la segunda elección: volver atrás
    c          volver atrás antes de que pase nada
    ?          qué está prohibido ahora y por qué; ? 2: esa regla entera
    r PALABRA  las reglas que contienen la palabra; r y un id: esa regla entera
    t          otra vez la mesa
    l          otra vez las últimas frases; l all: desde el principio
    w          lo que sabes con certeza
    u          retirar la respuesta, donde las reglas lo permiten
    s ARCHIVO  guardar; se sigue con --resume ARCHIVO
    q          dejar la mesa
ask-language = Idioma (en, it, es) [{ $default }]:
ask-seats = Cuántos asientos, de { $fewest } a { $most } [{ $default }]:
ask-company = Quién ocupa los demás asientos: bots expertos, bots al azar o personas (steady, random, people) [{ $default }]:
ask-again = No está entre las posibilidades.

# El final de una partida.

end = Fin
end-won = gana
end-lost = pierde

# Archivos.

file-missing = { $file }: no existe ese archivo
file-folder = { $file }: es una carpeta, y hace falta un archivo
file-no-folder = { $file }: no existe esa carpeta
file-encoding = { $file }: no es un texto en UTF-8
file-unreadable = { $file }: no se puede leer ({ $why })
file-unwritable = { $file }: no se puede escribir ({ $why })
file-nowhere = { $file }: no existe la carpeta donde debería ir
file-json = { $file }: no es JSON (línea { $line })
file-no-game = { $file }: no es una partida guardada
file-other = { $file }: contiene otra cosa, y se queda como está
file-kept = { $file }: ahí hay otra partida guardada. Para seguir con ella: penombra play { $game } --resume { $file }
file-bad = { $file }: { $why }
folder-taken = { $file }: ya existe, y se queda como está

# La línea de órdenes.

cli = Software no oficial para juegos de mesa de terror: motor, mesa en el terminal, bots y laboratorio.
cli-play = Juega en este terminal, contra bots o con quien comparta la pantalla.
cli-games = Enumera los juegos.
cli-rules = Lee las reglas: todas, una por su id, o las que contienen una palabra.
cli-replay = Vuelve a ver una partida guardada, con todo lo que estaba oculto.
cli-simulate = Hace que los bots jueguen muchas partidas, una línea de JSON cada una. Una serie cortada continúa.
cli-arena = Enfrenta a los bots con la misma suerte y dice quién juega mejor cada bando.
cli-bench = Mide la velocidad del motor.
cli-content = Comprueba o copia el contenido de un juego: cartas, números, palabras.
cli-content-check = Busca errores en una carpeta de contenido y los enumera todos.
cli-content-new = Copia el contenido de un juego en una carpeta nueva, para corregirlo y jugar con --content.
cli-position = Lee una posición, o juega un escenario y dice qué difiere de lo esperado.
cli-doctor = Dice qué versiones hay aquí, si el motor está compilado y qué contenido hay.
cli-help = Muestra esta ayuda.
cli-version = Muestra la versión.
cli-commands = Órdenes
cli-parameters = Parámetros y opciones
arg-game = El juego, como lo enumera «penombra games».
arg-lang = Idioma: en, it o es.
arg-json = Muestra JSON.
arg-seats = Cuántos asientos hay; 6 si no lo dices, en Sub Terra 4, en Mundo del Revés 2.
arg-bots = Niveles de los bots, un asiento tras otro y vuelta a empezar: steady, random.
arg-hotseat = Varias personas comparten la pantalla; entre una y otra lo secreto queda tapado.
arg-seat = Tu asiento; con --hotseat varios, separados por comas.
arg-seed = Un número entero: la misma semilla da la misma suerte.
arg-options = Opciones de la mesa: edition=revised,vendetta=true.
arg-option = Una opción de la mesa; se puede repetir.
arg-content = Una carpeta con contenido propio.
arg-save = Guarda la partida en este archivo.
arg-resume = Continúa una partida guardada.
arg-names = Otros nombres para personas y lugares: neutral, en Mundo del Revés.
arg-color = Usa colores.
arg-what = El id de una regla, o una palabra.
arg-file = El archivo.
arg-step = Se detiene tras cada respuesta.
arg-eyes = Muestra solo lo que vio este asiento.
arg-games = Cuántas partidas.
arg-out = El archivo para los resultados.
arg-workers = Cuántos procesos.
arg-table-sizes = Cuántos asientos, separados por comas.
arg-against = Compara con open_spiel, rlcard o ambos, separados por comas.
arg-rows = Escribe cada partida en este archivo, una línea JSON cada una; una prueba interrumpida sigue desde ahí.
arg-rounds = Cuántas rondas.
arg-folder = La carpeta.
arg-run = Lo juega como escenario.
cli-unknown-option = Opción desconocida: { $name }.{ $close ->
    [none] {""}
   *[other] {" "}¿Quizá { $close }?
}
cli-unknown-command = Orden desconocida: { $name }. «penombra --help» enumera las órdenes.
cli-missing = Falta: { $name }.
cli-missing-value = { $name } necesita un valor.
cli-bad-value = { $name }: { $value } no vale aquí.
cli-bad-choice = { $name }: { $value } no vale aquí; se puede elegir entre: { $choices }.
cli-bad-argument = { $name }: aquí no es posible.
cli-bad-seats = --seats: el número de asientos va de { $fewest } a { $most }
cli-unused = Sobra algo en la línea de órdenes: { $value }.
cli-repeated = { $name } solo se puede dar una vez.
cli-bad = La línea de órdenes no se entiende: { $why }
cli-interrupted = Interrupción.
cli-bug = Algo ha fallado dentro de Penombra: { $why }. Con PENOMBRA_DEBUG=1 se ve dónde.
config-bad = { $file }: no se entiende ({ $why })
config-unknown = { $file }: no existe el ajuste { $name }
option-form = «{ $text }»: una opción de la mesa se escribe nombre=valor
seat-range = --seat: { $value } no es un asiento; los números van de 0 a { $most }
resume-differs = --{ $name }: la partida guardada tiene { $value }
resume-position = una posición no se puede continuar aquí
no-rules = Ninguna regla contiene «{ $word }».
games-row = { $game }: { $title }, { $seats }
replay-head = { $game }, { $seats }, respuestas: { $answers }
replay-step = Intro para la siguiente respuesta, q para parar >
replay-same = Reproducida: { $hash }
replay-open = La partida no ha terminado; se espera a: { $seats }.
content-fine = Ningún error.
content-faults = { $count ->
    [one] 1 error.
   *[other] { $count } errores.
}
content-made = Copiado en { $folder }. Para comprobar los cambios: penombra content check { $folder }
position-fine = Releída, es la misma mesa: { $hash }
position-waiting = Se espera a { $seat }: { $asked }
position-over = La partida ha terminado.
scenario-fine = Todo ocurrió como se esperaba.
simulate-done = { $games ->
    [0] Nada que hacer: ya están todas las partidas en { $file }.
    [one] 1 partida jugada; está en { $file }.
   *[other] { $games } partidas jugadas; están en { $file }.
}
side-humans = de Humano
side-thing = La Cosa
arena-sides = Todos los Humanos para un bot, el bando de La Cosa para el otro:
arena-seats = Los bots mezclados en una sola mesa:
col-seats = Asientos
col-humans = Humanos
col-thing = Bando de La Cosa
col-humans-win = Ganan los Humanos
col-thing-wins = Gana el bando de La Cosa
col-nobody = Nadie
col-bot = Bot
col-dealt = Mano inicial
col-played = Partidas
col-won = Ganadas
doctor-version = Penombra
doctor-python = Python
doctor-form = Motor
doctor-compiled = compilado
doctor-interpreted = interpretado
doctor-languages = Idiomas
doctor-content = Contenido de { $game }
doctor-config = Ajustes
doctor-none = ninguno
bench-head = { $game }, { $seats }, motor { $form }; decisiones por segundo:
col-contender = Manera de jugar
col-median = Mediana
col-rounds = Rondas
col-call = Llamada
arena-teams = Cada bot como equipo entero, con la misma suerte:
col-team = Equipo
col-gold = Oro
col-silver = Plata
col-bronze = Bronce
col-defeat = Derrota
col-behind = Atrás
col-victory = Victoria
col-turns = Turnos
col-act = Acto
bench-worlds = Partidas por segundo imaginadas desde la vista de un asiento y jugadas hasta el final: { $rounds }
