import { ABILITIES } from '../../content/abilities.ts'
import type { AbilityId, UnitId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import { copyable } from '../../rules/heroes/heroChoices.query.ts'
import { heroOf } from '../../rules/heroes/heroes.query.ts'
import {
  adjacentCells,
  bonusUnder,
  type HeroAction,
  meleeCells,
  onOneHorde,
  printedBonus,
  printedTiles,
  reachCells,
  shotCells,
  tileOf,
  typeOf,
  wildcatCells,
} from '../../rules/heroes/heroPieces.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import type { Mask, Piece } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import type { Open, Target } from '../field.ts'
import { type Points, squaresOf } from '../points.ts'

/** An action as a planner sees it: pieces, what a tile brings besides, and whether it protects the hero. */
export interface Deed {
  readonly as: HeroAction
  /** The option of `hero.act`. */
  readonly id: string
  readonly pieces: readonly Piece[]
  readonly bonus?: (target: Target, mask: Mask) => number
  readonly shields: boolean
  /** What it does that is no piece. */
  readonly extra: number
}

/** What the hero could do from where it stands in `open`, looking that way. */
export const deedOf = (points: Points, open: Open, hero: UnitId, as: HeroAction, facing: Turn): Deed => {
  const bonus = bonusOf(points, open, hero, as)
  return {
    as,
    id: words.id(as === 'basic' ? { do: 'attack' } : { do: 'ability', ability: as }),
    pieces: piecesOf(open, hero, as, facing),
    ...(bonus === undefined ? {} : { bonus }),
    shields: as === 'cant-touch-this' || as === 'earthquake' || as === 'resurrection',
    extra: EXTRAS[as] ?? 0,
  }
}

/** What is not told by pieces: somebody healed, an ability turned up, a second attack. */
const EXTRAS: Readonly<Partial<Record<HeroAction, number>>> = {
  'hammer-time': 1.5,
  'surge-of-flames': 0.6,
  'like-the-wind': 0.4,
}

/** It matters which way the hero looks. */
export const isAimed = (hero: UnitId, as: HeroAction): boolean =>
  as === 'basic'
    ? hero === 'alleria' || hero === 'magnus'
    : as === 'knowledge-is-power' || ABILITIES[as].reach === 'ranged'

const piecesOf = (open: Open, hero: UnitId, as: HeroAction, facing: Turn): Piece[] => {
  if (as === 'basic') return basicPieces(open, hero, facing)
  switch (as) {
    case 'like-the-wind':
      return [...shot(open, hero, as, facing), ...basicPieces(open, hero, facing)]
    case 'do-you-bleed': {
      const bite = tileOf('I1', typeOf(hero, as), wildcatCells(open))
      return [...shot(open, hero, as, facing), bite, bite]
    }
    case 'infernal-wheel':
      return adjacentCells(open, hero).flatMap(cell => printedTiles(hero, as, [cell]))
    case 'reapers-harvest': {
      const pieces = printedTiles(hero, as, meleeCells(open, hero))
      for (const piece of pieces) piece.side = true
      return pieces
    }
    case 'heavenly-chaos':
    case 'mirage':
      return onOneHorde(printedPieces(open, hero, as, facing))
    case 'hammer-time':
    case 'cant-touch-this':
      return basicPieces(open, hero, facing)
    case 'hocus-pocus':
      return onOneHorde(printedTiles(hero, as, [...mapIn(open).path]))
    case 'knowledge-is-power':
      return copyPieces(open, hero, facing)
    case 'surge-of-flames':
      return adjacentCells(open, hero)
        .slice(0, 2)
        .flatMap(cell => printedTiles(hero, as, [cell]))
    case 'lets-burn': {
      const pieces = printedTiles(hero, as, adjacentCells(open, hero))
      for (const piece of pieces) {
        piece.apart = true
        piece.optional = true
      }
      return pieces
    }
    default:
      return printedPieces(open, hero, as, facing)
  }
}

const shot = (open: Open, hero: UnitId, as: HeroAction, facing: Turn): Piece[] =>
  printedTiles(hero, as, shotCells(open, hero, as, facing))

/** What the tile of an ability prints, wherever its reach allows. */
const printedPieces = (open: Open, hero: UnitId, as: AbilityId, facing: Turn): Piece[] => {
  const { soldiers, type = 'true' } = ABILITIES[as]
  const cells = reachCells(open, hero, as, facing)
  const pieces = printedTiles(hero, as, cells)
  for (let i = 0; i < soldiers; i++) pieces.push({ what: 'soldier', type, turn: 'free', cells })
  return pieces
}

const basicPieces = (open: Open, hero: UnitId, facing: Turn): Piece[] => {
  switch (hero) {
    case 'wildcat':
      return []
    case 'alleria':
      return shot(open, hero, 'basic', facing)
    case 'magnus': {
      const cells = shotCells(open, hero, 'basic', facing)
      const pieces = printedTiles(hero, 'basic', cells)
      if (mapIn(open).kindOf(heroOf(open, hero).at) === 'site') pieces.push(tileOf('I2', typeOf(hero, 'basic'), cells))
      return onOneHorde(pieces)
    }
    case 'lilith':
      return printedTiles(hero, 'basic', [...meleeCells(open, hero), ...shotCells(open, hero, 'basic', 0)])
    default:
      return printedTiles(hero, 'basic', meleeCells(open, hero))
  }
}

/** What Knowledge is Power would best copy: by size of its tiles, a copy of a copy being none. */
export const bestCopy = (open: Open, hero: UnitId, facing: Turn): AbilityId | undefined => {
  let best: AbilityId | undefined
  let most = -1
  for (const ability of copyable(open)) {
    let squares = 0
    for (const { what, cells } of piecesOf(open, hero, ability, facing))
      if (cells.length > 0) squares += squaresOf(what)
    if (squares <= most) continue
    most = squares
    best = ability
  }
  return best
}
const copyPieces = (open: Open, hero: UnitId, facing: Turn): Piece[] => {
  const ability = bestCopy(open, hero, facing)
  return ability === undefined ? [] : piecesOf(open, hero, ability, facing)
}

/** Dots on hordes around, or a heal, for what lies under the tile (RIFT-RULING-37). */
const bonusOf = (points: Points, open: Open, hero: UnitId, as: HeroAction): Deed['bonus'] => {
  const deed = as === 'cant-touch-this' || as === 'hammer-time' ? 'basic' : as
  const bonus = printedBonus(hero, deed)
  if (bonus === undefined || (!('heals' in bonus) && adjacentCells(open, hero).length === 0)) return undefined
  return ({ id }, mask) => {
    const { dots, heals } = bonusUnder(open, hero, deed, id, mask)
    return points.dot * dots + (heals ? points.health : 0)
  }
}
