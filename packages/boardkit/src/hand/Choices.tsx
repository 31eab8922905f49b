import { type Asking, choiceOf, type Offered, type Waiting } from './asking.ts'
import { Menu } from '../frame/Menu.tsx'
import { OptionButton } from './OptionButton.tsx'

interface ChoicesProps<V extends Waiting, N> {
  board: Asking<V, N>
  options: readonly Offered[]
  /** Icon bodies by the names that the text of the game uses. */
  glyphs: Readonly<Record<string, string>>
  at: Element
  label: string
  /** What is done by somebody who is not in focus bears its name. */
  byName?: boolean
  onClose: () => void
}

/** Several options on one thing: a short list beside it, of those that are still offered. */
export const Choices = <V extends Waiting, N>({
  board,
  options,
  glyphs,
  at,
  label,
  byName,
  onClose,
}: ChoicesProps<V, N>) => (
  <Menu at={at} label={label} onClose={onClose}>
    {options
      .filter(({ id }) => board.options.some(now => now.id === id))
      .map(({ id }) => {
        const said = board.text.option(choiceOf(board.view), id, board.view, board.names)
        const { what, why, tone, group, subject } = said
        return (
          <OptionButton
            key={id}
            what={byName && group !== undefined && subject !== board.subject ? `${group} – ${what}` : what}
            why={why}
            icon={said.icon === undefined ? undefined : glyphs[said.icon]}
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
