import { type Random, sfc32, start } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { Met } from '../../testing/told.ts'
import { game } from '../index.ts'
import { trayNamed } from '../rules/march/trays.query.ts'
import type { Now } from '../rules/state/shape.ts'
import { words } from '../words.ts'
import { coveredBy } from './options/place.ts'
import { CHOICE_RULES } from './rules.ts'
import { factsTold, faultsAt, resultTold } from './testing/told.ts'

const met = new Met()
const some = (faults: readonly string[]) => [...new Set(faults)].slice(0, 12)
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Enemies that a piece would cover there. */
const coveredAt = ({ open }: Now, id: string): number => {
  const answer = words.answer(id)
  const tray = answer?.do === 'put' ? trayNamed(open, answer.tray) : undefined
  return answer?.do !== 'put' || tray === undefined ? -1 : coveredBy(open, tray, answer.mask).enemies
}
const bestPlace = (state: Now, ids: readonly string[]): string =>
  ids.reduce((best, id) => (coveredAt(state, id) > coveredAt(state, best) ? id : best))

/** Uses heroes, spells and abilities whenever it can, and does not say ready too soon, so that much comes up. */
const lively = (ids: readonly string[], random: Random): string => {
  const rare = ids.filter(id => /^(hero|bench|spell|ability|attack|to|pass|upgrade|copy|flip|move|buy|give) ?/.test(id))
  if (rare.length > 0 && random.below(3) > 0) return nth(rare, random.below(1000))
  const some = ids.filter(id => !/^(ready|done|stop|none|skip)/.test(id))
  return nth(some.length > 0 && random.below(6) > 0 ? some : ids, random.below(1000))
}

const TABLES = [
  ['scenario', 1, { scenario: 1 }],
  ['scenario', 2, { scenario: 3 }],
  ['scenario', 1, { scenario: 5, difficulty: 'story' }],
  ['scenario', 4, { scenario: 6, storms: true }],
  ['scenario', 2, { scenario: 7, difficulty: 'story' }],
  ['scenario', 3, { scenario: 8, difficulty: 'story' }],
  ['scenario', 2, { scenario: 9, difficulty: 'story' }],
  ['scenario', 4, { scenario: 10, difficulty: 'story' }],
  ['storm', 2, { roundLimit: 10, difficulty: 'story' }],
  ['storm', 1, { scenario: 7, roundLimit: 10 }],
] as const

test.each(TABLES)('%s for %i, %o: everything that happens and is asked can be said', (mode, players, options) => {
  const faults: string[] = []
  const random = sfc32(`${mode} ${players} ${JSON.stringify(options)}`)
  const position = start(game, { mode, players, options }, sfc32(`deal ${mode} ${players}`))
  for (let answers = 0; answers < 900 && position.outcome === undefined; answers++) {
    const { seat, choice, options: open } = nth(position.decisions, random.below(1000))
    const ids = open.map(({ id }) => id)
    const option = choice === 'place' && random.below(8) > 0 ? bestPlace(position.state, ids) : lively(ids, random)
    if (answers % 6 === 0 || answers < 20) faults.push(...faultsAt(position, seat, option, met))
    else faults.push(...factsTold(position, met))
    position.answer(seat, option)
  }
  faults.push(...factsTold(position, met), ...(position.outcome ? resultTold(position) : []))
  expect(some(faults)).toEqual([])
})

const sorted = (words: Iterable<string>) => [...words].sort()

test('these games have met every common question, and what is rare', () => {
  expect(sorted(met.choices).filter(choice => !Object.hasOwn(CHOICE_RULES, choice))).toEqual([])
  expect(sorted(met.choices)).toEqual(
    expect.arrayContaining([
      'act',
      'hero.act',
      'hero.base',
      'hero.face',
      'place',
      'round.colour',
      'setup.abilities',
      'setup.bench',
      'setup.hero',
      'setup.spells',
      'shop',
      'tower.site',
    ]),
  )
  expect(sorted(met.facts)).toEqual(
    expect.arrayContaining(['advanced', 'destroyed', 'escaped', 'ended', 'held', 'hurt', 'stormDrawn', 'tilePlaced']),
  )
})

test('figures were held against the rules', () => {
  expect(sorted(met.figures)).toEqual(
    expect.arrayContaining(['left after a tile', 'left under a base', 'what passing gives']),
  )
})
