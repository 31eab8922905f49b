import { ABILITIES } from '../../content/abilities.ts'
import { adjacentCells, printedTiles } from '../heroes/heroPieces.query.ts'
import { heal } from '../heroes/harm.ts'
import { bonusNow, placeBonus, placeFor, strike } from '../heroes/attack.ts'
import { chooseHero } from '../heroes/choosing.ts'
import { step } from '../state/kit.ts'
import type { EffectsOf, HeroEffect } from './effect.ts'
import { surgeOfFlames } from './surgeOfFlames.ts'

/** Exactly two enemies under the tile: a 1×1 on each adjacent horde, if he likes (RIFT-IGNUS-01). */
export const ignus: HeroEffect = {
  use: { perform: (play, about) => play.next(strike(about), ignusExtras({ hero: about.hero })) },
}
const ignusExtras = step('ignus.extras', (play, { hero }) => placeBonus(play, { hero, as: 'basic' }))

/** Exactly three enemies: any hero heals 1 (RIFT-IGNUS-02). */
const flamingFrenzy: HeroEffect<'flaming-frenzy'> = {
  use: {
    perform: (play, about) => play.next(strike(about), frenzyHeals({ hero: about.hero })),
    chosen: (play, { who }) => heal(play, who, ABILITIES['flaming-frenzy'].heals ?? 0, 'flaming-frenzy'),
  },
}
const frenzyHeals = step('flaming-frenzy.heals', (play, { hero }) => {
  const about = { hero, as: 'flaming-frenzy' } as const
  if (bonusNow(play.state.open, about).heals) play.next(chooseHero(about))
})

/** Exactly three enemies: two 1×1 on one adjacent horde, if he likes (RIFT-IGNUS-03). */
const fireAndBrimstone: HeroEffect = {
  use: { perform: (play, about) => play.next(strike(about), brimstone({ hero: about.hero })) },
}
const brimstone = step('fire-and-brimstone.extras', (play, { hero }) =>
  placeBonus(play, { hero, as: 'fire-and-brimstone' }),
)

/** Two tiles on two different adjacent hordes, if he likes (RIFT-IGNUS-06). */
const letsBurn: HeroEffect = {
  use: {
    perform: (play, about) => {
      const pieces = printedTiles(about.hero, about.as, adjacentCells(play.state.open, about.hero))
      for (const piece of pieces) {
        piece.apart = true
        piece.optional = true
      }
      placeFor(play, about, pieces)
    },
  },
}

export const IGNUS: EffectsOf<'ignus'> = {
  'flaming-frenzy': flamingFrenzy,
  'fire-and-brimstone': fireAndBrimstone,
  'surge-of-flames': surgeOfFlames,
  'lets-burn': letsBurn,
}
