import { expect, test } from 'vitest'
import { text as english } from '../text/en.ts'
import { text as french } from '../text/fr.ts'
import type { Fact } from '../rules/state/shape.ts'
import { frieze as en } from './en.ts'
import { frieze as fr } from './fr.ts'

const match: readonly Fact[] = [
  { type: 'destroyed', tray: 'H1', at: 3, crystals: 1, soldiers: 0, portal: false } as unknown as Fact,
  { type: 'destroyed', tray: 'P1', at: 3, crystals: 1, soldiers: 0, portal: true } as unknown as Fact,
  { type: 'escaped', tray: 'H2', from: 2, lost: 3, hearts: 4 } as unknown as Fact,
  { type: 'escaped', tray: 'H3', from: 2, lost: 0, hearts: 4 } as unknown as Fact,
  { type: 'bossBeaten', boss: 'B1' } as unknown as Fact,
  { type: 'ended', result: 'won', cause: 'portals' },
]

test('portals closed, hearts lost, the boss beaten; hordes and what cost nothing are left out', () => {
  expect(en(match, english).map(({ at, icon, name, figure }) => [at, icon, name, figure])).toEqual([
    [1, 'portal', 'portal', undefined],
    [2, 'hearts', 'hearts', -3],
    [4, 'boss', english.words('boss.B1'), undefined],
  ])
  expect(fr(match, french).map(({ name }) => name)).toEqual(['portail', 'cœurs', french.words('boss.B1')])
})

test('a kingdom that falls ends the frieze', () => {
  expect(en([{ type: 'ended', result: 'lost' } as never], english)).toMatchObject([{ name: 'defeat', tone: 'bad' }])
})
