command-stats = stats
command-stats-description = What somebody’s matches come to: wins, opponents, and what they did there
command-stats-person = person
command-stats-person-description = Whose? Without it, yours
command-stats-game = game
command-stats-game-description = Of which game? Without it, of all
command-stats-scope = scope
command-stats-scope-description = This server, or everywhere (only for yourself)
statistics-scope-here = this server
statistics-scope-everywhere = everywhere
button-statistics-here = This server only
button-statistics-everywhere = Everywhere
button-my-statistics = My statistics
help-statistics = Afterwards, `/{ command-luck }` shows what everybody rolled against what was to be expected, and `/{ command-stats }` what all your matches come to.
button-statistics-facts = Statistics
statistics-title = ## 📊 Your statistics
statistics-title-of = ## 📊 Statistics of {$name}
statistics-nothing = No match has been played to a result here yet.
statistics-nothing-private = You have not played any match to a result yet. On a server with me, `/{ command-play }` starts one.
statistics-all-games = All games
statistics-choose-game = One game only …
statistics-with-people = 👥 **With other people:** { $matches ->
        [one] one match
       *[other] {$matches} matches
    }, {$wins} won ({$percent}%)
statistics-with-computers = 🤖 **Against computers alone:** { $matches ->
        [one] one match
       *[other] {$matches} matches
    }, {$wins} won
statistics-place = {$place} {$count}
statistics-streak = 🔥 **Wins in a row:** {$streak} now, {$longest} at most
statistics-games = 🎲 **Games:** {$games}
statistics-game = {$game} {$count}
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
        [one] One match was given up.
       *[other] {$count} matches were given up.
    }
statistics-facts = **{$game}** · { $counted ->
        [one] one match
       *[other] {$counted} matches
    } counted
statistics-explained = Matches in which a computer took some of the turns are left out here.
statistics-average = ({$each} a match)
statistics-mensch-captures = Captures made: **{$count}**{$average}
statistics-mensch-losses = Captures suffered: **{$count}**{$average}
statistics-mensch-most-captures = Most captures in a match: **{$count}**
statistics-mensch-unharmed = Won without losing a pawn: **{$count}** ×
statistics-mensch-sixes-in-a-row = Most sixes in a row: **{$count}**
statistics-mensch-walls = Walls built: **{$count}**{$average}
statistics-mensch-claims = Overlooked captures claimed: **{$count}**
statistics-kaeseschieben-cheeses = Cheeses without a worm: **{$count}**{$average}
statistics-kaeseschieben-worms = Worms eaten: **{$count}**{$average}
statistics-kaeseschieben-rounds-won = Rounds won: **{$count}**
statistics-kaeseschieben-best-round = Best round: **{$count}** points
statistics-kaeseschieben-pushed = Cheeses pushed: **{$count}**{$average}
statistics-kaeseschieben-gifts = Pushed over others’ edges: **{$count}**
statistics-kaeseschieben-bonuses = Taken with the last cheese: **{$count}**
statistics-forgetit-turns = Turns: **{$count}**
statistics-forgetit-points = Points: **{$count}**{$average}
statistics-forgetit-best-turn = Best turn: **{$count}** points
statistics-forgetit-best-match = Best match: **{$count}** points
statistics-forgetit-busts = FOR-GET-ITs: **{$count}**{$average}
statistics-forgetit-most-lost = Most points lost at once: **{$count}**
statistics-forgetit-afresh = All nine dice rolled again: **{$count}** ×
statistics-forgetit-by-dice = The dice gave or took: **{$count}** points{$average}
statistics-forgetit-by-choice = Choices gave away: **{$count}** points{$average}
statistics-wiedumir-chips = Chips at the end: **{$count}**{$average}
statistics-wiedumir-best-chips = Most chips in a game: **{$count}**
statistics-wiedumir-games-won = Single games won: **{$count}**
statistics-wiedumir-cards = Cards drawn: **{$count}**{$average}
statistics-wiedumir-chain = Most cards from one roll: **{$count}**
statistics-wiedumir-given = Chips given away: **{$count}**
statistics-wiedumir-received = Chips received as gifts: **{$count}**
statistics-wiedumir-limits = Too many chips at once: **{$count}** ×
statistics-wiedumir-meddled = Others’ pawns moved: **{$count}**{$average}
refused-statistics-elsewhere = I only show you somebody else’s statistics of this server, and on this server.
refused-statistics-hidden = This person does not want to appear in statistics.
