import type { Because, UsualBecause } from '../../../text/because.ts'
import { start } from '../../../text/sentence.ts'
import type {
  BaneId,
  DeckId,
  OpportunityId,
  PlaceId,
  ProwessId,
  RegionId,
  SkillId,
  TacticId,
} from '../../content/ids.ts'
import type { ReasonKey } from '../../rules/state/reasons.query.ts'
import {
  banes,
  chip,
  decks,
  entries,
  fight,
  opportunity,
  prowess,
  regions,
  skills,
  tactics,
  Unit,
  unit,
  weeks,
} from './names.ts'
import { place as placeIn } from './nouns.ts'

/** What a reason may carry: ids, names of hexes, numbers. */
export interface ReasonValues {
  readonly prowess: ProwessId
  readonly lower: ProwessId
  readonly column: number
  readonly place: PlaceId
  readonly from: PlaceId
  readonly harbor: PlaceId
  readonly region: RegionId
  readonly weeks: number
  readonly deck: DeckId
  readonly card: OpportunityId | 'B10' | 'S19'
  readonly unit: string
  readonly tactic: TacticId
  readonly bane: BaneId
  readonly turns: number
  readonly kind: 'primus' | 'scion'
  readonly cap: number
  readonly hex: string
  readonly movement: number
  readonly skill: SkillId
  readonly distance: number
  readonly range: number
  readonly by: string
  readonly target: string
  readonly entry: string
}

