import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cellOf, type Counts, keptIn, rowsOf } from './matrix.ts'

const counts: Counts = new Map([
  [cellOf('nox', 'hydra'), [3, 8]],
  [cellOf('nox', 'apep'), [8, 8]],
  [cellOf('virago', 'hydra'), [1, 8]],
])

test('fields, and what rows, columns and all come to', () => {
  expect(rowsOf(counts, ['nox', 'virago'], ['hydra', 'apep'])).toEqual([
    ['', 'hydra', 'apep', 'all'],
    ['nox', '3/8', '8/8', '69 %'],
    ['virago', '1/8', '', '13 %'],
    ['all', '25 %', '100 %', '50 %'],
  ])
})

test('what was counted is kept, and not mixed with another experiment', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'matrix-')), 'kept.json')
  const first = keptIn(path, { bot: 'greedy' })
  first.counts.set('nox hydra', [1, 2])
  first.keep()
  expect(keptIn(path, { bot: 'greedy' }).counts).toEqual(new Map([['nox hydra', [1, 2]]]))
  expect(() => keptIn(path, { bot: 'skilled' })).toThrow('another matrix')
  expect(keptIn(undefined, {}).counts.size).toBe(0)
})
