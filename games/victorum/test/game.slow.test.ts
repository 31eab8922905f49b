import type { Setup, Position } from '@tabletome/engine'
import { checkGame } from '@tabletome/engine/testing'
import { describe, expect, test } from 'vitest'
import { STANDARD_BANES } from '../content/banes.ts'
import { BLOODSHED_IDS } from '../content/bloodsheds.ts'
import { DIFFICULTY_IDS } from '../content/difficulties.ts'
import { HERO_IDS } from '../content/heroes.ts'
import type { TacticId } from '../content/ids.ts'
import { WEEKS } from '../content/numbers.ts'
import { OPPORTUNITY_IDS } from '../content/opportunities.ts'
import { REGION_IDS } from '../content/regions.ts'
import { SCION_IDS, SCIONS } from '../content/scions.ts'
import { SPORT_IDS } from '../content/sports.ts'
import { BASIC_TACTICS, SPECIAL_TACTICS, TACTICS } from '../content/tactics.ts'
import { game } from '../index.ts'
import { arenaOf } from '../rules/arena/arenas.query.ts'
import { factionChips, NEUTRAL_CHIPS, OPPORTUNITY_CHIPS } from '../rules/units/kinds.query.ts'
import { capacityOf } from '../rules/units/stats.query.ts'
import { unitsTooMany } from '../rules/camp/troop.query.ts'
import { countOf } from '../rules/units/units.query.ts'
import type { Open, Victorum } from '../rules/state/shape.ts'
import { atTheGates, blessed } from './sturdy.ts'

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}
const DECKS = ['sport', 'bloodshed', 'opportunity'] as const
const CARDS = { sport: SPORT_IDS, bloodshed: BLOODSHED_IDS, opportunity: OPPORTUNITY_IDS } as const
const CHIPS = [...NEUTRAL_CHIPS, ...REGION_IDS.flatMap(factionChips), ...OPPORTUNITY_CHIPS]

let looked = 0
/** What must be true of any position; plain checks, because there are many positions. */
const holds = (position: Position<Victorum>): void => {
  const open = position.state.open as Open
  must(open.weeks <= WEEKS && open.influence >= 0 && open.hero.blessings >= 0, 'a track is out of its bounds')
  if (position.outcome !== undefined) return
  if (looked++ % 7 === 0) everyThingOnce(position)
  arenaHolds(position)
  const [asked] = position.decisions
  if (asked?.choice !== 'travel') return
  must(open.combat === undefined && open.outcomeOfCombat === undefined, 'one travels in the middle of a combat')
  must(unitsTooMany(open) === 0 && open.camp.tactics.length <= capacityOf(open), 'the camp is over its limits')
  must(open.camp.defeated.length === 0, 'fallen units lie in the camp')
}

/** Chips, banes, cards and tactics are neither lost nor doubled; what a step to come names may be nowhere for a moment. */
const everyThingOnce = (position: Position<Victorum>): void => {
  const named = JSON.stringify(position.agenda)
  const open = position.state.open as Open
  const { piles } = position.save()
  const { combat, camp } = open
  const chips = [...camp.units, ...camp.defeated, ...open.bag, ...open.chips, ...Object.values(open.stacks)]
  for (const region of REGION_IDS) chips.push(...piles[region])
  if (combat !== undefined) {
    chips.push(...combat.column.map(({ chip }) => chip), ...combat.fallenRivals)
    for (const { id } of combat.units) chips.push(id.replace(/^shade\./, ''))
  }
  const isOnce = (list: readonly string[], what: string): void => {
    const times = list.filter(each => each === what).length
    must(times === 1 || (times === 0 && named.includes(`"${what}"`)), `${what} is there ${times} times`)
  }
  for (const chip of CHIPS) isOnce(chips, chip)
  const banes = [...chips, ...piles.banes, ...camp.banes, ...open.removed, ...(combat?.drawn ?? [])]
  for (const bane of [...STANDARD_BANES, ...SCIONS[open.scion].banes]) isOnce(banes, bane)
  must(piles.bag.toSorted().join() === open.bag.join(), 'the bag and its list differ')
  for (const deck of DECKS) {
    const cards: string[] = [...piles[deck], open.fronts[deck] ?? '', combat?.event ?? '']
    cards.push(...camp.opportunities.map(({ card }) => card))
    for (const card of CARDS[deck]) isOnce(cards, card)
  }
  everyTacticOnce(open)
}
const everyTacticOnce = (open: Open): void => {
  const out: TacticId[] = [...open.camp.tactics, ...(open.combat?.rivalTactics ?? [])]
  for (const { tactics, lasting } of open.combat?.units ?? []) {
    out.push(...tactics)
    for (const { what, tactic } of lasting) if (tactic) out.push(what as TacticId)
  }
  const countOfTactic = (id: TacticId): number => (open.tactics[id] ?? 0) + out.filter(each => each === id).length
  for (const id of BASIC_TACTICS) must(countOfTactic(id) === TACTICS[id].copies, `${countOfTactic(id)} of ${id}`)
  for (const id of SPECIAL_TACTICS)
    must(countOfTactic(id) + (open.chips.includes(id) ? 1 : 0) <= TACTICS[id].copies, `${id} is there twice`)
}

