import type { Guest, Line } from './guest.ts'
import { reach } from './playing.ts'
import type { World } from './world.ts'

export interface Pair {
  readonly world: World
  readonly people: readonly [Guest, Guest]
  readonly lines: readonly [Line, Line]
  readonly id: string
}
/** Two people at a table that has begun, both watching. */
export const pairAt = async (world: World, wish: object = {}): Promise<Pair> => {
  const people = [await world.guest(), await world.guest()] as const
  const table = await people[0].create(wish)
  await people[1].ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
  const lines = [await people[0].connect(), await people[1].connect()] as const
  for (const line of lines) await line.watch(table.id)
  return { world, people, lines, id: table.id }
}

export const answer = async (line: Line, table: string, option: string) => {
  const { update } = line.seen(table)
  const seat = update?.decisions[0]?.seat ?? ''
  const answered = await line.ask({ t: 'answer', table, seat, seq: update?.seq ?? 0, option })
  if (answered.ok) await reach(line, table, answered.seq ?? 0)
  return answered
}
