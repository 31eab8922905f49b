import { Menu, OptionButton } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../../types.ts'
import { glyphNamed } from './glyphs.ts'
import { choiceOf } from './read.ts'

interface ChoicesProps {
  board: BoardProps
  options: readonly BoardOption[]
  at: Element
  label: string
  onClose: () => void
}

/** Several options on one thing: a short list beside it. */
export const Choices = ({ board, options, at, label, onClose }: ChoicesProps) => (
  <Menu at={at} label={label} onClose={onClose}>
    {options.map(({ id }) => {
      const { what, why, icon, tone } = board.text.option(choiceOf(board.view), id, board.view, board.names)
      const glyph = glyphNamed(icon)
      return (
        <OptionButton
          key={id}
          what={what}
          why={why}
          {...(glyph ? { icon: glyph } : {})}
          state={tone === 'threat' ? 'threat' : board.selected === id ? 'chosen' : 'can'}
          onPoint={pointed => board.point(pointed ? id : undefined)}
          onChoose={() => {
            onClose()
            board.choose(id)
          }}
        />
      )
    })}
  </Menu>
)
