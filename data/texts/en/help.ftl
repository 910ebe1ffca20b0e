# What can be played here, and how to begin
help-title = ## 🎲 Game night
help-begin = {$games} board games, right in your channel.
help-foot = While playing, everything else is behind “{ button-more }”.
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
help-choose-play = Open a table …
help-choose-alone = Play computers …
help-choose-game = Learn a game …
help-button-play = Play
help-button-commands = Commands
help-button-home = Back
help-button-learn = Learn by playing
help-button-night = Plan a night
help-commands-title = ## ⌨️ Commands
