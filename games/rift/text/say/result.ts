import type { GameText, Result } from '../../../types.ts'
import { HERO_IDS } from '../../content/heroes.ts'
import { SCENARIO_IDS, SCENARIOS } from '../../content/scenarios.ts'
import type { Outcome } from '../../rules/state/shape.ts'
import { viewOf } from '../read.ts'
import type { Words } from '../words.ts'

const causeText = ({ ask }: Words, { cause, mode, result, scenario }: Outcome) => {
  const { by } = ask.result
  if (cause === 'roundLimit') return mode === 'storm' && result === 'won' ? by.heldOut : by.roundLimit
  return cause === 'objective' && SCENARIOS[scenario].boss !== undefined ? by.objectiveBoss : by[cause]
}

const values = ({ ask }: Words, outcome: Outcome): readonly string[] => {
  const { of, stars, score } = ask.result
  const { portals, hordes, escaped, hearts, heartsOf, rounds, wave } = outcome
  return outcome.mode === 'storm'
    ? [score(outcome.score), String(wave), String(portals.destroyed), String(hordes), String(escaped), String(rounds)]
    : [
        of(portals.destroyed, portals.total),
        String(hordes),
        String(escaped),
        of(hearts, heartsOf),
        String(rounds),
        stars(outcome.stars),
      ]
}

/** A star for the victory, one if nothing escaped, one with half of the hearts (RIFT-CAMPAIGN-01). */
const marksOf = ({ ask: { result } }: Words, outcome: Outcome): NonNullable<Result['marks']> => {
  const { portals, escaped, hearts, heartsOf } = outcome
  const isWon = outcome.result === 'won'
  return [
    { got: isWon, ...result.marks.won(portals.destroyed, portals.total) },
    { got: isWon && escaped === 0, ...result.marks.closed(escaped) },
    { got: isWon && 2 * hearts >= heartsOf, ...result.marks.hearts(hearts, heartsOf) },
  ]
}

/** A win opens the next place; with the last one won the storm lies ahead (RIFT-CAMPAIGN-01). */
const onwardOf = (words: Words, outcome: Outcome): Result['onward'] => {
  const next = SCENARIO_IDS.find(id => id === outcome.scenario + 1)
  if (outcome.result !== 'won' || next === undefined) return undefined
  const said = words.ask.result.onward(words.ask.scenario(next), next, SCENARIO_IDS.length)
  return { ...said, options: { scenario: next } }
}

/** The team wins or loses together (RIFT-GAME-01), with stars (RIFT-CAMPAIGN-01) or points. */
export const createResult =
  (words: Words): GameText['result'] =>
  anyView => {
    const { outcome } = viewOf(anyView)
    if (outcome === undefined) return { title: '', lead: '', rows: [], columns: [] }
    const { ask, names } = words
    const { result } = ask
    const { scenario, difficulty, heroes } = outcome
    return {
      title: ask.over[outcome.result],
      lead: `${causeText(words, outcome)} ${result.at(ask.scenario(scenario), names.difficulties[difficulty])}`,
      rows: [
        {
          name: heroes.length === 0 ? result.team : names.list(heroes.map(hero => names.heroes[hero])),
          values: values(words, outcome),
        },
      ],
      columns: outcome.mode === 'storm' ? result.endless : result.columns,
      ...(outcome.mode === 'scenario' && {
        marks: marksOf(words, outcome),
        onward: onwardOf(words, outcome),
      }),
    }
  }

/** The heroes that fought, without the bench. */
export const heroesOf: NonNullable<GameText['heroes']> = (anyView, seats) => {
  const { heroes } = viewOf(anyView).open
  return HERO_IDS.filter(id => {
    const hero = heroes[id]
    return hero !== undefined && hero.place !== 'bench' && seats.includes(hero.seat)
  })
}
