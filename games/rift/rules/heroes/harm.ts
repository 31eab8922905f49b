import { HEROES } from '../../content/heroes.ts'
import type { UnitId } from '../../content/ids.ts'
import { fullHealthOf, isHero, isProtected } from './heroes.query.ts'
import { step } from '../state/kit.ts'
import type { Cause, Hero, Play } from '../state/shape.ts'

export const heroIn = (play: Play, id: UnitId): Hero => {
  const hero = play.state.open.heroes[id]
  if (hero === undefined) throw new Error(`${id} is not in this game`)
  return hero
}

/**
 * A hero on the map or upright on its board loses 1 health unless it is protected; at 0 it is knocked out. The wildcat is spared
 * on a destroyed tray (RIFT-HERO-07, RIFT-PROTECT-01, RIFT-ALLERIA-03, RIFT-RULING-47, RIFT-RULING-78).
 */
export const hurt = step('hero.hurt', (play, { hero: id, cause }) => {
  const hero = play.state.open.heroes[id]
  if (hero === undefined || (hero.place !== 'map' && hero.place !== 'board')) return
  if (isProtected(play.state.open, id) || (id === 'wildcat' && cause === 'destroyed')) {
    play.emit({ type: 'spared', hero: id, cause })
    return
  }
  hero.health -= 1
  play.emit({ type: 'hurt', hero: id, from: hero.health + 1, to: hero.health, cause })
  if (hero.health === 0) knockOut(play, id, cause)
})

/**
 * It leaves the map and its tray at once. A bench hero leaves the game, the wildcat waits on the board for Alleria's basic
 * attack (RIFT-HERO-08, RIFT-ALLERIA-04, RIFT-ALLERIA-05, RIFT-RULING-66, RIFT-RULING-77).
 */
const knockOut = (play: Play, id: UnitId, cause: Cause): void => {
  const hero = heroIn(play, id)
  const at = hero.at
  takeOffMap(hero, id === 'wildcat' ? 'board' : 'out')
  if (id === 'wildcat') hero.health = fullHealthOf(id)
  play.emit({ type: 'knockedOut', hero: id, at, cause })
  if (hero.called) leaveGame(play, id)
}

/**
 * Back to its board, upright and with its health, protected or not; it enters again as usual. A bench hero leaves the game
 * (RIFT-RULING-14, RIFT-RULING-66, RIFT-PROTECT-05).
 */
export const sendHome = step('hero.home', (play, { hero: id, cause }) => {
  const hero = heroIn(play, id)
  const at = hero.at
  takeOffMap(hero, 'board')
  play.emit({ type: 'sentHome', hero: id, at, cause })
  if (hero.called) leaveGame(play, id)
})

/** A bench hero never comes back; its tiles stay, Alleria's wildcat goes with her (RIFT-SOLO-08, RIFT-SOLO-09, RIFT-RULING-66). */
export const leaveGame = (play: Play, id: UnitId): void => {
  takeOffMap(heroIn(play, id), 'gone')
  play.emit({ type: 'heroGone', hero: id })
  const companion = isHero(id) ? HEROES[id].companion : undefined
  const follower = companion && play.state.open.heroes[companion]
  if (companion === undefined || follower === undefined) return
  const wasOnMap = follower.place === 'map'
  takeOffMap(follower, 'gone')
  if (wasOnMap) play.emit({ type: 'heroGone', hero: companion })
}

const takeOffMap = (hero: Hero, place: Hero['place']): void => {
  hero.place = place
  hero.at = -1
  hero.base = 0
}

/** Never above full health, never a knocked-out hero; the wildcat has nothing to heal (RIFT-HERO-10, RIFT-RULING-93). */
export const heal = (play: Play, id: UnitId, amount: number, cause: Cause): void => {
  const hero = heroIn(play, id)
  if (hero.place !== 'map' && hero.place !== 'board') return
  const from = hero.health
  hero.health = Math.min(fullHealthOf(id), from + amount)
  if (hero.health > from) play.emit({ type: 'healed', hero: id, from, to: hero.health, cause })
}

/** No damage of any kind until the end of the round (RIFT-PROTECT-01, RIFT-PROTECT-02). */
export const shield = (play: Play, id: UnitId, cause: Cause): void => {
  heroIn(play, id).shielded = true
  play.emit({ type: 'shielded', hero: id, around: false, cause })
}
