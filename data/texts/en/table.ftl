# The invitation and the table's message
seat-free = free
seats-free =
    { $count ->
        [one] 1 seat free
       *[other] {$count} seats free
    }
seat-leads = host
seat-away = {$name} (away, a computer is playing)
computer-name = Computer {$letter}
person-without-name = Someone
players = {$count} players
cover-alt = Cover of {$game}.
option-line = {$option}: **{$value}**
option-on = on
option-off = off
options-switches = Switched on
button-change-options = Change options …
options-title = ### Options of this table
put-out-title = **Remove somebody.** They cannot join this invitation again.
put-out-choose = Choose a person
put-out = {$person} has been removed and cannot join this invitation again.
seating-title =
    ### Who sits where
    Choose two seats to swap. Turns go round in this order.
seating-choose = Choose two seats
button-join = Join
button-leave = Leave
button-rules = Rules
button-start = Start
button-start-with = { $computers ->
        [one] Start with a computer
       *[other] Start with {$computers} computers
    }
button-add-computer = Add computer
button-add-computer-at-level = Computer: {$level}
level-easy = easy
level-normal = normal
level-hard = hard
level-perfect = perfect
computers-menu = + Computer
button-remove-computer = Remove computer
button-options = Options
button-seating = Swap seats
button-roll = Roll
button-odds = Odds
button-rematch = Rematch
button-replay = Replay
button-replay-steps = Step by step
button-replay-first = Start
button-replay-last = End
button-show-everybody = Show everybody
replay-button = Whole match
replay-headline = replay
replay-step = Step {$number} of {$count}
replay-alt = {$game}: the whole match as an animation of {$frames} pictures, from start to finish. “Step by step” shows and describes each position.
highlight-button = Highlight
highlight-headline = highlight
highlight-shared = Shared by {$name}
highlight-alt = {$game}: the turning point of the match as an animation of {$frames} pictures. “Step by step” shows and describes each position.
button-take-back = Take my seat back
button-page-back = Back
button-page-on = Next
button-close-table = Close the table
button-back-to-table = Back to the table
button-to-letter = Open the message
thread-starter = 🎲 {$person} has opened a table: {$game}
table-moved-on = -# The table has moved on: {$url}
table-closed-line = The invitation was withdrawn.
table-closed-forgotten-line = ⌛ This invitation has run out. `/{ command-play }` opens a new table.
table-cancelled-line = 🧹 The match was cancelled; nobody wins.
table-cancelled-forgotten-line = 🧹 The match was cancelled because nobody has played on for a long time; nobody wins.
table-retired-line = 🗄️ I can no longer show this match. Its file is still in `/{ command-history }`.
table-finished-line = 🏁 The game is over; the result is below.
table-asleep-line = 💤 Everybody has left. Anyone who had a seat can take it back, and anybody may close the table.
table-asleep-alone-line = 💤 You have left, so the match is paused. Take your seat back, or close the table.
fair-dice-by-command = -# `/{ command-history }` has buttons for table {$table} that check every draw and give you the match file.
fair-dice-lost = -# Fair dice: the commitment was `{$commitment}`, but the secret is lost, so nobody can check the draws any more.
fair-dice-title = ### Fair dice ⓘ
fair-dice-promise =
    ✉️ Before anybody sat down, a sealed envelope lay on the table. Every roll follows from it, your seeds and your clicks. It is opened at the end, and anybody can check.
    -# What that proves, and what it doesn’t: `/{ command-rules }`, “{ rules-dice }”.
fair-dice-commitment =
    ✉️ **Fingerprint** (SHA-256 of the secret in the envelope), which the invitation’s button “{ button-fair-dice }” has borne since before anybody sat down:
    `{$commitment}`
fair-dice-seeds = **Seeds**, visible to everybody. Until you choose your own, yours is the number of the click that gave you your seat:
seed-none = no seed
button-fair-dice = Fair dice ⓘ
button-commitment = Fingerprint
button-verify = Check the dice
button-own-seed = My own seed
seed-form-title = My own seed
seed-form-label = Any words you like
seed-form-description = Everybody can see them. They count for all draws from now on.
seed-chosen = 🌱 Your seed is now {$seed}. It counts for all draws from now on.

# Private answers
left-game = 🤖 A computer is playing for you. `/{ command-join }` takes your seat back while it’s free. Being away when a rated match ends counts as resigning.
left-game-asleep = 💤 Nobody is left at the table, so the match is paused. `/{ command-join }` takes your seat back.
way-to-table = Done. Here is the way to the table:
button-to-table = Go to the table
panel-served = This panel is no longer needed.
turn-mention = 🔔 {$person}, it is your turn. {$since}
turn-letter = 🔔 It is your turn in {$game}. {$since}
turn-since = Your turn began {$when}.
turn-waiting = This turn began {$when}.
notice-title =
    ### 🔔 Your turn
    How should I tell you it’s your turn? Once a turn, at every table.
