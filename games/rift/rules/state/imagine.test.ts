import { copy, digestOf, imagine as imagineWorld, type Random, sfc32, start } from '@tabletome/engine'
import { randomPlay } from '@tabletome/engine/testing'
import { describe, expect, test } from 'vitest'
import { CARDS, PLAIN_2 } from '../../content/cards.ts'
import type { CardId } from '../../content/ids.ts'
import { SPAWNS } from '../../content/sites.ts'
import { game } from '../../index.ts'
import { given } from '../../test/given.ts'
import { copyOpen } from './copyOpen.ts'
import type { Open, View } from './shape.ts'

const checkWorld = (view: View, random: Random): void => {
  const { piles } = game.imagine(view, random)
  const seen = new Set<string>([...view.open.trays.map(({ id }) => id), ...view.open.gone])
  const all = Object.values(piles).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter(id => seen.has(id) && !id.startsWith('B'))).toEqual([])
  for (const spawn of SPAWNS) {
    const cards = piles[`stack${spawn}`].toReversed()
    const slots = view.open.slots[spawn] ?? []
    const decks = cards.map(card => CARDS[card as CardId]?.deck ?? card)
    expect(decks).toEqual(slots.map(slot => (slot === '2a' ? '2' : slot)))
    for (const [at, slot] of slots.entries()) if (slot === '2a') expect(PLAIN_2).toContain(cards[at])
    const [top] = cards
    if (top !== undefined) expect(CARDS[top as CardId]?.crystals ?? 0).toBe(view.open.tops[spawn])
  }
}

describe('imagined worlds', () => {
  test('[RIFT-RULING-69] every slot gets an unseen card of its sub-deck, the top one with the crystals it shows', () => {
    let worlds = 0
    for (let i = 0; i < 20; i++) {
      const setup = {
        mode: i % 5 ? 'scenario' : 'storm',
        players: 1 + (i % 4),
        options: { scenario: 1 + (i % 10), roundLimit: 10 },
      }
      randomPlay(game, setup, `imagine ${i}`, {
        before: (position, seat, _option, random) => {
          if (worlds++ % 9 === 0) checkWorld(position.view(seat), random)
        },
      })
    }
    expect(worlds).toBeGreaterThan(500)
  })

  test('worlds differ, their views do not', () => {
    const position = start(game, { mode: 'scenario', players: 2, options: { scenario: 6 } }, sfc32('worlds'))
    const view = position.view('p1')
    const worlds = [1, 2, 3].map(n => imagineWorld(game, view, sfc32(`w${n}`)))
    expect(new Set(worlds.map(world => world.save().piles.stack1.join())).size).toBe(3)
    for (const world of worlds) expect(digestOf(world.view('p1'))).toBe(digestOf(view))
  })

  test('a card that is about to enter, while a hero steps aside, is nowhere else', () => {
    const game2 = given({ trays: [], heroes: { malik: 'p1 C2' }, stacks: { 1: ['H01', 'H02'] }, map: 'col4' }).from(1)
    expect(game2.waitsFor()).toBe('p1 displace')
    const { piles } = game.imagine(game2.table.view('p1'), sfc32('x'))
    expect(Object.values(piles).flat()).not.toContain('H01')
    expect(piles.stack1).toHaveLength(1)
  })
})

const checkCopy = (open: Open): void => {
  const copied = copyOpen(open)
  expect(JSON.parse(JSON.stringify(copied))).toEqual(JSON.parse(JSON.stringify(open)))
  const before = digestOf(open)
  for (const tray of copied.trays) {
    tray.at = 99
    tray.tiles.push({ mask: 1, shape: 'I1', type: 'true' })
  }
  for (const hero of Object.values(copied.heroes)) {
    hero.health = -1
    for (const ability of hero.abilities) ability.up = !ability.up
  }
  for (const slots of Object.values(copied.slots)) slots.push('1')
  for (const built of Object.values(copied.sites)) for (const tower of built) tower.faceDown = !tower.faceDown
  copied.hands.p1.push('mage')
  copied.incoming.p1.push('mage')
  copied.supply.archer = 99
  copied.tally.hordes = 99
  copied.portals.total = 99
  copied.placing?.pieces.pop()
  copied.placing?.placed.pop()
  copied.gone.push('H99')
  expect(digestOf(open)).toBe(before)
}

describe('copies', () => {
  test('a copy by hand is the same, and independent, at any moment of a game', () => {
    let copies = 0
    for (let i = 0; i < 8; i++) {
      const setup = {
        mode: i % 2 ? 'storm' : 'scenario',
        players: 1 + (i % 4),
        options: { scenario: 1 + i, roundLimit: 10 },
      }
      randomPlay(game, setup, `copy ${i}`, {
        before: position => {
          if (copies++ % 5 === 0) checkCopy(copy(position.state.open) as Open)
        },
      })
    }
    expect(copies).toBeGreaterThan(200)
  })

  test('a placement half done is copied too', () => {
    const open = given({ trays: ['H02 C2'], hands: { p2: ['artillery'] } }).seat('p2', 'tower artillery', 'c n').open
    const copied = copyOpen(copy(open) as Open)
    expect(JSON.parse(JSON.stringify(copied))).toEqual(JSON.parse(JSON.stringify(open)))
    expect(copied.placing?.pieces.map(({ what }) => what)).toEqual(['I2', 'I1', 'I1'])
  })
})
