import { expect, test } from 'vitest'
import { sfc32, start } from '@tabletome/engine'
import { game } from '../index.ts'
import { drafts } from './index.ts'

/** Questions that belong to an action of phase 2. */
const WITHIN = /^(tower|place|hero|ability|wildcat|bench|spell)\b/

test('every question after the set-up opens an action or belongs to one', () => {
  const asked = new Set<string>()
  for (const [players, scenario] of [
    [1, 8],
    [2, 9],
    [4, 10],
  ] as const) {
    const position = start(game, { mode: 'scenario', players, options: { scenario } }, sfc32(`drafts ${scenario}`))
    const random = sfc32(`answers ${scenario}`)
    for (let n = 0; n < 400 && position.outcome === undefined; n++) {
      const decision = position.decisions[random.below(position.decisions.length)]
      if (!decision) break
      asked.add(decision.choice)
      position.answer(decision.seat, decision.options[random.below(decision.options.length)]?.id ?? '')
    }
  }
  const known: readonly string[] = drafts
  const others = [...asked].filter(id => !id.startsWith('setup.') && !known.includes(id) && !WITHIN.test(id))
  expect(others).toEqual([])
  expect(asked.size).toBeGreaterThan(10)
})
