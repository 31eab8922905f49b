import { describe, expect, test } from 'vitest'
import { botMayAnswer } from '../../index.ts'
import { given } from '../../test/given.ts'

const BOTH = 'p1 all.act + p2 all.act'

describe('an All Defenders Card', () => {
  test('[DEF-ALL-01] one pool of 3 AP for the team, 4 with a Destroyed Region', () => {
    expect(given({ players: 3 }).deck('all.1').apLeft()).toBe(3)
    expect(
      given({ threat: { ruins: 4 } })
        .deck('all.1')
        .apLeft(),
    ).toBe(4)
    const game = given().deck('all.1').seat('p1', 'red move forest')
    expect(game.apLeft()).toBe(2)
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-ALL-02] [DEF-ALL-03] [DEF-RULING-05] divided as the team likes, interleaved, paid by who acts', () => {
    const one = given({ red: { at: 'plains' } })
      .deck('all.1', 'all.2')
      .seat('p1', 'red move coast', 'red move plains', 'red move coast')
    expect(one.of('turnEnded')).toHaveLength(1)
    const game = given({ red: { at: 'plains' }, blue: { at: 'desert' }, threat: { desert: 1, plains: 1 } }).deck(
      'all.1',
      'all.2',
    )
    game.seat('p1', 'red secure').seat('p2', 'blue secure').seat('p1', 'red move coast')
    expect([game.threat('plains'), game.threat('desert'), game.at('red')]).toEqual([0, 0, 'coast'])
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-ALL-04] the Turn begins with the first action, before it is paid; only then is there a Restore', () => {
    const game = given({ red: { hp: 1 } }).deck('all.1')
    expect(game.hp('red')).toEqual([1])
    game.seat('p1', 'red move forest')
    expect(game.types().slice(-3)).toEqual(['turnTaken', 'restored', 'moved'])
    game.seat('p1', 'red move capital')
    expect(game.of('restored')).toHaveLength(1)
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-ALL-05] [DEF-RULING-05] without an action there is no Turn and no Restore', () => {
    const game = given({ red: { hp: 1 }, blue: { hp: 1 } })
      .deck('all.1', 'all.2')
      .seat('p1', 'ready')
      .seat('p2', 'ready')
    expect(game.hp('red', 'blue')).toEqual([1, 1])
    expect(game.of('turnTaken')).toEqual([])
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-ALL-06] [DEF-RULING-06] one Turn per Defender and card: once per Turn is once per card', () => {
    const game = given({ blue: { at: 'plains' }, red: { at: 'desert' } }).deck('all.1', 'all.2')
    game.seat('p2', 'blue use sprint', 'path coast').seat('p1', 'red move forest')
    expect(game.refused('p2', 'blue use sprint')).toMatchObject({ key: 'usedThisTurn' })
    game.seat('p2', 'blue move plains')
    expect(game.of('turnTaken').map(({ defender }) => defender)).toEqual(['blue', 'red'])
    expect(game.options('p2')).toContain('blue use sprint')
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-ALL-07] [DEF-RULING-04] no Sacrifice', () => {
    const game = given({ red: { at: 'desert', hp: 3 } })
      .deck('all.1')
      .seat('p1', 'red move ruins', 'red move desert', 'red move forest')
    const desert = given({ red: { at: 'ruins', hp: 3 } })
      .deck('all.1', 'all.2')
      .seat('p1', 'red move desert', 'red move ruins', 'red move desert')
    expect(desert.apLeft()).toBe(0)
    expect(desert.options('p1')).toEqual(['red use mirage', 'ready'])
    expect(desert.refused('p1', 'red sacrifice')).toMatchObject({ rule: 'DEF-ALL-07' })
    expect(game.of('sacrificed')).toEqual([])
    expect(desert.waitsFor()).toBe(BOTH)
  })

  test('[DEF-ALL-08] unspent AP of the pool are lost', () => {
    const game = given().deck('all.1', 'all.2').seat('p1', 'red move forest', 'ready').seat('p2', 'ready')
    expect(game.of('turnEnded')).toEqual([{ type: 'turnEnded', lost: 2 }])
    expect(game.apLeft()).toBe(3)
    expect(game.waitsFor()).toBe(BOTH)
    // nor do they come back in a Turn of one's own
    const own = given().deck('all.1', 'turn.red').seat('p1', 'red move forest', 'ready').seat('p2', 'ready')
    expect([own.apLeft(), own.waitsFor()]).toEqual([3, 'p1 turn.act'])
  })

  test('[DEF-ALL-09] [DEF-RULING-45] it counts as a Defender Card for the Dragon', () => {
    const game = given({ foe: { id: 'dragon' } }).deck('all.1')
    expect(game.open.foe?.at).toBe('coast')
    expect(game.types()).toEqual(['drawn', 'foeMoved', 'poolGranted'])
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('everybody must agree to end, and agree again after somebody has acted', () => {
    const game = given().deck('all.1').seat('p1', 'ready')
    expect(game.waitsFor()).toBe(BOTH)
    expect(game.options('p1')).toContain('unready')
    game.seat('p2', 'blue move forest')
    expect(game.open.turn).toMatchObject({ ready: [] })
    game.seat('p1', 'ready', 'unready').seat('p2', 'ready')
    expect(game.waitsFor()).toBe(BOTH)
    expect(game.of('ready').map(({ seat, ready }) => [seat, ready])).toEqual([
      ['p1', true],
      ['p1', true],
      ['p1', false],
      ['p2', true],
    ])
  })

  test('a seat commands its own Defenders only', () => {
    const game = given().deck('all.1')
    expect(game.refused('p1', 'blue move forest')).toBeUndefined()
    expect(game.options('p1')).toEqual(['red move mountains', 'red move forest', 'ready'])
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-RULING-58] with an empty pool only an Ability without an AP price keeps the card open', () => {
    const game = given({ sides: { ruins: 'B' }, red: { at: 'mountains' }, threat: { plains: 2 } }).deck(
      'all.1',
      'all.2',
    )
    game.seat('p1', 'red move ruins', 'red move mountains', 'red move ruins')
    expect(game.options('p1')).toEqual(['red use bloodRite', 'ready'])
    expect(game.options('p2')).toEqual(['ready'])
    game.seat('p1', 'red use bloodRite')
    expect(game.threat('plains')).toBe(1)
    expect(game.of('turnEnded')).toHaveLength(1)
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-RULING-59] the first action is judged as if the Turn had begun', () => {
    const place = {
      red: { hero: 'cleric', hp: 0, usedThisTurn: ['mend'], artifacts: ['beacon'] },
      threat: { capital: 2 },
    } as const
    const game = given({
      ...place,
      red: { ...place.red, artifacts: ['beacon'], usedThisTurn: ['mend'] },
      blue: { hp: 1 },
    }).deck('all.1')
    expect(game.options('p1')).toEqual(expect.arrayContaining(['red use beacon', 'red use mend']))
    game.seat('p1', 'red use beacon')
    expect([game.hp('red'), game.threat('capital')]).toEqual([[4], 1])
    const full = given({ red: { hero: 'cleric', hp: 0 } }).deck('all.1')
    expect(full.refused('p1', 'red use mend')).toMatchObject({ key: 'nothingWouldChange' })
    expect(full.hp('red')).toEqual([0])
    expect(full.of('turnTaken')).toEqual([])
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-ALL-04] the Turn begins, Restore included, before the target of its first Ability is asked', () => {
    const game = given({ red: { hero: 'cleric', hp: 1 }, blue: { hp: 1 } })
      .deck('all.1')
      .seat('p1', 'red use mend')
    expect(game.types().slice(-4)).toEqual(['turnTaken', 'restored', 'abilityUsed', 'hpGained'])
    expect(game.hp('red', 'blue')).toEqual([4, 3])
    expect(game.waitsFor()).toBe(BOTH)
  })

  test('[DEF-RULING-64] while a choice of a command is open nobody else may act', () => {
    const game = given({ blue: { at: 'plains' } })
      .deck('all.1')
      .seat('p2', 'blue use sprint')
    expect(game.refused('p1', 'red move forest')).toBeUndefined()
    expect(game.waitsFor()).toBe('p2 ability.choosePath')
  })

  test('a bot leaves the pool to people until they are ready', () => {
    const game = given().deck('all.1')
    const may = () => botMayAnswer(game.table.view('p2') as never, 'p2', ['p1'])
    expect(may()).toBe(false)
    game.seat('p1', 'ready')
    expect(may()).toBe(true)
    expect(botMayAnswer(game.table.view('p1') as never, 'p1', []), 'it has had its say').toBe(false)
    expect(botMayAnswer(game.table.view('p2') as never, 'p2', [])).toBe(true)
    expect(game.waitsFor()).toBe(BOTH)
  })
})
