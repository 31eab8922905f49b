import { describe, expect, test } from 'vitest'
import { botMayAnswer } from '../../index.ts'
import { given } from '../../test/given.ts'
import type { CardId } from '../state/shape.ts'

describe('a Round', () => {
  test('[DEF-ROUND-01] [DEF-RULING-35] cards are drawn one at a time by themselves until the deck is empty', () => {
    const game = given({ red: { at: 'coast' } }).wholeDeck('cragBears', 'stoneGhouls', 'turn.red')
    expect(game.of('drawn').map(({ card }) => card)).toEqual(['cragBears', 'stoneGhouls', 'turn.red'])
    expect(game.of('roundEnded')).toEqual([])
    game.seat('p1', 'end')
    expect(game.of('roundEnded')).toEqual([{ type: 'roundEnded', round: 2 }])
    expect(game.open.round).toBe(3)
  })

  test('[DEF-RULING-35] the table may confirm each draw, whoever does it', () => {
    const game = given({ confirmDraw: true }).deck('cragBears', 'stoneGhouls')
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
    const mayBot = (humans: string[]) => botMayAnswer(game.table.view('p2') as never, 'p2', humans)
    expect([mayBot(['p1']), mayBot([])], 'a bot leaves it to people').toEqual([false, true])
    expect(game.seat('p2', 'draw').of('drawn')).toHaveLength(1)
    expect(game.seat('p1', 'draw').of('drawn')).toHaveLength(2)
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-ROUND-02] [DEF-RULING-33] a card is finished before the next; until then it lies in no pile', () => {
    const game = given({ red: { at: 'mountains' } }).deck('cragBears', 'stoneGhouls')
    expect(game.waitsFor()).toBe('p1 defend.window')
    expect(game.open.resolving).toBe('cragBears')
    expect(game.open.discard).toEqual([])
    expect(game.of('drawn')).toHaveLength(1)
    game.seat('p1', 'red decline')
    expect(game.of('drawn')).toHaveLength(2)
    expect(game.open.discard).toEqual(['cragBears'])
    expect(game.waitsFor()).toBe('p1 defend.window')
  })

  test('[DEF-ROUND-03] three types of Turn card: Defender, Enemy, Dire Enemy', () => {
    const game = given({ confirmDraw: true }).wholeDeck('cragBears', 'harpy', 'turn.red', 'all.1')
    expect(
      game
        .seat('p1', 'draw')
        .of('attacked')
        .map(({ order }) => order),
    ).toEqual(['first', 'second'])
    expect(game.seat('p1', 'draw').of('direEffect')).toEqual([{ type: 'direEffect', card: 'harpy' }])
    expect(game.seat('p1', 'draw').waitsFor()).toBe('p1 turn.act')
    expect(game.seat('p1', 'end', 'draw').waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('[DEF-ROUND-04] [DEF-RULING-32] a resolved card lies face up for everybody, unless it became a marker', () => {
    const game = given({ threat: { plains: 3 } }).deck('cragBears', 'stoneGhouls')
    expect(game.open.discard).toEqual(['stoneGhouls'])
    for (const seat of ['p1', 'p2', undefined] as const)
      expect(game.table.view(seat).open.discard).toEqual(['stoneGhouls'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ROUND-05] the Round ends when the last card is resolved, not when it is drawn', () => {
    const game = given().wholeDeck('turn.red')
    expect(game.table.state.piles.turn).toBe(0)
    expect(game.of('roundEnded')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
    expect(game.seat('p1', 'end').of('roundEnded')).toHaveLength(1)
  })

  test('[DEF-ROUND-06] from the second Round on everything is shuffled together', () => {
    const orders = Array.from({ length: 12 }, (_, index) => {
      const discard: CardId[] = ['cragBears', 'stoneGhouls', 'reefRaiders', 'turn.blue', 'all.1', 'all.2']
      const game = given({ round: 1, discard: index % 2 ? discard : discard.toReversed(), confirmDraw: true })
        .wholeDeck('turn.red')
        .shuffling()
      game.seat('p1', 'draw', ...(index % 3 ? ['red move forest'] : []), 'end')
      return game.pile('turn')
    })
    expect(orders.some(order => order[0]?.startsWith('turn.') || order[0]?.startsWith('all.'))).toBe(true)
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(1)
  })

  test('[DEF-ROUND-07] [DEF-RULING-52] there is no last Round', () => {
    const game = given({ round: 60, foe: { id: 'dragon' } })
      .wholeDeck('turn.red')
      .seat('p1', 'end')
    expect(game.open.round).toBe(61)
    expect(game.seat('p1', 'end').open.round).toBe(62)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('the end of a Round', () => {
  test('[DEF-HORDE-01] [DEF-HORDE-02] [DEF-HORDE-03] the Discard Pile and exactly one unseen Horde card', () => {
    const game = given({
      discard: ['cragBears', 'turn.blue'],
      horde: ['harpy', 'wraith'],
      confirmDraw: true,
    }).wholeDeck('turn.red')
    game.seat('p1', 'draw', 'end')
    expect(game.pile('turn').toSorted()).toEqual(['cragBears', 'harpy', 'turn.blue', 'turn.red'])
    expect(game.pile('horde')).toEqual(['wraith'])
    expect(game.open.discard).toEqual([])
    expect(JSON.stringify(game.table.view('p1'))).not.toContain('harpy')
    expect(game.open.inTurnDeck.toSorted()).toEqual(['cragBears', 'turn.blue', 'turn.red'])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-HORDE-04] [DEF-RULING-10] without a Horde card the Foe is revealed, before the shuffle, and no card is added', () => {
    const last = given({ horde: ['harpy'], confirmDraw: true })
      .wholeDeck('turn.red')
      .seat('p1', 'draw', 'end')
    expect(last.of('foeRevealed')).toEqual([])
    expect(last.pile('horde')).toEqual([])
    const game = given({ horde: [], confirmDraw: true, foe: 'giant' }).wholeDeck('turn.red').seat('p1', 'draw', 'end')
    const types = game.types()
    expect(types.indexOf('foeRevealed')).toBeGreaterThan(types.indexOf('roundEnded'))
    expect(types.indexOf('reshuffled')).toBeGreaterThan(types.indexOf('foeRevealed'))
    expect(game.pile('turn')).toEqual(['turn.red'])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-HORDE-05] [DEF-RULING-11] afterwards the Discard Pile is simply reshuffled', () => {
    const game = given({ horde: [], confirmDraw: true, foe: { id: 'dragon' } })
      .wholeDeck('turn.red')
      .seat('p1', 'draw', 'end')
    expect(game.types().slice(-3)).toEqual(['roundEnded', 'reshuffled', 'roundBegan'])
    expect(game.pile('turn')).toEqual(['turn.red'])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-HORDE-06] with H Horde cards the Foe is revealed at the end of Round H + 1', () => {
    const game = given({ round: 1, horde: ['harpy', 'manticore', 'giantWasps'], blue: { hp: 0 } }).wholeDeck('turn.red')
    const revealed = () => game.open.foe !== undefined
    const rounds: number[] = []
    for (let i = 0; i < 8 && !revealed() && game.waitsFor() === 'p1 turn.act'; i++) {
      rounds.push(game.open.round)
      game.seat('p1', 'end')
    }
    expect(rounds.at(-1)).toBe(4)
    expect(revealed()).toBe(true)
  })

  test('[DEF-RULING-41] texts of Regions, Artifacts, Foe; then what lasts a Round ends; then Horde and shuffle', () => {
    const game = given({
      foe: { id: 'ancient', hp: 5 },
      red: { at: 'coast', hp: 1 },
      blue: { at: 'ruins', hp: 1, artifacts: ['pack'] },
      usedThisRound: ['shield'],
      drained: true,
      confirmDraw: true,
    }).wholeDeck('turn.red')
    game.seat('p1', 'draw', 'end')
    expect(game.types().slice(-7)).toEqual([
      'roundEnded',
      'restored',
      'hpGained',
      'foeHealed',
      'hordeAdded',
      'reshuffled',
      'roundBegan',
    ])
    expect(game.hp('red', 'blue')).toEqual([4, 3])
    expect(game.open).toMatchObject({ usedThisRound: [], drained: false, foe: { hp: 7 } })
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })
})
