import { expect, test } from 'vitest'
import { namesOn, signsAt } from './curveLayout.ts'

test('names along the axis never lie over each other, and none is cut by the edge', () => {
  const places = [40, 60, 100, 150, 210, 370].map((at, i) => ({ at, text: `Round ${i + 1}` }))
  expect(namesOn(places, 380).map(({ text }) => text)).toEqual(['Round 1', 'Round 3', 'Round 5'])
  const [long] = namesOn([{ at: 200, text: 'Chevaucheurs de scorpions' }], 380)
  expect(long?.text).toBe('Chevaucheurs de s…')
})

test('the signs of marks that stand close together cover neither each other nor leave the drawing', () => {
  const room = { top: 8, bottom: 96 }
  const marks = [700, 703, 706, 709, 712].map(x => ({ x, y: 60 }))
  const signs = signsAt(marks, room)
  signs.forEach(({ x, y }, i) => {
    expect(y >= room.top && y <= room.bottom).toBe(true)
    for (const other of signs.slice(0, i))
      expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThan(20)
  })
  expect(
    signsAt(
      [
        { x: 100, y: 80 },
        { x: 300, y: 80 },
      ],
      room,
    ),
  ).toEqual([
    { x: 100, y: 50 },
    { x: 300, y: 50 },
  ])
})
