import { readFileSync } from 'node:fs'
import { defenders } from '@tabletome/games/defenders/info.ts'
import { expect, test } from 'vitest'
import { analyst } from './analyst.ts'
import type { Move } from './story.ts'

const record = readFileSync(new URL('../../../../games/defenders/test/kept/coop.record.jsonl', import.meta.url), 'utf8')
const open = () => analyst(() => defenders.parts.rules())

test('the curve ends where the match ended, and only one’s own choices are judged', async () => {
  const { points, own, asked } = await open().read(record, 'p1')
  expect(points.length).toBeGreaterThan(10)
  expect([0, 1]).toContain(points.at(-1)?.chance)
  expect(asked.every(seq => own.includes(seq))).toBe(true)
  for (const { low, chance, high } of points) expect(low <= chance && chance <= high).toBe(true)
})

test('the same answer is judged alike every time, and another one beside it', async () => {
  const [first, second] = [open(), open()]
  const { asked } = await first.read(record, 'p1')
  await second.read(record, 'p1')
  const seq = asked[Math.floor(asked.length / 2)] ?? 0
  const judged = await first.judge(seq)
  expect(judged).toMatchObject({ seq })
  expect(await second.judge(seq)).toEqual(judged)
  const tried = await first.tryOut(seq, judged?.best ?? '')
  expect(tried?.given).toEqual([judged?.best])
})

test('what was better and what was good have their reason, in the words of the game', async () => {
  const at = open()
  const { asked } = await at.read(record, 'p1')
  const texts = await Promise.all([defenders.parts.text('en'), defenders.parts.text('fr')])
  const told: Move[] = []
  const isBetter = ({ loss }: Move) => loss > 0
  for (const seq of asked) {
    const move = await at.judge(seq)
    if (move && (isBetter(move) || (move.gain >= 0.05 && move.reason))) told.push(move)
    if (told.some(isBetter) && !told.every(isBetter)) break
  }
  // What was better is always told why, what was good where something stands out.
  expect(told.some(isBetter) && !told.every(isBetter)).toBe(true)
  for (const { reason } of told) {
    expect(reason?.by).toBeGreaterThan(0)
    for (const { text } of texts) expect(reason && text.because(reason)).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('nothing is looked at but what the seat could see', async () => {
  const rules = await defenders.parts.rules()
  const seats = new Set<string | undefined>()
  const winning = rules.evaluation.winning
  const watched: typeof winning = winning && {
    ...winning,
    signs: (view, seat) => {
      seats.add(view.seat)
      return winning.signs(view, seat)
    },
  }
  const spied = analyst(async () => ({ ...rules, evaluation: { ...rules.evaluation, winning: watched } }))
  const { asked } = await spied.read(record, 'p2')
  await spied.judge(asked[3] ?? 0)
  expect([...seats]).toEqual(['p2'])
})
