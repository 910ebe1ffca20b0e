help-description = Spieleabend richtet Brettspiele in Discord-Kanälen aus. Mit DISCORD_TOKEN verbindet es sich mit Discord, ohne öffnet es eine Spielwiese im Browser.
help-settings = Einstellungen, aus der Umgebung oder aus einer Datei .env neben bot.py:
help-help = diese Hilfe zeigen und enden
help-version = die Version zeigen und enden
setting-discord-token = das Token des Bots aus dem Discord-Entwicklerportal
setting-database-url = sqlite:///DATEI oder postgresql://NAME:PASSWORT@HOST/DATENBANK (sonst var/spieleabend.sqlite)
setting-secret-key-file = die Datei mit dem Schlüssel des Servers (Standard: spieleabend.key neben der SQLite-Datenbank, sonst in var/)
setting-secret-key = der Schlüssel des Servers selbst, mindestens 64 Hexadezimalziffern, anstelle der Datei
setting-playground-port = wo die Spielwiese auf 127.0.0.1 zu finden ist (sonst 8765)
setting-log-level = DEBUG, INFO, WARNING oder ERROR (sonst INFO)
setting-members-intent = true, wenn du den „Server Members Intent“ eingeschaltet hast, damit es sofort auffällt, wenn jemand den Server verlässt (sonst false)
setting-max-tables-person = an wie vielen offenen Tischen jemand sitzen darf, der noch einen eröffnet (sonst 10)
setting-max-tables-server = wie viele Tische auf einem Server offen sein dürfen (sonst 50)
setting-max-tables = wie viele Tische insgesamt offen sein dürfen (sonst 1000)
setting-invitation-minutes = eine Einladung, auf der so viele Minuten lang niemand einen Knopf drückt, wird geschlossen (sonst 30)
setting-unfinished-days = eine Partie, die so viele Tage niemand fortsetzt, wird abgebrochen (sonst 30)
setting-retention-days = beendete Partien werden nach so vielen Tagen gelöscht; 0: nie (sonst 0)
setting-wiedumir-board = eine Datei mit anderen Feldern für Wie Du mir … (sonst data/boards/wie-du-mir.txt)
setting-art-folder = ein Ordner mit Zeichnungen, die an die Stelle unserer gleichnamigen treten (sonst nur data/art)
setting-workers = wie viele Prozesse langes Nachdenken übernehmen, mit je etwa 20 MB; mit 0 macht es der Bot selbst (sonst 2)
start-connected = Verbunden als {$name}, auf { $servers ->
        [one] einem Server
       *[other] {$servers} Servern
    }.
start-invite = Den Bot einladen: {$url}
start-stopped = Beendet. Alle Partien sind gespeichert.
start-wrong-token = Discord nimmt dieses DISCORD_TOKEN nicht an. Kopiere es neu aus dem Entwicklerportal (Bot → Reset Token).
start-members-intent = MEMBERS_INTENT ist an, aber der „Server Members Intent“ ist im Entwicklerportal aus. Schalte das eine ein oder das andere aus.
start-wrong-shards = Discord lehnt diese Anzahl von Shards ab. Falls SHARDS gesetzt ist, erhöhe sie dort für alle Prozesse; starte den Bot dann neu.
start-outdated = Discord lässt diese Version von Spieleabend nicht mehr zu ({$code}). Nimm eine neuere.
start-no-discord = Discord ist nicht zu erreichen: {$reason}
start-wrong-setting = {$name} kann nicht „{$value}“ sein. Möglich: {$expected}
start-database-unusable = Die Datenbank {$place} ist nicht zu gebrauchen: { $cause ->
        [wrong-address] Ihre Adresse muss sqlite:///DATEI oder postgresql://NAME:PASSWORT@HOST/DATENBANK lauten
        [wrong-option] In ihrer Adresse stimmt hinter dem „?“ etwas nicht ({$reason})
        [no-access] Sie lässt sich nicht öffnen oder beschreiben ({$reason})
        [not-a-database] Die Datei ist keine Datenbank
        [damaged] Die Datei ist beschädigt ({$reason}); kehre zu einer Sicherung zurück
        [busy] Ein anderes Programm hält sie gesperrt
        [disk-full] Der Datenträger ist voll
        [no-connection] Der Server antwortet nicht ({$reason})
        [wrong-login] Der Server nimmt diesen Namen mit diesem Passwort nicht an
        [no-such-database] Der Server hat keine Datenbank dieses Namens
       *[other] {$reason}
    }
