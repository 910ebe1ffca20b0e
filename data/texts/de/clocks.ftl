# Die Zeit für einen Zug: Tempo, Erinnerungen, Ruhezeiten, Urlaub, überfällige Plätze
command-clock = uhr
command-clock-description = Bedenkzeit, Erinnerungen und Urlaub
command-clock-pace = tempo
command-clock-pace-description = Wie viel Zeit ein Zug an diesem Tisch hat (bestimmt, wer den Tisch leitet)
command-clock-pace-pace = tempo
command-clock-pace-pace-description = Live oder 1 bis 7 Tage je Zug; im laufenden Spiel nur langsamer
command-clock-pace-late = abgelaufen
command-clock-pace-late-description = Was mit dem Platz geschieht, wenn die Zeit abgelaufen ist
command-clock-reminders = erinnerungen
command-clock-reminders-description = Wie ich dich erinnere, bevor deine Zeit abläuft, und wann ich dich in Ruhe lasse
command-clock-reminders-way = art
command-clock-reminders-way-description = Wie ich dich erinnere
command-clock-reminders-quiet = ruhe
command-clock-reminders-quiet-description = Stunden ohne jede Nachricht, etwa 22-7; „off“ für keine
command-clock-reminders-zone = zeitzone
command-clock-reminders-zone-description = Deine Zeitzone: tippe eine Stadt oder etwas wie +2
command-clock-holiday = urlaub
command-clock-holiday-description = Bis zu einem Tag stehen deine Uhren an Tischen mit Tagen je Zug still
command-clock-holiday-until = bis
command-clock-holiday-until-description = Der letzte Tag, etwa 2026-12-24, oder eine Anzahl von Tagen
command-clock-back = zurück
command-clock-back-description = Deinen Urlaub jetzt beenden
command-mine = meine
command-mine-description = Alle deine Tische auf allen Servern, zuerst die, die auf dich warten

pace-live = live, 20 Minuten
pace-1 = 1 Tag je Zug
pace-2 = 2 Tage je Zug
pace-3 = 3 Tage je Zug
pace-4 = 4 Tage je Zug
pace-5 = 5 Tage je Zug
pace-6 = 6 Tage je Zug
pace-7 = 7 Tage je Zug
when-late-vote = Die anderen dürfen einen Computer holen
when-late-computer = Ein Computer spielt von selbst weiter
pace-title =
    ### ⏳ Bedenkzeit
    Live: nach 10 Minuten eine Erinnerung, nach 20 dürfen die anderen einen Computer spielen lassen. Mit Tagen je Zug: so lange für jede Entscheidung, und Urlaub zählt.
button-pace = Zeit: {$pace}
pace-line = ⏳ {$pace}
pace-now = Jetzt: {$pace}. Danach: {$late}.
pace-suggests-thread = 🧵 Mit Tagen je Zug belegt der Tisch seinen Kanal tagelang, denn in jedem ist nur Platz für einen. In einem eigenen Thread stört er niemanden.
button-own-thread = In einen eigenen Thread
button-when-late = Computer von selbst: {$state}

clock-correspondence = -# ⏳ Die Zeit läuft {$when} ab.
clock-live = -# ⏳ Dieser Zug begann {$since}; die Zeit läuft {$when} ab.
clock-holiday = 🏖️ **{$name}** hat Urlaub, und die Uhr steht bis {$day} still.
clock-up = ⌛ Die Zeit von **{$name}** ist {$when} abgelaufen. Die anderen dürfen einen Computer spielen lassen; **{$name}** kann den Platz jederzeit zurückholen.
button-stand-in = Computer spielen lassen

reminder-mention = ⏰ {$person}, die anderen warten auf dich. {$end}
reminder-end = Die Zeit läuft {$when} ab.
reminder-letter-title = { $count ->
        [one] ⏰ Ein Tisch wartet auf dich:
       *[other] ⏰ {$count} Tische warten auf dich:
    }
reminder-letter-line = - **[{$game}]({$url})** · {$end}
reminder-letter-foot = -# Alle deine Tische: `/{ command-mine }`. Weniger Erinnerungen: `/{ command-clock } { command-clock-reminders }`.
replaced-mention = 🤖 {$person}, deine Zeit war abgelaufen, und ein Computer spielt für dich. Du kannst dir deinen Platz jederzeit zurückholen.
replaced-letter = 🤖 Deine Zeit bei **[{$game}]({$url})** war abgelaufen, und ein Computer spielt für dich. Du kannst dir deinen Platz jederzeit zurückholen.
reminder-title =
    ### ⏰ Bevor deine Zeit abläuft
    Wie soll ich dich erinnern? Live einmal nach 10 Minuten, mit Tagen je Zug zur Halbzeit und kurz vor Schluss.
