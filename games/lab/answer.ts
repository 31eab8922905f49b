import { isTogether, type Naming, plainNames, wonBy } from './figures.ts'
import { differenceOf, finished } from './intervals.ts'
import type { Summary } from './summary.ts'
import type { LabWords } from './words.ts'

/** Fewer games than these answer nothing. */
export const ANSWERING = 10

const percent = (share: number): number => Math.round(share * 100)

/** What came out, in a few sentences: the rates first, then what can be told apart and what cannot. */
export const answerOf = (
  runs: readonly Summary[],
  words: LabWords,
  names: Naming = plainNames(words),
): readonly string[] => {
  const [base, ...others] = runs
  if (!base || runs.some(run => finished(run).length < ANSWERING)) return [words.noAnswer(ANSWERING)]
  const together = runs.every(isTogether)
  const seat = together ? undefined : 1
  if (others.length === 0) {
    const { share, low, high, of } = wonBy(base, seat)
    return [
      together
        ? words.answerOne(percent(share), percent(low), percent(high), of)
        : words.answerFirst(percent(share), percent(low), percent(high), percent(1 / Math.max(1, base.bots.length))),
    ]
  }
  const rates = runs.map((run, at) => words.answerRate(names.run(run, at), percent(wonBy(run, seat).share))).join(', ')
  return [
    together ? words.answerRates(rates) : words.answerFirstRates(rates),
    ...others.map((other, i) => {
      const [two, one] = [names.run(other, i + 1), names.run(base, 0)]
      const { share, low, high } = differenceOf(base, other, seat)
      if (low <= 0 && high >= 0) return words.answerSame(two, one, Math.min(...runs.map(run => finished(run).length)))
      const [least, most] = share > 0 ? [low, high] : [-high, -low]
      return words[share > 0 ? 'answerMore' : 'answerLess'](
        two,
        one,
        percent(Math.abs(share)),
        percent(least),
        percent(most),
      )
    }),
  ]
}
