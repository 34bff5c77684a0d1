# Il guscio: terminale e riga di comando.

seat = Posto { $number }
seats-many = { $count } posti
seats-range = da { $fewest } a { $most } posti
chance = Il caso
nobody = nessuno
no-cards = nessuna carta

you-won = Hai vinto.
you-lost = Hai perso.
winners = { $count ->
    [0] Non vince nessuno.
    [one] Vince: { $winners }.
   *[other] Vincono: { $winners }.
}

# Il terminale: il tavolo disegnato.

head = Turno { $turn } · visto da { $seat }

# Il terminale: ciò che si scrive.

welcome = { $title } · { $seats }
welcome-help = Rispondi con un numero. h: aiuto, ?: che cosa non puoi fare e perché, q: lascia.
prompt = {"> "}
prompt-number = { $count ->
    [one] Scrivi 1 o premi Invio.
   *[other] Scrivi un numero da 1 a { $count }, oppure h per l'aiuto.
}
prompt-target = {"  numero, o Invio per tornare indietro > "}
not-understood = Non è un numero né un comando. Con h vedi i comandi.
refused = Non si può: { $title }. { $text } [{ $rule }]
why = Che cosa non puoi fare adesso, e perché:
why-more = ? e un numero mostra una regola per intero.
why-nothing = Niente di ciò che vedi è vietato.
why-number = { $count ->
    [0] Scrivi prima ?: numera i motivi.
   *[other] I motivi vanno da 1 a { $count }.
}
no-rule = La regola { $id } non esiste.
rule-which = r e una parola trova le regole; r e l'id di una regola la mostra per intero.
rule-source = Fonte: { $source }
rule-section = capitolo: { $section }
source-rulebook = regolamento
status-stated = scritta nel regolamento
status-implied = sottintesa nel regolamento
status-ruling = decisione nostra
status-reconstructed = ricostruita
know = Che cosa sai per certo:
taken-back = Risposta ritirata.
save-where = Scrivi s e il nome di un file.
saved = Salvata in { $file }.
saved-replay = La partita è conservata in { $file }; per rivederla: penombra replay { $file }
leave = Per conservare la partita scrivi il nome di un file. Invio lascia senza conservarla, c continua a giocare:
left = Lasci il tavolo.
left-saved = Per continuare un'altra volta: penombra play { $game } --resume { $file }
watch = Invio per il prossimo turno, q per la fine >
hotseat-cover = Premi Invio per coprire la tua mano.
hotseat-pass = Passa lo schermo a { $seat }. Premi Invio quando non guarda nessun altro.
help =
    NUMERO     quella risposta; un secondo numero sceglie subito il bersaglio: 2 1
    Invio      l'unica risposta che c'è; alla seconda scelta: torna indietro
    c          torna indietro prima che sia successo qualcosa
    ?          che cosa è vietato ora e perché; ? 2: quella regola per intero
    r PAROLA   le regole che contengono la parola; r e un id: quella regola per intero
    t          di nuovo il tavolo
    l          di nuovo le ultime frasi; l all: dall'inizio
    w          che cosa sai per certo
    u          ritira la risposta, dove le regole lo permettono
    s FILE     salva; si continua con --resume FILE
    q          lascia il tavolo
ask-language = Lingua (en, it, es) [{ $default }]:
ask-seats = Quanti posti, da { $fewest } a { $most } [{ $default }]:
ask-company = Chi tiene gli altri posti: bot esperti, bot a caso o persone (steady, random, people) [{ $default }]:
ask-again = Non è fra le possibilità.

# La fine di una partita.

end = Fine
end-won = ha vinto
end-lost = ha perso

# File.

file-missing = { $file }: il file non esiste
file-folder = { $file }: è una cartella, e serve un file
file-no-folder = { $file }: la cartella non esiste
file-encoding = { $file }: non è un testo in UTF-8
file-unreadable = { $file }: non si può leggere ({ $why })
file-unwritable = { $file }: non si può scrivere ({ $why })
file-nowhere = { $file }: la cartella in cui metterlo non esiste
file-json = { $file }: non è JSON (riga { $line })
file-no-game = { $file }: non è una partita salvata
file-other = { $file }: contiene altro, e resta com'è
file-kept = { $file }: lì è salvata un'altra partita. Per riprenderla: penombra play { $game } --resume { $file }
file-bad = { $file }: { $why }
folder-taken = { $file }: esiste già, e resta com'è

# La riga di comando.

