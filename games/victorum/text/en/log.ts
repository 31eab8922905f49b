import type { ChipId, EventId, OpportunityId } from '../../content/ids.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import type { Cause } from '../../rules/state/shape.ts'
import { possessive, tally, the } from '../../../text/grammar/english.ts'
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
  lasting,
  list,
  opportunity,
  prowess,
  skills,
  sports,
  tactics,
  Unit,
  unit,
} from './names.ts'
import { hero, opponent, place, scion, unitOf } from './nouns.ts'
import { scionCards } from './scions.ts'

const card = (id: string) => (!id.startsWith('O') ? fight(id as EventId).name : opportunity(id as OpportunityId).name)
const count = (rolled: readonly boolean[]) => rolled.filter(Boolean).length
const STAYS = {
  inRange: 'stays: its mark is in Range',
  onMark: 'stays on its mark',
  stuck: 'is stuck for now',
  nowhere: 'stays: no hex is nearer',
  noMark: 'stays: nothing on its list is here',
} as const
const BLESSINGS = {
  survive: '',
  reinforce: 'A blessing calls reinforcements',
  bane: 'A blessing is crossed off before the scion combat',
  purification: 'A blessing is given for purification',
} as const
/** One, and several. */
const RETURNED = {
  rivals: ['A rival unit goes to the bag', 'Rival units go to the bag'],
  banes: ['A bane goes back to the bag', 'Banes go back to the bag'],
  fallen: ['Your fallen unit is lost to the bag', 'Your fallen are lost to the bag'],
  restored: ['Back in the camp', 'Back in the camp'],
} as const
/** By the faces of the arena die; the chariot goes by its number. */
const COMPASS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const
const bearing = (what: Cause, face: number) => (what === 'chariot' ? '' : `, ${COMPASS[face - 1] ?? ''}`)
const ROLLERS: Readonly<Record<Cause, string>> = { chariot: 'the chariot', embers: 'an ember' }
/** Attacks are stopped by Armored, embers by being local or of the scion’s troop, everything else by Warded (VIC-SKILL-04). */
const ignoredBy = (cause: Cause, id: string) =>
  cause === 'attack'
    ? `by ${skills.armored.name}`
    : cause !== 'embers'
      ? `by ${skills.warded.name}`
      : isVesuvian(id)
        ? 'as a local unit'
        : 'as one of the scion’s troop'
const because = (entry: string) => `: ${entry === '!hero' ? 'the hero is on its list' : (entries[entry] ?? '')}`
const inLineup = (id: ChipId) => (id === 'primus' ? unit(id) : chip(id))
const effectOf = (run: string) => Object.values(scionCards).find(({ effects }) => run in effects)?.effects[run] ?? ''

