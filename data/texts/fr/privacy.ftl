command-privacy = confidentialité
command-privacy-description = Ce que je conserve sur toi ; à recevoir dans un fichier, ou à effacer
button-privacy-export = Tout dans un fichier
button-privacy-delete = Effacer mes données
button-privacy-delete-now = Oui, tout effacer
button-privacy-keep = Tout garder
privacy-title = ## 🔒 Ce que je conserve sur toi
privacy-what = **Quoi ?** Ton identifiant Discord et le nom sous lequel tu as rejoint une table la dernière fois ; les tables où tu as ou avais une place, avec tes coups, tes résultats, tes cotes et ta graine ; les tables que tu suis ; ce que tu as choisi dans les réglages.
    Je ne lis aucun message : qui m’écrit reçoit toujours la même réponse. Ton avatar ne reste en mémoire que tant que je tourne.
privacy-why = **Pourquoi ?** Pour que les parties continuent après une pause, que tout le monde puisse vérifier les dés et que les résultats restent visibles. Pour rien d’autre : pas de publicité, aucune transmission à des tiers. Tout est enregistré chez qui gère ce bot.
privacy-how-long = **Combien de temps ?** { $finished ->
        [0] Les parties terminées restent jusqu’à ce que tu fasses effacer tes données ou que le serveur me retire.
        [one] Les parties terminées sont effacées après un jour.
       *[other] Les parties terminées sont effacées après {$finished} jours.
    }
    Une partie que personne ne poursuit s’arrête après { $unfinished ->
        [one] un jour
       *[other] {$unfinished} jours
    }, et au plus tard {$asleep} jours après le départ de tout le monde. Une invitation restée sans partie est effacée {$invitation} jours après sa fermeture, et tout ce qui concerne un serveur {$server} jours après qu’il m’a retiré.
privacy-others = **Ce que voient les autres :** ton nom, ton avatar et tes coups à la table, dans son salon ; dans les classements de tes serveurs, tes cotes, sauf si tu les caches avec `/{ command-leaderboard }`. Ce que j’y ai publié appartient au salon ; sa modération peut l’effacer.
privacy-exported = 📦 Voilà tout ce que je conserve sur toi. Ce message n’est visible que pour toi.
privacy-delete-question =
    ### 🗑️ Effacer tout ce qui te concerne ?
    Ton nom et ton identifiant disparaissent aussitôt de toutes les parties, des résultats et des réglages. Tes cotes sont effacées. Dans une partie en cours, un ordinateur joue à ta place, et **tu ne pourras pas la reprendre**. Tu quittes aussi les invitations.
    Les parties des autres restent entières : ta place est alors celle de « { person-without-name } ». Tes coups et tes graines restent dans leurs archives, sans ton nom ni ton identifiant, car sans eux les dés ne seraient plus vérifiables. Si une graine révèle qui tu es, les autres peuvent toujours la lire.
    Ce que j’ai publié dans les salons n’est pas effacé. Si tu es sur ma liste de blocage, tu y restes.
privacy-deleted = 🗑️ C’est fait. Je ne conserve plus rien sur toi. Si tu rejoues, tu repars de zéro.
privacy-kept = Rien n’a été effacé.
