import { describe, expect, test } from 'vitest'
import { SPELLS } from '../../content/spells.ts'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'
const HORDE = 'ggg../...../...../...../.....'
const PORTAL = 'ggg../...../..@../...../.....'

describe('casting', () => {
  test('[RIFT-SPELL-01] [RIFT-SPELL-02] any player casts, any number, each once in the game', () => {
    const game = given({ trays: [`H91 C3 ${HORDE}`], spells: ['reinforcements', 'rain-of-fire'] })
    game.seat('p2', 'spell reinforcements', 'soldier H91 a1', 'soldier H91 b1')
    expect(game.of('spellCast')).toEqual([{ type: 'spellCast', seat: 'p2', spell: 'reinforcements' }])
    expect(game.refused('p1', 'spell reinforcements')).toBe('RIFT-SPELL-01 spellUsed')
    expect(game.refused('p1', 'spell hand-of-midas')).toBe('RIFT-SETUP-11 spellNotChosen')
    game.seat('p2', 'spell rain-of-fire', 'I2 H91 c1c2', 'I1 H91 e5')
    expect(game.options('p1')).toEqual(['hero malik', 'ready'])
    expect(game.open.spells.map(({ used }) => used)).toEqual([true, true])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SPELL-03] [RIFT-SPELL-04] no range, any tiles of the size, but only hordes', () => {
    const game = given({
      map: 'lane4',
      trays: [`H91 B3 ${HORDE}`, `P91 C3 ${PORTAL} level:1`, `H92 E3 ${HORDE}`],
      spells: ['lightning-bolt'],
    }).seat('p1', 'spell lightning-bolt')
    expect(game.options('p1')).toHaveLength(50)
    expect(game.whyNot('p1', 'tray P91')).toBe('RIFT-PORTAL-12 portalOfSpell')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-RULING-59] a spell without any effect cannot be cast', () => {
    const game = given({
      trays: [`H91 C3 ${HORDE}`],
      soldiers: 0,
      spells: ['reinforcements', 'gem-of-timewarp', 'hand-of-midas', 'thunderbolt'],
      hands: { p2: ['archer'] },
    })
    expect(game.after('p1', 'spell')).toEqual(['thunderbolt'])
    expect(game.after('p2', 'spell')).toEqual(['hand-of-midas', 'thunderbolt'])
    expect(game.refused('p1', 'spell reinforcements')).toBe('RIFT-RULING-59 noSoldiers')
    expect(game.refused('p1', 'spell gem-of-timewarp')).toBe('RIFT-RULING-61 gemNeedsTarget')
    expect(game.refused('p1', 'spell hand-of-midas')).toBe('RIFT-RULING-59 handEmpty')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-59] [RIFT-RULING-92] Reinforcements need a square where a soldier may stand; one is enough', () => {
    const castable = (tray: string): string =>
      given({ trays: [`H91 C3 ${tray}`], spells: ['reinforcements'] }).whyNot('p1', 'spell reinforcements')
    expect(castable('dd.../...../...../...../.....')).toBe('RIFT-RULING-92 spellNeedsTarget')
    expect(castable('gd.../...../...../...../.....')).toBe('')
    expect(castable('gg.../...../...../...../..... cleared')).toBe('RIFT-RULING-92 spellNeedsTarget')
    const offered = given({ trays: ['H91 C3 gd.../...../...../...../.....'], spells: ['reinforcements'] })
    expect(offered.after('p1', 'spell')).toEqual(['reinforcements'])
  })

  test('[RIFT-SPELL-11] two spells have two power icons', () => {
    const strong = Object.values(SPELLS).filter(({ power }) => power === 2)
    expect(strong.map(({ id }) => id)).toEqual(['gem-of-timewarp', 'hand-of-midas'])
    expect(given().waitsFor()).toBe(TEAM)
  })
})

