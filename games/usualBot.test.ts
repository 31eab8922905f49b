import { expect, test } from 'vitest'
import { games } from './index.ts'
import { usualBot } from './usualBot.ts'

test('where nobody has chosen, the strongest bot plays that answers without a pause', () => {
  expect(usualBot({ bots: ['random', 'greedy', 'skilled', 'expert'] })).toBe('skilled')
  expect(usualBot({ bots: ['random'] })).toBe('random')
  expect(usualBot(undefined)).toBeUndefined()
  for (const info of games) expect(info.bots).toContain(usualBot(info))
})
