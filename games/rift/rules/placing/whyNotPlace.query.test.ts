import { describe, expect, test } from 'vitest'
import { type Given, given } from '../../test/given.ts'

const BARE = '...../...../...../...../.....'
const GOBLIN = `gg.../${BARE.slice(6)}`
/** Every square but those that are named is under a tile. */
const onlyFree = (...free: string[]): string => {
  const squares = [1, 2, 3, 4, 5].flatMap(row => ['a', 'b', 'c', 'd', 'e'].map(column => `${column}${row}`))
  return `I1:${squares.filter(square => !free.includes(square)).join('')}`
}
/** Why each of these is refused, with nothing where it is not. */
const reasons = (game: Given, ...anchors: string[]): string[] => anchors.map(anchor => game.whyNot('p1', anchor))
const valuesOf = (game: Given, anchor: string): object | undefined => game.reason('p1', anchor)?.values

describe('what about a tray forbids a piece', () => {
  test('[RIFT-PORTAL-11] [RIFT-BOSS-04] a hero does nothing to portals and bosses, in range or not', () => {
    const game = given({
      map: 'lane4',
      trays: [`H91 C3 ${GOBLIN}`, 'P91 B3 g..../...../..@../...../.....', 'B1 E3'],
      heroes: { alleria: 'p1 D3', malik: 'p2 board' },
    }).seat('p1', 'hero alleria', 'attack', 'face w')
    expect(reasons(game, 'tray P91', 'tray B1', 'tray H91')).toEqual([
      'RIFT-PORTAL-11 portalOfHero',
      'RIFT-BOSS-04 bossOfHero',
      '',
    ])
    expect(reasons(game, 'I2 P91 d1e1', 'square P91 e5', 'I2 B1 c2d2')).toEqual([
      'RIFT-PORTAL-11 portalOfHero',
      'RIFT-PORTAL-11 portalOfHero',
      'RIFT-BOSS-04 bossOfHero',
    ])
  })

  test('[RIFT-ACTION-04] [RIFT-RANGE-01] a shot never hits the own tray, nor what is out of reach', () => {
    const game = given({
      map: 'lane4',
      trays: [`H91 D3 ${GOBLIN}`, `H92 C3 ${GOBLIN}`, `H93 E3 ${GOBLIN}`],
      heroes: { alleria: 'p1 D3 base:d4', malik: 'p2 board' },
    }).seat('p1', 'hero alleria', 'attack', 'face w')
    expect(reasons(game, 'tray H91', 'tray H93', 'tray H92')).toEqual([
      'RIFT-ACTION-04 ownTray',
      'RIFT-RANGE-01 outOfReach',
      '',
    ])
    expect(valuesOf(game, 'tray H93')).toEqual({ tray: 'H93', what: 'I2' })
    // with a range without limit too
    const storm = given({
      map: 'lane4',
      trays: [`H91 D3 ${GOBLIN}`, `H92 C3 ${GOBLIN}`],
      heroes: { magnus: 'p1 D3 base:d4 arcanic-storm+ mirage+', malik: 'p2 board' },
    }).seat('p1', 'hero magnus', 'ability arcanic-storm')
    expect(reasons(storm, 'tray H91', 'tray H92')).toEqual(['RIFT-ACTION-04 ownTray', ''])
  })

  test('[RIFT-PORTAL-12] [RIFT-BOSS-05] [RIFT-SPELL-09] spells hit hordes only, the Gem all but hordes', () => {
    const trays = [`H91 B3 ${GOBLIN}`, `H92 E3 ${GOBLIN}`, 'P91 C3 gg.../...../..@../...../.....', 'B1 D3']
    const fire = given({ map: 'lane4', trays, spells: ['rain-of-fire'] }).seat('p1', 'spell rain-of-fire')
    expect(reasons(fire, 'tray P91', 'tray B1', 'tray H91')).toEqual([
      'RIFT-PORTAL-12 portalOfSpell',
      'RIFT-BOSS-05 bossOfSpell',
      '',
    ])
    const gem = given({ map: 'lane4', trays, spells: ['gem-of-timewarp'] }).seat('p1', 'spell gem-of-timewarp')
    expect(reasons(gem, 'tray H92', 'tray P91', 'tray B1')).toEqual(['RIFT-SPELL-09 gemOnHorde', '', ''])
    // the sparks of Thunderbolt go on hordes next to the one that was hit
    const thunder = given({
      map: 'lane4',
      trays: [`H91 B3 ${GOBLIN}`, `H93 C3 ${GOBLIN}`, `H92 E3 ${GOBLIN}`],
      spells: ['thunderbolt'],
    }).seat('p1', 'spell thunderbolt', 'I2 H91 a1b1')
    expect(reasons(thunder, 'tray H92', 'tray H93')).toEqual(['RIFT-RANGE-01 outOfReach', ''])
  })

  test('[RIFT-PORTAL-03] [RIFT-GAME-03] a portal above the tower, or one that a storm wards', () => {
    const at = (tower: 'marksmen' | 'sorcerer-wizard', level: number, storm: 'PS09' | 'PS10' | 'PS14'): string =>
      given({
        map: 'lane4',
        trays: [`P91 C3 gg.../...../..@../...../..... level:${level}`, `H91 B3 ${GOBLIN}`],
        hands: { p1: [tower] },
        storm,
      })
        .seat('p1', `tower ${tower}`, 'b s')
        .whyNot('p1', 'tray P91')
    expect([at('marksmen', 2, 'PS14'), at('marksmen', 2, 'PS09'), at('marksmen', 2, 'PS10')]).toEqual([
      '',
      '',
      'RIFT-GAME-03 rust',
    ])
    expect([at('sorcerer-wizard', 4, 'PS10'), at('sorcerer-wizard', 4, 'PS09')]).toEqual(['', 'RIFT-GAME-03 deadMagic'])
    // too low is too low, in a storm or not
    expect([at('marksmen', 3, 'PS14'), at('marksmen', 3, 'PS10')]).toEqual(Array(2).fill('RIFT-PORTAL-03 portalLevel'))
  })

  test('[RIFT-DAMAGE-09] [RIFT-IGNUS-06] where another tile of the attack lies, or does not', () => {
    const trays = [`H91 B3 ${GOBLIN}`, `H92 D3 ${GOBLIN}`]
    const fire = given({ map: 'lane4', trays, spells: ['rain-of-fire'] })
    fire.seat('p1', 'spell rain-of-fire', 'I1 H92 a1')
    expect(reasons(fire, 'tray H91', 'tray H92')).toEqual(['RIFT-DAMAGE-09 linked', ''])
    expect(valuesOf(fire, 'tray H91')).toEqual({ tray: 'H92' })
    const burn = given({
      map: 'lane4',
      trays,
      heroes: { ignus: 'p1 C3 lets-burn+ flaming-frenzy+', malik: 'p2 board' },
    })
    burn.seat('p1', 'hero ignus', 'ability lets-burn', 'I3 H92 a1b1c1')
    expect(reasons(burn, 'tray H92', 'tray H91')).toEqual(['RIFT-IGNUS-06 otherHorde', ''])
    expect(valuesOf(burn, 'tray H92')).toEqual({ tray: 'H92' })
  })

  test('[RIFT-DAMAGE-01] a tray without room for the tile', () => {
    const full = `H91 B3 ${GOBLIN} ${onlyFree('a1', 'c3')}`
    const game = given({ map: 'lane4', trays: [full, `H92 D3 ${GOBLIN}`], hands: { p1: ['sharpshooter'] } })
    game.seat('p1', 'tower sharpshooter', 'b s', 'I1 H92 e5')
    expect(reasons(game, 'tray H91', 'tray H92', 'square H91 a1')).toEqual([
      'RIFT-DAMAGE-01 noRoom',
      '',
      'RIFT-DAMAGE-01 doesNotFit',
    ])
    expect(valuesOf(game, 'tray H91')).toEqual({ tray: 'H91' })
  })
})

