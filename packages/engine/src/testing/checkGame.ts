import { dev, isDev } from '../dev.ts'
import { digestOf } from '../digest.ts'
import { Refused } from '../errors.ts'
import { decisionsOf, foresee } from '../foresee.ts'
import { sfc32 } from '../random/index.ts'
import { imagine, load, start } from '../position.ts'
import type { Decision, Game, Random, Saved, Setup, Shape, Position, View } from '../types.ts'
import { checkCopy } from './checkCopy.ts'
import { randomPlay } from './randomPlay.ts'

export interface CheckOptions<T extends Shape> {
  readonly setups: readonly Setup[]
  /** Games per setup. */
  readonly games: number
  readonly seed?: string
  /** Longest game allowed. */
  readonly max?: number
  /** One position in so many gets the dear checks (imagine, foresee, JSON). */
  readonly every?: number
  /** Ids a seat may not know: they must not occur in its view, facts or decisions. */
  readonly hidden?: (position: Position<T>, seat: T['seat'] | undefined) => readonly string[]
  /** What must hold at every position of this game. */
  readonly holds?: (position: Position<T>) => void
}

/** Plays random games and checks everything that must be true of any game. Throws at the first thing that is not. */
export function checkGame<T extends Shape>(
  game: Game<T>,
  options: CheckOptions<T>,
): { games: number; answers: number } {
  const before = isDev()
  dev(true)
  let answers = 0
  try {
    for (const setup of options.setups)
      for (let i = 0; i < options.games; i++) {
        const seed = `${options.seed ?? 'check'} ${setup.mode} ${setup.players} ${i}`
        try {
          answers += checkOne(game, setup, seed, options)
        } catch (error) {
          throw new Error(`${game.id}, ${JSON.stringify(setup)}, seed "${seed}": ${(error as Error).message}`, {
            cause: error,
          })
        }
      }
  } finally {
    dev(before)
  }
  return { games: options.setups.length * options.games, answers }
}

function checkOne<T extends Shape>(game: Game<T>, setup: Setup, seed: string, options: CheckOptions<T>): number {
  let count = 0
  const played = randomPlay(game, setup, seed, {
    max: options.max ?? 5_000,
    before: (position, seat, option, random) => {
      options.holds?.(position)
      checkDecisions(position)
      if (options.hidden) checkHidden(position, options.hidden)
      if (count++ % (options.every ?? 7) !== 0) return
      const digest = position.digest()
      checkCopy(game, position.state.open as T['open'])
      checkRefusals(position, seat)
      checkJson(game, position)
      checkViews(game, position, random)
      must(position.digest() === digest, 'looking at the position changed it')
      checkAnswer(game, position, seat, option)
      must(position.digest() === digest, 'answering on a copy changed the position')
    },
  })
  options.holds?.(played.position)
  const again = start(game, setup, sfc32(`${seed} deal`))
  for (const { seat, option } of played.answers) again.answer(seat, option)
  must(again.digest() === played.position.digest(), 'the same seed and answers gave another game')
  return played.answers.length
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

function checkDecisions<T extends Shape>(position: Position<T>): void {
  must(position.decisions.length > 0, 'nobody is asked and the game is not over')
  for (const { options, choice } of position.decisions) must(options.length > 0, `${choice} asks without an option`)
}

function checkHidden<T extends Shape>(position: Position<T>, hidden: NonNullable<CheckOptions<T>['hidden']>): void {
  for (const seat of [...position.seats, undefined]) {
    const facts = position.facts.filter(({ only }) => only === undefined || only === seat)
    const decisions = position.decisions.filter(decision => decision.seat === seat)
    const seen = JSON.stringify([position.view(seat), facts, decisions])
    for (const id of hidden(position, seat)) must(!seen.includes(`"${id}"`), `${seat ?? 'a spectator'} can see "${id}"`)
  }
}

/** Wrong seats and unknown options change nothing. */
function checkRefusals<T extends Shape>(position: Position<T>, seat: T['seat']): void {
  const other = position.seats.find(each => !position.decisions.some(decision => decision.seat === each))
  const wrong: [T['seat'], string, Refused['code']][] = [[seat, 'no such option', 'notAnOption']]
  if (other !== undefined) wrong.push([other, 'pass', 'notAsked'])
  for (const [who, option, code] of wrong) {
    try {
      position.answer(who, option)
    } catch (error) {
      must(
        error instanceof Refused && error.code === code,
        `"${option}" of ${who} was not refused as ${code}: ${String(error)}`,
      )
      continue
    }
    throw new Error(`"${option}" of ${who} was accepted`)
  }
}

const idsOf = <S extends string>(decisions: readonly Decision<S>[]): string =>
  decisions
    .map(({ choice, seat, options }) => `${choice} ${seat}: ${options.map(({ id }) => id).join(', ')}`)
    .join('; ')

function checkJson<T extends Shape>(game: Game<T>, position: Position<T>): void {
  const saved = JSON.parse(JSON.stringify(position.save())) as Saved<T>
  const loaded = load(game, saved)
  must(loaded.digest() === position.digest(), 'the position does not survive JSON')
  must(idsOf(loaded.decisions) === idsOf(position.decisions), 'the loaded position asks something else')
}

/** A view says all its seat needs and nothing it may not know: an imagined world gives the very same view. */
function checkViews<T extends Shape>(game: Game<T>, position: Position<T>, random: Random): void {
  for (const seat of position.seats) {
    const view = JSON.parse(JSON.stringify(position.view(seat))) as View<T>
    const mine = position.decisions.filter(decision => decision.seat === seat)
    must(idsOf(decisionsOf(game, view)) === idsOf(mine), `${seat}'s view lists other options than the table`)
    const world = imagine(game, view, random)
    must(digestOf(world.view(seat)) === digestOf(view), `${seat}'s imagined world gives another view`)
    must(
      idsOf(world.decisions.filter(each => each.seat === seat)) === idsOf(mine),
      `${seat} would be asked something else`,
    )
  }
}

/** What happens was foreseen: one of the branches, and the only one where the answer can be undone. */
function checkAnswer<T extends Shape>(game: Game<T>, position: Position<T>, seat: T['seat'], option: string): void {
  const branches = foresee(game, position.view(seat), option)
  const sum = branches.reduce((total, { chance }) => total + chance, 0)
  must(Math.abs(sum - 1) < 1e-9, `the chances of "${option}" add to ${sum}`)
  const real = position.copy()
  real.answer(seat, option)
  const view = digestOf(real.view(seat))
  if (branches.some(({ stopped }) => stopped === 'hidden')) {
    must(real.learned, `foresee met something hidden after "${option}", but nothing was learned`)
    return
  }
  if (branches.some(({ stopped, view: foreseen }) => stopped === 'others' && foreseen.given !== undefined)) return
  must(
    branches.some(branch => digestOf(branch.view) === view),
    `the result of "${option}" was not foreseen`,
  )
  if (real.learned) return
  must(branches.length === 1, `"${option}" can be undone, but had ${branches.length} outcomes`)
  const facts = real.facts.filter(({ only }) => only === undefined || only === seat).map(({ fact }) => fact)
  must(digestOf(branches[0]?.facts) === digestOf(facts), `"${option}" told other facts than foreseen`)
}
