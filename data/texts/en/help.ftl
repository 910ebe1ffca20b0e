# What can be played here, and how to begin
help-title = ## 🎲 Game night
help-begin = Press “{ help-button-play }” beside a game, or type `/{ command-play }`: a table opens in this channel. The others press “{ button-join }”; seats that stay free can go to computer players.
help-table-here = A table is already open in this channel. For another game, take another channel, or `/{ command-play }` with a thread of its own.
help-while-playing = Once the game is on, everything is done with the buttons under the board. `/{ command-board }` shows the table again, `/{ command-leave }` hands your seat to a computer. `/{ command-mine }` lists all your tables, `/{ command-clock }` has reminders and holidays. `/{ command-privacy } { command-privacy-info }` says what is kept about you.
help-choose-rules = Read the rules of …
help-button-play = Play
