# A rematch
button-rematch-agreed = Rematch: {$agreed} of {$asked}
rematch-awaited = 🔁 The rematch begins once everybody has agreed. Still to agree: {$names}. “{ button-start }” begins without waiting.
refused-seats-kept = The free seats are kept for those who played the last match.
series-score = 🏆 The series after {$matches} matches: {$scores}
series-wins = {$name} {$count}

# What was remarkable about a match of Mensch ärgere Dich nicht or Einigkeit macht stark
mensch-highlight-captured = {$name} lost {$count} pawns to captures.
mensch-highlight-nemesis = {$name} sent {$count} of {$other}’s pawns back to their base.
mensch-highlight-far = {$other} captured a pawn of {$name}’s that had already covered {$progress} of {$squares} squares.
mensch-highlight-unharmed = {$name} won without a single pawn being sent back.
mensch-highlight-sixes-in-a-row = {$name} rolled {$count} sixes in a row.
mensch-highlight-drought = {$name} rolled {$count} times in a row without a six.
mensch-highlight-claims = { $count ->
        [one] {$name} claimed one missed capture.
       *[other] {$name} claimed {$count} missed captures.
    }
mensch-highlight-wall-fell = A six by {$name} brought down the wall on a start square.
mensch-title-hunter = 🎯 **Keenest hunter:** {$name}, {$count} captures
mensch-title-mason = 🧱 **Master mason:** {$name}, {$count} walls
mensch-title-lucky = 🍀 **Luckiest roller:** {$name}, { $sixes ->
        [one] one six
       *[other] {$sixes} sixes
    } in {$rolls} rolls
mensch-title-unlucky = 🌧️ **Unluckiest roller:** {$name}, { $sixes ->
        [0] no six
        [one] one six
       *[other] {$sixes} sixes
    } in {$rolls} rolls

# … of For-Get-It
forgetit-highlight-best = The best turn was {$name}’s in round {$round}: {$points} points.
forgetit-highlight-best-at-last = {$name} kept the best turn of all for the last round: {$points} points.
forgetit-highlight-lost = FOR, GET, IT: in round {$round}, one roll cost {$name} {$points} points.
forgetit-highlight-rolls = In round {$round}, {$name} rolled {$count} times in one turn.
forgetit-highlight-afresh = In round {$round}, {$name} set aside all nine dice and rolled them again.
forgetit-highlight-comeback = After round {$round}, {$name} was {$points} points behind, and still won.
forgetit-highlight-close = { $points ->
        [one] A single point
       *[other] Only {$points} points
    } separated {$name} from {$other} in the end.
forgetit-title-forgetful = 🫥 **Most forgetful:** {$name}, { $count ->
        [one] one dash
       *[other] {$count} dashes
    } in {$turns} turns
forgetit-title-steady = 🧘 **Steadiest hand:** {$name}, { $count ->
        [0] no dash
        [one] one dash
       *[other] {$count} dashes
    } in {$turns} turns

# … of Käseschieben
kaeseschieben-highlight-worm = The worm in the cheese from {$square} cost {$name} {$points} points.
kaeseschieben-highlight-decisive-worm = The worm in the cheese from {$square} cost {$name} {$points} points, and with them the round.
kaeseschieben-highlight-clean = Not one worm in all the {$count} cheeses of {$name}.
kaeseschieben-highlight-pushed = {$name} moved {$count} cheeses in a single turn.
kaeseschieben-highlight-fallen = {$name} pushed {$count} cheeses over the edge in a single turn.
kaeseschieben-highlight-gifts = { $count ->
        [one] {$name} gave {$other} a cheese.
       *[other] {$name} gave {$other} {$count} cheeses.
    }
kaeseschieben-highlight-bonus = The last cheese let {$name} take { $size ->
        [large] a large
        [medium] a medium
       *[small] a small
    } one from {$other}.
kaeseschieben-highlight-bonus-wormy = The last cheese let {$name} take { $size ->
        [large] a large
        [medium] a medium
       *[small] a small
    } one from {$other}, and it had a worm.
kaeseschieben-title-worms = 🪱 **Worm collector:** {$name}, {$count} worms
kaeseschieben-title-fleet = 🐭 **Fastest mouse:** {$name}, {$steps} steps rolled in {$turns} turns

# … of Wie Du mir …
wiedumir-highlight-chain = A single roll by {$name} set off {$count} cards.
wiedumir-highlight-swap = In a swap, {$name} got {$other}’s {$many} chips for {$few}.
wiedumir-highlight-limit = {$name} got too rich: {$count} chips gone.
wiedumir-highlight-paid = {$name} paid {$count} chips to the supply.
wiedumir-highlight-moved = The others moved a pawn of {$name}’s {$count} times by the die.
wiedumir-title-generous = 🎁 **Most generous:** {$name}, {$count} chips given to others
wiedumir-title-meddler = 🫳 **Busiest meddler:** {$name}, {$count} moves with other people’s pawns
wiedumir-title-slow = 🐌 **Smallest rolls:** {$name}, {$total} in {$rolls} rolls
