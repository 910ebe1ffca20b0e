night-podium-words = {$average} on average, { night-podium-rounds }
night-podium-rounds = { $count ->
        [one] one round
       *[other] {$count} rounds
    }
night-podium-rest = and {$count} more
night-dates-line = { $standing ->
        [best] {$date} (suits most)
       *[other] {$date}
    }: {$answers}
night-dates-yes = {$count} yes
night-dates-maybe = {$count} maybe
night-dates-no = {$count} no
