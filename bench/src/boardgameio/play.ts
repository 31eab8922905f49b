import type { Random } from '@tabletome/engine'
import type { Field } from '../skirmish/board.ts'
import { legalMoves, SIDES, skirmishOf } from './game.ts'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from './library.ts'

const game = ProcessGameConfig(skirmishOf(false))
const reducer = CreateGameReducer({ game })

/** One game of random legal moves through its reducer, without client and store: the shortest way it has. Gives the moves made. */
export function playBoardgameio(random: Random): { moves: number; options: number } {
  let state = InitializeGame({ game, numPlayers: 2 })
  let moves = 0
  let options = 0
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer
    const legal = legalMoves(state.G as Field, SIDES[Number(playerID)])
    const chosen = legal[random.below(legal.length)]
    if (!chosen) throw new Error('no legal move')
    const payload = { type: chosen.name, args: [...chosen.args], playerID }
    const before = state._stateID
    state = reducer(state, { type: 'MAKE_MOVE', payload })
    if (state._stateID === before) throw new Error(`boardgame.io refused ${chosen.name} ${chosen.args.join(' ')}`)
    moves++
    options += legal.length
  }
  return { moves, options }
}
