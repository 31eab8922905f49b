import type { Reason } from '@tabletome/engine'
import { reason } from '@tabletome/engine'

/**
 * Why not: every refusal names its rule, a key of the game's text and the values the sentence needs.
 *
 * key                  values                 rule                      when
 * heroTaken            defender               DEF-SETUP-05              another Defender has that Player Card
 * notAdjacent          from, to               DEF-MOVE-02, DEF-RULING-63  a Move, a step of a Sprint or a rallied Move that leads too far
 * alreadyHere          place                  DEF-MOVE-01               moving to where one is
 * endsWhereItBegan     place                  DEF-RULING-65             a Sprint there and back
 * notEnoughAp          needs, has             DEF-DEFENDER-05           the price in AP cannot be paid in full
 * notEnoughHp          needs, has             DEF-EXHAUST-04, DEF-DEFEND-06  the price in HP cannot be paid in full
 * exhausted            defender               DEF-SECURE-06, DEF-FIGHT-03, DEF-ABILITY-05, DEF-DEFEND-05, DEF-SACRIFICE-06, DEF-RULING-63
 * capitalNotSecured    —                      DEF-SECURE-03             the Capital is no Outer Region
 * levelZero            place                  DEF-SECURE-04, DEF-ABILITY-06  there is no Threat to lower
 * destroyed            place                  DEF-SECURE-05             a Destroyed Region stays Destroyed
 * foeHidden            —                      DEF-FIGHT-02              the Epic Foe is not there yet
 * foeElsewhere         place                  DEF-FIGHT-02, DEF-RULING-63  the Foe is in another Region
 * apLeft               has                    DEF-SACRIFICE-01          AP are left, so no Sacrifice yet
 * alreadySacrificed    —                      DEF-SACRIFICE-03          once per Turn
 * notUnderAll          —                      DEF-ALL-07                no Sacrifice under an All Defenders Card
 * nothingToSpendOn     —                      DEF-SACRIFICE-05          the AP gained could not be spent
 * mustSpend            has                    DEF-SACRIFICE-04          the AP of a Sacrifice must be spent first
 * notYours             ability                DEF-ABILITY-01            another Player Card's Ability
 * tooFar               defender               DEF-ABILITY-01            the target is neither here nor next to here
 * appliesByItself      ability                DEF-ABILITY-03            not used on a Turn
 * usedThisTurn         ability                DEF-ABILITY-04            its limit
 * usedThisRound        ability                DEF-ABILITY-04            its limit
 * nothingWouldChange   ability                DEF-ABILITY-06, DEF-RULING-37  no target on which it would do anything, or not this one
 * turnDeckEmpty        —                      DEF-ABILITY-06            no card to act on
 * oneCardLeft          —                      DEF-ABILITY-06            top and bottom are the same card
 * nothingToSee         —                      DEF-RULING-37             no card, or the last one and all know it
 * fullHp               defender               DEF-RULING-37             nothing to heal
 * alreadyThere         defender               DEF-RULING-37             already in the user's Region
 * drained              ability                DEF-ABILITY-07            the Wraith's Drain
 * onlyElsewhere        place                  DEF-ABILITY-07            only another Outer Region
 * notSelf              defender               DEF-ABILITY-07, DEF-RULING-63  only another Defender
 * circleTaken          defender               DEF-ABILITY-07            somebody is in the circle
 * inCircle             defender               DEF-ABILITY-07            one is in the circle oneself
 * tombFull             card                   DEF-ABILITY-07            the tomb has one place
 * notAnEnemy           card                   DEF-ABILITY-07            only an Enemy or Dire Enemy is Entombed
 * notInDiscard         card                   DEF-RULING-33             the card is not in the Discard Pile
 * notNextToFoe         place, to              DEF-ABILITY-07            the Staff moves the Foe one Region; `place` is where it is
 * onlyInCapital        —                      DEF-ABILITY-07            the Beacon
 * otherSide            ability, place         DEF-REGION-04             the Region lies on its other side
 * notThere             ability, place         DEF-REGION-01             one is not in that Region
 * abilityDestroyed     ability, place         DEF-REGION-03             the Region is Destroyed
 * switchedOff          ability, place         DEF-RULING-66             the Kraken is there
 * notCarried           ability                DEF-ARTIFACT-08           one does not carry that Artifact
 * otherKind            artifact               DEF-RULING-23             only one of the same kind is dropped
 * notInRegion          defender, place        DEF-DEFEND-01             not in the attacked Region, and nothing reaches it
 * otherSeat            defender               DEF-DEFEND-04             that Defender's own seat decides
 * notInPlay            defender               DEF-SETUP-06              no such Defender in this game
 *
 * `place`, `from` and `to` are place ids, `defender` a colour, `ability`, `artifact` and `card` ids, `needs` and `has` numbers.
 */
export const REASON_KEYS = [
  'heroTaken',
  'notAdjacent',
  'alreadyHere',
  'endsWhereItBegan',
  'notEnoughAp',
  'notEnoughHp',
  'exhausted',
  'capitalNotSecured',
  'levelZero',
  'destroyed',
  'foeHidden',
  'foeElsewhere',
  'apLeft',
  'alreadySacrificed',
  'notUnderAll',
  'nothingToSpendOn',
  'mustSpend',
  'notYours',
  'tooFar',
  'appliesByItself',
  'usedThisTurn',
  'usedThisRound',
  'nothingWouldChange',
  'turnDeckEmpty',
  'oneCardLeft',
  'nothingToSee',
  'fullHp',
  'alreadyThere',
  'drained',
  'onlyElsewhere',
  'notSelf',
  'circleTaken',
  'inCircle',
  'tombFull',
  'notAnEnemy',
  'notInDiscard',
  'notNextToFoe',
  'onlyInCapital',
  'otherSide',
  'notThere',
  'abilityDestroyed',
  'switchedOff',
  'notCarried',
  'otherKind',
  'notInRegion',
  'otherSeat',
  'notInPlay',
] as const

/** The keys are typed, so that no text can be missing. */
export type ReasonKey = (typeof REASON_KEYS)[number]

export const refuse = (rule: `DEF-${string}`, key: ReasonKey, values?: Reason['values']): Reason =>
  reason(rule, key, values)
