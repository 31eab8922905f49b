import { Glyph, px } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { goingOf } from '../../rules/movement/going.query.ts'
import type { UnitId } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { actorOf, answerOf, choiceOf } from '../read.ts'
import { type Scene, topOf } from './scene.ts'

interface EntrancesProps {
  board: Pick<BoardProps, 'options' | 'view'>
  scene: Scene
  subject: UnitId | undefined
}

/** A door stands open at every portal whose dungeon the unit in focus could enter. */
export const Entrances = ({ board, scene, subject }: EntrancesProps) => {
  const acting = choiceOf(board.view) === 'turn.act'
  const boxes = new Set(
    board.options.flatMap(option => {
      const going = goingOf(answerOf(option.id))
      return going?.do !== 'enter' || (acting && actorOf(board.view, option) !== subject) ? [] : [going.box]
    }),
  )
  return (
    <g className="entrances" aria-hidden="true">
      {scene.ground.portals.map(({ box, space }) => {
        const spot = scene.bySpace.get(space)
        if (!spot || !boxes.has(box)) return undefined
        const { x, y } = topOf(scene, spot)
        return (
          <g key={`${box}${space}`} transform={`translate(${px(x + 9)} ${px(y + 9)})`} className="entrance">
            <circle r={10} />
            <Glyph body={glyphs.dungeon} size={14} className="entrance-glyph" />
          </g>
        )
      })}
    </g>
  )
}