reminder-more = -# `/{ command-clock } { command-clock-reminders }` kennt auch Ruhezeiten, `/{ command-clock } { command-clock-holiday }` hält deine Uhren an. `/{ command-mine }` zeigt alle deine Tische.
reminder-as-notice = So, wie ich dir sage, dass du am Zug bist
reminder-channel = Mit einer Erwähnung am Tisch
reminder-direct = Mit einer Direktnachricht
reminder-never = Nie

own-clock-title = ### ⏰ Deine Zeit
own-clock-reminder = Erinnerungen: {$way}
own-clock-quiet-hours = Ruhezeit: {$hours}
own-clock-no-quiet-hours = Ruhezeit: keine
own-clock-zone = Zeitzone: {$zone}
own-clock-holiday = 🏖️ Du hast Urlaub bis einschließlich {$day}. An Tischen mit Tagen je Zug steht deine Uhr still, und alle können das sehen. Live-Tische warten nicht.
own-clock-no-holiday = Urlaub: keiner. Du kannst dieses Jahr noch { $days ->
        [one] einen Tag
       *[other] {$days} Tage
    } nehmen.
button-holiday-back = Ich bin zurück
quiet-hours-off = Keine Ruhezeit

mine-title = { $count ->
        [0] ### 🪑 Deine Tische
        [one] ### 🪑 Dein Tisch
       *[other] ### 🪑 Deine {$count} Tische
    }
mine-none = Du sitzt nirgends. `/{ command-play }` eröffnet einen Tisch.
mine-waiting = { $count ->
        [0] Keiner wartet auf dich.
        [one] Einer wartet auf dich.
       *[other] {$count} warten auf dich.
    }
mine-with = mit {$names}
mine-lobby = Noch nicht gestartet
mine-ending = Das Ergebnis wird gerade gepostet
mine-away = Ein Computer spielt für dich
mine-computer = Ein Computer überlegt
mine-your-turn = **Du bist am Zug**
mine-turn-of = {$name} ist am Zug
mine-since = begann {$when}
mine-until = Zeit läuft {$when} ab
mine-time-up = Zeit abgelaufen {$when}
mine-holiday = Urlaub bis einschließlich {$day}

refused-time-not-up = Die Zeit für diesen Zug ist noch nicht abgelaufen, oder der Zug ist vorbei.
refused-pace-only-slower = Im laufenden Spiel kann ein Zug nur mehr Zeit bekommen, nie weniger.
refused-when-late-agreed = Im laufenden Spiel kann das nur milder werden: Die anderen entscheiden.
refused-cannot-move-table = Dieser Tisch kann nicht mehr umziehen: Es sitzt schon jemand anderes daran, oder er hat schon einen Thread.
refused-others-have-joined = Inzwischen sitzt noch jemand hier, also bleibt der Tisch, wo er ist.
refused-unknown-hours = Diese Stunden verstehe ich nicht. Tippe etwas wie `22-7` oder `22:30-6:30`, oder `off`.
refused-unknown-time-zone = Diese Zeitzone kenne ich nicht. Tippe eine Stadt und wähle aus der Liste.
refused-time-zone-first = Sag mir auch deine Zeitzone, sonst weiß ich nicht, wann bei dir Nacht ist.
refused-unknown-day = Diesen Tag verstehe ich nicht. Wähle einen aus der Liste, oder tippe etwas wie `2026-12-24`.
refused-holiday-past = Dieser Tag ist schon vorbei.
refused-holiday-too-long = Ein Urlaub kann höchstens { $days ->
        [one] einen Tag
       *[other] {$days} Tage
    } dauern.
refused-holidays-spent = Damit niemand ewig wartet, hat ein Jahr seine Grenze: Du kannst jetzt noch { $days ->
        [0] keinen Urlaub
        [one] einen Tag
       *[other] {$days} Tage
    } nehmen.
refused-no-holiday = Du hast gerade keinen Urlaub.

setting-table-pace = Bedenkzeit
setting-table-pace-option = tempo
setting-table-pace-description = Live oder 1 bis 7 Tage je Zug; im laufenden Spiel nur langsamer
setting-table-when-late = Zeit abgelaufen
setting-table-when-late-option = abgelaufen
setting-table-when-late-description = Was mit dem Platz geschieht, wenn die Zeit abgelaufen ist
setting-reminder = Erinnerungen
setting-reminder-option = erinnerungen
setting-reminder-description = Wie ich dich erinnere, bevor deine Zeit abläuft
setting-quiet-hours = Ruhezeit
setting-quiet-hours-option = ruhezeit
setting-quiet-hours-description = Stunden ohne Nachrichten über deinen Zug, etwa 22-7; „-“ für keine
setting-quiet-hours-none = keine
setting-time-zone = Zeitzone
setting-time-zone-option = zeitzone
setting-time-zone-description = Eine Stadt, in der deine Uhrzeit gilt, etwa Berlin; „-“ für keine
setting-time-zone-none = nicht bekannt
button-holiday = Urlaub
holiday-until = Im Urlaub bis einschließlich …
