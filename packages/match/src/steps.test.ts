import { sfc32, start } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { applyDelta } from './delta.ts'
import { answerOn } from './position.ts'
import { stepsFor, stepsOf } from './steps.ts'
import { duelSetup, makeDuel } from './testing/duel.ts'

test('fact by fact the table arrives at the real position', () => {
  const table = start(makeDuel(), duelSetup(), sfc32('steps'))
  let now = table
  for (let i = 0; i < 20 && now.outcome === undefined; i++) {
    const [decision] = now.decisions
    const option = decision?.options[0]
    if (!decision || !option) break
    const answer = answerOn(now, decision.seat, [option.id])
    const steps = stepsOf(now, answer.facts, answer.table)
    const { open, piles, agenda } = JSON.parse(JSON.stringify(now.view(undefined)))
    const seen = stepsFor(answer.facts, steps, undefined).reduce(applyDelta<object>, { open, piles, agenda })
    const after = answer.table.view(undefined)
    expect(applyDelta(seen, steps.rest)).toEqual(
      JSON.parse(JSON.stringify({ open: after.open, piles: after.piles, agenda: after.agenda })),
    )
    now = answer.table
  }
})
