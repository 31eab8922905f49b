import { readFileSync } from 'node:fs'
import { defenders } from '@tabletome/games/defenders/info.ts'
import { tactics } from '@tabletome/games/tactics/info.ts'
import { parseRecord, Replay } from '@tabletome/match'
import { expect, test } from 'vitest'
import { analyst } from './analyst.ts'
import { expertLine } from './expertLine.ts'
import { LINE, type LineStep } from './lineStep.ts'

const record = readFileSync(new URL('../../../../games/defenders/test/kept/coop.record.jsonl', import.meta.url), 'utf8')
const AT = 30

const viewAt = async (seq: number, seat: string) => {
  const rules = await defenders.parts.rules()
  return { rules, view: new Replay(rules.game, parseRecord(record)).at(seq).position.view(seat) }
}
const taken = (next: () => LineStep | undefined) =>
  Array.from({ length: LINE }, next).filter(step => step !== undefined)

test('the line goes on from the position, step by step, and is the same every time', async () => {
  const { rules, view } = await viewAt(AT, 'p1')
  const line = () => taken(expertLine(rules, undefined, { view, seat: 'p1', shown: undefined }))
  const steps = line()
  expect(steps).toHaveLength(LINE)
  for (const { chance } of steps) expect(chance > 0 && chance < 1).toBe(true)
  expect(new Set(steps.map(step => JSON.stringify(step.view))).size).toBeGreaterThan(1)
  for (const step of steps) expect(step.view.seat).toBeUndefined()
  expect(line()).toEqual(steps)
})

test('it begins with the answer that was found to be the best', async () => {
  const at = analyst(() => defenders.parts.rules())
  const { asked } = await at.read(record, 'p1')
  for (const seq of asked.slice(2, 5)) {
    const move = await at.judge(seq)
    const step = await at.line({ seq: seq - 1, shown: 'p1', first: move?.best, step: 0 })
    expect(step).toMatchObject({ seat: 'p1', choice: move?.choice, option: move?.best })
  }
})

test('steps can be asked for again, one by one', async () => {
  const at = analyst(() => defenders.parts.rules())
  await at.read(record, 'p1')
  const ask = (step: number) => at.line({ seq: AT, shown: undefined, first: undefined, step })
  const [third, first] = [await ask(2), await ask(0)]
  expect(await ask(0)).toEqual(first)
  expect(await ask(2)).toEqual(third)
})

test('beyond the end there is nothing', async () => {
  const { rules, view } = await viewAt(parseRecord(record).lines.length, 'p1')
  expect(expertLine(rules, undefined, { view, seat: 'p1', shown: undefined })()).toBeUndefined()
})

test('nothing is known of the match but what the seat could see', async () => {
  const kept = readFileSync(
    new URL('../../../../games/tactics/test/kept/competitive.record.jsonl', import.meta.url),
    'utf8',
  )
  const rules = await tactics.parts.rules()
  const { position } = new Replay(rules.game, parseRecord(kept)).at(AT)
  const [seen, truth] = [position.view('p1'), JSON.stringify(position.view('p2').own)]
  // The other seat holds cards that this one does not see.
  expect(JSON.stringify(seen)).not.toContain(truth)
  const at = analyst(() => tactics.parts.rules())
  await at.read(kept, 'p1')
  const told = await Promise.all([0, 1, 2].map(step => at.line({ seq: AT, shown: 'p1', first: undefined, step })))
  const next = expertLine(rules, undefined, { view: seen, seat: 'p1', shown: 'p1' })
  expect(told).toEqual([next(), next(), next()])
})
