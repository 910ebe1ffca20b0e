refused-only-in-servers = Das geht nur auf einem Server.
refused-no-table = In diesem Kanal steht kein Tisch. `/{ command-play }` eröffnet einen, `/{ command-mine }` zeigt deine.
refused-no-table-yet = In diesem Kanal gab es noch keinen Tisch. `/{ command-play }` eröffnet einen.
refused-no-match-yet = In diesem Kanal hat noch keine Partie begonnen. `/{ command-play }` eröffnet einen Tisch.
refused-no-such-table = Diesen Tisch kenne ich nicht, oder du siehst seinen Kanal nicht.
refused-table-exists = Hier steht schon ein Tisch: {$url}
refused-invitation-exists = Hier ist schon eine Einladung offen: {$url} Wer den Tisch leitet, kann sie mit `/{ command-table } { command-table-cancel }` schließen.
refused-table-exists-direct = Hier ist schon ein Tisch von dir offen: {$url} Mit `/{ command-table } { command-table-cancel }` schließt du ihn.
refused-table-closed = Diese Einladung ist nicht mehr offen. `/{ command-play }` eröffnet einen neuen Tisch.
refused-table-full =
    { $most ->
        [one] Der Tisch ist voll.
       *[other] Der Tisch ist voll: Alle {$most} Plätze sind besetzt.
    }
refused-already-seated = Du sitzt schon am Tisch. Mit `/{ command-leave }` verlässt du ihn.
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-already-started = Die Partie läuft schon.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-over = Diese Partie läuft noch.
refused-match-over = Diese Partie ist zu Ende.
refused-table-retired = Diese Partie kann nicht weitergehen. Das Protokoll gibt es noch: `/{ command-history }`.
refused-replay-retired = Diese Partie kann ich nicht mehr zeigen. Das Protokoll gibt es noch: „{ button-export }“ in `/{ command-history }`.
refused-replay-shown = Die Wiederholung dieser Partie steht schon im Kanal; man kann sie nur einmal allen zeigen.
refused-only-leader = Das kann nur, wer den Tisch leitet: <@{ $leader }>.
refused-only-leader-or-moderator = Das kann nur, wer den Tisch leitet (<@{ $leader }>) oder „Nachrichten verwalten“ darf.
refused-only-server-managers = Das kann nur, wer „Server verwalten“ darf.
refused-unknown-level = Einen Computer dieser Stärke gibt es nicht.
refused-no-computer = An diesem Tisch sitzt kein Computer.
refused-too-few =
    { $missing ->
        [one] Es fehlt noch jemand. Lade jemanden ein oder nimm einen Computer dazu.
       *[other] Es fehlen noch {$missing}. Lade jemanden ein oder nimm Computer dazu.
    }
refused-unknown-option = Diese Option gibt es nicht.
refused-unknown-game = Dieses Spiel kenne ich nicht.
refused-unknown-press = Dieser Knopf hat keine Wirkung mehr.
refused-unknown-action = Diesen Zug kenne ich nicht.
refused-unknown-scope = Das lässt sich nicht einzeln beenden.
refused-cannot-stop = Das lässt sich nicht einzeln beenden.
refused-wrong-seats = Mit {$seats} Plätzen kann man dieses Spiel nicht spielen.
refused-away = Für dich spielt gerade ein Computer. Hol dir erst deinen Platz zurück: `/{ command-join }`
refused-already-away = Für dich spielt schon ein Computer.
refused-outdated = Das Spiel ist inzwischen weiter. `/{ command-board }` zeigt den Tisch.
refused-moved-recently =
    { $minutes ->
        [one] Hier wurde eben noch gezogen. Abbrechen geht in etwa einer Minute, für die Moderation sofort, mit Grund.
       *[other] Hier wurde eben noch gezogen. Abbrechen geht in etwa {$minutes} Minuten, für die Moderation sofort, mit Grund.
    }
refused-cannot-post-here = In diesem Kanal darf ich nicht schreiben. Ich brauche „Kanal ansehen“, „Nachrichten senden“, „Dateien anhängen“ und „Links einbetten“.
refused-locked-thread = Dieser Thread ist gesperrt, deshalb kann ich hier nicht schreiben. Wer das Recht „Threads verwalten“ hat, kann ihn entsperren.
refused-unknown-channel = Diese Art von Kanal kenne ich nicht. Bitte nimm einen Textkanal.
refused-not-on-server = Dieser Server hat meine Befehle, aber nicht mich. Wer ihn verwalten darf, kann mich hinzufügen: {$url}
refused-guest = Für Tische und alles, was dazugehört, muss ich selbst auf dem Server sein, denn dort poste ich: [lade mich ein]({$url}).
refused-only-in-private-here = Auf diesem Server bleiben Antworten mitgebrachter Apps privat, also sähe es sonst niemand. Teile es woanders.
refused-missing-rights = Mir fehlen Rechte in diesem Kanal: {$rights}.
refused-too-fast =
    { $seconds ->
        [one] Das war viel auf einmal. Versuch es in einer Sekunde wieder.
       *[other] Das war viel auf einmal. Versuch es in {$seconds} Sekunden wieder.
    }
refused-too-many-tables-person =
    { $most ->
        [one] Du sitzt schon an einem offenen Tisch. Spiel dort erst zu Ende oder steh auf.
       *[other] Du sitzt schon an {$most} offenen Tischen. Spiel erst einen davon zu Ende oder steh dort auf.
    }
