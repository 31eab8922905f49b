import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('[DEF-DIRE-01] [DEF-DIRE-02] one attack on one Outer Region, then to the Discard Pile', () => {
  const game = given().deck('manticore')
  expect(game.of('attacked')).toEqual([{ type: 'attacked', card: 'manticore', region: 'desert', order: 'only' }])
  expect(game.open.discard).toEqual(['manticore'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-03] 2 HP instead of 1', () => {
  const game = given({ red: { at: 'desert', hero: 'bard' } })
    .deck('manticore')
    .seat('p1', 'red defend')
  expect(game.hp('red')).toEqual([2])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-04] not Defended: the Threat rises, then the effect', () => {
  const game = given({ red: { at: 'ruins' } })
    .deck('wraith')
    .seat('p1', 'red decline')
  expect(game.types().slice(3, 8)).toEqual(['undefended', 'threatRose', 'direEffect', 'drained', 'discarded'])
  expect([game.threat('ruins'), game.open.drained]).toEqual([1, true])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-05] Defended: neither, and an Artifact', () => {
  const game = given({ red: { at: 'ruins', hero: 'bard' }, artifacts: ['spear'] })
    .deck('wraith')
    .seat('p1', 'red defend')
  expect([game.threat('ruins'), game.open.drained, game.defender('red').artifacts]).toEqual([0, false, ['spear']])
  expect(game.of('direEffect')).toEqual([])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-06] [DEF-RULING-15] it destroys its Region, is the marker, and still has its effect after the Capital', () => {
  const game = given({ threat: { ruins: 3 } }).deck('wraith')
  expect(game.open.regions.ruins.marker).toEqual({ card: 'wraith' })
  expect(game.types().slice(2, 8)).toEqual([
    'undefended',
    'threatRose',
    'destroyed',
    'threatRose',
    'direEffect',
    'drained',
  ])
  expect(game.open.discard).toEqual([])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-07] its Region had fallen before: Capital, effect, discard', () => {
  const game = given({ threat: { ruins: 4, capital: 2 } }).deck('wraith')
  expect([game.threat('capital'), game.open.drained, game.open.discard]).toEqual([3, true, ['wraith']])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-08] [DEF-RULING-34] Tidal Wave: the Sea Serpent acts before the decision in every case and never after', () => {
  const place = { red: { at: 'plains', hero: 'bard' }, artifacts: ['pack'] } as const
  const defended = given({ ...place, artifacts: ['pack'] })
    .deck('seaSerpent')
    .seat('p1', 'red defend')
  expect([defended.at('red'), defended.of('direEffect').length]).toEqual(['coast', 1])
  const open = given({ ...place, artifacts: ['pack'] })
    .deck('seaSerpent')
    .seat('p1', 'red decline')
  expect([open.at('red'), open.threat('coast'), open.of('direEffect').length]).toEqual(['coast', 1, 1])
  expect(open.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-RULING-53] who was swept out of the attacked Region cannot Defend it', () => {
  const game = given({ red: { at: 'coast' } }).deck('seaSerpent')
  expect([game.at('red'), game.threat('coast')]).toEqual(['forest', 1])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-09] it comes back every Round and gives another Artifact', () => {
  const game = given({
    red: { at: 'ruins', hero: 'bard' },
    artifacts: ['spear', 'wings'],
    confirmDraw: true,
    foe: { id: 'dragon' },
    horde: [],
  })
    .wholeDeck('wraith')
    .seat('p1', 'draw', 'red defend', 'draw', 'red defend')
  expect(game.open.round).toBe(4)
  expect([game.hp('red'), game.defender('red').artifacts]).toEqual([[0], ['spear', 'wings']])
  expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
})

test('[DEF-DIRE-10] Raze: what an effect destroys gets a Leftover Card, and it is discarded itself', () => {
  const game = given({ threat: { desert: 2 } }).deck('manticore')
  expect(game.open.regions.desert.marker).toBe('leftover')
  expect(game.open.discard).toEqual(['manticore'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-RULING-54] Uproar looks at the levels after its own attack and passes over Destroyed Regions', () => {
  const game = given({ threat: { coast: 4, plains: 1 } }).deck('harpy')
  expect(game.levels()).toEqual({ mountains: 1, plains: 1, forest: 1, desert: 1, ruins: 1, coast: 4, capital: 0 })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-RULING-30] several Regions clockwise from the left, several Defenders in colour order', () => {
  const map = ['ruins', 'desert', 'forest', 'coast', 'plains', 'mountains'] as const
  const game = given({
    map,
    players: 4,
    yellow: { at: 'plains' },
    red: { at: 'mountains' },
    green: { at: 'coast' },
  }).deck('harpy')
  game.seat('p1', 'red decline')
  expect(game.of('threatRose').map(({ place }) => place)).toEqual([
    'mountains',
    'ruins',
    'desert',
    'forest',
    'coast',
    'plains',
  ])
  const stung = given({
    map,
    players: 4,
    yellow: { at: 'plains', hp: 1 },
    red: { at: 'mountains' },
    green: { at: 'coast' },
  }).deck('giantWasps')
  expect(stung.of('hpLost').map(({ defender }) => defender)).toEqual(['red', 'green', 'yellow'])
  expect(stung.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-DIRE-08] a text that finds nothing to do is told to have no effect', () => {
  const far = given({ red: { at: 'forest' }, blue: { at: 'capital' } }).deck('giantWasps')
  expect([far.hp('red', 'blue'), far.of('direInVain')]).toEqual([[4, 4], [{ type: 'direInVain', card: 'giantWasps' }]])
  const home = given({ red: { at: 'capital' }, blue: { at: 'capital' } }).deck('seaSerpent')
  expect([home.of('direInVain').length, home.of('moved')]).toEqual([1, []])
  expect(
    given({ red: { at: 'plains' }, blue: { at: 'mountains' } })
      .deck('giantWasps')
      .of('direInVain'),
  ).toEqual([])
})

test('Stampede spares Regions with a Defender, Sting hurts only near the Plains', () => {
  const stampede = given({ blue: { at: 'coast' } }).deck('minotaur')
  expect(stampede.levels()).toMatchObject({ forest: 1, desert: 1, coast: 0, plains: 0 })
  const sting = given({ red: { at: 'forest' }, blue: { at: 'mountains' } }).deck('giantWasps')
  expect(sting.hp('red', 'blue')).toEqual([4, 3])
  expect(sting.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-ABILITY-07] Drain switches Player Card Abilities off until the end of the Round', () => {
  const game = given({ red: { at: 'plains', hero: 'druid' }, confirmDraw: true }).wholeDeck(
    'wraith',
    'turn.blue',
    'turn.red',
  )
  game.seat('p1', 'draw', 'draw')
  expect(game.refused('p2', 'blue use sprint')).toMatchObject({ rule: 'DEF-ABILITY-07', key: 'drained' })
  game.seat('p2', 'end').seat('p1', 'draw')
  expect(game.moves('p1', 'red')).toEqual(['coast', 'mountains'])
  game.seat('p1', 'end')
  expect([game.open.drained, game.open.round]).toEqual([false, 3])
  expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
})
