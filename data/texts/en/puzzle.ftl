# The puzzle of the day
command-puzzle = puzzle
command-puzzle-description = Today’s puzzle: find the best choice
puzzle-title = ### 🧩 Puzzle of the day · {$puzzle}
puzzle-you = you
puzzle-task = Which choice gives you the best chance to win?
puzzle-right = ✅ Spot on! {$best} wins {$chance}% of the time.
puzzle-wrong = 🤏 Not quite. {$best} wins {$chance}% of the time, your choice {$own}%.
puzzle-found = 👥 {$found} of {$count} found it
puzzle-streak = 🔥 { $days ->
        [one] one day solved
       *[other] {$days} days solved in a row
    }
puzzle-practice-title = ### 🧩 Practice · {$puzzle}
puzzle-another = Practise another one …
puzzle-any-game = Any game
puzzle-rating = 🎯 Rating {$points} ({$change})
puzzle-week = 📅 Last week’s puzzles solved: {$people}. Hardest: {$puzzle}, found by {$found} of {$count}.
puzzle-week-others = { $count ->
        [one] one other
       *[other] {$count} others
    }
button-puzzle = Today’s puzzle
button-puzzle-too = My turn!
button-puzzle-share = Share
refused-no-puzzle = There is no puzzle today.
refused-cannot-write-here = You may not write in this channel. Share it in another one.
refused-puzzle-over = That is no longer today’s puzzle. `/{ command-puzzle }` shows it.
refused-puzzle-shared = You have already shared this puzzle.

# Where and when a server has it
settings-puzzle = This server: puzzle, recaps, front desk
settings-puzzle-title =
    ### ⚙️ This server: puzzle, recaps, front desk
    What I post here by myself.
setting-puzzle-channel = Channel for the puzzle
setting-puzzle-channel-description = Where the puzzle of the day is posted: a position with one best choice
setting-puzzle-channel-none = not posted
setting-puzzle-at = Hour of the puzzle
setting-puzzle-at-description = In your own time zone (“{ settings-mine }”), which then also counts here for people who have chosen none
refused-cannot-post-in = I am not allowed to post pictures in {$channel}.
