import { describe, expect, test } from 'vitest'
import { FOES } from '../../content/foes.ts'
import { given } from '../../test/given.ts'
import { healFoe, hurtFoe } from './foe.ts'

const revealed = (foe: 'dragon' | 'kraken' | 'ancient' | 'demonLord' | 'colossus' | 'giant', players: 2 | 3 | 4 = 2) =>
  given({ foe, horde: [], players, confirmDraw: true }).wholeDeck('turn.red').seat('p1', 'draw', 'end')

describe('the reveal', () => {
  test('[DEF-FOE-01] [DEF-FOE-02] on the Region of its symbol, on the highest space', () => {
    expect(revealed('giant').open.foe).toEqual({ id: 'giant', at: 'plains', hp: 13, maxHp: 13 })
    expect(revealed('dragon').open.foe).toEqual({ id: 'dragon', at: 'mountains', hp: 14, maxHp: 14 })
  })

  test('[DEF-RULING-55] one track for each number of Defenders', () => {
    expect([2, 3, 4].map(players => revealed('dragon', players as 2).open.foe?.maxHp)).toEqual([14, 15, 10])
    expect([2, 3, 4].map(players => revealed('demonLord', players as 2).open.foe?.hp)).toEqual([15, 16, 11])
    expect(given({ players: 1, foe: 'giant', horde: [] }).wholeDeck('turn.red').seat('p1', 'end').open.foe?.maxHp).toBe(
      13,
    )
  })

  test('[DEF-EVENT-01] with any number of Defenders the Demon Lord comes down on all three of its events', () => {
    for (const players of [2, 3, 4] as const) {
      const { foe } = revealed('demonLord', players).open
      expect(FOES.demonLord.events.filter(space => space < (foe?.hp ?? 0))).toEqual([8, 5, 2])
    }
  })

  test('[DEF-FOE-03] then its reveal text; its lasting text from then on', () => {
    const game = revealed('colossus')
    expect(game.types().slice(-6)).toEqual([
      'foeRevealed',
      'threatRose',
      'threatRose',
      'threatRose',
      'reshuffled',
      'roundBegan',
    ])
    expect(game.of('threatRose').map(({ place }) => place)).toEqual(['desert', 'forest', 'ruins'])
    expect(revealed('demonLord').threat('capital')).toBe(1)
    expect(revealed('giant').open.foe?.at).toBe('plains')
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-EVENT-04] placing the token triggers nothing, even on a marked space', () => {
    const card = FOES.giant as { events: readonly number[] }
    const printed = card.events
    card.events = [13, ...printed]
    try {
      const game = revealed('giant')
      expect(game.open.foe?.hp).toBe(13)
      expect(game.of('epicEvent')).toEqual([])
      expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
    } finally {
      card.events = printed
    }
  })
})

