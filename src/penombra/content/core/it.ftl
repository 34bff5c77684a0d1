# Errori nel contenuto di una persona, e i commenti di una copia nuova.

fault-nothing = Qui non c'è nessun contenuto: né { $file } né una cartella rules.
fault-unknown-file = Questo file non viene mai letto; si leggono { $known }.
fault-encoding = Questa riga non è testo UTF-8.
fault-unreadable = Il file non si può leggere: { $detail }.
fault-syntax = Non si capisce: { $detail }.
fault-twice = { $id } compare qui per la seconda volta.
fault-unknown-key = Qui non esiste una chiave { $key }.
fault-missing-key = A { $id } manca la chiave { $key }.
fault-wanted-text = { $key } vuole un testo tra virgolette.
fault-wanted-list = { $key } vuole un elenco tra parentesi quadre.
fault-wanted-languages = { $key } vuole un testo per ogni lingua: { $key }.en, { $key }.it, { $key }.es.
fault-translation = A { $id } manca { $key }.
fault-empty = { $key } è vuoto.
fault-same-title = Il titolo { $title } è già di { $other }.
fault-unknown-card = In questo gioco non c'è una carta { $card }.
fault-missing-card = Manca la carta { $card }; se non ne hai copie, i suoi numeri sono [].
fault-not-numbers = I numeri devono essere interi, uno per copia.
fault-number = I numeri di partecipanti vanno da 4 a 12, e 0 spetta solo a La Cosa: { $value }.
fault-the-thing = La Cosa è una sola, con il numero 0.
fault-no-infected = Serve almeno una carta Infetto!.
fault-unknown-family = Non c'è una famiglia { $value }; ci sono { $known }.
fault-other-family = { $card } è della famiglia { $family }.
fault-unknown-source = La fonte { $value } non è elencata in sources.toml.
fault-unknown-status = Non c'è uno stato { $value }; ci sono { $known }.
fault-unknown-kind = Non c'è un genere { $value }; ci sono { $known }.
fault-unknown-rule = Non c'è una regola { $value }.
fault-missing-rule = Manca la regola { $id }.
fault-supply = Troppo poche carte per questo numero di persone: { $players } ({ $rule }).
fault-wanted-number = { $key } vuole un numero intero.
fault-range = { $key } dev'essere un numero intero da { $least } a { $most }.
fault-unknown-row = In questo file non c'è una riga { $id }.
fault-missing-row = Manca la riga { $id }.
fault-fixed = { $key } qui non si può cambiare: vale { $value }.
fault-unknown-value = { $key } non può essere { $value }; ci sono { $known }.
fault-levels = levels vuole uno o più fra { $known }.
fault-deck = deck vuole tre numeri da 1 a 30: le carte per 4, 5 e 6 Esploratori.
fault-arrow = Una tessera di tipo { $kind } porta una freccia: dev'essere aperta da quella parte e dalla parte opposta.
fault-dice = Una tessera Crollo vuole dice con due numeri diversi da 1 a 6.
fault-no-dice = Soltanto le tessere Crollo hanno dice.
fault-none-of = Non c'è nessuna tessera di tipo { $kind }.
fault-too-many = Le tessere di tipo { $kind } sono troppe: al massimo { $most }.
fault-too-many-tiles = Le tessere sono troppe: al massimo { $most }, Partenza e Uscita comprese.

new-head = La tua copia delle carte. Mettile accanto la scatola: per ogni titolo conta le copie e
    confronta il numero di partecipanti su ciascuna. Il numero dice da quante persone in poi la copia
    si usa; aggiungine uno per una copia in più, togline uno per una in meno. Poi lancia:
    penombra content check CARTELLA e gioca con: penombra play GIOCO --content CARTELLA
new-row = Da controllare nella scatola: { $title }, { $copies ->
        [one] una copia con questo numero
       *[other] { $copies } copie con questi numeri
    }. Finora nessuna stampa lo conferma.
new-head-box = La tua copia di questa tabella. Mettile accanto la scatola, confronta ogni riga segnata come ricostruita
    e correggi ciò che è diverso. Poi lancia: penombra content check CARTELLA --game sub_terra
    e gioca con: penombra play sub_terra --content CARTELLA
new-row-box = Da controllare nella scatola: { $id }.{ $note ->
        [none] {""}
       *[other] {" "}{ $note }
    }
