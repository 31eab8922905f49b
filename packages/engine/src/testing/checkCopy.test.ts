import { expect, test } from 'vitest'
import { checkCopy } from './checkCopy.ts'

interface Open {
  seats: string[]
  regions: Record<string, { threat: number; marker?: { card: string } }>
}
const open = (): Open => ({ seats: ['p1'], regions: { forest: { threat: 1, marker: { card: 'bear' } } } })
const shared = ['seats', 'regions.*.marker']
const copyOpen = ({ seats, regions }: Open): Open => ({
  seats,
  regions: Object.fromEntries(Object.entries(regions).map(([id, { threat, marker }]) => [id, { threat, marker }])),
})

test('what is listed may be shared, and is frozen', () => {
  const given = open()
  checkCopy({ copyOpen, shared } as never, given)
  expect(() => given.seats.push('p2')).toThrow('not extensible')
  expect(() => (given.regions.forest = { threat: 2 })).not.toThrow()
})

test('anything else that is shared is named', () => {
  expect(() => checkCopy({ copyOpen, shared: ['seats'] } as never, open())).toThrow('"regions.forest.marker"')
  const lazy = ({ seats, regions }: Open) => ({ seats: [...seats], regions: { ...regions } })
  expect(() => checkCopy({ copyOpen: lazy, shared } as never, open())).toThrow('"regions.forest"')
})

test('a forgotten field is noticed', () => {
  const forgetful = ({ regions }: Open) => ({ regions: structuredClone(regions) })
  expect(() => checkCopy({ copyOpen: forgetful } as never, open())).toThrow('does not copy everything')
})
