import type { Bench } from './figure.ts'

export type { Bench, Figure } from './figure.ts'
export { isMet } from './figure.ts'

/** All benches by name; each is loaded when it is run. */
export const BENCHES = {
  engine: async (): Promise<Bench> => (await import('./engine.ts')).bench,
  defenders: async (): Promise<Bench> => (await import('./defenders.ts')).bench,
  tactics: async (): Promise<Bench> => (await import('./tactics.ts')).bench,
  rift: async (): Promise<Bench> => (await import('./rift.ts')).bench,
  victorum: async (): Promise<Bench> => (await import('./victorum.ts')).bench,
  foresee: async (): Promise<Bench> => (await import('./foresee.ts')).bench,
  bots: async (): Promise<Bench> => (await import('./bots/thinking.ts')).bench,
  analysis: async (): Promise<Bench> => (await import('./bots/analysis.ts')).bench,
  server: async (): Promise<Bench> => (await import('./server/index.ts')).bench,
  bytes: async (): Promise<Bench> => (await import('./bytes.ts')).bench,
  memory: async (): Promise<Bench> => (await import('./memory.ts')).bench,
  size: async (): Promise<Bench> => (await import('./size.ts')).bench,
  browser: async (): Promise<Bench> => (await import('./browser/index.ts')).bench,
} as const
export type BenchName = keyof typeof BENCHES
export const BENCH_NAMES = Object.keys(BENCHES) as readonly BenchName[]