describe('attack spells', () => {
  test('[RIFT-SPELL-05] [RIFT-RULING-92] Rain of Fire: one 1×2 and one 1×1, anywhere on one horde, magical', () => {
    const game = given({
      trays: ['H91 C3 cgg../...../...../...../.....', `H92 C4 ${HORDE}`],
      spells: ['rain-of-fire'],
    }).seat('p1', 'spell rain-of-fire')
    expect(game.whyNot('p1', 'I1 H91 a1')).toBe('RIFT-TYPE-03 resistsMagical')
    game.seat('p1', 'I1 H91 b1')
    expect(game.options('p1').every(id => id.startsWith('I2 H91 '))).toBe(true)
    game.seat('p1', 'I2 H91 d5e5')
    expect(game.lying('H91')).toEqual(['I1 b1', 'I2 d5e5'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-92] a horde with room for one of the two tiles is enough', () => {
    const most = 'a1b1c1d1e1a2b2c2d2e2a3b3c3d3e3a4b4c4d4e4a5b5c5d5'
    const game = given({
      trays: [`H91 C3 ....g/...../...../...../....g I1:${most}`],
      spells: ['rain-of-fire', 'thunderbolt'],
    })
    expect(game.refused('p1', 'spell thunderbolt')).toBe('RIFT-RULING-92 spellNeedsTarget')
    game.seat('p1', 'spell rain-of-fire')
    expect(game.lying('H91').at(-1)).toBe('I1 e5')
    expect(game.of('pieceLost').map(({ what }) => what)).toEqual(['I2'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SPELL-06] Reinforcements: two soldiers of true damage, on one horde or two', () => {
    const game = given({
      trays: ['H91 C3 ok.../...../...../...../.....', `H92 C4 ${HORDE}`],
      spells: ['reinforcements'],
    }).seat('p1', 'spell reinforcements')
    expect(game.options('p1')).toContain('soldier H91 b1')
    game.seat('p1', 'soldier H91 b1', 'soldier H92 a1')
    expect(game.lying('H91')).toEqual(['soldiers b1'])
    expect(game.open.soldiers).toBe(10)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-71] [RIFT-SPELL-07] Thunderbolt: 1×2 on a horde, then 1×1 on each horde around it, no portal', () => {
    const game = shown('RIFT-EX-71').seat('p1', 'spell thunderbolt', 'I2 H92 a1b1')
    expect(game.options('p1').every(id => /^I1 H9[13] /.test(id))).toBe(true)
    game.seat('p1', 'I1 H93 a1')
    expect(game.options('p1').every(id => id.startsWith('I1 H91 '))).toBe(true)
    game.seat('p1', 'I1 H91 b1')
    expect([game.lying('H91'), game.lying('H92'), game.lying('H93')]).toEqual([['I1 b1'], ['I2 a1b1'], ['I1 a1']])
    expect(game.lying('P91')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-72] [RIFT-SPELL-08] [RIFT-RULING-60] Lightning Bolt: each tile shares a side with one before', () => {
    const cast = (number: number) => shown('RIFT-EX-72', number).seat('p1', 'spell lightning-bolt')
    const game = cast(1).seat('p1', 'I1 H91 a1', 'I1 H91 b1', 'I1 H91 b2', 'I1 H91 c2')
    expect(game.lying('H91')).toEqual(['I1 a1', 'I1 b1', 'I1 b2', 'I1 c2'])
    expect(game.waitsFor()).toBe(TEAM)

    const apart = cast(2).seat('p1', 'I1 H91 a1', 'I1 H91 b1')
    expect(apart.refused('p1', 'I1 H91 d4')).toBe('RIFT-RULING-60 notChained')
    expect(apart.after('p1', 'I1 H91')).toEqual(['a2', 'b2', 'c1'])
    const slanting = cast(3).seat('p1', 'I1 H91 a1')
    expect(slanting.refused('p1', 'I1 H91 b2')).toBe('RIFT-RULING-60 notChained')
    expect(slanting.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-RULING-60] where fewer than four fit, as many as fit', () => {
    const game = given({
      trays: ['H91 C3 gg.../...../...../...../..... I1:c1a2b2'],
      spells: ['lightning-bolt'],
    }).seat('p1', 'spell lightning-bolt', 'I1 H91 a1')
    // the second was the only one left beside it
    expect(game.covered('H91')).toBe('a1b1c1a2b2')
    expect(game.of('pieceLost')).toHaveLength(2)
    expect(game.waitsFor()).toBe(TEAM)
  })
})

describe('Gem of Timewarp', () => {
  const trays = [`P91 C3 ${PORTAL} level:3`, `H91 C4 ${HORDE}`]

  test('[RIFT-EX-73] [RIFT-SPELL-09] [RIFT-RULING-61] 1×2 of true damage on a portal of any level; then a hero of the caster’s choice suffers 1', () => {
    const game = shown('RIFT-EX-73').seat('p1', 'spell gem-of-timewarp')
    expect(game.options('p1').every(id => id.startsWith('I2 P91 '))).toBe(true)
    expect(game.whyNot('p1', 'tray H91')).toBe('RIFT-SPELL-09 gemOnHorde')
    game.seat('p1', 'I2 P91 a1b1')
    expect(game.options('p1').toSorted()).toEqual(['hero magnus', 'hero malik'])
    game.seat('p1', 'hero magnus')
    expect(game.where('magnus')).toBe('out')
    expect(game.covered('H91')).toBe('')
    expect(game.of('towerTurned')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-61] a protected hero may be chosen and suffers nothing; the wildcat only on the map', () => {
    const game = given({
      trays,
      heroes: { alleria: 'p2 C5', malik: 'p1 B2 shielded h3' },
      spells: ['gem-of-timewarp'],
    }).seat('p1', 'spell gem-of-timewarp', 'I2 P91 a1b1')
    expect(game.options('p1').toSorted()).toEqual(['hero alleria', 'hero malik'])
    expect(game.refused('p1', 'hero wildcat')).toBe('RIFT-RULING-61 cannotSuffer')
    game.seat('p1', 'hero malik')
    expect(game.health('malik')).toEqual([3])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-61] without any hero that could suffer, that part is skipped', () => {
    // given that all heroes have been knocked out since the phase began
    const game = given({
      trays,
      spells: ['gem-of-timewarp'],
      heroes: { malik: 'p1 out', lilith: 'p2 out' },
    }).onlyRunning({ do: 'act', with: { round: 1 } })
    game.seat('p1', 'spell gem-of-timewarp', 'I2 P91 a1b1')
    expect(game.of('hurt')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-61] a boss life card is a target too', () => {
    const game = given({ trays: ['B1 C3'], spells: ['gem-of-timewarp'] }).seat('p1', 'spell gem-of-timewarp')
    expect(game.options('p1').every(id => id.startsWith('I2 B1 '))).toBe(true)
    expect(game.waitsFor()).toBe('p1 place')
  })
})

