import { ABILITIES } from '../../content/abilities.ts'
import { HEROES } from '../../content/heroes.ts'
import type { AbilityId, ShapeId, TrayId, UnitId } from '../../content/ids.ts'
import type { Arrows, Bonus, DamageType, Turn } from '../../content/types.ts'
import type { Cell, Mask, Now, Piece } from '../state/shape.ts'
import { adjacentHordes, heroOf, isEngagedOn, isHorde } from './heroes.query.ts'
import { count } from '../placing/shapes.query.ts'
import { targetCells } from '../placing/targets.query.ts'
import { faceOf, topAt, trayNamed } from '../march/trays.query.ts'

type Open = Now['open']
const TURNS: readonly Turn[] = [0, 1, 2, 3]

/** What an action of a hero is called: an ability, or the attack printed on its board. */
export type HeroAction = AbilityId | 'basic'

export const typeOf = (id: UnitId, as: HeroAction): DamageType => {
  if (as !== 'basic') return ABILITIES[as].type ?? 'true'
  return id === 'wildcat' ? 'true' : HEROES[id].basic.type
}
export const tilesOf = (id: UnitId, as: HeroAction): readonly ShapeId[] => {
  if (as !== 'basic') return ABILITIES[as].tiles
  return id === 'wildcat' ? [] : HEROES[id].basic.tiles
}
export const arrowsOf = (id: UnitId, as: HeroAction): Arrows | undefined => {
  if (as !== 'basic') return ABILITIES[as].arrows
  return id === 'wildcat' ? undefined : HEROES[id].basic.arrows
}

// ---------------------------------------------------------------- where

/** The horde a hero is engaged on: what melee may hit (RIFT-ACTION-02). */
export const meleeCells = (open: Open, id: UnitId): Cell[] => {
  const tray = isEngagedOn(open, id)
  return tray === undefined ? [] : [tray.at]
}

/** What the arrows reach from the hero's space, as a tower's would, never the own tray (RIFT-ACTION-03, RIFT-ACTION-04). */
export const shotCells = (open: Open, id: UnitId, as: HeroAction, turn: Turn): Cell[] => {
  const { at } = heroOf(open, id)
  const arrows = arrowsOf(id, as)
  if (arrows === undefined || at < 0) return []
  const cells = targetCells(open, at, arrows, turn)
  return cells.includes(at) ? cells.filter(cell => cell !== at) : cells
}

/** Spaces with an adjacent horde (RIFT-RULING-36). */
export const adjacentCells = (open: Open, id: UnitId): Cell[] => {
  const cells: Cell[] = []
  for (const { at } of adjacentHordes(open, heroOf(open, id).at)) cells.push(at)
  return cells
}

/** Where the wildcat is engaged, if it is (RIFT-ALLERIA-10, RIFT-ALLERIA-11). */
export const wildcatCells = (open: Open): Cell[] =>
  open.heroes.wildcat?.place === 'map' ? meleeCells(open, 'wildcat') : []

/** Wherever the printed reach of an action allows, looking that way (RIFT-ACTION-02…04). */
export const reachCells = (open: Open, id: UnitId, as: HeroAction, turn: Turn): Cell[] => {
  if (as === 'basic') return basicCells(open, id, turn)
  switch (ABILITIES[as].reach) {
    case 'ranged':
    case 'perfect':
      return shotCells(open, id, as, turn)
    case 'melee':
      return meleeCells(open, id)
    case 'adjacent':
      return adjacentCells(open, id)
    case 'wildcat':
      return wildcatCells(open)
    case 'none':
      return []
  }
}
/** A melee attack with arrows may go either way (RIFT-LILITH-01). */
const basicCells = (open: Open, id: UnitId, turn: Turn): Cell[] => {
  const shot = shotCells(open, id, 'basic', turn)
  if (id === 'wildcat' || HEROES[id].basic.reach === 'ranged') return shot
  return [...meleeCells(open, id), ...shot]
}

