import { checkGame } from '@tabletome/engine/testing'
import type { Position } from '@tabletome/engine'
import type { Shape } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { CARDS, duelSetup, createDuel } from './duel.ts'

/** What nobody but its owner may see: cards in other hands and in the deck. */
const hiddenCards = (position: Position<Shape>, seat: string | undefined): string[] => {
  const { own } = position.view(seat)
  const mine = own && 'hand' in own && Array.isArray(own.hand) ? own.hand : []
  return CARDS.filter(card => !mine.includes(card))
}

test('the test game itself keeps what every game must keep', () => {
  const game = createDuel()
  const calm: typeof game = { ...game, kit: { ...game.kit, definitions: withoutCrash(game.kit.definitions) } }
  const setups = [duelSetup('stance turns scramble plan', 2), duelSetup('plan turns stance', 3)]
  expect(checkGame(calm, { setups, games: 8, hidden: hiddenCards }).games).toBe(16)
})

/** Random play would choose the option that throws. */
const withoutCrash = (definitions: ReturnType<typeof createDuel>['kit']['definitions']) => {
  const copied = new Map(definitions)
  copied.set('crash', { kind: 'step', id: 'crash', run: () => undefined })
  return copied
}
