import type { LessonTexts } from '@tabletome/match/lesson'

/** Les mots des leçons suivantes. */
export const more: LessonTexts = {
  harbors: {
    title: 'Ports et semaines',
    able: 'traverser le monde à temps',
    aims: [
      'Vous savez ce qui coûte une semaine.',
      'Vous savez passer devant un port, ou y embarquer.',
      'Vous savez rejoindre un primus à temps.',
    ],
    steps: {
      late: {
        line: 'Huit semaines sur douze ont passé, et Decimus attend dans la Ville Éternelle, loin au nord-est.',
        task: 'Voyez les semaines',
      },
      past: {
        line: 'On ne campe jamais dans un port. Passer devant est un seul pas, et gratuit : aux Marches Englouties.',
        task: 'Allez aux Marches Englouties',
        nudge: 'Les Marches Englouties, au-delà du Havre du Vent-du-Sud, à pied.',
      },
      rest: {
        line: 'Assister ne coche pas de semaine non plus : votre héros guérit, et la semaine reste la même. Assistez, rangez les cartes.',
        task: 'Assistez, rangez les cartes',
        nudge: 'Tout ordre convient.',
      },
      sail: {
        line: 'Par mer : d’un port à n’importe quel autre, puis un pas. Voguez vers Ostie et la Grotte de la Sibylle.',
        task: 'Voguez vers la Sibylle',
        nudge: 'La Grotte de la Sibylle, au nord-est, par le Havre du Vent-du-Sud et Ostie.',
      },
      week: {
        line: 'La moitié du monde en un pas, pour une semaine : c’est la dixième. Un événement accepté coûte la sienne en plus.',
        task: 'Voyez la dixième semaine',
      },
      accept: {
        line: 'Vous avez le temps : une semaine pour cette Opportunité, ce n’est pas trop. Acceptez, gardez une tâche.',
        task: 'Acceptez, gardez une tâche',
        nudge: 'Acceptez, puis l’une des deux.',
      },
      gate: {
        line: 'Onzième semaine. Allez à la Porte des Alpes : la Ville Éternelle est derrière.',
        task: 'Allez à la Porte des Alpes',
        nudge: 'Elle est au nord de la Grotte.',
      },
    },
    success: { done: 'Devant sa porte, avec une semaine d’avance. À la douzième, il faut y être.' },
  },
  stakes: {
    title: 'Joute ou Carnage',
    able: 'choisir pour quoi vous combattez',
    aims: [
      'Vous savez gagner un Roi de la colline.',
      'Vous savez ce que rapportent Joute et Carnage.',
      'Vous savez lequel des deux garde vos morts.',
    ],
    steps: {
      points: {
        line: 'Roi de la colline : chacun des vôtres sur une case clé au début de votre tour marque. Cinq points sur six.',
        task: 'Voyez les points',
      },
      hill: {
        line: 'Dans cette arène, la case clé suit le trident, même porté. Prenez-le.',
        task: 'Menez l’Attaquant en D4',
        nudge: 'Un pas, en D4.',
      },
      hold: {
        line: 'Tenez un tour face à eux ; eux ne marquent rien. Finissez vos mouvements.',
        task: 'Finissez vos mouvements',
        nudge: 'Attaquer le tribun coûterait plus qu’il ne rapporte.',
      },
      sport: {
        line: 'Gagné. Une Joute n’est pas mortelle : votre Archer tombé se relève. Elle paie d’une recrue ou de tactiques.',
        task: 'Choisissez votre prix',
        nudge: 'Tous sont à vous.',
      },
      red: {
        line: 'À l’autre genre, maintenant. À l’ouest comme à l’est, vos voisins sont des Carnages.',
        task: 'Allez vers un Carnage',
        nudge: 'Anneaux de Basalte ou Colonnade Noyée.',
      },
      blood: {
        line: 'Le Carnage est mortel : qui tombe chez vous est perdu. Mais une victoire grandit votre héros, pour de bon.',
        task: 'Acceptez ou assistez',
        nudge: 'Les deux se défendent. De quoi votre héros a-t-il besoin ?',
        after: {
          accepted: 'Audacieux. Un dé, de la Santé ou du Commandement sont en jeu, et vos unités aussi.',
          waited: 'Prudent. L’influence monte, mais personne n’est perdu aujourd’hui.',
        },
      },
    },
    success: { done: 'La Joute remplit le camp, le Carnage forge le héros. Il faut les deux avant le primus.' },
  },
  primus: {
    title: 'Le primus',
    able: 'finir un acte et commencer le suivant',
    aims: [
      'Vous savez combattre une unité d’élite.',
      'Vous savez gagner un combat de primus.',
      'Vous savez choisir une prouesse.',
    ],
    steps: {
      gate: {
        line: 'Decimus, primus de cette ville : avec lui finit l’acte. Ni spectateur, ni reddition ; qui tombe est perdu.',
        task: 'Voyez Decimus',
      },
      elite: {
        line: 'Un primus est d’élite. Essayez de poser Étourdissement sur lui.',
        task: 'Essayez sur Decimus',
        nudge: 'Choisissez la tactique, puis Decimus.',
      },
      helper: {
        line: 'Aucune tactique n’atteint l’élite. Posez-la sur son Archer, ou gardez-la pour un autre jour.',
        task: 'Posez-la, ou gardez-la',
        nudge: 'L’Archer en C2, ou passez.',
      },
      close: {
        line: 'Tous doivent tomber, lui compris. Amenez votre héros à côté de lui.',
        task: 'Menez le héros en D4',
        nudge: 'D4 est entre lui et vous.',
      },
      all: {
        line: 'Chacun le sien : l’Archer pour votre Attaquant, Decimus pour votre héros. L’ordre est à vous.',
        task: 'Vainquez les deux',
        nudge: 'L’Attaquant attaque l’Archer, le héros attaque Decimus.',
      },
      prowess: {
        line: 'Son héritage : votre héros guérit, le camp remonte à cinq, et vous apprenez une prouesse. Laquelle ?',
        task: 'Choisissez une prouesse',
        nudge: 'Toutes vous restent acquises.',
      },
      act: {
        line: 'Acte II, première semaine : douze semaines neuves, et des rivaux avec une unité de plus.',
        task: 'Voyez le nouvel acte',
      },
    },
    success: { done: 'Un primus de moins. Encore deux, puis ce qui attend sous la montagne.' },
  },
  scion: {
    title: 'Le Rejeton',
    able: 'lire les dés d’un Rejeton et gagner la campagne',
    aims: [
      'Vous savez lire les dés d’un Rejeton.',
      'Vous savez amener du renfort jusqu’à la limite.',
      'Vous savez gagner le dernier combat.',
    ],
    steps: {
      last: {
        line: 'Acte IV, mont Vésuve : Balor, un Rejeton de Pluton. Vainquez-le, et la campagne est gagnée.',
        task: 'Voyez Balor',
      },
      dice: {
        line: 'Un Rejeton n’attaque pas comme les autres. À son tour, il lance tous ses dés à la fois. Laissez-le agir.',
        task: 'Laissez agir le Rejeton',
        nudge: 'Commencez le tour du rival.',
      },
      struck: {
        line: 'Une touche noire : un dégât à votre plus fort. Une verte balaierait toute une ligne ; sa carte dit tout.',
        task: 'Voyez qui est touché',
      },
      cap: {
        line: 'Pas d’effectif ici, seulement une limite d’unités dans l’arène à la fois. Envoyez quelqu’un du camp.',
        task: 'Déployez une unité',
        nudge: 'N’importe qui, sur une case étoilée.',
      },
      near: {
        line: 'Les nouveaux sont sonnés pour l’instant. Votre héros, non : amenez-le à côté de Balor.',
        task: 'Menez le héros près de Balor',
        nudge: 'E3 et E4 touchent D4.',
      },
      strike: {
        line: 'Plus que six PV. Frappez des deux, dans l’ordre qui vous plaît.',
        task: 'Vainquez Balor',
        nudge: 'L’Attaquant et le héros sont tous deux à côté de lui.',
      },
    },
    success: { done: 'Balor est vaincu : la campagne est gagnée, et un épilogue avec elle.' },
  },
}
