import type * as en from '../en/cards.ts'
import { inline, start } from '../../../text/sentence.ts'
import { colours, count, enemies, foes, heroes, list, places } from './names.ts'
import { ed } from './noun.ts'

const points = (hp: number) => count(hp, 'Point de vie', 'Points de vie')

export const cards: typeof en.cards = {
  kinds: { active: 'active', passive: 'passive', conditional: 'conditionnelle' },
  perTurn: 'une fois par Tour',
  perRound: 'une fois par Manche',
  region: side => `Région frontalière, face ${side}`,
  capital: 'Capitale',
  hero: 'Carte Joueur',
  artifact: { hand: 'Artefact de main', back: 'Artefact de dos' },
  enemy: 'Ennemi',
  dire: 'Ennemi redoutable',
  defenderCard: 'Carte Défenseur',
  foe: 'Ennemi épique',
  heroAbility: hero => `Capacité ${heroes[hero].of}`,
  regionAbility: (region, side) => `Capacité ${places[region].of}${side === undefined ? '' : `, face ${side}`}`,
  artifactAbility: 'Capacité d’un Artefact',
  direEffect: enemy => `Effet ${enemies[enemy].of}`,
  pile: 'Pile',
  ability: (name, terms, text) => `${name} (${terms}). ${text}`,
  threat: (threat, max) => `Menace ${threat} sur ${max}.`,
  destroyed:
    'Région détruite : sa capacité est perdue, et chaque attaque non défendue ici donne 1 Menace à la Capitale.',
  falls: level => `Détruite à ${level}.`,
  defeat: 'À 8, la partie est perdue.',
  hitPoints: hp => `${points(hp)}.`,
  enemyText: (first, second) =>
    `Attaque d’abord ${places[first].the}, puis ${places[second].the}. 1 PV pour défendre à chaque fois.`,
  direText: region => `Attaque ${places[region].the}. 2 PV pour défendre ; qui le fait gagne un Artefact.`,
  direUndefended: (effect, text) => `Si personne ne défend : ${effect}. ${text}`,
  direFirst: (effect, text) => `D’abord : ${effect}. ${text}`,
  turnText: colour => `Un Tour pour ${colours[colour]} : 3 Points d’action, ou 4 dès qu’une Région est détruite.`,
  allText: 'Une réserve pour toute l’équipe : 3 Points d’action, ou 4 dès qu’une Région est détruite.',
  foeText: ({ reveal, ongoing, event }, spaces) =>
    `À son arrivée : ${inline(reveal)} ${ongoing} Événement épique à ${list(spaces.map(String))} : ${inline(event)}`,
  foeHidden: 'L’un des six, face cachée. Il apparaît à la fin de la Manche où la Pioche Horde est déjà vide.',
  piles: {
    turn: { name: 'Pioche Tour', text: 'Piochée carte par carte. Quand elle est vide, la Manche finit.' },
    discard: { name: 'Défausse', text: 'Les cartes résolues de cette Manche, visibles de tous.' },
    horde: {
      name: 'Pioche Horde',
      text: 'Après chaque Manche, une de ses cartes rejoint la Pioche Tour. Une fois vide, l’Ennemi épique arrive.',
    },
    leftover: { name: 'Cartes écartées', text: 'Hors jeu, non vues. Elles servent de marqueurs de destruction.' },
    artifacts: { name: 'Pioche Artefact', text: 'Qui défend contre un Ennemi redoutable en pioche un.' },
  },
}

export const describe: typeof en.describe = {
  region: (place, slot, side) => `${places[place].name}, ${slot}, face ${side}`,
  capital: 'Capitale, au centre',
  threat: (threat, max) => `Menace ${threat} sur ${max}`,
  destroyed: 'Région détruite',
  nextTo: neighbours => `à côté : ${list(neighbours.map(place => places[place].name))}`,
  here: (colour, hp) =>
    hp === 0 ? `${colours[colour]} est ici, épuisé.` : `${colours[colour]} est ici avec ${points(hp)}.`,
  foeHere: (foe, hp) => `${start(foes[foe].the)} est ici avec ${points(hp)}.`,
  tomb: card => `Dans le tombeau : ${card}.`,
  circle: colour => `${colours[colour]} est dans le cercle.`,
  attacks: n => `Attaques connues encore à venir cette Manche : ${n}.`,
  defender: (colour, hero, player) =>
    `${colours[colour]}, ${heroes[hero].the}, joué${ed(heroes[hero])} par ${player ?? 'vous'}`,
  stands: (hp, max, place) => `${points(hp)} sur ${max}, ${places[place].in}`,
  exhausted: 'épuisé',
  carries: artifacts => `Porte : ${list(artifacts)}.`,
  foe: foe => `${start(foes[foe].the)}, l’Ennemi épique`,
  foeComes: round => `L’Ennemi épique est caché. Il arrive à la fin de la Manche ${round}.`,
  pile: (name, cards) => `${name} : ${count(cards, 'carte', 'cartes')}.`,
  top: card => `Sur le dessus : ${card}.`,
  ap: left => `Points d’action restants : ${left}.`,
  pool: left => `Points d’action restants pour l’équipe : ${left}.`,
}

export const changes: typeof en.changes = {
  capital: places.capital.name,
  hitPoints: colour => `${colours[colour]}, Points de vie`,
  place: colour => colours[colour],
  artifacts: colour => `${colours[colour]}, Artefacts`,
  ap: 'PA',
  pool: 'PA de l’équipe',
  foe: 'Ennemi épique',
  circle: 'Cercle',
  tomb: 'Tombeau',
  drained: 'Capacités des cartes Joueur',
  on: 'actives',
  off: 'coupées',
  none: 'aucun',
  destroyed: region => `détruit${ed(places[region])}`,
  hidden: {
    turn: 'une carte de la Pioche Tour est révélée',
    horde: 'une carte de la Horde rejoint la Pioche Tour',
    leftover: 'une des Cartes écartées devient le marqueur',
    artifacts: 'un Artefact est pioché',
    foe: 'l’Ennemi épique est révélé',
    other: 'quelque chose de caché est révélé',
  },
}
