import type { Reward } from '../../content/types.ts'
import type * as en from '../en/describe.ts'
import {
  chip,
  classes,
  count,
  damage,
  decks,
  dice,
  heroes,
  hp,
  items,
  kinds,
  label,
  lasting,
  list,
  placeKinds,
  placeName,
  pool,
  prowess,
  regions,
  sides,
  tactics,
} from './names.ts'

export const describe: typeof en.describe = {
  unit: (id, side) => `${label(id)}, unité ${sides[side]}`,
  at: hex => `en ${hex}`,
  hp: (n, of) => `${n} sur ${hp(of)}`,
  dazed: 'unité sonnée',
  tribune: 'tribun',
  elite: 'élite',
  carries: item => `porte ${items[item]}`,
  label,
  lasting,
  tactic: id => tactics[id].name,
  intent: what => `intention : ${what}`,
  hex: hex => `Case ${hex}`,
  key: 'case clé',
  mine: n => `votre case de déploiement ${n}`,
  rival: n => `case de déploiement rivale ${n}`,
  blocked: 'bloquée',
  empty: 'vide',
  zones: {
    post: 'poteau',
    thicket: 'fourré',
    cloud: 'marche de nuage',
    track: 'piste',
    trident: 'départ du trident',
    beasts: 'départ d’une bête',
    embers: 'départ d’une braise',
    chariot: 'départ du char',
  },
  ember: 'braise',
  chariot: 'char',
  item: item => items[item],
  column: ids =>
    ids.length === 0 ? 'Plus aucune unité rivale à venir' : `Unités rivales à venir : ${list(ids.map(label))}`,
  hero: (id, n, of) => `Votre héros ${heroes[id]}, ${n} sur ${hp(of)}`,
  camp: id => `${label(id)}, dans votre camp`,
  fallen: id => `${label(id)}, hors de combat`,
  held: (name, have, need) => `${name}, dans votre camp : ${have} sur ${need}`,
  here: 'le campement est ici',
  place: (id, kind, region) => `${placeName(id)}, ${placeKinds[kind]}, ${regions[region]}`,
  open: 'à portée de voyage',
  front: (deck, name) => `${decks[deck]}, première carte : ${name}`,
  stack: (region, id) => `${regions[region]}, premier jeton : ${id === undefined ? 'aucun' : chip(id)}`,
  bag: n => `Le sac contient ${count(n, 'jeton', 'jetons')}`,
  primus: (id, beaten) => `Primus ${heroes[id]}${beaten ? ', hors de la partie' : ''}`,
  scion: name => `Rejeton : ${name}`,
}

