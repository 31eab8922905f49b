import { bears } from '../units/units.query.ts'
import type { Play, UnitId } from '../state/shape.ts'
import { unitIn } from '../units/units.ts'

/** Battle: the Artifact lies on a space or is with its Bearer; nothing else moves it (TAC-BATTLE-02, 11, TAC-BATTLETEAM-01, 05). */

/** Only a unit that ends a Move there picks it up (TAC-BATTLE-04, TAC-RULING-50). */
export const pickUpArtifact = (play: Play, id: UnitId): void => {
  const { open } = play.state
  if (open.artifact === undefined || !('at' in open.artifact) || open.artifact.at !== unitIn(play, id).at) return
  open.artifact = { unit: id }
  play.emit({ type: 'artifactTaken', unit: id })
}

/** A Bearer Knocked Back by a Melee Attack is robbed by the attacker after the damage (TAC-BATTLE-08, 09, 15, TAC-RULING-49). */
export const stealArtifact = (play: Play, from: UnitId, to: UnitId): void => {
  if (!bears(play.state.open, from)) return
  play.state.open.artifact = { unit: to }
  play.emit({ type: 'artifactTaken', unit: to, from })
}

/** A captured Bearer leaves it where it stood (TAC-BATTLE-10). */
export const dropArtifact = (play: Play, id: UnitId): void => {
  if (!bears(play.state.open, id)) return
  const { at } = unitIn(play, id)
  play.state.open.artifact = { at }
  play.emit({ type: 'artifactDropped', at })
}
