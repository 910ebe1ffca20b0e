# Sentences of a match’s story: six of each kind, of which the match draws one
mensch-turned-captured = { $form ->
        [0] {$name}’s pawn had {$count} of {$of} squares behind it when {$other}’s {$die} sent it home.
        [1] {$count} of {$of} squares done, then came {$other} with a {$die}: {$name}’s pawn had to start over.
        [2] {$other} rolled a {$die}, and {$name}’s pawn was back in its base after {$count} of {$of} squares.
        [3] After {$count} of {$of} squares, {$name}’s pawn met {$other}’s {$die}.
        [4] A {$die} was all it took: {$other} sent back {$name}’s pawn, {$count} of {$of} squares into its trip.
       *[5] {$count} of {$of} squares for nothing: with a {$die}, {$other} captured {$name}’s pawn.
    }
mensch-turned-claimed = { $form ->
        [0] {$other} saw the missed capture, and {$name}’s pawn went back after {$count} of {$of} squares.
        [1] {$name} missed a capture, {$other} didn’t: a pawn with {$count} of {$of} squares behind it went back.
        [2] A sharp eye: {$other} sent back {$name}’s pawn, and {$count} of {$of} squares were gone.
        [3] {$other} called it: {$name}’s pawn lost {$count} of {$of} squares for a missed capture.
        [4] A missed capture cost {$name} a pawn that had come {$count} of {$of} squares: {$other} had seen it.
       *[5] {$count} of {$of} squares gone: {$other} claimed the capture that {$name} had missed.
    }
mensch-praise-captures = { $form ->
        [0] {$count} captures: somebody came to play
        [1] {$count} pawns returned to sender
        [2] {$count} captures, neat as a pin
        [3] {$count} pawns caught: what a chase
        [4] {$count} captures: better keep your distance
       *[5] {$count} pawns sent packing, with style
    }
mensch-praise-sixes = { $form ->
        [0] {$count} sixes in a row: nice wrist
        [1] {$count} sixes in a row, just like that
        [2] {$count} sixes in a row: the die is in love
        [3] {$count} sixes running, and not even blushing
        [4] rolled {$count} sixes in a row and stayed calm
       *[5] {$count} sixes one after the other: hats off
    }
mensch-praise-walked = { $form ->
        [0] {$count} squares on foot: good shoes
        [1] walked {$count} squares without complaining
        [2] {$count} squares covered: a proper hike
        [3] {$count} squares, and still on their feet
        [4] {$count} squares: that deserves a stamp
       *[5] {$count} squares: once around the block
    }
mensch-tease-drought = { $form ->
        [0] {$count} rolls without a six: the die is on holiday
        [1] {$count} rolls, no six: did somebody paint it over?
        [2] {$count} rolls, no six. We counted, sorry
        [3] {$count} times no six: the die sends its regrets
        [4] {$count} rolls, no six: patience, master level
       *[5] waited {$count} rolls for a six, like for a bus
    }
mensch-tease-lost = { $form ->
        [0] {$count} trips back to base: frequent flyer
        [1] sent back {$count} times: missed the base?
        [2] {$count} times in base: cosy, isn’t it?
        [3] {$count} times back: knows the way by heart
        [4] {$count} homecomings that nobody had asked for
       *[5] {$count} pawns took the scenic route via base
    }
mensch-tease-rolls = { $form ->
        [0] {$count} rolls: the die needs a rest
        [1] {$count} rolls, and the table is still standing
        [2] shook the die {$count} times: arm workout done
        [3] {$count} rolls and not one under the sofa
        [4] {$count} rolls: the die asks for overtime pay
       *[5] {$count} rolls: the neighbours heard each one
    }
forgetit-turned-bust = { $form ->
        [0] In round {$round}, {$name} had {$count} points in hand when FOR, GET and IT came together.
        [1] {$count} points were on the table in round {$round}, then one roll took them from {$name}.
        [2] Round {$round}: {$name} rolled once more, and {$count} points were gone.
        [3] One more roll in round {$round}, and {$name} could wave goodbye to {$count} points.
        [4] FOR, GET, IT: in round {$round}, that cost {$name} {$count} points.
       *[5] {$name} and the {$count} points of round {$round}: so close, then forgotten.
    }
forgetit-turned-banked = { $form ->
        [0] In round {$round}, {$name} stopped at {$count} points, and the sheet looked different.
        [1] {$count} points in a single turn: round {$round} belonged to {$name}.
        [2] Round {$round}: {$name} wrote down {$count} points at one go.
        [3] {$name} kept rolling in round {$round} until {$count} points were safe.
        [4] With {$count} points in round {$round}, {$name} shook up the match.
       *[5] One turn, {$count} points: in round {$round}, {$name} changed the picture.
    }