export const cards: typeof en.cards = {
  kinds: {
    unit: 'Unité',
    hero: 'Héros',
    primus: 'Primus',
    skill: 'Compétence',
    tactic: { permanent: 'Tactique permanente', instant: 'Tactique instantanée', temporary: 'Tactique temporaire' },
    bane: { bag: 'Fléau de sac', unit: 'Fléau-unité', camp: 'Fléau de camp' },
    prowess: 'Prouesse',
    scion: 'Rejeton',
    arena: 'Arène',
    die: 'Dé',
    stack: 'Pile de faction',
    bag: 'Sac',
    deck: 'Paquet',
    hex: 'Case',
    gauge: 'Feuille de héros',
    term: 'Terme',
  },
  stats: (classNames, from) => `${classNames.length === 0 ? from : list(classNames.map(id => classes[id]))}.`,
  numbers: (movement, range, health, attack) =>
    `Mouvement ${movement}, Portée ${range}, Santé ${health}, Attaque : ${pool(attack)}.`,
  scionNumbers: (range, health) => `Portée ${range}, Santé ${health}.`,
  faction: region => `Faction : ${regions[region]}.`,
  skill: (type, name, text) => `${type} ${name} : ${text}`,
  numbered: (text, n) => text.replace(/\bN dégâts/g, damage(n)).replace(/\bN\b/g, String(n)),
  withNumber: (name, n) => (n === undefined ? name : `${name} ${n}`),
  rival: text => `Unités rivales : ${text}`,
  rivalTarget: text => `Le rival la place sur ${text}.`,
  copies: n => `Dans la réserve : ${n}.`,
  now: state => `Actuellement : ${state}.`,
  leadership: (n, capacity, blessings) =>
    `Commandement ${n}, Capacité tactique ${capacity}, bénédictions : ${blessings}.`,
  leads: n => `Commandement ${n}.`,
  ownProwess: (name, text) => `${name} : ${text}`,
  prowess: ids => `Prouesses : ${list(ids.map(id => prowess[id].name))}.`,
  starts: (units, start) =>
    `Commence avec ${list(units.map(id => kinds[id] ?? ''))} ; tactiques : ${list(start.map(id => tactics[id].name))}.`,
  primusHealth: 'Comme primus : Santé 9, 12 ou 15 aux Actes I, II et III.',
  lineup: (rival, mine) => `Rival : ${rival}. Vous : ${mine}.`,
  slot: { local: 'unité locale', bag: 'unité du sac', primus: 'primus' },
  slotTactic: slot => `${slot} avec tactique`,
  mine: (hero, camp) =>
    [hero ? 'le héros' : '', camp === 0 ? '' : count(camp, 'unité du camp', 'unités du camp')]
      .filter(part => part !== '')
      .join(' et '),
  sports: names => `Genres : ${names}.`,
  rewardOf: {
    sport: 'Récompense : une recrue parmi les unités rivales, ou des tactiques jusqu’à votre capacité.',
    bloodshed: 'Récompense : un dé ajouté ou amélioré, Santé +1 ou Commandement +1. Vos unités tombées sont perdues.',
  },
  noEffect: 'Aucun effet propre.',
  change: text => `Au choix : ${text}`,
  task: text => `À faire : ${text}`,
  reward: reward => `Récompense : ${rewardName(reward)}.`,
  progress: (have, need) => `Jusqu’ici : ${have} sur ${need}.`,
  faces: (die, n) => `${n} des six faces du dé ${dice[die]} sont des touches.`,
  stackText: (id, n) =>
    `Premier jeton : ${id === undefined ? 'aucun' : chip(id)}. ${count(n, 'jeton', 'jetons')} en tout.`,
  bagText: chips => (chips === '' ? 'Il est vide.' : `Il contient ${chips}.`),
  deckText: (name, n) => `Première carte : ${name === '' ? 'aucune' : name}. ${count(n, 'carte', 'cartes')} en tout.`,
  known: names => `Ensuite : ${names}.`,
  harbor: 'On le passe en chemin, ou on y embarque vers un autre port pour une semaine.',
  capital: 'Ici attend un primus ; à l’Acte IV, au Mont Vésuve, le Rejeton.',
  guard: who => `Ici attend maintenant : ${who}.`,
  moves: n => `Nombre minimal de déplacements d’ici : ${n}.`,
  gauges: {
    weeks: {
      name: 'Semaines',
      text: (n, of) => `${count(n, 'semaine cochée', 'semaines cochées')} sur ${of} dans cet acte.`,
    },
    influence: { name: 'Influence', text: (n, next) => `Influence : ${n}. Prochain fléau à ${next}.` },
    blessings: { name: 'Bénédictions', text: n => `Bénédictions restantes : ${n}.` },
    leadership: { name: 'Commandement', text: (n, of) => `${n} sur ${count(of, 'unité', 'unités')}, héros compris.` },
    tactics: { name: 'Capacité tactique', text: (n, of) => `${n} sur ${count(of, 'tactique', 'tactiques')}.` },
  },
}
const rewardName = (reward: Reward): string => {
  switch (reward.kind) {
    case 'heroProwess':
      return 'une prouesse de votre héros'
    case 'removeBane':
      return 'retirer un fléau'
    case 'unit':
      return kinds[reward.unit] ?? ''
    case 'tactic':
      return tactics[reward.tactic].name
    case 'prowess':
      return prowess[reward.prowess]?.name ?? ''
  }
}

export const changes: typeof en.changes = {
  none: 'rien',
  hp: id => `${label(id)}, PV`,
  place: label,
  out: 'hors de l’arène',
  fallen: 'hors de combat',
  state: id => `${label(id)}, effets`,
  carries: id => `${label(id)}, porte`,
  item: item => items[item],
  points: 'Points',
  encampment: 'Campement',
  weeks: 'Semaines cochées',
  influence: 'Influence',
  blessings: 'Bénédictions',
  health: 'Santé',
  leadership: 'Commandement',
  attack: 'Attaque de votre héros',
  prowess: 'Prouesses',
  troop: 'Camp',
  tactics: 'Tactiques',
  opportunities: 'Opportunités',
  banes: 'Fléaux du camp',
  bag: 'Jetons dans le sac',
  darkness: 'Ténèbres',
  combat: 'Combat',
  result: { won: 'remporté', failed: 'perdu', open: 'en cours' },
  campaign: 'Campagne',
  over: { won: 'gagnée', lost: 'perdue', open: 'en cours' },
  hidden: {
    bag: 'un jeton est pioché dans le sac',
    banes: 'un fléau est pioché',
    sport: 'la prochaine carte Joute est révélée',
    bloodshed: 'la prochaine carte Carnage est révélée',
    opportunity: 'la prochaine carte Opportunité est révélée',
    stack: 'la prochaine unité de la région est révélée',
    dice: 'les dés sont lancés',
    other: 'quelque chose de caché est révélé',
  },
}
