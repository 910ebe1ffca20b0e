recap-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } {$year}
recap-matches = { $count ->
        [one] one match
       *[other] {$count} matches
    }
recap-hours = { $count ->
        [one] about one hour
       *[other] about {$count} hours
    }
recap-met = 🤝 **Met most:** {$name} and {$other}, { $count ->
        [one] in one match
       *[other] in {$count} matches
    }
recap-wins = 🏆 **Most wins:** {$name}, { $count ->
        [one] won the only match
       *[other] {$wins} of {$count} matches
    }
recap-luckiest = 🍀 **Luckiest:** {$name}, luckier than {$percent} players in 100 on average
recap-unluckiest = 🌧️ **Unluckiest:** {$name}, luckier than only {$percent} in 100
recap-match = 🎢 **The greatest comeback:** {$name} won {$game} from a chance of {$percent}%.
setting-recap-channel = Channel for recaps
setting-recap-channel-description = Where I look back: monthly on the first, on 28 December on the year. Only on matches that everybody here could watch
setting-recap-channel-none = not posted
recap-year = Our year {$year}
recap-luck = Luck with the dice: of 100, luckier than
recap-line = 💬 **The best line:** {$line}
recap-own = {$name} in {$year}
button-own-year = My year
refused-year-empty = No rated match here yet this year, at least not in channels that may be told of.
