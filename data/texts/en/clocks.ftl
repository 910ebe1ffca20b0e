# The time for a turn: pace, reminders, quiet hours, holidays, late seats
command-clock = clock
command-clock-description = Time for a turn, reminders and holidays
command-clock-pace = pace
command-clock-pace-description = How much time a turn has at this table (the table’s leader chooses)
command-clock-pace-pace = pace
command-clock-pace-pace-description = Live, or 1 to 7 days a turn; once the game runs, only slower
command-clock-pace-late = late
command-clock-pace-late-description = What becomes of the seat when somebody’s time is up
command-clock-reminders = reminders
command-clock-reminders-description = How I remind you before your time is up, and when I leave you alone
command-clock-reminders-way = way
command-clock-reminders-way-description = How I remind you
command-clock-reminders-quiet = quiet
command-clock-reminders-quiet-description = Hours without any message, such as 22-7; “off” for none
command-clock-reminders-zone = zone
command-clock-reminders-zone-description = Your time zone: type a city, or something like +2
command-clock-holiday = holiday
command-clock-holiday-description = Until a day, your clocks stand still at tables by correspondence
command-clock-holiday-until = until
command-clock-holiday-until-description = The last day, such as 2026-12-24, or a number of days
command-clock-back = back
command-clock-back-description = End your holiday now
command-mine = mine
command-mine-description = All your tables on all servers, those first that wait for you

pace-live = live, 20 minutes
pace-1 = 1 day a turn
pace-2 = 2 days a turn
pace-3 = 3 days a turn
pace-4 = 4 days a turn
pace-5 = 5 days a turn
pace-6 = 6 days a turn
pace-7 = 7 days a turn
when-late-vote = The others may bring in a computer
when-late-computer = A computer plays on by itself
pace-title =
    ### ⏳ Time for a turn
    Live: a reminder after 10 minutes, and after 20 the others may let a computer play. By correspondence: days for each decision, and holidays count.
button-pace = Time: {$pace}
pace-line = ⏳ {$pace}
pace-now = Now: {$pace}. After that: {$late}.
pace-suggests-thread = 🧵 By correspondence, the table holds its channel for days: there is room for one table in each. In a thread of its own it is in nobody’s way.
button-own-thread = Into a thread of its own
button-when-late = A computer by itself: {$state}

clock-correspondence = -# ⏳ Time is up {$when}.
clock-live = -# ⏳ This turn began {$since}; time is up {$when}.
clock-holiday = 🏖️ **{$name}** is on holiday, and the clock stands still until {$day}.
clock-up = ⌛ Time for **{$name}** was up {$when}. The others may let a computer play; **{$name}** can take the seat back at any time.
button-stand-in = Let a computer play

reminder-mention = ⏰ {$person}, the others are waiting for you. {$end}
reminder-end = Time is up {$when}.
reminder-letter-title = { $count ->
        [one] ⏰ A table is waiting for you:
       *[other] ⏰ {$count} tables are waiting for you:
    }
reminder-letter-line = - **[{$game}]({$url})** · {$end}
reminder-letter-foot = -# All your tables: `/{ command-mine }`. Fewer reminders: `/{ command-clock } { command-clock-reminders }`.
replaced-mention = 🤖 {$person}, your time was up, and a computer plays for you. You can take your seat back at any time.
replaced-letter = 🤖 Your time in **[{$game}]({$url})** was up, and a computer plays for you. You can take your seat back at any time.
reminder-title =
    ### ⏰ Before your time is up
    How shall I remind you? Live once after 10 minutes, by correspondence at half time and near the end.
reminder-more = -# `/{ command-clock } { command-clock-reminders }` also has quiet hours, `/{ command-clock } { command-clock-holiday }` lets your clocks stand still. `/{ command-mine }` shows all your tables.
reminder-as-notice = The way I notify you of your turn
reminder-channel = By a mention at the table
reminder-direct = By a direct message
reminder-never = Never

own-clock-title = ### ⏰ Your time
own-clock-reminder = Reminders: {$way}
own-clock-quiet-hours = Quiet hours: {$hours}
own-clock-no-quiet-hours = Quiet hours: none
own-clock-zone = Time zone: {$zone}
own-clock-holiday = 🏖️ You are on holiday through {$day}. At tables by correspondence your clock stands still, and everybody can see that. Live tables do not wait.
own-clock-no-holiday = Holiday: none. You can still take { $days ->
        [one] one day
       *[other] {$days} days
    } this year.
button-holiday-back = I am back
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
mine-away = A computer plays for you
mine-computer = A computer is thinking
mine-your-turn = **Your turn**
mine-turn-of = {$name} is to act
mine-since = began {$when}
mine-until = time is up {$when}
mine-time-up = time was up {$when}
mine-holiday = on holiday through {$day}

refused-time-not-up = The time for this turn is not up yet, or the turn is over.
refused-pace-only-slower = Once the game runs, a turn can only get more time, never less.
refused-when-late-agreed = Once the game runs, that can only become milder: the others decide.
refused-cannot-move-table = This table cannot move any more: somebody else has joined, or it has a thread already.
refused-others-have-joined = Somebody else has joined by now, so the table stays here.
refused-unknown-hours = I do not understand these hours. Type something like `22-7` or `22:30-6:30`, or `off`.
refused-unknown-time-zone = I do not know this time zone. Type a city and choose from the list.
refused-time-zone-first = Tell me your time zone too, or I do not know when it is night where you live.
refused-unknown-day = I do not understand this day. Choose one from the list, or type something like `2026-12-24`.
refused-holiday-past = That day is over already.
refused-holiday-too-long = A holiday can last { $days ->
        [one] one day
       *[other] {$days} days
    } at most.
refused-holidays-spent = So that nobody waits forever, a year has its limit: you can still take { $days ->
        [0] no holiday
        [one] one day
       *[other] {$days} days
    } now.
refused-no-holiday = You are not on holiday.

setting-table-pace = Time for a turn
setting-table-pace-option = pace
setting-table-pace-description = Live, or 1 to 7 days a turn; once the game runs, only slower
setting-table-when-late = A late seat
setting-table-when-late-option = late
setting-table-when-late-description = What becomes of the seat when somebody’s time is up
setting-reminder = Reminders
setting-reminder-option = reminders
setting-reminder-description = How I remind you before your time is up
setting-quiet-hours = Quiet hours
setting-quiet-hours-option = quiet-hours
setting-quiet-hours-description = Hours without messages about your turns, such as 22-7; “-” for none
setting-quiet-hours-none = none
setting-time-zone = Time zone
setting-time-zone-option = time-zone
setting-time-zone-description = A city where your clock is right, such as London; “-” for none
setting-time-zone-none = not known
button-holiday = Holiday
holiday-until = On holiday through …
