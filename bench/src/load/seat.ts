import type { Random } from '@tabletome/engine'
import type { ServerMessage } from '@tabletome/match/protocol'
import { WebSocket } from 'ws'

type Update = Extract<ServerMessage, { t: 'update' }>['update']

/** A socket at a table that knows only what it needs to answer at random. */
export interface Seat {
  readonly isAsked: boolean
  /** Milliseconds until the acknowledgement; undefined if it was refused. */
  answer(random: Random): Promise<number | undefined>
}

export const sitDown = async (port: number, cookie: string, table: string): Promise<Seat> => {
  const origin = `http://127.0.0.1:${port}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?table=${table}`, {
    headers: { cookie },
    origin,
    perMessageDeflate: false,
  })
  let known: Pick<Update, 'seq' | 'decisions'> | undefined
  let settle: ((isTaken: boolean) => void) | undefined
  let told: (() => void) | undefined
  const shown = new Promise<void>((resolve, reject) => {
    told = resolve
    socket.once('error', reject)
  })
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    // Others' talk and tables are not of interest, and reading them costs.
    if (!/^\{"t":"(update|ack|refused)"/.test(text)) return
    const message = JSON.parse(text) as ServerMessage
    if (message.t === 'update') {
      known = { seq: message.update.seq, decisions: message.update.decisions }
      told?.()
    } else settle?.(message.t === 'ack')
  })
  socket.once('open', () => socket.send(JSON.stringify({ t: 'watch', table })))
  await shown
  return {
    get isAsked() {
      return (known?.decisions.length ?? 0) > 0
    },
    async answer(random) {
      const { seq = 0, decisions = [] } = known ?? {}
      const decision = decisions[random.below(decisions.length)]
      const option = decision?.options[random.below(decision.options.length)]?.id
      const since = performance.now()
      socket.send(JSON.stringify({ t: 'answer', id: 1, table, seat: decision?.seat, seq, option }))
      const isTaken = await new Promise<boolean>(resolve => (settle = resolve))
      return isTaken ? performance.now() - since : undefined
    },
  }
}
