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
import { scionCards } from './scions.ts'

const card = (id: string) => (!id.startsWith('O') ? fight(id as EventId).name : opportunity(id as OpportunityId).name)
const count = (rolled: readonly boolean[]) => rolled.filter(Boolean).length
const STAYS = {
  inRange: 'stays: its mark is in Range',
  onMark: 'stays on its mark',
  stuck: 'is stuck for now',
  nowhere: 'stays: no hex is nearer',
  noMark: 'stays: its list names nothing here',
} as const
const BLESSINGS = {
  survive: 'A blessing lets your hero survive',
  reinforce: 'A blessing calls reinforcements',
  bane: 'A blessing is given for a bane',
  purification: 'A blessing is given for purification',
} as const
const RETURNED = {
  rivals: 'Rival units go to the bag',
  banes: 'Banes go back to the bag',
  fallen: 'Lost to the bag',
  restored: 'Back in the camp',
} as const
const REWARDS: Readonly<Record<string, string>> = {
  recruit: 'a recruit',
  tactics: 'tactics',
  addDie: 'a die more',
  upgradeDie: 'a stronger die',
  health: 'Health',
  leadership: 'Leadership',
}
const effectOf = (run: string) => Object.values(scionCards).find(({ effects }) => run in effects)?.effects[run] ?? ''

