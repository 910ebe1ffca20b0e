# What can be played here, and how to begin
help-title = ## 🎲 Game night
help-begin = Press “{ help-button-play }” beside a game, or type `/{ command-play }`: a table opens in this channel. The others press “{ button-join }”; computers can take the seats that are left.
help-table-here = A table is already open in this channel. For another game, use another channel, or `/{ command-play }` with a thread of its own.
help-while-playing =
    ### While you play
    There is a button for everything, under the board or behind “{ button-more }”.
    - `/{ command-board }` shows the table again, `/{ command-mine }` all your tables.
    - `/{ command-join }` takes a free seat, even during a match, or your own back.
    - `/{ command-leave }` hands your seat to a computer, `/{ command-resign }` gives it up for good.
    - `/{ command-undo }` asks to take back your last decision.
    - `/{ command-table } { command-table-end }` proposes to end early.
    - `/{ command-watch }` notifies you when a table’s match is over.
help-afterwards =
    ### Afterwards
    - `/{ command-replay }` shows the match again, `/{ command-luck }` how lucky everybody was.
    - `/{ command-verify }` checks the dice.
    - `/{ command-stats }` sums up your matches, `/{ command-history }` lists past ones.
    - `/{ command-leaderboard }` shows who plays best here.
help-settings-of-all =
    ### Settings
    - `/{ command-settings } { command-settings-mine }`: your language, larger print in pictures, and more.
    - `/{ command-settings } { command-settings-server }`: the language and the look of the tables here.
    - `/{ command-clock }`: reminders, quiet hours, holidays.
    - `/{ command-privacy } { command-privacy-info }` says what is kept about you.
help-choose-rules = Read the rules of …
help-button-play = Play
help-button-commands = Commands
help-button-games = Games
help-commands-title = ## ⌨️ Commands
