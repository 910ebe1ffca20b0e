# What can be played here, and how to begin
help-title = ## 🎲 Game night
help-begin = Press “{ help-button-play }” beside a game, or type `/{ command-play }`: a table opens here. The others press “{ button-join }”; computers can take free seats.
help-table-here = A table is already open in this channel. For another game, use another channel, or `/{ command-play }` with a thread of its own.
help-while-playing =
    ### While you play
    There is a button for everything, under the board or behind “{ button-more }”.
    - `/{ command-board }` shows the table again, `/{ command-mine }` all your tables.
    - `/{ command-join }` takes a free seat, even during a match, or your own back.
    - `/{ command-leave }` hands your seat to a computer, `/{ command-table } { command-table-resign }` gives it up for good.
    - `/{ command-table } { command-table-undo }` asks to take back your last move.
    - `/{ command-table } { command-table-end }` proposes to end early.
help-afterwards =
    ### Afterwards
    - Below the result: rematch, replay, analysis. Behind “{ button-more }”: dice check, match file.
    - `/{ command-stats }` sums up your matches, `/{ command-history }` lists past ones.
    - `/{ command-leaderboard }` shows who plays best here.
    - `/{ command-puzzle }` has today’s puzzle.
    - `/{ command-night } { command-night-plan }` finds a date for a whole evening of games.
help-settings-of-all =
    ### Settings
    - `/{ command-settings }`: your language, larger print, reminders, holidays; also those of a table or a server.
    - `/{ command-privacy }` says what is kept about you.
help-choose-rules = Read the rules of …
help-choose-alone = Play against computers now …
help-button-play = Play
help-button-commands = Commands
help-button-games = Games
help-commands-title = ## ⌨️ Commands
