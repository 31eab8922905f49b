import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../../scripts/services.mjs'
import { startPostgres } from '../../../tools/services/postgres.ts'
import { backUp, restore } from '../src/store/backup.ts'
import { connect, isTalk } from './guest.ts'
import { answer, pairAt } from './pair.ts'
import { playOut } from './playing.ts'
import { openWorld, temporaryFolder } from './world.ts'
import type { World } from './world.ts'

/** Plays, copies while it is played, loses everything, restores the copy elsewhere, and plays on there: how many lines were restored. */
const drill = async (before: World, from: string, to: string, openAgain: () => Promise<World>): Promise<number> => {
  const { people, lines, id } = await pairAt(before, { setup: { mode: 'coop', players: 2, options: { turns: 400 } } })
  await people[0].ask('POST', '/api/me/password', { password: 'a long password' })
  await lines[0].ask({ t: 'talk', table: id, talk: { text: 'Ça va ? “ß”' } })
  await playOut(lines, id, { seed: 'before', answers: 30 })
  const file = join(temporaryFolder(), 'copy')
  const copying = backUp(from, file)
  await playOut(lines, id, { seed: 'meanwhile', answers: 10 })
  await copying
  await expect(backUp(from, file)).rejects.toThrow('already a file')
  await before.close()

  const rows = await restore(file, to)
  expect(rows.find(({ table }) => table === 'match_line')?.rows).toBeGreaterThanOrEqual(30)
  await expect(restore(file, to)).rejects.toThrow(/already|not empty/)
  const after = await openAgain()
  const line = await connect(after.address, people[0].cookie)
  const { update } = await line.watch(id)
  expect((await line.wait(isTalk)).talk).toEqual({ text: 'Ça va ? “ß”' })
  const other = await connect(after.address, people[1].cookie)
  await other.watch(id)
  await playOut([line, other], id, { seed: 'after', answers: 5 })
  expect((await answer(line, id, 'nothing of the kind')).ok).toBe(false)
  return update?.seq ?? 0
}

test('a folder is copied while it is played on, lost, restored and played on', { timeout: 120_000 }, async () => {
  const before = await openWorld()
  const to = join(temporaryFolder(), 'restored')
  expect(await drill(before, before.data, to, () => openWorld({ data: to }))).toBeGreaterThanOrEqual(30)
  expect(existsSync(join(to, 'tabletome.db'))).toBe(true)
})

test.skipIf(findPostgres() === undefined)('a PostgreSQL likewise', { timeout: 120_000 }, async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const [from, to] = [await postgres.newDatabase(), await postgres.newDatabase()]
  const restored = await drill(await openWorld({ databaseUrl: from }), from, to, () => openWorld({ databaseUrl: to }))
  expect(restored).toBeGreaterThanOrEqual(30)
})

test('what is no copy, or one for the other store, is refused with a sentence', async () => {
  const world = await openWorld()
  const folder = temporaryFolder()
  const file = join(folder, 'copy.db')
  await backUp(world.data, file)
  await expect(restore(file, 'postgres://u@127.0.0.1:1/x')).rejects.toThrow('is a copy of a folder')
  await expect(restore(new URL(import.meta.url).pathname, folder)).rejects.toThrow('is no copy of ours')
  await expect(backUp(folder, join(folder, 'other'))).rejects.toThrow('There is no tabletome.db')
})
