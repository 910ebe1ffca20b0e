button-between = You and me
between-title = ## 🤝 You and {$name} · this server
between-nothing = You two have not finished a match against each other here yet.
between-ahead = 🔥 You have been ahead {$count} times in a row.
between-behind = 🔥 You have been behind {$count} times in a row.
between-luck = 🍀 **Luck with the dice:** you were luckier than {$own} players in 100, the other than {$others}, on average.
between-closest = 🤏 **The closest match:** {$game}, { $points ->
        [0] level on points
        [one] one point apart
       *[other] {$points} points apart
    }
button-chronicle = All of us
chronicle-title = ## 📖 All of us here
chronicle-all-games = Who leads
chronicle-leaders = **In the lead this season**
chronicle-leader = {$game}: {$name}, {$points}
chronicle-no-leaders = Nobody leads yet this season: a place takes ten rated matches.
chronicle-nights = **Game nights won**
chronicle-night = {$name}: {$count}
chronicle-record = {$record} · {$name}
chronicle-no-records = No records yet. They come from matches that people play to the end together.
result-record = 📖 New record of this server: {$record} · {$name}
record-comeback = Greatest comeback: won from a chance of {$number}%
record-fastest = { $number ->
        [one] Fastest win: one turn
       *[other] Fastest win: {$number} turns
    }
record-longest = { $number ->
        [one] Longest match: one turn
       *[other] Longest match: {$number} turns
    }
record-odds = Least likely streak of rolls: 1 in {$number}
record-points = { $number ->
        [one] Most points: one
       *[other] Most points: {$number}
    }
record-luck = Luckiest match: luckier than {$number} players in 100
record-first = First win: {$when}
