# Jouer seul en messages privés
help-begin-direct = Ici, tu joues contre des ordinateurs : appuie sur « { help-button-play } » à côté d’un jeu ou tape `/{ command-play }`. Pour jouer avec d’autres, tape `/{ command-play }` dans un salon d’un serveur où nous sommes tous les deux.
help-table-here-direct = Tu as déjà une table ouverte ici : {$url}. `/{ command-table } { command-table-cancel }` y met fin.
owner-direct-messages = messages privés
settings-now-direct =
    ### Réglages
    Comment je te préviens de ton tour sur les serveurs : {$ping}
    Images animées dans tes messages privés : {$own_motion}
refused-settings-of-server = C’est un réglage de serveur : utilise `/{ command-settings }` là-bas. Ici, tu peux changer ce qui ne concerne que toi : `{ command-settings-ping }` et `{ command-settings-own-motion }`.
refused-cannot-post-direct = Je n’ai pas le droit de t’écrire ici. Autorise les messages privés des membres dans les paramètres de confidentialité du serveur, puis réessaie.
button-end-game = Arrêter la partie
# Leçons
command-learn = apprendre
command-learn-description = Apprendre un jeu en jouant : une partie guidée contre un ordinateur, en messages privés
command-hint = indice
command-hint-description = Dans une leçon : que ferait ici l’ordinateur le plus fort, et pourquoi ?
lesson-progress = 🎓 Leçon, étape {$step} sur {$steps}
lesson-free = 🎓 Tu joues librement. « { button-hint } » interroge l’ordinateur le plus fort, aussi souvent que tu veux.
lesson-other = C’est possible, mais ici ce n’est pas le meilleur coup. Relis le texte de la leçon ou demande un indice.
lesson-go-on = Si tu le fais quand même, tu quittes le parcours préparé : à partir de là, tu joues librement, avec de nouveaux dés et des indices.
lesson-thread = Leçon : {$game}
lesson-fair-dice = 🎓 **Ceci est une leçon.** Tant qu’elle explique, les lancers sont choisis pour apprendre, et les coups de l’ordinateur aussi : le secret, ta graine et les numéros des clics étaient fixés d’avance, si bien que tout peut quand même être recalculé. Quand tu joues librement, ton prochain clic devient ta graine, et les lancers sont nouveaux.
button-hint = Que ferais-tu ?
button-lesson-stop = Arrêter la leçon
button-choose-again = Choisir autre chose
button-go-on = Le faire quand même
button-to-lesson = Vers la leçon
help-choose-lesson = Apprendre en jouant…
way-to-lesson = 🎓 Ta leçon t’attend dans tes messages privés.
way-to-lesson-thread = 🎓 Je ne peux pas t’écrire en privé. Ta leçon t’attend donc dans un fil que seuls toi et la modération de ce salon voient.
refused-no-lesson = Il n’y a pas de leçon pour ce jeu.
refused-no-hints = Les indices sont réservés aux leçons. `/{ command-learn }` en commence une.
refused-off-course = La leçon prévoit autre chose ici.
refused-lesson-course = Tant que la leçon explique, ses dés sont préparés. Ce sera possible dès que tu joueras librement.
refused-learn-nowhere = Je ne peux pas t’écrire en privé, et je ne peux pas ouvrir de fil privé ici. Autorise les messages privés dans les paramètres de confidentialité de ce serveur et réessaie, ou tape `/{ command-learn }` dans nos messages privés.
