import type { DeckId, Slot } from './ids.ts'

export interface Wave {
  /** Of every stack, top to bottom. */
  readonly hordes: readonly Slot[]
  /** Below them in one of the stacks. */
  readonly portal: DeckId
}
/** Waves 1, 2, 3 … of the endless mode; the last one repeats. */
export const WAVES: readonly Wave[] = [
  { hordes: ['1', '1', '1'], portal: 'P1' },
  { hordes: ['1', '2a', '2a'], portal: 'P2' },
  { hordes: ['2', '2', '2'], portal: 'P2' },
  { hordes: ['2', '3', '3f'], portal: 'P3' },
  { hordes: ['3', '3g', '4'], portal: 'P3' },
  { hordes: ['4', '3f', '4'], portal: 'P4' },
]
/** What is taken where a sub-deck has no card at all. */
export const INSTEAD: Readonly<Partial<Record<DeckId, DeckId>>> = {
  4: '3',
  3: '2',
  2: '1',
  '3f': '3',
  '3g': '3',
  P4: 'P3',
  P3: 'P2',
  P2: 'P1',
}
