# Seats that others may take, seats that are given up, and watching
command-join-seat = seat
command-join-seat-description = During a match: whose seat you take over, by its letter
command-table-resign = resign
command-table-resign-description = Give up your seat for good; it counts as a loss
command-table-cancel-reason = reason
command-table-cancel-reason-description = Why? Everybody at the table will see this (for the leader and moderators)
setting-table-stand-in = Computers filling in
setting-table-stand-in-description = How strong the computers are that play for people who are away
setting-table-substitutes = Substitutes
setting-table-substitutes-description = Others may take a free seat during a match; it is not rated for them
button-take-seat = Take a seat
button-watch = Watch
button-resign = Resign
button-keep-playing = Play on
button-cancel = Cancel the match
seat-resigned = {$name} (resigned, a computer is playing)
left-game-to-anybody = A computer plays on for you. With `/{ command-join }` you can take your seat back as long as nobody else has taken it. If you are not back when a rated match ends, that counts as resigning.
substitute-title = ### Take a seat
substitute-explained = Choose whose seat to take over. You see what belongs to the seat, but nothing that was looked up there before. If its player is only away, they can no longer come back to it.
substitute-rating = -# Rating: this match is not rated for you unless the seat has not had a turn yet.
substitute-for = {$letter} · for {$name}
substitute-seated = You are now playing in seat {$letter}.
seat-taken-over = 🪑 {$person}, {$substitute} has taken over your seat in {$game}. You cannot come back to it.
resign-title = ### Resign?
resign-ends = That ends the match, and those who are left win.
resign-played-on = A computer plays on for you, and you come last, whatever it achieves; only those who resigned before you are placed behind you.
resign-in-pair = A computer plays on for you, and you come last, whatever it achieves. Your partner plays on and can still win; your pair has lost only if both of you resign.
resign-for-good = You cannot take this seat back. If you are only away for a while, leave instead: `/{ command-leave }`
resign-done = 🏳️ You have resigned.
resignation-result-title = Won by resignation
result-resigned =
    🏳️ {$names} { $count ->
        [one] has resigned.
       *[other] have resigned.
    }
row-resigned = resigned
row-won = won
table-cancelled-because = 🧹 The match was cancelled; nobody wins. Reason: {$reason}
table-cancelled-by-moderator = 🧹 A moderator cancelled the match; nobody wins. Reason: {$reason}
table-closed-because = The invitation was withdrawn. Reason: {$reason}
table-closed-by-moderator = A moderator withdrew the invitation. Reason: {$reason}
match-cancelled = 🧹 Your match of {$game} was cancelled. Reason: {$reason}
cancel-form-title = Cancel the match
cancel-form-label = Why?
cancel-form-description = Everybody at the table will see this. Nobody wins, and nothing is rated.
watch-title = ### 👁️ What you watch
watch-none = Nothing at the moment. To follow a table, press “{ button-watch }” behind “{ button-more } ▸ { button-bell }” there.
watch-since = last move {$when}
watch-elsewhere =
    { $count ->
        [one] One more table is in a channel that you cannot see at the moment.
       *[other] {$count} more tables are in channels that you cannot see at the moment.
    }
watch-stop = Stop watching …
watch-notice-direct = Message me at the end
watch-notice-channel = Ping me at the table at the end
watch-notice-never = Don’t notify me
watch-over-won = 👁️ {$game}: the match that you watched is over. 🏆 {$winners}
watch-over = 👁️ {$game}: the match that you watched is over; nobody won.
watch-over-because = 👁️ {$game}: the match that you watched was cancelled. Reason: {$reason}
refused-resigned = You have resigned. You cannot take this seat back.
refused-no-substitutes = At this table nobody can take over a seat during the match. “{ button-watch }” behind “{ button-more } ▸ { button-bell }” notifies you when the match is over.
refused-no-free-seat = No seat is free.
refused-seat-taken = Somebody is playing in this seat.
refused-seat-resigned = This seat has been resigned. Nobody can take it over.
refused-seat-lost = Somebody else has taken over your seat. You know its secrets, so you cannot take another seat in this match. You can join the next one.
refused-secrets-forgotten = Somebody who knows the secrets of a seat in this match has had their data deleted, and nobody can tell any more who that was. So nobody can take over any other seat. You can join the next match.
refused-seats-in-order = Before the start everybody takes the next free seat. The table’s leader can swap two of them: `/{ command-table } { command-table-swap }`
refused-reason-too-long = A reason can have at most {$most} characters.
refused-watch-over = This table’s match is over.
refused-watch-not-watched = You are not watching this table.
refused-watch-own-table = You are playing at this table yourself.
refused-watch-too-many = You can watch at most {$most} tables at the same time. “{ button-more } ▸ { button-bell }” shows them.
refused-undo-before-you = Somebody else decided that, before you took this seat.

# The story: what happens among the people at the table
story-left = 🚪 {$name} left; a computer plays in this seat.
story-came-back = 🪑 {$name} is back.
story-resigned = 🏳️ {$name} resigned.
story-took-over = 🪑 {$name} plays on for {$former}.
story-took-computer-seat = 🪑 {$name} took over seat {$letter} from a computer.
story-voted = 🤖 The others agreed: a computer plays for {$name}.
story-time-up = ⌛ Time was up: a computer plays for {$name}.
story-leads = 👑 {$name} now leads the table.
stand-ins-in-words = A computer plays for {$names}.
seats-in-words = At the table: {$seats}.
stand-in-thinking = A computer is thinking for {$name} …
result-stand-ins = -# 🤖 At the end, a computer played for {$names}.
button-watched = What I watch
button-invite = Invite …
button-call = Notify
invite-panel = Who should come? Everyone is notified once, the same way as for their turn.
invite-choose = Choose people …
invite-letter = 📨 **{$host}** invites you to play {$game}.
invite-call = 📨 {$called}: **{$host}** invites you to play {$game}.
invited = ✅ Invited: {$called}
challenge-which = What would you like to play with {$person}?
challenge-choose = Choose a game …
