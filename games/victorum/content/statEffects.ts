import type { Die } from './ids.ts'
import type { EventEffect, HasSkill } from './types.ts'

/** Whom an effect on statistics concerns. `itself`: the unit the chip lies on. */
export type Who =
  | 'all'
  | 'yours'
  | 'rivals'
  | 'localRivals'
  | 'rivalDefenders'
  | 'rivalsWithOneHp'
  | 'besideTribune'
  | 'besideRival'
  | 'beasts'
  | 'flagholder'
  | 'tribune'
  | 'firstRival'
  | 'itself'
/** Set first, then added to; `most`: set to it where it is higher (VIC-RULING-89). */
export interface StatChange {
  readonly set?: number
  readonly most?: number
  readonly add?: number
}
/** What an event card or a bane does to statistics, Attack and skills of units. */
export interface StatEffect {
  readonly who: Who
  readonly movement?: StatChange
  readonly range?: StatChange
  readonly die?: Die
  /** The die is added against a target that is not adjacent only. */
  readonly far?: true
  readonly loses?: 'weakest'
  readonly skill?: HasSkill
}

/** By the names that the `effects` of the fight cards use. */
export const EVENT_STATS: Readonly<Partial<Record<EventEffect, StatEffect>>> = {
  'stat:flagholderMovement': { who: 'flagholder', movement: { add: 1 } },
  'stat:movement1': { who: 'all', movement: { set: 1 } },
  'stat:range2': { who: 'all', range: { most: 2 } },
  'stat:beastMovement': { who: 'beasts', movement: { add: 1 } },
  'stat:localRivalYellow': { who: 'localRivals', die: 'Y' },
  'stat:myMovement': { who: 'yours', movement: { add: 1 } },
  'stat:tribuneBlue': { who: 'tribune', die: 'B' },
  'stat:loseWeakest': { who: 'all', loses: 'weakest' },
  'stat:firstStays': { who: 'firstRival', movement: { set: 0 } },
  'stat:armoredBesideTribune': { who: 'besideTribune', skill: { id: 'armored', n: 1 } },
  'stat:rivalMovement': { who: 'rivals', movement: { add: 1 } },
  'stat:everyYellow': { who: 'all', die: 'Y' },
  'stat:rivalBlue': { who: 'rivals', die: 'B' },
  'stat:farYellow': { who: 'all', die: 'Y', far: true },
  'stat:beastFrenzy': { who: 'beasts', skill: { id: 'frenzy' } },
  'stat:armoredDefenders': { who: 'rivalDefenders', skill: { id: 'armored', n: 1 } },
  'stat:rivalFrenzy': { who: 'rivals', skill: { id: 'frenzy' } },
  'stat:range1': { who: 'all', range: { set: 1 } },
  'stat:armoredBesideRival': { who: 'besideRival', skill: { id: 'armored', n: 1 } },
  'stat:lastHpBlack': { who: 'rivalsWithOneHp', die: 'K' },
}
