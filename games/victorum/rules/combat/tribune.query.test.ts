import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { fellsTribune, sweepsTribune } from './tribune.query.ts'

const near = (mine: string, rival: string, hp = 5) =>
  given({ hp, combat: { arena: 'LAM', sport: 'spar', mine: ['hero G4', mine], rival: [rival], tribune: 'archer.2' } })
    .open

test('[VIC-TRIBUNE-04] a Special that would take the tribune’s last HP is told before', () => {
  expect(fellsTribune(near('archer.1 D4', 'archer.2 D5 hp1'), 'finish', 'archer.2')).toBe(true)
  expect(fellsTribune(near('archer.1 D4', 'archer.2 D5 hp2'), 'finish', 'archer.2')).toBe(false)
  expect(fellsTribune(near('archer.1 D4', 'archer.2 D5 hp2'), 'bombard', 'archer.2')).toBe(true)
  expect(fellsTribune(near('archer.1 D4', 'archer.2 D5 hp1', 1), 'finish', 'archer.2')).toBe(false)
  expect(fellsTribune(near('archer.1 D4', 'archer.2 D5 hp1'), 'finish', 'archer.1')).toBe(false)
})

test.each([
  ['sweep', 1],
  ['volley', 1],
  ['immolate', 2],
  ['finish', 1],
  ['hurl', 1],
  ['bombard', 2],
  ['concuss', 0],
  ['war-cry', 0],
] as const)('[VIC-TRIBUNE-04] %s takes %i HP of one unit at most', (skill, most) => {
  const fells = [1, 2, 3].filter(hp => fellsTribune(near('archer.1 D4', `archer.2 D5 hp${hp}`), skill, 'archer.2'))
  expect(fells).toEqual([1, 2, 3].slice(0, most))
})

test('[VIC-TRIBUNE-04] so is one that strikes all who are near: beside it, or in Range for a Volley', () => {
  const sweeps = (skill: 'sweep' | 'volley' | 'finish', at: string) =>
    sweepsTribune(near('archer.1 D4', `archer.2 ${at} hp1`), 'archer.1', skill)
  expect([sweeps('sweep', 'D5'), sweeps('sweep', 'D6')]).toEqual([true, false])
  expect([sweeps('volley', 'D5'), sweeps('volley', 'D6'), sweeps('volley', 'A1')]).toEqual([true, true, false])
  expect(sweeps('finish', 'D5')).toBe(false)
})
