import { sfc32, start } from '@tabletome/engine'
import { checkGame, dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { legalMoves, SIDES, skirmishOf } from '../boardgameio/game.ts'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from '../boardgameio/library.ts'
import { skirmish } from './game.ts'

beforeAll(() => dev())
const SETUP = { mode: 'duel', players: 2, options: {} }

describe('skirmish', () => {
  test('has the size the comparison asks for: about 9 kB and 18 options', () => {
    const position = start(skirmish, SETUP, sfc32('size'))
    expect(JSON.stringify(position.save()).length).toBeGreaterThan(9_000)
    expect(JSON.stringify(position.save()).length).toBeLessThan(10_500)
    const random = sfc32('size')
    let options = 0
    for (let i = 0; i < 200; i++) {
      const { seat, options: list } = position.decisions[0]!
      options += list.length
      position.answer(seat, list[random.below(list.length)]!.id)
    }
    expect(options / 200).toBeGreaterThan(12)
    expect(options / 200).toBeLessThan(24)
  })

  test('is a sound game', () => {
    expect(checkGame(skirmish, { setups: [SETUP], games: 3 }).games).toBe(3)
  })

  test('both versions list the same and come to the same field', () => {
    const game = ProcessGameConfig(skirmishOf(true))
    const reducer = CreateGameReducer({ game })
    let state = InitializeGame({ game, numPlayers: 2 })
    const position = start(skirmish, SETUP, sfc32('same'))
    const random = sfc32('same')
    for (let i = 0; i < 150; i++) {
      const { seat, options } = position.decisions[0]!
      const playerID = state.ctx.currentPlayer
      const theirs = legalMoves(state.G, SIDES[Number(playerID)])
      const ids = theirs.map(({ name, args: [unit, to] }) =>
        name === 'move' ? `${unit} move ${Number(to) % 10},${Math.floor(Number(to) / 10)}` : `${unit} strike ${to}`,
      )
      expect(options.map(({ id }) => id)).toEqual(ids)
      const moves = theirs.flatMap((move, at) => (move.name === 'move' ? [at] : []))
      const at = moves[random.below(moves.length)]!
      position.answer(seat, ids[at]!)
      const { name: type, args } = theirs[at]!
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type, args: [...args], playerID },
      })
      expect(state.G).toEqual(position.state.open)
    }
  })
})
