/**
 * A bot that answers at random. It needs the package `ws`, and Node 24, which runs TypeScript as it is (before that: `npx tsx`).
 *
 *     TABLETOME_TOKEN=tabletome_… node random-bot.ts http://localhost:4100
 *     TABLETOME_TOKEN=tabletome_… node random-bot.ts http://localhost:4100 --join http://localhost:4100/join/<table>/<invite>
 *
 * The token is made in the settings of Tabletome. Without --join it plays wherever its owner gives it a seat.
 */
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'

/** Of what the server says only what this bot reads: docs/protocol.md has all of it. */
type Message =
  | { t: 'table'; table: { id: string; seats: { seat: string; mine: boolean; paused?: true }[] } }
  | { t: 'update'; table: string; update: Update }
  | { t: 'refused'; refusal: { code: string; message: string } }
  | { t: 'ack' | 'talk' | 'history' }
interface Update {
  seq: number
  over: boolean
  decisions: { seat: string; options: Option[] }[]
}
interface Option {
  id: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { join: { type: 'string' }, matches: { type: 'string' } },
})
const [server = 'http://localhost:4100'] = positionals
const matches = Number(values.matches ?? Infinity)
const token = process.env.TABLETOME_TOKEN
if (!token) stop('Set TABLETOME_TOKEN to the token of your bot.')
const authorization = `Bearer ${token}`
const TOKEN_REVOKED = 4401
const LONGEST_WAIT = 60_000

/** Every option is legal. A better bot looks at the view it was sent: this is the place for it. */
function choose(options: Option[]): Option | undefined {
  return options[Math.floor(Math.random() * options.length)]
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}

/** Sits down by an invite link, /join/<table>/<invite>. */
async function takeSeat(link: string): Promise<void> {
  const [table, invite] = new URL(link).pathname.split('/').slice(-2)
  const response = await fetch(`${server}/api/tables/${table}/seats`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ invite }),
  })
  if (!response.ok) stop(((await response.json()) as { error: { message: string } }).error.message)
}

const over = new Set<string>()
let requests = 0

function play(wait = 1000): void {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers: { authorization } })
  const watched = new Set<string>()
  const send = (message: object): void => socket.send(JSON.stringify(message))
  const request = (message: object): void => {
    requests += 1
    send({ id: requests, ...message })
  }

  /** The server names every table where this bot has a seat: watch it, to be told what happens there. */
  const atTable = ({ id, seats }: Extract<Message, { t: 'table' }>['table']): void => {
    if (!watched.has(id)) send({ t: 'watch', table: id })
    watched.add(id)
    // Somebody let another bot stand in while this one was away: take the seat back.
    for (const { seat, mine, paused } of seats) if (mine && paused) request({ t: 'standIn', table: id, seat })
  }
  const answer = (table: string, { seq, decisions, over: isOver }: Update): void => {
    if (isOver) {
      over.add(table)
      if (over.size >= matches) socket.close()
      return
    }
    // Several seats may be asked at once; the others are still asked in the next update.
    const [decision] = decisions
    const option = decision && choose(decision.options)
    if (option) request({ t: 'answer', table, seat: decision.seat, seq, option: option.id })
  }

  let next = wait
  socket.on('open', () => {
    next = 1000
  })
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message
    if (message.t === 'table') atTable(message.table)
    else if (message.t === 'update') answer(message.table, message.update)
    else if (message.t === 'refused' && message.refusal.code !== 'outOfDate') console.error(message.refusal.message)
  })
  socket.on('unexpected-response', (_request, response) => {
    // 401: not a good token. Anything else may be better in a moment.
    if (response.statusCode === 401) stop('The server does not know this token.')
    socket.terminate()
  })
  socket.on('error', () => undefined)
  socket.on('close', code => {
    if (over.size >= matches) return
    if (code === TOKEN_REVOKED) stop('The token has been revoked.')
    setTimeout(() => play(Math.min(next * 2, LONGEST_WAIT)), next)
  })
}

if (values.join !== undefined) await takeSeat(values.join)
play()
