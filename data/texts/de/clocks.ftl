# Die Zeit für einen Zug: Tempo, Erinnerungen, Ruhezeiten, Urlaub, überfällige Plätze
command-mine = meine-tische
command-mine-description = Deine Tische auf allen Servern, zuerst die, an denen du am Zug bist

pace-live = live, 20 Minuten
pace-1 = 1 Tag pro Zug
pace-2 = 2 Tage pro Zug
pace-3 = 3 Tage pro Zug
pace-4 = 4 Tage pro Zug
pace-5 = 5 Tage pro Zug
pace-6 = 6 Tage pro Zug
pace-7 = 7 Tage pro Zug
when-late-vote = Die anderen dürfen einen Computer holen
when-late-computer = Ein Computer spielt von selbst weiter
button-pace = Bedenkzeit: {$pace}
pace-line = ⏳ {$pace}
pace-suggests-thread = 🧵 Mit Tagen pro Zug bleibt dieser Kanal lange belegt. Ein eigener Thread stört niemanden.
button-own-thread = In eigenen Thread umziehen

clock-correspondence = -# ⏳ Die Zeit läuft {$when} ab.
clock-live = -# ⏳ Dieser Zug begann {$since}; die Zeit läuft {$when} ab.
clock-holiday = 🏖️ **{$name}** hat Urlaub; die Uhr steht bis einschließlich {$day} still.
person-on-holiday = 🏖️ {$name} ist bis einschließlich {$day} weg.
seat-on-holiday = 🏖️ weg bis einschließlich {$day}
clock-up = ⌛ Die Zeit von **{$name}** ist {$when} abgelaufen. Die anderen dürfen einen Computer holen; zurück kann **{$name}**, solange der Platz frei ist.
button-stand-in = Computer spielen lassen

reminder-mention = ⏰ {$person}, die anderen warten auf dich. {$end}
reminder-end = Die Zeit läuft {$when} ab.
reminder-letter-title = { $count ->
        [one] ⏰ Ein Tisch wartet auf dich:
       *[other] ⏰ {$count} Tische warten auf dich:
    }
reminder-letter-line = - **[{$game}]({$url})** · {$end}
reminder-letter-foot = -# Alle deine Tische: `/{ command-mine }`. Weniger Erinnerungen: `/{ command-settings }`.
replaced-mention = 🤖 {$person}, deine Zeit war abgelaufen, und ein Computer spielt für dich. `/{ command-join }` holt deinen Platz zurück, solange er frei ist.
replaced-letter = 🤖 Deine Zeit bei **[{$game}]({$url})** war abgelaufen, und ein Computer spielt für dich. `/{ command-join }` holt dort deinen Platz zurück, solange er frei ist.
reminder-title =
    ### ⏰ Bevor deine Zeit abläuft
    Wie soll ich dich erinnern? Live: einmal, nach 10 Minuten. Sonst: zur Halbzeit und kurz vor Ablauf.
reminder-as-notice = Wie bei „Du bist am Zug“
reminder-channel = Ping am Tisch
reminder-direct = Mit einer Direktnachricht
reminder-never = Nie

holiday-present = 🏖️ Du hast Urlaub bis einschließlich {$day}. An Tischen mit Tagen pro Zug steht deine Uhr still, und alle können das sehen. Live-Tische warten nicht.
holiday-none = Urlaub: keiner
button-holiday-back = Ich bin zurück
quiet-hours-off = Keine Ruhezeit

mine-title = { $count ->
        [0] ### 🪑 Deine Tische
        [one] ### 🪑 Dein Tisch
       *[other] ### 🪑 Deine {$count} Tische
    }
mine-none = Du sitzt an keinem Tisch. `/{ command-play }` eröffnet einen Tisch.
mine-waiting = { $count ->
        [0] Keiner wartet auf dich.
        [one] Einer wartet auf dich.
       *[other] {$count} warten auf dich.
    }
mine-with = mit {$names}
mine-lobby = Noch nicht begonnen
mine-ending = Das Ergebnis wird gerade gepostet
mine-away = Ein Computer spielt für dich
mine-asleep = 💤 Alle sind gegangen
mine-computer = Ein Computer überlegt
mine-your-turn = **Du bist am Zug**
mine-turn-of = {$name} ist am Zug
mine-since = begann {$when}
mine-until = Zeit läuft {$when} ab
mine-time-up = Zeit {$when} abgelaufen
mine-holiday = Urlaub bis einschließlich {$day}

refused-time-not-up = Dieser Zug ist nicht überfällig.
refused-pace-only-slower = Mitten im Spiel kann ein Zug nur mehr Zeit bekommen, nie weniger.
refused-when-late-agreed = Mitten im Spiel kannst du nur noch einstellen, dass die anderen entscheiden.
refused-cannot-move-table = Dieser Tisch bleibt hier. Umziehen geht nur ohne eigenen Thread und solange sonst niemand daran sitzt.
refused-others-have-joined = Inzwischen sitzt noch jemand hier: Der Tisch bleibt, wo er ist.
refused-unknown-hours = Diese Stunden verstehe ich nicht. Tippe etwas wie `22-7` oder `22:30-6:30`, oder `aus`.
refused-unknown-time-zone = Diesen Ort kenne ich nicht. Nimm eine größere Stadt in deiner Zeitzone oder das Land.
refused-unknown-day = Diesen Tag verstehe ich nicht. Wähle einen aus der Liste, oder tippe etwas wie `2026-12-24`.
refused-holiday-past = Dieser Tag ist schon vorbei.
refused-holiday-too-long = Ein Urlaub kann höchstens { $days ->
        [one] einen Tag
       *[other] {$days} Tage
    } dauern.
refused-no-holiday = Du hast gerade keinen Urlaub.

setting-table-pace = Bedenkzeit
setting-table-pace-description = Live: Erinnerung nach 10 Minuten, Computer nach 20. Oder Tage pro Zug; dann hält Urlaub die Uhr an. Mitten im Spiel nur langsamer.
setting-table-when-late = Nach Ablauf der Zeit
setting-table-when-late-description = Was mit dem Platz geschieht, wenn die Zeit abgelaufen ist
setting-reminder = Erinnerungen
setting-reminder-description = Wie ich dich erinnere, bevor deine Zeit abläuft
setting-quiet-hours = Ruhezeit
setting-quiet-hours-description = Stunden, in denen ich dich nicht störe, etwa 22-7; „aus“ für keine
setting-quiet-hours-none = keine
setting-time-zone = Zeitzone
setting-time-zone-description = Eine Stadt oder ein Land mit deiner Uhrzeit, etwa Berlin; „-“ für keine
setting-time-zone-none = unbekannt
time-zone-present = {$city} ({$offset}, dort ist es {$time})
holiday-until = Im Urlaub bis einschließlich …
button-holiday-day = Anderer Tag …
holiday-form-title = Urlaub
holiday-form-label = Letzter Tag
holiday-form-description = Zum Beispiel 24.12.2026 oder eine Zahl von Tagen
reminder-more = -# Hinter „{ button-my-settings }“ stehen auch Ruhezeiten und Urlaub. `/{ command-mine }` zeigt alle deine Tische.
