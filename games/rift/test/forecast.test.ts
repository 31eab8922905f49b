import { playOn, type Position } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { usually } from '../rules/march/usually.query.ts'
import type { Fact, Rift } from '../rules/state/shape.ts'
import { sturdyGame, usual } from './sturdy.ts'

/** Phases 3 and 4 are played; pushed heroes go where the forecast sends them. */
const resolve = (table: Position<Rift>): Fact[] => {
  const facts: Fact[] = table.facts.map(({ fact }) => fact)
  while (table.outcome === undefined && [3, 4].includes(table.state.open.phase)) {
    const [decision] = table.decisions
    if (decision?.choice !== 'displace') break
    table.answer(decision.seat, usual(table, decision.options))
    for (const { fact } of table.facts) facts.push(fact)
  }
  return facts
}

/** How many rounds of a game came as foretold to their end, and how many up to something hidden. */
const compare = (mode: string, scenario: number, players: number, seed: string): { whole: number; hidden: number } => {
  const rounds = { whole: 0, hidden: 0 }
  const setup = { mode, players, options: { scenario, roundLimit: 20 } }
  sturdyGame(60, setup, seed, (table, { seat, choice }, option) => {
    const { open } = table.state
    if (choice !== 'act' || option !== 'ready' || open.ready.length < open.seats.length - 1) return false
    const ahead = playOn(game, table.view(seat), usually)
    table.answer(seat, option)
    expect(resolve(table).slice(0, ahead?.facts.length)).toEqual(ahead?.facts)
    rounds[ahead?.stopped === 'hidden' ? 'hidden' : 'whole']++
    return true
  })
  return rounds
}

describe('the forecast comes true, up to what is hidden', () => {
  test.each(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(scenario => [
      { mode: 'scenario', scenario, players: 1 + (scenario % 4) },
      { mode: 'storm', scenario, players: 1 + ((scenario + 2) % 4) },
    ]),
  )('$mode $scenario with $players', ({ mode, scenario, players }) => {
    let whole = 0
    for (let i = 0; i < 4; i++) whole += compare(mode, scenario, players, `forecast ${mode} ${scenario} ${i}`).whole
    expect(whole).toBeGreaterThan(8)
  })
})
