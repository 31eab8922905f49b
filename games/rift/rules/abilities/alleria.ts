import { heroOf } from '../../knowledge/heroes.ts'
import { printedTiles, shotCells, tileOf, typeOf, wildcatCells } from '../../knowledge/heroPieces.ts'
import { step } from '../state.ts'
import { offerWildcat } from '../wildcat.ts'
import { aim, placeFor, strike } from './attack.ts'
import { chooseHero, chooseMove, offerAttack } from './choosing.ts'

/** A shot, and the wildcat may come back (RIFT-ALLERIA-07). */
export const alleriaAttack = step('basic.alleria', (play, { hero }) =>
  play.next(aim({ hero, as: 'basic' }), strike({ hero, as: 'basic' }), offerWildcat()),
)

/** RIFT-ALLERIA-12. */
export const multishot = step('ability.multishot', (play, { hero }) =>
  play.next(aim({ hero, as: 'multishot' }), strike({ hero, as: 'multishot' })),
)

/** A shot; then any hero in play may move one space and attack (RIFT-ALLERIA-09, RIFT-RULING-39). */
export const likeTheWind = step('ability.like-the-wind', (play, { hero }) => {
  const about = { hero, as: 'like-the-wind' } as const
  play.next(aim(about), strike(about), chooseHero(about))
})
export const windChosen = step('like-the-wind.chosen', (play, { hero, who }) =>
  play.next(chooseMove({ hero, as: 'like-the-wind', who }), offerAttack({ hero, as: 'like-the-wind', who })),
)

/** Only on the horde the wildcat is engaged on (RIFT-ALLERIA-10). */
export const callOfTheWild = step('ability.call-of-the-wild', (play, { hero }) =>
  placeFor(
    play,
    { hero, as: 'call-of-the-wild' },
    printedTiles(hero, 'call-of-the-wild', wildcatCells(play.state.open)),
  ),
)

/** A shot, and two more 1×1 where the wildcat bites (RIFT-ALLERIA-11). */
export const doYouBleed = step('ability.do-you-bleed', (play, { hero }) =>
  play.next(aim({ hero, as: 'do-you-bleed' }), bleed({ hero })),
)
const bleed = step('do-you-bleed.shoot', (play, { hero }) => {
  const { open } = play.state
  const as = 'do-you-bleed'
  const bite = tileOf('I1', typeOf(hero, as), wildcatCells(open))
  const shot = printedTiles(hero, as, shotCells(open, hero, as, heroOf(open, hero).facing))
  placeFor(play, { hero, as }, [...shot, bite, bite])
})
