game-mensch = Mensch ärgere Dich nicht
game-mensch-facts = {$players} · 45 minutes with two, over two hours with four · mostly luck · published by Schmidt Spiele
game-mensch-tagline = “Don’t get annoyed!” Bring your four pawns once round the board and home, and send others back to their base.
option-mensch-three_tries = Three tries
option-mensch-three_tries-description = All your pawns that aren’t home in the base? Three tries for a six. If one in the goal can move, it must.
option-mensch-auto_move = Bot makes forced moves
option-mensch-auto_move-description = If there is only one possible move, the bot makes it at once and says so.
option-mensch-auto_roll = Bot rolls for everybody
option-mensch-auto_roll-description = Nobody has to roll; people only choose which pawn moves.
option-mensch-odds = Odds
option-mensch-odds-description = Players can ask, in private, whom they may capture and how likely their own pawns are to be captured.

mensch-headline-pairs = {$one} against {$other}
mensch-prompt-to-roll = {$name}, roll the die.
mensch-prompt-roll-again = {$name}, a six: roll again!
mensch-prompt-moving = {$name}, you rolled **{$die}**. Which pawn moves?
mensch-prompt-computer = {$name} is thinking …
mensch-prompt-waits = 👀 Missed a capture? {$name} goes {$when}.
mensch-try = { $attempt ->
        [1] First
        [2] Second
       *[other] Third
    } try of three for a six.
mensch-try-goal = A number that moves a pawn in the goal must be used, and ends the turn.
mensch-helping = You are moving for {$owner}, your partner.
mensch-claim-open = ☝️ {$names} may claim the missed capture while the button is shown.
mensch-claim-pass = 👀 Missed a capture? If it’s your turn, you can also roll right away.
mensch-button-missed = Missed capture?
mensch-button-call = Call it
mensch-button-nothing-missed = Nothing missed
mensch-claim-panel = ☝️ {$name} rolled **{$die}** and moved {$pawn}. Which pawn could have captured instead? A wrong guess costs nothing.
mensch-button-claim = {$pawn}: {$place}

# Squares and moves
mensch-list-or = {$most} or {$last}
mensch-at-square = square {$number}
mensch-at-base = base
mensch-at-goal = goal {$number}
mensch-to-square = square {$number}
mensch-to-goal = goal {$number}
mensch-choice = {$pawn}: {$start} → {$end}
mensch-choice-captures = {$choice}, captures {$pawns}
mensch-choice-fells = {$choice}, breaks the wall {$pawns}
mensch-choice-wall = {$choice}, forms a wall
mensch-blocked = {$pawn}: {$reason}
mensch-obstacle-needs-six = only with a six
mensch-obstacle-start-taken = own pawn on start
mensch-obstacle-own-pawn = own pawn is there
mensch-obstacle-wall = blocked by a wall
mensch-obstacle-too-far = overshoots the goal
mensch-obstacle-start-first = clear the start first
mensch-obstacle-base-first = bring in a pawn first

# The story
mensch-story-start-rolled = 🎲 For the first turn: {$rolls}.
mensch-story-start-roll = {$name} {$die}
mensch-story-start-tied = A tie: {$names} roll again.
mensch-story-starter = {$name} goes first.
mensch-story-turn = {$name} rolled
mensch-story-moved = {$dice}: {$did}
mensch-story-dice-for = {$dice} for {$owner}
mensch-story-tries = { $left ->
        [0] {$dice}: no six
        [one] {$dice}: no six yet, one try left
       *[other] {$dice}: no six yet, {$left} tries left
    }
mensch-story-wall-fell = 6: the wall of {$pawns} on {$place} falls 💥
mensch-story-nothing = {$dice}: nothing can move
mensch-story-nothing-because = {$dice}: nothing can move ({$reasons})
mensch-did-enters = {$pawn} comes in on {$place}
mensch-did-moves = {$pawn} to {$place}
mensch-did-home = {$pawn} home to {$place}
mensch-did-captures = {$did}, captures {$pawns} 💥
mensch-did-fells = {$did}, the wall of {$pawns} falls 💥
mensch-did-wall = {$did}, a wall with {$pawns} 🧱
mensch-did-only = {$did} (the only move)
mensch-did-clears-start = {$did} (the start square must be cleared)
mensch-did-six-enters = {$did} (a six must bring a pawn in)
mensch-did-compelled = {$did} (nothing else can move: the wall opens)
mensch-story-finished = all four pawns home, place {$place} 🏁
mensch-story-finished-of-pair = all four pawns home 🏁
mensch-story-finished-for-partner = {$name} has all four pawns home 🏁
mensch-story-overlooked = ☝️ {$name} could have captured with {$pawns}.
mensch-story-missed = ☝️ {$name} missed a capture.
mensch-story-overlooked-claimed = ☝️ A capture was missed: {$pawn} goes back from {$place} to its base.
mensch-story-claimed = ☝️ {$name} claims a missed capture: {$pawn} goes back from {$place} to its base.
mensch-story-decided = 🏆 { $count ->
        [one] {$names} wins!
       *[other] {$names} win!
    }
