import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

describe('Abilities', () => {
  test('[DEF-ABILITY-01] its own, its Region’s and its Artifacts’, no others', () => {
    const game = given({
      red: { hero: 'cleric', at: 'forest', hp: 2, artifacts: ['horn'] },
      blue: { at: 'coast', artifacts: ['staff'] },
      threat: { plains: 1 },
    }).turn('red')
    expect(game.options('p1').filter(id => id.includes(' use '))).toEqual([
      'red use mend',
      'red use enchant',
      'red use horn',
    ])
    expect(game.refused('p1', 'red use sprint')).toMatchObject({ rule: 'DEF-ABILITY-01', key: 'notYours' })
    expect(game.refused('p1', 'red use entomb')).toMatchObject({ rule: 'DEF-REGION-01', key: 'notThere' })
    expect(game.refused('p1', 'red use staff')).toMatchObject({ rule: 'DEF-ARTIFACT-08', key: 'notCarried' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ABILITY-02] an AP price is paid on one’s own Turn only', () => {
    const game = given({ red: { hero: 'cleric', at: 'coast' }, blue: { at: 'coast', hp: 1 } }).turn('blue')
    expect(game.options('p1')).toEqual([])
    game.refused('p1', 'red use mend')
    const own = given({ red: { hero: 'cleric', at: 'coast' }, blue: { at: 'coast', hp: 1 } })
      .turn('red')
      .seat('p1', 'red use mend')
    expect(own.of('abilityUsed')).toEqual([{ type: 'abilityUsed', defender: 'red', ability: 'mend', ap: 1, hp: 0 }])
    expect(own.apLeft()).toBe(2)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[DEF-ABILITY-03] without an AP price it applies when its condition is met, in or out of the Turn', () => {
    const game = given({ red: { at: 'mountains' }, blue: { hp: 1 } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(game.waitsFor()).toBe('p1 ability.retribution')
    const turn = given({ red: { at: 'mountains' }, blue: { hp: 1 } }).turn('red')
    expect(turn.refused('p1', 'red use retribution')).toMatchObject({ rule: 'DEF-ABILITY-03', key: 'appliesByItself' })
    const notDefended = given({ red: { at: 'mountains' }, blue: { hp: 1 } })
      .deck('cragBears')
      .seat('p1', 'red decline')
    expect(notDefended.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ABILITY-04] any number of times, unless it states a limit', () => {
    const free = given({ red: { hero: 'sorcerer', at: 'plains' }, threat: { plains: 3, coast: 1 } })
      .turn('red', 5)
      .seat('p1', 'red use thunderclap', 'red move coast', 'red use thunderclap')
    expect(free.apLeft()).toBe(0)
    const limited = given({ red: { hero: 'cleric', at: 'coast', hp: 1 }, blue: { at: 'coast', hp: 1 } })
      .turn('red')
      .seat('p1', 'red use mend', 'defender blue')
    expect(limited.refused('p1', 'red use mend')).toMatchObject({ rule: 'DEF-ABILITY-04', key: 'usedThisTurn' })
    const rally = given({ red: { hero: 'bard' }, blue: { at: 'coast' } })
      .turn('red')
      .seat('p1', 'red use rally', 'blue move plains')
    expect(rally.refused('p1', 'red use rally')).toMatchObject({ rule: 'DEF-ABILITY-04', key: 'usedThisTurn' })
    const scry = given({ red: { hero: 'oracle' } })
      .deck('turn.red', 'cragBears', 'turn.blue')
      .seat('p1', 'red use scry', 'bottom')
    expect(scry.refused('p1', 'red use scry')).toMatchObject({ rule: 'DEF-ABILITY-04', key: 'usedThisTurn' })
    const horn = given({ players: 3, red: { artifacts: ['horn'] }, blue: { at: 'coast' }, green: { at: 'ruins' } })
      .turn('red')
      .seat('p1', 'red use horn', 'defender green')
    expect(horn.refused('p1', 'red use horn')).toMatchObject({ rule: 'DEF-ABILITY-04', key: 'usedThisTurn' })
    expect(limited.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ABILITY-05] [DEF-RULING-37] while Exhausted none that Secure or Fight, the Capital included; all others', () => {
    const sorcerer = given({ red: { hero: 'sorcerer', at: 'forest', hp: 0 }, threat: { forest: 2, plains: 1 } }).turn(
      'red',
    )
    for (const ability of ['thunderclap', 'enchant'])
      expect(sorcerer.refused('p1', `red use ${ability}`)).toMatchObject({ rule: 'DEF-ABILITY-05' })
    const beacon = given({ red: { at: 'forest', hp: 0, artifacts: ['beacon', 'sandglass'] }, threat: { capital: 2 } })
      .turn('red')
      .seat('p1', 'red move capital')
    expect(beacon.refused('p1', 'red use beacon')).toMatchObject({ rule: 'DEF-ABILITY-05' })
    expect(beacon.options('p1')).toContain('red use sandglass')
    for (const red of [{ at: 'plains' }, { at: 'ruins' }] as const) {
      const game = given({ sides: { ruins: 'B' }, red: { ...red, hp: 0 }, threat: { coast: 2 } }).turn('red')
      expect(game.options('p1').filter(id => id.includes('use'))).toEqual([])
    }
    const augury = given({ red: { at: 'plains', hp: 0 }, threat: { coast: 2 } }).turn('red')
    expect(augury.refused('p1', 'red use augury')).toMatchObject({ rule: 'DEF-ABILITY-05', key: 'exhausted' })
    expect(beacon.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ABILITY-06] [DEF-RULING-37] what could change nothing cannot be used, and only targets where something would change are offered', () => {
    const mend = given({ red: { hero: 'cleric', at: 'coast' }, blue: { at: 'coast' } }).turn('red')
    expect(mend.refused('p1', 'red use mend')).toMatchObject({ rule: 'DEF-ABILITY-06', key: 'nothingWouldChange' })
    const enchant = given({ red: { at: 'forest' }, threat: { forest: 2, plains: 1, ruins: 2, desert: 4 } })
      .turn('red')
      .seat('p1', 'red use enchant')
    expect(enchant.options('p1')).toEqual(['place ruins', 'place plains'])
    expect(enchant.whyNot('p1', 'place coast')).toBe('DEF-SECURE-04 levelZero')
    expect(enchant.whyNot('p1', 'place forest')).toBe('DEF-ABILITY-07 onlyElsewhere')
    expect(enchant.whyNot('p1', 'foe')).toBe('')
    expect(enchant.apLeft()).toBe(4)
    expect(enchant.waitsFor()).toBe('p1 ability.chooseRegion')
  })

  test('[DEF-ABILITY-07] card text beats the general rule, as narrowly as possible', () => {
    const mantle = { at: 'forest', hp: 0, artifacts: ['mantle'] } as const
    const game = given({
      red: { ...mantle, artifacts: ['mantle'] },
      foe: { id: 'ancient' },
      threat: { forest: 2, plains: 1 },
    }).turn('red')
    expect(game.options('p1')).toEqual(expect.arrayContaining(['red secure', 'red fight', 'red use enchant']))
    const attacked = given({ red: { ...mantle, artifacts: ['mantle'] } }).deck('thornWolves')
    expect(attacked.threat('forest')).toBe(1)
    const pays = given({
      sides: { ruins: 'B' },
      red: { at: 'ruins', hp: 0, artifacts: ['mantle'] },
      threat: { plains: 1 },
    }).turn('red')
    expect(pays.refused('p1', 'red use bloodRite')).toMatchObject({ rule: 'DEF-EXHAUST-04', key: 'notEnoughHp' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Player Cards', () => {
  test('[DEF-RULING-48] Retribution: 1 HP for another Defender, or 1 Threat where one is, or nothing', () => {
    const place = { red: { at: 'mountains' }, blue: { hp: 2, at: 'coast' }, threat: { mountains: 2 } } as const
    const heal = given(place).deck('cragBears').seat('p1', 'red defend', 'heal blue')
    expect([heal.hp('blue'), heal.threat('mountains')]).toEqual([[3], 2])
    expect(given(place).deck('cragBears').seat('p1', 'red defend', 'secure').threat('mountains')).toBe(1)
    const passed = given(place).deck('cragBears').seat('p1', 'red defend', 'pass')
    expect([passed.hp('blue'), passed.threat('mountains')]).toEqual([[2], 2])
    const nothing = given({ red: { at: 'mountains' } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(nothing.waitsFor()).toBe('p1 turn.act')
    const mantle = given({ red: { at: 'mountains', hp: 1, artifacts: ['mantle'] }, threat: { mountains: 1 } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(mantle.options('p1')).toEqual(['secure', 'pass'])
    const why = given({ players: 3, red: { at: 'mountains', hp: 1 }, blue: { hp: 2 }, threat: { mountains: 1 } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(['place mountains', 'defender green', 'defender red'].map(anchor => why.whyNot('p1', anchor))).toEqual([
      'DEF-ABILITY-05 exhausted',
      'DEF-RULING-37 fullHp',
      'DEF-RULING-48 notSelf',
    ])
    expect(why.whyNot('p1', 'place coast')).toBe('')
    expect(why.waitsFor()).toBe('p1 ability.retribution')
  })

  test('Mend: here or next to here, 2 HP, oneself included', () => {
    const game = given({
      players: 3,
      red: { hero: 'cleric', at: 'coast', hp: 1 },
      blue: { at: 'plains', hp: 1 },
      green: { at: 'desert', hp: 1, hero: 'bard' },
    }).turn('red')
    game.seat('p1', 'red use mend')
    expect(game.options('p1')).toEqual(['defender red', 'defender blue'])
    expect(game.whyNot('p1', 'defender green')).toBe('DEF-ABILITY-01 tooFar')
    expect(game.whyNot('p1', 'defender yellow')).toBe('DEF-SETUP-06 notInPlay')
    expect(game.seat('p1', 'defender red').hp('red')).toEqual([3])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Fury: a Sacrifice gives 2 AP, and both must be spent at once', () => {
    const game = given({ red: { hero: 'barbarian', at: 'plains' }, threat: { plains: 2 } })
      .turn('red', 0)
      .seat('p1', 'red sacrifice')
    expect([game.hp('red'), game.apLeft()]).toEqual([[4], 2])
    expect(game.options('p1')).toContain('red use augury')
    game.seat('p1', 'red secure')
    expect(game.refused('p1', 'end')).toMatchObject({ rule: 'DEF-SACRIFICE-04' })
    game.seat('p1', 'red move coast')
    expect(game.options('p1')).toEqual(['end'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Rootwalk: a Move to the opposite Region, none from the Capital', () => {
    expect(
      given({ red: { hero: 'druid', at: 'plains' } })
        .turn('red')
        .moves('p1', 'red'),
    ).toEqual(['coast', 'desert', 'mountains'])
    const game = given({ red: { hero: 'druid' } }).turn('red')
    expect(game.moves('p1', 'red')).toEqual(['forest', 'mountains'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-63] Rally: a plain Move, Secure or Fight by another Defender, chosen by the Bard’s seat', () => {
    const game = given({
      red: { hero: 'bard' },
      blue: { hero: 'ranger', at: 'coast', hp: 2, artifacts: ['wings', 'spear', 'hammer'], usedThisTurn: [] },
      foe: { id: 'colossus', at: 'coast' },
      threat: { coast: 3 },
    }).turn('red')
    game.seat('p1', 'red use rally')
    expect(game.options('p1')).toEqual(['blue move plains', 'blue move forest', 'blue secure', 'blue fight'])
    expect(game.whyNot('p1', 'blue move capital')).toBe('DEF-RULING-63 notAdjacent')
    expect(game.whyNot('p1', 'red secure')).toBe('DEF-RULING-63 notSelf')
    expect(game.whyNot('p1', 'place coast')).toBe('')
    game.seat('p1', 'blue fight')
    expect([game.open.foe?.hp, game.hp('blue'), game.apLeft()]).toEqual([12, [1], 2])
    expect(game.defender('blue').usedThisTurn).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-63] Rally: no reach, no surcharge, and Exhaustion is that of the other', () => {
    const far = given({
      red: { hero: 'bard', hp: 0, at: 'plains' },
      blue: { hero: 'ranger', at: 'forest' },
      foe: { id: 'kraken' },
    })
      .turn('red')
      .seat('p1', 'red use rally')
    expect(far.options('p1')).toEqual(['blue move coast', 'blue move desert', 'blue move capital'])
    expect(far.whyNot('p1', 'blue fight')).toBe('DEF-RULING-63 foeElsewhere')
    far.seat('p1', 'blue move coast')
    expect([far.at('blue'), far.apLeft()]).toEqual(['coast', 2])
    const tired = given({
      red: { hero: 'bard' },
      blue: { hp: 0, at: 'coast', artifacts: ['mantle'] },
      threat: { coast: 2 },
    })
      .turn('red')
      .seat('p1', 'red use rally')
    expect(tired.options('p1')).toEqual(['blue move plains', 'blue move forest'])
    expect(tired.whyNot('p1', 'blue secure')).toBe('DEF-RULING-63 exhausted')
    expect(tired.waitsFor()).toBe('p1 ability.rally')
  })

  test('[DEF-RULING-46] Rally is no Turn for the other Defender', () => {
    const game = given({ red: { hero: 'bard', at: 'coast' }, blue: { hp: 1, usedThisTurn: ['sprint'] } })
      .deck('all.1')
      .seat('p1', 'red use rally', 'blue move forest')
    expect([game.hp('blue'), game.defender('blue').usedThisTurn]).toEqual([[1], ['sprint']])
    expect(game.of('turnTaken').map(({ defender }) => defender)).toEqual(['red'])
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('Thunderclap: up to 3, as much as possible', () => {
    const game = given({ red: { hero: 'sorcerer', at: 'plains' }, threat: { plains: 2 } })
      .turn('red')
      .seat('p1', 'red use thunderclap')
    expect([game.threat('plains'), game.apLeft(), game.defender('red').deeds.secured]).toEqual([0, 1, 2])
    expect(game.refused('p1', 'red use thunderclap')).toBeDefined()
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-61] Scry: all see the card and where it goes', () => {
    const game = given({ red: { hero: 'oracle', at: 'coast' } })
      .deck('turn.red', 'cragBears', 'turn.blue')
      .seat('p1', 'red use scry')
    for (const seat of ['p1', 'p2', undefined] as const) expect(game.table.view(seat).open.shown).toEqual(['cragBears'])
    const top = given({ red: { hero: 'oracle', at: 'coast' } })
      .deck('turn.red', 'cragBears', 'turn.blue')
      .seat('p1', 'red use scry', 'top')
    expect([top.pile('turn')[0], top.open.knownAt]).toEqual(['cragBears', [{ position: 0, card: 'cragBears' }]])
    game.seat('p1', 'bottom')
    expect([game.pile('turn').at(-1), game.open.knownAt]).toEqual(['cragBears', [{ position: 3, card: 'cragBears' }]])
    expect(game.open.shown).toEqual([])
    game.seat('p1', 'end')
    expect(game.open.knownAt).toEqual([{ position: 2, card: 'cragBears' }])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[DEF-RULING-37] Scry only where there is something to see or to change', () => {
    const empty = given({ red: { hero: 'oracle', at: 'coast' } }).wholeDeck('turn.red')
    expect(empty.refused('p1', 'red use scry')).toMatchObject({ rule: 'DEF-RULING-37', key: 'nothingToSee' })
    const known = given({ red: { hero: 'oracle', at: 'coast' } }).wholeDeck('turn.red', 'turn.blue')
    expect(known.refused('p1', 'red use scry')).toMatchObject({ key: 'nothingToSee' })
    const unknown = given({ red: { hero: 'oracle', at: 'coast' }, unknown: ['harpy'] })
      .wholeDeck('turn.red', 'harpy')
      .seat('p1', 'red use scry')
    expect(unknown.open.knownAt).toEqual([{ position: 0, card: 'harpy' }])
    expect(unknown.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-65] Sprint: one or two steps in one command, not back to where it began', () => {
    const game = given().turn('blue').seat('p2', 'blue use sprint')
    expect(game.options('p2')).toEqual([
      'path mountains',
      'path mountains ruins',
      'path mountains plains',
      'path forest',
      'path forest coast',
      'path forest desert',
    ])
    expect(game.whyNot('p2', 'path mountains capital')).toBe('DEF-RULING-65 endsWhereItBegan')
    expect(game.whyNot('p2', 'path plains')).toBe('DEF-MOVE-02 notAdjacent')
    game.seat('p2', 'path forest coast')
    expect(game.of('moved').map(({ to }) => to)).toEqual(['forest', 'coast'])
    expect(game.apLeft()).toBe(2)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[DEF-RULING-65] Sprint with Wings, and through Mountains B', () => {
    const wings = given({ blue: { artifacts: ['wings'], at: 'coast' } })
      .turn('blue')
      .seat('p2', 'blue use sprint', 'path capital ruins')
    expect(wings.at('blue')).toBe('ruins')
    const watch = given({ sides: { mountains: 'B' } })
      .deck('turn.blue', 'cragBears')
      .seat('p2', 'blue use sprint', 'path mountains plains')
    expect(watch.types().slice(-3)).toEqual(['moved', 'cardsShown', 'moved'])
    expect(watch.open.knownAt).toEqual([{ position: 0, card: 'cragBears' }])
    expect(watch.waitsFor()).toBe('p2 turn.act')
  })

  test('Longshot: Fight from an adjacent Region, Defend an adjacent Outer Region for 1 HP more', () => {
    const fight = given({ red: { hero: 'ranger' }, foe: { id: 'ancient' } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(fight.open.foe?.hp).toBe(12)
    expect(
      given({ red: { hero: 'ranger', at: 'plains' }, foe: { id: 'ancient' } })
        .turn('red')
        .whyNot('p1', 'foe'),
    ).toBe('DEF-FIGHT-02 foeElsewhere')
    const defend = given({ red: { hero: 'ranger', at: 'coast' } })
      .deck('scorpionRiders')
      .seat('p1', 'red defend longshot')
    expect([defend.hp('red'), defend.at('red'), defend.threat('plains')]).toEqual([[2], 'coast', 0])
    expect(defend.waitsFor()).toBe('p1 turn.act')
  })

  test('Avenging Flight: against a Dire Enemy only, from anywhere, for 3 HP, and only from elsewhere', () => {
    const game = given({ red: { hero: 'avenger', at: 'desert' }, artifacts: ['horn'] })
      .deck('harpy')
      .seat('p1', 'red defend avengingFlight')
    expect([game.at('red'), game.hp('red'), game.defender('red').artifacts]).toEqual(['mountains', [1], ['horn']])
    expect(
      given({ red: { hero: 'avenger', at: 'desert' } })
        .deck('cragBears')
        .of('undefended'),
    ).toHaveLength(2)
    const poor = given({ red: { hero: 'avenger', at: 'desert', hp: 2 } }).deck('harpy')
    expect(poor.threat('mountains')).toBe(1)
    const there = given({ red: { hero: 'avenger', at: 'mountains' } }).deck('harpy')
    expect(there.options('p1')).toEqual(['red defend', 'red decline'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

test('[DEF-RULING-65] Sprint: a path is chosen by the place where it ends', () => {
  const game = given({ red: { hero: 'warrior', at: 'plains' } })
    .turn('red')
    .seat('p1', 'red use sprint')
  const [decision] = game.table.decisions
  const ends = decision?.options.map(({ id, at }) => `${id.split(' ').at(-1)}` === String(at).split(' ').at(-1))
  expect(ends).toEqual(ends?.map(() => true))
})
