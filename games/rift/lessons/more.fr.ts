import type { LessonTexts } from '@tabletome/match/lesson'

/** Les mots des leçons suivantes. */
export const more: LessonTexts = {
  friend: {
    title: 'Avec un ami',
    able: 'jouer à plusieurs : transmettre des tours et partager la boutique',
    aims: [
      'Vous savez recouvrir une horde à deux.',
      'Vous savez renforcer une tour en la transmettant.',
      'Vous savez acheter pour l’autre.',
    ],
    steps: {
      sites: {
        line: 'Bram joue Alleria. Chaque couleur ne construit que sur ses sites : e est à vous, f est à lui.',
        task: 'Voyez à qui sont les sites',
      },
      half: {
        line: 'Ici, personne n’attend son tour. Construisez votre Mage en e, face à la horde.',
        task: 'Construisez le Mage en e',
        nudge: 'Prenez le Mage, puis le site e, la flèche vers l’est.',
      },
      lay: {
        line: 'Six Gobelins : votre L en prend trois, et doit laisser à Bram un L de l’autre côté.',
        task: 'Couvrez trois Gobelins',
        nudge: 'Partez du Gobelin en haut à gauche : ce qui reste doit être un L.',
      },
      other: {
        line: 'Bram a comblé le vide depuis f. Et sa Bombarde est en route vers vous.',
        task: 'Voyez ce qu’a fait Bram',
      },
      pass: {
        line: 'Vos Archers n’atteignent rien. Transmis, ils deviennent des Tireurs : niveau 2, dans la main de Bram à la manche suivante.',
        task: 'Transmettez les Archers à Bram',
        nudge: 'Prenez les Archers et transmettez-les au lieu de les construire.',
      },
      ready: {
        line: 'La phase finit quand vous avez fini tous les deux. Bram a fini.',
        task: 'Dites que vous avez fini',
        nudge: 'Il ne reste rien à jouer.',
      },
      shop: {
        line: 'Détruite ensemble : un cristal de plus. La bourse et la boutique sont communes. Quoi, et pour qui ?',
        task: 'Achetez une tour',
        nudge: 'Deux cristaux pour le niveau 1, trois pour le niveau 2 ; la tour va droit en main.',
      },
      on: {
        line: 'C’est assez. À la manche suivante, avec votre nouvelle Artillerie.',
        task: 'Dites que vous avez fini',
        nudge: 'Chacun peut encore changer d’avis ; puis dites que vous avez fini.',
      },
    },
    success: { done: 'Deux mains plus fortes, sans dépenser un cristal. Transmettez ce qui ne vous sert pas.' },
  },
  spells: {
    title: 'Héros et sorts',
    able: 'user d’une capacité, d’un sort et du repos',
    aims: [
      'Vous savez employer la capacité d’un héros.',
      'Vous savez lancer un sort n’importe où.',
      'Vous savez récupérer ce qui a servi.',
    ],
    steps: {
      go: {
        line: 'Malik a deux capacités ; l’une est retournée, déjà employée. Appelez-le et envoyez-le parmi les Gobelins en F6.',
        task: 'Envoyez Malik en F6',
        nudge: 'Choisissez Malik, puis le plateau à l’est.',
      },
      base: {
        line: 'Son socle recouvre aussi. Posez-le sur les deux Gobelins en haut à droite.',
        task: 'Couvrez-en deux de son socle',
        nudge: 'Le bloc de cinq doit rester libre pour son marteau.',
      },
      quake: {
        line: 'Au lieu de frapper, une capacité : Séisme, cinq cases, et rien ne peut le blesser cette manche.',
        task: 'Employez Séisme',
        nudge: 'Séisme est parmi ses actions.',
      },
      five: {
        line: 'Une tuile de cinq cases, tournée à votre gré. Elle tombe juste.',
        task: 'Couvrez les cinq',
        nudge: 'Tournez-la : chacune des cinq cases doit toucher un ennemi.',
      },
      rain: {
        line: 'Trois Gobelins à découvert, loin en amont. Un sort atteint toute horde, une fois par partie. Pluie de feu !',
        task: 'Lancez Pluie de feu',
        nudge: 'Le sort est à côté de votre main.',
      },
      burn: {
        line: 'Une paire et une case seule, sur la même horde. Couvrez les trois du nord.',
        task: 'Couvrez les trois Gobelins',
        nudge: 'La paire sur deux d’entre eux, la case seule sur le bout qui reste.',
      },
      ready: {
        line: 'Malik est sur une horde qui va éclater. Il y perdrait 1 de santé s’il n’était pas protégé.',
        task: 'Dites que vous avez fini',
        nudge: 'Les deux plateaux sont recouverts : vous avez fini.',
      },
      recover: {
        line: 'Pas une égratignure. Nouvelle manche : au lieu de combattre, il peut récupérer santé et capacités d’un coup.',
        task: 'Faites récupérer Malik',
        nudge: 'Choisissez Malik, puis Récupérer.',
      },
    },
    success: {
      done: 'Deux hordes de moins, et un héros tout neuf. Les sorts ne reviennent pas : choisissez l’instant.',
    },
  },
  boss: {
    title: 'Le boss',
    able: 'retenir un boss, le blesser et l’abattre',
    aims: [
      'Vous savez ce qui touche un boss.',
      'Vous savez le retenir avec un soldat.',
      'Vous savez vider sa dernière carte de vie.',
    ],
    steps: {
      looms: {
        line: 'Le Brise-Portes, à deux pas de chez vous. S’il entre, tout est perdu, quels que soient vos cœurs.',
        task: 'Voyez le boss',
      },
      gem: {
        line: 'Ni héros ni sort ne le touchent, sauf un : la Gemme de distorsion temporelle. Lancez-la.',
        task: 'Lancez la Gemme',
        nudge: 'La Gemme est à côté de votre main.',
      },
      orcs: {
        line: 'Dégâts bruts : même les Orcs n’y résistent pas. Couvrez les deux du coin ; Malik le paie de 1 santé.',
        task: 'Couvrez les deux Orcs',
        nudge: 'Deux Orcs sont à découvert, côte à côte, en haut à gauche.',
      },
      hold: {
        line: 'Restent deux Sectateurs. Pas aujourd’hui, mais un soldat retient même un boss. La Milice en j !',
        task: 'Construisez la Milice en j',
        nudge: 'Le site j est juste au-dessus du boss ; la flèche vers le bas.',
      },
      soldier: {
        line: 'Un soldat sur un Sectateur, celui que vous voulez.',
        task: 'Placez le soldat',
        nudge: 'Sur l’un des deux Sectateurs à découvert.',
      },
      ready: {
        line: 'Avant d’avancer, un boss pioche toujours une carte à lui. Retenez votre souffle.',
        task: 'Dites que vous avez fini',
        nudge: 'Il est retenu : vous avez fini.',
      },
      stomp: {
        line: 'Piétinement : qui est à côté est blessé, Malik aussi. Mais il n’a pas bougé d’un pouce.',
        task: 'Voyez ce qu’il a fait',
      },
      archer: {
        line: 'Voici vos Archers. Les Sectateurs sont alignés : construisez en j et couvrez les deux.',
        task: 'Couvrez les Sectateurs depuis j',
        nudge: 'La paire des Archers suit leur flèche : du nord au sud.',
      },
      fall: {
        line: 'Une carte de vie vidée n’est qu’une blessure tant qu’une autre suit. Celle-ci est la dernière.',
        task: 'Dites que vous avez fini',
        nudge: 'Tout est recouvert : vous avez fini.',
      },
    },
    success: { done: 'Le Brise-Portes tombe, tous les portails sont fermés : gagné.' },
  },
}
