import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { examine } from './examine.ts'
import { openSqlite } from './sqlite.ts'

const HEAD = {
  tabletome: 1,
  game: 'defenders',
  rules: 1,
  setup: { mode: 'coop', players: 1, options: {} },
  seats: {},
  seedCommit: '',
  nonces: [],
  random: 'chacha20',
  createdAt: 1,
} as const

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabletome-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('the doctor counts what can be read, and leaves everything as it is', async () => {
  const [running, crashed] = [newFolder(), newFolder()]
  const store = await openSqlite(join(running, 'tabletome.db'))
  for (const match of ['first', 'second']) {
    await store.matches.create({ ...HEAD, match }, 'seed')
    for (let seq = 1; seq <= 20; seq++)
      await store.matches.append(match, { seq, seat: 'p1', ask: 'a', option: 'x', digest: 'd', at: seq })
  }
  for (const end of ['', '-wal']) copyFileSync(join(running, `tabletome.db${end}`), join(crashed, `tabletome.db${end}`))
  await store.close()
  expect(await examine(newFolder())).toBeUndefined()
  expect(await examine(crashed)).toMatchObject({
    problems: [],
    whole: 2,
    broken: [],
    rows: { match: 2, match_line: 40 },
  })

  const journal = join(crashed, 'tabletome.db-wal')
  const content = readFileSync(journal)
  content.fill(1, statSync(journal).size - 50_000, statSync(journal).size - 49_000)
  writeFileSync(journal, content)
  const found = await examine(crashed)
  expect(found?.problems).toEqual([expect.stringMatching(`${crashed}/tabletome.db-wal .*stored changes are lost`)])
  expect(found?.rows.match_line).toBeLessThan(40)
  expect(readFileSync(journal).equals(content)).toBe(true)
  await expect(openSqlite(join(crashed, 'tabletome.db'))).rejects.toThrow('is damaged')
  expect(readFileSync(journal).equals(content)).toBe(true)
})
