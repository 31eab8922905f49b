import { type FittedJudge, weigh } from '@tabletome/bots'
import { logistic } from '../chance/logistic.ts'
import type { Sample } from '../chance/sample.ts'

/** How firmly weights are held near nothing, against matches. */
const RIDGE = 1
/** One match in so many is left out to see how well the others foretell it. */
const LEFT_OUT = 5

const phasesOf = (samples: readonly Sample[]): string[] => [...new Set(samples.map(({ phase }) => phase))].sort()
const namesOf = (samples: readonly Sample[]): string[] =>
  [...new Set(samples.flatMap(({ signs }) => Object.keys(signs)))].sort()

/** By phase what each sign counts. */
export const judgeFrom = (samples: readonly Sample[]): FittedJudge['weights'] =>
  Object.fromEntries(
    phasesOf(samples).map(phase => {
      const rows = samples.filter(each => each.phase === phase)
      return [phase, logistic(rows, namesOf(rows), RIDGE)]
    }),
  )

/** How far off it is on matches it has not seen, by phase, beside always saying one half (Brier scores). */
export const leftOut = (
  samples: readonly Sample[],
): { phase: string; brier: number; half: number; count: number }[] => {
  const isOut = ({ match }: Sample): boolean => match % LEFT_OUT === 0
  const weights = judgeFrom(samples.filter(each => !isOut(each)))
  return phasesOf(samples).map(phase => {
    const rows = samples.filter(each => each.phase === phase && isOut(each))
    const off = (said: (row: Sample) => number): number =>
      rows.reduce((sum, row) => sum + (said(row) - row.won) ** 2, 0) / Math.max(1, rows.length)
    const brier = off(({ signs }) => 1 / (1 + Math.exp(-weigh(weights[phase] ?? {}, signs))))
    return { phase, brier, half: off(() => 0.5), count: rows.length }
  })
}
