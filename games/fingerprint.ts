import type { BotLevel, Effort } from '@tabletome/bots'
import { digestOf, type Shape, sfc32, start, type Position } from '@tabletome/engine'
import type { Sample } from './samples.ts'
import { botsAt, type Given, type Rules } from './selfPlay.ts'

/** How games are played for a fingerprint; without a clock, so that it is the same on every machine. */
export interface Way {
  readonly bot: BotLevel
  readonly games: number
  /** A game is stopped after so many answers for each hour it takes. */
  readonly answers: number
}
/** Thought of a `skilled` bot: just enough that its whole machinery runs. */
export const LITTLE_EFFORT: Effort = { positions: 24, plans: 3, worlds: 1, ahead: 6 }

/**
 * What happened in a game at one position, as text: `played` is everything offered and told, and to whom; `about` what the questions
 * carry; `digest` the position itself and the steps behind its options.
 */
export interface Happened {
  readonly played: string
  readonly about: string
  readonly digest: string
}
export const KINDS = ['played', 'about', 'digest'] as const
export type Kind = (typeof KINDS)[number]

/** One hash per game, for each kind of account. */
export type Prints = Readonly<Record<Kind, readonly string[]>>

/** Games from fixed seeds, each hashed. */
export function printsOf(rules: Rules, sample: Sample, way: Way): Prints {
  const prints: Record<Kind, string[]> = { played: [], about: [], digest: [] }
  for (let game = 0; game < way.games; game++) {
    const hashes: Record<Kind, string> = { played: '', about: '', digest: '' }
    for (const happened of playedThrough(rules, sample, game, way))
      for (const kind of KINDS) hashes[kind] = digestOf([hashes[kind], happened[kind]])
    for (const kind of KINDS) prints[kind].push(hashes[kind])
  }
  return prints
}

/** One game from its seed, position by position. */
export function* playedThrough(
  rules: Rules,
  sample: Sample,
  game: number,
  { bot, answers }: Way,
): Generator<Happened, void> {
  const seed = `fingerprint ${rules.game.id} ${sample.name} ${game}`
  const position = start(rules.game, sample.setupOf(game), sfc32(`${seed} deal`))
  const random = sfc32(`${seed} bots`)
  const next = botsAt(rules, position.seats, { levels: [bot], random, effort: LITTLE_EFFORT })
  let given: Given | undefined
  for (let answered = 0; ; answered++) {
    yield happenedAt(position, given)
    if (position.outcome !== undefined || answered >= answers * sample.hours) return
    given = next(position)
    position.answer(given.seat, given.option)
  }
}

/** Named fields only: what is added to options and decisions one day does not count. */
const happenedAt = (position: Position<Shape>, given: Given | undefined): Happened => ({
  played: JSON.stringify({
    given,
    auto: position.auto.map(({ choice, option }) => [choice, option]),
    facts: position.facts.map(({ fact, only }) => [only, fact]),
    asked: position.decisions.map(({ choice, seat, options }) => [
      choice,
      seat,
      ...options.map(({ id, at }) => [id, at]),
    ]),
    waiting: position.waiting,
    learned: position.learned,
    outcome: position.outcome,
  }),
  about: digestOf(position.agenda.at(-1)?.with),
  digest: `${position.digest()} ${digestOf(position.decisions.map(({ options }) => options.map(({ steps, ends }) => [steps, ends])))}`,
})