forgetit-praise-best = { $form ->
        [0] {$count} points in one turn, ice-cold
        [1] best turn: {$count} points, thank you very much
        [2] {$count} points in a single turn: quality goods
        [3] banked {$count} points at one go
        [4] {$count} points in one turn: stopped just in time
       *[5] one turn, {$count} points: that’s how it’s done
    }
forgetit-praise-bold = { $form ->
        [0] {$count} rolls, and got away with it
        [1] {$count} rolls in one turn: nerves of steel
        [2] {$count} rolls, then stopped in time: bravo
        [3] dared {$count} rolls in one turn, and kept it all
        [4] {$count} rolls in a row and nothing forgotten
       *[5] {$count} rolls in one turn: the cup is still warm
    }
forgetit-praise-points = { $form ->
        [0] {$count} points in all: it adds up
        [1] collected {$count} points, one die at a time
        [2] {$count} points on the sheet, all honest work
        [3] {$count} points: the pencil is getting short
        [4] brought home {$count} points
       *[5] {$count} points, neatly written down
    }
forgetit-tease-lost = { $form ->
        [0] had {$count} points counted already, then IT
        [1] {$count} points: for … get … it
        [2] {$count} points in hand, and the dice said no
        [3] {$count} points gone in one roll, poof
        [4] said goodbye to {$count} points in a single roll
       *[5] {$count} points, nearly. The dice forgot them
    }
forgetit-tease-busts = { $form ->
        [0] {$count} dashes: forgetting is in the dice
        [1] {$count} dashes, in lovely handwriting
        [2] FOR, GET and IT came to visit {$count} times
        [3] {$count} times FOR, GET, IT, as announced
        [4] {$count} dashes. What were we talking about?
       *[5] {$count} dashes: Morse code, perhaps?
    }
forgetit-tease-dice = { $form ->
        [0] {$count} dice thrown: the cup wants a break
        [1] {$count} dice thrown and none under the sofa
        [2] {$count} dice: good for the wrist
        [3] {$count} dice thrown: the neighbours say hello
        [4] {$count} dice through the cup: it needs a polish
       *[5] {$count} dice, and each of them took its time
    }
kaeseschieben-turned-fallen = { $form ->
        [0] {$name} pushed a cheese over the right edge at the right moment.
        [1] One push, and the cheese was {$name}’s: after that, things looked different.
        [2] {$name} got a cheese home, and the match tipped.
        [3] A single cheese over {$name}’s own edge turned the tide.
        [4] {$name} found the way to the edge, cheese first.
       *[5] A well-placed push brought {$name} the cheese that counted.
    }
kaeseschieben-turned-bonus = { $form ->
        [0] The last cheese let {$name} take one more from {$other}.
        [1] {$name} got the last cheese, and one of {$other}’s with it.
        [2] The last cheese was {$name}’s, and dessert came from {$other}.
        [3] With the last cheese came a bonus: one of {$other}’s went to {$name}.
        [4] {$other} had to hand over a cheese: the last one had fallen to {$name}.
       *[5] {$name} was there for the last cheese, and {$other} paid with one.
    }
kaeseschieben-turned-worm = { $form ->
        [0] The cheese from {$square} had a worm, and it cost {$name} the round.
        [1] A worm sat in the cheese from {$square}: without it, {$name} would not have lost that round.
        [2] {$name} carried home the cheese from {$square}, worm included. There went the round.
        [3] One worm, in the cheese from {$square}, came between {$name} and the round.
        [4] Who lives in the cheese from {$square}? A worm, and {$name}’s round was gone.
       *[5] The round was nearly {$name}’s, but the cheese from {$square} had a worm.
    }
kaeseschieben-praise-pushed = { $form ->
        [0] {$count} cheeses in one turn: strong paws
        [1] {$count} cheeses in a single turn: a removal firm
        [2] {$count} cheeses at once, not one dented
        [3] shifted {$count} cheeses in one go
        [4] one mouse, one turn, {$count} cheeses
       *[5] {$count} cheeses in one turn: that mouse works out
    }
kaeseschieben-praise-kept = { $form ->
        [0] brought {$count} cheeses home without help
        [1] {$count} cheeses over the right edge: well aimed
        [2] {$count} cheeses in the larder, by own paw
        [3] {$count} cheeses just where they belong
        [4] {$count} cheeses home, and not a crumb lost
       *[5] {$count} cheeses: the larder smells divine
    }
kaeseschieben-praise-steps = { $form ->
        [0] {$count} steps on tiny paws: respect
        [1] {$count} steps, and the tail still up
        [2] ran {$count} steps for cheese, as one does
        [3] {$count} steps: a marathon, mouse-sized
        [4] {$count} steps and never lost the scent
       *[5] {$count} steps: those whiskers earned a rest
    }
