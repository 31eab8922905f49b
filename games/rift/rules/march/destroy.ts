import type { CardId, UnitId } from '../../content/ids.ts'
import { LIFE_CRYSTALS } from '../../content/numbers.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import { livesOf } from '../boss/bosses.query.ts'
import { activationOrder } from './order.query.ts'
import { count } from '../placing/shapes.query.ts'
import { faceOf, heroesOn, isCleared, topAt } from './trays.query.ts'
import { gainCrystals } from '../round/crystals.ts'
import { displaceAll, displaceHero } from '../heroes/displace.ts'
import { heal, heroIn, hurt, shield } from '../heroes/harm.ts'
import { enterPhase } from '../round/phase.ts'
import { land } from './spawn.ts'
import { go, modifiers, step } from '../state/kit.ts'
import type { Play, Tray } from '../state/shape.ts'
import { removeTray, returnSoldiers, trayIn } from './trays.ts'

/**
 * Phase 3: every tray whose enemies are all covered, the whole list at once, then the heroes on them suffer, ghosts come, and
 * who stood on the top of a stack steps aside (RIFT-DESTROY-01…09, RIFT-RULING-48).
 */
export const destroyPhase = step('phase3', play => {
  enterPhase(play, 3)
  const fallen = fallenTrays(play)
  const struck: UnitId[] = []
  for (const tray of fallen) stepDown(play, tray, struck)
  let portals = 0
  for (const tray of fallen) {
    if (faceOf(tray).isPortal) portals += 1
    if (faceOf(tray).isBoss) clearLife(play, tray)
    else destroy(play, tray)
  }
  for (const hero of struck) play.next(hurt({ hero, cause: 'destroyed' }))
  for (const tray of fallen) if (faceOf(tray).ghost) play.next(leaveGhost({ at: tray.at }))
  for (const tray of fallen)
    if (!faceOf(tray).ghost && topAt(play.state.open, tray.at)) play.next(leaveStack({ at: tray.at }))
  if (portals > 0) play.next(countPortals({ portals }))
  play.next(go('phase4'))
})

const fallenTrays = (play: Play): Tray[] => {
  const { open } = play.state
  const fallen: Tray[] = []
  for (const id of activationOrder(open)) {
    const tray = trayIn(play, id)
    if (tray !== undefined && isCleared(open, tray)) fallen.push(tray)
  }
  return fallen
}

/**
 * Its heroes stand on the bare space now; Resurrection works before the damage (RIFT-DESTROY-05, RIFT-LILITH-06, RIFT-RULING-41).
 */
const stepDown = (play: Play, tray: Tray, struck: UnitId[]): void => {
  for (const id of heroesOn(play.state.open, tray)) {
    const hero = heroIn(play, id)
    hero.base = 0
    struck.push(id)
    for (const { adds, ability } of modifiers(play.state, 'mended', { hero: id })) {
      if (adds === 0) continue
      heal(play, id, adds, ability)
      shield(play, id, ability)
    }
  }
}

/** Soldiers back, crystals to the team, the card out of the game (RIFT-DESTROY-02, RIFT-DESTROY-03, RIFT-SOLDIER-11). */
const destroy = (play: Play, tray: Tray): void => {
  const { open } = play.state
  const { crystals, isPortal } = faceOf(tray)
  const soldiers = count(tray.soldiers)
  removeTray(play, tray)
  play.emit({ type: 'destroyed', tray: tray.id, at: tray.at, crystals, soldiers, portal: isPortal })
  returnSoldiers(play, tray, 'destroyed')
  open.gone.push(tray.id as CardId)
  if (!isPortal) open.tally.hordes += 1
  gainCrystals(play, crystals, 'destroyed')
}

/** A boss stays with its next life card; the last one beats it (RIFT-BOSS-06, RIFT-RULING-68). */
const clearLife = (play: Play, tray: Tray): void => {
  const { open } = play.state
  const life = tray.life ?? 0
  const next = life + 1 < livesOf(open, tray.id)
  play.emit({ type: 'lifeCleared', boss: tray.id, life, next })
  returnSoldiers(play, tray, 'destroyed')
  gainCrystals(play, LIFE_CRYSTALS, 'destroyed')
  if (next) {
    tray.life = life + 1
    tray.tiles = []
    return
  }
  removeTray(play, tray)
  open.bossBeaten = true
  play.emit({ type: 'bossBeaten', boss: tray.id })
}

/** Everybody on the space must leave it, then the ghost deck gives a card (RIFT-GHOST-02…05, RIFT-RULING-49). */
const leaveGhost = step('destroy.ghost', (play, { at }) => {
  displaceAll(play, at, 'ghost')
  play.next(raiseGhost({ at }))
})

const raiseGhost = step('destroy.raiseGhost', (play, { at }) => {
  const ghost = play.draw('ghosts')
  if (ghost !== undefined) play.next(land({ tray: ghost, from: 'ghosts', at, over: [] }))
})

/** What lay below still holds the space (RIFT-RULING-48). */
const leaveStack = step('destroy.exposed', (play, { at }) => {
  const { open } = play.state
  if (topAt(open, at) === undefined) return
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero?.at === at && hero.base === 0) play.next(displaceHero({ hero: id, from: at, why: 'exposed' }))
  }
})

/** The objective is read after phase 6. In the endless mode each one gives a heart back (RIFT-DESTROY-06, RIFT-PORTAL-15). */
const countPortals = step('destroy.count', (play, { portals }) => {
  const { open } = play.state
  open.portals.destroyed += portals
  play.emit({ type: 'portalsClosed', destroyed: open.portals.destroyed, total: open.portals.total })
  if (open.mode !== 'storm') return
  const from = open.hearts
  open.hearts = Math.min(open.heartsOf, from + portals)
  if (open.hearts > from) play.emit({ type: 'heartsGained', from, to: open.hearts, cause: 'portal' })
})
