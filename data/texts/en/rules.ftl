# What the rules of all games have: titles, credits, contents
rules-book = Rule book
rules-contents = Contents
rules-agreed = ⚙️ Agreed at this table: {$options}
rules-option = **{$name}** · usually: {$usual}
rules-option-choices = {$option} · possible: {$choices}
rules-option-between = { "; " }
rules-option-here = ✅ At this table: **{$value}**
rules-credits = This bot is unofficial. It is not connected with Schmidt Spiele or the games’ authors, and it explains the rules in its own words.
rules-unofficial = unofficial bot
command-rules-page = page
command-rules-page-description = A page’s number, or a word from its title
refused-unknown-rules-page = There is no such page. The rules of this game have pages 1 to {$pages}.

rules-title-glance = At a glance
rules-title-aim = The aim
rules-title-setup = Before you start
rules-title-board = The board
rules-title-turn = Your turn
rules-title-push = Pushing
rules-title-example = An example
rules-title-cheeses = Whose cheese, and whose worm?
rules-title-bonus = The last cheese
rules-title-words = The words
rules-title-keep = Setting dice aside
rules-title-afresh = All nine aside
rules-title-score = Stopping and scoring
rules-title-six = A six
rules-title-capture = Capturing
rules-title-missed = A missed capture
rules-title-walls = Walls
rules-title-fall = A wall on a start square
rules-title-home = Coming home
rules-title-stuck = When you cannot move
rules-title-squares = The squares
rules-title-limit = Ten is the limit
rules-title-cards = Cards
rules-title-cards-1 = Cards, part 1 of 4
rules-title-cards-2 = Cards, part 2 of 4
rules-title-cards-3 = Cards, part 3 of 4
rules-title-cards-4 = Cards, part 4 of 4
rules-title-waiting = Cards that wait
rules-title-end = The end
rules-title-options = Variants and options
rules-title-options-more = More options
rules-title-tips = Tips
rules-title-beginners = What beginners ask
rules-title-controls = Buttons and commands

fair-dice-rules =
    ## Fair dice
    - **Before anybody joins,** the invitation publishes a commitment: the SHA-256 of a secret. It binds the bot, which can no longer change the secret without being found out.
    - **Everybody has a seed.** At first it is the number of the click that gave you your seat; “{ button-fair-dice }” at the table lets you choose words of your own at any time, and everybody sees them. Every draw follows from the secret, all seeds and the number of the click that triggered it.
    - **Afterwards** the secret is shown. “{ button-verify }” recomputes every draw and checks every move against the rules, and “{ button-export }” gives you the match file and a script that checks it without this bot.
    - **Not proved:** that the bot’s operator did not look at what is still hidden, such as worms, invent the number of a click, or drop a click. You would notice a dropped click; changing your own words now and then makes the other two harder.

rules-controls-table =
    - **Take back:** “{ button-undo }”, until somebody rolls, draws a card or moves, or a secret comes to light. Everybody has to agree.
    - **Had enough?** `/{ command-leave }` lets a computer play for you until you come back, `/{ command-table } { command-table-resign }` gives up your seat for good, and `/{ command-table } { command-table-end }` proposes to end early.
    - **No seat?** `/{ command-join }` takes a free one if the table allows it. “{ button-watch }” behind “{ button-more } ▸ { button-bell }” notifies you of the end.
    - **Long waits?** “{ button-orders }”: the table rolls for you, as long as there is nothing to choose.
    - The buttons for these are behind “{ button-more }”.
