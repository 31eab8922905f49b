import type { Position } from '@tabletome/engine'
import { agrees, type Referee } from '../../../testing/referee.ts'
import type { Colour, Defender, Defenders, Fact, Open, PlaceId, RegionId } from '../../rules/state/shape.ts'
import { across, besides, isFallen, onward, OUTER } from './land.ts'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>
const DIRE = new Set<string>(['harpy', 'minotaur', 'seaSerpent', 'manticore', 'giantWasps', 'wraith'])

const defenderIn = (open: Open, colour: Colour): Defender => {
  const defender = open.defenders[colour]
  if (defender === undefined) throw new Error(`${colour} does not play`)
  return defender
}
const has = (open: Open, colour: Colour, artifact: string): boolean =>
  defenderIn(open, colour).artifacts.some(each => each === artifact)
/** A Player Card's Ability, unless the Wraith has drained it. */
const is = (open: Open, colour: Colour, hero: string): boolean =>
  defenderIn(open, colour).hero === hero && !open.drained
/** A side of a Region that stands, and that the Kraken does not lie on. */
const isUp = (open: Open, region: RegionId, side: 'A' | 'B'): boolean =>
  open.regions[region].side === side &&
  !isFallen(open, region) &&
  !(open.foe?.id === 'kraken' && open.foe.at === region)

// ---------------------------------------------------------------- what may be done on a Turn
const placesFor = (open: Open, colour: Colour): PlaceId[] => {
  const { at } = defenderIn(open, colour)
  const places = new Set<PlaceId>(besides(open, at))
  if (is(open, colour, 'druid') && at !== 'capital') places.add(across(open, at))
  if (has(open, colour, 'wings'))
    for (const place of at === 'capital' ? OUTER : (['capital'] as const)) places.add(place)
  return [...places]
}
/** 1 AP, and 1 more into the Kraken's Region. */
const stepPrice = (open: Open, to: PlaceId): number => (open.foe?.id === 'kraken' && open.foe.at === to ? 2 : 1)

const canSecure = (open: Open, colour: Colour): boolean => {
  const { at, hp } = defenderIn(open, colour)
  return (
    at !== 'capital' && !isFallen(open, at) && open.regions[at].threat > 0 && (hp > 0 || has(open, colour, 'mantle'))
  )
}
const canFight = (open: Open, colour: Colour): boolean => {
  const { at, hp } = defenderIn(open, colour)
  const { foe } = open
  if (foe === undefined || (hp === 0 && !has(open, colour, 'mantle'))) return false
  return foe.at === at || (is(open, colour, 'ranger') && besides(open, at).includes(foe.at))
}

const lookAtTurn = (position: Position<Defenders>): void => {
  const open = position.state.open as Open
  const { turn } = open
  for (const { choice, options } of position.decisions) {
    if (choice !== 'turn.act' || turn?.card !== 'own') continue
    const ids = options.map(({ id }) => id)
    const { defender, ap } = turn
    const moves = ids.filter(id => id.startsWith(`${defender} move `)).map(id => id.slice(defender.length + 6))
    const mine = placesFor(open, defender).filter(place => stepPrice(open, place) <= ap)
    agrees(mine.sort(), moves.sort(), `where ${defender} may move with ${ap} AP`)
    agrees(ap > 0 && canSecure(open, defender), ids.includes(`${defender} secure`), `${defender} may Secure`)
    agrees(ap > 0 && canFight(open, defender), ids.includes(`${defender} fight`), `${defender} may Fight`)
  }
}

// ---------------------------------------------------------------- what a Defend costs
/** Base, replaced, added to, lowered, the Shield; never below 0 (DEF-RULING-56). */
const defendPrice = (open: Open, { defender, region, card, way }: Of<'defended'>): number => {
  let price = DIRE.has(card) ? 2 : 1
  if (way === 'avengingFlight') price = 3
  if (way === 'sandstorm') price = 0
  if (way === 'longshot') price += 1
  const isInPlace = way === 'inPlace'
  const canopy = region === 'forest' && isUp(open, 'forest', 'B') && !open.usedThisRound.includes('canopy')
  if (isInPlace && canopy) price -= 1
  if (isInPlace && region === 'mountains' && isUp(open, 'mountains', 'A') && open.circle === defender) price -= 1
  if (has(open, defender, 'shield') && !open.usedThisRound.includes('shield')) price = 0
  return Math.max(0, price)
}
/** Who may Defend from elsewhere, and how. */
const isWay = (open: Open, { defender, region, card, way }: Of<'defended'>): boolean => {
  const { at } = defenderIn(open, defender)
  const isNext = at !== 'capital' && besides(open, at).includes(region)
  if (way === 'inPlace') return at === region
  if (way === 'longshot') return is(open, defender, 'ranger') && besides(open, at).includes(region)
  if (way === 'avengingFlight') return is(open, defender, 'avenger') && DIRE.has(card) && at !== region
  const [home, side] = way === 'outriders' ? (['plains', 'B'] as const) : (['desert', 'B'] as const)
  return at === home && isUp(open, home, side) && isNext && !DIRE.has(card)
}

