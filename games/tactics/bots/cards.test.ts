import { expect, test } from 'vitest'
import type { TacticId } from '../content/ids.ts'
import { rankOf } from './cards.ts'

test('a Tactic Card that nobody has ranked is neither the best nor the worst', () => {
  for (const quest of [true, false]) {
    const [best, unknown, worst] = [quest ? 'T10' : 'T05', 'T99', 'T01'].map(card => rankOf(card as TacticId, quest))
    expect(unknown).toBeGreaterThan(best!)
    expect(unknown).toBeLessThan(worst!)
  }
})
