import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

describe('Region Abilities', () => {
  test('[DEF-REGION-01] only for Defenders who are there', () => {
    const game = given({ red: { at: 'coast' }, blue: { at: 'forest' }, threat: { plains: 1 } }).deck('all.1')
    expect(game.refused('p1', 'red use enchant')).toMatchObject({ rule: 'DEF-REGION-01', key: 'notThere' })
    expect(game.options('p2')).toContain('blue use enchant')
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('[DEF-REGION-02] Active ones are paid on one’s Turn, Passive ones apply by themselves', () => {
    const active = given({ red: { at: 'forest' }, threat: { plains: 1 } })
      .turn('red')
      .seat('p1', 'red use enchant')
    expect([active.threat('plains'), active.apLeft()]).toEqual([0, 1])
    const passive = given({ sides: { forest: 'B' }, red: { at: 'forest', hero: 'bard' } }).turn('red')
    expect(passive.refused('p1', 'red use canopy')).toMatchObject({ key: 'appliesByItself' })
    const attacked = given({ sides: { forest: 'B' }, red: { at: 'forest', hero: 'bard' } })
      .deck('thornWolves')
      .seat('p1', 'red defend')
    expect(attacked.hp('red')).toEqual([4])
    expect(attacked.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-REGION-03] [DEF-RULING-40] destruction ends it: no use, no protection, the circle empties', () => {
    const canopy = given({ sides: { forest: 'B' }, red: { at: 'forest', hero: 'bard' }, threat: { forest: 4 } })
      .deck('thornWolves')
      .seat('p1', 'red defend')
    expect(canopy.hp('red')).toEqual([3])
    const circle = given({ red: { at: 'mountains', hp: 0 }, circle: 'red', threat: { mountains: 3 } }).deck('cragBears')
    expect(circle.open.circle).toBeUndefined()
    expect(circle.types()).toContain('leftCircle')
    const tomb = given({ tomb: 'harpy', threat: { ruins: 4 }, confirmDraw: true })
      .wholeDeck('turn.red')
      .seat('p1', 'draw', 'end')
    expect([tomb.open.tomb, tomb.open.discard]).toEqual([undefined, ['harpy']])
    expect(tomb.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-REGION-04] only the side in play counts', () => {
    const game = given({ sides: { forest: 'B' }, red: { at: 'forest' }, threat: { plains: 1 } }).turn('red')
    expect(game.refused('p1', 'red use enchant')).toMatchObject({ rule: 'DEF-REGION-04', key: 'otherSide' })
    const other = given({ red: { at: 'forest', hero: 'bard' } })
      .deck('thornWolves')
      .seat('p1', 'red defend')
    expect(other.hp('red')).toEqual([3])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-REGION-05] [DEF-RULING-66] a Foe does not switch it off, unless it says so', () => {
    const place = { red: { at: 'forest' }, threat: { plains: 1 } } as const
    expect(
      given({ ...place, foe: { id: 'ancient' } })
        .turn('red')
        .options('p1'),
    ).toContain('red use enchant')
    const kraken = given({ ...place, foe: { id: 'kraken', at: 'forest' } }).turn('red')
    expect(kraken.refused('p1', 'red use enchant')).toMatchObject({ rule: 'DEF-RULING-66', key: 'switchedOff' })
    expect(kraken.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-66] what lies in a switched-off Region stays and works again afterwards', () => {
    const place = {
      red: { at: 'mountains', hero: 'bard' },
      circle: 'red',
      foe: { id: 'kraken', at: 'mountains' },
    } as const
    const off = given(place).deck('cragBears').seat('p1', 'red defend')
    expect([off.hp('red'), off.open.circle]).toEqual([[3], 'red'])
    const gone = given({ ...place, foe: { id: 'kraken', at: 'coast' } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect([gone.hp('red'), gone.open.circle]).toEqual([[4], undefined])
    const tomb = given({ tomb: 'harpy', foe: { id: 'kraken', at: 'ruins' }, confirmDraw: true })
      .wholeDeck('turn.red')
      .seat('p1', 'draw', 'end')
    expect(tomb.open.discard).toEqual(['harpy'])
    expect(tomb.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-RULING-67] a Region’s limit per Round is the team’s, its limit per Turn is each Defender’s', () => {
    const both = { red: { at: 'ruins' }, blue: { at: 'ruins' }, sides: { ruins: 'B' }, threat: { plains: 3 } } as const
    const round = given(both).deck('turn.red', 'turn.blue').seat('p1', 'red use bloodRite', 'end')
    expect(round.refused('p2', 'blue use bloodRite')).toMatchObject({ key: 'usedThisRound' })
    const turn = given({ red: { at: 'desert' }, blue: { at: 'desert' } }).deck(
      'turn.red',
      'turn.blue',
      'all.1',
      'all.2',
    )
    turn.seat('p1', 'red use mirage', 'order turn.blue all.1 all.2', 'end')
    expect(turn.options('p2')).toContain('blue use mirage')
    expect(round.waitsFor()).toBe('p2 turn.act')
  })
})

describe('each Region', () => {
  test('Forest A, Enchant: any other Outer Region', () => {
    const game = given({ red: { at: 'forest' }, threat: { plains: 2, forest: 2 } })
      .turn('red')
      .seat('p1', 'red use enchant')
    expect(game.levels()).toMatchObject({ plains: 1, forest: 2 })
    expect(game.apLeft()).toBe(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-33] [DEF-RULING-69] Ruins A, Entomb: an Enemy of the Discard Pile misses the next Round', () => {
    const game = given({
      red: { at: 'ruins' },
      discard: ['turn.blue', 'cragBears', 'harpy'],
      confirmDraw: true,
      horde: ['wraith', 'manticore'],
    }).wholeDeck('turn.red')
    game.seat('p1', 'draw', 'red use entomb')
    expect(game.options('p1')).toEqual(['card cragBears', 'card harpy'])
    expect(game.whyNot('p1', 'card turn.red')).toBe('DEF-RULING-33 notInDiscard')
    expect(game.whyNot('p1', 'card turn.blue')).toBe('DEF-ABILITY-07 notAnEnemy')
    game.seat('p1', 'card harpy')
    expect([game.open.tomb, game.open.discard, game.apLeft()]).toEqual(['harpy', ['turn.blue', 'cragBears'], 1])
    for (const seat of ['p1', 'p2', undefined] as const) expect(game.table.view(seat).open.tomb).toBe('harpy')
    game.seat('p1', 'end')
    expect(game.pile('turn')).not.toContain('harpy')
    expect([game.open.tomb, game.open.discard]).toEqual([undefined, ['harpy']])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-RULING-69] Entomb: the tomb has one place, and what came back may be Entombed again', () => {
    const full = given({ red: { at: 'ruins' }, discard: ['cragBears'], tomb: 'harpy' }).turn('red')
    expect(full.refused('p1', 'red use entomb')).toMatchObject({ key: 'tombFull' })
    const again = given({
      red: { at: 'ruins' },
      discard: ['harpy'],
      confirmDraw: true,
      foe: { id: 'dragon' },
    }).wholeDeck('turn.red')
    again.seat('p1', 'draw', 'red use entomb', 'end', 'draw', 'red use entomb')
    expect([again.open.round, again.open.tomb]).toEqual([3, 'harpy'])
    const none = given({ red: { at: 'ruins' }, discard: ['turn.blue'] }).turn('red')
    expect(none.refused('p1', 'red use entomb')).toMatchObject({ key: 'nothingWouldChange' })
    expect(again.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-58] Ruins B, Blood Rite: 1 HP and no AP, on one’s own Turn, the last HP included', () => {
    const game = given({ sides: { ruins: 'B' }, red: { at: 'ruins', hp: 1 }, threat: { plains: 2 } })
      .turn('red')
      .seat('p1', 'red use bloodRite')
    expect([game.hp('red'), game.threat('plains'), game.apLeft()]).toEqual([[0], 1, 3])
    const notMine = given({ sides: { ruins: 'B' }, red: { at: 'ruins' }, threat: { plains: 2 } }).turn('blue')
    expect(notMine.options('p1')).toEqual([])
    // alone it is the same: the other Defender of the same player has to wait for its own Turn
    const solo = given({ players: 1, sides: { ruins: 'B' }, red: { at: 'ruins' }, threat: { plains: 2 } }).turn('blue')
    expect(solo.options('p1')).not.toContain('red use bloodRite')
    expect(() => solo.seat('p1', 'red use bloodRite')).toThrow(/not an option/)
    expect([solo.hp('red'), solo.threat('plains'), solo.waitsFor()]).toEqual([[4], 2, 'p1 turn.act'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-68] Mountains A, Vigil: one in the circle, 1 HP less, and out', () => {
    const game = given({ red: { at: 'mountains', hero: 'bard' }, blue: { at: 'mountains' } }).deck(
      'turn.red',
      'turn.blue',
      'harpy',
      'stoneGhouls',
    )
    game.seat('p1', 'red use vigil')
    expect(game.refused('p1', 'red use vigil')).toMatchObject({ key: 'inCircle' })
    game.seat('p1', 'end')
    expect(game.refused('p2', 'blue use vigil')).toMatchObject({ key: 'circleTaken' })
    game.seat('p2', 'end').seat('p1', 'red defend')
    expect([game.hp('red'), game.open.circle]).toEqual([[3], undefined])
    game.seat('p1', 'red defend')
    expect(game.hp('red')).toEqual([2])
  })

  test('[DEF-RULING-68] the circle lasts over Rounds and empties when its Defender leaves in any way', () => {
    const later = given({ red: { at: 'mountains' }, circle: 'red', confirmDraw: true })
      .wholeDeck('turn.blue')
      .seat('p1', 'draw')
      .seat('p2', 'end')
    expect([later.open.round, later.open.circle]).toEqual([3, 'red'])
    expect(
      given({ red: { at: 'mountains' }, circle: 'red' })
        .turn('red')
        .seat('p1', 'red move plains').open.circle,
    ).toBeUndefined()
    expect(given({ red: { at: 'mountains' }, circle: 'red' }).deck('seaSerpent').open.circle).toBeUndefined()
    const horn = given({ red: { at: 'mountains' }, blue: { artifacts: ['horn'] }, circle: 'red' })
      .turn('blue')
      .seat('p2', 'blue use horn')
    expect(horn.open.circle).toBeUndefined()
    const ranger = given({ red: { at: 'mountains', hero: 'ranger' }, circle: 'red' })
      .deck('boneCavalry')
      .seat('p1', 'red defend longshot')
    expect([ranger.open.circle, ranger.hp('red')]).toEqual(['red', [2]])
    expect(ranger.waitsFor()).toBe('p1 defend.window')
  })

  test('[DEF-RULING-62] Mountains B, High Watch: the top card is up while somebody is there', () => {
    const game = given({ sides: { mountains: 'B' } })
      .deck('turn.red', 'cragBears', 'turn.blue')
      .seat('p1', 'red move mountains')
    expect(game.of('cardsShown')).toEqual([{ type: 'cardsShown', cards: ['cragBears'], cause: 'highWatch' }])
    for (const seat of ['p1', 'p2', undefined] as const)
      expect(game.table.view(seat).open.knownAt).toEqual([{ position: 0, card: 'cragBears' }])
    game.seat('p1', 'end')
    expect(game.types().slice(-3)).toEqual(['drawn', 'cardsShown', 'attacked'])
    expect(game.open.knownAt).toEqual([{ position: 0, card: 'turn.blue' }])
    expect(game.waitsFor()).toBe('p1 defend.window')
  })

  test('[DEF-RULING-62] High Watch: after a shuffle, after a card is buried, and not while switched off or Destroyed', () => {
    const shuffled = given({ sides: { mountains: 'B' }, red: { at: 'mountains' }, confirmDraw: true })
      .wholeDeck('turn.blue')
      .seat('p1', 'draw')
      .seat('p2', 'end')
    expect(shuffled.types().slice(-3)).toEqual(['reshuffled', 'cardsShown', 'roundBegan'])
    const buried = given({ sides: { mountains: 'B' }, red: { at: 'mountains', artifacts: ['sandglass'] } }).deck(
      'turn.red',
      'cragBears',
      'turn.blue',
    )
    buried.seat('p1', 'red use sandglass')
    expect(buried.open.knownAt).toEqual([
      { position: 3, card: 'cragBears' },
      { position: 0, card: 'turn.blue' },
    ])
    const swept = given({ sides: { mountains: 'B' }, red: { at: 'ruins' } }).deck('seaSerpent', 'turn.blue')
    expect(swept.of('cardsShown')[0]?.cards).toEqual(['turn.blue'])
    const scried = given({ sides: { mountains: 'B' }, red: { hero: 'oracle', at: 'coast' }, blue: { at: 'mountains' } })
      .deck('turn.red', 'cragBears', 'turn.blue')
      .seat('p1', 'red use scry', 'bottom')
    expect(scried.open.knownAt.find(({ position }) => position === 0)).toEqual({ position: 0, card: 'turn.blue' })
    const off = given({
      sides: { mountains: 'B' },
      red: { at: 'mountains' },
      foe: { id: 'kraken', at: 'mountains' },
    }).deck('turn.red', 'cragBears')
    expect(off.of('cardsShown')).toEqual([])
    const staff = given({
      sides: { mountains: 'B' },
      red: { at: 'mountains', artifacts: ['staff'] },
      foe: { id: 'kraken', at: 'mountains' },
    }).deck('turn.red', 'cragBears')
    expect(staff.seat('p1', 'red use staff', 'place plains').of('cardsShown')).toHaveLength(1)
    const destroyed = given({ sides: { mountains: 'B' }, red: { at: 'mountains' }, threat: { mountains: 4 } }).deck(
      'turn.red',
      'cragBears',
    )
    expect(destroyed.of('cardsShown')).toEqual([])
    expect(destroyed.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-45] Plains A, Augury: an Enemy is discarded unresolved, one Region it attacks loses 1', () => {
    const game = given({ red: { at: 'plains' }, threat: { mountains: 2, plains: 1 } })
      .deck('turn.red', 'cragBears')
      .seat('p1', 'red use augury')
    expect(game.of('attacked')).toEqual([])
    expect(game.of('discarded')).toMatchObject([{ card: 'cragBears', unresolved: true }])
    expect(game.open.discard).toEqual(['cragBears'])
    expect(game.options('p1')).toEqual(['place mountains', 'place plains'])
    expect(game.whyNot('p1', 'place coast')).toBe('DEF-SECURE-04 levelZero')
    game.seat('p1', 'place mountains')
    expect(game.levels()).toMatchObject({ mountains: 1, plains: 1 })
    const dire = given({ red: { at: 'plains' }, threat: { mountains: 2 } })
      .deck('turn.red', 'harpy')
      .seat('p1', 'red use augury')
    expect([dire.threat('mountains'), dire.of('direEffect').length]).toEqual([1, 0])
    const nothing = given({ red: { at: 'plains' }, threat: { mountains: 4 } })
      .deck('turn.red', 'harpy')
      .seat('p1', 'red use augury')
    expect([nothing.open.discard, nothing.threat('mountains')]).toEqual([['harpy'], 4])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-45] Augury: a Defender Card was not drawn: no Turn, the Dragon stays, the Capital loses 1', () => {
    const game = given({ red: { at: 'plains' }, foe: { id: 'dragon' }, threat: { capital: 2 } }).deck(
      'turn.red',
      'turn.blue',
      'all.1',
    )
    game.seat('p1', 'red use augury')
    expect([game.threat('capital'), game.open.foe?.at, game.open.discard]).toEqual([1, 'coast', ['turn.blue']])
    expect(game.refused('p1', 'red use augury')).toMatchObject({ key: 'usedThisRound' })
    const empty = given({ red: { at: 'plains' } }).wholeDeck('turn.red')
    expect(empty.refused('p1', 'red use augury')).toMatchObject({ key: 'turnDeckEmpty' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Plains B, Outriders: an adjacent Outer Region against an Enemy, not a Dire Enemy, at the normal cost', () => {
    const place = { sides: { plains: 'B' }, red: { at: 'plains', hero: 'bard' } } as const
    const game = given(place).deck('stoneGhouls').seat('p1', 'red defend outriders')
    expect([game.hp('red'), game.at('red'), game.threat('mountains'), game.threat('ruins')]).toEqual([
      [3],
      'plains',
      0,
      1,
    ])
    expect(given(place).deck('harpy').threat('mountains')).toBe(1)
    expect(given(place).deck('thornWolves').threat('forest')).toBe(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Coast A, Tidewell: at level 0 everybody there is Restored at the end of the Round', () => {
    const end = (coast: number) =>
      given({ red: { at: 'coast', hp: 1 }, blue: { at: 'plains', hp: 1 }, threat: { coast }, confirmDraw: true })
        .wholeDeck('turn.blue')
        .seat('p1', 'draw')
        .seat('p2', 'end')
    expect(end(0).hp('red', 'blue')).toEqual([4, 1])
    expect(end(1).hp('red', 'blue')).toEqual([1, 1])
  })

  test('[DEF-RULING-65] Coast B, Sea Lane: to any other Outer Region, a surcharge included', () => {
    const game = given({ sides: { coast: 'B' }, red: { at: 'coast' }, foe: { id: 'kraken', at: 'ruins' } })
      .turn('red')
      .seat('p1', 'red use seaLane')
    expect(
      game
        .options('p1')
        .map(id => id.slice(6))
        .sort(),
    ).toEqual(['desert', 'forest', 'mountains', 'plains', 'ruins'])
    game.seat('p1', 'place ruins')
    expect([game.at('red'), game.apLeft()]).toEqual(['ruins', 1])
    const poor = given({ sides: { coast: 'B' }, red: { at: 'coast' }, foe: { id: 'kraken', at: 'ruins' } })
      .turn('red', 1)
      .seat('p1', 'red use seaLane')
    expect(poor.refused('p1', 'place ruins')).toMatchObject({ rule: 'DEF-DEFENDER-05' })
    expect(poor.waitsFor()).toBe('p1 ability.chooseRegion')
  })

  test('[DEF-RULING-61] Desert A, Mirage: three cards, their order known to all and followed from then on', () => {
    const game = given({ red: { at: 'desert' } })
      .deck('turn.red', 'cragBears', 'harpy', 'turn.blue', 'all.1', 'all.2')
      .seat('p1', 'red use mirage')
    game.seat('p1', 'order turn.blue cragBears harpy', 'end')
    expect(game.open.resolving).toBe('turn.blue')
    expect(game.open.knownAt.toSorted((a, b) => a.position - b.position)).toEqual([
      { position: 0, card: 'cragBears' },
      { position: 1, card: 'harpy' },
    ])
    const few = given({ red: { at: 'desert' } })
      .wholeDeck('turn.red', 'cragBears', 'harpy')
      .seat('p1', 'red use mirage')
    expect(few.options('p1')).toEqual(['order cragBears harpy', 'order harpy cragBears'])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[DEF-RULING-61] shuffling a new Turn Deck ends all known positions', () => {
    const game = given({ red: { at: 'desert' }, confirmDraw: true, foe: { id: 'dragon' } }).wholeDeck(
      'turn.red',
      'cragBears',
      'turn.blue',
    )
    game.seat('p1', 'draw', 'red use mirage', 'order cragBears turn.blue', 'end', 'draw', 'draw').seat('p2', 'end')
    expect([game.open.round, game.open.knownAt]).toEqual([3, []])
    expect(game.open.inTurnDeck.toSorted()).toEqual(['cragBears', 'turn.blue', 'turn.red'])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('Desert B, Sandstorm: once per Round for 0 HP', () => {
    const game = given({ sides: { desert: 'B' }, red: { at: 'desert', hero: 'bard' } }).deck(
      'graveSprites',
      'riverGoblins',
    )
    game.seat('p1', 'red defend sandstorm')
    expect([game.hp('red'), game.threat('forest')]).toEqual([[4], 1])
    const dire = given({ sides: { desert: 'B' }, red: { at: 'desert', hero: 'bard' } }).deck('minotaur')
    expect(dire.threat('forest')).toBe(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

test('[DEF-RULING-69] Entomb: who buried which card is told', () => {
  const game = given({ red: { at: 'ruins' }, discard: ['harpy', 'cragBears'] })
    .turn('red')
    .seat('p1', 'red use entomb', 'card harpy')
  expect(game.of('entombed')).toEqual([{ type: 'entombed', card: 'harpy', defender: 'red' }])
  expect(game.open.discard).toEqual(['cragBears'])
})