/** One line of the chronicle for each thing that can happen; causes stand in brackets behind it, figures beside it. */
export const log: Said = {
  campaignBegan: ({ hero, scion, difficulty, primuses }) =>
    `${heroes[hero]} sets out against ${scions[scion]} (${difficulties[difficulty]}). Primuses: ${list(primuses.map(id => heroes[id]))}`,
  prowessGained: ({ prowess: id }) => `Prowess gained: ${prowess[id]?.name ?? ''}`,
  statRaised: ({ stat }) => (stat === 'health' ? 'Health rises' : 'Leadership rises'),
  dieAdded: () => 'A yellow die is added to your hero’s Attack',
  dieUpgraded: ({ from, to }) => `A ${dice[from]} die of your hero becomes ${dice[to]}`,
  actBegan: ({ act: n }) => act(n),
  travelled: ({ to, by, harbors }) =>
    `The encampment ${by === 'sail' ? 'sails' : 'moves'} to ${placeName(to)}${harbors.length === 0 ? '' : ` by way of ${list(harbors.map(id => placeName(id)))}`}`,
  weekMarked: () => 'A week passes',
  cardRevealed: ({ deck, card: id }) => `${decks[deck]}: ${card(id)}`,
  accepted: ({ card: id }) => `${card(id)} is accepted`,
  spectated: ({ card: id }) => `You watch ${card(id)} as a spectator`,
  reordered: ({ deck, cards }) => `Next cards of ${decks[deck]}: ${list(cards.map(card))}`,
  influenceGained: () => 'The scion’s influence grows',
  baneDrawn: ({ bane, to }) => `A bane is drawn into the ${to}: ${banes[bane].name}`,
  baneRemoved: ({ bane, out }) => `${banes[bane].name} ${out ? 'leaves the game' : 'goes back to the bane stack'}`,
  opportunityKept: ({ card: id, other }) =>
    `${opportunity(id).name} is kept${other === undefined ? '' : `, ${opportunity(other).name} goes back`}`,
  opportunityMet: ({ card: id }) => `${opportunity(id).name} can be claimed`,
  opportunityClaimed: ({ card: id }) => `${opportunity(id).name} is claimed`,
  nothingToGain: ({ cause }, by) => `${by === '' ? cause : by}: nothing to gain`,
  healed: ({ unit: id }) => `${Unit(id)} heals`,
  hpGained: ({ unit: id }) => `${Unit(id)} gains HP`,
  tacticGained: ({ tactic }) => `Tactic gained: ${tactics[tactic].name}`,
  tacticDiscarded: ({ tactic }) => `Tactic discarded: ${tactics[tactic].name}`,
  recruited: ({ chip: id }) => `${Unit(id)} joins your troop`,
  sacrificed: ({ chip: id }) => `${Unit(id)} is sacrificed`,
  bagDrawn: ({ what }) => `Drawn from the bag: ${chip(what)}`,
  blessingUsed: ({ for: what }) => BLESSINGS[what],
  combatBegan: ({ kind, event, sport, region }) =>
    `${fightKinds[kind]} at ${arenas[region].name}${event === undefined ? '' : `: ${card(event)}`}${sport === undefined ? '' : `, ${sports[sport]}`}`,
  changeMade: ({ card: id }) => `${opportunity(id).name}: the change is made`,
  lineupSet: ({ chips: ids, tactics: placed }) =>
    `Rival lineup: ${chips(ids)}${placed.length === 0 ? '' : `; tactics: ${list(placed.map(id => tactics[id].name))}`}`,
  tribuneNamed: ({ unit: id }) => `${Unit(id)} is the tribune`,
  turnBegan: ({ side, turn }) =>
    side === 'player' ? `Your turn ${turn}` : side === 'rival' ? `Rival turn ${turn}` : `Arena turn ${turn}`,
  stepBegan: () => '',
  scored: ({ units }) => `Points for ${list(units.map(unit))}`,
  deployed: ({ unit: id, at, hp: n, dazed }) =>
    `${Unit(id)} enters on ${hexName(at)} with ${hp(n)}${dazed ? ', dazed' : ''}`,
  deployBlocked: ({ chip: id }) => `${Unit(id)} finds no free deployment hex`,
  tacticPlaced: ({ by, tactic, unit: id }) =>
    `${by === 'player' ? 'You place' : 'The rival places'} ${tactics[tactic].name} on ${unit(id)}`,
  tacticReturned: ({ tactic }) => `${tactics[tactic].name} returns to the supply`,
  marked: ({ unit: id, entry, mark, hex, backup }) =>
    `${Unit(id)} ${backup ? 'comes nearer to' : 'marks'} ${mark === undefined ? hexName(hex ?? -1) : unit(mark)}: ${entries[entry] ?? ''}`,
  moved: ({ unit: id, path }) => `${Unit(id)} moves to ${hexName(path.at(-1) ?? -1)}`,
  stayed: ({ unit: id, why }) => `${Unit(id)} ${STAYS[why]}`,
  displaced: ({ unit: id, from, to }) => `${Unit(id)} is displaced from ${hexName(from)} to ${hexName(to)}`,
  equipped: ({ unit: id, item }) => `${Unit(id)} takes ${items[item]}`,
  dropped: ({ item, at }) =>
    at < 0 ? `The ${item} goes back beside the arena` : `The ${item} drops on ${hexName(at)}`,
  skillUsed: ({ unit: id, skill, target }) =>
    `${Unit(id)} uses ${skills[skill].name}${target === undefined ? '' : ` on ${unit(target)}`}`,
  attacked: ({ unit: id, target, hits: rolled }) => `${Unit(id)} attacks ${unit(target)}: ${hits(count(rolled))}`,
  rerolled: ({ unit: id, hits: rolled }) => `${Unit(id)} rerolls: ${hits(count(rolled))}`,
  rolled: ({ hits: rolled }, by) => `${by === '' ? 'Roll' : by}: ${hits(count(rolled))}`,
  arenaDie: ({ face }, by) => `${by === '' ? 'Arena die' : by}: arena die ${face}`,
  damaged: ({ unit: id, dealt, ignored }) =>
    `${Unit(id)} is dealt ${damage(dealt)}${ignored === 0 ? '' : `, ${ignored} ignored`}`,
  effectBegan: ({ unit: id, what }) => `${Unit(id)}: ${lasting(what)}`,
  effectEnded: ({ unit: id, what }) => `${Unit(id)}: no longer ${lasting(what)}`,
  undazed: ({ unit: id }) => `${Unit(id)} is no longer dazed`,
  survived: () => 'Your hero survives and fully heals',
  prowessUsed: ({ prowess: id, unit: on }) =>
    `${prowess[id]?.name ?? ''}${on === undefined ? '' : ` for ${unit(on)}`} is used`,
  defeated: ({ unit: id, by }) => `${Unit(id)} falls${by === undefined ? '' : ` to ${unit(by)}`}`,
  heroReduced: () => 'The tribune has fallen: your hero is reduced to 1 HP',
  emberMoved: ({ from, to }) => `An ember drifts from ${hexName(from)} to ${hexName(to)}`,
  chariotMoved: ({ to }) => `The chariot rolls to ${hexName(to)}`,
  chariotStopped: ({ at }) => `The chariot stops on ${hexName(at)}`,
  activity: ({ rolled }) => `The scion rolls: ${hits(rolled.filter(({ hit }) => hit).length)}`,
  scionEffect: ({ run, x }, by) => `${by}, X = ${x}: ${effectOf(run)}`,
  darkness: ({ to, from }) => (to > from ? 'Darkness deepens' : 'Darkness lifts'),
  risenAgain: ({ unit: id, times }) => `${Unit(id)} rises again, ${times} of 3`,
  relocated: ({ unit: id, to }) => `${Unit(id)} slips away to ${hexName(to)}`,
  surrendered: () => 'You surrender',
  combatEnded: ({ result }, by) => `The combat is ${result}${by === '' ? '' : `: ${by}`}`,
  rewardChosen: ({ reward }) => `Reward: ${REWARDS[ids.answer(reward)?.do ?? reward] ?? ''}`,
  returned: ({ what, chips: ids }) => (ids.length === 0 ? '' : `${RETURNED[what]}: ${chips(ids)}`),
  primusBeaten: ({ hero }) => `${heroes[hero]} is beaten and leaves the game`,
  ended: ({ result }, by) => `The campaign is ${result}${by === '' ? '' : `: ${by}`}`,
}
