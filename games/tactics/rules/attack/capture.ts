import { isEnemyOwner, ownerOf, unitsInPlay } from '../units/units.query.ts'
import { dropArtifact } from '../movement/artifact.ts'
import { endByCapture, endQuest, isQuest } from '../turn/end.ts'
import { discardHand } from '../turn/hands.ts'
import { openWindow } from '../turn/openWindow.ts'
import { go, step } from '../state/kit.ts'
import type { Capture, Play } from '../state/shape.ts'
import { isInPlay, unitIn } from '../units/units.ts'
import { recoverAll } from '../turn/weak.ts'

/** A unit at 0 Health is captured at once (TAC-CAPTURE-01…08). */
export const capture = step('capture', (play, about) => {
  takeOff(play, about)
  play.next(afterCapture(about))
})

/** Units that fall together: all leave before anything follows from it (TAC-RULING-85). */
export const captureAll = step('capture.all', (play, { captures }) => {
  for (const about of captures) takeOff(play, about)
  for (const about of captures) play.next(afterCapture(about))
})

/**
 * Token, trackers and Weakened Token leave the board and the space is free; the card goes to the captor (TAC-CAPTURE-02,
 * TAC-CAPTURE-03). An Enemy Unit stays in its row without a space until it is replaced.
 */
const takeOff = (play: Play, { unit: id, by, byUnit }: Capture): void => {
  const { open } = play.state
  const unit = unitIn(play, id)
  const { at, card, owner, inside } = unit
  dropArtifact(play, id)
  unit.at = -1
  unit.health = 0
  unit.weakened = false
  if (open.move?.unit === id) open.move = undefined
  if (!isEnemyOwner(owner)) {
    delete open.units[id]
    open.captured.push(by === undefined ? { card, of: owner } : { card, of: owner, by })
  }
  play.emit({
    type: 'captured',
    unit: id,
    card,
    at,
    ...(by === undefined ? {} : { by }),
    ...(byUnit === undefined ? {} : { byUnit }),
  })
  if (inside !== undefined) play.next(go('dungeon.restoreBoxes', { box: inside.box }))
}

/** What follows: replacement or defeat, tokens off, the end, the captor's ability, the window (TAC-CAPTURE-02). */
const afterCapture = step('capture.after', (play, { unit, by, byUnit }) => {
  const { open } = play.state
  const owner = ownerOf(unit)
  if (isEnemyOwner(owner)) play.next(go('solo.replaceEnemy', { unit }))
  else {
    const left = unitsInPlay(open, owner)
    if (left === 0 && isQuest(open)) return endQuest(play, 'lost', 'eliminated')
    if (left <= 2) recoverAll(play, owner, 'fewUnits')
    if (left === 0) discardHand(play, owner)
    if (!isQuest(open)) endByCapture(play, owner, by)
  }
  if (byUnit !== undefined && isInPlay(open, byUnit)) play.moment('captures', { unit: byUnit, captured: unit })
  openWindow(play, {
    window: 'captured',
    unit,
    ...(by === undefined ? {} : { by }),
    ...(byUnit === undefined ? {} : { byUnit }),
  })
})
