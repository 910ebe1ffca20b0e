game-kaeseschieben = Käseschieben
game-kaeseschieben-facts = {$players} · about 30 minutes · 8 and older · tactics rather than luck · by Wolfgang Riedesser (Schmidt Spiele)
game-kaeseschieben-tagline = Mice push cheeses over the edge of the board. What falls over yours is yours, if no worm lives in it.
option-kaeseschieben-rounds = Rounds
option-kaeseschieben-rounds-description = The player who wins the most rounds wins the match.
option-kaeseschieben-closed_lids = Closed lids
option-kaeseschieben-closed_lids-description = Nobody may peek before the end, not even into their own cheeses.

kaeseschieben-headline = Round {$round} of {$rounds}
kaeseschieben-prompt-to-roll = {$name}, roll the die.
kaeseschieben-prompt-moving = {$name}, { $stars ->
        [0] you have **{$steps}**
       *[other] you rolled {$faces} → **{$steps}**
    } { $steps ->
        [one] step
       *[other] steps
    }. Choose your path.
kaeseschieben-prompt-bonus = {$name}, the last cheese fell over your edge: you may take one from another player. You see the sizes, not the worms.
kaeseschieben-prompt-computer = {$name} is thinking …
kaeseschieben-button-pad = Move
kaeseschieben-button-peek = Peek
kaeseschieben-button-peek-none = Peek: no cheese yet
kaeseschieben-button-done = Done
kaeseschieben-button-decline = Take nothing
kaeseschieben-button-take-small = Small cheese from {$letter} ({$count})
kaeseschieben-button-take-medium = Medium cheese from {$letter} ({$count})
kaeseschieben-button-take-large = Large cheese from {$letter} ({$count})
kaeseschieben-direction-north = Up
kaeseschieben-direction-south = Down
kaeseschieben-direction-west = Left
kaeseschieben-direction-east = Right
kaeseschieben-button-back = Back
kaeseschieben-button-over = Restart
kaeseschieben-where-to = Where to? Or step by step:
kaeseschieben-pushes = pushes cheese
kaeseschieben-ends-move = ends the move
kaeseschieben-pad = 🎲 { $stars ->
        [0] **{$steps}**
       *[other] {$faces} → **{$steps}**
    } { $steps ->
        [one] step
       *[other] steps
    } · { $left ->
        [0] none left
        [one] the next is the last
       *[other] {$left} left
    }
kaeseschieben-pad-in-place-of-old = -# That pad was from an earlier turn. This is the move you have now:
kaeseschieben-pad-words = Path: {$squares}. { $left ->
        [0] No steps left.
        [one] One step left.
       *[other] {$left} steps left.
    }
kaeseschieben-pad-falls = Fallen: {$falls}.
kaeseschieben-way = {$level}: {$arrows} {$square}

# The story
kaeseschieben-cheeses-small = { $count ->
        [one] a small cheese
       *[other] {$count} small cheeses
    }
kaeseschieben-cheeses-medium = { $count ->
        [one] a medium cheese
       *[other] {$count} medium cheeses
    }
kaeseschieben-cheeses-large = { $count ->
        [one] a large cheese
       *[other] {$count} large cheeses
    }
kaeseschieben-a-small-taken = a small cheese
kaeseschieben-a-medium-taken = a medium cheese
kaeseschieben-a-large-taken = a large cheese
kaeseschieben-over-north = over the north edge
kaeseschieben-over-south = over the south edge
kaeseschieben-over-west = over the west edge
kaeseschieben-over-east = over the east edge
kaeseschieben-fell = {$cheese} for {$name}
kaeseschieben-fell-for-nobody = {$cheese} lost {$edge}
kaeseschieben-story-began-drawn = Round {$round}: {$name} goes first (drawn by lot).
kaeseschieben-story-began-lowest = Round {$round}: {$name} had the fewest points and goes first.
kaeseschieben-story-turn = {$name} rolled {$faces}:
kaeseschieben-story-moved = {$start} to {$end}
kaeseschieben-story-returned = {$start}, out and back
kaeseschieben-story-lapsed = { $lapsed ->
        [one] one step lost
       *[other] {$lapsed} steps lost
    }
