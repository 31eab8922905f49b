import { playOn, type Position } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { usually } from '../rules/march/usually.query.ts'
import type { Fact, Rift } from '../rules/state/shape.ts'
import { sturdyGame, usual } from './sturdy.ts'

/** Phases 3 and 4 are played; pushed heroes go where the forecast sends them. */
const resolve = (position: Position<Rift>): Fact[] => {
  const facts: Fact[] = position.facts.map(({ fact }) => fact)
  while (position.outcome === undefined && [3, 4].includes(position.state.open.phase)) {
    const [decision] = position.decisions
    if (decision?.choice !== 'displace') break
    position.answer(decision.seat, usual(position, decision.options))
    for (const { fact } of position.facts) facts.push(fact)
  }
  return facts
}

/** How many rounds of a game came as foretold to their end, and how many up to something hidden. */
const compare = (mode: string, scenario: number, players: number, seed: string): { whole: number; hidden: number } => {
  const rounds = { whole: 0, hidden: 0 }
  const setup = { mode, players, options: { scenario, roundLimit: 20 } }
  sturdyGame(60, setup, seed, (position, { seat, choice }, option) => {
    const { open } = position.state
    if (choice !== 'act' || option !== 'ready' || open.ready.length < open.seats.length - 1) return false
    const ahead = playOn(game, position.view(seat), usually)
    position.answer(seat, option)
    expect(resolve(position).slice(0, ahead?.facts.length)).toEqual(ahead?.facts)
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
