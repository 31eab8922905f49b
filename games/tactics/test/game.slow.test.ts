import type { Setup, Position } from '@tabletome/engine'
import { checkGame } from '@tabletome/engine/testing'
import { describe, expect, test } from 'vitest'
import { TACTIC_IDS, type TacticId } from '../content/ids.ts'
import { CLASS_DECKS } from '../content/units.ts'
import { game } from '../index.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { cardOf, isEnemyOwner } from '../rules/units/units.query.ts'
import type { Seat, Tactics, Unit } from '../rules/state/shape.ts'

const setup = (mode: string, players: number, options: Setup['options'] = {}): Setup => ({ mode, players, options })

const handOf = (position: Position<Tactics>, seat: Seat): readonly TacticId[] => position.view(seat).own?.hand ?? []

/** Cards of other hands; the order of piles is in no view at all. */
const hidden = (position: Position<Tactics>, seat: Seat | undefined): readonly string[] => {
  const shared = position.state.open.options.teamSharesHands
  const mate = seat === undefined ? undefined : ({ p1: 'p3', p2: 'p4', p3: 'p1', p4: 'p2' } as const)[seat]
  return position.seats.flatMap(other => (other === seat || (shared && other === mate) ? [] : handOf(position, other)))
}

/** What must be true of any position. */
const holds = (position: Position<Tactics>): void => {
  const { open } = position.state
  const ground = groundOf(open)
  const taken = new Set<number>()
  for (const [id, unit] of Object.entries(open.units) as [string, Unit][]) {
    const card = cardOf(unit)
    if (unit.health < 1 || unit.health > card.health) throw new Error(`${id} has ${unit.health} Health`)
    if (unit.supply < 0 || unit.supply > card.supply) throw new Error(`${id} has ${unit.supply} Ammo or Mana`)
    if (unit.at < 0) continue
    if (!ground.isPassable(unit.at)) throw new Error(`${id} stands on an impassable space`)
    if (taken.has(unit.at) && open.move === undefined) throw new Error(`two units on space ${unit.at}`)
    taken.add(unit.at)
  }
  const { piles } = position.state
  const seen = [...open.discard, ...position.seats.flatMap(seat => handOf(position, seat))]
  if (new Set(seen).size !== seen.length || seen.length + piles.tactics !== TACTIC_IDS.length)
    throw new Error(`${seen.length + piles.tactics} Tactic Cards`)
  for (const seat of position.seats)
    if (open.hands[seat] !== handOf(position, seat).length) throw new Error(`${seat} shows a wrong hand size`)
  const units = Object.values(open.units) as Unit[]
  const offered = Object.values(open.offered).flat()
  for (const [name, deck] of Object.entries(CLASS_DECKS)) {
    const out = [...units.map(({ card }) => card), ...open.captured.map(({ card }) => card), ...offered]
    const count = piles[name as 'fighter'] + out.filter(card => deck.includes(card)).length
    if (count !== deck.length) throw new Error(`${count} cards of class ${name}`)
  }
  if (units.some(unit => isEnemyOwner(unit.owner) && unit.supply > 0)) throw new Error('an Enemy Unit has supplies')
}

describe('random games', () => {
  test.each([
    setup('competitive', 2),
    setup('competitive', 3),
    setup('competitive', 4, { controlTrackSteps: 2, boxRise: 'count', dieFaces: 'calm' }),
    setup('team', 4, { teamSharesHands: true }),
    setup('solo', 1),
    setup('solo', 1, { dungeonRetreat: true }),
    setup('coop', 2),
  ])(
    '$mode of $players hold together',
    each => {
      const played = checkGame(game, { setups: [each], games: 2, max: 8_000, every: 29, hidden, holds })
      expect(played.games).toBe(2)
    },
    120_000,
  )

  test.each([
    setup('battle', 3, { realm: 'greatWall', weakenedTokenLimit: 'ten', artifactTheftNeedsMovement: true }),
    setup('battle', 4, { realm: 'random', artifactRangedBonus: 'damage', endReference: 'trigger' }),
    setup('battleTeam', 4, { realm: 'openField', dieFaces: 'wild', terrainAffectsArea: false }),
  ])(
    '$mode of $players hold together',
    each => {
      const played = checkGame(game, { setups: [each], games: 1, max: 30_000, every: 211, hidden, holds })
      expect(played.games).toBe(1)
    },
    120_000,
  )
})
