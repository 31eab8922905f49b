import { expect, test } from 'vitest'
import { text as english } from '../text/en.ts'
import { text as french } from '../text/fr.ts'
import { unitId } from '../rules/units/units.query.ts'
import type { Fact } from '../rules/state/shape.ts'
import { frieze as en } from './en.ts'
import { frieze as fr } from './fr.ts'

const [mine, theirs] = [unitId('p1', 'fighter'), unitId('p2', 'rogue')]

const match: readonly Fact[] = [
  { type: 'captured', unit: theirs, card: 'bandit', by: 'p1', byUnit: mine, at: 3 } as unknown as Fact,
  { type: 'captured', unit: mine, card: 'bandit', at: 3 } as unknown as Fact,
  { type: 'flagCollected', area: 'red', seat: 'p2' } as unknown as Fact,
  { type: 'crystalTaken', unit: mine, box: '1x2' },
  { type: 'turnEnded', owner: 'p1' },
]

test('what brings points wears the arms of whoever gets it; what nobody captured is lost', () => {
  expect(en(match, english).map(({ icon, name, seat, tone }) => [icon, name, seat, tone])).toEqual([
    ['captured', 'capture', 'ruby', 'plain'],
    ['captured', 'capture', undefined, 'bad'],
    ['flag', 'flag', 'sapphire', 'plain'],
    ['crystal', 'crystal', 'ruby', 'good'],
  ])
  expect(fr(match, french).map(({ name }) => name)).toEqual(['prise', 'prise', 'drapeau', 'cristal'])
})
