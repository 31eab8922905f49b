import type { BoardProps } from '../../../types.ts'
import { nameOf } from '../read.ts'

interface ShortLineProps {
  board: BoardProps
  /** What it is the line of: `ability mend`, `foe`. */
  anchor: string
  id: string
}

/** An ability in one line, its name in bold before it. */
export const ShortLine = ({ board, anchor, id }: ShortLineProps) => {
  const name = nameOf(board.text, board.view, anchor)
  return (
    <>
      {name ? <b>{name} · </b> : undefined}
      {board.text.words(`short.${id}`)}
    </>
  )
}