kaeseschieben-tease-given = { $form ->
        [0] gave the others {$count} cheeses: how kind
        [1] {$count} cheeses for the others: home delivery
        [2] {$count} cheeses given: a generous mouse
        [3] {$count} cheeses for the others, free of charge
        [4] {$count} cheeses for others, gift-wrapped
       *[5] {$count} cheeses given: Christmas came early
    }
kaeseschieben-tease-worms = { $form ->
        [0] {$count} worms: nearly a zoo
        [1] collected {$count} worms: extra protein
        [2] {$count} worms found a warm home
        [3] {$count} cheeses came with a tenant
        [4] {$count} worms, all of them well fed
       *[5] cheese with a surprise, {$count} times
    }
kaeseschieben-tease-turns = { $form ->
        [0] {$count} turns, and not one nap
        [1] {$count} turns: the mouse wants a chair
        [2] {$count} turns through the larder on tiptoe
        [3] {$count} turns, no cat: that’s luck
        [4] {$count} turns and still hungry
       *[5] {$count} turns: the board has paw prints now
    }
wiedumir-turned-swap = { $form ->
        [0] In one swap, all the chips of {$name} and {$other} changed hands.
        [1] {$name} and {$other} swapped all their chips, and the world was upside down.
        [2] A card had {$name} and {$other} swap everything they owned.
        [3] What was {$name}’s became {$other}’s, and the other way round.
        [4] One card, and {$name} and {$other} sat behind each other’s chips.
       *[5] All chips swapped between {$name} and {$other}: tit for tat.
    }
wiedumir-turned-limit = { $form ->
        [0] {$name} got too rich: {$count} chips went back to the supply.
        [1] More than ten chips were too many: {$name} put {$count} back.
        [2] {$name} had more than ten chips, and a moment later {$count} fewer.
        [3] The limit struck, and {$count} of {$name}’s chips were gone.
        [4] Rich, richer, four chips left: {$name} gave {$count} back.
       *[5] {$count} chips at one go: {$name} had had too many.
    }
wiedumir-turned-given = { $form ->
        [0] {$count} chips went from {$name} to {$other} at one go.
        [1] One card, and {$other} had {$count} chips more, {$name} {$count} fewer.
        [2] {$count} chips wandered across the table, from {$name} to {$other}.
        [3] {$other} got {$count} chips from {$name}, and that made a difference.
        [4] {$count} chips changed sides: from {$name} to {$other}.
       *[5] A card brought {$other} {$count} of {$name}’s chips.
    }
wiedumir-praise-given = { $form ->
        [0] {$count} chips given away: big heart
        [1] gave {$count} chips to others, just like that
        [2] {$count} chips for the others: a true friend
        [3] handed out {$count} chips with a smile
        [4] {$count} chips given: karma is taking notes
       *[5] {$count} chips shared: it all comes around
    }
wiedumir-praise-chain = { $form ->
        [0] one roll, {$count} cards: what a ride
        [1] set off {$count} cards with a single roll
        [2] {$count} cards from one roll: dominoes
        [3] rolled once, and {$count} cards woke up
        [4] {$count} cards in one go: fireworks
       *[5] one roll and {$count} cards later … applause
    }
wiedumir-praise-squares = { $form ->
        [0] rolled {$count} squares in all, step by step
        [1] {$count} squares rolled: slow and steady
        [2] {$count} squares with that small die: respect
        [3] {$count} squares rolled, none skipped
        [4] {$count} squares: the die did its duty
       *[5] {$count} squares: the garden knows you now
    }
wiedumir-tease-limit = { $form ->
        [0] too rich for a moment: {$count} chips gone
        [1] {$count} chips gone: money isn’t everything
        [2] rich! For a second. {$count} chips gone
        [3] {$count} chips gone: wealth is a fleeting thing
        [4] the purse burst: {$count} chips rolled away
       *[5] {$count} chips in luxury tax
    }
wiedumir-tease-moved = { $form ->
        [0] pushed along {$count} times: full service
        [1] {$count} times, the others did the walking
        [2] {$count} moves by other hands: very popular pawns
        [3] the others helped {$count} times, asked or not
        [4] moved by others {$count} times, like in a taxi
       *[5] {$count} free rides, direction not included
    }
wiedumir-tease-rolls = { $form ->
        [0] {$count} rolls with a die that stops at three
        [1] {$count} rolls: four? Never heard of it
        [2] {$count} rolls: the little die asks for a break
        [3] {$count} rolls, never more than three
        [4] {$count} rolls: patience with a small die
       *[5] {$count} rolls, and not one four
    }
