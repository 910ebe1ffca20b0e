night-podium-words = {$average} im Schnitt, { night-podium-rounds }
night-podium-rounds = { $count ->
        [one] eine Runde
       *[other] {$count} Runden
    }
night-podium-rest = und {$count} weitere
night-dates-line = { $standing ->
        [best] {$date} (passt am besten)
       *[other] {$date}
    }: {$answers}
night-dates-yes = {$count}-mal ja
night-dates-maybe = {$count}-mal vielleicht
night-dates-no = {$count}-mal nein