describe('what on the squares forbids a piece', () => {
  test('[RIFT-TYPE-02] [RIFT-TYPE-03] [RIFT-DAMAGE-02] [RIFT-DAMAGE-06] tiles: what resists, what lies there, icons', () => {
    const trays = ['H91 C3 ocg.k/.b.../^^.../...../..... soldiers:c1 I1:e5']
    const arrows = given({ map: 'lane4', trays, hands: { p1: ['marksmen'] } }).seat('p1', 'tower marksmen', 'b s')
    expect(reasons(arrows, 'I1 H91 a1', 'I1 H91 b1', 'I1 H91 e1', 'I1 H91 b2', 'I1 H91 c1', 'I1 H91 e5')).toEqual([
      'RIFT-TYPE-02 resistsPhysical',
      '',
      'RIFT-TYPE-02 resistsPhysical',
      'RIFT-TYPE-02 resistsPhysical',
      'RIFT-DAMAGE-02 occupied',
      'RIFT-DAMAGE-02 occupied',
    ])
    expect(reasons(arrows, 'I1 H91 a3', 'I2 H91 d1e1', 'I2 H91 b3c3')).toEqual([
      'RIFT-DAMAGE-06 iconSquare',
      'RIFT-TYPE-02 resistsPhysical',
      'RIFT-DAMAGE-06 iconSquare',
    ])
    expect(valuesOf(arrows, 'I2 H91 d1e1')).toEqual({ letter: 'k' })
    expect(valuesOf(arrows, 'I1 H91 b2')).toEqual({ letter: 'b' })
    const magic = given({ map: 'lane4', trays, spells: ['rain-of-fire'] }).seat('p1', 'spell rain-of-fire')
    expect(reasons(magic, 'I1 H91 a1', 'I1 H91 b1', 'I1 H91 e1')).toEqual([
      '',
      'RIFT-TYPE-03 resistsMagical',
      'RIFT-TYPE-03 resistsMagical',
    ])
    expect(valuesOf(magic, 'I1 H91 b1')).toEqual({ letter: 'c' })
  })

  test('[RIFT-SOLDIER-03] [RIFT-SOLDIER-04] [RIFT-TYPE-05] soldiers: blanks, deadly enemies, what lies there', () => {
    const game = given({
      map: 'lane4',
      trays: ['H91 C3 ocdg./gb.../^^.../...../..... soldiers:d1'],
      hands: { p1: ['footmen'] },
    }).seat('p1', 'tower footmen', 'b s')
    expect(
      reasons(game, 'soldier H91 a1', 'soldier H91 c1', 'soldier H91 d1', 'soldier H91 e1', 'soldier H91 b2'),
    ).toEqual([
      'RIFT-TYPE-02 resistsPhysical',
      'RIFT-TYPE-05 deadlyEnemy',
      'RIFT-SOLDIER-04 occupied',
      'RIFT-SOLDIER-03 soldierOnBlank',
      'RIFT-TYPE-05 deadlyEnemy',
    ])
    expect([valuesOf(game, 'soldier H91 c1'), valuesOf(game, 'soldier H91 b2')]).toEqual([
      { letter: 'd' },
      { letter: 'b' },
    ])
    expect(reasons(game, 'soldier H91 a3', 'soldier H91 b1', 'square H91 a2')).toEqual([
      'RIFT-DAMAGE-06 iconSquare',
      '',
      '',
    ])
  })

  test('[RIFT-RULING-60] [RIFT-RULING-40] side by side with the spark before; along the base', () => {
    const bolt = given({ trays: [`H91 C3 ${GOBLIN}`], spells: ['lightning-bolt'] })
    bolt.seat('p1', 'spell lightning-bolt', 'I1 H91 a1')
    expect(reasons(bolt, 'I1 H91 b2', 'square H91 b2', 'I1 H91 b1', 'I1 H91 a2', 'I1 H91 a1')).toEqual([
      'RIFT-RULING-60 notChained',
      'RIFT-RULING-60 notChained',
      '',
      '',
      'RIFT-DAMAGE-02 occupied',
    ])
    const harvest = given({
      trays: [`H91 C3 ....g/${BARE.slice(6)}`],
      heroes: { lilith: 'p1 C3 base:b2 reapers-harvest+ resurrection+', malik: 'p2 board' },
    }).seat('p1', 'hero lilith', 'ability reapers-harvest')
    expect(reasons(harvest, 'I1 H91 a1', 'I1 H91 b1', 'I1 H91 e5', 'square H91 d4', 'square H91 e5')).toEqual([
      'RIFT-RULING-40 notBeside',
      '',
      'RIFT-RULING-40 notBeside',
      '',
      'RIFT-RULING-40 notBeside',
    ])
  })

  test('[RIFT-DAMAGE-01] [RIFT-DAMAGE-03] a shape that is none, or printed otherwise', () => {
    const free = given({ map: 'lane4', trays: [`H91 C3 ${GOBLIN}`], hands: { p1: ['marksmen'] } })
    free.seat('p1', 'tower marksmen', 'b s')
    expect(reasons(free, 'I2 H91 a1b2', 'I2 H91 a1b1', 'I2 H91 a1a2', 'I1 H91 a1')).toEqual([
      'RIFT-DAMAGE-01 doesNotFit',
      '',
      '',
      '',
    ])
    const fixed = given({ map: 'lane4', trays: [`H91 C3 ${GOBLIN}`], hands: { p1: ['archer'] } })
    fixed.seat('p1', 'tower archer', 'b s')
    expect(reasons(fixed, 'I2 H91 a1b1', 'I2 H91 a1a2', 'I2 H91 a1c1')).toEqual([
      'RIFT-DAMAGE-03 doesNotFit',
      '',
      'RIFT-DAMAGE-03 doesNotFit',
    ])
  })

  test('a square is refused only if no piece at all can lie on it', () => {
    const game = given({
      map: 'lane4',
      trays: [`H91 C3 g..../${BARE.slice(6)} ${onlyFree('a1', 'c3', 'd3')}`],
      hands: { p1: ['marksmen'] },
    }).seat('p1', 'tower marksmen', 'b s')
    // the tile of two squares has room on c3d3 only, the small one everywhere
    expect(reasons(game, 'square H91 a1', 'square H91 c3', 'I2 H91 a1a2', 'square H91 b1')).toEqual([
      '',
      '',
      'RIFT-DAMAGE-02 occupied',
      'RIFT-DAMAGE-02 occupied',
    ])
  })
})

