import { gameById } from '@tabletome/games'
import { parseRecord, verify } from '@tabletome/match'
import type { NewTable } from '@tabletome/match/protocol'
import { expect, test } from 'vitest'
import { isUpdate } from './guest.ts'
import { playOut } from './playing.ts'
import { openWorld } from './world.ts'

const GAMES = import.meta.resolve('@tabletome/games')
const wish = (players: number, seats: NewTable['seats']): Partial<NewTable> => ({
  game: 'defenders',
  setup: { mode: 'coop', players, options: { difficulty: 'normal' } },
  seats,
})

test('two sockets play a random game of Defenders to the end, each dropped once, and the record verifies', async () => {
  const world = await openWorld({ games: GAMES })
  const [ann, bob] = [await world.guest(), await world.guest()]
  const table = await ann.create(wish(2, [{ kind: 'me' }, { kind: 'friend' }]))
  await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
  const lines = [await ann.connect(), await bob.connect()]
  for (const line of lines) await line.watch(table.id)
  for (const [at, person] of [ann, bob].entries()) {
    await playOut(lines, table.id, { seed: `part ${at}`, answers: 10 })
    const { view, update } = lines[at]!.seen(table.id)
    lines[at]!.socket.terminate()
    lines[at] = await person.connect()
    await lines[at]!.watch(table.id)
    expect(lines[at]!.seen(table.id).view).toEqual(view)
    expect(lines[at]!.seen(table.id).update?.decisions).toEqual(update?.decisions)
  }
  await playOut(lines, table.id, { seed: 'the rest' })
  expect(lines[0]?.seen(table.id).view).toMatchObject({ outcome: { result: expect.stringMatching(/won|lost/) } })
  const sizes = lines[0]!.heard
    .filter(isUpdate)
    .filter(each => each.update.delta)
    .map(each => JSON.stringify(each).length)
  expect(sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)]).toBeLessThan(2000)
  const record = parseRecord((await ann.ask('GET', `/api/tables/${table.id}/record`)).text)
  const { game } = await gameById('defenders')!.parts.rules()
  expect(verify(record, game)).toMatchObject({ ok: true, problems: [] })
})
