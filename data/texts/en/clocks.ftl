# The time for a turn: pace, reminders, quiet hours, holidays, late seats
command-mine = mine
command-mine-description = Your tables on all servers, starting with those that are waiting for you

pace-live = live, 20 minutes
pace-1 = 1 day a turn
pace-2 = 2 days a turn
pace-3 = 3 days a turn
pace-4 = 4 days a turn
pace-5 = 5 days a turn
pace-6 = 6 days a turn
pace-7 = 7 days a turn
when-late-vote = The others may bring in a computer
when-late-computer = A computer takes over automatically
button-pace = Time: {$pace}
pace-line = ⏳ {$pace}
pace-suggests-thread = 🧵 A slow table keeps this channel busy for days. In a thread of its own it bothers nobody.
button-own-thread = Move to its own thread

clock-correspondence = -# ⏳ Time is up {$when}.
clock-live = -# ⏳ This turn began {$since}; time is up {$when}.
clock-holiday = 🏖️ **{$name}** is on holiday, so the clock is stopped until {$day} (inclusive).
person-on-holiday = 🏖️ {$name} is away until {$day} (inclusive).
seat-on-holiday = 🏖️ away until {$day} (inclusive)
clock-up = ⌛ **{$name}**’s time was up {$when}. The others may bring in a computer; **{$name}** can come back while the seat is free.
button-stand-in = Let a computer play

reminder-mention = ⏰ {$person}, the others are waiting for you. {$end}
reminder-end = Time is up {$when}.
reminder-letter-title = { $count ->
        [one] ⏰ A table is waiting for you:
       *[other] ⏰ {$count} tables are waiting for you:
    }
reminder-letter-line = - **[{$game}]({$url})** · {$end}
reminder-letter-foot = -# All your tables: `/{ command-mine }`. Fewer reminders: `/{ command-settings }`.
replaced-mention = 🤖 {$person}, your time was up, and a computer is playing for you. `/{ command-join }` takes your seat back while it’s free.
replaced-letter = 🤖 Your time in **[{$game}]({$url})** was up, and a computer is playing for you. `/{ command-join }` there takes your seat back while it’s free.
reminder-title =
    ### ⏰ Before your time is up
    How should I remind you? Live: once, after 10 minutes. Slow: at half-time and shortly before the end.
reminder-as-notice = Same as for my turn
reminder-channel = Ping me at the table
reminder-direct = By direct message
reminder-never = Never

holiday-present = 🏖️ You’re on holiday until {$day} (inclusive). At slow tables your clock is stopped, and everybody can see that. Live tables do not wait.
holiday-none = Holiday: none
button-holiday-back = I’m back
quiet-hours-off = No quiet hours

mine-title = { $count ->
        [0] ### 🪑 Your tables
        [one] ### 🪑 Your table
       *[other] ### 🪑 Your {$count} tables
    }
mine-none = You are not seated anywhere. `/{ command-play }` opens a table.
mine-waiting = { $count ->
        [0] None of them is waiting for you.
        [one] One is waiting for you.
       *[other] {$count} are waiting for you.
    }
mine-with = with {$names}
mine-lobby = Not started yet
mine-ending = The result is being posted
mine-away = A computer is playing for you
mine-asleep = 💤 Everybody has left
mine-computer = A computer is thinking
mine-your-turn = **Your turn**
mine-turn-of = {$name}’s turn
mine-since = began {$when}
mine-until = time is up {$when}
mine-time-up = time was up {$when}
mine-holiday = on holiday until {$day} (inclusive)

refused-time-not-up = This turn is not overdue.
refused-pace-only-slower = Once the game has started, turns can only get more time, never less.
refused-when-late-agreed = Once the game has started, you can only relax this, so that the others decide.
refused-cannot-move-table = This table stays here. It can move only while it has no thread and nobody else has joined.
refused-others-have-joined = Somebody else has joined in the meantime: the table stays here.
refused-unknown-hours = I do not understand these hours. Type something like `22-7` or `22:30-6:30`, or `off`.
refused-unknown-time-zone = I do not know this place. Type a large city in your time zone, or the country.
refused-unknown-day = I do not understand this day. Choose one from the list, or type something like `2026-12-24`.
refused-holiday-past = That day is already over.
refused-holiday-too-long = A holiday can last at most { $days ->
        [one] one day
       *[other] {$days} days
    }.
refused-no-holiday = You are not on holiday.

setting-table-pace = Time for a turn
setting-table-pace-description = Live: a reminder after 10 minutes, a computer after 20. Or days for each move; holidays then stop the clock. During a game only slower.
setting-table-when-late = When time is up
setting-table-when-late-description = What happens to a seat when its time is up
setting-reminder = Reminders
setting-reminder-description = How I remind you before your time is up
setting-quiet-hours = Quiet hours
setting-quiet-hours-description = Hours without messages about your turns, such as 22-7; “off” for none
setting-quiet-hours-none = none
setting-time-zone = Time zone
setting-time-zone-description = A city or country with the same time as you, such as London; “-” for none
setting-time-zone-none = not known
time-zone-present = {$city} ({$offset}, {$time} there)
holiday-until = On holiday until (and including) …
button-holiday-day = Another day …
holiday-form-title = Holiday
holiday-form-label = Last day
holiday-form-description = Such as 2026-12-24, or a number of days
reminder-more = -# “{ button-my-settings }” also has quiet hours and holidays. `/{ command-mine }` shows all your tables.