describe('what must be placed', () => {
  test('[RIFT-PORTAL-08] [RIFT-RULING-15] said by the tray that forces it: only portals, or a horde among them', () => {
    const portal = 'P91 C3 gg.../...../..@../...../.....'
    const skipping = (...trays: string[]): string[] => {
      const game = given({ map: 'lane4', trays, hands: { p1: ['marksmen'] } }).seat('p1', 'tower marksmen', 'b s')
      return reasons(game, 'skip I2', 'skip I1', 'stop')
    }
    expect(skipping(portal)).toEqual(Array(3).fill('RIFT-PORTAL-08 mustPlace'))
    expect(skipping(portal, `H91 D3 ${GOBLIN}`)).toEqual(Array(3).fill('RIFT-RULING-15 mustPlace'))
    expect(skipping(portal, `H91 D3 ${GOBLIN} cleared`)).toEqual(Array(3).fill('RIFT-PORTAL-08 mustPlace'))
    expect(skipping(`H91 D3 ${GOBLIN} cleared`)).toEqual(['', '', ''])
  })

  test('[RIFT-RULING-15] it names the piece that must be placed', () => {
    const trays = [`H91 C3 ${GOBLIN} ${onlyFree('a1', 'c3')}`, `H92 D3 ${GOBLIN} cleared`]
    const game = given({ map: 'lane4', trays, hands: { p1: ['marksmen'] } }).seat('p1', 'tower marksmen', 'b s')
    // the horde that is not cleared has room for the small tile only
    expect([valuesOf(game, 'stop'), valuesOf(game, 'skip I1'), game.reason('p1', 'skip I2')]).toEqual([
      { what: 'I1' },
      { what: 'I1' },
      undefined,
    ])
    expect(game.options('p1')).toContain('skip I2')
  })

  test('[RIFT-SOLDIER-09] [RIFT-SOLDIER-15] soldiers move only for towers, only while the supply is empty, and as any soldier stands', () => {
    const trays = ['H91 C3 gdo../...../...../...../.....', `H92 B3 ${GOBLIN} soldiers:a1b1`]
    const at = (soldiers: number) =>
      given({ map: 'lane4', trays, soldiers, hands: { p1: ['militia'] } }).seat('p1', 'tower militia', 'b s')
    const moved = (...to: string[]) => to.map(square => at(0).whyNot('p1', `move H92 a1 H91 ${square}`))
    expect(moved('a1', 'b1', 'c1', 'd1')).toEqual([
      '',
      'RIFT-TYPE-05 deadlyEnemy',
      'RIFT-TYPE-02 resistsPhysical',
      'RIFT-SOLDIER-03 soldierOnBlank',
    ])
    expect(at(0).options('p1')).toEqual(['move H92 a1 H91 a1', 'move H92 b1 H91 a1', 'skip soldier'])
    const left = given({
      map: 'lane4',
      trays: [...trays, `H93 D3 ${GOBLIN}`],
      soldiers: 1,
      hands: { p1: ['footmen'] },
    }).seat('p1', 'tower footmen', 'b s')
    expect(left.whyNot('p1', 'move H92 a1 H91 a1')).toBe('RIFT-SOLDIER-09 soldiersLeft')
    const spell = given({ map: 'lane4', trays, soldiers: 1, spells: ['reinforcements'] })
    spell.seat('p1', 'spell reinforcements')
    expect(spell.whyNot('p1', 'move H92 a1 H91 a1')).toBe('RIFT-SOLDIER-09 soldiersLeft')
  })
})
