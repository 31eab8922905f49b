import { Icon } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { AnchorButton } from '../map/Anchor.tsx'

interface CardFaceProps {
  board: BoardProps
  anchor: string
  glyph: string
  /** A word or number that sets it apart from its neighbours. */
  tag?: string
}

/** A card face that can be looked up, or chosen where one is asked for. */
export const CardFace = ({ board, anchor, glyph, tag }: CardFaceProps) => {
  const face = board.text.card(anchor, board.view)
  return (
    <AnchorButton board={board} anchors={[anchor]} className="card-face">
      <span className="card-face-head">
        <Icon body={glyph} size={18} />
        <span className="grow">{face?.title}</span>
      </span>
      {tag ? <span className="card-face-tag">{tag}</span> : undefined}
      <span className="card-face-text">{face?.text}</span>
    </AnchorButton>
  )
}
