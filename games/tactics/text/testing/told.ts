import { type AboutTo, tellerOf } from '../../../testing/told.ts'
import { NAMES } from '../../../testing/sane.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import { game } from '../../index.ts'
import { unitId } from '../../rules/units/units.query.ts'
import type { Fact, Tactics } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { words } from '../en/words.ts'
import { causeName } from '../names.ts'
import { blowOf } from '../options/odds.ts'
import type { AnyView } from '../read.ts'
import { LANGUAGES } from './sane.ts'

/** Causes of which the line itself says enough: set-up, one's own turn. */
const UNSAID = new Set(['setup', 'step', 'turn', 'points', 'survivors', 'captures', 'flags', 'health', 'shared'])

const causesIn = (fact: object): string[] => [
  ...('cause' in fact && typeof fact.cause === 'string' ? [fact.cause] : []),
  ...('terms' in fact && Array.isArray(fact.terms) ? fact.terms.map(({ cause }: { cause: string }) => cause) : []),
]

/** Whatever causes something has a name. */
const factFaults = (fact: Fact): string[] =>
  fact.type === 'ended' || fact.type === 'endTriggered' || fact.type === 'dungeonLeft'
    ? []
    : causesIn(fact)
        .filter(cause => !UNSAID.has(cause) && causeName(words, cause) === '')
        .map(cause => `${fact.type}: no name for the cause ${cause}`)

const figuresHold = ({ view, seat, option, outcomes, holds }: AboutTo<Tactics>): string[] => {
  const { open } = view
  const answer = ids.answer(option)
  const facts = outcomes.flatMap(outcome => outcome.facts)
  if (answer?.do !== 'attack' && answer?.do !== 'move') return []
  const unit = unitId(seat, answer.by)
  if (answer.do === 'attack') {
    const { kind, target } = answer
    const hit = facts.find(fact => fact.type === 'damaged' && fact.by === unit && !fact.area)
    if (hit?.type !== 'damaged' || kind === 'spell') return []
    return holds(`damage of ${kind}`, blowOf(open, kind, unit, target)?.amount, hit.amount)
  }
  const shown = view as unknown as AnyView
  const said = /^(\d+) of (\d+) MP/.exec(LANGUAGES.en.option('turn.act', option, shown, NAMES).why ?? '')
  const ended = facts.find(fact => fact.type === 'moveEnded' && fact.unit === unit)
  if (answer.go.do !== 'to' || said === null || ended?.type !== 'moveEnded' || outcomes.length !== 1) return []
  const spent = facts.reduce((sum, fact) => (fact.type === 'stepped' && fact.unit === unit ? sum + fact.cost : sum), 0)
  return holds('cost of a way', Number(said[1]), spent)
}

export const { factsTold, resultTold, faultsAt } = tellerOf<Tactics>({
  game,
  texts: LANGUAGES,
  glyphs,
  verbOf: option => {
    const answer = ids.answer(option)
    return answer?.do === 'move' ? answer.go.do : answer?.do === 'attack' ? answer.kind : (answer?.do ?? '')
  },
  isPossible: (anchor, options) => options.some(({ id }) => id === anchor),
  factFaults,
  figuresHold,
})
