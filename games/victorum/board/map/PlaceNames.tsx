import type { BoardProps } from '../../../types.ts'
import { PLACE_IDS } from '../../content/places.ts'
import { words } from '../../words.ts'
import { nameOf, optionsAt } from '../read.ts'
import { nameSpots } from './nameSpots.ts'

/** The names of the places one may go to by land; over the sea only the one that is looked at. */
export const PlaceNames = ({ board }: { board: BoardProps }) => {
  const named = PLACE_IDS.flatMap(id => {
    const ways = optionsAt(board, `place ${id}`)
    const isNamed = ways.some(way => way.id === board.selected || words.answer(way.id)?.do !== 'sail')
    return isNamed ? [{ id, name: nameOf(board, `place ${id}`) }] : []
  })
  return (
    <g aria-hidden="true">
      {nameSpots(named).map(({ id, name, box }) => (
        <text key={id} x={box.x + box.width / 2} y={box.y + box.height - 6} className="place-name">
          {name}
        </text>
      ))}
    </g>
  )
}
