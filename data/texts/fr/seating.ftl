# Les places que d’autres peuvent prendre, les abandons, et suivre une table
command-join-seat = place
command-join-seat-description = En cours de partie : la place que tu prends, par sa lettre
command-table-resign = abandon
command-table-resign-description = Abandonner ta place pour de bon ; la partie est perdue pour toi
command-table-cancel-reason = motif
command-table-cancel-reason-description = Pourquoi ? Toute la table le lit (pour l’hôte et la modération)
setting-table-stand-in = Ordinateurs remplaçants
setting-table-stand-in-description = Le niveau des ordinateurs qui remplacent les personnes absentes
setting-table-substitutes = Remplacements permis
setting-table-substitutes-description = On peut prendre une place libre en cours de partie ; sans cotes pour qui remplace
button-take-seat = Prendre une place
button-watch = Suivre
button-resign = Abandonner
button-keep-playing = Continuer
button-cancel = Annuler la partie
seat-resigned = {$name} (abandon, un ordinateur joue)
substitute-title = ### Prendre une place
substitute-explained = Quelle place prends-tu ? Tu y vois tout, sauf ce qu’on y a regardé avant. La place est ensuite à toi.
substitute-rating = -# Cotes : cette partie ne compte pas pour toi, sauf si la place n’a pas encore eu de tour.
substitute-for = {$letter} · pour {$name}
substitute-seated = Tu joues maintenant à la place {$letter}.
seat-taken-over = 🪑 {$person}, {$substitute} joue maintenant à ta place à {$game}. Tu ne peux plus y revenir.
resign-title = ### Abandonner ?
resign-ends = La partie est alors finie, et les autres gagnent.
resign-played-on = Un ordinateur finit pour toi, et tu es à la dernière place. Derrière toi, seulement les abandons d’avant le tien.
resign-in-pair = Un ordinateur finit pour toi, et tu es à la dernière place. Ton équipe peut encore gagner.
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
watch-title = ### 👁️ Les tables que tu suis
watch-none = Aucune pour l’instant. À une table : « { button-more } ▸ { button-bell } ▸ { button-watch } ».
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
refused-seat-lost = Quelqu’un d’autre a pris ta place. À la prochaine partie ! Dans celle-ci, tu en sais déjà trop.
refused-secrets-forgotten = Dans cette partie, on ne peut plus prendre de place. À la prochaine !
refused-seats-in-order = Avant le début, on reçoit la prochaine place libre. L’hôte de la table peut échanger deux places : `/{ command-table } { command-table-swap }`
refused-reason-too-long = Un motif a {$most} caractères au plus.
refused-watch-over = La partie de cette table est finie.
refused-watch-not-watched = Tu ne suis pas cette table.
refused-watch-own-table = Tu joues toi-même à cette table.
refused-watch-too-many = Tu peux suivre {$most} tables à la fois. « { button-more } ▸ { button-bell } » les montre.
refused-undo-before-you = Quelqu’un d’autre a décidé cela, avant que tu prennes cette place.

# Le récit : ce qui se passe entre les gens à la table
story-left = 🚪 {$name} s’en va, un ordinateur prend le relais.
story-came-back = 🪑 {$name} est de retour.
story-resigned = 🏳️ {$name} abandonne la partie.
story-took-over = 🪑 {$name} prend le relais de {$former}.
story-took-computer-seat = 🪑 {$name} prend la place {$letter} à un ordinateur.
story-voted = 🤖 Les autres sont d’accord : un ordinateur joue pour {$name}.
story-time-up = ⌛ Le temps est écoulé : un ordinateur joue pour {$name}.
story-leads = 👑 {$name} est maintenant l’hôte de la table.
stand-ins-in-words = Un ordinateur joue pour {$names}.
seats-in-words = Autour de la table : {$seats}.
stand-in-thinking = Un ordinateur réfléchit pour {$name}…
result-stand-ins = -# 🤖 À la fin, un ordinateur jouait pour {$names}.
button-watched = Tables que je suis
button-invite = Inviter…
button-call = Appeler ce rôle
invite-panel = Qui inviter ? Un seul message par personne.
invite-choose = Choisir des personnes…
invite-letter = 📨 **{$host}** t’invite à jouer à {$game}.
invite-call = 📨 {$called} : **{$host}** propose de jouer à {$game}.
invited = ✅ Invitation envoyée : {$called}
challenge-which = À quoi veux-tu jouer avec {$person} ?
challenge-choose = Choisir un jeu…
