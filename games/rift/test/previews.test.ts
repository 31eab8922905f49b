import { foresee } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { text as en } from '../text/en.ts'
import { given } from './given.ts'

const COVERED = 'H91 C3 ...../...../...../...../.....'
const HORDE = 'H92 C5 ggg../...../...../...../.....'

test('a preview tells only what the choice changes: a tray that was covered before is no news', () => {
  const { table: position } = given({ heroes: { malik: 'p1 C4', lilith: 'p2 board' }, trays: [COVERED, HORDE] })
  const view = position.view('p1')
  const [outcome] = foresee(game, view, 'ready')
  expect(en.changes(view as never, outcome?.view as never).map(({ to }) => to)).not.toContain('all covered')
})

test('what destroying, marching and picking up tell is not part of being ready: it is shown to whoever was ready last', () => {
  const staged = given({ heroes: { malik: 'p1 C4', lilith: 'p2 board' }, trays: [HORDE] }).seat('p1', 'ready')
  const [outcome] = foresee(game, staged.table.view('p2'), 'ready')
  const types = outcome?.facts.map(({ type }) => type) ?? []
  expect(types.slice(0, outcome?.own)).toEqual(['readied'])
  expect(types.slice(outcome?.own)).toEqual(expect.arrayContaining(['phaseBegan', 'activated', 'escaped']))
})
