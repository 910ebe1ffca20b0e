# What the people of a table agree on
command-table-agree = agree
command-table-agree-description = Agree to what is proposed at the table
command-table-object = object
command-table-object-description = Object to what is proposed, or withdraw your own proposal
proposal-end-round = 🏁 **{$proposer}** proposes to end this round now and score it as it stands.
proposal-end-match = 🏁 **{$proposer}** proposes to end the whole match now and score it as it stands.
proposal-stand-in = 🪑 **{$proposer}** proposes that a computer ({$level}) plays for **{$person}**, who can come back at any time.
proposal-count = Agreed: {$agreed} of {$needed} needed. Against: {$against}.
button-agree = Agree
button-object = Object
refused-no-proposal = Nothing is proposed at this table at the moment.
refused-proposal-open = Something else is proposed already. First agree or object to that.
refused-proposal-outdated = This proposal is no longer open.
refused-proposal-about-you = Here the others decide. Just play your turn, and the proposal is settled.
refused-no-vote-in-game = This game cannot be ended by vote.
refused-already-played-by-computer = A computer is playing for this seat already.
refused-stand-in-for-yourself = You need nobody’s consent for that: `/{ command-leave }` lets a computer play for you.