mensch-story-ended-early = The game was ended early.

# Results
mensch-result-title = Final places
mensch-result-ended-early = -# Everybody else is ranked by how far their pawns had come.

# Odds
mensch-odds-chances-title = ### 🎯 Your chances to capture
mensch-odds-no-chances = - No opposing pawn is within reach.
mensch-odds-risks-title = ### 🛡️ Your risks until your next turn
mensch-odds-no-risks = - None of your pawns is on the path: none can be captured.
mensch-odds-line = **{$pawn}** on {$place}: {$chance}
mensch-odds-note = -# Each figure is for that pawn alone, this turn or your next.


# Positions in words
mensch-words-pairs = {$one} ({$one_home} of 8 pawns home) play against {$other} ({$other_home} of 8).
mensch-words-rolling-for-start = The die decides who begins.
mensch-words-to-roll = {$name} has to roll.
mensch-words-rolling = {$name} is rolling.
mensch-words-moving = {$name} rolled {$die} and chooses a pawn.
mensch-words-over = The game is over.
mensch-words-helping = {$name} moves {$owner}’s pawns.
mensch-words-start-rolls = Rolled for the first turn: {$rolls}.
mensch-words-seat = {$name}, start square {$start}: {$places}.
mensch-words-walls = Walls: {$walls}.
mensch-words-wall = {$place} ({$pawns})
mensch-words-choices = Possible: {$choices}.
mensch-words-blocked = Not possible: {$reasons}.
mensch-words-latest = Latest moves: {$moves}.
mensch-words-lying = Just sent back to base: {$pawns}.
mensch-words-hint = {$name} missed a capture; an opponent who names the pawn may claim it.
mensch-words-finished = All home: {$names}.
mensch-words-places = Places: {$places}.
mensch-ranking = {$home} of 4 pawns home, { $captures ->
        [one] 1 capture
       *[other] {$captures} captures
    } made, { $losses ->
        [one] 1 own pawn
       *[other] {$losses} own pawns
    } sent back, { $sixes ->
        [one] 1 six
       *[other] {$sixes} sixes
    } rolled.
mensch-ranking-squares = { $squares ->
        [one] 1 square
       *[other] {$squares} squares
    } moved in all.
mensch-ranking-squares-together = { $squares ->
        [one] 1 square
       *[other] {$squares} squares
    } moved together.

# Refusals
refused-move-first = You rolled {$number}: first choose which pawn moves.
refused-pawn-needs-six = Pawn {$pawn} waits in its base and needs a six to come in; you rolled {$number}.
refused-pawn-start-taken = Pawn {$pawn} cannot come in: a pawn of the same colour stands on the start square.
refused-pawn-own-pawn = Pawn {$pawn} cannot move {$number}: a pawn of the same colour stands where it would end.
refused-pawn-wall = Pawn {$pawn} cannot move {$number}: a wall is in its way, and nobody may jump it or land on it.
refused-pawn-too-far = Pawn {$pawn} cannot move {$number}: there are not that many goal squares left.
refused-pawn-start-first = Pawn {$pawn} has to wait: as long as there are pawns in the base, the one on the start square moves first.
refused-pawn-base-first = Pawn {$pawn} has to wait: with a six, a pawn from the base comes in first.
refused-pawn-not-yours = Pawn {$pawn} is not yours to move.
refused-pawn-unreadable = I cannot read “{$typed}” as a pawn. Write its name, such as `A3` or `3`, or the square it should go to.
refused-place-not-reached = With a {$number}, none of your pawns can reach “{$typed}”.
refused-no-claim = There is no missed capture for you to claim at the moment. Trying costs nothing.
refused-claim-other-pawn = Pawn {$pawn} could not have captured anything.
refused-claim-unreadable = I cannot read “{$typed}” as a pawn. Write its name, such as `A3`.
refused-claim-which = Name the pawn that could have captured: {$pawns}.
refused-claim-made = Somebody has already claimed it.
refused-claim-too-late = Too late: the game has moved on.
mensch-typed-claim = claim

mensch-choice-claim = Claim {$pawn}
