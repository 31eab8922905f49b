import type { GameText } from '../../types.ts'
import { Artifact, GroundMarks, Portals } from '../board/map/GroundMarks.tsx'
import { Land } from '../board/map/Land.tsx'
import { centreOf, worldOf } from '../board/map/scene.ts'
import { codeOf, realmOf } from '../rules/realm/realm.query.ts'
import { readCode } from './code.ts'
import { sceneOfBoxes } from './pick.ts'
import { say } from './words.ts'

/** A realm in small, where one is chosen; nothing for one that chance will make, or that cannot be read. */
export const Picture = ({ value, text }: { value: string; text: GameText }) => {
  const read = readCode(value)
  if (!('boxes' in read)) return undefined
  const scene = sceneOfBoxes(read.boxes)
  const { x, y, width, height } = worldOf(scene, true)
  const { artifact } = realmOf(codeOf(read.boxes))
  return (
    <svg className="tactics builder-picture" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Land scene={scene} bare name="" north={say(text, 'north')} />
      <GroundMarks scene={scene} id="picture" areas={false} />
      <Portals scene={scene} />
      {artifact === undefined ? undefined : <Artifact at={centreOf(scene, artifact)} />}
    </svg>
  )
}
