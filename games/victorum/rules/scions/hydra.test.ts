import { describe, expect, test } from 'vitest'
import { distance, HEXES, hexName, hexNamed } from '../ground/hexes.query.ts'
import { isBlocked } from '../units/units.query.ts'
import type { Given } from '../../test/given.ts'
import { acting, against, effects, END } from '../../test/scion.ts'
import { given, shown } from '../../test/given.ts'
import { go } from '../state/kit.ts'

const HEADS = ['head.1 E1', 'head.2 C5', 'head.3 A1', 'head.4 A3']

/** The printed example, from the rival's turn on, by decisions only. */
const printed = (): Given =>
  against(
    'hydra',
    { rival: ['hydra C4', ...HEADS], mine: ['hero E3 hp8', 'bustuarius D5'] },
    { health: 8, range: 2, units: [] },
  )
    .dice('x. xxx x... xx')
    .from('rival')
    .do('begin')

test('[VIC-SCION-27] a primus that is hurt on the way to Hydra grows no Heads', () => {
  const game = given({
    scion: 'hydra',
    act: 2,
    combat: { kind: 'primus', arena: 'KUN', mine: ['hero G2'], rival: ['primus=bingqing B3'] },
  }).running(go('harm', { units: [{ unit: 'primus', damage: 2 }], cause: 'test' }))
  expect([game.combat.units.length, game.hp('primus')]).toEqual([2, [10]])
  expect(game.of('deployed')).toEqual([])
})

