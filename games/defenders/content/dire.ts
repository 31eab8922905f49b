import type { DireCard } from './types.ts'

/** Dire Enemy Cards: one Region each, and an effect. */
const dire = {
  harpy: { region: 'mountains', effect: 'uproar', timing: 'onUndefended', origin: 'rulebook' },
  minotaur: { region: 'forest', effect: 'stampede', timing: 'onUndefended', origin: 'original' },
  seaSerpent: { region: 'coast', effect: 'tidalWave', timing: 'beforeDefend', origin: 'public' },
  manticore: { region: 'desert', effect: 'raze', timing: 'onUndefended', origin: 'public' },
  giantWasps: { region: 'plains', effect: 'sting', timing: 'onUndefended', origin: 'original' },
  wraith: { region: 'ruins', effect: 'drain', timing: 'onUndefended', origin: 'public' },
} as const satisfies Record<string, DireCard>

export type DireId = keyof typeof dire
export type EffectId = (typeof dire)[DireId]['effect']
export const DIRE: Readonly<Record<DireId, DireCard<EffectId>>> = dire
