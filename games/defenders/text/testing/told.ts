import { type AboutTo, tellerOf } from '../../../testing/told.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import { game } from '../../index.ts'
import type { Defenders } from '../../rules/state/shape.ts'
import {
  defendCost,
  fightDamage,
  isRestoredFirst,
  lowered,
  sacrificeGain,
  secureAmount,
  surchargeOf,
} from '../say/figures.ts'
import { words } from '../../words.ts'
import { defenderOf } from '../read.ts'
import { LANGUAGES } from './sane.ts'

const figuresHold = ({ view, option, outcomes, holds }: AboutTo<Defenders>): string[] => {
  const { open } = view
  const answer = words.answer(option)
  const top = view.agenda.at(-1)
  if (answer === undefined || !('defender' in answer) || top?.do === 'ability.rally') return []
  const colour = answer.defender
  const facts = outcomes.flatMap(outcome => outcome.facts)
  const faults: string[] = []
  if (facts[0]?.type === 'turnTaken')
    faults.push(...holds('restored first', isRestoredFirst(open, colour), facts[1]?.type === 'restored'))
  if (answer.do === 'defend' && top?.do === 'defend.window') {
    const paid = facts.find(fact => fact.type === 'defended')
    if (paid) faults.push(...holds(`price of ${paid.way}`, defendCost(open, colour, answer.way, top.with), paid.cost))
  }
  if (answer.do === 'secure') {
    const fell = facts.find(fact => fact.type === 'threatFell')
    const { at } = defenderOf(open, colour)
    if (fell) faults.push(...holds('secure', lowered(open, at, secureAmount(open, colour)), fell.to))
  }
  if (answer.do === 'fight') {
    const fought = facts.find(fact => fact.type === 'fought')
    if (fought) faults.push(...holds('damage', fightDamage(open, colour), fought.damage))
  }
  if (answer.do === 'sacrifice') {
    const gained = facts.find(fact => fact.type === 'sacrificed')
    if (gained) faults.push(...holds('gain', sacrificeGain(open, colour), gained.gain))
  }
  const [outcome] = outcomes
  if (answer.do === 'move' && open.turn?.card === 'own' && outcome?.view.open.turn?.card === 'own')
    faults.push(...holds('step', 1 + surchargeOf(open, answer.to), open.turn.ap - outcome.view.open.turn.ap))
  return faults
}

export const { factsTold, resultTold, faultsAt } = tellerOf<Defenders>({
  game,
  texts: LANGUAGES,
  glyphs,
  verbOf: option => words.answer(option)?.do ?? '',
  isPossible: (anchor, options) => {
    const possible = new Set(options.flatMap(({ id, at }) => [id, ...(at === undefined ? [] : [at].flat())]))
    return possible.has(anchor) || possible.has(anchor.replace(/^\w+ use /, 'ability '))
  },
  figuresHold,
})
