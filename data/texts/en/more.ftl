# Behind "⋯": what the table's message has no room for
more-look-up = -# Look up
more-table = -# This table
more-seat = -# My seat
more-matches = -# Past matches

button-end-early = End early
button-end-round = End this round
button-end-match = End the match
end-question = ### End early?
end-takes-half = More than half of the people at the table must agree. Then it is scored as it stands.
end-takes-nobody = The others are computers, so it ends at once and is scored as it stands.
