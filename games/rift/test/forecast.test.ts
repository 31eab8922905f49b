import type { Table } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import type { TrayId, UnitId } from '../content/ids.ts'
import { type Forecast, forecast } from '../knowledge/forecast.ts'
import type { Fact, Open, Rift } from '../rules/state/shape.ts'
import { sturdyGame, usual } from './sturdy.ts'

/** What happened in phases 3 and 4, in the words of the forecast. */
interface Happened {
  destroyed: string[]
  steps: string[]
  heroes: string[]
  hearts: number
  crystals: number
  portalsLeft: number
  lostBy: string | undefined
}

const told = (foretold: Forecast): Happened => ({
  destroyed: foretold.destroyed.map(({ tray, crystals }) => `${tray} ${crystals}`),
  steps: foretold.steps.map(
    ({ tray, from, to, held, healed, hurts, lost }) =>
      `${tray} ${from} ${to} ${held} ${healed} ${hurts.join()} ${lost}`,
  ),
  heroes: foretold.heroes.map(
    ({ hero, damage, out, displacedTo, home }) =>
      `${hero} ${damage} ${out} ${out || home ? undefined : displacedTo} ${out ? undefined : home}`,
  ),
  hearts: foretold.hearts,
  crystals: foretold.crystals,
  portalsLeft: foretold.portalsLeft,
  lostBy: foretold.lostBy,
})

interface Line {
  from: number
  to: number
  held: boolean
  healed: number
  hurts: UnitId[]
  lost: number
}

/** The same from the facts. */
const happened = (open: Open, facts: readonly Fact[]): Happened => {
  const seen: Happened = {
    destroyed: [],
    steps: [],
    heroes: [],
    hearts: open.hearts,
    crystals: open.crystals,
    portalsLeft: open.portals.total - open.portals.destroyed,
    lostBy: undefined,
  }
  const lines = new Map<TrayId, Line>()
  const heroes = new Map<UnitId, { damage: number; out: boolean; to?: number; home?: true }>()
  const heroLine = (hero: UnitId): { damage: number; out: boolean; to?: number; home?: true } => {
    const line = heroes.get(hero) ?? { damage: 0, out: false }
    heroes.set(hero, line)
    return line
  }
  let active: Line | undefined
  for (const fact of facts) {
    if (fact.type === 'phaseBegan' && fact.phase === 5) break
    if (fact.type === 'destroyed') {
      seen.destroyed.push(`${fact.tray} ${fact.crystals}`)
      if (fact.portal) seen.portalsLeft -= 1
    } else if (fact.type === 'lifeCleared') seen.destroyed.push(`${fact.boss} 1`)
    else if (fact.type === 'activated') {
      active = { from: fact.at, to: fact.at, held: false, healed: 0, hurts: [], lost: 0 }
      lines.set(fact.tray, active)
    } else if (fact.type === 'advanced' && active) active.to = fact.to
    else if (fact.type === 'held' && active) active.held = true
    else if (fact.type === 'trayHealed' && active) active.healed = fact.tiles
    else if (fact.type === 'escaped' && active) {
      active.to = -1
      active.lost = fact.lost
      seen.hearts = fact.hearts
    } else if (fact.type === 'heartsGained') seen.hearts = fact.to
    else if (fact.type === 'crystals') seen.crystals = fact.to
    else if (fact.type === 'hurt') {
      active?.hurts.push(fact.hero)
      heroLine(fact.hero).damage += 1
    } else if (fact.type === 'knockedOut') heroLine(fact.hero).out = true
    else if (fact.type === 'displaced') {
      const line = heroLine(fact.hero)
      if (fact.to === undefined) line.home = true
      else line.to = fact.to
    } else if (fact.type === 'ended') seen.lostBy = fact.cause
  }
  for (const [tray, { from, to, held, healed, hurts, lost }] of lines)
    seen.steps.push(`${tray} ${from} ${to} ${held} ${healed} ${hurts.join()} ${lost}`)
  for (const [hero, { damage, out, to, home }] of heroes)
    seen.heroes.push(`${hero} ${damage} ${out} ${out || home ? undefined : to} ${out ? undefined : home}`)
  return seen
}

/** Phases 3 and 4 are played; pushed heroes go where the forecast sends them. Undefined if something hidden came up. */
const resolve = (table: Table<Rift>): Fact[] | undefined => {
  const facts: Fact[] = table.facts.map(({ fact }) => fact)
  while (table.outcome === undefined && table.state.open.phase <= 4 && table.state.open.phase >= 3) {
    const [decision] = table.decisions
    if (decision?.choice !== 'displace') return undefined
    table.answer(decision.seat, usual(table, decision.options))
    for (const { fact } of table.facts) facts.push(fact)
  }
  return facts
}

/** How many rounds of a game came as foretold, and how many could not be known. */
const compare = (mode: string, scenario: number, players: number, seed: string): { same: number; unsure: number } => {
  const rounds = { same: 0, unsure: 0 }
  const setup = { mode, players, options: { scenario, roundLimit: 20 } }
  sturdyGame(60, setup, seed, (table, { seat, choice }, option) => {
    const { open } = table.state
    if (choice !== 'act' || option !== 'ready' || open.ready.length < open.seats.length - 1) return false
    const before = structuredClone(open) as Open
    const foretold = forecast(open)
    expect(open).toEqual(before)
    table.answer(seat, option)
    const facts = resolve(table)
    if (facts === undefined || foretold.unsure.length > 0) {
      rounds.unsure += 1
      return true
    }
    const real = happened(before, facts)
    // hearts below zero are not counted; a lost game stops the crystals
    expect({ ...told(foretold), crystals: real.lostBy ? 0 : foretold.crystals }).toEqual({
      ...real,
      crystals: real.lostBy ? 0 : real.crystals,
    })
    rounds.same += 1
    return true
  })
  return rounds
}

describe('the forecast comes true where nothing hidden comes up', () => {
  test.each(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(scenario => [
      { mode: 'scenario', scenario, players: 1 + (scenario % 4) },
      { mode: 'storm', scenario, players: 1 + ((scenario + 2) % 4) },
    ]),
  )('$mode $scenario with $players', ({ mode, scenario, players }) => {
    let same = 0
    for (let i = 0; i < 4; i++) same += compare(mode, scenario, players, `forecast ${mode} ${scenario} ${i}`).same
    expect(same).toBeGreaterThan(8)
  })
})