/** It matters which way the hero faces: some horde is in range, and not from every side alike (RIFT-MOVE-09, RIFT-RULING-29). */
export const facingMatters = (open: Open, id: UnitId, as: HeroAction): boolean => {
  const arrows = arrowsOf(id, as)
  if (arrows === undefined || arrows === 'perfect' || arrows.length === 8) return false
  for (const turn of TURNS)
    for (const cell of shotCells(open, id, as, turn)) {
      const tray = topAt(open, cell)
      if (tray !== undefined && isHorde(tray)) return true
    }
  return false
}

// ---------------------------------------------------------------- what

/** Tiles of heroes may all be turned and flipped freely (RIFT-RULING-79). */
export const tileOf = (what: ShapeId, type: DamageType, cells: Cell[]): Piece => ({ what, type, turn: 'free', cells })

/** The tiles printed for an action, all with the same range. */
export const printedTiles = (id: UnitId, as: HeroAction, cells: Cell[]): Piece[] => {
  const type = typeOf(id, as)
  const pieces: Piece[] = []
  for (const what of tilesOf(id, as)) pieces.push(tileOf(what, type, cells))
  return pieces
}

/** All pieces on one tray (RIFT-RULING-16). */
export const onOneHorde = (pieces: Piece[]): Piece[] => {
  for (const piece of pieces) piece.group = 0
  return pieces
}

/** So many 1×1 that may be placed, if there is a horde for them. */
export const optionalDots = (type: DamageType, times: number, cells: Cell[]): Piece[] => {
  const pieces: Piece[] = []
  if (cells.length === 0) return pieces
  for (let i = 0; i < times; i++) pieces.push({ what: 'I1', type, turn: 'free', cells, optional: true })
  return pieces
}

// ---------------------------------------------------------------- what a tile lies on

export const printedBonus = (id: UnitId, as: HeroAction): Bonus | undefined =>
  as !== 'basic' ? ABILITIES[as].bonus : id === 'wildcat' ? undefined : HEROES[id].basic.bonus

/** What the first tile of an attack adds: so many 1×1 on hordes around, or a hero that heals (RIFT-RULING-37). */
export const bonusUnder = (
  open: Open,
  id: UnitId,
  as: HeroAction,
  tray: TrayId,
  mask: Mask,
): { readonly dots: number; readonly heals: boolean } => {
  const bonus = printedBonus(id, as)
  if (bonus === undefined) return NO_BONUS
  if ('per' in bonus) {
    const squares = squaresOf(open, tray)
    return { dots: count(bonus.per === 'blank' ? mask & ~squares : mask & squares), heals: false }
  }
  if (enemiesUnder(open, tray, mask) !== bonus.enemies) return NO_BONUS
  if ('heals' in bonus) return { dots: 0, heals: true }
  return { dots: bonus.dots === 'each' ? adjacentCells(open, id).length : bonus.dots, heals: false }
}
const NO_BONUS = { dots: 0, heals: false } as const

/** The 1×1 that the first tile of an attack adds: on any horde around, all on one, or one on each. */
export const bonusPieces = (open: Open, id: UnitId, as: HeroAction, tray: TrayId, mask: Mask): Piece[] => {
  const bonus = printedBonus(id, as)
  const { dots } = bonusUnder(open, id, as, tray, mask)
  const cells = adjacentCells(open, id)
  if (bonus === undefined || dots === 0 || 'heals' in bonus) return []
  if ('dots' in bonus && bonus.dots === 'each') return cells.flatMap(cell => optionalDots(typeOf(id, as), 1, [cell]))
  const pieces = optionalDots(typeOf(id, as), dots, cells)
  return 'per' in bonus && bonus.on === 'any' ? pieces : onOneHorde(pieces)
}

const squaresOf = (open: Open, id: TrayId): Mask => {
  const tray = trayNamed(open, id)
  return tray === undefined ? 0 : faceOf(tray).squares
}

/** Different enemies with at least one square under a tile; a big one counts once (RIFT-RULING-37). */
export const enemiesUnder = (open: Open, id: TrayId, mask: Mask): number => {
  const tray = trayNamed(open, id)
  let enemies = 0
  if (tray !== undefined) for (const enemy of faceOf(tray).enemies) if ((enemy.mask & mask) !== 0) enemies++
  return enemies
}