const card = (id: ReasonValues['card']) => (id === 'B10' || id === 'S19' ? fight(id).name : opportunity(id).name)
const chipOf = (id: string) => {
  const name = chip(id)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Why not. */
export const reasons: Readonly<Record<ReasonKey, (values: ReasonValues) => string>> = {
  prowessNotYours: ({ prowess: id }) => `${prowess[id].name} is not one of your hero’s cards.`,
  prowessEarned: ({ prowess: id }) => `You already have ${prowess[id].name}.`,
  lowerLevelFirst: ({ prowess: id, lower }) => `${prowess[id].name} needs ${prowess[lower].name} first.`,
  fourDice: () => 'Your hero already has four dice.',
  noSuchDie: ({ column }) => `Your hero has no die ${column + 1}.`,
  dieBlack: ({ column }) => `Die ${column + 1} is black and cannot become stronger.`,
  statAtLimit: () => 'It is already as high as it can be.',
  youAreHere: ({ place }) => `The encampment is already at ${placeIn(place)}; it must move on.`,
  notAdjacent: ({ place }) => `${start(placeIn(place))} is not adjacent.`,
  noTurningBack: ({ place }) => `You have come from ${placeIn(place)}: no turning back.`,
  backOverHarbor: ({ harbor }) => `You have just landed by way of ${placeIn(harbor)}: no turning back over it.`,
  closedCapital: ({ place, region }) =>
    `${start(placeIn(place))} is closed: no primus waits for you there (${regions[region]}).`,
  onlyInActFour: ({ place }) => `${start(placeIn(place))} opens for the scion in Act IV.`,
  harborIsCrossed: ({ place }) => `No journey ends on a harbor: ${placeIn(place)} is passed, or sailed from.`,
  noWeekToSail: ({ weeks: n }) => `With ${weeks(n)} marked, none is left to sail.`,
  noWeekToAccept: ({ weeks: n }) => `With ${weeks(n)} marked, you can only spectate in the last one.`,
  deckEmpty: ({ deck }) => `The ${decks[deck]} deck is empty.`,
  notMet: ({ card: id }) => `${card(id)}: what it asks for is not done.`,
  notInCamp: ({ card: id }) => `${card(id)} is not in your camp.`,
  onlyOutsideCombat: ({ card: id }) => `${card(id)} works only outside combat.`,
  doneAlready: ({ card: id }) => `${card(id)} has been done already.`,
  noBlessing: () => 'You have no blessing left.',
  notATactician: ({ unit: id }) => `${Unit(id)} is not a Tactician.`,
  cannotBeRecruited: ({ unit: id }) => `${chipOf(id)} can never be recruited.`,
  neverDeployed: ({ unit: id }) => `${Unit(id)} was never deployed.`,
  eliteStays: ({ unit: id }) => `${Unit(id)} is elite and cannot be sacrificed.`,
  inTheArena: ({ unit: id }) => `${Unit(id)} is in the arena.`,
  notInTroop: ({ unit: id }) => `${chipOf(id)} is not in your troop.`,
  noPlaceForTactic: () => 'Your camp holds as many tactics as it may.',
  noneInSupply: ({ tactic }) => `The supply has no ${tactics[tactic].name}.`,
  notHeld: ({ tactic }) => `You have no ${tactics[tactic].name}.`,
  baneInCombat: ({ bane }) => `${banes[bane].name} is in the combat.`,
  baneNotInPlay: ({ bane }) => `${banes[bane].name} is not in play.`,
  eliteUnit: ({ unit: id }) => `${Unit(id)} is elite: no tactic can be placed on it.`,
  hamstrungAlready: ({ unit: id }) => `${Unit(id)} is hamstrung already.`,
  unyielding: ({ unit: id }) => `${Unit(id)} is Unyielding: opponents place no tactics on it.`,
  noUnitBeside: ({ unit: id }) => `No unit of yours is beside ${unit(id)}, and none has Tactical.`,
  onlyYourOwn: ({ tactic }) => `${tactics[tactic].name} can only be placed on a unit of your own.`,
  noSuchTactic: ({ tactic }) => `${tactics[tactic].name} is not in your camp.`,
  tacticsForbidden: ({ card: id }) => `${card(id)}: nobody can place tactics.`,
  jeered: ({ turns }) => `Jeering Crowd: no tactics on your first ${turns} turns.`,
  noSurrender: ({ kind }) => `A ${kind} combat cannot be surrendered.`,
  noQuarter: ({ card: id }) => `${card(id)}: this combat cannot be surrendered.`,
  windowClosed: () => 'You can surrender only before anything else of your turn.',
  heroNotInLineup: () => 'Your lineup has no place for the hero.',
  placesUsed: ({ unit: id }) => `Your lineup has no place left for ${unit(id)}.`,
  notInYourCamp: ({ unit: id }) => `${chipOf(id)} is not in your camp.`,
  isDefeated: ({ unit: id }) => `${Unit(id)} is defeated.`,
  isDeployed: ({ unit: id }) => `${Unit(id)} is already in the arena.`,
  unitCap: ({ cap }) => `No more than ${cap} units of yours may be in the arena.`,
  mustDeploy: () => 'You have no unit in the arena: deploy one or surrender.',
  noFreeHex: () => 'All your deployment hexes are blocked.',
  notADeployHex: ({ hex }) => `${hex} is not a deployment hex of yours.`,
  hexBlocked: ({ hex }) => `${hex} is blocked.`,
  notYourUnit: ({ unit: id }) => `${chipOf(id)} is not a unit of yours in the arena.`,
  outOfReach: ({ unit: id, hex, movement }) => `${hex} is out of reach for ${unit(id)} (Movement ${movement}).`,
  hasNoSuchSkill: ({ unit: id, skill }) => `${Unit(id)} does not have ${skills[skill].name}.`,
  usedAlready: ({ unit: id, skill }) => `${Unit(id)} has used ${skills[skill].name} already.`,
  hasShifted: ({ unit: id, skill }) => `${Unit(id)} has moved this turn: no ${skills[skill].name}.`,
  noUseNow: ({ unit: id, skill }) => `${skills[skill].name} of ${unit(id)} would do nothing now.`,
  isChained: ({ unit: id }) => `${Unit(id)} is in chains and uses no Abilities.`,
  notAnOpponent: ({ unit: id }) => `${Unit(id)} is not an opponent.`,
  outOfRange: ({ unit: id, distance, range }) => `${Unit(id)} is ${distance} hexes away; the Range is ${range}.`,
  taunted: ({ unit: id, by }) => `${Unit(by)} taunts: ${unit(id)} cannot be attacked.`,
  notASkillTarget: ({ skill, target }) => `${Unit(target)} is no target for ${skills[skill].name}.`,
  notALandingHex: ({ skill, hex }) => `${hex} is no landing hex for ${skills[skill].name}.`,
  notTheMark: ({ entry }) => `Not what its list says: ${entries[entry] ?? ''}.`,
  outOfItsReach: ({ unit: id, hex, movement }) => `${hex} is out of reach for ${unit(id)} (Movement ${movement}).`,
  notItsBestHex: ({ unit: id, hex }) => `${hex} is not the best hex for ${unit(id)}.`,
  otherTarget: ({ unit: id }) => `${Unit(id)} prefers another target.`,
  notItsTurn: ({ unit: id }) => `It is not the turn of ${unit(id)}.`,
  stillStuck: ({ unit: id }) => `${Unit(id)} is still stuck.`,
  hasMovedAlready: ({ unit: id }) => `${Unit(id)} has moved already.`,
  hasActedAlready: ({ unit: id }) => `${Unit(id)} has acted already.`,
  isFatigued: ({ unit: id }) => `${Unit(id)} is fatigued.`,
  isDazed: ({ unit: id }) => `${Unit(id)} is dazed.`,
  nobodyInRange: ({ unit: id }) => `${Unit(id)} has nobody in Range.`,
  notBesideIt: ({ unit: id, hex }) => `${hex} is not beside ${unit(id)}.`,
  onTheTrack: ({ hex }) => `${hex} is on the track.`,
  hexTaken: ({ hex }) => `${hex} is taken.`,
  strikesNobody: ({ unit: id }) => `${Unit(id)} has nobody to strike.`,
  notTheFarthest: ({ hex }) => `${hex} is not among the farthest hexes.`,
}

/** Why a hint likes an option, and why not. */
export const because = {
  even: ['Slightly better in most continuations.', 'Slightly worse in most continuations.'],
  same: ['Comes to much the same.', 'Comes to much the same.'],
  only: ['Nothing else comes into question.', 'Nothing else comes into question.'],
  idle: ['Leaves nothing undone.', 'Leaves something undone.'],
  won: ['Ends the campaign well more often.', 'Ends the campaign well less often.'],
  lasting: ['Keeps the campaign alive more often.', 'Ends the campaign badly more often.'],
  combat: ['Wins the combat more often.', 'Fails the combat more often.'],
  blessings: ['Saves a blessing more often.', 'Costs a blessing more often.'],
  hp: [(_, n) => `Saves your hero about ${n} HP.`, (_, n) => `Costs your hero about ${n} HP.`],
  units: ['Brings more units through.', 'Loses units more often.'],
  tactics: ['Keeps more tactics.', 'Spends tactics.'],
  prowess: ['Earns prowess sooner.', 'Earns prowess later.'],
  growth: ['Makes your hero stronger.', 'Leaves your hero weaker.'],
  banes: ['Brings fewer banes into play.', 'Brings more banes into play.'],
  influence: ['Gives the scion less influence.', 'Gives the scion more influence.'],
  weeks: ['Saves time.', 'Costs time.'],
  points: [(_, n) => `Scores about ${n} more.`, (_, n) => `Scores about ${n} less.`],
  rivals: ['Hurts the rivals more.', 'Hurts the rivals less.'],
  health: ['Saves HP of your units.', 'Costs your units HP.'],
} satisfies UsualBecause & Record<string, Because>
