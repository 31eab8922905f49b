import type { ChipId, EventId, OpportunityId } from '../../content/ids.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import type { Cause } from '../../rules/state/shape.ts'
import { a, ed, tally } from '../../../text/grammar/french.ts'
import { start } from '../../../text/sentence.ts'
import { goesBack, isBane, isInstant, isNightfall, isVesuvian } from '../log/known.ts'
import type { Said } from '../log/line.ts'
import { arenaNames } from './arenas.ts'
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
  hits,
  hp,
  items,
  list,
  opportunity,
  prowess,
  skills,
  sports,
  tactics,
  Unit,
  unit,
} from './names.ts'
import { hero, heroNames, ofScionRun, opponent, place, scion, toUnit, unitEd, unitOf } from './nouns.ts'
import { scionCards } from './scions.ts'

const card = (id: string) =>
  `« ${!id.startsWith('O') ? fight(id as EventId).name : opportunity(id as OpportunityId).name} »`
const count = (rolled: readonly boolean[]) => rolled.filter(Boolean).length
const STAYS = {
  inRange: () => 'ne bouge pas : son objectif est à Portée',
  onMark: () => 'reste sur son objectif',
  stuck: (id: string) => `est coincé${unitEd(id)} pour l’instant`,
  nowhere: () => 'ne bouge pas : aucune case n’est plus proche',
  noMark: () => 'ne bouge pas : rien de sa liste n’est ici',
} as const
const BLESSINGS = {
  survive: '',
  reinforce: 'Une bénédiction appelle des renforts',
  bane: 'Une bénédiction est rayée avant le combat du Rejeton',
  purification: 'Une bénédiction est donnée pour la purification',
} as const
/** Une, et plusieurs. */
const RETURNED = {
  rivals: ['Unité rivale remise au sac', 'Unités rivales remises au sac'],
  banes: ['Fléau remis au sac', 'Fléaux remis au sac'],
  fallen: ['Votre unité tombée est perdue et va au sac', 'Vos unités tombées sont perdues et vont au sac'],
  restored: ['De retour au camp', 'De retour au camp'],
} as const
const COMPASS = ['est', 'sud-est', 'sud-ouest', 'ouest', 'nord-ouest', 'nord-est'] as const
const bearing = (what: Cause, face: number) => (what === 'chariot' ? '' : `, ${COMPASS[face - 1] ?? ''}`)
const ROLLERS: Readonly<Record<Cause, string>> = { chariot: 'le char', embers: 'une braise' }
/** Attacks are stopped by Armored, embers by being local or of the scion’s troop, everything else by Warded (VIC-SKILL-04). */
const ignoredBy = (cause: Cause, id: string) =>
  cause === 'attack'
    ? `par ${skills.armored.name}`
    : cause !== 'embers'
      ? `par ${skills.warded.name}`
      : isVesuvian(id)
        ? 'en tant qu’unité locale'
        : 'en tant qu’unité du Rejeton'
const because = (entry: string) => ` : ${entry === '!hero' ? 'le héros figure sur sa liste' : (entries[entry] ?? '')}`
const IS = {
  cursed: (e: string) => `maudit${e}`,
  netted: (e: string) => `pris${e} au filet`,
  fatigued: (e: string) => `épuisé${e}`,
} as const
const inLineup = (id: ChipId) => (id === 'primus' ? unit(id) : chip(id))
const effectOf = (run: string) => Object.values(scionCards).find(({ effects }) => run in effects)?.effects[run] ?? ''

