import { type AboutTo, tellerOf } from '../../../testing/told.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import { game } from '../../index.ts'
import { influenceOfSpectating } from '../../rules/campaign/influence.query.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import { diceOf } from '../../rules/dice/pool.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import type { Fact, Victorum } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { words } from '../en/words.ts'
import { causeName } from '../names.ts'
import { LANGUAGES } from './sane.ts'

/** Whatever causes something has a name. */
const factFaults = (fact: Fact): string[] =>
  'cause' in fact && causeName(words, fact.cause) === '' ? [`${fact.type}: no name for the cause ${fact.cause}`] : []

/** The dice of an attack and the influence of spectating: as the rules come to them. */
const figuresHold = ({ view, option, outcomes, holds }: AboutTo<Victorum>): string[] => {
  const { open } = view
  const answer = ids.answer(option)
  const facts = outcomes.flatMap(each => each.facts)
  if (answer?.do === 'attack') {
    const attacker = unitNamed(open, answer.unit)
    const target = unitNamed(open, answer.target)
    const attacked = facts.find(fact => fact.type === 'attacked')
    if (attacker === undefined || target === undefined || attacked === undefined) return []
    return holds('dice of an attack', diceOf(open, attacker, target).join(''), attacked.dice.join(''))
  }
  if (answer?.do === 'spectate') {
    const gained = facts.filter(fact => fact.type === 'influenceGained').at(-1)
    if (gained === undefined) return []
    return holds('influence of spectating', open.influence + influenceOfSpectating(open) >= gained.to, true)
  }
  const placed = facts.find(fact => fact.type === 'deployed')
  if (answer?.do !== 'deploy' || placed === undefined) return []
  const said = LANGUAGES.en.log(placed, NOBODY)?.text ?? ''
  return holds('where a unit enters', said.includes(hexName(answer.hex)), true)
}
const NOBODY = { of: (seat: string) => seat, isMe: () => false }

export const { factsTold, resultTold, faultsAt } = tellerOf<Victorum>({
  game,
  texts: LANGUAGES,
  glyphs,
  verbOf: option => ids.answer(option)?.do ?? '',
  isPossible: (anchor, options) => options.some(({ id, at }) => id === anchor || [at ?? []].flat().includes(anchor)),
  factFaults,
  figuresHold,
})
