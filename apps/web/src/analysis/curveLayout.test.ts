import { expect, test } from 'vitest'
import { branchAt, namesOn, signsAt, ticksOn } from './curveLayout.ts'

test('names along the axis never lie over each other, and none is cut by the edge', () => {
  const places = [40, 60, 100, 150, 210, 370].map((at, i) => ({ at, text: `Round ${i + 1}` }))
  expect(namesOn(places, 380).map(({ text }) => text)).toEqual(['Round 1', 'Round 3', 'Round 5'])
  const [long] = namesOn([{ at: 200, text: 'Chevaucheurs de scorpions' }], 380)
  expect(long?.text).toBe('Chevaucheurs de s…')
})

test('a long name says the number of the turn alone, and only what has none is cut', () => {
  const texts = [
    'Turn 8: the Solo Enemy',
    'Tour 8 : l’Ennemi du Royaume',
    'Turn 3: Ada',
    'The Great Hippodrome of Rome',
  ]
  const named = namesOn(
    texts.map((text, i) => ({ at: 100 + 200 * i, text })),
    1000,
  )
  expect(named.map(({ text }) => text)).toEqual(['Turn 8', 'Tour 8', 'Turn 3: Ada', 'The Great Hippodr…'])
})

test('the signs of marks that stand close together cover neither each other nor leave the drawing', () => {
  const room = { top: 8, bottom: 96, right: 988 }
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

test('a sign at the end of the match stands inside the drawing', () => {
  const marks = [984, 984, 984, 984].map(x => ({ x, y: 120 }))
  for (const { x } of signsAt(marks, { top: 10, bottom: 204, right: 988 })) expect(x).toBeLessThanOrEqual(988)
  expect(signsAt([{ x: 1000, y: 120 }], { top: 10, bottom: 204, right: 988 })[0]?.x).toBe(988)
})

test('ticks that would run into each other are left out', () => {
  expect(ticksOn([0, 1, 2, 5, 6, 10, 30])).toEqual([0, 5, 10, 30])
  expect(ticksOn([40, 80, 120])).toEqual([40, 80, 120])
})

test('a branch stands at its time, but can always be seen and stays inside', () => {
  expect(branchAt([100, 120, 140], 900)).toEqual([100, 120, 140])
  expect(branchAt([100, 100.2, 100.4], 900)).toEqual([100, 108, 116])
  expect(branchAt([890, 891, 892], 900)).toEqual([890, 895, 900])
})
