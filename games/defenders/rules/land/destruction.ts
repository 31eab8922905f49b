import { DESTRUCTION } from '../../content/regions.ts'
import type { DireId, EnemyId } from '../../content/ids.ts'
import { isDestroyed } from './map.query.ts'
import { raiseCapital } from './capital.ts'
import { CIRCLE, emptyCircle } from './circle.ts'
import { step } from '../state/kit.ts'
import type { Marker, Play, RegionId } from '../state/shape.ts'

/**
 * One point of Threat in a Region; several points are several of these (DEF-DESTROY-08, DEF-RULING-16). On a Destroyed
 * Region it goes to the Capital (DEF-CAPITAL-01, DEF-CAPITAL-02). `by` is the card whose attack it is; an effect has
 * none (DEF-DESTROY-02, DEF-DESTROY-03).
 */
export const addThreat = step('threat.add', (play, { region, cause, by }) => {
  if (isDestroyed(play.state.open, region)) return raiseCapital(play, cause, region)
  const card = play.state.open.regions[region]
  const from = card.threat
  card.threat = from + 1
  play.emit({ type: 'threatRose', place: region, from, to: card.threat, cause })
  if (card.threat === DESTRUCTION.region) destroy(play, region, by)
})

/** A text that destroys a Region outright; one that already is costs the Capital 1 (DEF-CAPITAL-02). */
export const destroyRegion = step('threat.destroy', (play, { region, cause }) => {
  if (isDestroyed(play.state.open, region)) return raiseCapital(play, cause, region)
  const card = play.state.open.regions[region]
  const from = card.threat
  card.threat = DESTRUCTION.region
  play.emit({ type: 'threatRose', place: region, from, to: card.threat, cause })
  destroy(play, region, undefined)
})

/**
 * Permanent: the marker first, then the Capital gains 1 (DEF-DESTROY-01, DEF-DESTROY-02, DEF-DESTROY-03,
 * DEF-DESTROY-04, DEF-DESTROY-05, DEF-DESTROY-06, DEF-RULING-31).
 */
const destroy = (play: Play, region: RegionId, by: EnemyId | DireId | undefined): void => {
  const marker = by === undefined ? leftoverMarker(play) : { card: by }
  if (by !== undefined) play.state.open.resolving = undefined
  play.state.open.regions[region].marker = marker
  play.emit({ type: 'destroyed', region, marker })
  if (region === CIRCLE) emptyCircle(play)
  raiseCapital(play, 'destruction', region)
}

/**
 * A random unseen Leftover Card, or a plain token when there is none (DEF-DESTROY-03, DEF-RULING-19, DEF-RULING-20).
 */
const leftoverMarker = (play: Play): Marker => (play.transfer('leftover', 'markers') ? 'leftover' : 'token')