refused-too-many-tables-server =
    { $most ->
        [one] Auf diesem Server ist schon ein Tisch offen, mehr gehen nicht. Wenn dort Schluss ist, kann der nächste eröffnet werden.
       *[other] Auf diesem Server sind schon {$most} Tische offen, mehr gehen nicht. Wenn an einem Schluss ist, kann der nächste eröffnet werden.
    }
refused-too-many-tables-all = Gerade sind alle meine Tische besetzt. Bitte versuch es später wieder.
refused-put-out = Wer den Tisch leitet, hat dich aus dieser Einladung entfernt. Am nächsten Tisch kannst du wieder mitspielen.
refused-put-out-yourself = Dich selbst kannst du nicht entfernen. Mit `/{ command-leave }` stehst du auf.
refused-not-at-table = Diese Person sitzt nicht am Tisch.
refused-your-rights = Dir fehlen in diesem Kanal Rechte: {$rights}.
refused-unfit-option = Mit einem dieser Werte kann ich nichts anfangen. Bitte wähle, was Discord anbietet.
refused-unknown-command = Diesen Befehl gibt es nicht mehr. Lade Discord neu, dann siehst du die jetzigen.
refused-no-threads-here = Hier lassen sich keine Threads eröffnen.
refused-no-threads-now = Discord lässt mich hier gerade keinen Thread eröffnen. Vielleicht hat der Server schon zu viele offene.
refused-nothing-secret = In diesem Spiel gibt es nichts Geheimes.
refused-not-your-turn = Du bist nicht am Zug.
refused-already-rolled = Du hast schon gewürfelt.
refused-roll-first = Würfle zuerst.
refused-odds-off = An diesem Tisch wird ohne Chancen gespielt.
refused-no-odds-now = Gerade gibt es nichts auszurechnen.
refused-no-odds-in-game = In diesem Spiel werden keine Chancen ausgerechnet.
refused-no-such-seat = Auf diesem Platz sitzt niemand.
refused-same-seat = Wähle zwei verschiedene Plätze.
refused-nobody-to-swap = Es ist noch niemand da, mit dem man tauschen könnte.
refused-not-possible-now = Das geht jetzt nicht.
refused-pawn-alike = Figuren einer Farbe auf demselben Feld sind gleich: Wähle die mit der kleineren Nummer.
refused-seed-empty = Ein Glückswort braucht mindestens ein Zeichen.
refused-seed-too-long = Ein Glückswort hat höchstens { $most } Zeichen.
refused-seed-characters = In diesem Glückswort sind Zeichen, die man nicht sieht. Nimm bitte Buchstaben, Ziffern, Satzzeichen oder Emoji.
refused-secret-lost = Das Geheimnis dieser Würfel ist verloren; nachrechnen lässt sich nichts mehr.
refused-table-or-file = Wähle einen Tisch oder eine Datei, nicht beides.
refused-file-too-large = Diese Datei ist zu groß für ein Protokoll: Es hat höchstens {$most} MB.
refused-file-not-loaded = Discord gibt mir diese Datei im Moment nicht. Versuch es bitte noch einmal.
refused-took-too-long = Das dauert gerade zu lange. Nichts ist verloren; versuch es bitte noch einmal.
refused-record-no-json = Diese Datei ist kein Protokoll: Sie lässt sich nicht als JSON lesen, oder sie ist abgeschnitten.
refused-record-other-format = Diese Datei ist kein Protokoll von Spieleabend.
refused-record-malformed = { $where ->
        [none] Dieses Protokoll ist fehlerhaft aufgebaut.
       *[other] Dieses Protokoll ist bei `{$where}` fehlerhaft aufgebaut.
    }
refused-record-running = In diesem Protokoll läuft die Partie noch: Das Geheimnis fehlt. Nimm das Protokoll, das es nach dem Ende gibt.
refused-restarting = Ich werde gerade neu gestartet. Bitte eröffne deinen Tisch in einer Minute.
refused-blocked-person = Du bist für diesen Bot gesperrt. Frag bei denen nach, die ihn betreiben.
refused-blocked-server = Dieser Server ist für diesen Bot gesperrt. Fragt bei denen nach, die ihn betreiben.
refused-only-owners = Das kann nur, wer diesen Bot betreibt.
refused-block-owner = Damit würdest du dich selbst sperren.
refused-no-discord-id = Das ist keine Discord-ID. Schalte in den Einstellungen von Discord den Entwicklermodus ein; „ID kopieren“ gibt dir dann eine.
refused-announcing = Eine Ansage ist schon unterwegs. Warte, bis sie angekommen ist.
refused-already-invited = An diesen Tisch sind sie schon gerufen worden.
refused-cannot-be-invited = Von ihnen kann niemand kommen: Wähle Mitglieder, die diesen Kanal sehen.
refused-no-role-to-call = Dieser Server hat keine Rolle zum Rufen festgelegt.
refused-role-not-mentionable = {$role} darf nicht erwähnt werden, und mein eigenes Recht dazu leihe ich niemandem. Das lässt sich in den Einstellungen der Rolle ändern.
refused-role-called-lately = Diese Rolle wurde gerade erst gerufen. Das geht wieder in { $minutes ->
        [one] einer Minute
       *[other] {$minutes} Minuten
    }.
refused-no-match-in-message = Diese Nachricht zeigt keine Partie von mir.
refused-challenge-yourself = Dich selbst kannst du nicht herausfordern.
