import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { keptModules } from './kept.ts'
import { readModule } from './module.ts'

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
const file = join(folder, 'kept.json')
afterEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const readOnce = (text: string) => {
  const kept = keptModules(file)
  const module = kept.read('a.ts', text)
  kept.save()
  return module
}

test('what is kept of a file says the same as reading it', () => {
  const text = "import { a } from './b.ts'\nexport const c = a[0]?.split(' ')\n"
  readOnce(text)
  expect(readOnce(text)).toEqual(readModule('a.ts', text))
})

test('a changed file is read anew', () => {
  readOnce("import './b.ts'\n")
  expect(readOnce("import './c.ts'\n").imports).toEqual([{ from: './c.ts', kind: 'value', line: 1 }])
})

test('a spoilt cache is no cache', () => {
  writeFileSync(file, '{"a.ts":')
  expect(readOnce("import './b.ts'\n").imports).toHaveLength(1)
})
