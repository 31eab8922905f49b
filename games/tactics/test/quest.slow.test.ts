import type { Random, Setup, Position } from '@tabletome/engine'
import { sfc32, start } from '@tabletome/engine'
import { checkGame, dev } from '@tabletome/engine/testing'
import { expect, test } from 'vitest'
import { ENEMY_CARD_IDS } from '../content/ids.ts'
import { TIME } from '../content/numbers.ts'
import { UNITS } from '../content/units.ts'
import { game } from '../index.ts'
import { cellAt } from '../rules/dungeon/dungeons.query.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { spaceName } from '../rules/realm/spaces.query.ts'
import { ALL_UNITS, cardOf, isEnemyOwner, unitsOf } from '../rules/units/units.query.ts'
import type { Seat, Tactics } from '../rules/state/shape.ts'
import './fixtures.ts'

const SETUPS: readonly Setup[] = [
  { mode: 'solo', players: 1, options: {} },
  { mode: 'coop', players: 2, options: {} },
  { mode: 'solo', players: 1, options: { dungeonRetreat: true, enemyStopsAcrossElevation: false } },
]
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** What must be true of every position of Solo and Co-op; plain checks, because there are many positions. */
const holds = (position: Position<Tactics>): void => {
  const { open } = position.state
  const { piles } = position.save()
  const enemyCards = [...piles.enemy, ...open.enemyDiscard, ...Object.values(open.under)].sort()
  must(enemyCards.join() === ENEMY_CARD_IDS.join(), `Solo Enemy Cards: ${enemyCards.join()}`)
  must(piles.flags.length === 3 && piles.arrivals.length === 0, 'the draw pieces are not back')
  must(open.time >= 0 && open.time <= (open.mode === 'coop' ? TIME.coop : TIME.solo), `time ${open.time}`)
  everyUnitCardOnce(open, piles)
  if (open.turn === undefined) return
  for (const enemy of open.enemies) must(unitsOf(open, enemy).length === 4, `${enemy} has not four units`)
  everyUnitSomewhere(open)
}

type Open = Position<Tactics>['state']['open']
const everyUnitCardOnce = (open: Open, piles: ReturnType<Position<Tactics>['save']>['piles']): void => {
  const cards: string[] = [...piles.fighter, ...piles.wizard, ...piles.rogue, ...piles.beast]
  for (const id of ALL_UNITS) if (open.units[id] !== undefined) cards.push(open.units[id].card)
  for (const { card } of open.captured) cards.push(card)
  for (const offered of Object.values(open.offered)) cards.push(...offered)
  const all = Object.keys(UNITS)
  must(cards.sort().join() === all.sort().join(), `Unit Cards: ${cards.join()}`)
}

/** On a free, passable space of its own, inside the dungeon that is flipped for it, or captured and about to be replaced. */
const everyUnitSomewhere = (open: Open): void => {
  const ground = groundOf(open)
  const taken = new Set<number>()
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit === undefined) continue
    must(unit.health <= cardOf(unit).health && unit.supply <= cardOf(unit).supply, `${id} has too much`)
    if (unit.inside !== undefined) {
      must(unit.at === -1 && open.flipped[unit.inside.box] === id, `${id} is not the one in ${unit.inside.box}`)
      must(cellAt(unit.inside.box, unit.inside.at) !== 'rock', `${id} is in solid rock`)
    } else if (unit.at < 0) must(isEnemyOwner(unit.owner) && unit.health === 0, `${id} is nowhere`)
    else {
      must(ground.isPassable(unit.at), `${id} stands on impassable ${spaceName(unit.at)}`)
      must(!taken.has(unit.at) || open.move !== undefined, `two units on ${spaceName(unit.at)}`)
      taken.add(unit.at)
    }
  }
  for (const [box, id] of Object.entries(open.flipped))
    must(open.units[id]?.inside?.box === box, `${box} is flipped for nobody`)
}

test('random Solo and Co-op games hold together', { timeout: 300_000 }, () => {
  const { games } = checkGame(game, { setups: SETUPS, games: 25, seed: 'quest', every: 9, holds })
  expect(games).toBe(75)
})

/** Players who go for the crystals, so that dungeons, monsters and the last crystal are seen. */
const answerOf = (position: Position<Tactics>, random: Random): { seat: Seat; option: string } => {
  const decision = position.decisions[random.below(position.decisions.length)] as (typeof position.decisions)[number]
  const keen = decision.options.filter(({ id }) => /(^|\s)(enter|in|use|roll|unit) /.test(`${id} `))
  const list = keen.length > 0 && random.below(5) > 0 ? keen : decision.options
  return { seat: decision.seat, option: list[random.below(list.length)]?.id as string }
}

test('keen explorers meet everything a dungeon holds, and every game ends', { timeout: 300_000 }, () => {
  dev()
  const seen = new Set<string>()
  for (let i = 0; i < 150; i++) {
    const position = start(game, SETUPS[i % SETUPS.length] as Setup, sfc32(`explorers ${i}`))
    const random = sfc32(`explorers ${i} answers`)
    for (let count = 0; position.outcome === undefined; count++) {
      must(count < 5_000, `game ${i} does not end`)
      holds(position)
      const { seat, option } = answerOf(position, random)
      position.answer(seat, option)
      for (const { fact } of position.facts) seen.add(fact.type === 'enemyStopped' ? `stopped ${fact.why}` : fact.type)
    }
    seen.add(`${position.outcome.result} ${position.outcome.cause}`)
  }
  for (const type of [
    'dungeonEntered',
    'caveInHeld',
    'monsterMet',
    'crystalTaken',
    'crystalUsed',
    'dungeonLeft',
    'arrived',
  ])
    expect(seen).toContain(type)
  for (const why of ['adjacent', 'mp', 'arrived', 'blocked']) expect(seen).toContain(`stopped ${why}`)
  expect(seen).toContain('lost time')
})
