import { createRequire } from 'node:module'
import type { Random } from '@tabletome/engine'
import { legalMoves, SIDES } from '../boardgameio/game.ts'
import type { Field } from '../skirmish/board.ts'
import type { Pair } from './load.ts'

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client') as typeof import('socket.io-client')

interface State {
  readonly G: Field
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** Two players of a new match made through the lobby, with credentials, as two browsers would. */
export async function theirPair(port: number, random: Random): Promise<Pair> {
  const lobby = `http://localhost:${port}/games/skirmish`
  const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: 2 })
  const people: Awaited<ReturnType<typeof sit>>[] = []
  for (const playerID of ['0', '1']) {
    const wish = { playerID, playerName: `player ${playerID}` }
    const { playerCredentials } = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, wish)
    people.push(await sit(port, matchID, playerID, playerCredentials))
  }
  return {
    get received() {
      return people.reduce((sum, person) => sum + person.received, 0)
    },
    async step() {
      const state = people[0]?.state()
      const mover = people.find(({ playerID }) => playerID === state?.ctx.currentPlayer)
      if (!state || !mover || state.ctx.gameover !== undefined) return false
      const legal = legalMoves(state.G, SIDES[Number(mover.playerID)])
      const chosen = legal[random.below(legal.length)]
      if (!chosen) return false
      const told = Promise.all(people.map(person => person.reached(state._stateID + 1)))
      mover.move(chosen.name, [...chosen.args])
      await told
      return mover.state().ctx.gameover === undefined
    },
    close() {
      for (const person of people) person.close()
    },
  }
}

async function post<R>(url: string, body: unknown): Promise<R> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()) as R
}

async function sit(port: number, matchID: string, playerID: string, credentials: string) {
  const socket = io(`http://localhost:${port}/skirmish`, { transports: ['websocket'], forceNew: true })
  let last: State | undefined
  let received = 0
  const waiting = new Set<() => void>()
  const hear = (state: State): void => {
    last = state
    for (const look of waiting) look()
  }
  socket.io.on('open', () => {
    socket.io.engine.on('data', (data: unknown) => (received += typeof data === 'string' ? data.length : 0))
  })
  socket.on('sync', (_match: string, { state }: { state: State }) => hear(state))
  socket.on('update', (_match: string, state: State) => hear(state))
  const state = (): State => {
    if (!last) throw new Error('nothing was told yet')
    return last
  }
  const reached = (stateID: number): Promise<void> =>
    new Promise(resolve => {
      const look = (): void => {
        if ((last?._stateID ?? -1) < stateID) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  socket.emit('sync', matchID, playerID, credentials, 2)
  await reached(0)
  return {
    get received() {
      return received
    },
    playerID,
    state,
    reached,
    move(type: string, args: readonly unknown[]) {
      const payload = { type, args, playerID, credentials }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state()._stateID, matchID, playerID)
    },
    close: () => socket.disconnect(),
  }
}
