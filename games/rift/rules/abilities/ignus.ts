import { ABILITIES } from '../../content/abilities.ts'
import {
  adjacentCells,
  enemiesUnder,
  onOneHorde,
  optionalDots,
  printedTiles,
  typeOf,
} from '../../knowledge/heroPieces.ts'
import { heal } from '../harm.ts'
import { step } from '../state.ts'
import type { Now, Piece } from '../state.ts'
import { firstPlaced, placeFor, strike } from './attack.ts'
import { chooseHero } from './choosing.ts'

/** How many enemies lie under the tile of the attack (RIFT-RULING-37). */
const enemiesHit = (open: Now['open']): number => {
  const tile = firstPlaced(open)
  return tile === undefined ? 0 : enemiesUnder(open, tile.tray, tile.mask)
}

/** Exactly two enemies under the tile: a 1×1 on each adjacent horde, if he likes (RIFT-IGNUS-01). */
export const ignusAttack = step('basic.ignus', (play, { hero }) =>
  play.next(strike({ hero, as: 'basic' }), ignusExtras({ hero })),
)
const ignusExtras = step('ignus.extras', (play, { hero }) => {
  const { open } = play.state
  if (enemiesHit(open) !== 2) return
  const pieces: Piece[] = []
  for (const cell of adjacentCells(open, hero)) pieces.push(...optionalDots(typeOf(hero, 'basic'), 1, [cell]))
  placeFor(play, { hero, as: 'basic' }, pieces)
})

/** Exactly three enemies: any hero heals 1 (RIFT-IGNUS-02). */
export const flamingFrenzy = step('ability.flaming-frenzy', (play, { hero }) =>
  play.next(strike({ hero, as: 'flaming-frenzy' }), frenzyHeals({ hero })),
)
const frenzyHeals = step('flaming-frenzy.heals', (play, { hero }) => {
  if (enemiesHit(play.state.open) === 3) play.next(chooseHero({ hero, as: 'flaming-frenzy' }))
})
export const frenzyChosen = step('flaming-frenzy.chosen', (play, { who }) => heal(play, who, 1, 'flaming-frenzy'))

/** Exactly three enemies: two 1×1 on one adjacent horde, if he likes (RIFT-IGNUS-03). */
export const fireAndBrimstone = step('ability.fire-and-brimstone', (play, { hero }) =>
  play.next(strike({ hero, as: 'fire-and-brimstone' }), brimstone({ hero })),
)
const BRIMSTONE_TILES = 2
const brimstone = step('fire-and-brimstone.extras', (play, { hero }) => {
  const { open } = play.state
  if (enemiesHit(open) !== 3) return
  const type = ABILITIES['fire-and-brimstone'].type ?? 'magical'
  const dots = optionalDots(type, BRIMSTONE_TILES, adjacentCells(open, hero))
  placeFor(play, { hero, as: 'fire-and-brimstone' }, onOneHorde(dots))
})

/** Two tiles on two different adjacent hordes, if he likes (RIFT-IGNUS-06). */
export const letsBurn = step('ability.lets-burn', (play, { hero }) => {
  const pieces = printedTiles(hero, 'lets-burn', adjacentCells(play.state.open, hero))
  for (const piece of pieces) {
    piece.apart = true
    piece.optional = true
  }
  placeFor(play, { hero, as: 'lets-burn' }, pieces)
})
