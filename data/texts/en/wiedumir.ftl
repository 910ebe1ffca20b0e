game-wiedumir = Wie Du mir …
game-wiedumir-facts = {$players} · about 15 minutes · 8 and older · luck with a say in it · by Wolfgang Riedesser (Schmidt Spiele, 1991)
game-wiedumir-tagline = Tit for tat: everybody moves everybody’s pawns, and the owners live with the consequences.
option-wiedumir-length = Length
option-wiedumir-length-description = One game, a fixed number, or on until somebody reaches the total (“without end”).
option-wiedumir-length-games-1 = one game
option-wiedumir-length-games-2 = 2 games
option-wiedumir-length-games-3 = 3 games
option-wiedumir-length-games-4 = 4 games
option-wiedumir-length-games-5 = 5 games
option-wiedumir-length-games-6 = 6 games
option-wiedumir-length-games-7 = 7 games
option-wiedumir-length-games-8 = 8 games
option-wiedumir-length-games-9 = 9 games
option-wiedumir-length-points-15 = first to 15 points
option-wiedumir-length-points-20 = first to 20 points
option-wiedumir-length-points-30 = first to 30 points
option-wiedumir-length-points-50 = first to 50 points
option-wiedumir-length-points-75 = first to 75 points
option-wiedumir-length-points-100 = first to 100 points
option-wiedumir-no_limits = Without limits
option-wiedumir-no_limits-description = Having more than ten chips no longer drops you back to four.
option-wiedumir-no_comparing = Without comparing
option-wiedumir-no_comparing-description = Only you know your chips until the end. Everybody sees what is given and taken.
option-wiedumir-no_measure = Without measure
option-wiedumir-no_measure-description = A player with all pawns home who rolls a 1 may take a chip instead of moving.
option-wiedumir-auto_move = Bot makes forced choices
option-wiedumir-auto_move-description = If only one choice is possible, the bot makes it.

wiedumir-headline = Game {$game} of {$games}
wiedumir-headline-target = Game {$game}, first to {$target} points
wiedumir-prompt-to-roll = {$name}, roll the die.
wiedumir-prompt-moving = {$name}, you rolled a **{$roll}**. Move any pawn.
wiedumir-prompt-deciding = {$name}, you decide:
wiedumir-prompt-computer = {$name} is thinking …
wiedumir-card-quoted = > 🃏 **{$title}** · {$text}
wiedumir-button-take = Take a chip instead
wiedumir-button-decide = Decide …
wiedumir-button-peek = My chips

# Where a pawn would go, and what comes of it
wiedumir-square-start = start
wiedumir-square-number = square {$square}
wiedumir-square-goal = goal
wiedumir-landing = {$pawn} → {$square}: {$effect}
wiedumir-landing-quietly = {$pawn} → {$square}
wiedumir-effect-change = {$name} {$change}
wiedumir-effect-limit = {$name} {$change}: over ten, back to {$left}
wiedumir-effect-draws = {$name} draws a card
wiedumir-effect-nothing = {$name} ±0

# Answering a card
wiedumir-ask-pawn = Which pawn?
wiedumir-ask-pawn-and-square = Which pawn goes where?
wiedumir-ask-square = Where to?
wiedumir-ask-seat = Who?
wiedumir-ask-shares = Who gets how many?
wiedumir-ask-shares-taking = How many from whom?
wiedumir-ask-swap = Who swaps with whom?
wiedumir-ask-pass = From whom to whom?
wiedumir-ask-giver = Who has to give?
wiedumir-ask-receiver = Who gets it?
wiedumir-pair-swaps = {$first} ⇄ {$second}
wiedumir-pair-passes = {$first} → {$second}
wiedumir-pair-swaps-spoken = {$first} and {$second} swap
wiedumir-pair-passes-spoken = from {$first} to {$second}
wiedumir-share-exactly = **{$left}** left to { $takes ->
        [yes] take
       *[no] share out
    }.
