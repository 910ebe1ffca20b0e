command-night = night
command-night-description = A game night: find a date, play rounds, crown a winner
command-night-plan = plan
command-night-plan-description = Plan a game night in this channel
command-night-plan-dates = dates
command-night-plan-dates-description = When? Up to five dates, such as “Fri 8pm, Sat 19:30”
command-night-plan-title = title
command-night-plan-title-description = Name of the night
command-night-plan-rounds = rounds
command-night-plan-rounds-description = How many rounds to play at most
command-night-standings = standings
command-night-standings-description = The season’s standings: everybody’s best nights count

night-default-title = Game night
night-planned = 🕗 Times are in {$zone}; change that with `/{ command-settings }`. Everything else: ⚙️ on the message.
night-no-event = Discord’s calendar lacks the night: the bot and you need the “Create Events” permission, and everybody must see this channel. Everything else works.
night-facts = {$games} · {$rounds ->
    [one] one round
   *[other] {$rounds} rounds
}
night-host = hosted by {$host}
night-format-swiss-line = Swiss: people with similar scores play each other
night-format-final-line = Championship: in the last round, the best four play for the win
night-when = **When can you come?** Choose every date that suits you.
night-date = {$when} · ✅ {$yes} · 🤔 {$maybe} · ✖️ {$no}
night-deadline = -# No decision by {$when}? The most popular date wins.
night-option-yes = {$day}: yes
night-option-maybe = {$day}: maybe
night-option-none = None of these
night-choose-dates = When can you come?
night-coming = Coming ({$count}): {$people}
night-here = Here ({$count}): {$people}
night-before-first = Press “I’m here”. {$host} starts the first round.
night-round = Round {$number} of {$rounds}
night-round-over = All tables are done. {$host} starts the next round.
night-last-round-over = All rounds have been played. {$host} ends the night.
night-byes = Sitting out: {$people}
night-cancelled-tables = ❔ { $count ->
        [one] One table has
       *[other] {$count} tables have
    } no result. {$host}: under ⚙️, play again or call it a tie.
night-computer = computer
night-standings = Standings
night-standing = {$place}. {$person} · **{$score}** · {$count ->
    [one] one round
   *[other] {$count} rounds
}
night-season-standing = {$place}. {$person} · **{$score}** · {$count ->
    [one] one night
   *[other] {$count} nights
}
night-and-more = and {$count} more
night-called-off = This game night has been called off.
night-ended = This game night is over.
night-thread = Round {$number} · {$game}
way-to-night = Here is the game night:
night-thread-starter = 🎲 **{$name}** · {$people}
night-moved-on = -# The game night goes on here: {$url}
button-night-coming = I’m coming
button-night-coming-not = Can’t make it
button-night-here = I’m here
button-night-here-not = I’m leaving
button-to-night = Go to the game night
button-night-wish = Favourites
button-night-calendar = Calendar
button-night-next = Next round
button-night-options = Options
night-calendar = For your calendar:
night-wishes = What would you like to play? Choose your favourites, the best first.
night-first-wish = Your favourite
night-next-wish = And then?
button-night-wish-again = Start over
night-options = **Options for the host**
night-choose-date = Set the date
night-choose-heir = Hand over to …
button-night-set = Options …
button-night-further = Empty seats, repeat …
night-games = Games
night-rounds = Rounds
night-rounds-is = {$value}
night-minutes = Per table
night-minutes-is = {$value ->
    [none] no limit
   *[other] {$value} min
}
night-hours = Last round starts
night-hours-is = {$value ->
    [none] any time
   *[other] {$value} h after the start
}
night-format = Format
night-format-is = {$value ->
    [swiss] Swiss, similar scores meet
    [final] final of the best four
   *[evening] open, come and go
}
night-computers = Empty seats
night-computers-is = {$value ->
    [yes] computers
   *[no] stay empty
}
night-repeats = Repeat
night-repeats-is = {$value ->
    [weekly] weekly
    [fortnightly] every two weeks
    [monthly] monthly, same weekday
   *[none] never
}
night-plan-form-title = Plan a night
night-plan-form-label = When? Several dates make it a vote
night-plan-form-description = Such as “Fri 8pm, Sat 7pm”
button-night-other-date = Another date
night-other-date-title = { button-night-other-date }
night-other-date-label = When?
night-other-date-description = Such as “Fri 8pm”
button-night-doors = Open the doors
button-night-close-doors = Close the doors again
night-doors-sure = The night is on {$date}. Open the doors now all the same?
button-night-finish = End with a podium
button-night-again = Play again
button-night-halve = Call it a tie
button-night-call-off = Call off the night
button-night-call-off-series = Call off the whole series
night-call-off-sure = Really call off the game night? Games in progress continue, but the night does not count.
night-handed-over = {$person} now hosts the game night.
night-decided = “{$title}” takes place on {$when}.
night-reminder = “{$title}” starts soon: {$when}.
night-is-off = “{$title}” has been called off.
night-series-over = Nobody came to “{$title}” three times in a row, so the series ends here. `/{ command-night } { command-night-plan }` starts a new one.
night-season = **The season’s standings**: {$nights ->
    [one] one game night
   *[other] {$nights} game nights
} in the past year, {$counted ->
    [one] of which everybody’s best counts
   *[other] of which everybody’s best {$counted} count
}
refused-no-such-night = There is no such game night.
refused-night-over = This game night is over.
refused-only-night-host = Only the host can do that: <@{$host}>.
refused-one-night = You are already hosting a game night on this server. Hold it or call it off first.
refused-too-many-nights = This server already has {$most} game nights planned. One of them has to end first.
refused-night-full = At most {$most} people can take part in a game night.
refused-night-without-date = The date has not been set yet. Say when you can come.
refused-night-too-late = It is too late for that.
refused-night-too-early = It is too early for that: the doors are not open yet.
refused-night-round-on = A round is still being played.
refused-night-rounds-played = {$rounds ->
    [one] The only round has been played.
   *[other] All {$rounds} rounds have been played.
} You can allow more under ⚙️.
refused-night-too-few = Not enough people are here for a table.
refused-night-closed-entry = This is a Swiss tournament: nobody can join once the first round has begun.
refused-night-nothing-cancelled = Every table has a result, or is still being played.
refused-no-nights-yet = No game night has ended here yet. Plan one with `/{ command-night } { command-night-plan }`.
