import { games } from '@tabletome/games'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'

test.each(games)('$id: what happened and what each fact changed take less than 1,000 bytes per answer', async game => {
  let sum = 0
  for (const { id } of game.modes) sum += (await bytesOf(game.id, id, 1, 150)).update
  expect(sum / game.modes.length).toBeLessThan(1000)
})
