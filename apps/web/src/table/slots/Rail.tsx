import { Icon, useBoardKeys } from '@tabletome/boardkit'
import type { BoardModule, BoardProps, BoardTool } from '@tabletome/games/types'
import spectacles from 'icon:spectacles'
import { useWords } from '../../text/index.ts'
import { pressOnBoard } from './onBoard.ts'

const NO_TOOLS: NonNullable<BoardModule['useTools']> = () => []

const ToolButton = ({ tool: { key, word, what, icon, on, act } }: { tool: BoardTool }) => (
  <button
    type="button"
    className="rail-tool"
    title={what}
    aria-keyshortcuts={key}
    aria-pressed={on}
    onClick={() => act()}
  >
    <Icon body={icon} size={21} />
    {word}
    <span className="spoken">: {what}</span>
  </button>
)

/** The game's own tools, and their keys, which act wherever the focus is. */
const useRail = ({ useTools = NO_TOOLS }: BoardModule, board: BoardProps) => {
  const tools = useTools(board)
  useBoardKeys(({ key, repeat }) => {
    const tool = tools.find(each => each.key === key.toUpperCase())
    if (!tool || repeat) return false
    tool.act(key !== key.toLowerCase())
    return true
  })
  return tools
}

interface RailProps {
  module: BoardModule
  board: BoardProps
  /** On a phone the tools lie in a corner of the board. */
  compact?: boolean
  /** The switch to the board in words, where there is one. */
  inWords?: { readonly on: boolean; toggle(): void }
}

/** Board tools as glyph and word; the ways to look at the board at its foot. */
export const Rail = ({ module, board, compact = false, inWords }: RailProps) => {
  const words = useWords()
  const tools = useRail(module, board)
  const buttons = tools.map(tool => <ToolButton key={tool.key} tool={tool} />)
  if (compact)
    return tools.length === 0 ? undefined : (
      <nav className="board-chips" aria-label={words.table.rail}>
        {buttons}
      </nav>
    )
  const zoom = (key: string, label: string) => (
    <button type="button" className="rail-zoom" aria-label={label} title={label} onClick={() => pressOnBoard(key)}>
      {key === '0' ? words.table.wholeShort : key}
    </button>
  )
  return (
    <nav className="rail" aria-label={words.table.rail}>
      {buttons}
      <i className="rail-gap" />
      {inWords ? (
        <ToolButton
          tool={{
            key: 'W',
            word: words.table.inWordsShort,
            what: inWords.on ? words.table.inWordsOff : words.table.inWords,
            icon: spectacles,
            on: inWords.on,
            act: inWords.toggle,
          }}
        />
      ) : undefined}
      <div className="rail-zooms">
        {zoom('+', words.table.closer)}
        {zoom('-', words.table.farther)}
        {zoom('0', words.table.whole)}
      </div>
    </nav>
  )
}
