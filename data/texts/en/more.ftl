# Behind "More …": what the table's message has no room for
more-look-up = -# Look up
more-table = -# This table
more-seat = -# My seat
more-matches = -# Past matches

button-end-early = End early
button-end-round = End this { $game ->
        [wiedumir] game
       *[other] round
    }
button-end-match = End the match
button-alone = Against computers now
end-question = ### End early?
end-takes-half = If more than half agree, it ends here and the scores stand.
end-takes-nobody = The others are computers, so it ends at once and the scores stand.
