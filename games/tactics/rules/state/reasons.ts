import type { Reason } from '@tabletome/engine'
import { reason } from '@tabletome/engine'

/**
 * Why not: every refusal names its rule, a key of the game's text and the values the sentence needs.
 *
 * key                values                  rule                            when
 * notDealt           —                       TAC-SETUP-13                    that Tactic Card was not dealt
 * locationTaken      corner                  TAC-SETUP-10                    somebody has chosen it
 * keptForMate        corner                  TAC-RULING-44                   it is kept for a team-mate, or the other diagonal's
 * occupied           space                   TAC-MOVE-05                     a unit stands on that star space
 * locationFull       space                   TAC-SETUP-11                    two units in each of two locations
 * notYourLocation    space                   TAC-SETUP-10                    no star space of one's own location
 * notInPlay          unit?                   TAC-ACTION-15                   captured, or never dealt
 * notYourUnit        —                       TAC-ACTION-14                   only one's own units act, in one's own turn
 * noActionsLeft      —                       TAC-TURN-03                     three actions have been taken
 * weakened           —                       TAC-WEAK-01                     its token keeps it from acting
 * actedTwice         —                       TAC-ACTION-04                   two actions this turn
 * sameAction         action                  TAC-ACTION-05                   that type once a turn
 * attackedAlready    —                       TAC-ACTION-06                   one attack a turn
 * notWeakened        —                       TAC-WEAK-04                     there is no token to buy off
 * weakenedThisTurn   —                       TAC-WEAK-03                     the token came in this turn
 * tooFewHealth       health                  TAC-WEAK-05, TAC-COUNTER-11     3 Health are needed to pay 2
 * noMissile          —                       TAC-MISSILE-01                  the card has none
 * noAmmo             —                       TAC-MISSILE-02, TAC-COUNTER-06  no Ammo left
 * noSpell            —                       TAC-SPELL-01                    the card has none
 * noMana             —                       TAC-SPELL-02, TAC-COUNTER-06    no Mana left
 * onlyForAllies      target                  TAC-SPELL-10                    the spell is for allies
 * notAnEnemy         target                  TAC-CAPTURE-04                  nobody attacks their own side
 * notAdjacent        distance, reach, target TAC-MELEE-02                    too far for a Melee Attack
 * otherElevation     from, to, target        TAC-MELEE-02                    melee needs the same height
 * reachBlocked       space, target           TAC-RULING-81                   a long weapon needs a free, level, straight line
 * outOfRange         distance, range, target TAC-RANGE-04                    too far, heights counted in
 * hiddenInForest     distance, within, target TAC-RULING-81                   out of sight in a Forest
 * targetInDungeon    target                  TAC-RANGE-07                    nobody outside can aim at it
 * insideDungeon      —                       TAC-RULING-72                   nothing crosses the border of a dungeon
 * notOnBallista      —                       TAC-BALLISTA-02                 it does not stand on one
 * ballistaNextTurn   —                       TAC-RULING-15                   it was put there; it may fire from its next turn on
 * leftBallista       space                   TAC-BALLISTA-09                 no way back to the Ballista it began on
 * offTheMap          space                   TAC-MOVE-10                     no such space on this map
 * impassable         space                   TAC-DUNGEON-08                  a flipped box
 * enemyThere         space, unit             TAC-MOVE-07                     an enemy stands there
 * allyThere          space, unit             TAC-MOVE-06                     a Move cannot end on an ally's space
 * spaceTaken         space                   TAC-MOVE-05                     not free
 * tooFewMp           cost, mp                TAC-MOVE-04                     the step or way costs more
 * noWay              space                   TAC-MOVE-07                     no way leads there
 * notNextTo          space                   TAC-MOVE-02                     a step goes to a space next to it
 * mustGoOn           space, mp               TAC-MOVE-06                     it could not go on from another unit's space
 * noStepYet          —                       TAC-RULING-05                   a Move has at least one step
 * noPortal           space                   TAC-PORTAL-01                   no live portal there
 * portalBlocked      space, unit             TAC-PORTAL-03                   an enemy stands in front of it
 * noDungeons         —                       TAC-DUNGEON-01                  only in Solo and Co-op
 * noDungeon          box                     TAC-DUNGEON-01                  that box is not in play
 * crystalTaken       box                     TAC-DUNGEON-25                  its crystal is yours already
 * gloryLast          missing                 TAC-DUNGEON-04                  the last dungeon needs the other five crystals
 * dungeonOccupied    box, unit               TAC-DUNGEON-07                  one unit at a time
 * boxPutAside        box, other, unit        TAC-RULING-70                   the box it stands on, or on it, is flipped
 * unitOnBox          box, unit               TAC-DUNGEON-02                  somebody stands on top
 * heroesOnly         —                       TAC-DUNGEON-27                  Enemy Units never enter
 * notAtPortal        box, space              TAC-DUNGEON-01                  not in front of a portal of that box
 * portalOutOfReach   box, mp                 TAC-DUNGEON-01                  no portal of that box in reach with 1 MP to spare
 * noMpToEnter        mp                      TAC-RULING-69                   entering costs 1 MP
 * notInside          —                       TAC-DUNGEON-10                  it is in no dungeon
 * noWayOut           —                       TAC-RULING-71                   a dungeon is left with its crystal
 * rock               at                      TAC-MOVE-02                     solid rock
 * lockedDoor         —                       TAC-DUNGEON-17                  only a Rogue
 * magicBarrier       mana, has               TAC-DUNGEON-18                  only a Wizard with 2 Mana
 * noRedSquares       —                       TAC-RULING-73                   no dice for a Cave-In
 * notHeld            card                    TAC-TACTIC-01                   not in one's hand
 * otherWindow        card                    TAC-RULING-35                   it answers another event
 * notFulfilled       card                    TAC-RULING-36                   its IF does not hold, or its THEN would change nothing
 *
 * `unit` is a unit id, `target` the Unit Card of whoever is aimed at (none if a space is), `space` and `at` names of spaces, `box` a
 * box id, `corner` a corner, `card` a Tactic Card, `action` a kind of action; everything else is a number.
 */