describe('the printed activity', () => {
  test('[VIC-EX-64] [VIC-SCION-12] [VIC-SCION-13] all dice at once, then green, blue, yellow', () => {
    const game = shown('VIC-EX-64', 1).do('begin')
    expect(
      game
        .of('activity')[0]
        ?.rolled.map(({ die, hit }) => `${die}${hit ? '!' : ''}`)
        .join(' '),
    ).toBe('G! G B! B! B! Y! Y Y Y')
    expect(effects(game)).toEqual(['hydra.advance 1'])
    expect(game.options).toEqual(['unit head.3', 'unit head.4', 'unit head.2', 'unit head.1', 'auto'])
    expect(game.waitsFor()).toBe('p1 rival.move')
  })
  test('[VIC-EX-64] [VIC-SCION-15] [VIC-SCION-19] [VIC-SCION-24] green: the Heads go 1 hex by the list, Hydra stays', () => {
    const game = shown('VIC-EX-64', 2).do('begin').do('unit head.1', 'unit head.2', 'unit head.3')
    expect(game.options).toEqual(['hex B1', 'hex B2'])
    game.do('hex B2')
    expect(['head.1', 'head.2', 'head.3', 'head.4', 'hydra'].map(id => game.where(id))).toEqual([
      'E2',
      'C5',
      'B2',
      'B3',
      'C4',
    ])
    expect(game.of('marked').map(({ unit, mark, backup }) => `${unit} ${mark}${backup ? ' far' : ''}`)).toEqual([
      'head.1 hero',
      'head.2 bustuarius',
      'head.3 hero far',
      'head.4 hero far',
    ])
    expect(game.waitsFor()).toBe('p1 scion.order')
  })
  test('[VIC-EX-64] [VIC-SCION-11] [VIC-SCION-20] [VIC-SCION-25] [VIC-SCION-26] blue and yellow, then the turn is over', () => {
    const game = shown('VIC-EX-64', 3).do('begin').do('unit head.1', 'unit head.2', 'unit head.3', 'hex B1')
    expect(game.options).toEqual(['unit hydra', 'unit head.1', 'unit head.2', 'auto'])
    expect(game.refused('unit head.4')).toBe('VIC-SCION-19 strikesNobody')
    game.do('unit head.1', 'unit head.2')
    expect(game.hp('hero', 'head.1', 'head.2', 'head.3', 'head.4')).toEqual([5, 5, 5, 5, 5])
    expect(game.where('bustuarius')).toBe('fallen')
    expect(game.hp('hydra')).toEqual([4])
    expect(effects(game)).toEqual(['hydra.advance 1', 'hydra.bite 3', 'hydra.grow 1'])
    const after = game.facts.slice(game.types().lastIndexOf('scionEffect')).filter(({ type }) => type === 'stepBegan')
    expect(after.slice(0, 3)).toMatchObject([{ step: 'move' }, { step: 'ability' }, { step: 'engage' }])
    expect(game.waitsFor()).toBe('p1 player.move')
  })
  test('the player may let the strikes go by themselves', () => {
    const game = printed().do('auto', 'auto')
    expect(game.hp('hero')).toEqual([5])
    expect(game.where('bustuarius')).toBe('fallen')
    expect(game.combat.auto).toBe(undefined)
    expect(game.waitsFor()).toBe('p1 player.move')
  })
  test('[VIC-EX-65] [VIC-SCION-27] [VIC-RULING-98] [VIC-RULING-106] struck by an attack: two Heads 4 hexes away, then Hydra goes as far from you as it can', () => {
    const game = shown('VIC-EX-65')
      .do('begin')
      .do('unit head.1', 'unit head.2', 'unit head.3', 'hex B1', 'unit head.1', 'unit head.2')
    game.do('done', 'attack hero hydra')
    expect(game.after('hex')).toEqual(['C1', 'D1', 'E1', 'F1', 'G1', 'G2', 'G3', 'G4'].filter(isFarFromC4))
    expect(game.refused('hex A1')).toBe('VIC-RULING-106 notTheFarthest')
    game.do('hex G2')
    expect(game.after('hex')).toEqual(['D1', 'E1', 'F1', 'G1', 'G3', 'G4'])
    game.do('hex G3')
    expect(game.unit('head.5')).toMatchObject({ hp: 4, kind: 'head', side: 'rival', elite: false, dazed: true })
    expect([game.where('head.5'), game.where('head.6')]).toEqual(['G2', 'G3'])
    const far = game.after('hex')
    expect(far).toEqual(HEXES.filter(hex => isFarFromHero(game, hex)).map(hexName))
    game.do('hex A4')
    expect(game.of('relocated')).toEqual([
      { type: 'relocated', unit: 'hydra', from: hexNamed('C4'), to: hexNamed('A4') },
    ])
    expect(game.hp('hydra')).toEqual([2])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})
const isFarFromC4 = (name: string): boolean => distance(hexNamed(name), hexNamed('C4')) === 4
/** The hero is on E3: nothing is farther than 4 hexes. */
const isFarFromHero = (game: Given, hex: number): boolean =>
  distance(hex, hexNamed('E3')) === 4 && (!isBlocked(game.open, hex) || game.where('hydra') === hexName(hex))

/** Hydra on C4 and a hero with Range 2 on E3. */
const fight = (rival: string[], dice: string, mine: string[] = []): Given =>
  against('hydra', { rival, mine: ['hero E3', ...mine] }, { range: 2, units: [] }).dice(dice)

describe('Swarm of Heads', () => {
  test('[VIC-RULING-98] once per attack, however great; none if nothing hits', () => {
    const one = fight(['hydra C4', 'head.1 G1'], 'x.').do('done', 'attack hero hydra')
    one.do(...firstOf(one)).do(...firstOf(one))
    expect(one.combat.scion?.heads).toBe(3)
    expect(one.do('hex A1').hp('hydra')).toEqual([3])
    const none = fight(['hydra C4', 'head.1 G1'], '..').do('done', 'attack hero hydra')
    expect(none.of('deployed')).toEqual([])
    expect(none.waitsFor()).toBe('p1 rival.start')
  })
  test('[VIC-EX-68] [VIC-SCION-28] [VIC-SCION-29] [VIC-RULING-98] felled Hydra leaves two Heads; the dice go on, and all Heads must fall', () => {
    const game = shown('VIC-EX-68', 1).do('done', 'attack hero hydra')
    game.do(...firstOf(game)).do(...firstOf(game))
    expect(game.isIn('hydra')).toBe(false)
    expect(game.of('relocated')).toEqual([])
    expect(game.combat.units.map(({ id }) => id)).toEqual(['head.1', 'hero', 'head.2', 'head.3'])
    expect(game.open.outcomeOfCombat).toBe(undefined)
    expect(game.waitsFor()).toBe('p1 rival.start')
    const late = shown('VIC-EX-68', 2).do('begin')
    expect(effects(late)).toEqual(['hydra.bite 1'])
    expect(late.waitsFor()).toBe('p1 player.move')
    expect(shown('VIC-EX-68', 3).do('done', 'attack hero head.1').waitsFor()).toBe('won scion')
  })
  test('[VIC-SCION-27] damage to a Head does nothing of the kind', () => {
    const game = fight(['hydra A1', 'head.1 E4'], 'x.').do('done', 'attack hero head.1')
    expect(game.of('deployed')).toEqual([])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
  test('[VIC-RULING-58] Heads that came on your turn are free to act in the next activity', () => {
    const game = fight(['hydra C4 hp9'], 'x. .. xxx ....', ['archer.1 G2']).do('done', 'attack hero hydra', 'hex G3')
    expect(game.unit('head.1').dazed).toBe(true)
    game.do(...firstOf(game)).do(...firstOf(game), 'done', 'begin')
    expect(game.where('archer.1')).toBe('fallen')
    expect(game.waitsFor()).toBe('p1 player.move')
  })
  test('[VIC-TURN-08] [VIC-SCION-27] embers do not hurt Hydra, but it was dealt damage', () => {
    const game = against('hydra', { rival: ['hydra C4'], mine: ['hero E3'], embers: ['C3'] }, { units: [] })
    game.dice('1').do('done')
    expect(game.hp('hydra')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 scion.hex')
  })
})
const firstOf = (game: Given): string[] => game.options.slice(0, 1)

describe('the dice', () => {
  const bitten = (rival: string[], mine: string[], dice = '.. xxx ....') => acting('hydra', dice, { rival, mine })
  test('[VIC-SCION-24] without Heads Hydra itself advances', () => {
    const game = acting('hydra', 'xx ... ....', { rival: ['hydra B3'], mine: ['hero E3'] })
    expect(game.waitsFor()).toBe('p1 rival.go')
    game.do('hex D4')
    expect(game.where('hydra')).toBe('D4')
    expect(game.waitsFor()).toBe(END)
  })
  test('[VIC-SCION-31] hero first, then the strongest', () => {
    const mine = ['hero C3', 'archer.1 C4', 'defender.1 D4']
    const hero = bitten(['hydra D3'], mine)
    expect(hero.of('damaged').map(({ unit }) => unit)).toEqual(['hero'])
    const other = bitten(['hydra D5'], ['hero A1', 'archer.1 C4', 'defender.1 D4'])
    expect(other.of('damaged').map(({ unit }) => unit)).toEqual(['defender.1'])
    expect(other.waitsFor()).toBe(END)
  })
  test('[VIC-RULING-95] no attack damage: Armored and Barbed do not help, Warded does; Taunt does not bind', () => {
    const mine = ['hero C4 hp9', 'bone-warden D4', 'obsidian-sentinel E3']
    const game = bitten(['hydra D5'], mine)
    expect(game.hp('hero', 'hydra')).toEqual([6, 4])
    const armored = bitten(['hydra D5'], ['bone-warden D4'])
    expect(armored.of('damaged')).toMatchObject([{ unit: 'bone-warden', dealt: 3, ignored: 0 }])
    expect(armored.of('damaged')).toHaveLength(1)
    const warded = bitten(['hydra D5'], ['obsidian-sentinel D4'])
    expect(warded.hp('obsidian-sentinel')).toEqual([5])
    const taunted = bitten(['hydra D5'], ['defender.1 D4 hp1', 'attacker.1 C4'])
    expect(taunted.of('damaged').map(({ unit }) => unit)).toEqual(['attacker.1'])
    expect(taunted.waitsFor()).toBe(END)
  })
  test('[VIC-RULING-95] of equal targets the player chooses', () => {
    const game = bitten(['hydra D5'], ['attacker.1 C4', 'attacker.2 D4', 'archer.1 D6'])
    expect(game.options).toEqual(['target attacker.1', 'target attacker.2'])
    expect(game.refused('target archer.1')).toBe('VIC-SCION-19 otherTarget')
    game.do('target attacker.2')
    expect(game.where('attacker.2')).toBe('fallen')
    expect(game.waitsFor()).toBe(END)
  })
  test('[VIC-RULING-99] strikes fall one by one: who has lost its target finds the next best', () => {
    const game = bitten(['hydra D5', 'head.1 C4'], ['hero A1', 'defender.1 D4 hp3', 'attacker.1 C5 hp2'])
    expect(game.options).toEqual(['unit hydra', 'unit head.1', 'auto'])
    game.do('unit head.1')
    expect(game.of('damaged').map(({ unit, by }) => `${unit} ${by}`)).toEqual(['defender.1 head.1', 'attacker.1 hydra'])
    expect(game.waitsFor()).toBe(END)
  })
  test('[VIC-RULING-98] a stunned Head neither moves nor strikes, but grows; Adrenaline adds a hex', () => {
    const rival = ['hydra A1', 'head.1 C4 stun:rival:3', 'head.2 G1 adrenaline']
    const game = acting('hydra', 'x. xxx xx..', { rival, mine: ['hero D1', 'archer.1 B4', 'archer.2 G4'] })
    while (game.asked !== 'test.end') game.do(...firstOf(game))
    expect(game.hp('archer.1', 'head.1', 'head.2')).toEqual([2, 6, 6])
    expect(game.where('head.1')).toBe('C4')
    expect(distance(hexNamed('G1'), hexNamed(game.where('head.2')))).toBe(2)
    const none = acting('hydra', '.. ... ....', { rival, mine: ['hero A4'] })
    expect(none.of('moved')).toEqual([])
    expect(none.waitsFor()).toBe(END)
  })
  test('[VIC-RULING-95] Snare and Net hold pieces that an effect moves', () => {
    const advance = (rival: string, beside: string) =>
      acting('hydra', 'xx ... ....', { rival: ['hydra A4', `head.1 B3 ${rival}`.trim()], mine: ['hero E3', beside] })
    expect(advance('', 'defender.1 A2').options).toEqual(['hex D3', 'hex D4'])
    expect(advance('', 'royal-guard A2').where('head.1')).toBe('B3')
    expect(advance('netted:rival:3', 'defender.1 A2').where('head.1')).toBe('B3')
  })
  test('[VIC-SCION-30] [VIC-SCION-32] Heads and Hydra do nothing in the steps after the activity', () => {
    const game = against('hydra', { rival: ['hydra C4', 'head.1 E2'], mine: ['hero E3'] }, { units: [] })
      .dice('.. ... ....')
      .from('rival')
      .do('begin')
    expect(game.of('moved')).toEqual([])
    expect(game.of('attacked')).toEqual([])
    const steps = game.of('stepBegan').filter(({ side }) => side === 'rival')
    expect(steps.map(({ step }) => step)).toEqual(['deploy', 'activity', 'move', 'ability', 'engage'])
    expect(game.waitsFor()).toBe('p1 player.move')
  })
})
