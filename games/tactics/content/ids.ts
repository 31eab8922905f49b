/** The ids of the catalogue, in its order. They are part of the save format. */
export const FIGHTERS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'] as const
export const WIZARDS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'] as const
export const ROGUES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const
export const BEASTS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'] as const
export const TACTIC_IDS = [
  'T01',
  'T02',
  'T03',
  'T04',
  'T05',
  'T06',
  'T07',
  'T08',
  'T09',
  'T10',
  'T11',
  'T12',
  'T13',
  'T14',
  'T15',
  'T16',
] as const
export const ENEMY_CARD_IDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'] as const
/** Smallest crystal first, the Crystal of Glory last. */
export const BOX_IDS = ['1x2', '2x2', '3x2', '5x4', '8x1', '8x5'] as const

export type FighterId = (typeof FIGHTERS)[number]
export type WizardId = (typeof WIZARDS)[number]
export type RogueId = (typeof ROGUES)[number]
export type BeastId = (typeof BEASTS)[number]
export type UnitCardId = FighterId | WizardId | RogueId | BeastId
export type TacticId = (typeof TACTIC_IDS)[number]
export type EnemyCardId = (typeof ENEMY_CARD_IDS)[number]
export type BoxId = (typeof BOX_IDS)[number]