cli = Software non ufficiale per giochi da tavolo dell'orrore: motore, tavolo nel terminale, bot e laboratorio.
cli-play = Gioca in questo terminale, contro i bot o con chi divide lo schermo con te.
cli-games = Elenca i giochi.
cli-rules = Leggi le regole: tutte, una sola con il suo id, o quelle che contengono una parola.
cli-replay = Rivedi una partita salvata, con tutto ciò che era nascosto.
cli-simulate = Fa giocare ai bot molte partite, una riga di JSON ciascuna. Una serie interrotta riprende.
cli-arena = Fa giocare i bot fra loro a parità di fortuna e dice chi gioca meglio quale parte.
cli-bench = Misura quanto è veloce il motore.
cli-content = Controlla o copia il contenuto di un gioco: carte, numeri, parole.
cli-content-check = Cerca errori in una cartella di contenuto e li elenca tutti.
cli-content-new = Copia il contenuto di un gioco in una nuova cartella, da correggere e giocare con --content.
cli-position = Legge una posizione, oppure gioca uno scenario e dice che cosa differisce dal previsto.
cli-doctor = Dice quali versioni girano qui, se il motore è compilato e quale contenuto c'è.
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-commands = Comandi
cli-parameters = Parametri e opzioni
arg-game = Il gioco, come lo elenca «penombra games».
arg-lang = Lingua: en, it oppure es.
arg-json = Stampa JSON.
arg-seats = Quanti posti ci sono; 6 se non lo dici, in Sub Terra 4, nel Sottosopra 2.
arg-bots = Livelli dei bot, un posto dopo l'altro e poi da capo: steady, random.
arg-hotseat = Più persone dividono lo schermo; fra l'una e l'altra ciò che è segreto resta coperto.
arg-seat = Il tuo posto; con --hotseat anche più d'uno, separati da virgole.
arg-seed = Un numero intero: lo stesso seme dà la stessa fortuna.
arg-options = Opzioni del tavolo: edition=revised,vendetta=true.
arg-option = Una sola opzione del tavolo; si può ripetere.
arg-content = Una cartella con un contenuto tuo.
arg-save = Conserva la partita in questo file.
arg-resume = Continua una partita salvata.
arg-names = Altri nomi per persone e luoghi: neutral, nel Sottosopra.
arg-color = Usa i colori.
arg-what = L'id di una regola, o una parola.
arg-file = Il file.
arg-step = Fermati dopo ogni risposta.
arg-eyes = Mostra solo ciò che ha visto questo posto.
arg-games = Quante partite.
arg-out = Il file per i risultati.
arg-workers = Quanti processi.
arg-table-sizes = Quanti posti, separati da virgole.
arg-against = Confronta con open_spiel, rlcard o entrambi, separati da virgole.
arg-rows = Scrive ogni partita in questo file, una riga JSON ciascuna; una prova interrotta riprende da lì.
arg-rounds = Quanti giri.
arg-folder = La cartella.
arg-run = Giocala come scenario.
cli-unknown-option = Opzione sconosciuta: { $name }.{ $close ->
    [none] {""}
   *[other] {" "}Forse { $close }?
}
cli-unknown-command = Comando sconosciuto: { $name }. «penombra --help» elenca i comandi.
cli-missing = Manca: { $name }.
cli-missing-value = { $name } vuole un valore.
cli-bad-value = { $name }: qui { $value } non va bene.
cli-bad-choice = { $name }: qui { $value } non va bene; si può scegliere fra: { $choices }.
cli-bad-argument = { $name }: qui non si può.
cli-bad-seats = --seats: il numero di posti va da { $fewest } a { $most }
cli-unused = C'è qualcosa di troppo nella riga di comando: { $value }.
cli-repeated = { $name } si può dare una volta sola.
cli-bad = La riga di comando non si capisce: { $why }
cli-interrupted = Interruzione.
cli-bug = Qualcosa è andato storto dentro Penombra: { $why }. Con PENOMBRA_DEBUG=1 si vede dove.
config-bad = { $file }: non si capisce ({ $why })
config-unknown = { $file }: l'impostazione { $name } non esiste
option-form = «{ $text }»: un'opzione del tavolo si scrive nome=valore
seat-range = --seat: { $value } non è un posto; i numeri vanno da 0 a { $most }
resume-differs = --{ $name }: la partita salvata ha { $value }
resume-position = una posizione non si può riprendere qui
no-rules = Nessuna regola contiene «{ $word }».
games-row = { $game }: { $title }, { $seats }
replay-head = { $game }, { $seats }, risposte: { $answers }
replay-step = Invio per la prossima risposta, q per smettere >
replay-same = Rigiocata: { $hash }
replay-open = La partita non è finita; si aspetta: { $seats }.
content-fine = Nessun errore.
content-faults = { $count ->
    [one] 1 errore.
   *[other] { $count } errori.
}
content-made = Copiato in { $folder }. Per controllare le modifiche: penombra content check { $folder }
position-fine = Riletta, è lo stesso tavolo: { $hash }
position-waiting = Si aspetta { $seat }: { $asked }
position-over = La partita è finita.
scenario-fine = È andato tutto come previsto.
simulate-done = { $games ->
    [0] Niente da fare: le partite sono già tutte in { $file }.
    [one] 1 partita giocata; si trova in { $file }.
   *[other] { $games } partite giocate; si trovano in { $file }.
}
side-humans = da Umano
side-thing = La Cosa
arena-sides = Tutti gli Umani a un bot, la parte della Cosa all'altro:
arena-seats = I bot mescolati a un solo tavolo:
col-seats = Posti
col-humans = Umani
col-thing = Parte della Cosa
col-humans-win = Vincono gli Umani
col-thing-wins = Vince la parte della Cosa
col-nobody = Nessuno
col-bot = Bot
col-dealt = Mano iniziale
col-played = Partite
col-won = Vinte
doctor-version = Penombra
doctor-python = Python
doctor-form = Motore
doctor-compiled = compilato
doctor-interpreted = interpretato
doctor-languages = Lingue
doctor-content = Contenuto di { $game }
doctor-config = Impostazioni
doctor-none = nessuna
bench-head = { $game }, { $seats }, motore { $form }; decisioni al secondo:
col-contender = Modo di giocare
col-median = Mediana
col-rounds = Giri
col-call = Chiamata
arena-teams = Ogni bot come squadra intera, con la stessa sorte:
col-team = Squadra
col-gold = Oro
col-silver = Argento
col-bronze = Bronzo
col-defeat = Sconfitta
col-behind = Persi
col-victory = Vittoria
col-turns = Turni
col-act = Atto
bench-worlds = Partite al secondo immaginate dalla vista di un posto e giocate fino in fondo: { $rounds }