describe('Hand of Midas', () => {
  const spells = ['hand-of-midas'] as const

  test('[RIFT-EX-74] [RIFT-SPELL-10] [RIFT-RULING-62] two levels up; with a lower cap one; from level 3 a branch', () => {
    const archer = shown('RIFT-EX-74', 1).seat('p1', 'spell hand-of-midas')
    // the only option was taken without asking
    expect(archer.open.incoming.p2).toEqual(['sharpshooter'])
    expect(archer.of('towerPassed')[0]).toMatchObject({ as: 'sharpshooter', cause: 'hand-of-midas' })
    expect(archer.open.supply).toMatchObject({ archer: 4, sharpshooter: 1, marksmen: 3 })
    expect(archer.waitsFor()).toBe(TEAM)

    const adept = shown('RIFT-EX-74', 2).seat('p1', 'spell hand-of-midas')
    expect(adept.open.incoming.p2).toEqual(['wizard'])
    expect(adept.waitsFor()).toBe(TEAM)

    const knights = shown('RIFT-EX-74', 3).seat('p1', 'spell hand-of-midas')
    expect(knights.options('p1')).toEqual([
      'pass knights p2 holy-order',
      'pass knights p2 barbarian-hall',
      'pass footmen p2 holy-order',
      'pass footmen p2 barbarian-hall',
    ])
    knights.seat('p1', 'pass footmen p2 barbarian-hall')
    expect(knights.open.incoming.p2).toEqual(['barbarian-hall'])
    expect(knights.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-62] without any better card it passes unchanged; skipped levels are not needed', () => {
    const game = given({
      spells,
      hands: { p1: ['archer', 'mage'] },
      supply: { marksmen: 0, sharpshooter: 0, adept: 0, wizard: 1 },
    }).seat('p1', 'spell hand-of-midas')
    expect(game.options('p1')).toEqual(['pass archer p2 archer', 'pass mage p2 wizard'])
    expect(game.refused('p1', 'pass mage p2 adept')).toBe('RIFT-RULING-62 notThatUpgrade')
    game.seat('p1', 'pass archer p2 archer')
    expect(game.open.incoming.p2).toEqual(['archer'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-62] alone into the own slot, one level at least', () => {
    const game = given({ spells, players: 1, hands: { p1: ['archer', 'bombard'] } }).seat('p1', 'spell hand-of-midas')
    expect(game.options('p1')).toEqual(['upgrade archer sharpshooter', 'upgrade bombard howitzer'])
    game.seat('p1', 'upgrade archer sharpshooter')
    expect(game.open.incoming.p1).toEqual(['sharpshooter'])
    expect(game.waitsFor()).toBe('p1 act')

    const stuck = given({ spells, players: 1, maxLevel: 2, hands: { p1: ['marksmen'] } })
    expect(stuck.refused('p1', 'spell hand-of-midas')).toBe('RIFT-RULING-62 noMidas')
    expect(stuck.waitsFor()).toBe('p1 act')
  })
})
