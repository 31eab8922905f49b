import type { Game } from 'boardgame.io'
import {
  type Field,
  LONGEST,
  NEIGHBOURS,
  newField,
  otherSide,
  type Side,
  type Unit,
  woundsOf,
} from '../skirmish/board.ts'

/** The same rules written as its documentation says: moves change G, the turn ends after one of them. */
export const SIDES: readonly Side[] = ['red', 'blue']
export interface Move {
  readonly name: 'move' | 'strike' | 'rest'
  readonly args: readonly [unit: string, to: number | string] | readonly []
}

const unitIn = (field: Field, id: string): Unit => {
  const unit = field.units.find(each => each.id === id)
  if (!unit) throw new Error(`no unit ${id}`)
  return unit
}

const isLegal = (field: Field, side: Side | undefined, name: Move['name'], id: string, to: number | string): boolean =>
  legalMoves(field, side).some(({ name: each, args }) => each === name && args[0] === id && args[1] === to)

/** Every legal move of a side. */
export function legalMoves(field: Field, side: Side | undefined): Move[] {
  const list: Move[] = []
  for (const unit of field.units) {
    if (unit.side !== side || unit.health <= 0) continue
    for (const to of NEIGHBOURS[unit.at] ?? []) {
      const there = field.units.find(each => each.at === to && each.health > 0)
      if (there === undefined) {
        if (field.cells[to]?.terrain !== 'water') list.push({ name: 'move', args: [unit.id, to] })
      } else if (there.side !== unit.side) list.push({ name: 'strike', args: [unit.id, there.id] })
    }
  }
  return list.length > 0 ? list : [{ name: 'rest', args: [] }]
}

const sideOf = (player: string): Side | undefined => SIDES[Number(player)]

/** `checked`: moves refuse what is not legal, as a server must. In local play the caller has just listed them. */
export const skirmishOf = (checked: boolean): Game<Field> => ({
  name: 'skirmish',
  setup: newField,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onEnd: ({ G }) => {
      G.turn += 1
      G.active = otherSide(G.active)
    },
  },
  moves: {
    move: ({ G, playerID }, id: string, to: number) => {
      if (checked && !isLegal(G, sideOf(playerID), 'move', id, to)) return 'INVALID_MOVE'
      const unit = unitIn(G, id)
      unit.at = to
      unit.moves += 1
      const cell = G.cells[to]
      if (cell) {
        cell.trampled += 1
        cell.owner = unit.side
      }
      return undefined
    },
    strike: ({ G, playerID, random }, id: string, target: string) => {
      if (checked && !isLegal(G, sideOf(playerID), 'strike', id, target)) return 'INVALID_MOVE'
      const unit = unitIn(G, id)
      const victim = unitIn(G, target)
      const dice = random.D6(2)
      const cell = G.cells[victim.at]
      const climbs = (cell?.height ?? 0) > (G.cells[unit.at]?.height ?? 0)
      const wounds = woundsOf(dice, unit.strength, cell?.cover ?? 0, climbs)
      unit.strikes += 1
      victim.health = Math.max(0, victim.health - wounds)
      victim.wounds += wounds
      return undefined
    },
    rest: () => undefined,
  },
  endIf: ({ G }) => {
    for (const side of SIDES)
      if (!G.units.some(unit => unit.side === side && unit.health > 0)) return { winner: otherSide(side) }
    return G.turn > LONGEST ? { winner: 'nobody' } : undefined
  },
})
