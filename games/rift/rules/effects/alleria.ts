import { heroOf } from '../heroes/heroes.query.ts'
import { printedTiles, shotCells, tileOf, typeOf, wildcatCells } from '../heroes/heroPieces.query.ts'
import { aim, placeFor, strike } from '../heroes/attack.ts'
import { chooseHero, chooseMove, offerAttack } from '../heroes/choosing.ts'
import { step } from '../state/kit.ts'
import { offerWildcat } from '../heroes/wildcat.ts'
import type { EffectsOf, HeroEffect } from './effect.ts'

/** A shot, and the wildcat may come back (RIFT-ALLERIA-07). */
export const alleria: HeroEffect = {
  use: { perform: (play, about) => play.next(aim(about), strike(about), offerWildcat()) },
}

/** RIFT-ALLERIA-12. */
const multishot: HeroEffect = { use: { perform: (play, about) => play.next(aim(about), strike(about)) } }

/** A shot; then any hero in play may move one space and attack (RIFT-ALLERIA-09, RIFT-RULING-39). */
const likeTheWind: HeroEffect<'like-the-wind'> = {
  use: {
    perform: (play, { hero }) => {
      const about = { hero, as: 'like-the-wind' } as const
      play.next(aim(about), strike(about), chooseHero(about))
    },
    chosen: (play, { hero, who }) => {
      const about = { hero, as: 'like-the-wind', who } as const
      play.next(chooseMove(about), offerAttack(about))
    },
  },
}

/** Only on the horde the wildcat is engaged on (RIFT-ALLERIA-10). */
const callOfTheWild: HeroEffect = {
  use: {
    perform: (play, about) => placeFor(play, about, printedTiles(about.hero, about.as, wildcatCells(play.state.open))),
  },
}

/** A shot, and two more 1×1 where the wildcat bites (RIFT-ALLERIA-11). */
const doYouBleed: HeroEffect = {
  use: { perform: (play, about) => play.next(aim(about), bleed({ hero: about.hero })) },
}
const bleed = step('do-you-bleed.shoot', (play, { hero }) => {
  const { open } = play.state
  const as = 'do-you-bleed'
  const bite = tileOf('I1', typeOf(hero, as), wildcatCells(open))
  const shot = printedTiles(hero, as, shotCells(open, hero, as, heroOf(open, hero).facing))
  placeFor(play, { hero, as }, [...shot, bite, bite])
})

export const ALLERIA: EffectsOf<'alleria'> = {
  multishot,
  'like-the-wind': likeTheWind,
  'call-of-the-wild': callOfTheWild,
  'do-you-bleed': doYouBleed,
}