wiedumir-share-between = Shared out: **{$sum}**. At least {$least}, at most {$most}.
wiedumir-share-row = {$name}: {$amount}
wiedumir-share-nothing = nobody gets any
wiedumir-share-own = You have {$chips}; { $after ->
        [0] none will be left
       *[other] {$after} will be left
    }.
wiedumir-share-own-taking = You have {$chips}; you will then have {$after}.
wiedumir-share-over-limit = 💥 More than ten: {$names} would drop back to four.
wiedumir-share-hint = -# − and + change it by one. Tap a name to give that player all that is left.
wiedumir-share-hint-taking = -# − and + change it by one. Tap a name to take all that is still needed from that player.
wiedumir-button-share-done = Done
wiedumir-button-share-over = Start over

# The story
wiedumir-story-began = {$name} goes first (drawn by lot).
wiedumir-story-began-again = Game {$game}: {$name} goes first (drawn by lot).
wiedumir-story-turn = {$name} rolled {$number}:
wiedumir-story-moved = {$pawn} → {$target}
wiedumir-story-moved-forced = {$pawn} → {$target} (the only move)
wiedumir-story-forgone = takes a chip instead of moving
wiedumir-story-taken = {$name} gets {$chips}
wiedumir-story-taken-fewer = {$name} gets { $amount ->
        [one] the last chip
       *[other] the last {$amount} chips
    } of the supply ({$wanted} were due)
wiedumir-story-taken-last = {$name} gets { $amount ->
        [one] the last chip
       *[other] the last {$amount} chips
    } of the supply
wiedumir-story-taken-none = {$name} should get {$due}, but the supply is empty
wiedumir-story-paid = {$name} gives {$chips} back
wiedumir-story-paid-fewer = {$name} gives back { $amount ->
        [one] the last chip
       *[other] the last {$amount} chips
    } ({$wanted} were due)
wiedumir-story-paid-none = {$name} should give {$due} back, but has none
wiedumir-story-given = {$name} gives {$gifts}
wiedumir-story-given-each = {$name} {$amount}
wiedumir-story-collected = {$name} takes {$gifts}
wiedumir-story-collected-each = {$amount} from {$name}
wiedumir-story-swapped = {$first} and {$second} swap everything: {$before} for {$after}
wiedumir-story-swapped-secretly = {$first} and {$second} swap everything they have
wiedumir-story-limit = 💥 {$name} has {$had} chips, puts {$returned} back and keeps four
wiedumir-story-shuffled = the used cards are shuffled: {$cards} in the new pile
wiedumir-story-drawn = 🃏 {$name} draws **{$title}**
wiedumir-story-hindered-foremost = {$name}’s pawn is already in front: nothing happens
wiedumir-story-hindered-no-leader = no other pawn is on its way: nothing happens
wiedumir-story-hindered-rearmost = {$name}’s pawn is already last: nothing happens
wiedumir-story-hindered-all-home = everybody else’s pawns are in the goal: nothing happens
wiedumir-story-hindered-nobody-home = nobody else has a pawn in the goal: nothing happens
wiedumir-story-hindered-no-chips = {$name} has no chips: nothing happens
wiedumir-story-hindered-others-empty = the others have no chips: nothing happens
wiedumir-story-hindered-supply-empty = the supply is empty: nothing happens
wiedumir-story-hindered-rich-enough = {$name} already has ten chips or more: nothing happens
wiedumir-story-hindered-others-rich-enough = everybody else already has eight chips or more: nothing happens
wiedumir-story-hindered-no-third = there is no third player: nothing happens
wiedumir-story-waits = the card stays on the goal
wiedumir-story-arrived = 🏁 {$pawn} is in the goal
wiedumir-story-arrived-home = 🏁 {$pawn} is in the goal, and {$name} is home
wiedumir-story-arrived-last = 🏁 {$pawn} is in the goal, the last of all
wiedumir-story-waiting-acted = 🃏 **{$title}**, which was waiting on the goal, applies to {$name}
wiedumir-story-scored = The game is over; {$names} won.
wiedumir-story-scored-early = The game was ended early; {$names} won.
wiedumir-story-scored-level = The game was ended early: it’s a tie.
wiedumir-story-decided = { $count ->
        [one] {$names} wins!
       *[other] {$names} share the win!
    }