notice-channel = At once, with a ping at the table
notice-direct = At once, by direct message
notice-late = Ping me after 2 minutes
notice-never = Never
peek-title = ### 🔍 {$game} in {$channel}
picture-in-words-below = As a picture; the same is said in words below.
peek-sent = 🔍 I have sent you a direct message.
peek-here-dms-closed = -# You do not accept direct messages from me, so I am showing you here. Only you can see this.
peek-here-dm-failed = -# The direct message did not get through, so I am showing you here. Only you can see this.
export-running = The match file so far. What is still secret is left out; it will be there when the game is over.
export-finished = The whole match file. `python {$script} FILE` checks it without this bot.
verify-table = Table {$table}
verify-file = The file
verify-passed =
    ✅ **{$what}: { $draws ->
        [one] the one draw follows
       *[other] all {$draws} draws follow
    } from the secret.**
    Commitment: `{$commitment}`
    Secret: `{$secret}`; its SHA-256 is the commitment, so it was not changed along the way.
verify-failed =
    ❌ **{$what}: the dice do not add up.**
    Commitment: `{$commitment}`
    Secret: `{$secret}`; { $fits ->
        [yes] its SHA-256 is the commitment.
       *[no] its SHA-256 is **not** the commitment.
    }
    Wrong draws of {$draws}, counted from 0: {$wrong}
verify-seeds = Seeds at the start: {$seeds}. Compare them and the commitment with what you saw at the table.
verify-rules = { $finding ->
        [confirmed] 📖 I have replayed the game by its rules: every move was allowed, and the places are correct.
        [against-rules] ❌ I have replayed the game by its rules: they do not allow entry {$record} of the match file.
        [unfinished] ⚠️ I have replayed the game by its rules: every move was allowed, but the match file stops before the end.
        [other-places] ❌ I have replayed the game by its rules: every move was allowed, but the places that follow are not those in the match file.
       *[unknown-rules] 📖 I have not replayed the game: I do not have these rules ({$game}, version {$version}).
    }
verify-unknown = -# No match file can prove that the players really decided that way, that no click was dropped, or that the operator saw nothing hidden.
shown-without-picture = I cannot attach files here, so the table is in words. With the “Attach Files” permission the pictures come back.
shown-forbidden = Nothing is lost, but I am no longer allowed to post in this channel. As soon as I am, I will show the table again.
shown-failed = Nothing is lost, but I cannot show the table at the moment. I keep trying.
database-away = ⏳ I cannot reach my database right now. Nothing is lost, but your click or command was not carried out: please try again in a moment.
incident = 💥 That was our mistake, and nothing is lost. Please try again; if it keeps happening, give the bot’s operator this number: `{$number}`

list-and = {$most} and {$last}
list-separator = {"; "}
points =
    { $count ->
        [one] {$count} point
       *[other] {$count} points
    }

# Results
ranking-line = {$place}. {$name}: {$words}
ranking-line-without-place = {$name}: {$words}

# Rights
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
right-embed-links = Embed Links
right-attach-files = Attach Files

# The story and the results
story-turns-before =
    { $count ->
        [one] … and one turn before
       *[other] … and {$count} turns before
    }
story-turns-between =
    { $count ->
        [one] … one more turn
       *[other] … {$count} more turns
    }
story-turn = {$name}:
button-story = What happened?
button-bell = Notify me
button-more = More …
button-words = In words
sign-to = to
sign-star = star
own-story-title = ### 💬 Since your last turn
own-story-title-onlooker = ### 💬 The latest turns
own-story-nothing = Nothing yet.
more-title = ### {$game}
press-came-twice = Already done.
chance-about = about {$times} in {$among}
chance-exactly = {$times} in {$among}
chance-rare = less than 1 in {$among}
chance-never = impossible
chance-always = certain
chance-almost-always = almost certain
result-line = {$place} {$name} · {$words}
result-ended-early = Stopped early; the scores stand.
match-won = ## 🏆 {$names} wins!
match-won-by-pair = ## 🏆 {$names} win together!
match-shared = ## 🏆 A shared win: {$names}
table-back-soon = ⏸️ I am being restarted and will be back in a minute. Nothing is lost.
discord-failed = Discord did not respond as it should. Please try again in a moment.
