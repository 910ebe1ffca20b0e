# The matches that are over
command-history = history
command-history-description = The matches of this channel, of this server or of a person
command-history-where = where
command-history-where-description = Of this channel, unless you say otherwise
command-history-person = person
command-history-person-description = The matches of this person
command-history-game = game
command-history-game-description = Only this game
command-history-ended = ended
command-history-ended-description = Only matches that ended like this

history-here = This channel
history-server = This server
history-mine = My matches
history-title-here = ## 📜 Matches in this channel
history-title-server = ## 📜 Matches on this server
history-title-mine = ## 📜 My matches
history-title-person = ## 📜 Matches of {$name} on this server
history-empty = There is nothing here. Only matches that have ended are shown, in channels that you can see.
history-all-games = All games
history-ended-any = However they ended
history-ended-finished = played to the end
history-ended-stopped = ended by vote
history-ended-resigned = ended by resignation
history-ended-cancelled = cancelled
history-ended-retired = ended by the bot
history-elsewhere = on another server
history-match-title = ## {$game} · table {$table}
history-match-ended = {$when}, {$how}
button-history = History
button-history-match = Details
button-history-message = To the result
button-history-back = Back to the list
button-export = Record
help-afterwards = `/{ command-history }` leads to past matches, `/{ command-leaderboard }` shows who plays best here.

refused-history-where-or-person = Name either a place or a person.
