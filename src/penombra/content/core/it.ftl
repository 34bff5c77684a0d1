# Errori nel contenuto di una persona, e i commenti di una copia nuova.

fault-nothing = Qui non c'è nessun contenuto: né cards.toml né una cartella rules.
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

new-head = La tua copia delle carte. Mettile accanto la scatola: per ogni titolo conta le copie e
    confronta il numero di partecipanti su ciascuna. Il numero dice da quante persone in poi la copia
    si usa; aggiungine uno per una copia in più, togline uno per una in meno. Poi lancia:
    penombra content check CARTELLA e gioca con: penombra play GIOCO --content CARTELLA
new-row = Da controllare nella scatola: { $title }, { $copies ->
        [one] una copia con questo numero
       *[other] { $copies } copie con questi numeri
    }. Finora nessuna stampa lo conferma.
