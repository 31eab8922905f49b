import type { Table, Winning } from '@tabletome/bots'
import { type Position, type Random, type Setup, sfc32, type Shape } from '@tabletome/engine'
import type { Rules } from '@tabletome/games/selfPlay.ts'
import type { GameInfo } from '@tabletome/games/types'
import type { Job } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'

/** One position of a match as one seat saw it, and how the match ended for that seat. */
export interface Sample {
  readonly match: number
  readonly phase: string
  readonly signs: Readonly<Record<string, number>>
  readonly won: number
}
/** Positions looked at in every match, wherever they come. */
const PER_MATCH = 24

/** Any table one can open without the advanced settings: every mode, number of players and value with the same chance. */
export function anySetup(info: GameInfo, random: Random, only: Partial<Record<keyof Table, unknown>>): Setup {
  const tables = info.modes.flatMap(({ id, players: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, i) => ({ mode: id, players: min + i })),
  )
  const { mode, players } = pick(
    tables.filter(
      table => table.mode === (only.mode ?? table.mode) && table.players === (only.players ?? table.players),
    ),
    random,
  )
  const options: Record<string, Setup['options'][string]> = {}
  for (const { id, kind, values, standard, advanced, modes } of info.settings)
    if (modes === undefined || modes.includes(mode))
      options[id] = kind === 'choice' && values && !advanced ? pick(values, random) : standard
  return { mode, players, options }
}

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[random.below(from.length)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

/** The samples of one match among bots; none if it came to no end. */
export function samplesOf(rules: Rules, winning: Winning<Shape>, job: Job, seed: string, match: number): Sample[] {
  const random = sfc32(`${seed} samples`)
  const kept: Omit<Sample, 'won'>[][] = []
  const seatsKept: string[][] = []
  const isTogether = rules.evaluation.together === true || job.setup.players === 1
  let position: Position<Shape> | undefined
  let count = 0
  const result = playGame(rules, job, seed, (now, { seat }) => {
    position = now
    const place = count < PER_MATCH ? count : random.below(count + 1)
    count++
    if (place >= PER_MATCH) return
    const seats = isTogether ? [seat] : now.seats
    seatsKept[place] = [...seats]
    kept[place] = seats.map(each => {
      const view = now.view(each)
      return { match, phase: winning.phase(view, each), signs: winning.signs(view, each) }
    })
  })
  if (result.error) throw new Error(`seed ${seed}, answer ${result.error.seq}: ${result.error.message}`)
  if (position?.outcome === undefined) return []
  const ended = position
  return kept.flatMap((samples, place) =>
    samples.map((sample, i) => {
      const seat = seatsKept[place]?.[i] ?? ''
      return { ...sample, won: winning.won(ended.view(seat), seat) }
    }),
  )
}
