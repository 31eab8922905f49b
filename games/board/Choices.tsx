import { Menu, OptionButton } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../types.ts'
import { choiceOf } from './choice.ts'

interface ChoicesProps {
  board: BoardProps
  options: readonly BoardOption[]
  /** Icon bodies by the names that the text of the game uses. */
  glyphs: Readonly<Record<string, string>>
  at: Element
  label: string
  /** What is done by somebody who is not in focus bears its name. */
  byName?: boolean
  onClose: () => void
}

/** Several options on one thing: a short list beside it. */
export const Choices = ({ board, options, glyphs, at, label, byName, onClose }: ChoicesProps) => (
  <Menu at={at} label={label} onClose={onClose}>
    {options.map(({ id }) => {
      const said = board.text.option(choiceOf(board.view), id, board.view, board.names)
      const { what, why, tone, group, subject } = said
      const icon = said.icon === undefined ? undefined : glyphs[said.icon]
      return (
        <OptionButton
          key={id}
          what={byName && group !== undefined && subject !== board.subject ? `${group} – ${what}` : what}
          why={why}
          {...(icon ? { icon } : {})}
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
