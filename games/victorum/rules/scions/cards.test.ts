import { describe, expect, test } from 'vitest'
import { SCION_IDS, SCIONS } from '../../content/scions.ts'
import { hexNamed } from '../ground/hexes.query.ts'
import { activityPool, sizeOf } from './scions.query.ts'
import { attackOf, rangeOf } from '../units/stats.query.ts'
import { type Given, shown } from '../../test/given.ts'
import { acting, against, effects, END } from '../../test/scion.ts'
import { runNamed } from '../effects/scionRuns.ts'

const firstOf = (game: Given): string[] => game.options.slice(0, 1)
const toEnd = (game: Given): Given => {
  while (game.asked !== 'test.end') game.do(...firstOf(game))
  return game
}
const damages = (game: Given): string[] => game.of('damaged').map(({ unit, dealt }) => `${unit} ${dealt}`)

describe('every card', () => {
  test('[VIC-SCION-12] [VIC-SCION-22] [VIC-RULING-11] each effect is known; each die has one; chips are elite and have no dice of their own', () => {
    for (const id of SCION_IDS) {
      const { effects: lines, dice, chips } = SCIONS[id]
      const colours = new Set(lines.flatMap(line => line.dice))
      for (const die of dice) expect(colours, id).toContain(die)
      for (const { run } of lines) expect(typeof runNamed(run).does).toBe('function')
      const rival = chips.map((chip, i) => `${chip.id} ${['B3', 'B2', 'B4'][i]}`)
      const game = against(id, { rival, mine: ['hero G1'] })
      for (const chip of chips) {
        expect(game.unit(chip.id).elite).toBe(true)
        expect(attackOf(game.open, game.unit(chip.id))).toEqual([])
      }
    }
  })
  test('[VIC-RULING-96] dice without an effect are not rolled; X = 0 does nothing', () => {
    const game = acting('taotie', '... .. ..', {
      rival: ['taotie D4'],
      mine: ['hero D5'],
      scion: { dice: ['Y', 'Y', 'Y', 'K', 'K', 'G', 'G', 'R'] },
    })
    expect(game.of('activity')[0]?.rolled).toHaveLength(7)
    expect(effects(game)).toEqual([])
    expect(game.of('damaged')).toEqual([])
    expect(game.waitsFor()).toBe(END)
  })
  test('[VIC-SCION-19] a blow that finds nobody in Range is told as such', () => {
    const near = acting('taotie', '... xx ..', { rival: ['taotie D4'], mine: ['hero D5'] })
    expect([effects(near), near.of('scionMissed')]).toEqual([['taotie.bite 1', 'taotie.bite 1'], []])
    const far = acting('taotie', '... xx ..', { rival: ['taotie A1'], mine: ['hero G4'] })
    expect(far.of('scionMissed')).toEqual([
      { type: 'scionMissed', run: 'taotie.bite' },
      { type: 'scionMissed', run: 'taotie.bite' },
    ])
    expect(far.of('damaged')).toEqual([])
  })
  test('[VIC-SCION-09] a dazed scion rolls nothing, and neither does one that has left', () => {
    const game = acting('taotie', '', { rival: ['taotie D4 dazed'], mine: ['hero D5'] })
    expect(game.of('activity')).toEqual([])
    expect(game.waitsFor()).toBe(END)
  })
  test('[VIC-SCION-14] [VIC-SCION-15] [VIC-SCION-16] [VIC-SCION-17] [VIC-SCION-18] [VIC-RULING-97] how hits are counted', () => {
    const size = (dice: string, mode: 'single' | 'total' | 'each' | 'pair', hits: string) =>
      sizeOf(
        { dice: dice.split('') as ('Y' | 'G' | 'B')[], mode, run: '' },
        hits.split('').map(die => ({ die: die.toUpperCase() as 'Y', hit: die !== die.toLowerCase() })),
      )
    expect([size('G', 'single', 'gg'), size('G', 'single', 'Gg'), size('G', 'single', 'GG')]).toEqual([0, 1, 1])
    expect([size('G', 'total', 'GGB'), size('GB', 'total', 'GGBb'), size('G', 'each', 'GGY')]).toEqual([2, 3, 2])
    expect([size('YG', 'pair', 'YGG'), size('YG', 'pair', 'YYg'), size('YG', 'pair', 'YYGGG')]).toEqual([1, 0, 2])
    expect([size('BB', 'pair', 'B'), size('BB', 'pair', 'BBB'), size('BB', 'pair', 'BBBB')]).toEqual([0, 1, 2])
  })
  test('[VIC-SCION-06] [VIC-SCION-07] the goal is the scion; its units in the arena need not fall, and a campaign is won', () => {
    const game = against('balor', { rival: ['balor D4 hp1', 'archer.2 A1'], mine: ['hero D5'] }, { units: [] })
    game.dice('xx').do('done', 'attack hero balor')
    expect(game.waitsFor()).toBe('won scion')
    const steps = against('taotie', { rival: ['taotie A1'], mine: ['hero G4'] }, { units: [] })
      .dice('... .. ..')
      .from('rival')
      .do('begin')
    expect(steps.of('stepBegan').slice(0, 5)).toEqual(
      ['deploy', 'activity', 'move', 'ability', 'engage'].map(step => ({ type: 'stepBegan', side: 'rival', step })),
    )
  })
  test('[VIC-SCION-20] [VIC-SCION-30] without a hit a scion and its Heads neither move nor look for a mark in the steps that follow', () => {
    const game = against('hydra', { rival: ['hydra A1', 'head.1 D4'], mine: ['hero D5'] }, { units: [] })
      .dice('.. ... ....')
      .from('rival')
      .do('begin')
    expect([game.of('marked'), game.of('stayed'), game.of('moved'), game.of('attacked')]).toEqual([[], [], [], []])
    expect(game.asked?.startsWith('player')).toBe(true)
  })
  test('[VIC-SCION-06] the hero’s fall loses the campaign, blessings or not', () => {
    const game = acting('taotie', '... x. ..', { rival: ['taotie D4'], mine: ['hero D5 hp2'] }, { blessings: 3 })
    expect(game.waitsFor()).toBe('lost heroFell')
  })
})

