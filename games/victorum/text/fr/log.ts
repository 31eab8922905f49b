import { words as ids } from '../../words.ts'
import type { EventId, OpportunityId } from '../../content/ids.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import type { Said } from '../log/line.ts'
import { arenas } from './arenas.ts'
import {
  act,
  banes,
  chip,
  chips,
  damage,
  decks,
  dice,
  difficulties,
  entries,
  fightKinds,
  fight,
  heroes,
  hits,
  hp,
  items,
  lasting,
  list,
  opportunity,
  placeName,
  prowess,
  scions,
  skills,
  sports,
  tactics,
  Unit,
  unit,
} from './names.ts'
import { start } from '../../../text/sentence.ts'
import { scionCards } from './scions.ts'

const card = (id: string) => (!id.startsWith('O') ? fight(id as EventId).name : opportunity(id as OpportunityId).name)
const count = (rolled: readonly boolean[]) => rolled.filter(Boolean).length
const STAYS = {
  inRange: 'ne bouge pas : son objectif est à Portée',
  onMark: 'reste sur son objectif',
  stuck: 'est coincée pour l’instant',
  nowhere: 'ne bouge pas : aucune case n’est plus proche',
  noMark: 'ne bouge pas : sa liste ne nomme rien ici',
} as const
const BLESSINGS = {
  survive: 'Une bénédiction fait survivre votre héros',
  reinforce: 'Une bénédiction appelle des renforts',
  bane: 'Une bénédiction est donnée contre un fléau',
  purification: 'Une bénédiction est donnée pour la purification',
} as const
const RETURNED = {
  rivals: 'Unités rivales remises au sac',
  banes: 'Fléaux remis au sac',
  fallen: 'Perdues, au sac',
  restored: 'De retour au camp',
} as const
const REWARDS: Readonly<Record<string, string>> = {
  recruit: 'une recrue',
  tactics: 'des tactiques',
  addDie: 'un dé de plus',
  upgradeDie: 'un dé plus fort',
  health: 'Santé',
  leadership: 'Commandement',
}
const effectOf = (run: string) => Object.values(scionCards).find(({ effects }) => run in effects)?.effects[run] ?? ''

