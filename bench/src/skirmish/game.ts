import { id, kit, named, one, pass, wordsOf, type Game, type Now as EngineNow, type Option } from '@tabletome/engine'
import {
  type Cell,
  DIE,
  type Field,
  LONGEST,
  NEIGHBOURS,
  newField,
  otherSide,
  type Side,
  SIZE,
  type Unit,
  woundsOf,
} from './board.ts'

/** The comparison game on our engine: a turn is one move or one strike. */
export interface Skirmish {
  seat: Side
  open: Field
  own: Record<string, never>
  piles: Record<never, never>
  fact:
    | { type: 'moved'; unit: string; from: number; to: number }
    | { type: 'struck'; unit: string; target: string; dice: readonly number[]; wounds: number }
    | { type: 'fell'; unit: string }
  moments: Record<never, never>
  amounts: Record<never, never>
  outcome: { winner: Side | 'nobody' }
  answer: { do: 'move'; unit: string; to: number } | { do: 'strike'; unit: string; target: string } | { do: 'pass' }
  thing: never
  anchor: string
  questions: { 'skirmish.act': { about: undefined; answers: 'move' | 'strike' | 'pass' } }
  steps: {
    'skirmish.move': { unit: string; to: number }
    'skirmish.strike': { unit: string; target: string }
    'skirmish.turn': undefined
    'skirmish.begin': undefined
  }
}
type Now = EngineNow<Skirmish>

const UNITS = newField().units
const IDS = UNITS.map(({ id: unit }) => unit)
const nameOf = (at: number): string => `${at % SIZE},${Math.floor(at / SIZE)}`
const CELLS = new Map(Array.from({ length: SIZE * SIZE }, (_, at) => [nameOf(at), at]))
const unitField = one('unit', IDS)
const words = wordsOf<Skirmish>({
  answers: {
    move: id`${unitField} move ${named('to', nameOf, name => CELLS.get(name))}`,
    strike: id`${unitField} strike ${one('target', IDS)}`,
    pass: id`pass`,
  },
  things: {},
})
export const skirmishKit = kit<Skirmish>(words)
const { step, question, option } = skirmishKit

const unitIn = (field: Field, id: string): Unit => {
  for (const unit of field.units) if (unit.id === id) return unit
  throw new Error(`no unit ${id}`)
}

const move = step('skirmish.move', (play, { unit: id, to }) => {
  const unit = unitIn(play.state.open, id)
  play.emit({ type: 'moved', unit: id, from: unit.at, to })
  unit.at = to
  unit.moves += 1
  const cell = play.state.open.cells[to]
  if (!cell) return
  cell.trampled += 1
  cell.owner = unit.side
})

const strike = step('skirmish.strike', (play, { unit: id, target }) => {
  const field = play.state.open
  const unit = unitIn(field, id)
  const victim = unitIn(field, target)
  const dice = play.roll(DIE, 2)
  const cell = field.cells[victim.at]
  const climbs = (cell?.height ?? 0) > (field.cells[unit.at]?.height ?? 0)
  const wounds = woundsOf(dice, unit.strength, cell?.cover ?? 0, climbs)
  unit.strikes += 1
  victim.health = Math.max(0, victim.health - wounds)
  victim.wounds += wounds
  play.emit({ type: 'struck', unit: id, target, dice, wounds })
  if (victim.health === 0) play.emit({ type: 'fell', unit: target })
})

/** Options do not depend on the state, so all there can ever be are made once: by unit and cell, and by unit and target. */
const MOVES = UNITS.map(({ id: unit }) =>
  Array.from({ length: SIZE * SIZE }, (_, to) => option({ do: 'move', unit, to }, move({ unit, to }))),
)
const STRIKES = UNITS.map(({ id: unit }) =>
  UNITS.map(({ id: target }) => option({ do: 'strike', unit, target }, strike({ unit, target }))),
)

const act = question('skirmish.act', {
  seat: state => state.open.active,
  ask: 'always',
  options: ({ open: { units, cells, active } }) => {
    const list: Option<Skirmish['answer']>[] = []
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]
      if (unit === undefined || unit.side !== active || unit.health <= 0) continue
      for (const to of NEIGHBOURS[unit.at] ?? []) {
        const there = standingAt(units, to)
        if (there < 0) {
          if (cells[to]?.terrain !== 'water') add(list, MOVES[i]?.[to])
        } else if (units[there]?.side !== active) add(list, STRIKES[i]?.[there])
      }
    }
    return list.length > 0 ? list : [pass()]
  },
})

const add = (list: Option<Skirmish['answer']>[], found: Option<Skirmish['answer']> | undefined): void => {
  if (found) list.push(found)
}

/** The position of the unit in the list, −1 for nobody. */
function standingAt(units: Now['open']['units'], at: number): number {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]
    if (unit !== undefined && unit.at === at && unit.health > 0) return i
  }
  return -1
}

function stands(field: Field, side: Side): boolean {
  for (const unit of field.units) if (unit.side === side && unit.health > 0) return true
  return false
}

const turn = step('skirmish.turn', play => {
  const field = play.state.open
  const next = otherSide(field.active)
  if (!stands(field, next)) return play.end({ winner: field.active })
  if (field.turn >= LONGEST) return play.end({ winner: 'nobody' })
  field.turn += 1
  field.active = next
  play.next(act(), turn())
})

const begin = step('skirmish.begin', play => play.next(act(), turn()))

const copyCell = ({ x, y, terrain, cover, height, trampled, owner }: Cell): Cell => ({
  x,
  y,
  terrain,
  cover,
  height,
  trampled,
  owner,
})
const copyUnit = ({ id, side, kind, at, health, strength, moves, strikes, wounds }: Unit): Unit => ({
  id,
  side,
  kind,
  at,
  health,
  strength,
  moves,
  strikes,
  wounds,
})
const copyField = ({ turn: count, active, cells, units }: Field): Field => ({
  turn: count,
  active,
  cells: cells.map(cell => copyCell(cell)),
  units: units.map(unit => copyUnit(unit)),
})

export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  version: 1,
  kit: skirmishKit,
  seats: () => ['red', 'blue'],
  start: () => ({ open: newField(), own: { red: {}, blue: {} }, piles: {}, first: begin() }),
  imagine: () => ({ own: { red: {}, blue: {} }, piles: {} }),
  copyOpen: copyField,
}
