# The command
command-settings = einstellungen
command-settings-description = Einstellungen ansehen oder ändern

# The message with menus
settings-mine = Meine
settings-table = Dieser Tisch
settings-server = Dieser Server: Aussehen
settings-access = Dieser Server: Wer wo spielt
settings-defaults = Dieser Server: Neue Tische
settings-mine-title =
    ### ⚙️ Meine Einstellungen
    Sie gelten auf allen Servern und in Direktnachrichten.
settings-table-title =
    ### ⚙️ Dieser Tisch
    Wer den Tisch leitet, kann das jederzeit ändern, auch mitten im Spiel.
settings-table-for-others = -# Das kann nur ändern, wer den Tisch leitet.
settings-server-title =
    ### ⚙️ Dieser Server: Aussehen
    So sehen Tische hier aus, und diese Sprache sprechen sie.
settings-access-title =
    ### ⚙️ Dieser Server: Wer wo spielt
    Das kann nur ändern, wer „Server verwalten“ darf.
settings-defaults-title =
    ### ⚙️ Dieser Server: Neue Tische
    So beginnen Tische dieses Spiels. Wer sie leitet, kann es noch ändern.
setting-line = {$setting}: **{$value}**
setting-switch-on = Einschalten
setting-switch-off = Ausschalten
setting-type = Ändern
button-my-settings = Alle meine Einstellungen
button-table-settings = Einstellungen des Tisches
button-board-alone = Brett nur für mich

# Mine
setting-own-language = Meine Sprache
setting-own-language-description = In dieser Sprache antworte ich dir; was alle sehen, bleibt in der Sprache des Tisches
setting-own-language-auto = wie mein Discord
setting-own-language-de = Deutsch
setting-own-language-en = English
setting-own-language-fr = Français
setting-larger-text = Größere Schrift in Bildern
setting-larger-text-description = In Bildern, die nur du bekommst, sind Namen und Zahlen größer
setting-in-words = Brett in Worten
setting-in-words-description = Für Screenreader: beschrieben, wenn du fragst, oder per Direktnachricht nach jeder Änderung
setting-in-words-no = als Bild
setting-in-words-asked = in Worten, wenn ich frage
setting-in-words-always = in Worten, nach jeder Änderung
setting-secrets-here = Geheimes im Kanal
setting-secrets-here-description = Zeigt dir Geheimes unter dem Brett, nur für dich sichtbar, statt als Direktnachricht
setting-notice = Wenn ich am Zug bin
setting-notice-description = Wie ich dir sage, dass du am Zug bist
setting-own-motion = Animationen nur für mich
setting-own-motion-description = Bilder animieren, die nur du siehst, etwa Wiederholungen

# This table
setting-table-theme = Aussehen des Bretts
setting-table-theme-description = Ein dunkles, ein helles oder ein kontrastreiches Brett
setting-table-theme-auto = wie der Server
setting-table-theme-dark = dunkel
setting-table-theme-light = hell
setting-table-theme-contrast = kontrastreich
setting-table-motion = Animationen
setting-table-motion-description = Züge als kurze Animationen zeigen, wenn der Server das nicht abgeschaltet hat
setting-table-help = Hilfe
setting-table-help-description = Über den Pfeilen zeigen, was die Computer täten; die Partie zählt dann nicht für die Wertung
help-unrated = an (ohne Wertung)

# This server
language-auto = wie der Server
language-de = Deutsch
language-en = English
language-fr = Français
theme-dark = dunkel
theme-light = hell
theme-contrast = kontrastreich
setting-language = Sprache der Tische
setting-language-description = Die Sprache der Tische hier; „wie der Server“ richtet sich nach Discord
setting-theme = Aussehen der Bretter
setting-theme-description = Dunkle, helle oder kontrastreiche Bretter; jeder Tisch darf es anders wählen
setting-avatars = Profilbilder auf den Brettern
setting-avatars-description = Neben den Namen Profilbilder zeigen
setting-motion = Animationen
setting-motion-description = Züge als kurze Animationen zeigen; jeder Tisch darf darauf verzichten
setting-channels = Kanäle zum Spielen
setting-channels-description = Wo gespielt wird. Eine Kategorie gilt für ihre Kanäle, ein Kanal für seine Threads
setting-channels-none = überall
setting-roles = Wer Tische eröffnet
setting-roles-description = Rollen, die Tische eröffnen und mitten im Spiel Plätze nehmen dürfen. Vor dem Start dürfen alle dazu
setting-roles-none = alle
setting-called = Rolle zum Rufen
setting-called-description = Eine Rolle, die man an seinen Tisch rufen kann, jede halbe Stunde. Sie muss erwähnt werden dürfen
setting-called-none = keine
setting-cancelling = Eine Partie abbrechen
setting-cancelling-description = Wer eine Partie abbrechen darf, in der sich zehn Minuten lang nichts tut
setting-cancelling-leader = wer den Tisch leitet, und die Moderation
setting-cancelling-seated = alle am Tisch und die Moderation
setting-cancelling-moderators = nur die Moderation
setting-tables = Offene Tische auf diesem Server
setting-tables-description = So viele Tische dürfen hier zugleich offen sein; nie mehr, als der Bot erlaubt
setting-tables-a-person = Offene Tische pro Person
setting-tables-a-person-description = Wer hier schon an so vielen Tischen sitzt, kann keinen weiteren eröffnen
limit-host = so viele, wie der Bot erlaubt
limit-1 = 1
limit-2 = 2
limit-3 = 3
limit-4 = 4
limit-5 = 5
limit-6 = 6
limit-8 = 8
limit-10 = 10
limit-15 = 15
limit-20 = 20
limit-30 = 30
limit-40 = 40
limit-50 = 50

# Refusals
refused-not-in-this-channel = In diesem Kanal werden keine Tische eröffnet. Hier kannst du spielen: {$channels}
refused-not-with-your-roles = Tische eröffnen hier nur Leute mit einer dieser Rollen: {$roles}. Vor dem Start kannst du dich an jeden Tisch setzen.
refused-no-taking-over-in-this-channel = In diesem Kanal kann man mitten im Spiel keinen Platz übernehmen. Hier kannst du spielen: {$channels}
refused-no-taking-over-by-your-roles = Mitten im Spiel übernehmen hier nur Leute mit einer dieser Rollen einen Platz: {$roles}. Vor dem Start kannst du dich an jeden Tisch setzen.
refused-only-moderators = Auf diesem Server kann nur die Moderation eine Partie abbrechen. `/{ command-leave }` überlässt deinen Platz einem Computer.
refused-too-many-tables-person-here =
    { $most ->
        [one] Du sitzt auf diesem Server schon an einem offenen Tisch. Spiel dort erst zu Ende oder steh auf.
       *[other] Du sitzt auf diesem Server schon an {$most} offenen Tischen. Spiel erst einen davon zu Ende oder steh dort auf.
    }