describe('Taotie', () => {
  test('[VIC-SCION-16] [VIC-RULING-99] 2 damage to the weakest for each hit, found afresh', () => {
    const mine = ['hero D5 hp3', 'attacker.1 C4 hp4', 'archer.1 C3 hp2']
    const game = acting('taotie', '... xx ..', { rival: ['taotie D4'], mine })
    expect(damages(game)).toEqual(['archer.1 2', 'hero 2'])
    expect(effects(game)).toEqual(['taotie.bite 1', 'taotie.bite 1'])
    expect(game.waitsFor()).toBe(END)
  })
  test('yellow moves it X hexes toward the weakest', () => {
    const game = toEnd(acting('taotie', 'xx. .. ..', { rival: ['taotie B3'], mine: ['hero D4', 'archer.1 G2 hp1'] }))
    expect(game.of('marked')).toMatchObject([{ unit: 'taotie', mark: 'hero' }])
    expect(game.of('moved')).toMatchObject([{ cause: 'taotie.move' }])
  })
  test('[VIC-RULING-74] green 1: everybody beside it, at once', () => {
    const game = acting('taotie', '... .. x.', {
      rival: ['taotie D4'],
      mine: ['hero D5', 'archer.1 C3', 'archer.2 A1'],
    })
    expect(damages(game)).toEqual(['hero 1', 'archer.1 1'])
    expect(game.waitsFor()).toBe(END)
  })
  test('green 2: the weakest non-elite beside it is devoured; Endless Hunger adds 1', () => {
    const rival = ['taotie D4 hp5']
    const mine = ['hero D5 hp1', 'attacker.1 C4 hp3', 'attacker.2 C3 hp3', 'archer.1 A1 hp1']
    const game = acting('taotie', '... .. xx', { rival, mine })
    expect(game.options).toEqual(['target attacker.1', 'target attacker.2'])
    game.do('target attacker.2')
    expect(game.where('attacker.2')).toBe('fallen')
    expect(damages(game)).toEqual([])
    expect(game.hp('taotie')).toEqual([9])
    expect(game.waitsFor()).toBe(END)
    const nobody = acting('taotie', '... .. xx', { rival, mine: ['hero D5 hp4', 'archer.1 A1'] })
    expect(damages(nobody)).toEqual(['hero 2'])
    expect(nobody.waitsFor()).toBe(END)
  })
  test('Endless Hunger: each of your units that falls, whatever felled it', () => {
    const game = against('taotie', { rival: ['taotie A1 hp5'], mine: ['hero G4', 'archer.1 D4 hp1'], embers: ['D3'] })
    game.dice('14').do('pass').past('player.move', 'done')
    expect(game.where('archer.1')).toBe('fallen')
    expect(game.hp('taotie')).toEqual([6])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})

describe('Zahhak', () => {
  test('[VIC-EX-66] [VIC-SCION-17] [VIC-RULING-97] yellow and green: once for each pair', () => {
    const mine = ['hero D5 hp9', 'attacker.1 C4', 'archer.1 D7']
    const game = shown('VIC-EX-66').do('begin')
    expect(effects(game)).toEqual(['zahhak.strike 1', 'zahhak.strike 1', 'zahhak.bind 1'])
    expect(game.unit('attacker.1').lasting).toEqual([{ what: 'fatigued', side: 'player', turn: 3 }])
    expect(game.waitsFor()).toBe('p1 player.deploy')
    const dice = { dice: ['G', 'Y', 'Y'] as ('G' | 'Y')[] }
    expect(effects(acting('zahhak', '. xx', { rival: ['zahhak D4'], mine, scion: dice }))).toEqual([])
  })
  test('[VIC-RULING-104] bound: the deadliest non-elite within 2 hexes; of equals the player chooses', () => {
    const mine = ['hero A1', 'attacker.1 C4', 'attacker.2 D5', 'archer.1 D7']
    const game = acting('zahhak', '.. x. x', { rival: ['zahhak D4'], mine })
    expect(game.waitsFor()).toBe('p1 scion.target')
    game.do('target attacker.1')
    expect(game.options).toEqual(['target attacker.1', 'target attacker.2'])
    game.do('target attacker.2')
    expect(game.of('effectBegan')).toMatchObject([{ unit: 'attacker.2', what: 'fatigued', cause: 'zahhak.bind' }])
    expect(game.waitsFor()).toBe(END)
  })
  const felled = (count: number, more: string[] = []) =>
    against('zahhak', { rival: ['zahhak D4 hp2', ...more], mine: ['hero D5'], scion: { count } }, { units: [] })
      .dice('xx')
      .do('done', 'attack hero zahhak')
  test('[VIC-RULING-106] Thrice Risen: 4 HP, the farthest hex, a black die; it was a defeat', () => {
    const game = felled(0)
    expect(game.after('hex')).toContain('A1')
    expect(game.whyNot('hex D3')).toBe('VIC-RULING-106 notTheFarthest')
    expect(game.combat.tally.heroKills).toBe(1)
    game.do('hex A1')
    expect([game.where('zahhak'), ...game.hp('zahhak')]).toEqual(['A1', 4])
    expect(game.of('relocated')).toMatchObject([{ unit: 'zahhak', from: 18, to: 0 }])
    expect(game.combat.scion).toMatchObject({ count: 1, dice: ['B', 'B', 'G', 'G', 'Y', 'K'] })
    expect(game.of('risenAgain')).toEqual([{ type: 'risenAgain', unit: 'zahhak', times: 1 }])
    expect(game.of('defeated')).toEqual([])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
  test('the goal: four defeats; the Court need not fall', () => {
    expect(felled(2).waitsFor()).toBe('p1 scion.hex')
    const last = felled(3, ['archer.2 A1'])
    expect(last.of('risenAgain')).toEqual([])
    expect(last.waitsFor()).toBe('won scion')
  })
  test('black, each hit: everybody beside him', () => {
    const scion = { dice: ['B', 'B', 'G', 'G', 'Y', 'K', 'K'] as ('B' | 'G' | 'Y' | 'K')[] }
    const game = acting('zahhak', '.. .. . xx', { rival: ['zahhak D4'], mine: ['hero D5', 'archer.1 D6'], scion })
    expect(damages(game)).toEqual(['hero 1', 'hero 1'])
    expect(game.waitsFor()).toBe(END)
  })
})

describe('Itzam Cab Ain', () => {
  test.each([
    ['x....', ['archer.1 1']],
    ['xx...', ['archer.1 1']],
    ['xxx..', ['hero 1', 'archer.1 1']],
    ['xxxx.', ['hero 1', 'archer.1 1']],
    ['xxxxx', ['hero 2', 'archer.1 2']],
  ])('yellow %s', (yellow, expected) => {
    const scion = { dice: 'BBKKYYYYY'.split('') as ('B' | 'K' | 'Y')[] }
    const mine = ['hero D6', 'archer.1 G2']
    const game = acting('itzam-cab-ain', `.. .. ${yellow}`, { rival: ['itzam-cab-ain A1'], mine, scion })
    expect(damages(game)).toEqual(expected)
    expect(game.waitsFor()).toBe(END)
  })
})

describe('Pluto', () => {
  const raise = (defeated: string[], rival = ['pluto D4'], shades: string[] = []) =>
    acting('pluto', '.. . xx x', { rival, mine: ['hero G4'], scion: { shades } }, { units: [], defeated })
  test('[VIC-RULING-97] a pair of blue: your last fallen unit rises as a Shade with 2 HP on the lowest free hex', () => {
    const game = raise(['archer.1', 'bustuarius'])
    expect(game.unit('shade.bustuarius')).toMatchObject({ kind: 'bustuarius', side: 'rival', hp: 2, elite: false })
    expect([game.where('shade.bustuarius'), ...game.open.camp.defeated]).toEqual(['B3', 'archer.1'])
    expect(game.combat.scion?.shades).toEqual(['bustuarius'])
    expect(game.waitsFor()).toBe(END)
  })
  test('who has been a Shade rises no more; the elite never do', () => {
    expect(raise(['archer.1', 'bustuarius'], ['pluto D4'], ['bustuarius']).isIn('shade.archer.1')).toBe(true)
    expect(raise([]).of('deployed')).toEqual([])
    expect(raise(['archer.1'], ['pluto D4'], ['archer.1']).of('deployed')).toEqual([])
  })
  test('[VIC-RULING-97] only the one that rises leaves the pile of your fallen', () => {
    const game = raise(['archer.1', 'attacker.1', 'bustuarius'], ['pluto D4'], ['bustuarius'])
    expect([game.isIn('shade.attacker.1'), game.open.camp.defeated]).toEqual([true, ['archer.1', 'bustuarius']])
  })
  test('[VIC-RULING-94] without a free deployment hex nobody rises', () => {
    const game = raise(['archer.1'], ['pluto B3', 'tactician.1 B2', 'tactician.2 B4'])
    expect([game.of('deployed'), game.open.camp.defeated]).toEqual([[], ['archer.1']])
    expect(game.waitsFor()).toBe(END)
  })
  test('a Shade acts like any rival unit, and when it falls it is back in your pile', () => {
    const rival = ['pluto A1', 'shade.attacker.1 D5 hp1']
    const acts = against('pluto', { rival, mine: ['hero D4 hp9'] }, { units: [] })
      .dice('.. . .. x xx')
      .from('rival')
      .do('begin')
    expect(acts.of('attacked')).toMatchObject([{ unit: 'shade.attacker.1', target: 'hero' }])
    const scion = { shades: ['attacker.1'] }
    const game = against('pluto', { rival, mine: ['hero D4'], scion }, { units: [] }).dice('x.')
    game.do('done', 'attack hero shade.attacker.1')
    expect(game.open.camp.defeated).toEqual(['attacker.1'])
    expect(game.combat.fallenRivals).toEqual([])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
  test('[VIC-SCION-14] red: whoever is beside Pluto or a Shade, once', () => {
    const rival = ['pluto D4', 'shade.attacker.1 E4']
    const mine = ['hero D5', 'archer.1 F4', 'archer.2 G1']
    const game = acting('pluto', '.. . .. x', { rival, mine })
    expect(damages(game)).toEqual(['hero 1', 'archer.1 1'])
    expect(game.waitsFor()).toBe(END)
  })
})

describe('the Gorgons', () => {
  const THREE = ['medusa D2', 'stheno D4', 'euryale D6']
  test('[VIC-RULING-99] yellow: each sister moves, in the player’s order, by her own list', () => {
    const rival = ['medusa B3', 'stheno B2', 'euryale B4']
    const game = acting('gorgons', 'x.. .. .. .', { rival, mine: ['hero G4', 'archer.1 E3'] })
    expect(game.options).toEqual(['unit stheno', 'unit medusa', 'unit euryale', 'auto'])
    toEnd(game)
    expect(
      game
        .of('moved')
        .map(({ unit, path }) => `${unit} ${path.length}`)
        .sort(),
    ).toEqual(['euryale 1', 'medusa 1', 'stheno 1'])
  })
  test('green is Stheno, blue Euryale; those of a defeated sister are skipped', () => {
    const mine = ['hero E4 hp9', 'attacker.1 E5']
    const game = acting('gorgons', '... x. x. .', { rival: ['stheno D4', 'euryale D6'], mine })
    expect(damages(game)).toEqual(['hero 2', 'attacker.1 1'])
    const alone = acting('gorgons', '... xx x. x', { rival: ['euryale D6'], mine })
    expect(effects(alone)).toEqual(['gorgons.euryale 1', 'gorgons.heal 3'])
    expect(alone.waitsFor()).toBe(END)
  })
  test('[VIC-SCION-18] green and blue together: with 3 hits each sister heals 1, never above Health', () => {
    const rival = ['medusa A1 hp3', 'stheno A2 hp9', 'euryale A3 hp8']
    const game = acting('gorgons', '... xx x. .', { rival, mine: ['hero G4'] })
    expect(game.hp('medusa', 'stheno', 'euryale')).toEqual([4, 9, 9])
    const two = acting('gorgons', '... xx .. .', { rival, mine: ['hero G4'] })
    expect(two.hp('medusa', 'stheno', 'euryale')).toEqual([3, 9, 8])
    expect(two.waitsFor()).toBe(END)
  })
  test('black: Medusa’s deadliest target is fatigued, an elite one is dealt 2', () => {
    const game = acting('gorgons', '... .. .. x', { rival: THREE, mine: ['hero G4', 'bustuarius D3', 'defender.1 C2'] })
    expect(game.unit('bustuarius').lasting).toEqual([{ what: 'fatigued', side: 'player', turn: 3 }])
    expect(damages(game)).toEqual([])
    const hero = acting('gorgons', '... .. .. x', { rival: THREE, mine: ['hero D3'] }, { dice: 'BBB' })
    expect(damages(hero)).toEqual(['hero 2'])
    expect(hero.waitsFor()).toBe(END)
  })
  test('Sisters’ Wrath: the others gain 2 HP; all three must fall', () => {
    const rival = ['medusa A1 hp8', 'stheno D4 hp1', 'euryale A3 hp7']
    const game = against('gorgons', { rival, mine: ['hero D5'] }, { units: [] }).dice('x.')
    game.do('done', 'attack hero stheno')
    expect(game.hp('medusa', 'euryale')).toEqual([10, 9])
    expect(game.waitsFor()).toBe('p1 rival.start')
    const last = against('gorgons', { rival: ['stheno D4 hp1'], mine: ['hero D5'] }, { units: [] }).dice('x.')
    expect(last.do('done', 'attack hero stheno').waitsFor()).toBe('won scion')
  })
})

describe('Apep', () => {
  const darker = (count: number, yellow: string) =>
    acting('apep', `... ... ${yellow}`, { rival: ['apep A1'], mine: ['hero G4', 'archer.1 D4'], scion: { count } })
  test('yellow: darkness grows; at 8 everybody is dealt 2 and it begins anew', () => {
    const game = darker(3, 'xx.')
    expect([game.combat.scion?.count, ...game.of('darkness')]).toEqual([5, { type: 'darkness', from: 3, to: 5 }])
    expect(damages(game)).toEqual([])
    const night = darker(6, 'xxx')
    expect(damages(night)).toEqual(['hero 2', 'archer.1 2'])
    expect(night.combat.scion?.count).toBe(0)
    expect(night.of('darkness').map(({ to }) => to)).toEqual([9, 0])
    expect(night.waitsFor()).toBe(END)
  })
  test('Deep Night: from 4 on your Range is 1', () => {
    const game = darker(3, 'x..')
    expect(rangeOf(game.open, game.unit('archer.1'))).toBe(1)
    const day = darker(3, '...')
    expect(rangeOf(day.open, day.unit('archer.1'))).toBe(2)
  })
  test('Cut Coils: one attack of 3 or more takes 2 darkness, never below 0', () => {
    const cut = (dice: string, count: number) =>
      against('apep', { rival: ['apep D4'], mine: ['hero D5'], scion: { count } }, { units: [], dice: 'BBB' })
        .dice(dice)
        .do('done', 'attack hero apep').combat.scion?.count
    expect([cut('xxx', 5), cut('xx.', 5), cut('xxx', 1)]).toEqual([3, 5, 0])
  })
})

describe('Balor', () => {
  test('green, each hit: a line in the direction of the die, friend and foe, past vents', () => {
    const rival = ['balor D4', 'archer.2 C4']
    const mine = ['hero D7', 'archer.1 D5', 'attacker.1 B4']
    const game = acting('balor', 'xx .. . 16', { rival, mine })
    expect(game.of('arenaDie').map(({ face }) => face)).toEqual([1, 6])
    expect(damages(game)).toEqual(['archer.1 2', 'hero 2', 'archer.2 2', 'attacker.1 2'])
    expect(game.waitsFor()).toBe(END)
  })
  test('green: the line goes on to the very corner', () => {
    const game = acting('balor', 'x. .. . 5', { rival: ['balor D4'], mine: ['hero G4', 'archer.1 A1'] })
    expect(damages(game)).toEqual(['archer.1 2'])
  })
  test('black, each hit: 2 damage to the strongest within 2', () => {
    const game = acting('balor', '.. xx .', { rival: ['balor D4'], mine: ['hero D6 hp3', 'defender.1 C3 hp5'] })
    expect(game.waitsFor()).toBe('p1 scion.target')
    game.do('target hero')
    expect(damages(game)).toEqual(['defender.1 2', 'hero 2'])
    expect(game.of('damaged')[0]).toMatchObject({ unit: 'defender.1', dealt: 2, cause: 'balor.strike' })
  })
  test('[VIC-RULING-94] [VIC-BANE-10] blue: a random bag unit comes, banes go back; nothing is drawn without a free hex', () => {
    const bag = ['ambush', 'erinys', 'archer.2', 'attacker.2']
    const game = acting('balor', '.. .. x', { rival: ['balor D4'], mine: ['hero G4'] }, { bag })
    expect([game.where('archer.2'), ...game.open.bag]).toEqual(['B3', 'ambush', 'attacker.2', 'erinys'])
    expect(game.unit('archer.2')).toMatchObject({ side: 'rival', dazed: true, hp: 2 })
    expect(game.waitsFor()).toBe(END)
    const rival = ['balor D4', 'tactician.1 B2', 'tactician.2 B3', 'defender.1 B4']
    const full = acting('balor', '.. .. x', { rival, mine: ['hero G4'] }, { bag })
    expect([full.of('bagDrawn'), full.open.bag.length]).toEqual([[], 4])
  })
  test('he can neither move nor be displaced', () => {
    const game = against('balor', { rival: ['balor D4'], mine: ['reef-breaker D5'], step: 'ability' }, { units: [] })
    game.onlyRunning({ do: 'displace', with: { unit: 'balor', to: hexNamed('C4'), cause: 'shove' } })
    expect(game.where('balor')).toBe('D4')
    expect(game.waitsFor()).toBe(END)
  })
  test('Blinded: one attack of 3 or more takes a green die of the next activity only', () => {
    const game = against('balor', { rival: ['balor D4'], mine: ['hero D5 hp9'] }, { units: [], dice: 'BBB' })
    game.dice('xxx x .. . 4 .. .. .').do('done', 'attack hero balor')
    expect(activityPool(game.open).join('')).toBe('GKKB')
    game.do('begin')
    expect(
      game
        .of('activity')[0]
        ?.rolled.map(({ die }) => die)
        .join(''),
    ).toBe('GKKB')
    expect(activityPool(game.open).join('')).toBe('GGKKB')
    expect(game.waitsFor()).toBe('p1 player.move')
  })
})
