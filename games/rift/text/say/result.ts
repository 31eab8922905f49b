import type { GameText } from '../../../types.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
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

/** The team wins or loses together (RIFT-GAME-01), with stars (RIFT-CAMPAIGN-01) or points. */
export const makeResult =
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
    }
  }
