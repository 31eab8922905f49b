import type { LearnText } from '../../types.ts'
import { tips } from './tips/fr.ts'

export const text: LearnText = {
  lessons: {
    hold: {
      title: 'Tenir la terre',
      able: 'vous déplacer, sécuriser et dépenser vos PA',
      aims: [
        'Vous savez aller d’un lieu à l’autre.',
        'Vous savez sécuriser une Région en danger.',
        'Vous savez dépenser un Tour de 3 points.',
      ],
      steps: {
        look: {
          line: 'Six Régions gardent votre Capitale. Le chiffre est la Menace ; à 4, la Région est perdue. Les Montagnes en sont à 3.',
          task: 'Voir où ça brûle',
          nudge: 'Appuyez sur Suivant quand vous avez vu le 3.',
        },
        go: {
          line: 'Rouge a 3 points d’action. Aller à côté en coûte un. Allez dans les Montagnes.',
          task: 'Aller dans les Montagnes',
          nudge: 'Les Plaines sont trop loin : la Capitale ne touche que les Montagnes et la Forêt.',
        },
        secure: {
          line: 'Vous êtes là où ça brûle. Sécurisez : un point, une Menace de moins.',
          task: 'Sécuriser les Montagnes',
          nudge: 'Choisissez Sécuriser. Cela ne marche que dans votre Région.',
        },
        onward: {
          line: 'Il reste un point. Avancez dans les Plaines ou rentrez à la Capitale. À vous de choisir.',
          task: 'Dépenser le dernier point',
          nudge: 'Les deux vont. Plaines : près du prochain danger. Capitale : à l’abri.',
        },
        end: {
          line: 'Plus de points. Finissez le Tour de Rouge ; la carte suivante est piochée.',
          task: 'Finir le Tour de Rouge',
          nudge: 'Le grand bouton finit le Tour.',
        },
        yours: {
          line: 'Tour de Bleu, à vous le plan. Faites baisser la Forêt autant que possible, puis finissez.',
          task: 'Faire baisser la Forêt',
          nudge: 'Trois points : un pour marcher, deux pour sécuriser.',
        },
        attack: {
          line: 'Une carte Ennemi ! Les Goules de pierre frappent les Montagnes, puis les Ruines. Chacune gagne une Menace.',
          task: 'Voir ce qu’ont fait les Goules',
        },
      },
      success: { held: 'Elles s’arrêtent à 3. Sans vous, les Montagnes seraient perdues.' },
    },
    rampart: {
      title: 'Faire rempart',
      able: 'défendre, lire Première et Seconde, voir tomber une Région',
      aims: [
        'Vous savez défendre pour un PV.',
        'Vous savez lire la première et la seconde cible.',
        'Vous savez ce que coûte une Région perdue.',
      ],
      steps: {
        defend: {
          line: 'Les Goules attaquent les Montagnes, déjà à 3. Rouge y est : défendez pour un PV, et rien ne se passe.',
          task: 'Défendre les Montagnes',
          nudge: 'Sans défense, les Montagnes tombent pour toujours. Défendez.',
        },
        lost: {
          line: 'Personne dans les Ruines : perdues pour toujours, et la Capitale prend une Menace. À 8, c’est la défaite.',
          task: 'Voir ce qui est perdu',
        },
        again: {
          line: 'Ours des cimes : I est la première cible, II la seconde. D’abord les Montagnes. Tenez-les.',
          task: 'Tenir les Montagnes',
          nudge: 'Rouge a encore 3 PV ; un seul sauve une Région.',
        },
        judge: {
          line: 'Les Plaines à présent, aussi à 3. Bleu a deux PV. Encaisser, ou laisser tomber la Région ?',
          task: 'Décider pour les Plaines',
          nudge: 'Défendre coûte un PV. Renoncer coûte une Région.',
          after: {
            held: 'Bien tenu. Il reste un PV à Bleu.',
            fell: 'C’est le prix : Plaines perdues, Capitale à 2. Rien n’est fini.',
          },
        },
        four: {
          line: 'Tour de Rouge : 4 points, car une Région est tombée. Sécurisez les Montagnes au moins deux fois, puis finissez.',
          task: 'Sécuriser deux fois, puis finir',
          nudge: 'Le désespoir donne des forces : 4 points au lieu de 3. Dépensez-en deux ici.',
        },
        afford: {
          line: 'Seconde attaque : les Montagnes. Elles ont de la marge. Rouge doit-il vraiment payer cette fois ?',
          task: 'Décider pour Rouge',
          nudge: 'Les PV servent aux Régions près de tomber.',
        },
      },
      success: { chosen: 'Vous avez choisi quoi sauver. Tout l’art du jeu est là.' },
    },
    blood: {
      title: 'Souffle et sang',
      able: 'vous reposer, jouer épuisé, vous sacrifier',
      aims: [
        'Vous savez reposer un héros à la Capitale.',
        'Vous savez ce que peut un héros épuisé.',
        'Vous savez payer une action de plus de votre sang.',
      ],
      steps: {
        try: {
          line: 'Rouge n’a plus de PV : épuisé. Essayez de sécuriser pour voir.',
          task: 'Essayer de sécuriser',
          nudge: 'Désignez les Montagnes, où se tient Rouge.',
        },
        home: {
          line: 'Ni sécuriser, ni combattre, ni défendre. Mais Rouge peut marcher. Rentrez à la Capitale.',
          task: 'Rentrer à la Capitale',
          nudge: 'La Capitale est juste à côté.',
        },
        notYet: {
          line: 'Arriver ne soigne pas. Seul un Tour qui commence ici soigne. Finissez ; deux points perdus, tant pis.',
          task: 'Finir le Tour de Rouge',
          nudge: 'Plus rien d’utile pour Rouge. Finissez le Tour.',
        },
        there: {
          line: 'Voyez Bleu : son Tour a commencé à la Capitale, le voilà remis. En route pour la Forêt.',
          task: 'Aller dans la Forêt',
          nudge: 'La Forêt est à 3. Allez-y d’abord.',
        },
        twice: {
          line: 'Sécurisez deux fois.',
          task: 'Sécuriser deux fois',
          nudge: 'Encore : la Forêt n’est pas sauvée.',
        },
        more: {
          line: 'Plus de points, une Menace encore. Sacrifice : un PV donne un point de plus, une fois par Tour.',
          task: 'Sacrifier un PV',
          nudge: 'Le Sacrifice n’apparaît qu’une fois les points dépensés. Le voici.',
        },
        spend: {
          line: 'Ce point se dépense aussitôt. Libérez la Forêt, ou faites un pas de plus.',
          task: 'Dépenser ce point',
          nudge: 'Impossible de le garder : dépensez-le.',
          after: { step: 'C’est permis. La Forêt garde une Menace.' },
        },
        end: {
          line: 'Finissez le Tour. Une goutte de sang, une action de plus.',
          task: 'Finir le Tour de Bleu',
          nudge: 'Finissez le Tour.',
        },
      },
      success: { purse: 'Les PV sont une seconde bourse. Dépensez-les, puis reposez-vous chez vous.' },
    },
    tricks: {
      title: 'Vos talents',
      able: 'utiliser les capacités de vos héros et des Régions',
      aims: [
        'Vous savez user du talent d’un héros.',
        'Vous savez user du talent d’une Région.',
        'Vous savez guetter la Région à 3.',
      ],
      steps: {
        sprint: {
          line: 'Chaque héros a un talent. Celui de la Guerrière est la Ruée : deux pas pour un point. Utilisez-la.',
          task: 'Utiliser la Ruée',
          nudge: 'La Ruée est sur la carte de Rouge.',
        },
        way: {
          line: 'Deux pas : la Forêt, puis la Côte.',
          task: 'Choisir le chemin de la Côte',
          nudge: 'Choisissez la Côte comme arrivée.',
        },
        clear: {
          line: 'Libérez la Côte : sécurisez deux fois.',
          task: 'Sécuriser deux fois la Côte',
          nudge: 'Encore une fois.',
        },
        leave: {
          line: 'Il reste un point. Avancez où vous voulez, ou finissez le Tour.',
          task: 'Finir le Tour de Rouge',
          nudge: 'Les points non dépensés sont perdus, c’est permis.',
        },
        thunderclap: {
          line: 'Le talent de Bleu : Coup de tonnerre. Deux points, jusqu’à trois Menaces de moins ici. La Forêt en a besoin.',
          task: 'Utiliser Coup de tonnerre',
          nudge: 'Sécuriser coûterait trois points. Prenez Coup de tonnerre.',
        },
        enchant: {
          line: 'Les Régions aussi ont leur talent. Depuis la Forêt, Enchantement apaise une autre Région, si loin soit-elle : deux points.',
          task: 'Utiliser Enchantement',
          nudge: 'Enchantement est écrit sur la Forêt.',
        },
        which: {
          line: 'Les Montagnes à 3, ou les Plaines à 1 ? À vous seul de décider.',
          task: 'Choisir une Région',
          nudge: 'Laquelle tombe la première ?',
        },
        end: {
          line: 'Finissez le Tour et voyez si vous aviez raison.',
          task: 'Finir le Tour de Bleu',
          nudge: 'Finissez le Tour.',
        },
      },
      success: {
        held: 'Les Montagnes tiennent d’un cheveu. Une attaque sur les Ruines tombées touche la Capitale : retenez-le.',
        lost: 'Les Montagnes sont perdues, mais vos talents ont libéré deux Régions. Rejouez et guettez le 3.',
      },
    },
    together: {
      title: 'Ensemble',
      able: 'partager la réserve, lire ce qui vient, comprendre la Manche',
      aims: [
        'Vous savez dépenser la bourse commune.',
        'Vous savez prévoir la fin d’une Manche.',
        'Vous savez compter les Manches avant l’Ennemi épique.',
      ],
      steps: {
        known: {
          line: 'Les cartes reviennent : on peut savoir ce qui reste. Ici : les Ours des cimes et le Tour de Rouge.',
          task: 'Voir ce qui vient encore',
          nudge: 'La liste Encore à venir nomme chaque carte restante.',
        },
        purse: {
          line: 'Tous les Défenseurs : une bourse de 3 points pour deux. Les Ours viseront les Montagnes : envoyez Rouge.',
          task: 'Envoyer Rouge aux Montagnes',
          nudge: 'Rouge : aller dans les Montagnes.',
        },
        rested: {
          line: 'Son premier pas a compté comme un Tour commencé à la Capitale : PV au complet. Maintenant, sécurisez.',
          task: 'Sécuriser les Montagnes',
          nudge: 'Rouge : sécuriser les Montagnes.',
        },
        last: {
          line: 'Un point, deux mains. Bleu dans les Ruines ou Rouge dans les Montagnes : qui sécurise ?',
          task: 'Dépenser le dernier point',
          nudge: 'Les deux vont. Les Ours viennent aux Montagnes.',
        },
        foretold: {
          line: 'Les Ours, comme prévu. Défendre les Montagnes, ou les laisser monter d’un cran ?',
          task: 'Décider pour les Montagnes',
          nudge: 'Les Montagnes ont de la marge, Rouge a des PV. Les deux vont.',
        },
        free: {
          line: 'La dernière carte de la Manche est à vous. Utilisez les trois points de Rouge à votre gré, puis finissez.',
          task: 'Jouer Rouge, puis finir',
          nudge: 'Sécurisez sur place, ou préparez la prochaine Manche.',
        },
        turns: {
          line: 'La pioche est vide : la Manche finit. Une carte Horde inconnue s’y mêle. Chaque Manche sera pire.',
          task: 'Voir la Manche tourner',
        },
      },
      success: { counted: 'Quand la Horde sera vide, l’Ennemi épique viendra. Vous pouvez compter les Manches.' },
    },
    dire: {
      title: 'Les pires d’entre eux',
      able: 'affronter un Ennemi redoutable et gagner un Artefact',
      aims: [
        'Vous savez arrêter un Ennemi redoutable.',
        'Vous savez gagner un Artefact et vous en servir.',
        'Vous savez peser le coup et la récompense.',
      ],
      steps: {
        harpy: {
          line: 'La Harpie est un Ennemi redoutable. Personne ne l’arrête : une Menace ici, et Tumulte dans chaque Région calme.',
          task: 'Voir ce qu’a fait la Harpie',
        },
        stop: {
          line: 'Voici la Manticore, dans le Désert. Arrêter un redoutable coûte deux PV. Faites-le.',
          task: 'Arrêter la Manticore',
          nudge: 'Le Désert est à 3. Payez les deux.',
        },
        prize: {
          line: 'Qui en arrête un gagne un Artefact. Marteau du bâtisseur : chaque Sécuriser retire jusqu’à deux Menaces.',
          task: 'Voir votre récompense',
        },
        swing: {
          line: 'Tour de Rouge. Sécurisez le Désert et regardez le chiffre.',
          task: 'Sécuriser le Désert',
          nudge: 'Sécuriser, ici dans le Désert.',
        },
        plan: {
          line: 'Deux points encore. Finissez le Désert, ou portez le Marteau chez un voisin. Puis finissez.',
          task: 'Jouer le Marteau, puis finir',
          nudge: 'Chaque Sécuriser compte double.',
        },
        choice: {
          line: 'Guêpes géantes dans les Plaines ! Bleu a juste deux PV. Gagner un Artefact et finir épuisé, ou subir la piqûre ?',
          task: 'Décider pour Bleu',
          nudge: 'Deux PV pour un Artefact qui sert toute la partie.',
          after: {
            shield: 'Bouclier du gardien : une défense gratuite par Manche. À présent, du repos.',
            stung: 'Plaines 1 → 2, et la Piqûre coûte un PV. Les Guêpes reviendront.',
          },
        },
      },
      success: { arms: 'Les redoutables reviennent à chaque Manche. Arrêtez-les : chaque fois ils vous arment.' },
    },
    foe: {
      title: 'L’Ennemi épique',
      able: 'combattre, survivre à un Événement épique, gagner',
      aims: [
        'Vous savez combattre l’Ennemi épique.',
        'Vous savez quand vient un Événement épique.',
        'Vous savez gagner une partie de Défenseurs.',
      ],
      steps: {
        there: {
          line: 'La Horde est vide, l’Ennemi épique est là : le Géant, 6 PV. À 0, vous gagnez.',
          task: 'Voir le Géant',
        },
        go: {
          line: 'On ne combat que là où il se trouve. Allez dans les Plaines.',
          task: 'Aller dans les Plaines',
          nudge: 'Depuis les Montagnes, impossible de l’atteindre.',
        },
        fight: {
          line: 'Combattez deux fois : un point, un PV. Il ne rend pas les coups.',
          task: 'Combattre deux fois',
          nudge: 'Choisissez Combattre.',
        },
        marked: {
          line: 'La case suivante est marquée : un Événement épique. Frapper, ou sécuriser les Plaines et laisser cela à Bleu ?',
          task: 'Dépenser le dernier point',
          nudge: 'Tôt ou tard, il faudra la franchir.',
          after: {
            struck: 'Chaque Région sans Défenseur gagne une Menace ; celle des Ruines tombées va à la Capitale.',
          },
        },
        end: { line: 'Finissez le Tour de Rouge.', task: 'Finir le Tour de Rouge', nudge: 'Finissez le Tour.' },
        blue: {
          line: 'Bleu, depuis la Côte : allez dans les Plaines.',
          task: 'Aller dans les Plaines',
          nudge: 'La Côte touche les Plaines.',
        },
        blows: { line: 'Trois points, trois coups. Combattez !', task: 'Combattre sans compter', nudge: 'Encore.' },
        drop: {
          line: 'Il lui reste un PV, et vous n’avez plus de points. Vous savez quoi faire.',
          task: 'Trouver le dernier point',
          nudge: 'Sacrifiez un PV pour un point de plus, puis combattez.',
        },
      },
      success: { won: 'Le Géant s’écroule. Vous savez tout l’essentiel : la première vraie partie vous attend.' },
    },
  },
  tips,
}
