import { describe, expect, test } from 'vitest'
import { botMayAnswer } from '../../index.ts'
import { given } from '../../test/given.ts'

const bothThere = { red: { at: 'mountains', hero: 'bard' }, blue: { at: 'mountains' } } as const

describe('Defending', () => {
  test('[DEF-DEFEND-01] [DEF-DEFEND-02] a Defender in the Region loses 1 HP and the attack is cancelled', () => {
    const game = given({ red: { at: 'mountains', hero: 'bard' } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(game.of('defended')).toEqual([
      {
        type: 'defended',
        defender: 'red',
        region: 'mountains',
        card: 'cragBears',
        cost: 1,
        way: 'inPlace',
        lowered: [],
      },
    ])
    expect([game.hp('red', 'blue'), game.threat('mountains')]).toEqual([[3, 4], 0])
    expect(game.defender('red').deeds.defended).toBe(1)
    const destroyed = given({ red: { at: 'mountains', hero: 'bard' }, threat: { mountains: 4 } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(destroyed.threat('capital')).toBe(0)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFEND-01] nobody there, nobody asked', () => {
    const game = given({ red: { at: 'ruins' } }).deck('cragBears')
    expect(game.of('undefended')).toHaveLength(2)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFEND-03] each attack separately; both by one only with reach', () => {
    const here = given({ red: { at: 'mountains', hero: 'bard' } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(here.threat('plains')).toBe(1)
    const ranger = given({ red: { at: 'mountains', hero: 'ranger' } })
      .deck('cragBears')
      .seat('p1', 'red defend', 'red defend longshot')
    expect([ranger.hp('red'), ranger.threat('mountains'), ranger.threat('plains')]).toEqual([[1], 0, 0])
    expect(ranger.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFEND-04] [DEF-RULING-12] one pays all; the first who Defends counts', () => {
    const game = given(bothThere).deck('cragBears')
    expect(game.waitsFor()).toBe('p1 defend.window + p2 defend.window')
    game.seat('p2', 'blue defend')
    expect(game.hp('red', 'blue')).toEqual([4, 3])
    game.refused('p1', 'red defend')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-12] [DEF-RULING-43] a decline binds nobody until all have declined, and nothing declines by itself', () => {
    const game = given(bothThere).deck('cragBears').seat('p1', 'red decline')
    expect(game.waitsFor()).toBe('p1 defend.window + p2 defend.window')
    expect(game.options('p1')).toEqual(['red defend', 'red reconsider'])
    game.seat('p1', 'red reconsider')
    expect(game.options('p1')).toEqual(['red defend', 'red decline'])
    game.seat('p2', 'blue decline')
    expect(game.threat('mountains')).toBe(0)
    game.seat('p1', 'red decline')
    expect(game.of('declined').map(({ defender, declined }) => [defender, declined])).toEqual([
      ['red', true],
      ['red', false],
      ['blue', true],
      ['red', true],
    ])
    expect(game.threat('mountains')).toBe(1)
    const second = given(bothThere).deck('cragBears').seat('p1', 'red decline', 'red defend')
    expect([second.hp('red'), second.threat('mountains')]).toEqual([[3], 0])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('a bot waits until every human who could Defend has declined', () => {
    const game = given(bothThere).deck('cragBears')
    const may = (humans: string[]) => botMayAnswer(game.table.view('p2') as never, 'p2', humans)
    expect([may(['p1']), may([])]).toEqual([false, true])
    game.seat('p1', 'red decline')
    expect(may(['p1'])).toBe(true)
    expect(botMayAnswer(game.table.view('p1') as never, 'p1', []), 'it has had its say').toBe(false)
    const alone = given({ blue: { at: 'mountains' } }).deck('cragBears')
    expect(botMayAnswer(alone.table.view('p2') as never, 'p2', ['p1'])).toBe(true)
    expect(game.waitsFor()).toBe('p1 defend.window + p2 defend.window')
  })

  test('[DEF-DEFEND-05] [DEF-RULING-14] an Exhausted Defender cannot Defend, not even for 0 HP', () => {
    const game = given({ sides: { desert: 'B' }, red: { at: 'desert', hp: 0 }, blue: { at: 'forest' } }).deck(
      'thornWolves',
    )
    expect(game.waitsFor()).toBe('p2 defend.window')
    expect(game.whyNot('p2', 'defender red')).toBe('DEF-DEFEND-05 exhausted')
    const shield = given({ red: { at: 'mountains', hp: 0, artifacts: ['shield'] } }).deck('cragBears')
    expect(shield.threat('mountains')).toBe(1)
    expect(shield.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFEND-06] [DEF-RULING-13] not with less HP than it costs; down to exactly 0 is allowed', () => {
    const game = given({ red: { at: 'mountains', hp: 1, hero: 'bard' }, blue: { at: 'mountains', hp: 2 } }).deck(
      'harpy',
    )
    expect(game.waitsFor()).toBe('p2 defend.window')
    expect(game.whyNot('p2', 'defender red')).toBe('DEF-DEFEND-06 notEnoughHp')
    game.seat('p2', 'blue defend')
    expect(game.hp('blue')).toEqual([0])
    const enemy = given({ red: { at: 'mountains', hp: 1, hero: 'bard' } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(enemy.hp('red')).toEqual([0])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFEND-07] no AP, no Turn, any number of times in a Round', () => {
    const game = given({ red: { at: 'mountains', hero: 'bard' } }).deck('cragBears', 'stoneGhouls', 'turn.red')
    game.seat('p1', 'red defend', 'red defend')
    expect([game.hp('red'), game.threat('mountains'), game.apLeft()]).toEqual([[2], 0, 3])
    expect(game.of('turnBegan')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFEND-08] [DEF-RULING-17] Threat added by an effect cannot be Defended', () => {
    const game = given({ red: { at: 'plains' }, threat: { coast: 1 } }).deck('harpy')
    expect(game.threat('plains')).toBe(1)
    expect(game.of('attacked')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('others see why they cannot', () => {
    const game = given({ red: { at: 'mountains' } }).deck('cragBears')
    expect(game.whyNot('p1', 'defender blue')).toBe('DEF-DEFEND-01 notInRegion')
    const both = given(bothThere).deck('cragBears')
    expect(both.whyNot('p1', 'blue defend')).toBe('DEF-DEFEND-04 otherSeat')
    expect(game.waitsFor()).toBe('p1 defend.window')
  })
})

describe('the price of a Defend', () => {
  test('[DEF-RULING-56] Canopy: the first Defend of the Forest each Round costs 1 HP less, used up only if it did', () => {
    const game = given({ sides: { forest: 'B' }, red: { at: 'forest', hero: 'bard' } }).deck(
      'graveSprites',
      'riverGoblins',
    )
    game.seat('p1', 'red defend')
    expect([game.hp('red'), game.open.usedThisRound]).toEqual([[4], ['canopy']])
    game.seat('p1', 'red defend')
    expect(game.hp('red')).toEqual([3])
    expect(game.waitsFor()).toBe('p1 turn.act')
    // 1 HP less and no more: a Dire Enemy still costs 1
    const dire = given({ sides: { forest: 'B' }, red: { at: 'forest', hero: 'bard' } }).deck('minotaur')
    expect(dire.seat('p1', 'red defend').hp('red')).toEqual([3])
  })

  test('[DEF-RULING-56] the Shield comes last and is kept while nothing would be paid', () => {
    const game = given({ sides: { forest: 'B' }, red: { at: 'forest', hero: 'bard', artifacts: ['shield'] } }).deck(
      'graveSprites',
      'minotaur',
    )
    game.seat('p1', 'red defend')
    expect(game.open.usedThisRound).toEqual(['canopy'])
    game.seat('p1', 'red defend')
    expect([game.hp('red'), game.open.usedThisRound]).toEqual([[4], ['canopy', 'shield']])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-56] Longshot adds 1, the Shield makes it 0; Avenging Flight costs 3 whatever the Region says', () => {
    const ranger = given({ red: { hero: 'ranger' } }).deck('harpy', 'turn.blue')
    expect(ranger.seat('p1', 'red defend longshot').hp('red')).toEqual([1])
    const shielded = given({ red: { hero: 'ranger', artifacts: ['shield'] } }).deck('harpy', 'turn.blue')
    expect(shielded.seat('p1', 'red defend longshot').hp('red')).toEqual([4])
    const avenger = given({ red: { hero: 'avenger' }, sides: { forest: 'B' } })
      .deck('minotaur')
      .seat('p1', 'red defend avengingFlight')
    expect([avenger.hp('red'), avenger.at('red'), avenger.open.usedThisRound]).toEqual([[1], 'forest', []])
    expect(avenger.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-56] Sandstorm is used up whenever it is chosen', () => {
    const game = given({ sides: { desert: 'B' }, red: { at: 'desert', hero: 'bard', artifacts: ['shield'] } }).deck(
      'graveSprites',
      'riverGoblins',
    )
    game.seat('p1', 'red defend sandstorm')
    expect(game.open.usedThisRound).toEqual(['sandstorm'])
    expect(game.threat('forest')).toBe(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
