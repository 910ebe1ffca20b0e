# The matches that are over
command-history = history
command-history-description = Past matches of this channel, this server or one person
command-history-where = where
command-history-where-description = If left out, this channel
command-history-person = person
command-history-person-description = This person’s matches
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
history-title-person = ## 📜 {$name}’s matches on this server
history-empty = There is nothing here yet. Only finished matches in channels that you can see are listed.
history-all-games = All games
history-ended-any = Any ending
history-ended-finished = played to the end
history-ended-stopped = ended early
history-ended-resigned = ended by resignation
history-ended-cancelled = cancelled
history-ended-retired = ended by the bot
history-elsewhere = on another server
history-match-title = ## {$game} · table {$table}
history-match-ended = {$when}, {$how}
history-seat-resigned = {$name} ({ row-resigned })
button-history = History
button-history-match = Details
button-history-message = Go to the result
button-history-back = Back to the list
button-export = Record

refused-history-where-or-person = Choose either a place or a person, not both.
