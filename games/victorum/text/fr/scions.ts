import type * as en from '../en/scions.ts'

const DEFEAT = (name: string) => `But : vaincre ${name}.`
const GROWS = '+1 Santé par fléau en jeu.'

export const scionCards: typeof en.scionCards = {
  hydra: {
    setup: 'Tous les fléaux en jeu quittent la partie ; chacun ajoute 1 à la Santé de l’Hydre.',
    goal: 'But : vaincre l’Hydre et toutes ses Têtes.',
    traits: [
      'Têtes : Santé 4, Portée 1, non élite ; elles n’agissent qu’à l’Étape d’activité.',
      'Nuée de têtes : chaque fois que l’Hydre subit des dégâts, deux nouvelles Têtes entrent aussi loin d’elle que possible, et l’Hydre se glisse sur la case libre la plus éloignée de vos unités.',
      'Serpent éternel : les dés continuent d’être lancés quand l’Hydre n’est plus.',
    ],
    effects: {
      'hydra.advance': 'les Têtes avancent de X cases chacune ; l’Hydre seulement tant qu’elle n’a pas de Tête',
      'hydra.bite': 'l’Hydre et chaque Tête infligent X dégâts à leur cible',
      'hydra.grow': 'chaque Tête gagne X PV',
    },
  },
  taotie: {
    setup: GROWS,
    goal: DEFEAT('Taotie'),
    traits: ['Faim sans fin : quand une de vos unités est vaincue, Taotie gagne 1 PV.'],
    effects: {
      'taotie.move': 'Taotie se déplace de X cases',
      'taotie.bite': 'Taotie inflige 2 dégâts à sa cible',
      'taotie.devour':
        'avec 1, chaque adversaire adjacent subit 1 dégât ; avec 2, l’adversaire adjacent non élite le plus faible est dévoré et Taotie gagne ses PV, sinon chaque adversaire adjacent subit 2 dégâts',
    },
  },
  zahhak: {
    setup:
      'Trois unités du sac forment la Cour ; dès son deuxième tour, le rival en déploie une par tour. Elles agissent normalement.',
    goal: 'But : vaincre Zahhak quatre fois.',
    traits: [
      'Trois fois relevé : les trois premières fois qu’il est vaincu, il reste avec 4 PV, rejoint la case la plus éloignée de tout adversaire, et un dé noir rejoint ses dés pour de bon.',
    ],
    effects: {
      'zahhak.move': 'Zahhak se déplace de X cases',
      'zahhak.strike': 'Zahhak inflige 2 dégâts à sa cible',
      'zahhak.bind':
        'l’adversaire non élite le plus redoutable à 2 cases de Zahhak ou moins est épuisé jusqu’à la fin de son prochain tour',
      'zahhak.serpents': 'chaque adversaire adjacent à Zahhak subit 1 dégât',
    },
  },
  'itzam-cab-ain': {
    setup: 'Tous les fléaux en jeu quittent la partie ; chacun ajoute un dé jaune.',
    goal: DEFEAT('Itzam Cab Ain'),
    traits: ['Cuir de crocodile : Cuirassé 1 contre les attaques d’unités non adjacentes.'],
    effects: {
      'itzam-cab-ain.move': 'il se déplace de X cases',
      'itzam-cab-ain.strike': 'il inflige 2 dégâts à sa cible',
      'itzam-cab-ain.quake':
        'avec 1 ou 2, chaque adversaire sur l’anneau extérieur subit 1 dégât ; avec 3 ou 4, chaque adversaire ; avec 5 ou plus, chaque adversaire subit 2 dégâts',
    },
  },
  pluto: {
    setup: GROWS,
    goal: DEFEAT('Pluton'),
    traits: [
      'Les Ombres ont leurs caractéristiques imprimées et 2 PV, et agissent normalement ; une Ombre vaincue ne peut plus être relevée.',
    ],
    effects: {
      'pluto.move': 'Pluton se déplace de X cases',
      'pluto.strike': 'Pluton inflige 2 dégâts à sa cible',
      'pluto.raise':
        'votre dernière unité non élite vaincue qui ne l’a pas encore été devient une Ombre sur la première case de déploiement rivale libre',
      'pluto.chill': 'chaque adversaire adjacent à Pluton ou à une Ombre subit 1 dégât',
    },
  },
  gorgons: {
    goal: 'But : vaincre les trois sœurs.',
    traits: [
      'Toutes trois sont déployées au tour 1. L’effet d’une sœur vaincue est ignoré.',
      'Colère des sœurs : quand une sœur est vaincue, chacune des autres gagne 2 PV.',
    ],
    effects: {
      'gorgons.move': 'chaque sœur se déplace de X cases',
      'gorgons.stheno': 'Sthéno inflige 2 dégâts à sa cible',
      'gorgons.euryale': 'Euryale inflige 1 dégât à sa cible',
      'gorgons.heal': 'avec 3 ou plus, chaque sœur se soigne de 1 PV',
      'gorgons.medusa':
        'la cible de Méduse est épuisée jusqu’à la fin de son prochain tour si elle n’est pas élite, sinon elle subit 2 dégâts',
    },
  },
  apep: {
    setup: 'Les ténèbres commencent au nombre de fléaux en jeu, 4 au plus.',
    goal: DEFEAT('Apophis'),
    traits: [
      'Nuit profonde : tant que les ténèbres sont à 4 ou plus, la Portée de vos unités est de 1.',
      'Anneaux tranchés : quand une attaque inflige au moins 3 dégâts à Apophis, les ténèbres baissent de 2.',
    ],
    effects: {
      'apep.move': 'Apophis se déplace de X cases',
      'apep.strike': 'Apophis inflige 2 dégâts à sa cible',
      'apep.darken':
        'les ténèbres montent de X ; à 8 ou plus, chaque adversaire subit 2 dégâts et les ténèbres retombent à 0',
    },
  },
  balor: {
    setup: '+1 Santé par fléau en jeu. Balor est déployé sur D4 et ne peut ni se déplacer ni être déplacé.',
    goal: DEFEAT('Balor'),
    traits: [
      'Aveuglé : quand une attaque inflige au moins 3 dégâts à Balor, il manque un dé vert à sa prochaine activité.',
    ],
    effects: {
      'balor.gaze':
        'un dé d’arène donne une direction ; toute autre unité sur cette ligne de cases depuis Balor subit 2 dégâts',
      'balor.blinded': 'il manquera un dé vert à sa prochaine activité',
      'balor.strike': 'Balor inflige 2 dégâts à sa cible',
      'balor.summon':
        'une unité du sac au hasard est déployée sur la première case de déploiement rivale libre ; elle agit normalement',
    },
  },
}
export const scionWords: typeof en.scionWords = {
  mode: {
    single: dice => `${dice}, seul`,
    total: dice => `${dice}, total X`,
    each: dice => `${dice}, chaque touche`,
    pair: dice => `${dice}, chaque paire`,
  },
  effect: (dice, what) => `${dice} : ${what}.`,
  setup: text => `Préparation : ${text}`,
  chip: (name, range, health) => `${name} : Portée ${range}, Santé ${health}.`,
  cap: (n, dice) => `Au plus ${n} de vos unités dans l’arène. Dés : ${dice}.`,
  banes: names => `Ses propres fléaux : ${names}.`,
}
