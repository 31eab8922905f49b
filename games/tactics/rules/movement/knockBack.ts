import { COLLISION } from '../../content/numbers.ts'
import { isImmune, slide } from './slide.query.ts'
import { stealArtifact } from './artifact.ts'
import { loseHealth, type Behind } from '../attack/health.ts'
import { openWindow } from '../turn/openWindow.ts'
import { step } from '../state/kit.ts'
import type { Cause, Play, Space, UnitId } from '../state/shape.ts'
import { isStill, unitIn } from '../units/units.ts'

/** Forced relocation: no costs, no Village, no pick-up, no portal (TAC-RULING-04, TAC-KNOCK-09, TAC-PORTAL-05). */
export const displace = (play: Play, id: UnitId, to: Space): void => {
  unitIn(play, id).at = to
}

/** Relocation without walking (TAC-RULING-04). */
export const place = (play: Play, id: UnitId, to: Space, cause: Cause): void => {
  const unit = unitIn(play, id)
  unit.at = to
  play.emit({ type: 'placed', unit: id, card: unit.card, at: to, cause })
}

/**
 * Straight on, space by space, as far as it goes; cut short it costs 1 Health, once (TAC-KNOCK-03…12, TAC-PORTAL-08,
 * TAC-RULING-23). An immune unit is not moved and does not collide (TAC-KNOCK-13, TAC-RULING-88).
 */
export const knockBack = step('knockBack', (play, about) => {
  const { unit: id, serial, way, n, by, bySeat, cause } = about
  const { open } = play.state
  if (n < 1 || !isStill(open, id, serial)) return
  if (isImmune(open, id)) return play.emit({ type: 'unmoved', unit: id, cause })
  const from = unitIn(play, id).at
  const { to, moved, collides, fell } = slide(open, id, way, n)
  displace(play, id, to)
  play.emit({ type: 'knockedBack', unit: id, from, to, distance: n, way, fell, cause })
  if (moved > 0 && about.robs !== undefined) stealArtifact(play, id, about.robs)
  if (collides) {
    play.emit({ type: 'collided', unit: id, at: to })
    const behind: Behind = by === undefined ? { owner: bySeat } : { owner: bySeat, unit: by }
    loseHealth(play, id, about.collision ?? COLLISION, 'collision', behind)
  }
  const who = by === undefined ? { unit: id, serial, bySeat } : { unit: id, serial, by, bySeat }
  openWindow(play, { window: 'knockedBack', ...who, fell })
  if (collides) openWindow(play, { window: 'collided', ...who })
})
