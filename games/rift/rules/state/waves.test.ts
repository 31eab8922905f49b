import { describe, expect, test } from 'vitest'
import { CARDS, DECKS, PLAIN_2 } from '../../content/cards.ts'
import type { CardId } from '../../content/ids.ts'
import { given, type Position } from '../../test/given.ts'

const endless = (position: Position = {}) =>
  given({ mode: 'storm', map: 5, round: 5, stormDeck: ['PS14'], hearts: 14, ...position })
    .shuffling()
    .from(1)
const deckOf = (card: string) => CARDS[card as CardId]?.deck

describe('waves', () => {
  test('when every stack is empty the next wave comes, its first cards at once; the portal goes round the stacks', () => {
    const second = endless({ wave: 1, portals: { total: 2, destroyed: 1 } })
    expect(second.of('waveBuilt')).toEqual([{ type: 'waveBuilt', wave: 2 }])
    // every wave brings one portal
    expect(second.open.portals).toEqual({ total: 3, destroyed: 1 })
    expect(second.of('spawned').map(({ tray }) => deckOf(tray))).toEqual(['1', '1'])
    expect(second.open.slots).toEqual({ 1: ['2a', '2a'], 2: ['2a', '2a', 'P2'] })
    expect(second.pile('stack2').map(deckOf)).toEqual(['2', '2', 'P2'])
    expect(
      [...second.pile('stack1'), ...second.pile('stack2').slice(0, 2)].every(card => PLAIN_2.includes(card as CardId)),
    ).toBe(true)
    expect(second.open.tops[1]).toBe(CARDS[second.pile('stack1')[0] as CardId]?.crystals)
    expect(second.waitsFor()).toBe('p1 act + p2 act')
  })

  test('not before: one card left in one stack is enough', () => {
    const game = endless({ wave: 1, stacks: { 2: ['H01', 'P01'] } })
    expect(game.of('waveBuilt')).toEqual([])
    expect(game.open.slots).toEqual({ 1: [], 2: ['P1'] })
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('wave 7 is like wave 6, its portal with the first stack', () => {
    const game = endless({ wave: 6 })
    expect(game.open.wave).toBe(7)
    expect(game.open.slots).toEqual({ 1: ['3f', '4', 'P4'], 2: ['3f', '4'] })
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('first those never drawn, then those that have left play', () => {
    const [fresh, ...gone] = DECKS.P4
    const drawn = endless({ wave: 6, gone: gone as CardId[] })
    expect(drawn.pile('stack1').at(-1)).toBe(fresh)
    expect(drawn.open.gone).toEqual(gone)
    const again = endless({ wave: 6, gone: [...DECKS.P4] })
    expect(DECKS.P4).toContain(again.pile('stack1').at(-1))
    expect(again.open.gone).toEqual([])
    expect(again.waitsFor()).toBe('p1 act + p2 act')
  })

  test('a sub-deck without any card at all: the next lower one', () => {
    const game = endless({ wave: 6, trays: [`${DECKS.P4[0]} F2`, `${DECKS.P4[1]} E5`] })
    expect(game.open.slots[1]).toEqual(['3f', '4', 'P3'])
    expect(deckOf(game.pile('stack1').at(-1) ?? '')).toBe('P3')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