export const log: Said = {
  campaignBegan: ({ hero, scion, difficulty, primuses }) =>
    `${heroes[hero]} part affronter ${scions[scion]} (${difficulties[difficulty]}). Primus : ${list(primuses.map(id => heroes[id]))}`,
  prowessGained: ({ prowess: id }) => `Prouesse gagnée : ${prowess[id]?.name ?? ''}`,
  statRaised: ({ stat }) => (stat === 'health' ? 'La Santé augmente' : 'Le Commandement augmente'),
  dieAdded: () => 'Un dé jaune rejoint l’Attaque de votre héros',
  dieUpgraded: ({ from, to }) => `Un dé ${dice[from]} de votre héros devient ${dice[to]}`,
  actBegan: ({ act: n }) => act(n),
  travelled: ({ to, by, harbors }) =>
    `Le campement ${by === 'sail' ? 'prend la mer' : 'se déplace'} vers ${placeName(to)}${harbors.length === 0 ? '' : ` par ${list(harbors.map(id => placeName(id)))}`}`,
  weekMarked: () => 'Une semaine passe',
  cardRevealed: ({ deck, card: id }) => `${decks[deck]} : ${card(id)}`,
  accepted: ({ card: id }) => `${card(id)} : accepté`,
  spectated: ({ card: id }) => `Vous assistez en spectateur : ${card(id)}`,
  reordered: ({ deck, cards }) => `Prochaines cartes (${decks[deck]}) : ${list(cards.map(card))}`,
  influenceGained: () => 'L’influence du Rejeton grandit',
  baneDrawn: ({ bane, to }) =>
    `Un fléau est pioché et va ${to === 'bag' ? 'dans le sac' : 'au camp'} : ${banes[bane].name}`,
  baneRemoved: ({ bane, out }) => `${banes[bane].name} ${out ? 'quitte la partie' : 'retourne à la pile des fléaux'}`,
  opportunityKept: ({ card: id, other }) =>
    `${opportunity(id).name} : gardée${other === undefined ? '' : ` ; ${opportunity(other).name} repart`}`,
  opportunityMet: ({ card: id }) => `${opportunity(id).name} peut être réclamée`,
  opportunityClaimed: ({ card: id }) => `${opportunity(id).name} : réclamée`,
  nothingToGain: ({ cause }, by) => `${by === '' ? cause : start(by)} : rien à gagner`,
  healed: ({ unit: id }) => `${Unit(id)} se soigne`,
  hpGained: ({ unit: id }) => `${Unit(id)} gagne des PV`,
  tacticGained: ({ tactic }) => `Tactique gagnée : ${tactics[tactic].name}`,
  tacticDiscarded: ({ tactic }) => `Tactique défaussée : ${tactics[tactic].name}`,
  recruited: ({ chip: id }) => `${Unit(id)} rejoint votre troupe`,
  sacrificed: ({ chip: id }) => `Sacrifice : ${unit(id)}`,
  bagDrawn: ({ what }) => `Pioché dans le sac : ${chip(what)}`,
  blessingUsed: ({ for: what }) => BLESSINGS[what],
  combatBegan: ({ kind, event, sport, region }) =>
    `${fightKinds[kind]}, ${arenas[region].name}${event === undefined ? '' : ` : ${card(event)}`}${sport === undefined ? '' : `, ${sports[sport]}`}`,
  changeMade: ({ card: id }) => `${opportunity(id).name} : le changement est fait`,
  lineupSet: ({ chips: ids, tactics: placed }) =>
    `Effectif rival : ${chips(ids)}${placed.length === 0 ? '' : ` ; tactiques : ${list(placed.map(id => tactics[id].name))}`}`,
  tribuneNamed: ({ unit: id }) => `Tribun : ${unit(id)}`,
  turnBegan: ({ side, turn }) =>
    side === 'player' ? `Votre tour ${turn}` : side === 'rival' ? `Tour rival ${turn}` : `Tour d’arène ${turn}`,
  stepBegan: () => '',
  scored: ({ units }) => `Des points pour ${list(units.map(unit))}`,
  deployed: ({ unit: id, at, hp: n, dazed }) =>
    `${Unit(id)} entre en ${hexName(at)} avec ${hp(n)}${dazed ? ', unité sonnée' : ''}`,
  deployBlocked: ({ chip: id }) => `${Unit(id)} ne trouve aucune case de déploiement libre`,
  tacticPlaced: ({ by, tactic, unit: id }) =>
    `${by === 'player' ? 'Vous placez' : 'Le rival place'} ${tactics[tactic].name} sur ${unit(id)}`,
  tacticReturned: ({ tactic }) => `${tactics[tactic].name} retourne à la réserve`,
  marked: ({ unit: id, entry, mark, hex, backup }) =>
    `${Unit(id)} ${backup ? 's’approche de' : 'prend pour objectif'} ${mark === undefined ? hexName(hex ?? -1) : unit(mark)} : ${entries[entry] ?? ''}`,
  moved: ({ unit: id, path }) => `${Unit(id)} va en ${hexName(path.at(-1) ?? -1)}`,
  stayed: ({ unit: id, why }) => `${Unit(id)} ${STAYS[why]}`,
  displaced: ({ unit: id, from, to }) => `Déplacement forcé de ${hexName(from)} à ${hexName(to)} : ${unit(id)}`,
  equipped: ({ unit: id, item }) => `${Unit(id)} prend ${items[item]}`,
  dropped: ({ item, at }) =>
    at < 0 ? `${start(items[item])} revient à côté de l’arène` : `${start(items[item])} tombe en ${hexName(at)}`,
  skillUsed: ({ unit: id, skill, target }) =>
    `${Unit(id)} utilise ${skills[skill].name}${target === undefined ? '' : ` sur ${unit(target)}`}`,
  attacked: ({ unit: id, target, hits: rolled }) => `${Unit(id)} attaque ${unit(target)} : ${hits(count(rolled))}`,
  rerolled: ({ unit: id, hits: rolled }) => `${Unit(id)} relance : ${hits(count(rolled))}`,
  rolled: ({ hits: rolled }, by) => `${by === '' ? 'Jet' : start(by)} : ${hits(count(rolled))}`,
  arenaDie: ({ face }, by) => `${by === '' ? 'Dé d’arène' : start(by)} : dé d’arène ${face}`,
  damaged: ({ unit: id, dealt, ignored }) =>
    `${Unit(id)} subit ${damage(dealt)}${ignored === 0 ? '' : `, dont ${ignored} sans effet`}`,
  effectBegan: ({ unit: id, what }) => `${Unit(id)} : ${lasting(what)}`,
  effectEnded: ({ unit: id, what }) => `${Unit(id)} : fin de l’effet ${lasting(what)}`,
  undazed: ({ unit: id }) => `${Unit(id)} retrouve ses esprits`,
  survived: () => 'Votre héros survit et se soigne entièrement',
  prowessUsed: ({ prowess: id, unit: on }) =>
    `Prouesse utilisée${on === undefined ? '' : ` pour ${unit(on)}`} : ${prowess[id]?.name ?? ''}`,
  defeated: ({ unit: id, by }) => `${Unit(id)} tombe${by === undefined ? '' : ` face à ${unit(by)}`}`,
  heroReduced: () => 'Le tribun est tombé : votre héros est réduit à 1\u00a0PV',
  emberMoved: ({ from, to }) => `Une braise dérive de ${hexName(from)} à ${hexName(to)}`,
  chariotMoved: ({ to }) => `Le char roule jusqu’en ${hexName(to)}`,
  chariotStopped: ({ at }) => `Le char s’arrête en ${hexName(at)}`,
  activity: ({ rolled }) => `Le Rejeton lance les dés : ${hits(rolled.filter(({ hit }) => hit).length)}`,
  scionEffect: ({ run, x }, by) => `${by}, X = ${x} : ${effectOf(run)}`,
  darkness: ({ to, from }) => (to > from ? 'Les ténèbres s’épaississent' : 'Les ténèbres se lèvent'),
  risenAgain: ({ unit: id, times }) => `${Unit(id)} se relève, ${times} sur 3`,
  relocated: ({ unit: id, to }) => `${Unit(id)} se glisse en ${hexName(to)}`,
  surrendered: () => 'Vous capitulez',
  combatEnded: ({ result }, by) =>
    `Le combat est ${result === 'won' ? 'remporté' : 'perdu'}${by === '' ? '' : ` : ${by}`}`,
  rewardChosen: ({ reward }) => `Récompense : ${REWARDS[ids.answer(reward)?.do ?? reward] ?? ''}`,
  returned: ({ what, chips: ids }) => (ids.length === 0 ? '' : `${RETURNED[what]} : ${chips(ids)}`),
  primusBeaten: ({ hero }) => `${heroes[hero]} : primus vaincu, hors de la partie`,
  ended: ({ result }, by) => `La campagne est ${result === 'won' ? 'gagnée' : 'perdue'}${by === '' ? '' : ` : ${by}`}`,
}