describe('the Foe in the game', () => {
  test('[DEF-FOE-04] it stays until it is defeated', () => {
    const game = revealed('ancient')
    game.seat('p1', 'draw', 'end').seat('p1', 'draw', 'end')
    expect(game.open.foe?.id).toBe('ancient')
    expect(game.of('foeRevealed')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-FOE-05] clockwise along the ring, never into the Capital', () => {
    const game = given({ foe: { id: 'giant', at: 'ruins' }, confirmDraw: true }).wholeDeck('turn.red')
    expect(game.seat('p1', 'draw', 'end').open.foe?.at).toBe('mountains')
    const dragon = given({ foe: { id: 'dragon', at: 'desert' } }).deck('turn.red')
    expect(dragon.open.foe?.at).toBe('mountains')
    expect(game.seat('p1', 'draw').open.foe?.at).toBe('mountains')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-FOE-06] the Dragon: two Regions at each Defender Card, none at an Enemy; spaces 6 and 2', () => {
    const game = given({ foe: { id: 'dragon' }, confirmDraw: true }).wholeDeck('cragBears', 'turn.blue')
    expect(game.seat('p1', 'draw').open.foe?.at).toBe('mountains')
    expect(game.seat('p1', 'draw').open.foe?.at).toBe('coast')
    for (const hp of [7, 3]) {
      const hurt = given({ foe: { id: 'dragon', at: 'mountains', hp }, red: { at: 'coast' }, blue: { hp: 1 } })
        .turn('red')
        .seat('p1', 'red fight')
      expect(hurt.hp('red', 'blue')).toEqual([2, 0])
    }
    const none = given({ foe: { id: 'dragon', at: 'mountains', hp: 6 }, red: { at: 'coast' } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(none.hp('red')).toEqual([4])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[DEF-FOE-07] it blocks no movement and does not attack', () => {
    const game = given({ foe: { id: 'ancient' }, red: { at: 'coast', hp: 2 } })
      .turn('red')
      .seat('p1', 'red move forest', 'red move desert', 'end')
    expect(game.hp('red')).toEqual([2])
    expect(game.of('attacked')).toEqual([])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[DEF-FOE-08] [DEF-RULING-47] in a Destroyed Region its Threat goes to the Capital', () => {
    const game = given({ foe: { id: 'giant', at: 'ruins' }, threat: { mountains: 4 }, confirmDraw: true }).wholeDeck(
      'turn.red',
    )
    game.seat('p1', 'draw', 'end')
    expect(game.open.foe?.at).toBe('mountains')
    expect(game.levels()).toMatchObject({ mountains: 4, capital: 1 })
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })
})

describe('Epic Events', () => {
  test('[DEF-EVENT-01] at once, before any further action', () => {
    const game = given({ foe: { id: 'ancient', hp: 7 }, red: { at: 'forest' } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(game.types().slice(3, 6)).toEqual(['foeHurt', 'epicEvent', 'threatRose'])
    expect(game.of('epicEvent')).toEqual([{ type: 'epicEvent', foe: 'ancient', space: 6 }])
    expect(game.levels()).toMatchObject({ forest: 0, plains: 1, coast: 1, desert: 1, ruins: 1, mountains: 1 })
    expect(game.apLeft()).toBe(2)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-EVENT-02] what an event has changed stays in force', () => {
    const game = given({ foe: { id: 'colossus', hp: 6 }, red: { at: 'desert' } })
      .turn('red')
      .seat('p1', 'red fight', 'end')
    expect(game.apLeft()).toBe(4)
    game.seat('p2', 'end')
    expect(game.apLeft()).toBe(4)
    expect(game.open.regions.desert.marker).toBe('leftover')
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('[DEF-EVENT-03] [DEF-RULING-28] damage goes space by space; the rest comes after the event, whatever it did to the fighter', () => {
    const game = given({ foe: { id: 'kraken', hp: 7 }, red: { at: 'coast', hp: 1, artifacts: ['spear'] } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(game.types().slice(-7)).toEqual([
      'fought',
      'foeHurt',
      'epicEvent',
      'hpLost',
      'exhausted',
      'moved',
      'foeHurt',
    ])
    expect([game.at('red'), game.hp('red'), game.open.foe?.hp]).toEqual(['ruins', [0], 5])
    const skipping = given({
      foe: { id: 'dragon', at: 'mountains', hp: 7 },
      red: { at: 'coast', artifacts: ['spear'] },
    }).turn('red')
    expect(
      skipping
        .seat('p1', 'red fight')
        .of('epicEvent')
        .map(({ space }) => space),
    ).toEqual([6])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-EVENT-04] [DEF-RULING-28] climbing triggers nothing, coming down again does', () => {
    const game = given({ foe: { id: 'ancient', hp: 4 }, red: { at: 'forest' }, confirmDraw: true }).wholeDeck(
      'turn.red',
    )
    game.seat('p1', 'draw', 'red fight')
    expect(game.of('epicEvent').map(({ space }) => space)).toEqual([3])
    game.seat('p1', 'end')
    expect(game.open.foe?.hp).toBe(5)
    game.seat('p1', 'draw', 'red fight', 'red fight')
    expect(game.of('epicEvent').map(({ space }) => space)).toEqual([3, 3])
    const climbing = given({ foe: { id: 'ancient', hp: 2 }, red: { at: 'forest' } }).running(healFoe({ amount: 1 }))
    expect([climbing.open.foe?.hp, climbing.of('epicEvent').length]).toEqual([3, 0])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-29] damage that is no Fight counts and triggers in the same way', () => {
    const game = given({ foe: { id: 'dragon', at: 'plains', hp: 7 }, confirmDraw: true }).running(
      hurtFoe({ cause: 'trap' }),
    )
    expect([game.hp('red', 'blue'), game.of('fought').length]).toEqual([[2, 2], 0])
    expect(
      given({ foe: { id: 'dragon', hp: 1 } })
        .running(hurtFoe({ cause: 'trap' }))
        .waitsFor(),
    ).toBe('won')
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })
})

describe('each Foe', () => {
  test('Dragon: reveal', () => {
    const game = given({ foe: 'dragon', horde: [], red: { at: 'plains' }, confirmDraw: true })
      .wholeDeck('turn.red')
      .seat('p1', 'draw', 'end')
    expect(game.levels()).toEqual({ mountains: 1, plains: 0, coast: 1, forest: 1, desert: 1, ruins: 1, capital: 0 })
  })

  test('Kraken: reveal, dear to enter, floods at the end of a Round', () => {
    expect(revealed('kraken').threat('coast')).toBe(1)
    const game = given({ foe: { id: 'kraken' }, red: { at: 'plains' }, confirmDraw: true })
      .wholeDeck('turn.red')
      .seat('p1', 'draw')
    expect(game.seat('p1', 'red move coast').apLeft()).toBe(1)
    game.seat('p1', 'red move forest', 'end')
    expect(game.levels()).toMatchObject({ coast: 1, plains: 1, forest: 0 })
    const poor = given({ foe: { id: 'kraken' }, red: { at: 'plains' } }).turn('red', 1)
    expect(poor.refused('p1', 'red move coast')).toEqual({
      rule: 'DEF-DEFENDER-05',
      key: 'notEnoughAp',
      values: { needs: 2, has: 1 },
    })
    expect(poor.waitsFor()).toBe('p1 turn.act')
  })

  test('Kraken: its event hurts and sweeps everybody in its Region to the opposite one', () => {
    const game = given({ foe: { id: 'kraken', hp: 4 }, red: { at: 'coast' }, blue: { at: 'coast', hp: 1 } })
      .turn('red')
      .seat('p1', 'red fight')
    expect([game.at('red'), game.at('blue'), game.hp('red', 'blue')]).toEqual(['ruins', 'ruins', [3, 0]])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('The Ancient: heals 2 at the end of a Round, up to its start', () => {
    const game = given({ foe: { id: 'ancient', hp: 12 }, confirmDraw: true })
      .wholeDeck('turn.red')
      .seat('p1', 'draw', 'end')
    expect(game.of('foeHealed')).toEqual([{ type: 'foeHealed', from: 12, to: 13 }])
    expect(revealed('ancient').threat('forest')).toBe(1)
    const full = given({ foe: { id: 'ancient' }, confirmDraw: true })
      .wholeDeck('turn.red')
      .seat('p1', 'draw', 'end')
    expect(full.of('foeHealed')).toEqual([])
  })

  test('Demon Lord: a Restore gives at most 2 HP, Tidewell included', () => {
    const game = given({
      foe: { id: 'demonLord' },
      red: { hp: 1 },
      blue: { at: 'coast', hp: 0 },
      confirmDraw: true,
    }).wholeDeck('turn.red')
    expect(game.seat('p1', 'draw').hp('red')).toEqual([3])
    expect(game.seat('p1', 'end').hp('blue')).toEqual([2])
    const event = given({ foe: { id: 'demonLord', hp: 9 }, red: { at: 'ruins' } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(event.threat('capital')).toBe(1)
    expect(event.waitsFor()).toBe('p1 turn.act')
  })

  test('Colossus: its event costs the Capital 1 in any case', () => {
    const game = given({ foe: { id: 'colossus', hp: 6 }, red: { at: 'desert' }, threat: { desert: 4 } })
      .turn('red')
      .seat('p1', 'red fight')
    expect([game.threat('capital'), game.of('destroyed').length]).toEqual([1, 0])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Giant: wanders, tramples and hurts who is there', () => {
    const game = given({
      foe: { id: 'giant' },
      red: { at: 'coast' },
      blue: { at: 'plains' },
      confirmDraw: true,
    }).wholeDeck('turn.red')
    game.seat('p1', 'draw', 'end')
    expect([game.open.foe?.at, game.threat('coast'), game.hp('red', 'blue')]).toEqual(['coast', 1, [3, 4]])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })
})
