import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REASON_KEYS } from './reasons.ts'

const RULES = new URL('../', import.meta.url)
/** Keys named in calls of `refusal`, `refuse` and `reason`. */
const given = new Set(
  readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(name => [
      ...readFileSync(new URL(name, RULES), 'utf8').matchAll(
        /\b(?:refusal|refuse|reason)\(\s*'TAC-[A-Z]+(?:-[A-Z]+)?-\d+',\s*'(\w+)'/g,
      ),
    ])
    .map(([, key]) => key ?? ''),
)

test('every reason given anywhere has its key in the table, and every key is given somewhere', () => {
  expect([...given].filter(key => !REASON_KEYS.some(known => known === key))).toEqual([])
  expect(given.size).toBeGreaterThan(50)
  expect(REASON_KEYS.filter(key => !given.has(key))).toEqual([])
})
