import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REASON_KEYS } from './reasons.ts'

/** Keys named in calls of `refusal`, `refuse` and `reason` in a folder. */
const keysIn = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(name => [
      ...readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8').matchAll(
        /\b(?:refusal|refuse|reason)\(\s*'TAC-[A-Z]+(?:-[A-Z]+)?-\d+',\s*'(\w+)'/g,
      ),
    ])
    .map(([, key]) => key ?? '')

test('every reason given anywhere has its key in the table, and every key is given somewhere', () => {
  const given = new Set([...keysIn('.'), ...keysIn('./spells'), ...keysIn('../knowledge')])
  expect([...given].filter(key => !REASON_KEYS.some(known => known === key))).toEqual([])
  expect(given.size).toBeGreaterThan(50)
  expect(REASON_KEYS.filter(key => !given.has(key))).toEqual([])
})