/** One line of the chronicle for each thing that can happen; causes stand in brackets behind it, figures beside it. */
export const log: Said = {
  campaignBegan: ({ hero: id, scion: against, difficulty, primuses }) =>
    `${start(hero(id))} sets out against ${scion(against)} (${difficulties[difficulty]}). Primuses: ${list(primuses.map(hero))}`,
  prowessGained: ({ prowess: id }) => `Your hero gains the prowess ${prowess[id].name}`,
  statRaised: ({ stat }) => `Your hero’s ${stat === 'health' ? 'Health' : 'Leadership'} rises`,
  dieAdded: () => 'A yellow die is added to your hero’s Attack',
  dieUpgraded: ({ from, to }) => `A ${dice[from]} die of your hero becomes ${dice[to]}`,
  actBegan: ({ act: n }) => act(n),
  travelled: ({ to, by, harbors }) =>
    `The encampment ${by === 'sail' ? 'sails' : 'moves'} to ${place(to)}${harbors.length === 0 ? '' : ` by way of ${list(harbors.map(place))}`}`,
  weekMarked: () => 'A week passes',
  cardRevealed: ({ deck, card: id }) => `The next ${decks[deck]} card is ${card(id)}`,
  accepted: ({ card: id }) => `You accept ${card(id)}`,
  spectated: ({ card: id }) => `You watch ${card(id)} as a spectator`,
  reordered: ({ deck, cards }) => `You put the next ${decks[deck]} cards in order: ${list(cards.map(card))}`,
  influenceGained: () => 'The scion’s influence grows',
  baneDrawn: ({ bane, to }) => `A new bane goes to the ${to}: ${banes[bane].name}`,
  baneRemoved: ({ bane, out }) =>
    `The bane ${banes[bane].name} ${out ? 'leaves the game' : 'goes back to the bane stack'}`,
  opportunityKept: ({ card: id, other }) =>
    `You keep the Opportunity ${opportunity(id).name}${other === undefined ? '' : `; ${opportunity(other).name} goes back`}`,
  opportunityMet: ({ card: id }) => `The Opportunity ${opportunity(id).name} can be claimed`,
  opportunityClaimed: ({ card: id }) => `You claim the Opportunity ${opportunity(id).name}`,
  nothingToGain: ({ cause }, by) => `${by === '' ? cause : start(by)}: nothing to gain`,
  healed: ({ unit: id, cause }) => (cause === 'blessing' ? '' : `${Unit(id)} heals`),
  hpGained: ({ unit: id }) => `${Unit(id)} gains HP`,
  tacticGained: ({ tactic }) => `You gain the tactic ${tactics[tactic].name}`,
  tacticDiscarded: ({ tactic }) => `You discard the tactic ${tactics[tactic].name}`,
  recruited: ({ chip: id }) => `${Unit(id)} joins your troop`,
  sacrificed: ({ chip: id }) => `${Unit(id)} is sacrificed`,
  bagDrawn: ({ what, cause }) =>
    `Drawn from the bag: ${isBane(what) ? `the bane ${chip(what)}${goesBack(what, cause) ? ', which goes back' : ''}` : chip(what)}`,
  blessingUsed: ({ for: what }) => BLESSINGS[what],
  combatBegan: ({ kind, event, sport, region, against }) =>
    `${fightKinds[kind]} at ${the(arenaNames[region])}${against === undefined ? '' : `, against ${opponent(against)}`}${event === undefined ? '' : `: ${card(event)}`}${sport === undefined ? '' : ` (${sports[sport]})`}`,
  changeMade: ({ card: id }) => `${opportunity(id).name}: the change is made`,
  lineupSet: ({ chips: ids, tactics: placed }) =>
    `Rival lineup: ${list(ids.map(inLineup))}${placed.length === 0 ? '' : `; tactics: ${tally(placed.map(id => tactics[id].name))}`}`,
  tribuneNamed: ({ unit: id }) => `${Unit(id)} is the tribune`,
  turnBegan: ({ side, turn }) =>
    side === 'player' ? `Your turn ${turn}` : side === 'rival' ? `Rival turn ${turn}` : `Arena turn ${turn}`,
  standstill: ({ rounds, left }) =>
    `Nothing has changed for ${rounds} rounds: ${left} more and you fail the combat, unless a unit is hurt, defeated or deployed, or a point scored`,
  stepBegan: () => '',
  scored: ({ units }) => `${start(list(units.map(unit)))} ${units.length === 1 ? 'scores' : 'score'}`,
  deployed: ({ unit: id, kind, at, hp: n, dazed }) =>
    `${start(unitOf(id, kind))} enters on ${hexName(at)} with ${hp(n)}${dazed ? ', dazed' : ''}`,
  deployBlocked: ({ chip: id }) => `${Unit(id)} finds no free deployment hex`,
  tacticPlaced: ({ by, tactic, unit: id }) =>
    `${by === 'player' ? 'You place' : 'The rival places'} ${tactics[tactic].name} on ${unit(id)}`,
  tacticReturned: ({ tactic, unit: id }) =>
    id === undefined || isInstant(tactic) ? '' : `${tactics[tactic].name} on ${unit(id)} returns to the supply`,
  marked: ({ unit: id, entry, mark, hex, backup }) =>
    `${Unit(id)} ${backup ? 'heads for' : 'marks'} ${mark === undefined ? hexName(hex ?? -1) : unit(mark)}${because(entry)}`,
  moved: ({ unit: id, path }) => `${Unit(id)} moves to ${hexName(path.at(-1) ?? -1)}`,
  stayed: ({ unit: id, why }) => `${Unit(id)} ${STAYS[why]}`,
  displaced: ({ unit: id, from, to }) => `${Unit(id)} is displaced from ${hexName(from)} to ${hexName(to)}`,
  equipped: ({ unit: id, item }) => `${Unit(id)} takes ${items[item]}`,
  dropped: ({ item, at }) =>
    at < 0 ? `${start(items[item])} goes back beside the arena` : `${start(items[item])} drops on ${hexName(at)}`,
  skillUsed: ({ unit: id, skill, target }) =>
    `${Unit(id)} uses ${skills[skill].name}${target === undefined ? '' : ` on ${unit(target)}`}`,
  attacked: ({ unit: id, target, hits: rolled }) => `${Unit(id)} attacks ${unit(target)}: ${hits(count(rolled))}`,
  rerolled: ({ unit: id, hits: rolled }) => `${Unit(id)} rerolls: ${hits(count(rolled))}`,
  rolled: ({ unit: id, hits: rolled }, by) =>
    `${by === '' ? 'Roll' : start(by)}${id === undefined ? '' : ` against ${unit(id)}`}: ${hits(count(rolled))}`,
  arenaDie: ({ for: what, face }, by) => `The arena die for ${ROLLERS[what] ?? by} shows ${face}${bearing(what, face)}`,
  damaged: ({ unit: id, dealt, ignored, cause }) =>
    `${Unit(id)} is dealt ${damage(dealt)}${ignored === 0 ? '' : `, ${ignored === dealt ? 'all' : ignored} of it ignored ${ignoredBy(cause, id)}`}`,
  // a curse and a net are told by the skill, with its target
  effectBegan: ({ unit: id, what }) => (what === 'fatigued' ? `${Unit(id)} is ${lasting(what)}` : ''),
  effectEnded: ({ unit: id, what }) =>
    what === 'cursed' || what === 'netted' || what === 'fatigued' ? `${Unit(id)} is no longer ${lasting(what)}` : '',
  undazed: ({ unit: id }) => `${Unit(id)} is no longer dazed`,
  survived: ({ left }) =>
    `A blessing saves your hero, who fully heals; ${left === 0 ? 'no blessing is' : left === 1 ? '1 blessing is' : `${left} blessings are`} left`,
  prowessUsed: ({ prowess: id, unit: on }) =>
    `You use the prowess ${prowess[id].name}${on === undefined ? '' : ` for ${unit(on)}`}`,
  defeated: ({ unit: id, kind, by }) =>
    `${start(unitOf(id, kind))} falls${by === undefined || by === id ? '' : ` to ${unit(by)}`}`,
  heroReduced: () => 'The tribune has fallen: your hero is reduced to 1 HP',
  emberMoved: ({ from, to }) => `An ember drifts from ${hexName(from)} to ${hexName(to)}`,
  chariotMoved: ({ to }) => `The chariot rolls to ${hexName(to)}`,
  chariotStopped: ({ at }) => `The chariot stops on ${hexName(at)}`,
  activity: ({ rolled }) => `The scion rolls: ${hits(rolled.filter(({ hit }) => hit).length)}`,
  scionEffect: ({ run, x }, by) => {
    const effect = effectOf(run)
    return `${possessive(by, by.endsWith('s'))} card${/\bX\b/.test(effect) ? `, X = ${x}` : ''}: ${effect}`
  },
  scionMissed: () => 'It reaches nobody',
  darkness: ({ to, from }) =>
    to > from
      ? 'Darkness deepens'
      : isNightfall(from)
        ? 'Darkness falls upon everyone and begins anew'
        : 'Darkness lifts: one attack dealt 3 damage or more',
  risenAgain: ({ unit: id, times }) => `${Unit(id)} rises again, ${times} of 3`,
  relocated: ({ unit: id, to }) => `${Unit(id)} slips away to ${hexName(to)}`,
  surrendered: () => '',
  combatEnded: ({ result }, by) => `You ${result === 'won' ? 'win' : 'fail'} the combat${by === '' ? '' : `: ${by}`}`,
  rewardChosen: () => '',
  returned: ({ what, chips: ids }) =>
    ids.length === 0 ? '' : `${RETURNED[what][ids.length === 1 ? 0 : 1]}: ${chips(ids)}`,
  primusBeaten: ({ hero: id }) => `${start(hero(id))} is beaten and leaves the game`,
  ended: ({ result }, by) => `The campaign is ${result}${by === '' ? '' : `: ${by}`}`,
}
