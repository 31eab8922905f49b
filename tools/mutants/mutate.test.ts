import { expect, test } from 'vitest'
import { knownIn, rowOf } from './equivalent.ts'
import { changed, changesOf, functionAround, linesOf, telling } from './mutate.ts'

const all = (code: string): string[] => {
  const { changes } = changesOf('x.ts', code)
  return changes.map(change => `${change.kind}: ${changed(code, change)}`)
}

test('operators, numbers, conditions, branches, statements and elements are changed one at a time', () => {
  expect(all('a < b && !c')).toEqual([
    'statement: {}',
    'operator: a < b || !c',
    'operator: a <= b && !c',
    'operator: a < b && c',
  ])
  expect(all('const n = 2')).toEqual(['number: const n = 3', 'number: const n = 1'])
  expect(all('const x = ok ? 1 : y').at(0)).toBe('branches: const x = ok ? y : 1')
  expect(all('const f = () => { if (a) return; g() }')).toEqual([
    'condition: const f = () => { if (!(a)) return; g() }',
    'condition: const f = () => { if (true) return; g() }',
    'condition: const f = () => { if (false) return; g() }',
    'statement: const f = () => { if (a) return; {} }',
  ])
  expect(all("const l = ['a', 'b']")).toEqual(["element: const l = ['b']", "element: const l = ['a', ]"])
  expect(all('const m = Math.max(a, b)')).toEqual(['operator: const m = Math.min(a, b)'])
})

test('types, keys, messages, guards, defaults and what is only for readers stay as they are', () => {
  expect(all('type T = 1 | 2; interface I { x: 3 }')).toEqual([])
  expect(all("import { a } from './1.ts'")).toEqual([])
  expect(all("const card = { 2: a, rules: ['R-1', 'R-2'], x: 4 }")).toEqual([])
  expect(all('const n = list[i] ?? 0')).toEqual([])
  expect(all("if (u === undefined) throw new Error('1')").filter(each => each.includes('false'))).toEqual([])
})

test('a change knows its function, and a source can tell which functions are entered', () => {
  const code = 'const a = 1\nconst f = (x: number) => x + 2\nfunction g() { return 3 }'
  const { changes, functions } = changesOf('x.ts', code)
  const places = changes.map(change => `${linesOf(code, change).line} ${functionAround(functions, change)}`)
  expect(places).toEqual(['1 -1', '1 -1', '2 0', '2 0', '2 0', '3 1', '3 1'])
  expect(telling(code, functions, 7)).toContain('=> (__hit(7), x + 2)')
  expect(telling(code, functions, 7)).toContain('function g() {__hit(8); return 3 }')
})

test('a row of the list of equivalent changes is read as it is written', () => {
  const row = `${rowOf('rules/a.ts', 'if (x < `1`)', 'if (x <= `1`)')}x is never 1.`
  expect(knownIn(row)).toEqual([
    { file: 'rules/a.ts', before: 'if (x < `1`)', after: 'if (x <= `1`)', reason: 'x is never 1.' },
  ])
})