/** While a fall is being dealt with, units without HP are still there. */
const FALLING = ['order.effects', 'scion.hex']
const arenaHolds = (position: Position<Victorum>): void => {
  const open = position.state.open as Open
  const { combat } = open
  if (combat === undefined) return
  const { blocked } = arenaOf(combat.region)
  const taken = new Set<number>(combat.chariot === undefined ? [] : [combat.chariot])
  const isQuiet = !position.decisions.some(({ choice }) => FALLING.includes(choice))
  for (const { id, at, hp } of combat.units) {
    must(at >= 0 && !blocked[at] && !taken.has(at), `${id} cannot stand on ${at}`)
    taken.add(at)
    must(hp > 0 || !isQuiet, `${id} has ${hp} HP`)
    must(id !== 'hero' || hp === open.hero.hp, 'the hero’s HP differ from the pad')
  }
  must(countOf(open, 'player') <= (combat.cap ?? 99), 'more units than the cap')
}

/** What lies face down; the facts of a card that went back, the record of combats and the rules themselves may name it. */
let asked = 0
const CHANGES = ['O01', 'O04', 'O33', 'O34']
const TELLING = ['accepted', 'combatBegan', 'spectated', 'baneRemoved', 'opportunityKept', 'opportunityClaimed']
const hidden = (position: Position<Victorum>): readonly string[] => {
  if (asked++ % 37 > 1) return []
  const { open } = position.state
  const { piles } = position.save()
  const telling = position.facts.filter(({ fact }) => TELLING.includes(fact.type))
  const told = JSON.stringify([telling, open.deeds, open.known, CHANGES])
  const cards: string[] = [...piles.banes, ...piles.primuses]
  for (const deck of DECKS) cards.push(...piles[deck])
  for (const region of REGION_IDS) cards.push(...piles[region])
  return cards.filter(card => !told.includes(`"${card}"`))
}

/** Every hero and every scion once; the three turns together have every hero at every difficulty. */
const setupsOf = (turn: number): Setup[] =>
  HERO_IDS.map((hero, i) => {
    const scion = SCION_IDS[(i + 3 * turn) % SCION_IDS.length] ?? 'hydra'
    const difficulty = DIFFICULTY_IDS[(i + turn) % DIFFICULTY_IDS.length] ?? 'chosen'
    return { mode: 'campaign', players: 1, options: { hero, scion, difficulty } }
  })

describe('random campaigns', () => {
  test.each(setupsOf(0))('$options.hero, $options.scion, $options.difficulty hold together', setup => {
    const played = checkGame(game, { setups: [setup], games: 1, every: 61, max: 20_000, hidden, holds })
    expect(played.games).toBe(1)
  })
  test.each(setupsOf(1))('$options.hero against $options.scion from the gates on hold together', setup => {
    const played = checkGame(atTheGates, { setups: [setup], games: 1, every: 31, seed: 'gates', hidden, holds })
    expect(played.games).toBe(1)
  })
  test.each(setupsOf(2).filter((_, i) => i % 3 === 0))('$options.hero, many times blessed, holds together', setup => {
    const played = checkGame(blessed, {
      setups: [setup],
      games: 1,
      every: 301,
      seed: 'late',
      max: 20_000,
      hidden,
      holds,
    })
    expect(played.games).toBe(1)
  })
})
