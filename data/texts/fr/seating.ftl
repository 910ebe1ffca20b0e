# Les places que d’autres peuvent prendre, les abandons, et suivre une table
command-join-seat = place
command-join-seat-description = En cours de partie : la place que tu reprends, par sa lettre
command-table-resign = abandon
command-table-resign-description = Abandonner ta place pour de bon ; la partie est perdue pour toi
command-table-cancel-reason = motif
command-table-cancel-reason-description = Pourquoi ? Toute la table le lit (pour qui dirige la table et la modération)
setting-table-stand-in = Ordinateurs remplaçants
setting-table-stand-in-description = Le niveau des ordinateurs qui remplacent les personnes absentes
setting-table-substitutes = Remplaçants
setting-table-substitutes-description = On peut prendre une place libre en cours de partie ; pour les remplaçants, elle n’est pas cotée
button-take-seat = Prendre une place
button-watch = Suivre
button-resign = Abandonner
button-keep-playing = Continuer
button-cancel = Annuler la partie
seat-resigned = {$name} (abandon, un ordinateur joue)
left-game-to-anybody = Un ordinateur joue à ta place. Avec `/{ command-join }`, tu peux la reprendre tant que personne d’autre ne l’a prise. Si tu n’es pas de retour à la fin d’une partie qui compte, cela compte comme un abandon.
substitute-title = ### Prendre une place
substitute-explained = Choisis la place que tu reprends. Tu vois ce qui appartient à la place, et rien de ce qu’on y a regardé avant. La personne absente ne peut plus y revenir.
substitute-rating = -# Cotes : cette partie ne compte pas pour toi, sauf si la place n’a pas encore eu de tour.
substitute-for = {$letter} · pour {$name}
substitute-seated = Tu joues maintenant à la place {$letter}.
seat-taken-over = 🪑 {$person}, {$substitute} joue maintenant à ta place à {$game}. Tu ne peux plus y revenir.
resign-title = ### Abandonner ?
resign-ends = La partie est alors finie, et les autres gagnent.
resign-played-on = Un ordinateur continue pour toi, et tu finis à la dernière place, quoi qu’il fasse. Seules les places abandonnées avant la tienne finissent derrière toi.
resign-in-pair = Un ordinateur continue pour toi, et tu finis à la dernière place, quoi qu’il fasse. Ton équipe peut encore gagner ; elle n’a perdu d’avance que si ses deux places sont abandonnées.
resign-for-good = Tu ne peux pas reprendre cette place. Pour une courte absence, quitte plutôt la table : `/{ command-leave }`
resign-done = 🏳️ Tu as abandonné.
resignation-result-title = Victoire par abandon
result-resigned =
    🏳️ {$names} { $count ->
        [one] a abandonné.
       *[other] ont abandonné.
    }
row-resigned = abandon
row-won = victoire
table-cancelled-because = 🧹 La partie a été annulée ; personne ne gagne. Motif : {$reason}
table-cancelled-by-moderator = 🧹 La modération a annulé la partie ; personne ne gagne. Motif : {$reason}
table-closed-because = L’invitation a été retirée. Motif : {$reason}
table-closed-by-moderator = La modération a retiré l’invitation. Motif : {$reason}
match-cancelled = 🧹 Ta partie, {$game}, a été annulée. Motif : {$reason}
cancel-form-title = Annuler la partie
cancel-form-label = Pourquoi ?
cancel-form-description = Toute la table le lit. Personne ne gagne, et rien ne compte pour les cotes.
watch-title = ### 👁️ Ce que tu suis
watch-none = Rien pour l’instant. Pour suivre une table, appuie là-bas sur « { button-watch } » sous « { button-more } ▸ { button-bell } ».
watch-since = dernier coup {$when}
watch-elsewhere =
    { $count ->
        [one] Une autre table est dans un salon que tu ne peux pas voir.
       *[other] {$count} autres tables sont dans des salons que tu ne peux pas voir.
    }
watch-stop = Ne plus suivre…
watch-notice-direct = Me prévenir de la fin par message privé
watch-notice-channel = Me mentionner à la table à la fin
watch-notice-never = Ne pas me prévenir
watch-over-won = 👁️ {$game} : la partie que tu suivais est finie. 🏆 {$winners}
watch-over = 👁️ {$game} : la partie que tu suivais est finie ; personne n’a gagné.
watch-over-because = 👁️ {$game} : la partie que tu suivais a été annulée. Motif : {$reason}
refused-resigned = Tu as abandonné cette place et ne peux pas la reprendre.
refused-no-substitutes = À cette table, personne ne prend de place en cours de partie. « { button-watch } » sous « { button-more } ▸ { button-bell } » te prévient quand la partie est finie.
refused-no-free-seat = Aucune place n’est libre.
refused-seat-taken = Quelqu’un joue déjà à cette place.
refused-seat-resigned = Cette place a été abandonnée. Personne ne peut la prendre.
refused-seat-lost = Quelqu’un d’autre a pris ta place. Comme tu sais ce qu’elle cache, tu ne peux pas en prendre une autre dans cette partie. Tu pourras jouer la prochaine.
refused-secrets-forgotten = Une personne qui sait ce que cache une place de cette partie a fait effacer ses données, et rien ne dit plus qui c’était. Aucune autre place ne peut donc plus être prise. Tu pourras jouer la prochaine partie.
refused-seats-in-order = Avant le début, on reçoit la prochaine place libre. La personne qui dirige la table peut échanger deux places : `/{ command-table } { command-table-swap }`
refused-reason-too-long = Un motif a {$most} caractères au plus.
refused-watch-over = La partie de cette table est finie.
refused-watch-not-watched = Tu ne suis pas cette table.
refused-watch-own-table = Tu joues toi-même à cette table.
refused-watch-too-many = Tu peux suivre {$most} tables à la fois. « { button-more } ▸ { button-bell } » les montre.
refused-undo-before-you = Quelqu’un d’autre a décidé cela, avant que tu prennes cette place.

# Le récit : ce qui se passe entre les gens à la table
story-left = 🚪 Départ de {$name} : un ordinateur joue à cette place.
story-came-back = 🪑 {$name} est de retour.
story-resigned = 🏳️ {$name} abandonne la partie.
story-took-over = 🪑 {$name} continue à la place de {$former}.
story-took-computer-seat = 🪑 {$name} prend la place {$letter} à un ordinateur.
story-voted = 🤖 Les autres sont d’accord : un ordinateur joue pour {$name}.
story-time-up = ⌛ Le temps est écoulé : un ordinateur joue pour {$name}.
story-leads = 👑 {$name} dirige maintenant la table.
stand-ins-in-words = Un ordinateur joue pour {$names}.
seats-in-words = Autour de la table : {$seats}.
stand-in-thinking = Un ordinateur réfléchit pour {$name}…
result-stand-ins = -# 🤖 À la fin, un ordinateur jouait pour {$names}.
button-watched = Ce que je suis
button-invite = Inviter…
button-call = Appeler
invite-panel = Qui doit venir ? Chacun est appelé une fois, comme il préfère être prévenu de son tour.
invite-choose = Choisir des personnes…
invite-letter = 📨 **{$host}** t’invite à jouer à {$game}.
invite-call = 📨 {$called} : **{$host}** propose de jouer à {$game}.
invited = ✅ Appel envoyé : {$called}
challenge-which = À quoi veux-tu jouer avec {$person} ?
challenge-choose = Choisir un jeu…