wiedumir-chips = { $count ->
        [one] {$count} chip
       *[other] {$count} chips
    }

# Results
wiedumir-result-title = The chips are counted
wiedumir-result-title-of = Game {$game} of {$games}: the chips are counted
wiedumir-result-title-target = Game {$game}, first to {$target} points: the chips are counted
wiedumir-result-tie = ⚖️ Equal chips: the player whose pawns were all home earlier is ahead

# Looking up one’s own chips
wiedumir-peek-own = You have {$chips}.
wiedumir-peek-limit = With more than ten you drop back to four.
wiedumir-peek-open = No need to peek: at this table everybody’s chips lie open. You have **{$chips}**.
wiedumir-peek-over = The game is over, and everybody’s chips lie open. You have **{$chips}**.

# Positions in words
wiedumir-words-to-roll = {$name} has to roll.
wiedumir-words-moving = {$name} rolled a {$roll} and may move any pawn.
wiedumir-words-deciding = {$name} has to decide about a card.
wiedumir-words-over = The game is over.
wiedumir-words-card = Card: {$title} – {$text}
wiedumir-words-squares = Free squares: {$squares}.
wiedumir-words-square = {$square}: {$value}
wiedumir-words-card-square = card
wiedumir-words-pawns = Pawns: {$pawns}.
wiedumir-words-chips = Chips: {$chips}.
wiedumir-words-chips-hidden = The numbers of chips are secret.
wiedumir-words-supply = Supply {$supply}, pile {$pile}.
wiedumir-words-pile = Pile {$pile}.
wiedumir-words-waiting = On the goal: {$cards}.
wiedumir-words-points = Points so far: {$points}.
wiedumir-words-recent = Recent moves: {$movements}.
wiedumir-words-changes = Since the last roll: {$changes}.
wiedumir-words-swapped = swapped
wiedumir-words-struck = More than ten, so back to four: {$names}.
wiedumir-words-moves = Possible: {$moves}.
wiedumir-words-may-take = Or a chip from the supply.
wiedumir-ranking-home =
    { $pawns ->
        [one] pawn home: no. {$arrival}
       *[other] last pawn home: no. {$arrival}
    }
wiedumir-ranking-total = {$points} in all
wiedumir-ranking-match = {$total}: {$games}

# Colours, as one may type them
wiedumir-colours = red, blue, green, yellow, purple, pink, orange, black
wiedumir-typed-start = start, s, 0
wiedumir-typed-goal = goal, home, 15
wiedumir-typed-take = take, chip, +1

# Refusals
refused-card-first = First decide about the card.
refused-no-card = There is no card to decide about.
refused-wrong-answer = This card asks for something else.
refused-no-such-pawn = There is no such pawn.
refused-pawn-home = That pawn is in the goal; the die no longer moves it.
refused-cannot-take = You cannot take a chip now.
refused-pawn-not-allowed = The card does not let you choose that pawn.
refused-square-not-allowed = The pawn cannot go to that square.
refused-seat-not-allowed = The card does not let you choose that seat.
refused-seat-yourself = The card does not let you choose yourself.
refused-seat-not-first = That seat already has 8 chips or more, or the supply can bring another one closer to 8.
refused-pair-not-allowed = The card does not let you choose these two.
refused-share-too-few = That is {$sum} in all; it must be at least {$least}.
refused-share-too-many = That is {$sum} in all; {$most} is the most.
refused-share-too-much-for-seat = That is too much for { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    }: {$limit} is the most there.
refused-share-not-there = { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    } has no part in this.
refused-pawn-or-chip-unreadable = I cannot read “{$typed}”. Write { $chip ->
        [yes] a pawn’s letter and number, such as `B2`, or `take` for the chip
       *[no] a pawn’s letter and number, such as `B2`
    }.
