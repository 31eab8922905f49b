import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { maskNamed } from '../placing/shapes.query.ts'

const GOBLIN = 'g..../...../...../...../.....'

describe('a boss', () => {
  test('[RIFT-EX-81] [RIFT-BOSS-06] [RIFT-RULING-68] a cleared life card: a crystal, the next one in place, then a special card and a move', () => {
    const game = shown('RIFT-EX-81', 1)
    expect(game.tray('B1')).toMatchObject({ life: 1, tiles: [], soldiers: 0, turn: 0 })
    expect(game.open).toMatchObject({ crystals: 1, soldiers: 12, bossBeaten: false, gone: [] })
    expect(game.trays()).toEqual(['B1 C3'])
    expect(game.of('lifeCleared')).toEqual([{ type: 'lifeCleared', boss: 'B1', life: 0, next: true }])
    expect(game.of('bossSpecial').map(({ special }) => special)).toEqual(['B1-4'])
    const charge = shown('RIFT-EX-81', 2)
    expect(charge.trays()).toEqual(['B1 C4'])
    expect(charge.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-BOSS-01] [RIFT-RULING-68] one life card less with one or two players; the last one beats it', () => {
    const two = given({ trays: ['B1 C2 life:1 cleared'] }).from(3)
    expect(two.open).toMatchObject({ bossBeaten: true, trays: [], crystals: 1 })
    expect(two.of('bossBeaten')).toHaveLength(1)
    expect(two.of('bossSpecial')).toEqual([])
    const three = given({ players: 3, trays: ['B1 C2 life:1 cleared'], specials: ['B1-1'] }).from(3)
    expect(three.tray('B1').life).toBe(2)
    const last = given({ players: 3, trays: ['B1 C2 life:2 cleared'] }).from(3)
    expect(last.open.bossBeaten).toBe(true)
    expect(last.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-RULING-68] the icons of the new life card count in phase 4 of the same round', () => {
    const game = given({ players: 3, trays: ['B3 C2 life:1 cleared'], specials: ['B3-4'] }).from(3)
    // its third life card shows raiders
    expect(game.trays()).toEqual(['B3 C4'])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-RULING-68] [RIFT-BOSS-02] it enters like a horde, is held by soldiers, and its card is drawn all the same', () => {
    const entering = given({ trays: [`H91 C2 ${GOBLIN}`], stacks: { 1: ['B1'] } }).from(1)
    expect(entering.trays()).toEqual(['H91 C2', 'B1 C3'])
    expect(entering.tray('B1')).toMatchObject({ life: 0, turn: 0 })
    const held = given({ trays: ['B1 C3 soldiers:a1'], specials: ['B1-1'] }).from(4)
    expect(held.trays()).toEqual(['B1 C3'])
    expect(held.of('bossSpecial')).toHaveLength(1)
    expect(held.open.soldiers).toBe(12)
    expect(held.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] any tower may attack it, whatever its level, and stays face up; it must if nothing else is there', () => {
    const game = given({ trays: ['B1 C3'], hands: { p2: ['archer'] } })
    game.seat('p2', 'tower archer', 'c e')
    expect(game.options('p2').every(id => id.startsWith('I2 B1 '))).toBe(true)
    game.seat('p2', 'I2 B1 b3c3')
    expect(game.built('c')).toMatchObject([{ tower: 'archer', faceDown: false }])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-BOSS-04] heroes pass through but do not end there, and cannot attack it', () => {
    const game = given({ trays: ['B1 C4'], heroes: { alleria: 'p1 C5', malik: 'p2 board' } })
    game.seat('p1', 'hero alleria')
    expect(game.after('p1', 'to')).toContain('C3')
    expect(game.after('p1', 'to')).not.toContain('C4')
    expect(game.whyNot('p1', 'to C4')).toBe('RIFT-MOVE-05 endOnBoss')
    game.seat('p1', 'attack')
    expect(game.options('p1').join()).not.toContain('B1')
    expect(game.lying('B1')).toEqual([])
  })

  test('[RIFT-BOSS-05] damage lies on the life card; the Gem may hit it, other attack spells may not', () => {
    const game = given({
      trays: ['B1 C4'],
      spells: ['rain-of-fire', 'gem-of-timewarp'],
      heroes: { malik: 'p1 board', lilith: 'p2 board' },
    })
    expect(game.whyNot('p1', 'spell rain-of-fire')).toBe('RIFT-RULING-92 spellNeedsTarget')
    game.seat('p1', 'spell gem-of-timewarp')
    expect(game.options('p1')).toContain('I2 B1 a1b1')
    game.seat('p1', 'I2 B1 a1b1')
    expect(game.lying('B1')).toEqual(['I2 a1b1'])
    expect(game.waitsFor()).toBe('p1 spell.hero')
  })

  test('[RIFT-RULING-68] when no special card is left they are shuffled again', () => {
    const game = given({
      trays: ['B1 C2 soldiers:a1'],
      specials: [],
      specialsUsed: ['B1-1', 'B1-2', 'B1-4', 'B1-3'],
    }).from(4)
    expect(game.of('specialsShuffled')).toHaveLength(1)
    expect(game.open.specialsUsed).toHaveLength(1)
    expect(game.pile('specials')).toHaveLength(3)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})

