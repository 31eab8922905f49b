import type { TacticId } from './ids.ts'
import type { TacticCard } from './types.ts'

/** The sixteen Tactic Cards: when each can be revealed. IF and THEN are in rules/tactics/. */
export const TACTICS: Readonly<Record<TacticId, TacticCard>> = {
  T01: { window: 'captured', turn: 'any', origin: 'original' },
  T02: { window: 'moveEnd', turn: 'own', origin: 'original' },
  T03: { window: 'collided', turn: 'any', origin: 'original' },
  T04: { window: 'actionsDone', turn: 'own', origin: 'original' },
  T05: { window: 'becameWeakened', turn: 'own', origin: 'original' },
  T06: { window: 'moveEnd', turn: 'other', origin: 'original' },
  T07: { window: 'actionDone', turn: 'any', origin: 'original' },
  T08: { window: 'villageUsed', turn: 'any', origin: 'original' },
  T09: { window: 'turnStart', turn: 'own', origin: 'original' },
  T10: { window: 'portalUsed', turn: 'own', origin: 'original' },
  T11: { window: 'attackDone', turn: 'any', origin: 'original' },
  T12: { window: 'counterDone', turn: 'any', origin: 'original' },
  T13: { window: 'damaged', turn: 'any', origin: 'original' },
  T14: { window: 'knockedBack', turn: 'any', origin: 'original' },
  T15: { window: 'actionDone', turn: 'own', origin: 'original' },
  T16: { window: 'actionsDone', turn: 'own', origin: 'original' },
}
