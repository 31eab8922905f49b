import type { LessonTexts } from '@tabletome/match/lesson'

/** Les mots des leçons suivantes. */
export const more: LessonTexts = {
  dungeon: {
    title: 'Dans le donjon',
    able: 'mener la quête en solo : des cristaux contre la montre',
    aims: [
      'Vous savez libérer le toit d’une boîte et entrer dans son donjon.',
      'Vous savez prendre un cristal et vous en servir.',
      'Vous savez regagner du temps.',
    ],
    steps: {
      clock: {
        line: 'Pas de points ici : six cristaux, et le Temps. Chacun de vos tours en prend un. Il en reste trois.',
        task: 'Voyez le Temps',
      },
      roof: {
        line: 'Chaque boîte cache un donjon, mais personne ne doit être sur son toit. Abattez le Bretteur, Archère !',
        task: 'Tirez sur le Bretteur en M4',
        nudge: 'L’Archère, en L6, l’a à portée ; il a 3 de Santé.',
      },
      time: {
        line: 'Capturé : le Temps recule de deux. Mais l’Ennemi a toujours quatre unités : la suivante arrive sur un drapeau.',
        task: 'Voyez le Temps',
      },
      enter: {
        line: 'Le toit est libre. Envoyez le Vétéran par le portail en M3, au fond du donjon.',
        task: 'Entrez dans le donjon',
        nudge: 'Choisissez le Vétéran en L3, puis la petite boîte à côté de M3.',
      },
      way: {
        line: 'Deux chemins vers le cristal : à l’est un piège, deux Santé par croix ; au sud, un monstre. Lequel ?',
        task: 'Choisissez un chemin',
        nudge: 'Les deux mènent au cristal.',
        after: {
          trap: 'Une croix sur trois dés : deux Santé. Il s’en est fallu de peu.',
          monster: 'Des Rats Géants : une flèche de moins. Il y a pire, il y a mieux.',
        },
      },
      crystal: {
        line: 'Au cristal, maintenant. Qui l’atteint sort aussitôt, avec ce qu’il lui reste de pas.',
        task: 'Prenez le cristal',
        nudge: 'Il est dans le coin, à un pas.',
      },
      bonus: {
        line: 'Le Cristal des Marées rend toutes les Munitions et tout le Mana : maintenant ou jamais.',
        task: 'Utilisez le cristal',
        nudge: 'Il en manque à votre Sage et à vos deux tireurs.',
      },
      end: {
        line: 'Finissez. L’Ennemi pioche une carte : elle nomme une unité, et celle-là agit.',
        task: 'Finissez votre tour',
        nudge: 'Finissez le tour.',
      },
      answer: {
        line: 'Le Loup a couru vers votre unité la plus proche et lance toujours pour repousser. Vous pouvez riposter, comme d’habitude.',
        task: 'Ripostez, ou non',
        nudge: 'L’Archère peut frapper ou tirer.',
      },
    },
    success: { done: 'Trois cristaux sur six, et quatre tours devant vous. Le plus grand s’ouvre en dernier.' },
  },
  quest: {
    title: 'À deux contre les donjons',
    able: 'mener la quête avec un ami',
    aims: [
      'Vous savez partager le Temps et les cristaux.',
      'Vous savez laisser le passage à votre ami.',
      'Vous savez ouvrir le dernier donjon.',
    ],
    steps: {
      clock: {
        line: 'Bram joue avec vous, et chacun a son Ennemi. Le même Temps passe à vos deux tours : il en reste deux.',
        task: 'Voyez le Temps et Bram',
      },
      shoot: {
        line: 'Après Bram il serait à un, puis à zéro : perdu. Capturez le Bretteur et regagnez-en deux.',
        task: 'Tirez sur le Bretteur en L7',
        nudge: 'Trois de Santé, et l’Archère tire à trois.',
      },
      roof: {
        line: 'Le Coupe-Bourse de Bram attend près de la plus petite boîte, mais votre Sage est sur le toit. Descendez.',
        task: 'Faites descendre le Sage',
        nudge: 'Tout pas hors de J9 convient.',
      },
      pass: {
        line: 'Finissez. D’abord votre Ennemi, puis Bram, puis le sien : suivez le Coupe-Bourse.',
        task: 'Finissez votre tour',
        nudge: 'Finissez le tour.',
      },
      both: {
        line: 'Bram a le Cristal d’Étincelle, et il compte pour deux. Vous en avez cinq : le grand donjon s’ouvre.',
        task: 'Voyez les cinq cristaux',
      },
      glory: {
        line: 'Votre Archère est à sa porte. Une seule unité peut y être : entrez.',
        task: 'Entrez dans le grand donjon',
        nudge: 'Choisissez l’Archère en J6, puis la plus grande boîte.',
      },
      door: {
        line: 'Par l’eau jusqu’à la Porte Verrouillée : seul un Roublard l’ouvre. L’Archère en est un.',
        task: 'Allez à la Porte Verrouillée',
        nudge: 'Deux pas vers l’est, sur la rangée du milieu.',
      },
    },
    success: { done: 'La porte est passée, la Gloire à cinq pas. Si l’un perd toutes ses unités, les deux perdent.' },
  },
  artifact: {
    title: 'Équipes et Bataille',
    able: 'disputer l’Artefact à deux contre deux',
    aims: [
      'Vous savez combattre aux côtés d’une équipière.',
      'Vous savez voler l’Artefact.',
      'Vous savez finir une Bataille en trois captures.',
    ],
    steps: {
      team: {
        line: 'Cléo est avec vous, contre Bram et Dana. Vous ne blessez jamais ses unités et passez à travers elles.',
        task: 'Voyez l’unité de Cléo',
      },
      bearer: {
        line: 'En Bataille, pas de drapeaux, mais un Artefact : 3 points à la fin. Le Bretteur de Bram le porte.',
        task: 'Voyez le Porte-Artefact',
      },
      through: {
        line: 'Amenez l’Ours en H7, au sud du Bretteur, à travers le Guide de Cléo.',
        task: 'Amenez l’Ours en H7',
        nudge: 'F7, G7, H7 : l’unité de Cléo ne vous arrête pas.',
      },
      strike: {
        line: 'Seule une Poussée de mêlée le vole : ni flèche, ni sort. Frappez.',
        task: 'Frappez le Bretteur',
        nudge: 'L’Ours est juste en dessous.',
      },
      steal: {
        line: 'Et maintenant la poussée. Une flèche sur un dé suffit.',
        task: 'Lancez pour repousser',
        nudge: 'Lancez : sans poussée, il le garde.',
      },
      mine: {
        line: 'À vous. Le Porte-Artefact frappe à un de plus, porte un plus loin, mais se déplace d’un de moins.',
        task: 'Voyez le nouveau porteur',
      },
      third: {
        line: 'Vous avez deux captures ; la troisième finit la partie. Trois de Santé : la lame ou l’arc ?',
        task: 'Capturez le Bretteur',
        nudge: 'Le Vétéran à côté ou l’Archère de loin : tous deux frappent à trois.',
      },
      end: {
        line: 'Pour la fin comptent les captures d’un seul, au score les points des deux. Finissez : un dernier tour chacun.',
        task: 'Finissez votre tour',
        nudge: 'Finissez le tour.',
      },
    },
    success: { done: 'Trois captures et l’Artefact : Cléo et vous gagnez ensemble.' },
  },
}
