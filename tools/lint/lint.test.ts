import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { withDependents } from './dependents.ts'
import { passedBefore } from './passed.ts'

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
const file = join(folder, 'passed.json')
afterEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test('only what is new or has changed since it passed is looked at', () => {
  expect(passedBefore(file, 'rules').changed({ a: '1', b: '2' })).toEqual(['a', 'b'])
  passedBefore(file, 'rules').keep({ a: '1', b: '2' })
  expect(passedBefore(file, 'rules').changed({ a: '1', b: '3', c: '4' })).toEqual(['b', 'c'])
})

test('other rules, or a spoilt cache: everything is looked at', () => {
  passedBefore(file, 'rules').keep({ a: '1' })
  expect(passedBefore(file, 'other rules').changed({ a: '1' })).toEqual(['a'])
  writeFileSync(file, '{"judges":')
  expect(passedBefore(file, 'rules').changed({ a: '1' })).toEqual(['a'])
})

test('whoever imports what has changed is looked at too, over packages and over others', () => {
  const workspaces = { '@tabletome/engine': { folder: 'packages/engine', exports: { '.': './src/index.ts' } } }
  const module = (path: string, ...from: string[]) => ({
    path,
    imports: from.map(each => ({ from: each, kind: 'type' as const, line: 1 })),
  })
  const modules = [
    module('packages/engine/src/copy.ts'),
    module('packages/engine/src/index.ts', './copy.ts', './dev.ts'),
    module('packages/engine/src/dev.ts', './index.ts'),
    module('games/rift/rules.ts', '@tabletome/engine', 'react'),
    module('games/rift/text.ts', './words.ts'),
  ]
  const looked = (...changed: string[]) => [...withDependents(changed, modules, workspaces)].toSorted()
  expect(looked('packages/engine/src/copy.ts')).toEqual([
    'games/rift/rules.ts',
    'packages/engine/src/copy.ts',
    'packages/engine/src/dev.ts',
    'packages/engine/src/index.ts',
  ])
  expect(looked('games/rift/rules.ts')).toEqual(['games/rift/rules.ts'])
  expect(looked()).toEqual([])
})
