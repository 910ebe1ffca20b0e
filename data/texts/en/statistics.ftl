command-stats = stats
command-stats-description = Somebody’s matches in numbers: wins, opponents, and what they did in each game
command-stats-person = person
command-stats-person-description = Whose? If left out, yours
command-stats-game = game
command-stats-game-description = Which game? If left out, all
command-stats-scope = scope
command-stats-scope-description = This server, or everywhere (only for yourself)
statistics-scope-here = this server
statistics-scope-everywhere = everywhere
button-statistics-here = This server only
button-statistics-everywhere = Everywhere
button-my-statistics = My statistics
button-statistics-facts = Statistics
statistics-title = ## 📊 Your statistics
statistics-title-of = ## 📊 {$name}’s statistics
statistics-nothing = Empty so far. Only matches played to a result count here.
statistics-nothing-private = You have not played a match to the end yet. On a server that I am on, `/{ command-play }` starts one.
statistics-all-games = All games
statistics-choose-game = One game only …
statistics-with-people = 👥 **With other people:** { $matches ->
        [one] one match
       *[other] {$matches} matches
    }, {$wins} won ({$percent}%)
statistics-with-people-few = 👥 **With other people:** { $matches ->
        [one] one match
       *[other] {$matches} matches
    }, {$wins} won
statistics-with-computers = 🤖 **Against computers only:** { $matches ->
        [one] one match
       *[other] {$matches} matches
    }, {$wins} won
statistics-place = {$place} {$count} ×
statistics-streak = 🔥 **Wins in a row:** {$streak} now, record {$longest}
statistics-nights-won = 🏆 {$count ->
    [one] One game night won
   *[other] {$count} game nights won
}
statistics-games = 🎲 **Games:** {$games}
statistics-game = {$game} {$count} ×
statistics-favourite = ❤️ **Favourite game:** {$game}
statistics-opponents = **Most frequent opponents**
statistics-opponent = {$name}: { $matches ->
        [one] one match
       *[other] {$matches} matches
    }, ahead {$ahead}, behind {$behind}{ $level ->
        [0] {""}
       *[other] , level {$level}
    }
statistics-unfinished = { $count ->
        [one] One match was cancelled or not finished.
       *[other] {$count} matches were cancelled or not finished.
    }
statistics-picture-ratings = Ratings this season
statistics-picture-results = Results
statistics-picture-course = {$game}: {$ratings}
statistics-picture-score = {$game}: {$wins} of {$matches} won
statistics-facts = **{$game}** · { $counted ->
        [one] one match
       *[other] {$counted} matches
    } counted
statistics-explained = Without matches in which a computer took some of the turns.
statistics-average = ({$each} a match)
statistics-decisions = In { $matches ->
        [one] one analysed match
       *[other] {$matches} analysed matches
    }: played like {$level}{ $changed ->
        [true] , recently like {$recently}
       *[false] {""}
    }; luck: {$luck}% of winning per match
statistics-mensch-captures = Captures made: **{$count}**{$average}
statistics-mensch-losses = Own pawns sent back: **{$count}**{$average}
statistics-mensch-most-captures = Most captures in a match: **{$count}**
statistics-mensch-unharmed = Won without losing a pawn: **{$count}** ×
statistics-mensch-sixes-in-a-row = Most sixes in a row: **{$count}**
statistics-mensch-walls = Walls built: **{$count}**{$average}
statistics-mensch-claims = Missed captures claimed: **{$count}**
statistics-kaeseschieben-cheeses = Cheeses without a worm: **{$count}**{$average}
statistics-kaeseschieben-worms = Wormy cheeses: **{$count}**{$average}
statistics-kaeseschieben-rounds-won = Rounds won: **{$count}**
statistics-kaeseschieben-best-round = Best round: **{$count}** points
statistics-kaeseschieben-pushed = Cheeses pushed: **{$count}**{$average}
statistics-kaeseschieben-gifts = Cheeses given away: **{$count}**
statistics-kaeseschieben-bonuses = Taken with the last cheese: **{$count}**
statistics-forgetit-turns = Turns: **{$count}**
statistics-forgetit-points = Points: **{$count}**{$average}
statistics-forgetit-best-turn = Best turn: **{$count}** points
statistics-forgetit-best-match = Best match: **{$count}** points
statistics-forgetit-busts = FOR-GET-ITs: **{$count}**{$average}
statistics-forgetit-most-lost = Most points lost at once: **{$count}**
statistics-forgetit-afresh = All nine dice rolled again: **{$count}** ×
statistics-wiedumir-chips = Chips at the end: **{$count}**{$average}
statistics-wiedumir-best-chips = Most chips in a game: **{$count}**
statistics-wiedumir-games-won = Single games won: **{$count}**
statistics-wiedumir-cards = Cards drawn: **{$count}**{$average}
statistics-wiedumir-chain = Most cards from one roll: **{$count}**
statistics-wiedumir-given = Chips given away: **{$count}**
statistics-wiedumir-received = Chips received as gifts: **{$count}**
statistics-wiedumir-limits = Too many chips at once: **{$count}** ×
statistics-wiedumir-meddled = Others’ pawns moved: **{$count}**{$average}
refused-statistics-elsewhere = I show other people’s statistics only on a server that you are both on.
refused-statistics-hidden = This person has chosen not to appear in statistics.
