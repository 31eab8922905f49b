import { describe, expect, test } from 'vitest'
import { HEROES } from '../../content/heroes.ts'
import { PRICES } from '../../content/numbers.ts'
import type { HeroCard } from '../../content/types.ts'
import { given } from '../../test/given.ts'
import { pointsOf } from '../heroes/heroes.query.ts'
import { priceOf } from '../towers/towers.query.ts'

const GOBLIN = 'g..../...../...../...../.....'
const WULF = 'w..../...../...../...../.....'

describe('portal storms', () => {
  test('[RIFT-DIFFICULTY-01] one card after phase 1, until the end of the round', () => {
    const game = given({ stormDeck: ['PS14', 'PS08'], stacks: { 1: ['H01'] } }).from('round')
    expect(game.types()).toEqual(['roundBegan', 'phaseBegan', 'spawned', 'stormDrawn', 'phaseBegan'])
    expect(game.open).toMatchObject({ storm: 'PS14' })
    game.all('ready')
    expect(game.open.storm).toBe('PS08')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('none in round 1, none where the game has none', () => {
    expect(
      given({ round: 0, stormDeck: ['PS14'] })
        .from('round')
        .of('stormDrawn'),
    ).toEqual([])
    expect(given({ round: 3 }).from('round').of('stormDrawn')).toEqual([])
  })

  test('when all are used they are shuffled again', () => {
    const game = given({ stormDeck: [] }).from(1)
    expect(game.of('stormsShuffled')).toHaveLength(1)
    expect(game.pile('storms')).toHaveLength(15)
    expect(game.open.stormsUsed).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('PS01 Temporal Rush, PS03 Mending Light: the first tray that is no portal', () => {
    const trays = ['P01 C4', 'H91 C3 gg.../...../...../...../..... I1:a1', 'H92 C2 gg.../...../...../...../..... I1:a1']
    const rush = given({ storm: 'PS01', trays }).from(4)
    // the portal goes first, to C5; the first horde tries twice and passes it
    expect(rush.of('escaped').map(({ tray }) => tray)).toEqual(['H91'])
    expect(rush.trays()).toEqual(['P01 C5', 'H92 C3'])
    const light = given({
      storm: 'PS03',
      trays: [
        'P01 C5 soldiers:b1',
        'H93 C3 sg.../...../...../...../..... I1:a1',
        'H92 C2 gg.../...../...../...../..... I1:a1',
      ],
    }).from(4)
    expect(light.lying('H92')).toEqual(['I1 a1'])
    expect(light.of('trayHealed')).toEqual([{ type: 'trayHealed', tray: 'H93', tiles: 1, cause: 'PS03' }])
    expect(light.open.stormTray).toBeUndefined()
    expect(light.waitsFor()).toBe('p1 act + p2 act')
  })

  test('PS01 a boss counts as one; PS02 Thick Time cancels speed, also of a boss card', () => {
    expect(
      given({ storm: 'PS01', trays: ['B1 C2'], specials: ['B1-1'] })
        .from(4)
        .trays(),
    ).toEqual(['B1 C4'])
    expect(
      given({ storm: 'PS02', trays: ['B1 C2'], specials: ['B1-2'] })
        .from(4)
        .trays(),
    ).toEqual(['B1 C3'])
    const slow = given({ storm: 'PS02', trays: [`H91 C2 ${WULF}`] }).from(4)
    expect(slow.trays()).toEqual(['H91 C3'])
    expect(slow.waitsFor()).toBe('p1 act + p2 act')
  })

  test('PS04 Stasis: a portal makes no attempt, what is on it suffers nothing; its heal works', () => {
    const game = given({ storm: 'PS04', trays: ['P11 C3 I1:a1 soldiers:e1', `H91 C2 ${GOBLIN}`] }).from(4)
    expect(game.trays()).toEqual(['P11 C3', 'H91 C4'])
    expect(game.lying('P11')).toEqual(['soldiers e1'])
    expect(game.of('stayed')).toEqual([{ type: 'stayed', tray: 'P11', cause: 'PS04' }])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('PS05 Undertow: portals have speed, others do not', () => {
    const game = given({ storm: 'PS05', trays: ['P01 C3', `H91 C2 ${GOBLIN}`] }).from(4)
    expect(game.trays()).toEqual(['P01 C5', 'H91 C3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('PS06 Crystal Shower, PS07 Crystal Drain', () => {
    const crystals = (storm: 'PS06' | 'PS07', had: number): number =>
      given({ crystals: had, stormDeck: [storm] }).from(1).open.crystals
    expect([crystals('PS06', 0), crystals('PS06', 12), crystals('PS07', 3), crystals('PS07', 0)]).toEqual([1, 12, 2, 0])
  })

  test('PS08 Fog: indirect arrows have reach 1', () => {
    const position = { map: 'bend', trays: [`H91 C2 ${GOBLIN}`], hands: { p1: ['adept'] }, players: 3 } as const
    const clear = given(position)
    clear.seat('p1', 'tower adept', 'a w')
    expect(clear.waitsFor()).toBe('p1 place')
    const foggy = given({ ...position, storm: 'PS08' })
    foggy.seat('p1', 'tower adept', 'a w')
    expect(foggy.waitsFor()).toBe('p1 act + p2 act + p3 act')
    const near = given({ ...position, trays: [`H91 D2 ${GOBLIN}`], storm: 'PS08' })
    near.seat('p1', 'tower adept', 'a w')
    expect(near.waitsFor()).toBe('p1 place')
  })

  test('PS09 Dead Magic, PS10 Rust: no magical, no physical tiles of towers on portals', () => {
    const asked = (storm: 'PS09' | 'PS10', tower: 'mage' | 'archer'): string => {
      const game = given({ storm, trays: ['P01 C3'], hands: { p2: [tower] } })
      return game.seat('p2', `tower ${tower}`, 'c e').waitsFor()
    }
    expect(asked('PS09', 'mage')).toBe('p1 act + p2 act')
    expect(asked('PS09', 'archer')).toBe('p2 place')
    expect(asked('PS10', 'archer')).toBe('p1 act + p2 act')
    expect(asked('PS10', 'mage')).toBe('p2 place')
  })

  test('PS11 Heavy Legs: a move point less, never the last one', () => {
    const position = { heroes: { malik: 'p1 C2', lilith: 'p2 board' } } as const
    const far = (storm?: 'PS11'): boolean => {
      const game = given(storm ? { ...position, storm } : position)
      return game.seat('p1', 'hero malik').after('p1', 'to').includes('C4')
    }
    expect([far(), far('PS11')]).toEqual([true, false])
    // given a Malik who has one point only
    const heroes = HEROES as Record<string, HeroCard>
    const { malik } = HEROES
    try {
      heroes.malik = { ...malik, move: 1 }
      expect(pointsOf(given({ ...position, storm: 'PS11' }).open, 'malik')).toBe(1)
    } finally {
      heroes.malik = malik
    }
  })

  test('PS12 Second Wind: heroes on the map heal 1', () => {
    const game = given({
      players: 3,
      stormDeck: ['PS12'],
      heroes: { malik: 'p1 C3 h2', lilith: 'p2 C4 h4', ignus: 'p3 board h1' },
    }).from(1)
    expect(game.health('malik', 'lilith', 'ignus')).toEqual([3, 4, 1])
    expect(game.of('healed')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('PS13 Echo: the lowest open stack spawns once more; blocked, just opened and empty ones do not count', () => {
    const game = given({ map: 'fork', stormDeck: ['PS13'], stacks: { 1: ['H01'], 2: ['H02', 'H03', 'H04'] } }).from(1)
    expect(game.trays()).toEqual(['H01 B2', 'H02 D2', 'H03 D3'])
    const opened = given({
      map: 8,
      players: 4,
      stormDeck: ['PS13'],
      blocks: { 1: 'H2', 2: 'B6' },
      stacks: { 1: ['H55'], 2: ['H01'], 3: ['H02'], 4: ['H03'] },
    }).from(1)
    expect(opened.trays()).toEqual(['H55 H2', 'H03 I6'])
    const none = given({ stormDeck: ['PS13'] }).from(1)
    expect(none.trays()).toEqual([])
    expect(none.waitsFor()).toBe('p1 act + p2 act')
  })

  test('PS14 Lull: nothing happens', () => {
    const game = given({ stormDeck: ['PS14'] }).from(1)
    expect(game.types()).toEqual(['phaseBegan', 'stormDrawn', 'phaseBegan'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('PS15 Shortage, PS16 Open Workshop: a crystal more, a crystal less', () => {
    const cost = (storm: 'PS15' | 'PS16'): number => {
      const game = given({ crystals: 5, storm }).from(6)
      game.seat('p1', 'buy archer p1', 'buy adept p2')
      return game.open.crystals
    }
    expect(cost('PS16')).toBe(2)
    // never for nothing, given that a level 1 tower costs a single crystal
    const prices = PRICES as Record<number, number>
    try {
      prices[1] = 1
      const { open } = given({ storm: 'PS16' })
      expect([priceOf(open, 'archer'), priceOf(open, 'adept')]).toEqual([1, 2])
    } finally {
      prices[1] = 2
    }
    const dear = given({ crystals: 7, storm: 'PS15' }).from(6)
    dear.seat('p1', 'buy archer p1', 'buy adept p2')
    expect(dear.open.crystals).toBe(0)
    expect(dear.waitsFor()).toBe('p1 shop + p2 shop')
  })
})