kaeseschieben-story-stuck = no step was possible
kaeseschieben-story-last-cheese = (the last one)
kaeseschieben-story-taken = {$name} takes {$cheese} from {$victim}
kaeseschieben-story-declined = {$name} takes no cheese from the others
kaeseschieben-story-scored = Round {$round} goes to {$names}.
kaeseschieben-story-scored-early = Round {$round} was ended early and goes to {$names}.
kaeseschieben-story-scored-by-nobody = Nobody scored in round {$round}.
kaeseschieben-story-decided = { $count ->
        [one] {$names} wins the match!
       *[other] {$names} share the win!
    }

# Results
kaeseschieben-result-title = Round {$round} of {$rounds}: the lids are off!

# Peeking
kaeseschieben-peek-nothing = You have no cheese to peek into yet.
kaeseschieben-peek-closed = The lids are closed at this table: nobody may peek before the end.

# Positions in words
kaeseschieben-size-small = small
kaeseschieben-size-medium = medium
kaeseschieben-size-large = large
kaeseschieben-edge-north = North
kaeseschieben-edge-south = South
kaeseschieben-edge-west = West
kaeseschieben-edge-east = East
kaeseschieben-count-small = {$count} small
kaeseschieben-count-medium = {$count} medium
kaeseschieben-count-large = {$count} large
kaeseschieben-count-none = none
kaeseschieben-count-wormy = {$count} wormy
kaeseschieben-words-round = Round {$round} of {$rounds}.
kaeseschieben-words-over = The game is over.
kaeseschieben-words-to-roll = {$name} has to roll.
kaeseschieben-words-moving = {$name} rolled {$faces} and has {$steps} { $steps ->
        [one] step
       *[other] steps
    } to make.
kaeseschieben-words-bonus = {$name} may take a cheese from another player, seeing sizes but not worms.
kaeseschieben-words-mice = Mice: {$mice}.
kaeseschieben-words-on-board-small = Small cheeses: {$squares}.
kaeseschieben-words-on-board-medium = Medium cheeses: {$squares}.
kaeseschieben-words-on-board-large = Large cheeses: {$squares}.
kaeseschieben-words-board-empty = No cheese is left on the board.
kaeseschieben-words-edge = {$edge} edge: {$name}; cheeses: {$cheeses}.
kaeseschieben-words-edge-free = {$edge} edge: nobody.
kaeseschieben-words-unowned = Out of the game: {$cheeses}.
kaeseschieben-words-moves = Latest moves, oldest first: {$moves}.
kaeseschieben-words-pushed = {$move} (pushed: {$cheeses})
kaeseschieben-words-draft-pushed = Pushed: {$cheeses}.
kaeseschieben-words-slid = {$size} {$start}–{$end}
kaeseschieben-words-slid-over = {$size} {$start} {$over}
kaeseschieben-words-cheese = {$size}, { $wormy ->
        [yes] wormy 🪱
       *[no] clean ✨
    }
kaeseschieben-words-own = Your cheeses, in the order they came: {$cheeses}. Together { $points ->
        [one] {$points} point
       *[other] {$points} points
    } so far.
kaeseschieben-ranking = { $points ->
        [one] {$points} point
       *[other] {$points} points
    }; cheeses: {$cheeses}.
kaeseschieben-ranking-match = { $wins ->
        [0] No round won yet
        [one] One round won
       *[other] {$wins} rounds won
    }, {$points} in all.
kaeseschieben-ranking-over = { $wins ->
        [0] No round won
        [one] One round won
       *[other] {$wins} rounds won
    }, {$points} in all. Last round: {$round}
kaeseschieben-ranking-rest = Nobody’s: {$cheeses}.

# Refusals
refused-path-unreadable = I cannot read “{$typed}” as a path. Use n e s w, u r d l, or arrows.
refused-path-ambiguous = That can be read in two ways. Write `{$first}` or `{$second}`.
refused-path-too-short = You have made {$made} of {$steps} steps; you must make all of them.
refused-path-too-long = That path has {$made} steps, but you have only {$steps}.
refused-path-edge = Step {$number} would leave the board at {$square}.
refused-path-mouse = Step {$number} from {$square} would enter a mouse’s square.
refused-path-blocked-line = Step {$number} from {$square} would push cheeses against a mouse.
refused-path-board-empty = Your move ended with the last cheese: step {$number} is one too many.
refused-no-bonus = There is no cheese to take now.
refused-bonus-first = First somebody has to take their bonus cheese or decline it.
refused-no-such-victim = You cannot take a cheese there.
refused-nothing-to-take = There is no cheese of that size there.
