command-owner = betrieb
command-owner-description = Für alle, die diesen Bot betreiben
command-owner-numbers = zahlen
command-owner-numbers-description = Server, Tische, Partien, Speicher und Verzögerung
command-owner-table = tisch
command-owner-table-description = Was alle von einem Tisch wissen dürfen
command-owner-table-number = nummer
command-owner-table-number-description = Die Nummer des Tisches, egal, auf welchem Server
command-owner-block = sperren
command-owner-block-description = Eine Person oder einen Server sperren
command-owner-unblock = entsperren
command-owner-unblock-description = Eine Sperre zurücknehmen
command-owner-block-kind = was
command-owner-unblock-kind = { command-owner-block-kind }
command-owner-block-kind-description = Eine Person oder ein Server?
command-owner-unblock-kind-description = { command-owner-block-kind-description }
command-owner-block-number = id
command-owner-unblock-number = { command-owner-block-number }
command-owner-block-number-description = Die Discord-ID der Person oder des Servers
command-owner-unblock-number-description = { command-owner-block-number-description }
command-owner-announce = ansage
command-owner-announce-description = Ein Text von dir, einmal im Kanal jedes offenen Tisches
command-owner-announce-text = text
command-owner-announce-text-description = Was zu lesen sein soll; niemand wird angepingt
owner-person = Person
owner-server = Server
owner-numbers = **Gestartet {$when}**
    Server: {$servers}
    Offene Tische: {$tables} ({$games}), davon {$unshown} noch nicht angezeigt
    Partien seit dem Start: {$started} begonnen, {$finished} beendet
    Speicher: {$memory} MB
    Längste Verzögerung der letzten 30 Sekunden: {$lag} ms
    Gesperrt: { $people ->
        [one] eine Person
       *[other] {$people} Personen
    }, { $blocked_servers ->
        [one] ein Server
       *[other] {$blocked_servers} Server
    }
owner-table = **Tisch {$table}: {$game}**, {$status}
    Server: {$server} (`{$server_id}`)
    Nachricht: {$url}
    Plätze: {$people}
    Einträge im Protokoll: {$records}
    Letzte Änderung: {$when}
    Fingerabdruck: `{$commitment}`
owner-status-lobby = Einladung
owner-status-playing = läuft
owner-status-finished = beendet
owner-status-cancelled = abgebrochen
owner-status-closed = zurückgezogen
owner-status-retired = stillgelegt
owner-blocked = { $kind ->
        [server] Server `{$id}` ist gesperrt: Dort kann mich niemand mehr benutzen.
       *[person] Person `{$id}` ist gesperrt: Ihre Plätze übernehmen Computer.
    }
owner-blocked-already = { $kind ->
        [server] Server `{$id}` war schon gesperrt.
       *[person] Person `{$id}` war schon gesperrt.
    }
owner-unblocked = { $kind ->
        [server] Server `{$id}` ist nicht mehr gesperrt.
       *[person] Person `{$id}` ist nicht mehr gesperrt.
    }
owner-not-blocked = { $kind ->
        [server] Server `{$id}` ist nicht gesperrt.
       *[person] Person `{$id}` ist nicht gesperrt.
    }
owner-announcing = { $tables ->
        [0] Es gibt keinen offenen Tisch, an dem das jemand lesen könnte.
        [one] Die Ansage ist unterwegs zu einem Tisch.
       *[other] Die Ansage ist unterwegs zu {$tables} Tischen, zwei pro Sekunde.
    }
owner-announced = Die Ansage ist in {$sent} von {$tables} Kanälen angekommen.
owner-announcement = 📣 **Eine Nachricht von denen, die diesen Bot betreiben**