refused-answer-unreadable-pawn = I cannot read “{$typed}”. Write a pawn and where it goes, such as `B2 9` or `B2 goal`.
refused-answer-unreadable-seat = I cannot read “{$typed}” as a seat. Write its letter, such as `B`.
refused-answer-unreadable-pair = I cannot read “{$typed}” as two seats. Write their letters, such as `B C`.
refused-answer-unreadable-share = I cannot read “{$typed}”. Write seats with their chips, such as `B 2 C 1`.

# The cards
wiedumir-card-overtake = Overtaken!
wiedumir-card-overtake-does = Your pawn jumps to just ahead of the front pawn, into the goal if need be.
wiedumir-card-tribute = Welcome committee
wiedumir-card-tribute-does = You greet the others’ pawns in the goal: for each of them, give its owner 1 chip.
wiedumir-card-place-other = Moving day
wiedumir-card-place-other-does = Put somebody else’s pawn wherever you like: any free square, start and goal included.
wiedumir-card-toll = Toll gate
wiedumir-card-toll-does = Waits on the goal. The owner of the next pawn to arrive pays 2 chips into the supply.
wiedumir-card-fine = Hole in the purse
wiedumir-card-fine-does = 3 of your chips drop back into the supply.
wiedumir-card-neighbours = Good neighbours
wiedumir-card-neighbours-does = 4 of your chips go to your two neighbours, as evenly as possible. You choose who gets an odd one.
wiedumir-card-raise = Generous supply
wiedumir-card-raise-does = Choose another player: the supply tops them up to 8 chips.
wiedumir-card-shift = A little nudge
wiedumir-card-shift-does = Nudge any pawn 2 squares forward or back. Squares with a pawn do not count.
wiedumir-card-swap-others = Musical chairs
wiedumir-card-swap-others-does = Choose two other players: they swap all their chips.
wiedumir-card-fall-back = Tail light
wiedumir-card-fall-back-does = Your pawn drops back to just behind the last one, to the start if need be.
wiedumir-card-give-home = Finish line
wiedumir-card-give-home-does = Give 3 chips in all to others with a pawn in the goal, as you choose. Nobody there? Into the supply.
wiedumir-card-pass-on = Redistribution
wiedumir-card-pass-on-does = Take 2 chips from one of the others and give them to yet another. You choose both.
wiedumir-card-collect = Light fingers
wiedumir-card-collect-does = Help yourself to 4 chips in all from the others, as you choose.
wiedumir-card-swap = In your shoes
wiedumir-card-swap-does = Choose another player: the two of you swap all your chips.
wiedumir-card-generous = Open-handed
wiedumir-card-generous-does = Give the others as many chips as you like, at least 2, as you choose.
wiedumir-card-last-pays = Last one pays
wiedumir-card-last-pays-does = Waits until the end. The owner of the very last pawn to arrive pays 4 chips into the supply.
wiedumir-card-gain = Chip shower
wiedumir-card-gain-does = Catch 5 chips from the supply.
wiedumir-card-fill = Hands full
wiedumir-card-fill-does = Take from the supply until you have 10 chips.
wiedumir-card-place-own = Wings
wiedumir-card-place-own-does = Your pawn flies to any free square you like, start and goal included.
wiedumir-card-advance = Tailwind
wiedumir-card-advance-does = Your pawn is blown 4 steps forward. Squares with a pawn do not count.
wiedumir-card-first-gains = Early bird
wiedumir-card-first-gains-does = The first player to reach the goal gets 3 chips from the supply. Nobody yet? The card waits.
wiedumir-card-give-five = Presents
wiedumir-card-give-five-does = Give the others 5 chips in all, as you choose.
