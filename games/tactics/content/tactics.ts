import type { TacticCard } from './types.ts'

/** The Tactic Cards: when each can be revealed. IF and THEN are in rules/effects/tactics.ts. */
export const TACTICS = {
  T01: { window: 'captured', turn: 'any', amount: 3, origin: 'original' },
  T02: { window: 'moveEnd', turn: 'own', amount: 2, origin: 'original' },
  T03: { window: 'collided', turn: 'any', amount: 0, origin: 'original' },
  T04: { window: 'actionsDone', turn: 'own', amount: 3, origin: 'original' },
  T05: { window: 'becameWeakened', turn: 'own', amount: 0, origin: 'original' },
  T06: { window: 'moveEnd', turn: 'other', amount: 1, origin: 'original' },
  T07: { window: 'actionDone', turn: 'any', amount: 2, origin: 'original' },
  T08: { window: 'villageUsed', turn: 'any', amount: 2, origin: 'original' },
  T09: { window: 'turnStart', turn: 'own', amount: 2, origin: 'original' },
  T10: { window: 'portalUsed', turn: 'own', amount: 2, origin: 'original' },
  T11: { window: 'attackDone', turn: 'any', amount: 2, origin: 'original' },
  T12: { window: 'counterDone', turn: 'any', amount: 1, origin: 'original' },
  T13: { window: 'damaged', turn: 'any', amount: 2, origin: 'original' },
  T14: { window: 'knockedBack', turn: 'any', amount: 2, origin: 'original' },
  T15: { window: 'actionDone', turn: 'own', amount: 1, origin: 'original' },
  T16: { window: 'actionsDone', turn: 'own', amount: 2, origin: 'original' },
} as const satisfies Readonly<Record<string, TacticCard>>
export type TacticId = keyof typeof TACTICS