export const REASON_KEYS = [
  'notDealt',
  'locationTaken',
  'keptForMate',
  'occupied',
  'locationFull',
  'notYourLocation',
  'notInPlay',
  'notYourUnit',
  'noActionsLeft',
  'weakened',
  'actedTwice',
  'sameAction',
  'attackedAlready',
  'notWeakened',
  'weakenedThisTurn',
  'tooFewHealth',
  'noMissile',
  'noAmmo',
  'noSpell',
  'noMana',
  'onlyForAllies',
  'notAnEnemy',
  'notAdjacent',
  'otherElevation',
  'reachBlocked',
  'outOfRange',
  'hiddenInForest',
  'targetInDungeon',
  'insideDungeon',
  'notOnBallista',
  'ballistaNextTurn',
  'leftBallista',
  'offTheMap',
  'impassable',
  'enemyThere',
  'allyThere',
  'spaceTaken',
  'tooFewMp',
  'noWay',
  'notNextTo',
  'mustGoOn',
  'noStepYet',
  'noPortal',
  'portalBlocked',
  'noDungeons',
  'noDungeon',
  'crystalTaken',
  'gloryLast',
  'dungeonOccupied',
  'boxPutAside',
  'unitOnBox',
  'heroesOnly',
  'notAtPortal',
  'portalOutOfReach',
  'noMpToEnter',
  'notInside',
  'noWayOut',
  'rock',
  'lockedDoor',
  'magicBarrier',
  'noRedSquares',
  'notHeld',
  'otherWindow',
  'notFulfilled',
] as const

/** The keys are typed, so that no text can be missing; those of queries are checked by a test. */
export type ReasonKey = (typeof REASON_KEYS)[number]

export const refuse = (rule: `TAC-${string}`, key: ReasonKey, values?: Reason['values']): Reason =>
  reason(rule, key, values)
