import { type AboutTo, tellerOf } from '../../../testing/told.ts'
import { glyphs } from '../../board/glyphs.ts'
import { game } from '../../index.ts'
import type { Defenders } from '../../rules/state.ts'
import {
  defendCost,
  fightDamage,
  isRestoredFirst,
  lowered,
  sacrificeGain,
  secureAmount,
  surchargeOf,
} from '../figures.ts'
import { aboutOf, attackOf, colourOf, defenderOf, placeOf } from '../read.ts'
import { LANGUAGES } from './sane.ts'

const figuresHold = ({ view, option, outcomes, holds }: AboutTo<Defenders>): string[] => {
  const { open } = view
  const [first, verb = '', target] = option.split(' ')
  const colour = colourOf(first)
  if (colour === undefined || view.agenda.at(-1)?.do === 'ability.rally') return []
  const facts = outcomes.flatMap(outcome => outcome.facts)
  const faults: string[] = []
  if (facts[0]?.type === 'turnTaken')
    faults.push(...holds('restored first', isRestoredFirst(open, colour), facts[1]?.type === 'restored'))
  const attack = attackOf(aboutOf(view))
  if (verb === 'defend' && attack) {
    const paid = facts.find(fact => fact.type === 'defended')
    if (paid) faults.push(...holds(`price of ${paid.way}`, defendCost(open, colour, target, attack), paid.cost))
  }
  if (verb === 'secure') {
    const fell = facts.find(fact => fact.type === 'threatFell')
    const { at } = defenderOf(open, colour)
    if (fell) faults.push(...holds('secure', lowered(open, at, secureAmount(open, colour)), fell.to))
  }
  if (verb === 'fight') {
    const fought = facts.find(fact => fact.type === 'fought')
    if (fought) faults.push(...holds('damage', fightDamage(open, colour), fought.damage))
  }
  if (verb === 'sacrifice') {
    const gained = facts.find(fact => fact.type === 'sacrificed')
    if (gained) faults.push(...holds('gain', sacrificeGain(open, colour), gained.gain))
  }
  const to = placeOf(target)
  const [outcome] = outcomes
  if (verb === 'move' && to && open.turn?.card === 'own' && outcome?.view.open.turn?.card === 'own')
    faults.push(...holds('step', 1 + surchargeOf(open, to), open.turn.ap - outcome.view.open.turn.ap))
  return faults
}

export const { factsTold, resultTold, faultsAt } = tellerOf<Defenders>({
  game,
  texts: LANGUAGES,
  glyphs,
  verbOf: option => {
    const [first = '', second = ''] = option.split(' ')
    return colourOf(first) ? second : first
  },
  isPossible: (anchor, options) => {
    const possible = new Set(options.flatMap(({ id, at }) => [id, ...(at === undefined ? [] : [at].flat())]))
    return possible.has(anchor) || possible.has(anchor.replace(/^\w+ use /, 'ability '))
  },
  figuresHold,
})
