import type { WordEntry } from '../../types.ts'

/** The words of the game that have a card, in the order in which they are read. */
export const entries = [
  { id: 'action', kind: 'phase', icon: 'step', rule: 'TAC-TURN-03' },
  { id: 'mp', kind: 'keyword', icon: 'move', rule: 'TAC-MOVE-01' },
  { id: 'elevation', kind: 'keyword', icon: 'climb', rule: 'TAC-RANGE-03' },
  { id: 'red', kind: 'icon', icon: 'melee', rule: 'TAC-KNOCK-02' },
  { id: 'green', kind: 'icon', icon: 'missile', rule: 'TAC-MISSILE-04' },
  { id: 'faces', kind: 'die', icon: 'roll', rule: 'TAC-KNOCK-03' },
  { id: 'knockBack', kind: 'status', icon: 'knockBack', rule: 'TAC-KNOCK-07' },
  { id: 'range', kind: 'keyword', icon: 'missile', rule: 'TAC-RANGE-01' },
  { id: 'supply', kind: 'icon', icon: 'ammo', rule: 'TAC-MISSILE-02' },
  { id: 'weakened', kind: 'status', icon: 'weakened', rule: 'TAC-WEAK-01' },
  { id: 'counter', kind: 'keyword', icon: 'counter', rule: 'TAC-COUNTER-01' },
  { id: 'capture', kind: 'keyword', icon: 'captured', rule: 'TAC-CAPTURE-01' },
  { id: 'ability', kind: 'keyword', icon: 'ability', rule: 'TAC-ABILITY-01' },
  { id: 'tactic', kind: 'phase', icon: 'tactic', rule: 'TAC-TACTIC-01' },
  { id: 'area', kind: 'phase', icon: 'flag', rule: 'TAC-CONTROL-01' },
  { id: 'trigger', kind: 'keyword', icon: 'flag', rule: 'TAC-CONTROL-03' },
  { id: 'majority', kind: 'keyword', icon: 'flag', rule: 'TAC-CONTROL-02' },
  { id: 'track', kind: 'keyword', icon: 'flag', rule: 'TAC-CONTROL-14' },
  { id: 'vp', kind: 'keyword', icon: 'won', rule: 'TAC-SCORE-01' },
  { id: 'village', kind: 'icon', icon: 'heal', rule: 'TAC-VILLAGE-01' },
  { id: 'ground', kind: 'icon', icon: 'water', rule: 'TAC-TERRAIN-07' },
  { id: 'peak', kind: 'icon', icon: 'climb', rule: 'TAC-TERRAIN-09' },
  { id: 'ballista', kind: 'icon', icon: 'ballista', rule: 'TAC-BALLISTA-05' },
  { id: 'portal', kind: 'icon', icon: 'portal', rule: 'TAC-PORTAL-01' },
  { id: 'quest', kind: 'phase', icon: 'dungeon', rule: 'TAC-SOLO-TURN-03' },
  { id: 'compass', kind: 'icon', icon: 'compass', rule: 'TAC-ENEMY-ATTACK-03' },
  { id: 'artifact', kind: 'icon', icon: 'artifact', rule: 'TAC-BATTLE-05' },
  { id: 'enemyTurn', kind: 'phase', icon: 'enemy', rule: 'TAC-ENEMY-ACT-07' },
] as const satisfies readonly WordEntry[]

export type WordId = (typeof entries)[number]['id']
