command-owner = exploitant
command-owner-description = Pour qui gère ce bot
command-owner-numbers = chiffres
command-owner-numbers-description = Serveurs, tables, parties, mémoire et retard
command-owner-table = table
command-owner-table-description = Ce que tout le monde peut savoir d’une table
command-owner-table-number = numéro
command-owner-table-number-description = Le numéro de la table, quel que soit son serveur
command-owner-block = bloquer
command-owner-block-description = Tout refuser à une personne ou sur un serveur
command-owner-unblock = débloquer
command-owner-unblock-description = Lever un blocage
command-owner-block-kind = quoi
command-owner-unblock-kind = { command-owner-block-kind }
command-owner-block-kind-description = Une personne ou un serveur ?
command-owner-unblock-kind-description = { command-owner-block-kind-description }
command-owner-block-number = id
command-owner-unblock-number = { command-owner-block-number }
command-owner-block-number-description = L’identifiant Discord de la personne ou du serveur
command-owner-unblock-number-description = { command-owner-block-number-description }
command-owner-announce = annonce
command-owner-announce-description = Un texte de toi, une fois, dans le salon de chaque table ouverte
command-owner-announce-text = texte
command-owner-announce-text-description = Ce qu’il faut lire ; personne n’est mentionné
owner-person = personne
owner-server = serveur
owner-numbers = **Démarré {$when}**
    Serveurs : {$servers}
    Tables ouvertes : {$tables} ({$games}), dont {$unshown} encore à montrer
    Parties depuis le démarrage : {$started} commencées, {$finished} terminées
    Mémoire : {$memory} Mo
    Plus long retard des 30 dernières secondes : {$lag} ms
    Blocages : { $people ->
        [one] une personne
       *[other] {$people} personnes
    }, { $blocked_servers ->
        [one] un serveur
       *[other] {$blocked_servers} serveurs
    }
owner-table = **Table {$table} : {$game}**, {$status}
    Serveur : {$server} (`{$server_id}`)
    Message : {$url}
    Places : {$people}
    Entrées de l’archive : {$records}
    Dernier changement : {$when}
    Empreinte : `{$commitment}`
owner-status-lobby = invitation
owner-status-playing = en cours
owner-status-finished = terminée
owner-status-cancelled = annulée
owner-status-closed = retirée
owner-status-retired = hors service
owner-blocked = { $kind ->
        [server] Le serveur `{$id}` est bloqué : personne ne peut plus m’y utiliser.
       *[person] La personne `{$id}` est bloquée : des ordinateurs prennent ses places.
    }
owner-blocked-already = { $kind ->
        [server] Le serveur `{$id}` était déjà bloqué.
       *[person] La personne `{$id}` était déjà bloquée.
    }
owner-unblocked = { $kind ->
        [server] Le serveur `{$id}` n’est plus bloqué.
       *[person] La personne `{$id}` n’est plus bloquée.
    }
owner-not-blocked = { $kind ->
        [server] Le serveur `{$id}` n’est pas bloqué.
       *[person] La personne `{$id}` n’est pas bloquée.
    }
owner-announcing = { $tables ->
        [0] Il n’y a aucune table ouverte, donc personne pour le lire.
        [one] L’annonce part vers une table.
       *[other] L’annonce part vers {$tables} tables, deux par seconde.
    }
owner-announced = Salons où l’annonce est arrivée : {$sent} sur {$tables}.
owner-announcement = 📣 **Un mot de qui gère ce bot**
