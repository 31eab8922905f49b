import { ABILITIES } from '../../content/abilities.ts'
import { HEROES } from '../../content/heroes.ts'
import { adjacentCells, meleeCells, onOneHorde, printedTiles } from '../heroes/heroPieces.query.ts'
import { heal, heroIn } from '../heroes/harm.ts'
import { placeFor, strike } from '../heroes/attack.ts'
import { chooseFlip, chooseHero } from '../heroes/choosing.ts'
import type { Acting, Piece, Play } from '../state/shape.ts'
import type { EffectsOf, HeroEffect } from './effect.ts'

/** A 1×1 on her own tray or beside her; then somebody in or next to her space is mended (RIFT-LILITH-01, RIFT-LILITH-02). */
export const lilith: HeroEffect<'basic'> = {
  use: {
    perform: (play, { hero }) => play.next(strike({ hero, as: 'basic' }), chooseHero({ hero, as: 'basic' })),
    chosen: (play, { hero, who }) => {
      heal(play, who, HEROES.lilith.basic.heals ?? 0, 'basic')
      play.next(chooseFlip({ hero, as: 'basic', of: who }))
    },
  },
}

/** Tiles and soldiers on one adjacent horde: Heavenly Chaos and Mirage (RIFT-LILITH-05, RIFT-MAGNUS-04, RIFT-SOLDIER-15). */
export const placeWithSoldiers = (play: Play, about: Acting): void => {
  const { hero, as } = about
  if (as === 'basic') return
  const { soldiers, type = 'true' } = ABILITIES[as]
  const cells = adjacentCells(play.state.open, hero)
  const pieces = printedTiles(hero, as, cells)
  for (let i = 0; i < soldiers; i++) pieces.push({ what: 'soldier', type, turn: 'free', cells })
  placeFor(play, about, onOneHorde(pieces))
}

/** One tile on each adjacent horde (RIFT-LILITH-03). */
const infernalWheel: HeroEffect = {
  use: {
    perform: (play, about) => {
      const pieces: Piece[] = []
      for (const cell of adjacentCells(play.state.open, about.hero))
        pieces.push(...printedTiles(about.hero, about.as, [cell]))
      placeFor(play, about, pieces)
    },
  },
}

/** Each tile on another side of her base (RIFT-LILITH-04, RIFT-RULING-40). */
const reapersHarvest: HeroEffect = {
  use: {
    perform: (play, about) => {
      const pieces = printedTiles(about.hero, about.as, meleeCells(play.state.open, about.hero))
      for (const piece of pieces) piece.side = true
      placeFor(play, about, pieces)
    },
  },
}

/** A tile on her tray; this round the destruction of her tray mends instead of hurting (RIFT-LILITH-06, RIFT-RULING-41). */
const resurrection: HeroEffect = {
  adds: { mended: (_state, { hero }, self, n) => (hero === self ? n : 0) },
  use: {
    perform: (play, about) => {
      heroIn(play, about.hero).rises = true
      play.next(strike(about))
    },
  },
}

export const LILITH: EffectsOf<'lilith'> = {
  'infernal-wheel': infernalWheel,
  'reapers-harvest': reapersHarvest,
  'heavenly-chaos': { use: { perform: placeWithSoldiers } },
  resurrection,
}
