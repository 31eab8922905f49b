import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('Spear: the first Fight of the Turn deals 1 more, also under an All Defenders Card', () => {
  const place = { foe: { id: 'giant' }, red: { at: 'plains', artifacts: ['spear'] } } as const
  const game = given({ ...place, red: { at: 'plains', artifacts: ['spear'] } })
    .turn('red')
    .seat('p1', 'red fight', 'red fight')
  expect(game.open.foe?.hp).toBe(10)
  const all = given({ ...place, red: { at: 'plains', artifacts: ['spear'], usedThisTurn: ['spear'] } })
    .deck('all.1')
    .seat('p1', 'red fight', 'red fight')
  expect(all.open.foe?.hp).toBe(10)
  expect(all.waitsFor()).toBe('p1 all.act + p2 all.act')
})

test('[DEF-RULING-67] Shield: the limit is the card’s own: dropped and drawn again it is still used', () => {
  const game = given({
    red: { at: 'mountains', hero: 'bard', artifacts: ['shield', 'horn'] },
    blue: { at: 'desert' },
    artifacts: ['hammer'],
  }).deck('harpy', 'manticore', 'scorpionRiders')
  game.seat('p1', 'red defend', 'drop shield').seat('p2', 'blue defend')
  expect([game.hp('red', 'blue'), game.defender('blue').artifacts]).toEqual([[4, 2], ['shield']])
  game.seat('p2', 'blue defend')
  expect(game.hp('blue')).toEqual([1])
  expect(game.open.usedThisRound).toEqual(['shield'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-RULING-67] limits of a Round are reset at its end, limits of a Turn when one begins', () => {
  const game = given({
    red: { artifacts: ['beacon', 'sandglass'] },
    threat: { capital: 4 },
    confirmDraw: true,
    foe: { id: 'dragon' },
  }).wholeDeck('turn.red', 'turn.blue', 'all.1', 'all.2')
  game.seat('p1', 'draw', 'red use beacon', 'red use sandglass')
  expect(game.refused('p1', 'red use beacon')).toMatchObject({ key: 'usedThisRound' })
  expect(game.refused('p1', 'red use sandglass')).toMatchObject({ key: 'usedThisTurn' })
  game.seat('p1', 'end', 'draw', 'red use sandglass', 'ready').seat('p2', 'ready')
  expect(game.open.usedThisRound).toEqual(['beacon'])
  game.seat('p1', 'draw').seat('p2', 'end').seat('p1', 'draw', 'ready').seat('p2', 'ready')
  expect([game.open.round, game.open.usedThisRound]).toEqual([3, []])
  expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
})

test('[DEF-RULING-64] Horn: its user chooses who is brought, also to the Capital', () => {
  const game = given({ players: 3, red: { artifacts: ['horn'] }, blue: { at: 'coast' }, green: { at: 'ruins' } })
    .turn('red')
    .seat('p1', 'red use horn')
  expect(game.options('p1')).toEqual(['defender blue', 'defender green'])
  expect(game.whyNot('p1', 'defender red')).toBe('DEF-ABILITY-07 notSelf')
  expect([game.apLeft(), game.waitsFor()]).toEqual([3, 'p1 ability.chooseDefender'])
  game.seat('p1', 'defender green')
  expect([game.at('blue'), game.at('green'), game.apLeft()]).toEqual(['coast', 'capital', 2])
  const here = given({ red: { artifacts: ['horn'] } }).turn('red')
  expect(here.refused('p1', 'red use horn')).toMatchObject({ key: 'nothingWouldChange' })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('Hammer: Secure lowers by up to 2, Abilities do not profit', () => {
  const game = given({ red: { at: 'forest', artifacts: ['hammer'] }, threat: { forest: 3, plains: 3 } })
    .turn('red')
    .seat('p1', 'red secure', 'red use enchant')
  expect(game.levels()).toMatchObject({ forest: 1, plains: 2 })
  const one = given({ red: { at: 'forest', artifacts: ['hammer'] }, threat: { forest: 1 } })
    .turn('red')
    .seat('p1', 'red secure')
  expect(one.threat('forest')).toBe(0)
  expect(one.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-RULING-61] Sandglass: unseen to the bottom; known there only if it was known on top', () => {
  const game = given({ red: { at: 'coast', artifacts: ['sandglass'] } })
    .deck('turn.red', 'cragBears', 'turn.blue')
    .seat('p1', 'red use sandglass')
  expect([game.pile('turn').at(-1), game.open.knownAt]).toEqual(['cragBears', []])
  expect(game.of('topBuried')).toEqual([{ type: 'topBuried' }])
  expect(game.table.learned).toBe(false)
  const known = given({ red: { hero: 'oracle', at: 'coast', artifacts: ['sandglass'] } }).deck(
    'turn.red',
    'cragBears',
    'turn.blue',
  )
  known.seat('p1', 'red use scry', 'top', 'red use sandglass')
  expect(known.open.knownAt).toEqual([{ position: 3, card: 'cragBears' }])
  const last = given({ red: { at: 'coast', artifacts: ['sandglass'] } }).wholeDeck('turn.red', 'cragBears')
  expect(last.refused('p1', 'red use sandglass')).toMatchObject({ key: 'oneCardLeft' })
  const none = given({ red: { at: 'coast', artifacts: ['sandglass'] } }).wholeDeck('turn.red')
  expect(none.refused('p1', 'red use sandglass')).toMatchObject({ key: 'turnDeckEmpty' })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-FOE-05] Staff: the revealed Foe to an Outer Region next to it, from anywhere', () => {
  const game = given({ red: { artifacts: ['staff'] }, foe: { id: 'ancient' } })
    .turn('red')
    .seat('p1', 'red use staff')
  expect(game.options('p1')).toEqual(['place coast', 'place desert'])
  expect(game.whyNot('p1', 'place plains')).toBe('DEF-ABILITY-07 notNextToFoe')
  expect(game.seat('p1', 'place desert').open.foe?.at).toBe('desert')
  const hidden = given({ red: { artifacts: ['staff'] } }).turn('red')
  expect(hidden.refused('p1', 'red use staff')).toMatchObject({ rule: 'DEF-FIGHT-02', key: 'foeHidden' })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('Beacon: only in the Capital, and only if it has Threat', () => {
  const far = given({ red: { at: 'coast', artifacts: ['beacon'] }, threat: { capital: 3 } }).turn('red')
  expect(far.refused('p1', 'red use beacon')).toMatchObject({ key: 'onlyInCapital' })
  const zero = given({ red: { artifacts: ['beacon'] } }).turn('red')
  expect(zero.refused('p1', 'red use beacon')).toMatchObject({ rule: 'DEF-ABILITY-06', key: 'levelZero' })
  expect(zero.waitsFor()).toBe('p1 turn.act')
})

test('Wings: the Capital is next to everything for Moves, and for nothing else', () => {
  const all = ['coast', 'desert', 'forest', 'mountains', 'plains', 'ruins']
  expect(
    given({ red: { artifacts: ['wings'] } })
      .turn('red')
      .moves('p1', 'red'),
  ).toEqual(all)
  expect(
    given({ red: { at: 'coast', artifacts: ['wings'] } })
      .turn('red')
      .moves('p1', 'red'),
  ).toEqual(['capital', 'forest', 'plains'])
  const mend = given({ red: { hero: 'cleric', artifacts: ['wings'] }, blue: { at: 'coast', hp: 1 } }).turn('red')
  expect(mend.refused('p1', 'red use mend')).toMatchObject({ key: 'nothingWouldChange' })
  expect(
    given({ red: { hero: 'ranger', artifacts: ['wings'] } })
      .deck('duneCorsairs')
      .threat('coast'),
  ).toBe(1)
  expect(mend.waitsFor()).toBe('p1 turn.act')
})

test('Pack: 2 HP at the end of the Round', () => {
  const game = given({
    red: { at: 'plains', hp: 1, artifacts: ['pack'] },
    blue: { hp: 1 },
    confirmDraw: true,
  }).wholeDeck('turn.blue')
  game.seat('p1', 'draw').seat('p2', 'blue move forest', 'end')
  expect(game.hp('red', 'blue')).toEqual([3, 4])
  expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
})

test('Mantle: Exhausted, one still Secures and Fights, but does not Defend', () => {
  const game = given({
    red: { at: 'forest', hp: 0, artifacts: ['mantle'] },
    foe: { id: 'ancient' },
    threat: { forest: 1 },
  })
    .turn('red')
    .seat('p1', 'red secure', 'red fight')
  expect([game.threat('forest'), game.open.foe?.hp]).toEqual([0, 12])
  expect(
    given({ red: { at: 'mountains', hp: 0, artifacts: ['mantle'] } })
      .deck('cragBears')
      .threat('mountains'),
  ).toBe(1)
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('an Artifact gained by a Defend does not change the Defend that won it', () => {
  const game = given({ red: { at: 'mountains', hero: 'bard' }, artifacts: ['shield'] })
    .deck('harpy')
    .seat('p1', 'red defend')
  expect([game.hp('red'), game.open.usedThisRound]).toEqual([[2], []])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-MOVE-02] Wings carry only the Defender who wears them', () => {
  const game = given({ red: { artifacts: ['wings'] }, blue: { at: 'plains' } }).deck('turn.red', 'turn.blue')
  expect(game.moves('p1', 'red')).toHaveLength(6)
  game.seat('p1', 'end')
  expect(game.moves('p2', 'blue')).toEqual(['coast', 'mountains'])
})

test('Beacon: the Threat that the Capital loses is its user’s deed', () => {
  const game = given({ red: { artifacts: ['beacon'] }, threat: { capital: 3 } })
    .turn('red')
    .seat('p1', 'red use beacon')
  expect(game.defender('red').deeds.secured).toBe(1)
})