// ---------------------------------------------------------------- facts
const checks: { [T in Fact['type']]?: (fact: Of<T>, before: Open, after: Open) => void } = {
  defended: (fact, before) => {
    // Avenging Flight has already flown when it is told
    agrees(true, fact.way === 'avengingFlight' || isWay(before, fact), `${fact.defender} can Defend by ${fact.way}`)
    agrees(defendPrice(before, fact), fact.cost, `the price of ${JSON.stringify(fact)}`)
  },
  moved: ({ defender, from, to, cause }, before) => {
    agrees(defenderIn(before, defender).at, from, `where ${defender} comes from`)
    const isStep = cause === 'move' || cause === 'sprint'
    if (isStep) agrees(true, placesFor(before, defender).includes(to), `${defender} steps from ${from} to ${to}`)
    if (cause === 'seaSerpent' && from !== 'capital') agrees(onward(before, from, 1), to, 'the Tidal Wave')
    if (cause === 'kraken' && from !== 'capital') agrees(across(before, from), to, 'the sweep of the Kraken')
  },
  foeMoved: ({ from, to, cause }, before) => {
    agrees(before.foe?.at, from, 'where the Foe was')
    if (cause === 'dragon') agrees(onward(before, from, 2), to, 'the flight of the Dragon')
    if (cause === 'giant') agrees(onward(before, from, 1), to, 'the way of the Giant')
    if (cause === 'staff') agrees(true, besides(before, from).includes(to), 'the Staff pushes next door')
  },
  threatRose: ({ place, from, to }, before, after) => {
    const level = (open: Open): number => (place === 'capital' ? open.capital : open.regions[place].threat)
    agrees([from + 1, from], [to, level(before)], `the Threat of the ${place}`)
    agrees(to, level(after), `the Threat of the ${place} now`)
    if (place !== 'capital') agrees(false, isFallen(before, place), `the ${place} had fallen`)
  },
  threatFell: ({ place, from, to, cause }, before, after) => {
    const level = (open: Open): number => (place === 'capital' ? open.capital : open.regions[place].threat)
    const most = cause === 'thunderclap' ? 3 : 1
    agrees([from, to], [level(before), level(after)], `the Threat of the ${place}`)
    if (cause !== 'secure') agrees(Math.max(0, from - most), to, `${cause} in the ${place}`)
  },
  abilityUsed: ({ defender, ability, ap, hp }, before) => {
    const [ofAp = 0, ofHp = 0] = PRICES[ability] ?? []
    agrees(ofHp, hp, `the HP of ${ability}`)
    const isTravel = ability === 'sprint' || ability === 'seaLane'
    if (!isTravel) agrees(ofAp, ap, `the AP of ${ability}`)
    else if (before.foe?.id !== 'kraken') agrees(ofAp, ap, `the AP of ${ability} by ${defender}`)
  },
  hpLost: ({ defender, from, to }, before, after) =>
    agrees([from, to], [defenderIn(before, defender).hp, defenderIn(after, defender).hp], `the HP of ${defender}`),
  turnBegan: ({ ap }, before) => agrees(apOf(before), ap, 'the AP of a Turn'),
  poolGranted: ({ ap }, before) => agrees(apOf(before), ap, 'the AP of the pool'),
}
/** 3, or 4 as soon as a Region is Destroyed (DEF-DEFENDER-02). */
const apOf = (open: Open): number => (OUTER.some(region => isFallen(open, region)) ? 4 : 3)
const PRICES: Readonly<Record<string, readonly [ap: number, hp: number]>> = {
  mend: [1, 0],
  rally: [1, 0],
  thunderclap: [2, 0],
  scry: [1, 0],
  sprint: [1, 0],
  enchant: [2, 0],
  entomb: [2, 0],
  bloodRite: [0, 1],
  vigil: [1, 0],
  augury: [2, 0],
  seaLane: [1, 0],
  mirage: [0, 1],
  horn: [1, 0],
  sandglass: [1, 0],
  staff: [1, 0],
  beacon: [1, 0],
}

/** Map and prices of Defenders, worked out anew from the rulebook. */
export const defendersReferee = (): Referee<Defenders> => ({
  asked: lookAtTurn,
  fact: (fact, before, after) => {
    const check = checks[fact.type] as ((fact: Fact, before: Open, after: Open) => void) | undefined
    check?.(fact, before, after)
  },
})
