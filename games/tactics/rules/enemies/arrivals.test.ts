import { describe, expect, test } from 'vitest'
import { ENEMY_CARD_IDS } from '../../content/ids.ts'
import { spaceName, spaceOf } from '../realm/spaces.query.ts'
import type { UnitId } from '../state/shape.ts'
import type { Given, Position } from '../../test/given.ts'
import { given } from '../../test/given.ts'
import { around } from './arrivals.ts'

/** The Solo Enemies are placed as the set-up does it, with the draws in the order named. */
const placed = (position: Position): Given =>
  given({ flagDraws: ['crimson', 'gold', 'azure'], ...position }).onlyRunning({
    do: 'solo.placeEnemies',
    with: { enemies: position.mode === 'coop' ? ['e1', 'e2'] : ['e1'] },
  })
const E1: UnitId[] = ['e1.fighter', 'e1.beast', 'e1.rogue', 'e1.wizard']
const E2: UnitId[] = ['e2.fighter', 'e2.beast', 'e2.rogue', 'e2.wizard']

describe('placement', () => {
  test('[TAC-SOLO-SETUP-11] three random units on the three Trigger Spaces, none twice', () => {
    const game = placed({ mode: 'solo', enemyDeck: ['S5'] })
    const arrived = game.of('arrived')
    expect(arrived.map(({ at }) => spaceName(at)).slice(0, 3)).toEqual(['B6', 'H6', 'N6'])
    expect(new Set(arrived.map(({ unit }) => unit)).size).toBe(4)
    expect(game.pile('arrivals')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-SETUP-12] [TAC-SOLO-SETUP-13] the fourth next to the third by the compass of the top card, which goes back', () => {
    const game = placed({ mode: 'solo', enemyDeck: ['S5'] })
    const last = game.of('arrived').at(-1)
    expect(last).toMatchObject({ at: spaceOf('N7') })
    expect(last?.area).toBeUndefined()
    expect(game.pile('enemy')).toHaveLength(9)
    expect([...game.pile('enemy')].sort()).toEqual([...ENEMY_CARD_IDS])
    expect(game.open.enemyDiscard).toEqual([])
    expect([...game.pile('flags')].sort()).toEqual(['azure', 'crimson', 'gold'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-SETUP-14] no Flag Token is on a track: nothing is secured however long one stands there', () => {
    const game = given({ mode: 'solo', units: { p1: 'FX B6, BX A6, RX B5', e1: 'EF O11' }, enemyDeck: ['S1'] })
    expect(game.open.flags).toEqual({})
    const next = given({ mode: 'solo', units: { p1: 'FX B6, BX A6' } }).begins('p1')
    expect(next.of('flagMoved')).toEqual([])
    expect(next.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-COOP-07] [TAC-RULING-65] the second Solo Enemy finds the Trigger Spaces taken and stands beside them', () => {
    const game = placed({ mode: 'coop', enemyDeck: ['S5'] })
    const spaces = [...E1, ...E2].map(id => game.at(id))
    expect(new Set(spaces).size).toBe(8)
    expect(E1.map(id => game.at(id)).sort()).toEqual(['B6', 'H6', 'N6', 'N7'])
    expect(
      game
        .of('arrived')
        .slice(4, 7)
        .map(({ at }) => spaceName(at)),
    ).toEqual(['B7', 'H7', 'M6'])
    expect(game.pile('enemy')).toHaveLength(9)
    expect(game.open.enemyDiscard).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-65] occupied, and the arrow’s space too: the next clockwise', () => {
    const { open } = given({
      mode: 'solo',
      map: new Array<string>(5).fill('0. 0. 0. 0. 0.'),
      units: { p1: 'FX C3, BX D3' },
    })
    expect(spaceName(around(open, spaceOf('C3') as number, 'S3'))).toBe('C4')
  })

  test('[TAC-RULING-65] any elevation; all four taken: the nearest ring in compass order', () => {
    const map = ['0. 0. 0. 0. 0.', '0. 0. 3. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.']
    const { open } = given({ mode: 'solo', map, units: { p1: 'FX C3' } })
    expect(spaceName(around(open, spaceOf('C3') as number, 'S1'))).toBe('C2')
    const full = given({ mode: 'solo', map, units: { p1: 'FX C2, BX D3, RX C4, WX B3', e1: 'EF C3' } }).open
    expect(spaceName(around(full, spaceOf('C3') as number, 'S1'))).toBe('C1')
    expect(spaceName(around(full, spaceOf('C3') as number, 'S3'))).toBe('E3')
  })
})

