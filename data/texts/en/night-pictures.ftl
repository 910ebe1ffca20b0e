night-podium-words = {$average} on average, { night-podium-rounds }
night-podium-rounds = { $count ->
        [one] one round
       *[other] {$count} rounds
    }
night-podium-rest = and {$count} more
night-dates-line = { $standing ->
        [chosen] {$date} (chosen)
        [best] {$date} (suits most)
       *[other] {$date}
    }: {$answers}
night-dates-yes = {$count} yes
night-dates-if-need-be = {$count} if need be
night-dates-no = {$count} no
night-dates-none = {$count} without an answer
