import { type Point, px, type Rect } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { Space } from '../../rules/state/shape.ts'
import { openOf } from '../read.ts'
import { say } from '../words.ts'
import { Chip } from './Chip.tsx'
import { centreOf, type Scene, standOf } from './scene.ts'
import type { Menace } from './threats.ts'

interface MenaceOverlayProps {
  board: BoardProps
  scene: Scene
  world: Rect
  space: Space
  menaces: readonly Menace[]
}

/** Who could attack the space that is looked at: a line from each, with its printed damage, and the sum where it ends. */
export const MenaceOverlay = ({ board, scene, world, space, menaces }: MenaceOverlayProps) => {
  const open = openOf(board.view)
  const there = centreOf(scene, space)
  const lines = menaces.flatMap(
    ({ unit, kind, damage }): { unit: string; kind: string; damage: number; from: Point }[] => {
      const at = open.units[unit]?.at
      return at === undefined || at < 0 || at === space ? [] : [{ unit, kind, damage, from: standOf(scene, at) }]
    },
  )
  const sum = menaces.reduce((all, { damage }) => all + damage, 0)
  return (
    <g className="menaces" aria-hidden="true">
      {lines.map(({ unit, kind, from }) => (
        <path
          key={unit}
          d={`M${px(from[0])} ${px(from[1])}L${px(there[0])} ${px(there[1])}`}
          className={`menace is-${kind}`}
        />
      ))}
      {lines.map(({ unit, damage, from: [x, y] }) => (
        <Chip key={unit} at={[x, y - 30]} words={`−${damage}`} tone="bad" within={world} />
      ))}
      <Chip
        at={[there[0], there[1] + 30]}
        words={
          sum === 0 ? say(board.text, 'outOfReach') : say(board.text, 'menace', { damage: sum, count: menaces.length })
        }
        tone={sum === 0 ? 'good' : 'bad'}
        within={world}
      />
    </g>
  )
}
