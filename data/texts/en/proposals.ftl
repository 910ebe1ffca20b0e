# What the people of a table agree on
proposal-end-round = 🏁 **{$proposer}** proposes to end this { $game ->
        [wiedumir] game
       *[other] round
    } now, with the scores as they are.
proposal-end-match = 🏁 **{$proposer}** proposes to end the whole match now, with the scores as they are.
proposal-stand-in = 🪑 **{$proposer}** proposes that a computer ({$level}) plays for **{$person}**, who can come back as long as nobody else has taken the seat.
proposal-count = 👍 {$agreed} of {$needed} · 👎 {$against}
button-agree = Yes
button-object = No
end-or-cancel = You can also cancel the match: nobody wins, and it counts for nothing.
refused-no-proposal = Nothing is proposed at this table at the moment.
refused-proposal-open = Something else has already been proposed. First agree or object to that.
refused-proposal-open-yours =
    Your own proposal is still open:
    { $proposal }
    “{ button-object }” below the board withdraws it. Then you can propose something else.
refused-proposal-open-unanswered =
    Something else is proposed at the moment:
    { $proposal }
    Say yes or no to that first, below the board.
refused-proposal-open-answered =
    Something else is proposed at the moment:
    { $proposal }
    You have answered. Still to answer: { $names }
refused-agreed-already = You have agreed already. Still to answer: {$names}
refused-objected-already = You have objected already. Still to answer: {$names}
refused-proposal-outdated = This proposal is no longer open.
refused-proposal-about-you = The others decide about this. Just take your turn, and the proposal is settled.
refused-no-vote-in-game = This game cannot be ended by vote.
refused-already-played-by-computer = A computer is already playing for this seat.
refused-stand-in-for-yourself = You do not have to ask anybody: `/{ command-leave }` lets a computer play for you.
command-table-undo = undo
command-table-undo-description = Ask to take back your last move
button-undo = Take back
proposal-undo = ↩️ **{$proposer}** asks to take back the last move. Everybody has to agree.
story-taken-back = ↩️ {$name} took back a move.
refused-undo-nothing = You have not made a move yet that could be taken back.
refused-undo-other-seat = Only the person who made the last move can ask to take it back.
refused-undo-other-seat-acted = Somebody else has acted since your last move, so it stands.
refused-undo-die = Dice have been rolled since your last move, so it stands.
refused-undo-card = Cards have been drawn or shuffled since your last move, so it stands.
refused-undo-part-over = A round or the match has been scored since your last move, so it stands.
refused-undo-revealed = Your last move revealed something hidden, or it ended a part that has been scored. So it stands.
refused-undo-looked = Your last move gave somebody a secret, and they have looked it up since then. So it stands.
refused-undo-computer-decided = A computer made that move while you were away, so it stands.
refused-record-newer = This record was written by a later version of Spieleabend, which I do not know.
refused-cannot-undo = This move can no longer be taken back.

# What was ended early
story-level = It’s a tie.
match-level = ## 🤝 It’s a tie

# What was refused, in the story
story-refused-end-round = 🏁 The { $game ->
        [wiedumir] game
       *[other] round
    } goes on. Against ending it: {$names}
story-refused-end-match = 🏁 The match goes on. Against ending it: {$names}
story-refused-stand-in = 🪑 No computer plays for {$name}. Against it: {$names}
story-refused-undo = ↩️ The move of {$name} stands. Against taking it back: {$names}

# What was withdrawn, in the story
story-withdrawn-end-round = 🏁 {$name} no longer wants to end the { $game ->
        [wiedumir] game
       *[other] round
    }.
story-withdrawn-end-match = 🏁 {$name} no longer wants to end the match.
story-withdrawn-stand-in = 🪑 {$name} no longer wants a computer to play for {$about}.
story-withdrawn-undo = ↩️ {$name} no longer asks to take back a move.
