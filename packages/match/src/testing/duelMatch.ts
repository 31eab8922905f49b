/** A duel under way, for tests: fixed seed, a clock that ticks, a store that can be looked into. */
import type { Game, Setup, Shape } from '@tabletome/engine'
import { MatchHost } from '../host.ts'
import type { NewMatch } from '../host.ts'
import { memoryStore } from '../stores/memory.ts'
import type { Answered, MatchStore, Refusal } from '../types.ts'
import { duelSetup, createDuel } from './duel.ts'

export const SEED = '5eed'.repeat(16)

/** 1, 2, 3 … */
export const ticking = (from = 1_000): (() => number) => {
  let time = from
  return () => time++
}

export interface DuelMatch {
  readonly host: MatchHost
  readonly store: MatchStore
  readonly game: Game<Shape>
  readonly errors: unknown[]
  /** Answers at the current seq; throws when refused. */
  play(...answers: readonly (readonly [seat: string, option: string | readonly string[]])[]): Promise<void>
  /** Another host on the same store, as after a restart or in another process. */
  open(game?: Game<Shape>): Promise<MatchHost>
}

export const duelMatch = async (
  phases = 'turns',
  more: Partial<NewMatch> & { players?: number } = {},
): Promise<DuelMatch> => {
  const { players = 2, ...given } = more
  const game = given.game ?? createDuel()
  const store = given.store ?? memoryStore()
  const setup: Setup = given.setup ?? duelSetup(phases, players)
  const errors: unknown[] = []
  const seats = Object.fromEntries(game.seats(setup).map(seat => [seat, `${seat} player`]))
  const opening = { store, match: 'm1', now: ticking(), report: (error: unknown) => void errors.push(error) }
  const host = await MatchHost.create({ ...opening, game, setup, seats, seed: SEED, random: 'sfc32', ...given })
  return {
    host,
    store,
    game,
    errors,
    play: async (...answers) => {
      for (const [seat, option] of answers) sure(await host.answer(seat, host.seq, option))
    },
    open: (other = game) => MatchHost.open({ ...opening, match: host.match, game: other }),
  }
}

export const sure = (answered: Answered): number => {
  if (answered.ok) return answered.seq
  throw new Error(`Refused: ${answered.refusal.code}, ${answered.refusal.message}`)
}
export const refused = (answered: Answered): Refusal => {
  if (!answered.ok) return answered.refusal
  throw new Error(`Accepted as ${answered.seq}`)
}
/** Who is asked what: `red act + blue act`. */
export const asked = (host: MatchHost): string =>
  host.over
    ? 'over'
    : host.seats.flatMap(seat => host.decisionsFor(seat).map(({ choice }) => `${seat} ${choice}`)).join(' + ')
