import { type AboutTo, tellerOf } from '../../../testing/told.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import { game } from '../../index.ts'
import { trayNamed, uncovered } from '../../rules/march/trays.query.ts'
import type { Fact, Rift } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { words } from '../en/words.ts'
import { causeName } from '../names.ts'
import { coveredBy } from '../options/place.ts'
import type { AnyView } from '../read.ts'
import { LANGUAGES } from './sane.ts'

/** Whatever causes something has a name; the end of a game is told in its own words. */
const factFaults = (fact: Fact): string[] =>
  fact.type !== 'ended' && 'cause' in fact && fact.cause !== undefined && causeName(words, fact.cause) === ''
    ? [`${fact.type}: no name for the cause ${fact.cause}`]
    : []

/** Enemies left on a tray, what a passed tower becomes, the price of a purchase: as the rules come to it. */
const figuresHold = ({ view, option, outcomes, holds }: AboutTo<Rift>): string[] => {
  const { open } = view
  const answer = ids.answer(option)
  const [outcome] = outcomes
  if (outcome === undefined) return []
  const facts = outcomes.flatMap(each => each.facts)
  const tray = answer?.do === 'put' ? trayNamed(open, answer.tray) : undefined
  if (answer?.do === 'put' && tray !== undefined) {
    const { left } = coveredBy(open, tray, answer.mask)
    const placed = facts.find(fact => fact.type === 'tilePlaced' || fact.type === 'soldierPlaced')
    return placed === undefined
      ? []
      : holds(`left after a ${answer.what === 'soldier' ? 'soldier' : 'tile'}`, left, placed.left)
  }
  if (answer?.do === 'base') {
    const engaged = facts.find(fact => fact.type === 'heroEngaged')
    const after = engaged && trayNamed(outcome.view.open, engaged.tray)
    const before = engaged && trayNamed(open, engaged.tray)
    if (engaged === undefined || after === undefined || before === undefined) return []
    return holds('left under a base', coveredBy(open, before, engaged.base).left, uncovered(outcome.view.open, after))
  }
  if (answer?.do === 'pass' || answer?.do === 'upgrade') {
    const passed = facts.find(fact => fact.type === 'towerPassed')
    const said = LANGUAGES.en.option(view.agenda.at(-1)?.do ?? '', option, view as unknown as AnyView, NOBODY).why ?? ''
    if (passed === undefined) return []
    const name = words.names.towers[passed.as]
    return holds('what passing gives', passed.as === passed.tower || said.includes(name), true)
  }
  return []
}
const NOBODY = { of: (seat: string) => seat, isMe: () => false }

export const { factsTold, resultTold, faultsAt } = tellerOf<Rift>({
  game,
  texts: LANGUAGES,
  glyphs,
  verbOf: option => ids.answer(option)?.do ?? '',
  isPossible: (anchor, options) => options.some(({ id, at }) => id === anchor || [at ?? []].flat().includes(anchor)),
  factFaults,
  figuresHold,
})
