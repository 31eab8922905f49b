import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('[DEF-MOVE-01] 1 AP for each step to an adjacent Region', () => {
  const game = given().turn('red').seat('p1', 'red move mountains', 'red move plains')
  expect([game.at('red'), game.apLeft()]).toEqual(['plains', 1])
  expect(game.of('moved')).toEqual([
    { type: 'moved', defender: 'red', from: 'capital', to: 'mountains', cause: 'move' },
    { type: 'moved', defender: 'red', from: 'mountains', to: 'plains', cause: 'move' },
  ])
  expect(game.whyNot('p1', 'red move plains')).toBe('DEF-MOVE-01 alreadyHere')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-MOVE-02] not to a Region that is not adjacent', () => {
  const game = given().turn('red')
  for (const far of ['plains', 'coast', 'desert', 'ruins'])
    expect(game.refused('p1', `red move ${far}`)).toEqual({
      rule: 'DEF-MOVE-02',
      key: 'notAdjacent',
      values: { from: 'capital', to: far },
    })
  expect(game.whyNot('p1', 'place desert')).toBe('DEF-MOVE-02 notAdjacent')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-MOVE-03] Destroyed Regions are entered, crossed and left', () => {
  const game = given({ threat: { mountains: 4 } })
    .turn('red')
    .seat('p1', 'red move mountains', 'red move plains')
  expect(game.at('red')).toBe('plains')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-MOVE-04] an Exhausted Defender may Move', () => {
  const game = given({ red: { hp: 0, at: 'desert' } })
    .turn('red')
    .seat('p1', 'red move ruins')
  expect(game.at('red')).toBe('ruins')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-MOVE-05] entering the Capital gives no HP', () => {
  const game = given({ red: { hp: 1, at: 'forest' } })
    .turn('red')
    .seat('p1', 'red move capital')
  expect([game.at('red'), game.hp('red')]).toEqual(['capital', [1]])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-MOVE-06] [DEF-RULING-46] being displaced costs nothing, is no Turn and asks for no consent', () => {
  const game = given({ red: { artifacts: ['horn'] }, blue: { at: 'coast', hp: 1, usedThisTurn: ['sprint'] } }).deck(
    'all.1',
  )
  game.seat('p1', 'red use horn')
  expect([game.at('blue'), game.hp('blue'), game.apLeft()]).toEqual(['capital', [1], 2])
  expect(game.of('turnTaken').map(({ defender }) => defender)).toEqual(['red'])
  expect(game.defender('blue').usedThisTurn).toEqual(['sprint'])
  expect(game.of('moved')).toEqual([{ type: 'moved', defender: 'blue', from: 'coast', to: 'capital', cause: 'horn' }])
  expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
})
