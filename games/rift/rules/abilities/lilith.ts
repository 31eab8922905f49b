import { ABILITIES } from '../../content/abilities.ts'
import type { UnitId } from '../../content/ids.ts'
import { adjacentCells, meleeCells, onOneHorde, printedTiles } from '../../knowledge/heroPieces.ts'
import { heal, heroIn } from '../harm.ts'
import { step } from '../state.ts'
import type { Cell, Piece } from '../state.ts'
import { abilities } from './ability.ts'
import { placeFor, strike } from './attack.ts'
import { chooseFlip, chooseHero } from './choosing.ts'

/** A 1×1 on her own tray or beside her; then somebody in or next to her space is mended (RIFT-LILITH-01, RIFT-LILITH-02). */
export const lilithAttack = step('basic.lilith', (play, { hero }) =>
  play.next(strike({ hero, as: 'basic' }), chooseHero({ hero, as: 'basic' })),
)
export const lilithChosen = step('basic.chosen', (play, { hero, who }) => {
  heal(play, who, 1, 'basic')
  play.next(chooseFlip({ hero, as: 'basic', of: who }))
})

/** Tiles and soldiers on one adjacent horde: Heavenly Chaos and Mirage (RIFT-LILITH-05, RIFT-MAGNUS-04, RIFT-SOLDIER-15). */
export const tilesAndSoldiers = (hero: UnitId, as: 'heavenly-chaos' | 'mirage', cells: Cell[]): Piece[] => {
  const { soldiers, type = 'true' } = ABILITIES[as]
  const pieces = printedTiles(hero, as, cells)
  for (let i = 0; i < soldiers; i++) pieces.push({ what: 'soldier', type, turn: 'free', cells })
  return onOneHorde(pieces)
}

export const LILITH = abilities({
  /** One tile on each adjacent horde (RIFT-LILITH-03). */
  'infernal-wheel': (play, hero, as) => {
    const pieces: Piece[] = []
    for (const cell of adjacentCells(play.state.open, hero)) pieces.push(...printedTiles(hero, as, [cell]))
    placeFor(play, { hero, as }, pieces)
  },
  /** Each tile on another side of her base (RIFT-LILITH-04, RIFT-RULING-40). */
  'reapers-harvest': (play, hero, as) => {
    const pieces = printedTiles(hero, as, meleeCells(play.state.open, hero))
    for (const piece of pieces) piece.side = true
    placeFor(play, { hero, as }, pieces)
  },
  'heavenly-chaos': (play, hero, as) =>
    placeFor(play, { hero, as }, tilesAndSoldiers(hero, as, adjacentCells(play.state.open, hero))),
  /** A tile on her tray; this round the destruction of her tray mends instead of hurting (RIFT-LILITH-06, RIFT-RULING-41). */
  resurrection: (play, hero, as) => {
    heroIn(play, hero).rises = true
    play.next(strike({ hero, as }))
  },
})
