import type { FoeCard } from './types.ts'

/** Epic Foe Cards. What each does stands under its id in rules/effects/foes.ts. */
const foes = {
  dragon: { home: 'mountains', hp: { 2: 14, 3: 15, 4: 10 }, events: [6, 2], origin: 'rulebook' },
  kraken: { home: 'coast', hp: { 2: 15, 3: 15, 4: 11 }, events: [6, 3], origin: 'original' },
  ancient: { home: 'forest', hp: { 2: 13, 3: 14, 4: 10 }, events: [6, 3], origin: 'original' },
  demonLord: { home: 'ruins', hp: { 2: 15, 3: 16, 4: 11 }, events: [8, 5, 2], origin: 'original' },
  colossus: { home: 'desert', hp: { 2: 13, 3: 14, 4: 10 }, events: [5], origin: 'original' },
  giant: { home: 'plains', hp: { 2: 13, 3: 14, 4: 10 }, events: [6, 3], origin: 'original' },
} as const satisfies Record<string, FoeCard>

export type FoeId = keyof typeof foes
export const FOES: Readonly<Record<FoeId, FoeCard>> = foes
