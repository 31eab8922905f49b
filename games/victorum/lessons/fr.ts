import type { LearnText } from '../../types.ts'
import { more } from './more.fr.ts'
import { tips } from './tips/fr.ts'

export const text: LearnText = {
  lessons: {
    turn: {
      title: 'Un tour',
      able: 'déployer, bouger, attaquer et lire les dés',
      aims: [
        'Vous savez déployer une unité.',
        'Vous savez bouger et attaquer.',
        'Vous savez lire les couleurs des dés.',
      ],
      steps: {
        deploy: {
          line: 'À chaque tour, une unité peut entrer. Placez le Défenseur sur une case étoilée. Sonné, il attend ce tour.',
          task: 'Déployez le Défenseur',
          nudge: 'N’importe laquelle des trois cases étoilées.',
        },
        trident: {
          line: 'Les autres peuvent bouger. Votre héros en D4 : qui entre prend le trident, un dé fort en plus.',
          task: 'Prenez le trident',
          nudge: 'D4, le centre de l’arène.',
        },
        close: {
          line: 'Votre Attaquant en D3, à côté de l’Attaquant rival. Portée 1 : il faut être adjacent.',
          task: 'Amenez l’Attaquant en D3',
          nudge: 'D3 touche C3.',
        },
        four: {
          line: 'Attaquez le Tacticien. Les couleurs disent les chances : jaune 2 sur 6, bleu 3, vert 4, noir 5.',
          task: 'Attaquez le Tacticien',
          nudge: 'Le Tacticien est en C4, à côté de votre héros.',
        },
        last: {
          line: 'Chaque touche ôte un PV. Deux dés bleus contre deux PV : tentez.',
          task: 'Attaquez l’Attaquant',
          nudge: 'Votre Attaquant en D3 atteint C3.',
        },
        spoils: {
          line: 'Un Carnage rend votre héros plus fort, pour toujours. Choisissez.',
          task: 'Choisissez votre gain',
          nudge: 'Aucun choix n’est mauvais.',
        },
      },
      success: { done: 'Déployer, bouger, attaquer : chaque tour se déroule ainsi.' },
    },
    read: {
      title: 'Lire le rival',
      able: 'prévoir les rivales et en profiter',
      aims: [
        'Vous savez lire la liste d’une arène.',
        'Vous savez lire la flèche d’une rivale.',
        'Vous savez choisir qui elles attaquent.',
      ],
      steps: {
        list: {
          line: 'Les rivales ne réfléchissent pas : elles suivent cette liste depuis la gauche, au premier point à leur portée.',
          task: 'Lisez la liste',
        },
        arrow: {
          line: 'Pas d’étendard ici. Ensuite, le trident libre, et l’Attaquant peut l’atteindre. La flèche le dit.',
          task: 'Voyez la flèche',
        },
        first: {
          line: 'Prenez-le avant lui, avec qui peut encaisser : votre Défenseur, quatre PV. Voyez les flèches changer.',
          task: 'Envoyez le Défenseur en D4',
          nudge: 'Le porteur devient la cible. Que ce ne soit pas le héros.',
        },
        near: {
          line: 'Votre héros maintenant : rapprochez-le pour le tour suivant, mais lisez la prévision.',
          task: 'Rapprochez votre héros',
          nudge: 'E4 ou D5 : sûrs, et assez près pour la suite.',
        },
        let: {
          line: 'Tout vise le Défenseur. Au pire, votre héros ne perd rien. Laissez agir le rival.',
          task: 'Laissez agir le rival',
          nudge: 'Appuyez sur Laisser agir le rival.',
        },
        strike: {
          line: 'Exactement comme prévu. Elles sont venues ; frappez. Le héros en C4, entre les deux.',
          task: 'Le héros en C4',
          nudge: 'C4 touche les deux.',
        },
        defender: {
          line: 'Avec le trident, même un Défenseur mord : noir et vert contre deux PV.',
          task: 'Attaquez avec le Défenseur',
          nudge: 'L’Attaquant est en C3.',
        },
        archer: { line: 'Et le héros prend l’Archer.', task: 'Attaquez l’Archer', nudge: 'L’Archer est en B3.' },
      },
      success: { done: 'Vous saviez leur coup avant elles. C’est ainsi que l’on gagne.' },
    },
    tactics: {
      title: 'Tactiques',
      able: 'placer un jeton par tour, sur qui et pourquoi',
      aims: [
        'Vous savez placer une tactique.',
        'Vous savez qui peut en porter.',
        'Vous savez choisir pour une rivale libre.',
      ],
      steps: {
        hero: {
          line: 'Deux jetons au camp, un par tour. Essayez Adrénaline sur votre héros.',
          task: 'Désignez votre héros',
          nudge: 'Prenez le jeton et désignez Krakenlance.',
        },
        stun: {
          line: 'Un héros s’en passe. Étourdissement va sur une rivale adjacente : le Requin perd son prochain tour.',
          task: 'Étourdissez le Requin',
          nudge: 'Votre Attaquant est à côté du Requin : c’est permis.',
        },
        closer: {
          line: 'Amenez le héros en D4, à côté du Requin ; l’Attaquant reste.',
          task: 'Le héros en D4',
          nudge: 'D4 touche C3.',
        },
        luck: {
          line: 'Attaquez le Requin avec les deux. Les dés sont les dés.',
          task: 'Attaquez deux fois le Requin',
          nudge: 'Tous deux sont à côté.',
        },
        cannot: {
          line: 'Il devrait mordre. Mais il est étourdi : voyez la prévision, puis laissez agir le rival.',
          task: 'Laissez agir le rival',
          nudge: 'Appuyez sur Laisser agir le rival.',
        },
        decide: {
          line: 'L’Archer a deux cases aussi bonnes. Quand une rivale a le choix, c’est vous qui choisissez.',
          task: 'Choisissez pour l’Archer',
          nudge: 'Où préférez-vous la retrouver ?',
        },
        adrenaline: {
          line: 'L’Archer est à trois cases, votre Attaquant en fait deux. Adrénaline : une de plus, jusqu’à la fin du combat.',
          task: 'Donnez l’Adrénaline',
          nudge: 'Sur votre Attaquant.',
        },
        run: {
          line: 'Trois pas en contournant les autres, jusqu’à côté de l’Archer.',
          task: 'Courez à la case éclairée',
          nudge: 'La case éclairée touche l’Archer.',
        },
        finish: {
          line: 'L’Attaquant sur l’Archer, le héros sur le Requin.',
          task: 'Battez les deux',
          nudge: 'Commencez par l’Attaquant.',
        },
      },
      success: { done: 'Un jeton a volé un tour, l’autre gagné une course. Utilisés, ils retournent à la réserve.' },
    },
    flag: {
      title: 'L’étendard et le tribun',
      able: 'gagner sans tuer',
      aims: ['Vous savez rapporter un étendard.', 'Vous savez ce qu’est un tribun.', 'Vous savez garder un jeton.'],
      steps: {
        way: {
          line: 'Une Joute n’est pas une tuerie. Rapportez l’étendard sur une de vos cases étoilées : victoire immédiate.',
          task: 'Voyez l’étendard',
        },
        keep: {
          line: 'Adrénaline servira mieux au prochain tour. Gardez-la.',
          task: 'Gardez le jeton',
          nudge: 'Pas encore : passez.',
        },
        take: {
          line: 'Votre Attaquant en C2 : y entrer prend l’étendard.',
          task: 'Prenez l’étendard',
          nudge: 'C2 est à un pas.',
        },
        off: {
          line: 'Ce Défenseur n’a qu’un PV, et c’est le tribun. S’il tombe, votre héros tombe à 1 PV. Retenez-vous.',
          task: 'Retenez-vous',
          nudge: 'Finissez sans attaquer.',
        },
        come: {
          line: 'Porte-étendard : premier de leur liste. Votre Attaquant a trois PV. Laissez agir le rival.',
          task: 'Laissez agir le rival',
          nudge: 'Appuyez sur Laisser agir le rival.',
        },
        now: {
          line: 'Un PV, et trois cases jusqu’à la maison. Vous savez quel jeton.',
          task: 'Donnez l’Adrénaline',
          nudge: 'Adrénaline sur votre Attaquant.',
        },
        home: { line: 'Courez en F1 !', task: 'Courez en F1', nudge: 'C2, D2, E1, F1 : trois pas.' },
        prize: {
          line: 'Une Joute paie d’une recrue, même le tribun, ou de tactiques. Que prenez-vous ?',
          task: 'Choisissez votre prix',
          nudge: 'Un Défenseur à Provocation protège bien un héros.',
        },
      },
      success: { done: 'Gagné avec deux rivales debout, et l’une peut vous rejoindre.' },
    },
    road: {
      title: 'En chemin',
      able: 'voyager, accepter ou assister et compter les semaines',
      aims: [
        'Vous savez voyager et guérir en chemin.',
        'Vous savez accepter un événement ou assister.',
        'Vous savez ce que vaut une semaine.',
      ],
      steps: {
        year: {
          line: 'Douze semaines, puis il faut affronter un champion, un primus. Chaque événement accepté en prend une.',
          task: 'Voyez les semaines',
        },
        go: {
          line: 'Le campement doit toujours avancer chez un voisin. Allez aux Anneaux de Basalte, un Carnage.',
          task: 'Allez aux Anneaux de Basalte',
          nudge: 'Les Anneaux de Basalte sont à l’ouest de Poséidonis.',
        },
        today: {
          line: 'La moitié de vos PV, et un combat à mort ? Assistez : votre héros guérit, mais le Rejeton gagne de l’influence.',
          task: 'Assistez',
          nudge: 'Les PV restent bas entre les combats. Guérissez d’abord.',
        },
        ahead: {
          line: 'Vous voyez aussi les trois cartes suivantes et les rangez à votre gré. La plus facile d’abord ?',
          task: 'Rangez les cartes',
          nudge: 'Tout ordre convient.',
        },
        onward: {
          line: 'On ne rebrousse pas chemin. Les Quais d’Orichalque offrent une Opportunité.',
          task: 'Allez aux Quais d’Orichalque',
          nudge: 'La capitale est fermée : aucun primus n’y vit.',
        },
        promise: {
          line: 'Acceptez : une semaine, sans combat. Vous voyez deux tâches et en gardez une.',
          task: 'Acceptez, gardez une tâche',
          nudge: 'L’une veut une victoire sans perte, l’autre des voyages.',
        },
        gates: {
          line: 'En forme, et un but en tête : au Phare de Gadeira, une Joute.',
          task: 'Acceptez au Phare de Gadeira',
          nudge: 'Le Phare de Gadeira est au nord.',
        },
        game: {
          line: 'Le Jour des recrues laisse le choix : étendard, colline ou passe d’armes. Choisissez ; le combat attendra votre campagne.',
          task: 'Choisissez le jeu',
          nudge: 'L’étendard, vous connaissez déjà.',
        },
      },
      success: { done: 'Se reposer, prévoir, puis combattre : les semaines sont votre seule monnaie.' },
    },
    ...more,
  },
  tips,
}