start-database-too-new = Die Datenbank {$place} stammt von einer neueren Version von Spieleabend. Nimm diese Version oder eine Sicherung aus der Zeit vor dem Upgrade.
start-database-from-development = Die Datenbank {$place} stammt von einer Entwicklungsversion vor 1.0.0 und kann nicht gelesen werden. Gib eine andere an, oder lege sie beiseite.
start-database-other-shape = Die Datenbank {$place} hat andere Tabellen, als diese Version von Spieleabend erwartet ({$detail}): Eine Entwicklungsversion hat sie angelegt, oder jemand hat sie verändert. Gib eine andere an, oder spiele eine Sicherung ein.
start-key-made = Ein neuer Schlüssel für die Geheimnisse laufender Partien steht jetzt in {$file}. Sichere ihn mit, aber getrennt von der Datenbank.
start-key-unreadable = Der Schlüssel {$place} lässt sich nicht lesen: {$reason}
start-key-unwritable = Der Schlüssel {$place} lässt sich nicht schreiben: {$reason}. Wähle mit SECRET_KEY_FILE einen anderen Ort.
start-key-open = Andere dürfen den Schlüssel {$place} lesen. Nimm ihnen das Recht: chmod 600 {$place}
start-key-not-hex = Der Schlüssel in {$place} darf nur aus Hexadezimalziffern bestehen.
start-key-too-short = Der Schlüssel in {$place} ist zu kurz. Er braucht mindestens 64 Hexadezimalziffern.
start-key-missing = Der Schlüssel {$place} fehlt, aber die Datenbank wurde mit einem benutzt. Hol ihn aus einer Sicherung zurück; docs/hosting.md sagt, was zu tun ist, wenn er verloren ist.
start-key-other = Der Schlüssel in {$place} ist nicht der, mit dem die Datenbank benutzt wurde. Hol den richtigen zurück; docs/hosting.md sagt, was zu tun ist, wenn er verloren ist.
start-port-taken = Port {$port} ist belegt. Wähle mit PLAYGROUND_PORT einen anderen.
start-unreadable-settings = Die Datei {$file} lässt sich nicht lesen: {$reason}
start-wrong-board-square = Im Brett {$file} stimmt Zeile {$line} nicht: „{$text}“ ist kein Feld. Möglich: +1 bis +4, -1 bis -4 und ?
start-wrong-board-too-many = Im Brett {$file} stimmt Zeile {$line} nicht: Es sind { $kind ->
        [plus] mehr als {$most} Felder mit +
        [minus] mehr als {$most} Felder mit -
       *[card] mehr als {$most} Fragezeichen
    }.
start-wrong-board-too-few = Das Brett {$file} endet in Zeile {$line}, ist aber noch nicht vollständig: Es hat { $kind ->
        [plus] erst {$found} von {$needed} Feldern mit +
        [minus] erst {$found} von {$needed} Feldern mit -
       *[card] erst {$found} von {$needed} Fragezeichen
    }.
start-wrong-board-unreadable = Das Brett {$file} lässt sich nicht lesen: {$reason}
start-wrong-board-encoding = Das Brett {$file} lässt sich nicht lesen: Es ist kein Text in UTF-8.
start-wrong-art-unreadable = Die Zeichnungen (ART_FOLDER) lassen sich in {$file} nicht lesen: {$reason}
start-wrong-art-unknown = Die Zeichnung {$file} würde nie benutzt: In data/art heißt keine so.
start-wrong-art-colour = Die Zeichnung {$file} nennt eine Farbe, die unsere gleichnamige nicht hat: {$colour}
start-wrong-art-broken = Die Zeichnung {$file} lässt sich nicht zeichnen: {$reason}
start-no-playground = Ohne DISCORD_TOKEN würde sich die Spielwiese öffnen, aber ihr fehlt das Paket {$package}. Setze DISCORD_TOKEN, oder installiere sie: pip install -r requirements-playground.txt
help-check = prüfen, ob der Bot mit diesen Einstellungen starten würde, nichts schreiben und enden
setting-log-format = text oder json, ein Objekt pro Zeile (sonst text)
setting-health-port = ein Port für /healthz und /metrics (sonst keiner)
setting-health-address = die Adresse dieses Ports (sonst 127.0.0.1, nur dieser Rechner)
setting-owner-server = die ID des Discord-Servers, der die Befehle für den Betrieb bekommt (sonst keiner)
start-misspelled = Es gibt keine Einstellung {$name}. Ist {$meant} gemeint?
start-malformed-token = In DISCORD_TOKEN steht { $what ->
        [line-break] ein Zeilenumbruch
        [quotes] ein Anführungszeichen
        [space] ein Leerzeichen
       *[character] ein Zeichen, das in keinem Token vorkommt
    }. Schreib das Token allein, in eine Zeile und ohne Anführungszeichen.
start-no-fribidi = FriBiDi fehlt: Buchstaben, die sich verbinden, etwa arabische und indische, stehen in den Bildern einzeln. Unter Debian: sudo apt install libfribidi0, dann neu starten.
start-no-token = DISCORD_TOKEN fehlt. Ein Dienst oder ein Container öffnet keine Spielwiese: Setze das Token.
start-database-in-use = Die Datenbank {$place} wird schon von einem anderen Prozess von Spieleabend benutzt. Beende ihn zuerst: ein Bot pro Datenbank.
start-health-port = HEALTH_PORT {$port} auf {$address} ist nicht zu gebrauchen: {$reason}
start-stopping = Der Bot wird beendet: Er sagt es allen Tischen und eröffnet keine neuen. Noch einmal, und er endet sofort.
check-games = {$games} Spiele und ihre Bretter lassen sich lesen.
check-key = Der Schlüssel in {$place} passt.
check-key-made = Es gibt noch keinen Schlüssel; der erste Start legt einen an.
check-database-missing = Die Datenbank {$place} gibt es noch nicht; der erste Start legt sie an.
check-database-empty = Die Datenbank {$place} ist leer; der erste Start füllt sie.
check-database-older = Die Datenbank {$place} stammt von einer früheren Version; der nächste Start bringt sie auf den neuen Stand. Sichere sie vorher.
check-database-present = Die Datenbank {$place} ist, wie sie sein soll.
check-database-in-use = Ein Bot benutzt sie gerade.
check-no-token = DISCORD_TOKEN fehlt, also würde sich die Spielwiese öffnen.
check-token = Discord nimmt das Token an: {$name}, auf { $servers ->
        [one] einem Server
       *[other] {$servers} Servern
    }.
check-not-public = Die Anwendung ist nicht öffentlich: Einladen können den Bot nur die, denen sie gehört.
check-endpoint = Für die Anwendung steht im Entwicklerportal eine „Interactions Endpoint URL“: Knopfdrücke und Befehle gehen dorthin und nicht an diesen Bot. Entferne sie.
check-rights = Auf „{$server}“ fehlen der Rolle des Bots Rechte: {$rights}.
