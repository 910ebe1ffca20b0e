night-podium-words = {$average} en moyenne, { night-podium-rounds }
night-podium-rounds = { $count ->
        [one] une manche
       *[other] {$count} manches
    }
night-podium-rest = et {$count} de plus
night-dates-line = { $standing ->
        [best] {$date} (convient le mieux)
       *[other] {$date}
    } : {$answers}
night-dates-yes = {$count} oui
night-dates-maybe = {$count} peut-être
night-dates-no = {$count} non