describe('the Gatebreaker', () => {
  test('[RIFT-RULING-68] Stomp: heroes beside it, before it moves', () => {
    const game = given({
      players: 3,
      trays: ['B1 C2'],
      specials: ['B1-1'],
      heroes: { malik: 'p1 a', lilith: 'p2 e', ignus: 'p3 c shielded' },
    }).from(4)
    expect(game.health('malik', 'lilith', 'ignus')).toEqual([4, 4, 4])
    expect(game.of('hurt')).toMatchObject([{ hero: 'malik', cause: 'B1-1' }])
    expect(game.trays()).toEqual(['B1 C3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-RULING-68] Wrecking Blow: the highest tower beside it, the lower of two as well; lost in phase 5', () => {
    const game = given({
      trays: ['B1 C3'],
      specials: ['B1-3'],
      sites: { c: ['knights n p2', 'archer n p2'], b: 'adept n p1', g: 'holy-order n p1', f: 'wizard n p1 down' },
    }).from(4)
    expect(game.of('towerTurned')).toEqual([
      { type: 'towerTurned', site: 'c', index: 0, tower: 'knights', cause: 'B1-3' },
    ])
    expect(game.of('towerLost').map(({ tower }) => tower)).toEqual(expect.arrayContaining(['knights', 'wizard']))
    expect(game.hand('p2')).toEqual(['archer'])
    expect(game.hand('p1')).toEqual(expect.arrayContaining(['adept', 'holy-order']))
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Wrecking Blow: the team picks among equals, the first answer counts', () => {
    const game = given({
      trays: ['B1 C3'],
      specials: ['B1-3'],
      sites: { c: ['militia n p2', 'adept n p2'], b: 'adept n p1' },
    }).from(4)
    expect(game.waitsFor()).toBe('p1 boss.tower + p2 boss.tower')
    expect(game.options('p2')).toEqual(['site b 0', 'site c 1'])
    game.seat('p2', 'site c 1')
    expect(game.of('towerLost').map(({ tower, site }) => `${tower} ${site}`)).toEqual(['adept c'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Wrecking Blow with no tower beside it does nothing', () => {
    const game = given({ trays: ['B1 C2'], specials: ['B1-3'], sites: { g: 'mage n p1' } }).from(4)
    expect(game.of('towerTurned')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Roar: soldiers on it and on trays beside it; then nothing holds it', () => {
    const game = given({
      trays: ['B1 C3 soldiers:a1b1', `H91 C2 ${GOBLIN} soldiers:a1`, `H92 C5 ${GOBLIN} soldiers:a1`],
      specials: ['B1-4'],
    }).from(4)
    expect(game.of('soldiersBack').map(({ tray, cause }) => `${tray} ${cause}`)).toEqual([
      'H92 held',
      'B1 B1-4',
      'H91 B1-4',
    ])
    expect(game.trays()).toEqual(['H92 C5', 'B1 C4', 'H91 C3'])
    expect(game.open.soldiers).toBe(12)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})

/** Her first life card is fast: Thick Time keeps her to one step. */
describe('the Brood Matron', () => {
  test('[RIFT-EX-86] [RIFT-BOSS-04] [RIFT-RULING-47] Web takes the nearest hero, protected or not; Venom spares the protected', () => {
    const web = shown('RIFT-EX-86', 1)
    expect(web.where('malik')).toBe('board')
    expect(web.health('malik')).toEqual([3])
    expect(web.of('sentHome')).toMatchObject([{ hero: 'malik', cause: 'B2-1' }])
    const venom = shown('RIFT-EX-86', 2)
    expect(venom.where('malik')).toBe('C4')
    expect(venom.health('malik', 'lilith')).toEqual([3, 4])
    expect(venom.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Web: the team picks among equals', () => {
    const game = given({
      trays: ['B2 C2'],
      specials: ['B2-1'],
      heroes: { malik: 'p1 e', alleria: 'p2 f', wildcat: 'p2 g' },
    }).from(4)
    expect(game.waitsFor()).toBe('p1 boss.hero + p2 boss.hero')
    expect(game.options('p1')).toEqual(['hero alleria', 'hero malik'])
    game.seat('p1', 'hero alleria')
    expect([game.where('alleria'), game.where('malik'), game.where('wildcat')]).toEqual(['board', 'B4', 'B5'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Hatch: a tier 1 horde at the highest open spawn point, which does not move in this phase', () => {
    const game = given({
      map: 'fork',
      storm: 'PS02',
      trays: ['B2 B2 soldiers:a1'],
      deck1: ['H05', 'H06'],
      specials: ['B2-2'],
    }).from(4)
    expect(game.trays()).toEqual(['B2 B2', 'H05 D2'])
    expect(game.of('spawned')).toMatchObject([{ tray: 'H05', from: 'hatch' }])
    const blocked = given({
      map: 'fork',
      storm: 'PS02',
      trays: ['B2 B3 soldiers:a1'],
      blocks: { 1: 'D2' },
      deck1: ['H05'],
      specials: ['B2-2'],
    }).from(4)
    expect(blocked.trays()).toEqual(['B2 B3', 'H05 B2'])
    const none = given({
      map: 'fork',
      storm: 'PS02',
      trays: ['B2 B3 soldiers:a1'],
      deck1: [],
      specials: ['B2-2'],
    }).from(4)
    expect(none.trays()).toEqual(['B2 B3'])
    expect(none.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Moult: one tile leaves the life card, the team picks which', () => {
    const game = given({ trays: ['B2 C2 I2:a1b1 I1:b3'], specials: ['B2-3'] }).from(4)
    expect(game.waitsFor()).toBe('p1 boss.tile + p2 boss.tile')
    expect(game.options('p1')).toEqual(['tile a1', 'tile b3'])
    const mixed = given({ trays: ['B2 C2 I1:b3 I1:c2 I2:a1b1'], specials: ['B2-3'] }).from(4)
    expect(mixed.options('p1')).toEqual(['tile a1', 'tile c2', 'tile b3'])
    game.seat('p2', 'tile b3')
    expect(game.lying('B2')).toEqual(['I2 a1b1'])
    expect(game.of('tileRemoved')).toEqual([{ type: 'tileRemoved', tray: 'B2', mask: maskNamed('b3'), cause: 'B2-3' }])
    const one = given({ trays: ['B2 C2 I2:a1b1'], specials: ['B2-3'] }).from(4)
    expect(one.lying('B2')).toEqual([])
    expect(one.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Venom: only heroes on trays, at most two king moves away', () => {
    const game = given({
      players: 3,
      storm: 'PS02',
      trays: ['B2 C2', `H91 C4 ${GOBLIN}`, `H92 C5 ${GOBLIN}`],
      specials: ['B2-4'],
      heroes: { malik: 'p1 C4 base:a3', lilith: 'p2 C5 base:a3 shielded', ignus: 'p3 a' },
    }).from(4)
    const venom = game.of('hurt').filter(({ cause }) => cause === 'B2-4')
    expect(venom.map(({ hero }) => hero)).toEqual(['malik'])
    expect(game.of('spared').filter(({ cause }) => cause === 'B2-4')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })
})

describe('the Time Mage', () => {
  test('[RIFT-RULING-68] Rewind: the first horde of the order that is still there loses its tiles', () => {
    const game = given({
      trays: [
        'P01 C5 soldiers:b1',
        'H91 C4 gg.../...../...../...../..... I1:a1',
        'B3 C3 I1:a1',
        'H92 C2 gg.../...../...../...../..... I1:a1',
      ],
      specials: ['B3-1'],
      hearts: 18,
    }).from(4)
    // H91 bypasses the portal into the kingdom before the boss acts
    expect(game.of('escaped').map(({ tray }) => tray)).toEqual(['H91'])
    expect(game.lying('H92')).toEqual([])
    expect(game.lying('B3')).toEqual(['I1 a1'])
    expect(game.of('trayHealed')).toEqual([{ type: 'trayHealed', tray: 'H92', tiles: 1, cause: 'B3-1' }])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Time Skip: speed for this activation', () => {
    const game = given({ trays: ['B3 C2'], specials: ['B3-2'] }).from(4)
    expect(game.trays()).toEqual(['B3 C4'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Paradox: each player in seat order swaps one incoming tower for the level below', () => {
    const game = given({
      players: 3,
      trays: ['B3 C2'],
      specials: ['B3-3'],
      incoming: { p1: ['wizard', 'marksmen', 'archer'], p2: ['tesla-tower'], p3: ['militia'] },
      supply: { adept: 3, archer: 2, howitzer: 1 },
    }).from(4)
    expect(game.waitsFor()).toBe('p1 boss.paradox')
    expect(game.options('p1')).toEqual(['tower marksmen', 'tower wizard'])
    const before = game.open.supply.wizard ?? 0
    game.seat('p1', 'tower wizard')
    expect(game.of('towerLowered').map(({ seat, tower, to }) => `${seat} ${tower} ${to}`)).toEqual([
      'p1 wizard adept',
      'p2 tesla-tower howitzer',
    ])
    expect(game.hand('p1').toSorted()).toEqual(['adept', 'archer', 'marksmen'])
    expect(game.hand('p3')).toEqual(['militia'])
    expect(game.open.supply).toMatchObject({ wizard: before + 1, adept: 2, howitzer: 0 })
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-RULING-68] Paradox does nothing where the lower card is not in the supply', () => {
    const game = given({
      trays: ['B3 C2'],
      specials: ['B3-3'],
      incoming: { p1: ['wizard'] },
      supply: { adept: 0 },
    }).from(4)
    expect(game.of('towerLowered')).toEqual([])
    expect(game.hand('p1')).toEqual(['wizard'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-68] Entropy: every hero on the map, none on a board', () => {
    const game = given({
      players: 3,
      trays: ['B3 C2'],
      specials: ['B3-4'],
      heroes: { malik: 'p1 g', lilith: 'p2 h shielded', alleria: 'p3 board', wildcat: 'p3 C5' },
    }).from(4)
    expect(game.health('malik', 'lilith', 'alleria')).toEqual([4, 4, 4])
    expect(game.where('wildcat')).toBe('board')
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })
})
