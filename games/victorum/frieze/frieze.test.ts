import { expect, test } from 'vitest'
import { text as english } from '../text/en.ts'
import { text as french } from '../text/fr.ts'
import type { Fact } from '../rules/state/shape.ts'
import { frieze } from './index.ts'

const fight = (began: object, result: 'won' | 'failed'): readonly Fact[] => [
  { type: 'combatBegan', ...began } as Fact,
  { type: 'turnBegan', side: 'player', turn: 1 },
  { type: 'combatEnded', result, cause: '' },
]
const campaign = [
  ...fight({ kind: 'sport' }, 'won'),
  ...fight({ kind: 'bloodshed' }, 'failed'),
  ...fight({ kind: 'primus', against: 'krakenlance' }, 'won'),
  ...fight({ kind: 'scion', against: 'taotie' }, 'failed'),
]

test('fights by their kind or by who was fought, won and lost, where they ended', () => {
  expect(frieze(campaign, english).map(({ at, icon, name, tone }) => [at, icon, name, tone])).toEqual([
    [2, 'sport', 'Sport', 'good'],
    [5, 'bloodshed', 'Bloodshed', 'bad'],
    [8, 'primus', 'Krakenlance', 'good'],
    [11, 'scion', 'Taotie', 'bad'],
  ])
  expect(frieze(campaign, french).map(({ name }) => name)).toEqual(['Joute', 'Carnage', 'Krakenlance', 'Taotie'])
})