describe('replacement', () => {
  /** A Beast with 3 damage beside an Enemy Fighter with 1 Health, on the front realm. */
  const strike = (position: Position = {}): Given =>
    given({
      mode: 'solo',
      units: { p1: 'BX A1', e1: 'EF B1 h1' },
      decks: { fighter: ['F8', 'F7'] },
      flagDraws: ['gold', 'crimson', 'azure'],
      time: 3,
      ...position,
    })

  test('[TAC-SOLO-CAPTURE-01] [TAC-SOLO-CAPTURE-02] [TAC-SOLO-CAPTURE-04] a new unit of the class, fresh, on a random Trigger Space; the Time Token goes back 2', () => {
    const game = strike({ under: { 'e1.fighter': 'S1' } }).seat('p1', 'beast melee e1.fighter')
    expect(game.open.time).toBe(5)
    expect(game.open.under).toEqual({})
    expect(game.open.enemyDiscard).toEqual(['S1'])
    expect(game.at('e1.fighter')).toBe('H6')
    expect(game.unit('e1.fighter')).toMatchObject({ card: 'EF', serial: 1, health: 6, weakened: false })
    expect(game.pile('fighter')).toEqual(['F8', 'F7'])
    expect([...game.pile('flags')].sort()).toEqual(['azure', 'crimson', 'gold'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-CAPTURE-02] [TAC-SOLO-CAPTURE-03] its card is shuffled into the class deck and one is drawn, perhaps another', () => {
    const drawn = new Set<string>()
    for (let i = 0; i < 12 && drawn.size < 2; i++) {
      const game = strike({
        decks: { fighter: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'].slice(0, 1 + (i % 7)) as ['F1'] },
      })
      game.shuffling().seat('p1', 'beast melee e1.fighter')
      drawn.add(game.unit('e1.fighter').card)
      expect([...game.pile('fighter'), game.unit('e1.fighter').card]).toContain('EF')
      expect(game.waitsFor()).toBe('p1 turn.act')
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('[TAC-SOLO-CAPTURE-01] never above 7', () => {
    const game = strike({ time: 6, units: { p1: 'BX A1, RX A2', e1: 'EF B1 h1, EB B2 h1' } })
    game.seat('p1', 'beast melee e1.fighter', 'rogue melee e1.beast')
    expect(game.of('timePassed')).toEqual([{ type: 'timePassed', from: 6, to: 7, cause: 'captured' }])
    expect(game.open.time).toBe(7)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-CAPTURE-05] [TAC-RULING-65] an occupied Trigger Space: a card is drawn and discarded, its compass picks', () => {
    const game = strike({ units: { p1: 'BX A1, RX H6', e1: 'EF B1 h1' }, enemyDeck: ['S3'] })
    game.seat('p1', 'beast melee e1.fighter')
    expect(game.at('e1.fighter')).toBe('I6')
    expect(game.open.enemyDiscard).toEqual(['S3'])
    expect(game.of('enemyCardDrawn')).toMatchObject([{ card: 'S3', for: 'placement' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-CAPTURE-05] the captured unit’s own space is free already', () => {
    const game = strike({ units: { p1: 'BX G6', e1: 'EF H6 h1' } }).seat('p1', 'beast melee e1.fighter')
    expect(game.at('e1.fighter')).toBe('H6')
    expect(game.of('enemyCardDrawn')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-CAPTURE-06] the Solo Enemy always has four units in play', () => {
    const game = strike().seat('p1', 'beast melee e1.fighter')
    expect(E1.every(id => game.unit(id).health > 0)).toBe(true)
    expect(game.open.captured).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-CAPTURE-07] the area of the same spell does not touch the replacement', () => {
    // given AX, its target on the Gold Trigger Space, another Enemy Unit beside it: the replacement comes back to H6
    const game = strike({ units: { p1: 'AX H8', e1: 'EF H6 h1, EB G6' } }).dice('star', 'star', 'star')
    game.seat('p1', 'wizard spell e1.fighter', 'power 3')
    expect(game.at('e1.fighter')).toBe('H6')
    expect(game.health('e1.fighter', 'e1.beast')).toEqual([6, 8 - 3])
    expect(game.open.time).toBe(5)
    expect(game.of('attackDeclared')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
