import { type Kind, KINDS, type Prints, printsOf, type Way } from './fingerprint.ts'
import { samplesOf } from './samples.ts'
import type { GameInfo } from './types.ts'

/** The fingerprint of one game: how every kind of table went, by the version of the rules. */
export interface GamePrints {
  readonly version: number
  readonly samples: Readonly<Record<string, Prints>>
}
/** A kind of table that goes another way now, and the first game of it that does. */
export interface Difference {
  readonly sample: string
  readonly kinds: readonly Kind[]
  readonly game: number
}

/** What is kept in the repository of every game, for a test that takes no time. */
export const KEPT: Way = { bot: 'random', games: 1, answers: 200 }

export async function gamePrintsOf(info: GameInfo, way: Way, told?: (sample: string) => void): Promise<GamePrints> {
  const rules = await info.parts.rules()
  const samples: Record<string, Prints> = {}
  for (const sample of samplesOf(info)) {
    told?.(sample.name)
    samples[sample.name] = printsOf(rules, sample, way)
  }
  return { version: rules.game.version, samples }
}

/** Game by game, as far as both have played; a kind of table that only one of them knows differs in everything. */
export const differencesOf = (before: GamePrints, now: GamePrints): readonly Difference[] =>
  [...new Set([...Object.keys(before.samples), ...Object.keys(now.samples)])].flatMap((sample): Difference[] => {
    const one = before.samples[sample]
    const other = now.samples[sample]
    if (!one || !other) return [{ sample, kinds: KINDS, game: 0 }]
    const firsts = KINDS.map(kind => [kind, firstOther(one[kind], other[kind])] as const).filter(([, at]) => at >= 0)
    return firsts.length === 0
      ? []
      : [{ sample, kinds: firsts.map(([kind]) => kind), game: Math.min(...firsts.map(([, at]) => at)) }]
  })

const firstOther = (one: readonly string[], other: readonly string[]): number =>
  one.slice(0, other.length).findIndex((hash, game) => hash !== other[game])
