import type { LearnText } from '../../types.ts'
import { more } from './more.fr.ts'
import { tips } from './tips/fr.ts'

export const text: LearnText = {
  lessons: {
    cover: {
      title: 'Tout recouvrir',
      able: 'construire, tourner, poser la tuile et détruire une horde',
      aims: [
        'Vous savez construire et tourner une tour.',
        'Vous savez poser sa tuile sur un plateau.',
        'Vous savez quand une horde est détruite.',
      ],
      steps: {
        aim: {
          line: 'Six Gobelins sur un plateau. Recouvrez-les tous et la horde entière est détruite.',
          task: 'Voyez la horde',
        },
        take: {
          line: 'Le Mage pose un L de trois cases. Prenez la carte.',
          task: 'Prenez le Mage',
          nudge: 'Le Mage est dans votre main, sous la carte.',
        },
        place: {
          line: 'Une tour tire où pointe sa flèche. Construisez en e ou en f, de part et d’autre, face à la horde.',
          task: 'Construisez en e ou en f',
          nudge: 'Tournez la carte jusqu’à ce que la flèche touche la horde.',
        },
        lay: {
          line: 'Le L garde le sens de la carte. Glissez-le sur trois Gobelins, et pensez aux trois qui restent.',
          task: 'Couvrez trois Gobelins',
          nudge: 'Voyez ce qui reste : il faut encore un L. Annulez et décalez d’une case.',
        },
        second: {
          line: 'Il en reste trois, un L retourné. Construisez l’autre Mage en face, tourné lui aussi vers la horde.',
          task: 'Construisez l’autre Mage',
          nudge: 'De l’autre côté, la même carte est à l’envers.',
        },
        fill: {
          line: 'Comblez le vide.',
          task: 'Couvrez les trois derniers',
          nudge: 'Une seule place couvre les trois.',
        },
        ready: {
          line: 'Tout est recouvert : la prévision dit « détruit ». Dites que vous avez fini, et regardez.',
          task: 'Dites que vous avez fini',
          nudge: 'Rien n’est détruit avant que vous ayez fini.',
        },
      },
      success: { done: 'Disparus, et un cristal de plus. Vos tours reviennent en main.' },
    },
    march: {
      title: 'Ils avancent',
      able: 'lire la prévision et retenir une horde avec des soldats',
      aims: [
        'Vous savez lire ce que la marche apportera.',
        'Vous savez retenir une horde avec un soldat.',
        'Vous savez quand les tours reviennent.',
      ],
      steps: {
        ahead: {
          line: 'Quand vous avez fini, chaque horde avance d’un pas. Celle-ci sort : deux Gobelins à découvert, deux cœurs perdus.',
          task: 'Lisez la prévision',
        },
        hold: {
          line: 'Les soldats arrêtent une horde. Construisez la Milice en k, au-dessus de la dernière case.',
          task: 'Construisez la Milice en k',
          nudge: 'Seul k permet à la Milice d’atteindre la horde.',
        },
        soldier: {
          line: 'Un soldat se place sur un ennemi à découvert. Lequel des deux, à vous de voir.',
          task: 'Placez le soldat sur un Gobelin',
          nudge: 'Pas sur une case vide : sur un Gobelin.',
        },
        ready: {
          line: 'La prévision dit maintenant : retenue, aucun cœur perdu. Dites que vous avez fini.',
          task: 'Dites que vous avez fini',
          nudge: 'Dites que vous avez fini.',
        },
        happened: {
          line: 'Le soldat est tombé, mais la horde n’a pas bougé. L’autre a fait un pas.',
          task: 'Voyez ce qui s’est passé',
        },
        archer: {
          line: 'Les deux mêmes sont à découvert. Les Archers posent deux cases dans l’axe de la flèche. Construisez en k.',
          task: 'Construisez les Archers en k',
          nudge: 'De côté, la tuile serait couchée. Gardez-la droite.',
        },
        both: {
          line: 'Recouvrez les deux.',
          task: 'Couvrez les deux Gobelins',
          nudge: 'Les deux Gobelins, l’un sous l’autre.',
        },
        last: {
          line: 'La Milice peut encore servir sur l’autre horde, ou rester en main. Puis dites que vous avez fini.',
          task: 'La Milice, ou finir',
          nudge: 'La horde lointaine peut attendre. Vous avez fini.',
        },
      },
      success: { done: 'Huit cœurs, aucun perdu. Retenir d’abord, détruire ensuite : voilà comment on gagne.' },
    },
    colours: {
      title: 'Rouge et bleu',
      able: 'accorder dégâts et défenses',
      aims: [
        'Vous savez distinguer physique et magique.',
        'Vous savez choisir la tour qu’il faut.',
        'Vous savez renoncer à une tuile.',
      ],
      steps: {
        shield: {
          line: 'Les Orcs portent un bouclier : les dégâts physiques, rouges, n’y peuvent rien. La magie, bleue, si.',
          task: 'Voyez les boucliers',
        },
        red: {
          line: 'La Bombarde est rouge : deux cases isolées. Construisez-la en e, vers l’est.',
          task: 'Construisez la Bombarde en e',
          nudge: 'Emplacement e, flèche vers l’est.',
        },
        orc: {
          line: 'Essayez d’en poser une sur un Orc.',
          task: 'Désignez un Orc',
          nudge: 'Désignez un Orc, dans la dernière colonne.',
        },
        blue: {
          line: 'Pas avec du rouge. Tout revient en main. Le Mage d’abord : en f, vers l’ouest, son L penche du bon côté.',
          task: 'Construisez le Mage en f',
          nudge: 'Depuis e, le L pencherait de l’autre côté. Essayez f.',
        },
        orcs: {
          line: 'Un seul L, les deux Orcs, et un Gobelin en prime.',
          task: 'Couvrez les deux Orcs',
          nudge: 'Les deux Orcs doivent être dessous.',
        },
        rest: {
          line: 'Un Gobelin reste, sans bouclier. La Bombarde à présent, en e, vers l’est.',
          task: 'Construisez la Bombarde en e',
          nudge: 'Emplacement e, flèche vers l’est.',
        },
        square: {
          line: 'Recouvrez-le. Le second tir est inutile : renoncez-y, ou laissez-le tomber où vous voulez.',
          task: 'Couvrez le dernier Gobelin',
          nudge: 'La dernière case à découvert est d2.',
        },
        ready: {
          line: 'Tout est recouvert. Dites que vous avez fini.',
          task: 'Dites que vous avez fini',
          nudge: 'Dites que vous avez fini.',
        },
      },
      success: { done: 'Bouclier : de la magie. Étoile : du physique. Les dégâts bruts, dorés, ignorent les deux.' },
    },
    hero: {
      title: 'Envoyer le héros',
      able: 'déplacer, engager et attaquer avec Malik',
      aims: [
        'Vous savez activer un héros.',
        'Vous savez poser son socle sur un plateau.',
        'Vous savez attaquer et recouvrir avec sa tuile.',
      ],
      steps: {
        call: {
          line: 'Une seule tour n’y suffira pas. Mais vous avez Malik : une fois par manche, un héros bouge et agit. Activez-le.',
          task: 'Activez Malik',
          nudge: 'Son portrait est à côté de la carte.',
        },
        fray: {
          line: 'Il entre près de la sortie et fait encore un pas. Allez en F6, droit sur la horde.',
          task: 'Allez en F6',
          nudge: 'F6, là où se trouve la horde.',
        },
        base: {
          line: 'Son socle couvre quatre cases tant qu’il reste. Posez-le sur les quatre Gobelins groupés.',
          task: 'Placez-le sur quatre Gobelins',
          nudge: 'Un seul bloc de quatre Gobelins, en haut.',
        },
        swing: {
          line: 'Il en reste trois, alignés. Attaque de base !',
          task: 'Attaquez',
          nudge: 'Choisissez l’attaque de base.',
        },
        row: {
          line: 'Une tuile de trois, qu’on peut tourner. Recouvrez-les.',
          task: 'Couvrez les trois alignés',
          nudge: 'Tournez-la pour qu’elle soit couchée, sur la rangée du bas.',
        },
        ready: {
          line: 'Tout est couvert. Les Archers peuvent servir au loin ; puis finissez. Malik subira un dégât.',
          task: 'Les Archers, ou finir',
          nudge: 'Dites que vous avez fini.',
        },
      },
      success: { done: 'Un héros, une horde. Et tant qu’il y reste, il retient le plateau.' },
    },
    stronger: {
      title: 'Des tours plus fortes',
      able: 'améliorer, reprendre et acheter',
      aims: [
        'Vous savez améliorer une tour au lieu de la construire.',
        'Vous savez acheter avec des cristaux.',
        'Vous savez porter à deux cases avec un Adepte.',
      ],
      steps: {
        small: {
          line: 'Quatre Gobelins en carré. Un Mage n’en couvre que trois. Il faut une plus grande tuile.',
          task: 'Comptez les Gobelins',
        },
        upgrade: {
          line: 'Ne le construisez pas. Améliorez-le : le Mage s’en va, un Adepte arrive en fin de manche.',
          task: 'Améliorez le Mage',
          nudge: 'Choisissez Améliorer, pas Construire.',
        },
        come: {
          line: 'La horde fera un pas. La route est longue. Vous avez fini.',
          task: 'Dites que vous avez fini',
          nudge: 'Dites que vous avez fini.',
        },
        shop: {
          line: 'Les cristaux achètent des tours : deux pour le niveau 1. Prenez celle qui vous plaît.',
          task: 'Achetez une tour',
          nudge: 'N’importe laquelle des quatre servira.',
        },
        on: {
          line: 'En partie, on peut encore la rendre à ce moment. Dites que vous avez fini.',
          task: 'Dites que vous avez fini',
          nudge: 'Dites que vous avez fini.',
        },
        adept: {
          line: 'Votre Adepte : un carré de quatre, et une flèche double qui porte à deux cases. En c, vers l’est.',
          task: 'Construisez l’Adepte en c',
          nudge: 'L’emplacement c est à côté de la horde, à l’ouest.',
        },
        four: { line: 'Recouvrez les quatre.', task: 'Couvrez les quatre', nudge: 'Les quatre sous une seule tuile.' },
        ready: {
          line: 'Tout est recouvert. Votre nouvelle tour attend la prochaine horde. Vous avez fini.',
          task: 'Dites que vous avez fini',
          nudge: 'Dites que vous avez fini.',
        },
      },
      success: { done: 'Une manche de repos, et la tour revient plus forte. À plusieurs, on la transmet.' },
    },
    portal: {
      title: 'Fermer le portail',
      able: 'détruire un portail, sauver le royaume et gagner',
      aims: [
        'Vous savez toucher un portail avec des tours de son niveau.',
        'Vous savez peser le portail et la porte.',
        'Vous savez comment gagner un scénario.',
      ],
      steps: {
        dangers: {
          line: 'Fermez le dernier portail et vous gagnez. Mais il reste un cœur, et un Gobelin est à la porte.',
          task: 'Voyez les deux dangers',
        },
        what: {
          line: 'Seules des tours de son niveau ou plus touchent un portail, jamais les héros. Le centre reste nu.',
          task: 'Voyez le portail',
        },
        first: {
          line: 'Des Archers en e, vers l’est : deux cases à plat. La tour sera perdue ensuite ; un portail vaut bien cela.',
          task: 'Construisez des Archers en e',
          nudge: 'Vers l’est, la tuile est à plat.',
        },
        pair: {
          line: 'Deux paires à découvert. Prenez-en une.',
          task: 'Couvrez une paire',
          nudge: 'Une paire entière : les deux cases sur des Gobelins.',
        },
        second: {
          line: 'Les autres Archers, en face : f, vers l’ouest. Prenez la seconde paire.',
          task: 'Couvrez la seconde paire',
          nudge: 'Emplacement f, flèche vers l’ouest.',
        },
        think: {
          line: 'Le portail tombera, mais lisez la prévision : un cœur se perd dans la même manche, et c’est le dernier.',
          task: 'Lisez la prévision',
        },
        gate: {
          line: 'Il vous reste la Milice. Vous savez où elle manque.',
          task: 'Construisez la Milice en k',
          nudge: 'L’emplacement k domine la porte.',
        },
        ready: {
          line: 'Relisez : portail détruit, aucun cœur perdu. Vous avez fini !',
          task: 'Dites que vous avez fini',
          nudge: 'Tout est en place. Dites que vous avez fini.',
        },
      },
      success: { done: 'La faille est fermée, avec un cœur de reste. À vous la route entière.' },
    },
    ...more,
  },
  tips,
}
