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
fault-wanted-truth = { $key } vuole true o false.
fault-seasons = seasons vuole [1], [2] oppure [1, 2].
fault-parts = parts vuole chiavi di questa riga, ciascuna con uno stato: { "{" } title = "verified" { "}" }.
fault-names = { $key } vuole nomi fra virgolette.
fault-named-twice = { $key } nomina { $value } due volte.
fault-off-board = { $key }: nella Stagione { $season } non c'è { $value }.
fault-pos = pos vuole due numeri da 0 a 100.
fault-bonus = bonus vuole azioni, ciascuna con un numero: { "{" } get_item = 2 { "}" }.
fault-road-ends = ends vuole i nomi di due Luoghi diversi.
fault-road-twice = Una strada così c'è già: { $other }.
fault-no-road = Nella Stagione { $season } nessuno può raggiungere { $id }: dal resto del tabellone non ci arriva nessuna strada.
fault-size-ally = La misura -1 è per le caselle del gruppo allies, e per tutte queste.
fault-slot-group = { $slot } è una casella del gruppo { $group }; i Poteri stanno in caselle del gruppo powers.
fault-slot-taken = { $slot } ha già il Potere { $other }.
fault-figures = start nomina più Luoghi di quante siano le miniature: { $figures }.
fault-token-worth = Un segnalino ha value oppure counts, e uno dei due.
fault-total = { $what ->
        [cards] Le carte Azione
        [items] Gli Oggetti
        [scenes] Le carte Scena
        [allies] Gli Alleati
        [numbered] I segnalini con un numero
       *[tokens] I segnalini
    }{ $season ->
        [none] {""}
       *[other] {" "}della Stagione { $season }
    } sono { $have } e devono essere { $wanted }.
fault-most = { $what ->
        [locations] I Luoghi
        [slots] Le caselle
        [figures] Le miniature dei Nemici
       *[other] Le righe
    } sono { $have }: al massimo { $most }.
fault-no-goal = A una Stagione serve un obiettivo.
fault-unknown-effect = Non c'è nessun effetto { $value }; ci sono { $known }.
fault-effect-table = Un effetto si scrive così: { $sample }.
fault-effect-place = { $effect } qui non fa nulla; ci sono { $known }.
fault-effect-lacks = All'effetto { $effect } manca { $key }.
fault-effect-key = L'effetto { $effect } non ha { $key }; ha { $known }.
fault-effect-value = { $effect }: { $key } non può essere { $value }; ci sono { $known }.
fault-otherwise = Dentro otherwise non può stare un altro otherwise.
fault-goal-empty = Stagione { $season }: all'inizio sul tabellone non c'è nessuna pila dell'obiettivo { $group }, che sarebbe raggiunto subito.
fault-goal-action = Stagione { $season }: l'obiettivo { $group } non si può raggiungere: nessuna azione, nessun Combattimento e nessun Potere mira alle sue pile.
fault-goal-foe = Stagione { $season }: l'obiettivo { $group } non si può raggiungere: le sue pile si battono solo combattendo { $foe }, che non è mai sul tabellone.
fault-goal-refill = Stagione { $season }: l'obiettivo { $group } non si può raggiungere: dopo ogni Combattimento la pila di { $foe } si riempie di nuovo (refill).
fault-goal-place = Stagione { $season }: l'obiettivo { $group } non si può raggiungere: dove sta { $slots } nessun Luogo offre { $actions }.
fault-goal-way = Stagione { $season }: l'obiettivo { $group } non si può raggiungere: dal resto del tabellone nessuna strada porta a { $places }.

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
new-head-town = La tua copia di questa tabella. Mettile accanto la scatola e correggi ciò che è diverso: quel che abbiamo ricavato
    noi è nominato sopra ogni riga. Poi lancia: penombra content check CARTELLA --game upside_down
    e gioca con: penombra play upside_down --content CARTELLA
new-row-town = Da controllare nella scatola: { $id }, { $keys }.{ $note ->
        [none] {""}
       *[other] {" "}{ $note }
    }
