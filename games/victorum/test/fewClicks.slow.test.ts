import { sfc32, start } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { botsAt } from '../../selfPlay.ts'
import { evaluation } from '../bots/index.ts'
import { byItself } from '../byItself.ts'
import { game } from '../index.ts'

/** What one player answers in the first act, and what the table answers by itself. */
const firstAct = (seed: string) => {
  const position = start(game, { mode: 'campaign', players: 1, options: { first: true } }, sfc32(seed))
  const answer = botsAt({ game, evaluation } as never, position.seats, { levels: ['greedy'], random: sfc32(seed) })
  const asked: { choice: string; turn: string; options: number }[] = []
  let itself = 0
  while (position.outcome === undefined && position.state.open.act < 2) {
    const [decision] = position.decisions
    if (!decision) break
    const option = byItself(position.view('p1') as never, decision, false)
    if (option === undefined) {
      const { combat, round } = position.state.open
      asked.push({ choice: decision.choice, turn: `${round} ${combat?.turn}`, options: decision.options.length })
    } else itself++
    position.answer('p1', option ?? answer(position as never).option)
  }
  return { asked, itself }
}

test('hardly any answer of an act has one option only, none begins a turn, and none begins it twice', () => {
  const { asked, itself } = firstAct('a')
  expect(asked.length).toBeGreaterThan(200)
  expect(itself / (asked.length + itself)).toBeGreaterThan(0.2)
  expect(asked.filter(({ options }) => options === 1).length / asked.length).toBeLessThan(0.05)
  const starts = asked.filter(({ choice }) => choice.endsWith('.start'))
  expect(new Set(starts.map(({ choice, turn }) => `${choice} ${turn}`)).size).toBe(starts.length)
  expect(asked.filter(({ choice, options }) => choice.endsWith('.start') && options === 1)).toEqual([])
}, 60_000)