export const log: Said = {
  campaignBegan: ({ hero: id, scion: against, difficulty, primuses }) =>
    `${start(hero(id))} part affronter ${scion(against)} (${difficulties[difficulty]}). Primus : ${list(primuses.map(hero))}`,
  prowessGained: ({ prowess: id }) => `Votre héros gagne la prouesse « ${prowess[id].name} »`,
  statRaised: ({ stat }) =>
    stat === 'health' ? 'La Santé de votre héros augmente' : 'Le Commandement de votre héros augmente',
  dieAdded: () => 'Un dé jaune rejoint l’Attaque de votre héros',
  dieUpgraded: ({ from, to }) => `Un dé ${dice[from]} de votre héros devient ${dice[to]}`,
  actBegan: ({ act: n }) => act(n),
  travelled: ({ to, by, harbors }) =>
    `Le campement ${by === 'sail' ? 'prend la mer' : 'se déplace'} vers ${place(to)}${harbors.length === 0 ? '' : ` en passant par ${list(harbors.map(place))}`}`,
  weekMarked: () => 'Une semaine passe',
  cardRevealed: ({ deck, card: id }) => `Prochaine carte ${decks[deck]} : ${card(id)}`,
  accepted: ({ card: id }) => `Vous acceptez ${card(id)}`,
  spectated: ({ card: id }) => `Vous assistez en spectateur à ${card(id)}`,
  reordered: ({ deck, cards }) =>
    `Vous rangez les prochaines cartes ${decks[deck]} dans cet ordre : ${list(cards.map(card))}`,
  influenceGained: () => 'L’influence du Rejeton grandit',
  baneDrawn: ({ bane, to }) => `Un nouveau fléau va ${to === 'bag' ? 'dans le sac' : 'au camp'} : ${banes[bane].name}`,
  baneRemoved: ({ bane, out }) =>
    `Le fléau « ${banes[bane].name} » ${out ? 'quitte la partie' : 'retourne à la pile des fléaux'}`,
  opportunityKept: ({ card: id, other }) =>
    `Vous gardez l’Opportunité ${card(id)}${other === undefined ? '' : ` ; l’autre, ${card(other)}, repart`}`,
  opportunityMet: ({ card: id }) => `L’Opportunité ${card(id)} peut être réclamée`,
  opportunityClaimed: ({ card: id }) => `Vous réclamez l’Opportunité ${card(id)}`,
  nothingToGain: ({ cause }, by) => `${by === '' ? cause : start(by)} : rien à gagner`,
  healed: ({ unit: id, cause }) => (cause === 'blessing' ? '' : `${Unit(id)} se soigne`),
  hpGained: ({ unit: id }) => `${Unit(id)} gagne des PV`,
  tacticGained: ({ tactic }) => `Vous gagnez la tactique « ${tactics[tactic].name} »`,
  tacticDiscarded: ({ tactic }) => `Vous défaussez la tactique « ${tactics[tactic].name} »`,
  recruited: ({ chip: id }) => `${Unit(id)} rejoint votre troupe`,
  sacrificed: ({ chip: id }) => `${Unit(id)} est sacrifié${unitEd(id)}`,
  bagDrawn: ({ what, cause }) =>
    `On pioche dans le sac : ${isBane(what) ? `le fléau « ${chip(what)} »${goesBack(what, cause) ? ', qui y retourne' : ''}` : chip(what)}`,
  blessingUsed: ({ for: what }) => BLESSINGS[what],
  combatBegan: ({ kind, event, sport, region, against }) =>
    `${fightKinds[kind]} ${a(arenaNames[region])}${against === undefined ? '' : `, contre ${opponent(against)}`}${event === undefined ? '' : ` : ${card(event)}`}${sport === undefined ? '' : ` (${sports[sport]})`}`,
  changeMade: ({ card: id }) => `L’Opportunité ${card(id)} permet un changement : il est fait`,
  lineupSet: ({ chips: ids, tactics: placed }) =>
    `Effectif rival : ${list(ids.map(inLineup))}${placed.length === 0 ? '' : ` ; tactiques : ${tally(placed.map(id => tactics[id].name))}`}`,
  tribuneNamed: ({ unit: id }) => `Le tribun est ${unit(id)}`,
  turnBegan: ({ side, turn }) =>
    side === 'player' ? `Votre tour ${turn}` : side === 'rival' ? `Tour rival ${turn}` : `Tour d’arène ${turn}`,
  standstill: ({ rounds, left }) =>
    `Rien n’a changé depuis ${rounds} tours : encore ${left} et le combat est perdu, à moins de blesser, vaincre ou déployer une unité, ou de marquer`,
  stepBegan: () => '',
  scored: ({ units }) => `${start(list(units.map(unit)))} ${units.length === 1 ? 'marque' : 'marquent'}`,
  deployed: ({ unit: id, kind, at, hp: n, dazed }) =>
    `${start(unitOf(id, kind))} entre en ${hexName(at)} avec ${hp(n)}${dazed ? `, sonné${unitEd(id === 'primus' ? kind : id)}` : ''}`,
  deployBlocked: ({ chip: id }) => `${Unit(id)} ne trouve aucune case de déploiement libre`,
  tacticPlaced: ({ by, tactic, unit: id }) =>
    `${by === 'player' ? 'Vous placez' : 'Le rival place'} « ${tactics[tactic].name} » sur ${unit(id)}`,
  tacticReturned: ({ tactic, unit: id }) =>
    id === undefined || isInstant(tactic)
      ? ''
      : `La tactique « ${tactics[tactic].name} » posée sur ${unit(id)} retourne à la réserve`,
  marked: ({ unit: id, entry, mark, hex, backup }) =>
    backup
      ? `${Unit(id)} se dirige vers ${mark === undefined ? hexName(hex ?? -1) : unit(mark)}${because(entry)}`
      : `${Unit(id)} prend pour objectif ${mark === undefined ? hexName(hex ?? -1) : unit(mark)}${because(entry)}`,
  moved: ({ unit: id, path }) => `${Unit(id)} va en ${hexName(path.at(-1) ?? -1)}`,
  stayed: ({ unit: id, why }) => `${Unit(id)} ${STAYS[why](id)}`,
  displaced: ({ unit: id, from, to }) => `${Unit(id)} est déplacé${unitEd(id)} de ${hexName(from)} en ${hexName(to)}`,
  equipped: ({ unit: id, item }) => `${Unit(id)} prend ${items[item]}`,
  dropped: ({ item, at }) =>
    at < 0 ? `${start(items[item])} revient à côté de l’arène` : `${start(items[item])} tombe en ${hexName(at)}`,
  skillUsed: ({ unit: id, skill, target }) =>
    `${Unit(id)} utilise ${skills[skill].name}${target === undefined ? '' : ` sur ${unit(target)}`}`,
  attacked: ({ unit: id, target, hits: rolled }) => `${Unit(id)} attaque ${unit(target)} : ${hits(count(rolled))}`,
  rerolled: ({ unit: id, hits: rolled }) => `${Unit(id)} relance : ${hits(count(rolled))}`,
  rolled: ({ unit: id, hits: rolled }, by) =>
    `${by === '' ? 'Jet' : start(by)}${id === undefined ? '' : ` contre ${unit(id)}`} : ${hits(count(rolled))}`,
  arenaDie: ({ for: what, face }, by) => `Dé d’arène pour ${ROLLERS[what] ?? by} : ${face}${bearing(what, face)}`,
  damaged: ({ unit: id, dealt, ignored, cause }) =>
    `${Unit(id)} subit ${damage(dealt)}${ignored === 0 ? '' : `, ${ignored === dealt ? '' : `dont ${ignored} `}ignoré${ignored > 1 ? 's' : ''} ${ignoredBy(cause, id)}`}`,
  // a curse and a net are told by the skill, with its target
  effectBegan: ({ unit: id, what }) => (what === 'fatigued' ? `${Unit(id)} est ${IS[what](unitEd(id))}` : ''),
  effectEnded: ({ unit: id, what }) =>
    what === 'cursed' || what === 'netted' || what === 'fatigued'
      ? `${Unit(id)} n’est plus ${IS[what](unitEd(id))}`
      : '',
  undazed: ({ unit: id }) => `${Unit(id)} retrouve ses esprits`,
  survived: ({ left }) =>
    `Une bénédiction sauve votre héros, qui se soigne entièrement ; ${left === 0 ? 'il n’en reste aucune' : `il en reste ${left}`}`,
  prowessUsed: ({ prowess: id, unit: on }) =>
    `Vous utilisez la prouesse « ${prowess[id].name} »${on === undefined ? '' : ` pour ${unit(on)}`}`,
  defeated: ({ unit: id, kind, by }) =>
    `${start(unitOf(id, kind))} tombe${by === undefined || by === id ? '' : ` face ${toUnit(by)}`}`,
  heroReduced: () => 'Le tribun est tombé : votre héros est réduit à 1\u00a0PV',
  emberMoved: ({ from, to }) => `Une braise dérive de ${hexName(from)} en ${hexName(to)}`,
  chariotMoved: ({ to }) => `Le char roule jusqu’en ${hexName(to)}`,
  chariotStopped: ({ at }) => `Le char s’arrête en ${hexName(at)}`,
  activity: ({ rolled }) => `Le Rejeton lance les dés : ${hits(rolled.filter(({ hit }) => hit).length)}`,
  scionEffect: ({ run, x }) => {
    const effect = effectOf(run)
    return `Carte ${ofScionRun(run)}${/\bX\b/.test(effect) ? `, X = ${x}` : ''} : ${effect}`
  },
  scionMissed: () => 'Cela ne touche personne',
  darkness: ({ to, from }) =>
    to > from
      ? 'Les ténèbres s’épaississent'
      : isNightfall(from)
        ? 'Les ténèbres s’abattent sur tous, puis tout recommence'
        : 'Les ténèbres se dissipent : une attaque a infligé 3 dégâts ou plus',
  risenAgain: ({ unit: id, times }) => `${Unit(id)} se relève, ${times} sur 3`,
  relocated: ({ unit: id, to }) => `${Unit(id)} se glisse en ${hexName(to)}`,
  surrendered: () => '',
  combatEnded: ({ result }, by) =>
    `Le combat est ${result === 'won' ? 'remporté' : 'perdu'}${by === '' ? '' : ` : ${by}`}`,
  rewardChosen: () => '',
  returned: ({ what, chips: ids }) =>
    ids.length === 0 ? '' : `${RETURNED[what][ids.length === 1 ? 0 : 1]} : ${chips(ids)}`,
  primusBeaten: ({ hero: id }) => `${start(hero(id))} est vaincu${ed(heroNames[id])} et quitte la partie`,
  ended: ({ result }, by) => `La campagne est ${result === 'won' ? 'gagnée' : 'perdue'}${by === '' ? '' : ` : ${by}`}`,
}
