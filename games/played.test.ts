import { expect, test } from 'vitest'
import { games } from './index.ts'
import { playedById } from './played.ts'

test('whoever keeps matches knows every game, by the same parts', () => {
  for (const { id, bots, parts } of games) {
    const played = playedById(id)
    expect(played.bots).toBe(bots)
    expect(parts).toMatchObject(played.parts)
  }
})

test('a game that this version does not know is refused', () => {
  expect(() => playedById('chess')).toThrow('does not know the game chess')
})
