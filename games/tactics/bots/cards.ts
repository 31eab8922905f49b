import type { TacticId, UnitCardId } from '../content/ids.ts'
import type { Side } from '../content/types.ts'
import { UNITS } from '../content/units.ts'

/** Tactic Cards by how often they do much, in every mode alike. */
const RANKS: readonly TacticId[] = [
  'T05',
  'T07',
  'T13',
  'T10',
  'T04',
  'T09',
  'T16',
  'T06',
  'T15',
  'T08',
  'T12',
  'T02',
  'T14',
  'T03',
  'T11',
  'T01',
]
/** Where few attacks are made, Moves count more. */
const QUEST_RANKS: readonly TacticId[] = [
  'T10',
  'T16',
  'T07',
  'T05',
  'T09',
  'T04',
  'T13',
  'T02',
  'T08',
  'T06',
  'T15',
  'T12',
  'T03',
  'T14',
  'T11',
  'T01',
]
/** 0 is the best; a card that nobody has ranked yet is neither good nor bad. */
export const rankOf = (card: TacticId, quest: boolean): number => {
  const ranks = quest ? QUEST_RANKS : RANKS
  const rank = ranks.indexOf(card)
  return rank < 0 ? (ranks.length - 1) / 2 : rank
}

const sideWorth = ({ health, move, melee, missile, spell, passive, ability }: Side, quest: boolean): number =>
  health * 0.3 +
  move * (quest ? 1.2 : 0.5) +
  melee.damage * 0.6 +
  melee.dice * (quest ? 0.5 : 0.25) +
  (missile === undefined ? 0 : missile.range * 0.3 + missile.damage * 0.5) +
  (spell === undefined ? 0 : (spell.range ?? 2) * 0.3 + (spell.damage ?? 1) * 0.6) +
  (Object.keys(passive).length > 0 || ability !== undefined ? 0.3 : 0)

/** What it brings to keep a Unit Card and to meet the other one's back as an enemy (TAC-SOLO-SETUP-02). */
export const keepWorth = (card: UnitCardId): number =>
  sideWorth(UNITS[card].front, true) + sideWorth(UNITS[card].solo, false)
