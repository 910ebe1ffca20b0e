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
end-takes-half = More than half of the people at the table must agree. Then the scores count as they are.
end-takes-nobody = The others are computers, so it ends at once, with the scores as they are.

rules-controls-table =
    - **Take back:** “{ button-undo }” or `/{ command-table } { command-table-undo }`, until dice are rolled, a card is drawn or somebody else acts, and unless something secret has been looked at (your cheeses) or come to light (without comparing: the limit of ten, or chips that ran short). Everybody has to agree.
    - **Had enough?** `/{ command-leave }` lets a computer play for you until you come back, `/{ command-table } { command-table-resign }` gives up your seat for good, and `/{ command-table } { command-table-end }` proposes to end early.
    - **No seat?** `/{ command-join }` takes a free one if the table allows it. “{ button-watch }” behind “{ button-more } ▸ { button-bell }” notifies you of the end.
    - The buttons for these are behind “{ button-more }”.
