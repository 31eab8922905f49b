/** Why something is not possible: the rule that says so, a key of the texts and its values. */
export interface Why {
  readonly rule: string
  readonly key: ReasonKey
  readonly values: Readonly<Record<string, string | number>>
}

export type ReasonKey =
  | SetupReason
  | WorldReason
  | CampaignReason
  | CombatReason
  | SkillReason
  | RivalReason
  | ScionReason

/** prowessNotYours: prowess · lowerLevelFirst: prowess, lower · prowessEarned: prowess · dieBlack, noSuchDie: column */
export type SetupReason =
  | 'prowessNotYours'
  | 'prowessEarned'
  | 'lowerLevelFirst'
  | 'fourDice'
  | 'noSuchDie'
  | 'dieBlack'
  | 'statAtLimit'
/** All with `place`; noTurningBack: from · closedCapital: region · noWeekToSail: weeks · backOverHarbor: harbor */
export type WorldReason =
  | 'youAreHere'
  | 'notAdjacent'
  | 'noTurningBack'
  | 'backOverHarbor'
  | 'closedCapital'
  | 'onlyInActFour'
  | 'harborIsCrossed'
  | 'noWeekToSail'
/**
 * noWeekToAccept: weeks · deckEmpty: deck · notMet: card · notInCamp: card · onlyOutsideCombat: card · doneAlready: card ·
 * notATactician, cannotBeRecruited, neverDeployed, eliteStays, inTheArena, notInTroop: unit · noneInSupply, notHeld: tactic ·
 * baneInCombat, baneNotInPlay: bane · noBlessing, noPlaceForTactic: nothing
 */
export type CampaignReason =
  | 'noWeekToAccept'
  | 'deckEmpty'
  | 'notMet'
  | 'notInCamp'
  | 'onlyOutsideCombat'
  | 'doneAlready'
  | 'noBlessing'
  | 'notATactician'
  | 'cannotBeRecruited'
  | 'neverDeployed'
  | 'eliteStays'
  | 'inTheArena'
  | 'notInTroop'
  | 'noPlaceForTactic'
  | 'noneInSupply'
  | 'notHeld'
  | 'baneInCombat'
  | 'baneNotInPlay'
/**
 * onlyYourOwn: unit, tactic · noSuchTactic: tactic · tacticsForbidden, noQuarter: card · jeered: turns · noSurrender: kind ·
 * unitCap: cap · notADeployHex, hexBlocked: hex · outOfReach: unit, hex, movement · mustDeploy, noFreeHex, windowClosed: nothing · all others: unit
 */
export type CombatReason =
  | 'eliteUnit'
  | 'hamstrungAlready'
  | 'unyielding'
  | 'noUnitBeside'
  | 'onlyYourOwn'
  | 'noSuchTactic'
  | 'tacticsForbidden'
  | 'jeered'
  | 'noSurrender'
  | 'noQuarter'
  | 'windowClosed'
  | 'heroNotInLineup'
  | 'placesUsed'
  | 'notInYourCamp'
  | 'isDefeated'
  | 'isDeployed'
  | 'unitCap'
  | 'mustDeploy'
  | 'noFreeHex'
  | 'notADeployHex'
  | 'hexBlocked'
  | 'notYourUnit'
  | 'outOfReach'
/**
 * hasNoSuchSkill, usedAlready, hasShifted, noUseNow: unit, skill · outOfRange: unit, distance, range · taunted: unit, by ·
 * notASkillTarget: unit, skill, target · notALandingHex: skill, hex · all others: unit
 */
export type SkillReason =
  | 'hasNoSuchSkill'
  | 'usedAlready'
  | 'hasShifted'
  | 'noUseNow'
  | 'isChained'
  | 'notAnOpponent'
  | 'outOfRange'
  | 'taunted'
  | 'notASkillTarget'
  | 'notALandingHex'
/**
 * notTheMark: entry · outOfItsReach: unit, hex, movement · notItsBestHex: unit, hex · otherTarget: unit, target · onTheTrack, hexTaken: hex ·
 * notBesideIt: unit, hex · all others: unit
 */
export type RivalReason =
  | 'notTheMark'
  | 'outOfItsReach'
  | 'notItsBestHex'
  | 'otherTarget'
  | 'notItsTurn'
  | 'stillStuck'
  | 'hasMovedAlready'
  | 'hasActedAlready'
  | 'isFatigued'
  | 'isDazed'
  | 'nobodyInRange'
  | 'notBesideIt'
  | 'onTheTrack'
  | 'hexTaken'
/** strikesNobody: unit · notTheFarthest: unit, hex */
export type ScionReason = 'strikesNobody' | 'notTheFarthest'

export const why = (rule: string, key: ReasonKey, values: Why['values'] = {}): Why => ({ rule, key, values })
