import type { Setup } from '@tabletome/engine'
import { HERO_IDS } from '../../content/cards.ts'
import type { HeroId } from '../../content/ids.ts'
import { COLOURS, DIFFICULTY_IDS } from '../../content/levels.ts'
import type { Colour, Difficulty, Seat, Side } from './shape.ts'

/** What was agreed, checked: the Defenders in seat order. */
export interface Agreed {
  /**
   * Whose each Defender is: only a solo player has two, each with its own HP, Artifacts, place and Turns (DEF-SOLO-03,
   * DEF-RULING-38).
   */
  seats: readonly Seat[]
  colours: readonly Colour[]
  heroes: 'choose' | 'random' | readonly HeroId[]
  difficulty: Difficulty
  sides: 'random' | Side
  confirmDraw: boolean
}

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']

/** 1 to 4 players (DEF-SETUP-01). */
export const seatsOf = ({ players }: Setup): readonly Seat[] => {
  if (!Number.isInteger(players) || players < 1 || players > SEATS.length)
    throw new Error(`Defenders is for 1 to 4 players, not ${players}`)
  return SEATS.slice(0, players)
}

/** DEF-SETUP-01, DEF-SETUP-05, DEF-SETUP-06, DEF-SOLO-01, DEF-SOLO-02, DEF-DIFFICULTY-01, DEF-RULING-39. */
export const agree = (setup: Setup): Agreed => {
  if (setup.mode !== 'coop') throw new Error(`Defenders has no mode "${setup.mode}"`)
  const known = ['difficulty', 'heroes', 'colours', 'sides', 'confirmDraw']
  for (const key of Object.keys(setup.options))
    if (!known.includes(key)) throw new Error(`Defenders has no setting "${key}"`)
  const seats = seatsOf(setup)
  const defenders = Math.max(2, seats.length)
  const { difficulty = 'normal', sides = 'random', confirmDraw = false } = setup.options
  if (typeof confirmDraw !== 'boolean') throw new Error(`confirmDraw must be true or false, not "${confirmDraw}"`)
  return {
    seats: seats.length === 1 ? ['p1', 'p1'] : seats,
    colours: coloursFrom(setup.options.colours, defenders),
    heroes: heroesFrom(setup.options.heroes, defenders),
    difficulty: oneOf('difficulty', DIFFICULTY_IDS, difficulty),
    sides: oneOf('sides', ['random', 'A', 'B'] as const, sides),
    confirmDraw,
  }
}

const oneOf = <V extends string>(setting: string, values: readonly V[], given: unknown): V => {
  const found = values.find(value => value === given)
  if (found === undefined) throw new Error(`${setting} must be one of ${values.join(', ')}, not "${String(given)}"`)
  return found
}

/** A comma list without doubles, one entry for each Defender. */
const listFrom = <V extends string>(setting: string, values: readonly V[], given: unknown, count: number): V[] => {
  const list = String(given)
    .split(',')
    .map(word => oneOf(setting, values, word.trim()))
  if (list.length !== count) throw new Error(`${setting} must name ${count} for ${count} Defenders, not ${list.length}`)
  if (new Set(list).size < list.length) throw new Error(`${setting} must not name anything twice: ${list.join(', ')}`)
  return list
}

const coloursFrom = (given: unknown, count: number): Colour[] =>
  given === undefined ? COLOURS.slice(0, count) : listFrom('colours', COLOURS, given, count)

const heroesFrom = (given: unknown, count: number): Agreed['heroes'] =>
  given === undefined || given === 'choose' || given === 'random'
    ? (given ?? 'choose')
    : listFrom('heroes', HERO_IDS, given, count)
