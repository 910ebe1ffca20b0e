# What can be played here, and how to begin
help-title = ## 🎲 Game night
help-begin = Press “{ help-button-play }” beside a game, or type `/{ command-play }`: a table opens in this channel. The others press “{ button-join }”; computers can take the seats that are left.
help-table-here = A table is already open in this channel. For another game, use another channel, or `/{ command-play }` with a thread of its own.
help-while-playing = Once the game has started, you do everything with the buttons under the board. `/{ command-board }` shows the table again, and `/{ command-leave }` hands your seat to a computer. `/{ command-mine }` lists all your tables, and `/{ command-clock }` sets reminders and holidays. `/{ command-privacy } { command-privacy-info }` says what is kept about you.
help-choose-rules = Read the rules of …
help-button-play = Play
help-button-commands = Commands
help-button-games = Games
help-commands-title = ## ⌨️ Commands
