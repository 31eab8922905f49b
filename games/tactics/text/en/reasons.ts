import type { BoxId, TacticId, UnitCardId } from '../../content/ids.ts'
import { UNITS } from '../../content/units.ts'
import type { ActionKind, Corner, UnitClass } from '../../rules/state/shape.ts'
import { crystals } from './dungeons.ts'
import { tactics } from './tactics.ts'
import { actions, boxes, classes, corners } from './names.ts'
import { units } from './units.ts'

/** What a reason may carry: units come by their class, spaces by their names. */
export interface ReasonValues {
  readonly unit: UnitClass
  /** The card of the unit aimed at; none where a space is. */
  readonly target: UnitCardId | undefined
  readonly action: ActionKind
  readonly box: BoxId
  readonly other: BoxId
  readonly space: string
  readonly at: string
  readonly distance: number
  readonly reach: number
  readonly range: number
  readonly within: number
  readonly from: number
  readonly to: number
  readonly health: number
  readonly missing: number
  readonly mp: number
  readonly mana: number
  readonly corner: Corner
  readonly card: TacticId
  readonly cost: number
}
type Say = (values: ReasonValues) => string
/** “Tunnel Rat, the Rogue,”: the name of the card, and the class by which the chronicle calls it. */
const the = (target: UnitCardId | undefined) =>
  target === undefined ? 'It' : `${units[target]}, the ${classes[UNITS[target].class]},`
const says = <K extends string>(words: Record<K, Say>) => words
/** Why something cannot be done: a sentence for every key of rules/state/reasons.ts, as a test makes sure. */
export const reasons = says({
  notInPlay: () => 'This unit is not in play.',
  notYourUnit: () => 'You act only with your own units, in your own turn.',
  noActionsLeft: () => 'All three actions of this turn are used.',
  weakened: () => 'It is Weakened: pay 2 Health, or let it rest this turn.',
  actedTwice: () => 'It has acted twice this turn.',
  sameAction: ({ action }) => `It has already used this action this turn: ${actions[action]}.`,
  attackedAlready: () => 'It has already attacked this turn.',
  noMissile: () => 'Only Fighters and Rogues shoot.',
  noAmmo: () => 'No Ammo is left.',
  noSpell: () => 'Only Wizards cast spells.',
  noMana: () => 'No Mana is left.',
  notOnBallista: () => 'It is not on a Ballista.',
  ballistaNextTurn: () => 'It did not move here by itself this turn; it may fire from its next turn on.',
  insideDungeon: () => 'From inside a dungeon nothing outside can be reached.',
  notWeakened: () => 'It is not Weakened.',
  weakenedThisTurn: () => 'It became Weakened in this turn; the token can be bought off from the next turn on.',
  tooFewHealth: ({ health }) => `It needs 3 Health or more; it has ${health}.`,
  onlyForAllies: ({ target }) => `${the(target)} is an enemy; this spell is for allies and for the Wizard itself.`,
  notAnEnemy: ({ target }) => `${the(target)} is on your side.`,
  targetInDungeon: ({ target }) => `${the(target)} is inside a dungeon.`,
  notAdjacent: ({ distance, reach, target }) =>
    reach > 1
      ? `${the(target)} is ${distance} spaces away; melee reaches ${reach}.`
      : `${the(target)} is ${distance} spaces away, not adjacent.`,
  otherElevation: ({ from, to, target }) =>
    `${the(target)} is at elevation ${to}, the attacker at ${from}: melee needs the same height.`,
  reachBlocked: ({ space, target }) =>
    `${the(target)} is out of reach: the line to ${space} is not straight, not level or not free.`,
  hiddenInForest: ({ distance, within, target }) =>
    `${the(target)} is hidden in the Forest: to be seen from ${within} spaces or less, here it is ${distance}.`,
  outOfRange: ({ distance, range, target }) =>
    `${the(target)} is ${distance} spaces away; the range is ${range} with the heights.`,
  noDungeons: () => 'Dungeons are entered only in Solo and Co-op.',
  noDungeon: ({ box }) => `The ${boxes[box]} is not part of this realm.`,
  crystalTaken: ({ box }) => `The ${crystals[box].name} is already yours.`,
  gloryLast: ({ missing }) => `First take the other crystals: ${missing} missing.`,
  dungeonOccupied: ({ unit }) => `The ${classes[unit]} is in this dungeon already.`,
  boxPutAside: ({ other, unit }) =>
    `The ${classes[unit]} is in the dungeon of the ${boxes[other]}; the boxes share their ground.`,
  unitOnBox: ({ unit }) => `A unit stands on top of the box: the ${classes[unit]}.`,
  heroesOnly: () => 'Only players’ units enter dungeons.',
  notAtPortal: ({ box, space }) => `${space} is not in front of a portal of the ${boxes[box]}.`,
  portalBlocked: ({ space, unit }) => `An enemy blocks the portal at ${space}: the ${classes[unit]}.`,
  noMpToEnter: () => 'Entering costs 1 MP; none is left.',
  notInside: () => 'It is not inside a dungeon.',
  lockedDoor: () => 'A Locked Door: only a Rogue gets in.',
  magicBarrier: ({ mana }) => `A Magic Barrier: only a Wizard with ${mana} Mana gets in.`,
  noRedSquares: () => 'Without red squares there is no way through a Cave-In.',
  tooFewMp: ({ cost, mp }) => `It costs ${cost} MP; ${mp} left.`,
  offTheMap: () => 'The map ends here.',
  impassable: ({ space }) => `${space} is impassable: somebody is in the dungeon below.`,
  leftBallista: ({ space }) => `It began its turn on the Ballista ${space} and cannot go back there this turn.`,
  enemyThere: ({ space, unit }) => `An enemy is on ${space}: the ${classes[unit]}.`,
  allyThere: ({ space, unit }) => `A Move cannot end on ${space}: an ally is there, the ${classes[unit]}.`,
  noWay: ({ space }) => `No way leads to ${space}.`,
  notNextTo: ({ space }) => `${space} is not next to it.`,
  noPortal: ({ space }) => `There is no open portal at ${space}.`,
  mustGoOn: ({ space, mp }) => `It could not go on from ${space} with ${mp} MP left, and cannot stay there.`,
  portalOutOfReach: ({ box, mp }) => `No portal of the ${boxes[box]} is within reach with ${mp} MP.`,
  noStepYet: () => 'A Move takes at least one step.',
  noWayOut: () => 'It is in a dungeon; the way out leads through the crystal.',
  spaceTaken: ({ space }) => `${space} is taken.`,
  occupied: ({ space }) => `${space} is taken.`,
  notYourLocation: ({ space }) => `${space} is not in your starting location.`,
  locationFull: ({ space }) => `Two units are enough there: ${space} stays free.`,
  locationTaken: ({ corner }) => `Taken already: ${corners[corner]}.`,
  keptForMate: ({ corner }) => `Kept for a team-mate: ${corners[corner]}.`,
  notDealt: () => 'This card was not dealt to you.',
  notHeld: ({ card }) => `You do not hold ${tactics[card].name}.`,
  otherWindow: ({ card }) => `${tactics[card].name} answers something else.`,
  notFulfilled: ({ card }) => `${tactics[card].name}: its condition is not met, or nothing would change.`,
  rock: ({ at }) => `${at} is solid rock.`,
})
