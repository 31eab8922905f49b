import type { Point } from '@tabletome/boardkit'
import { D, dropTo, H, project, type Scene, type Spot, sceneOf, W } from '../board/map/scene.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { codeOf } from '../rules/realm/realm.query.ts'
import { xOf, yOf } from '../rules/realm/spaces.query.ts'
import type { Boxes } from './stack.ts'

/** The field as `Realm` draws it. */
export const sceneOfBoxes = (boxes: Boxes): Scene =>
  sceneOf(groundOf({ realm: codeOf(boxes), options: { boxRise: 'printed' }, flipped: {} }), 0)

/** Nearer spaces first: a top, or the cliff under its southern edge. */
export const spotAt = (scene: Scene, [x, y]: Point): Spot | undefined => {
  for (let i = scene.spots.length - 1; i >= 0; i--) {
    const spot = scene.spots[i]
    if (spot && (isOnTop(spot, x, y) || isOnCliff(scene, spot, x, y))) return spot
  }
  return undefined
}

const isOnTop = (spot: Spot, x: number, y: number) => {
  const [left, top] = project(spot.x, spot.y, spot.z)
  return x >= left && x < left + W && y >= top && y < top + D
}

const isOnCliff = (scene: Scene, spot: Spot, x: number, y: number) => {
  const [, brink] = project(spot.x, spot.y + 1, spot.z)
  const levels = (y - brink) / H
  if (levels < 0 || levels >= dropTo(scene, spot, 0, 1)) return false
  const [left] = project(spot.x, spot.y + 1, spot.z - levels)
  return x >= left && x < left + W
}

/** Column and row under a point; past the edge as if the scroll went on. */
export const cellAt = (scene: Scene, point: Point): readonly [number, number] => {
  const spot = spotAt(scene, point)
  return spot ? [xOf(spot.space), yOf(spot.space)] : [Math.floor(point[0] / W), Math.floor(point[1] / D)]
}
