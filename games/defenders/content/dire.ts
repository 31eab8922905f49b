import type { DireCard } from './types.ts'

/** Dire Enemy Cards: one Region each, and an effect. */
const dire = {
  harpy: {
    region: 'mountains',
    effect: 'uproar',
    timing: 'onUndefended',
    origin: 'rulebook',
    rules: ['DEF-RULING-54', 'DEF-DIRE-04'],
  },
  minotaur: {
    region: 'forest',
    effect: 'stampede',
    timing: 'onUndefended',
    origin: 'original',
    rules: ['DEF-DIRE-04', 'DEF-CAPITAL-02'],
  },
  seaSerpent: {
    region: 'coast',
    effect: 'tidalWave',
    timing: 'beforeDefend',
    origin: 'public',
    rules: ['DEF-DIRE-08', 'DEF-RULING-34'],
  },
  manticore: {
    region: 'desert',
    effect: 'raze',
    timing: 'onUndefended',
    origin: 'public',
    rules: ['DEF-DIRE-10', 'DEF-RULING-16'],
  },
  giantWasps: {
    region: 'plains',
    effect: 'sting',
    timing: 'onUndefended',
    origin: 'original',
    rules: ['DEF-DIRE-04', 'DEF-EXHAUST-04'],
  },
  wraith: {
    region: 'ruins',
    effect: 'drain',
    timing: 'onUndefended',
    origin: 'public',
    rules: ['DEF-ABILITY-07', 'DEF-DIRE-04'],
  },
} as const satisfies Record<string, DireCard>

export type DireId = keyof typeof dire
export type EffectId = (typeof dire)[DireId]['effect']
export const DIRE: Readonly<Record<DireId, DireCard<EffectId>>> = dire
