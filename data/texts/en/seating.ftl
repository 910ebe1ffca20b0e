# Seats that others may take, seats that are given up, and watching
command-join-seat = seat
command-join-seat-description = During a match: whose seat you take over, by its letter
command-table-resign = resign
command-table-resign-description = Give up your seat for good; it counts as a loss
command-table-cancel-reason = reason
command-table-cancel-reason-description = Why? Everybody at the table will see this (for the host and moderators)
setting-table-stand-in = Computers filling in
setting-table-stand-in-description = Level of the computers that play for people who are away
setting-table-substitutes = Substitutes
setting-table-substitutes-description = Others may step in during a match; unrated for them
button-take-seat = Take a seat
button-watch = Follow
button-resign = Resign
button-keep-playing = Play on
button-cancel = Cancel the match
seat-resigned = {$name} (resigned, a computer is playing)
substitute-title = ### Take a seat
substitute-explained = Whose seat will you take? You see everything there except what was looked up before. The seat is then yours.
substitute-rating = -# Rating: this match is not rated for you unless the seat has not had a turn yet.
substitute-for = {$letter} · for {$name}
substitute-seated = You are now playing in seat {$letter}.
seat-taken-over = 🪑 {$person}, {$substitute} has taken over your seat in {$game}. You cannot come back to it.
resign-title = ### Resign?
resign-ends = That ends the match, and those who are left win.
resign-played-on = A computer will finish for you, and you come last. Only those who resigned before you are placed behind you.
resign-in-pair = A computer will finish for you, and you come last. Your partner can still win.
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
watch-title = ### 👁️ Tables you follow
watch-none = None yet. At a table: “{ button-more } ▸ { button-bell } ▸ { button-watch }”.
watch-since = last move {$when}
watch-elsewhere =
    { $count ->
        [one] One more table is in a channel that you cannot see at the moment.
       *[other] {$count} more tables are in channels that you cannot see at the moment.
    }
watch-stop = Stop following …
watch-notice-direct = Message me at the end
watch-notice-channel = Ping me at the table at the end
watch-notice-never = Don’t notify me
watch-over-won = 👁️ {$game}: the match that you followed is over. 🏆 {$winners}
watch-over = 👁️ {$game}: the match that you followed is over; nobody won.
watch-over-because = 👁️ {$game}: the match that you followed was cancelled. Reason: {$reason}
refused-resigned = You have resigned. You cannot take this seat back.
refused-no-substitutes = At this table nobody can take over a seat during the match. “{ button-watch }” behind “{ button-more } ▸ { button-bell }” notifies you when the match is over.
refused-no-free-seat = No seat is free.
refused-seat-taken = Somebody is playing in this seat.
refused-seat-resigned = This seat has been resigned. Nobody can take it over.
refused-seat-lost = Somebody else has your seat now. Join the next match; in this one you already know too much.
refused-secrets-forgotten = Seats in this match can no longer be taken over. Join the next one!
refused-seats-in-order = Before the start everybody takes the next free seat. The table’s host can swap two of them: `/{ command-table } { command-table-swap }`
refused-reason-too-long = A reason can have at most {$most} characters.
refused-watch-over = This table’s match is over.
refused-watch-not-watched = You are not following this table.
refused-watch-own-table = You are playing at this table yourself.
refused-watch-too-many = You can follow at most {$most} tables at the same time. “{ button-more } ▸ { button-bell }” shows them.
refused-undo-before-you = Somebody else made that move before you took this seat.

# The story: what happens among the people at the table
story-left = 🚪 {$name} has left, and a computer takes over.
story-came-back = 🪑 {$name} is back.
story-resigned = 🏳️ {$name} resigned.
story-took-over = 🪑 {$name} takes over from {$former}.
story-took-computer-seat = 🪑 {$name} took over seat {$letter} from a computer.
story-voted = 🤖 The others agreed: a computer is playing for {$name}.
story-time-up = ⌛ Time was up: a computer is playing for {$name}.
story-leads = 👑 {$name} is now the table’s host.
stand-ins-in-words = A computer is playing for {$names}.
seats-in-words = At the table: {$seats}.
stand-in-thinking = A computer is thinking for {$name} …
result-stand-ins = -# 🤖 At the end, a computer played for {$names}.
button-watched = Tables I follow
button-invite = Invite …
button-call = Notify this role
invite-panel = Who should come? Everybody gets one message.
invite-choose = Choose people …
invite-letter = 📨 **{$host}** invites you to play {$game}.
invite-call = 📨 {$called}: **{$host}** invites you to play {$game}.
invited = ✅ Invited: {$called}
challenge-which = What would you like to play with {$person}?
challenge-choose = Choose a game …
