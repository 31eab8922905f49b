import { useBoardKeys } from '@tabletome/boardkit'
import type { BoardProps, BoardTool, GameText } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { usePick, usePicker } from '../hand/pick.ts'
import { combatOf } from '../read.ts'
import { say } from '../words.ts'

const TOOLS = [
  { key: 'I', word: 'intentTool', short: 'intentShort', what: 'intent' },
  { key: 'T', word: 'threatTool', short: 'threatShort', what: 'threat' },
  { key: 'N', word: 'labelTool', short: 'labelShort', what: 'labels' },
] as const

/** What the arena can show besides: the rivals' plans, where they can strike, the names of the hexes. */
export const useTools = ({ view, text }: BoardProps): readonly BoardTool[] => {
  const on = usePick()
  const { pick, setPick } = usePicker()
  // The shell lets go of what is in focus; so does the hand.
  useBoardKeys(event => {
    if (event.key === 'Escape') setPick({ picked: undefined, unit: undefined })
    return false
  })
  if (!combatOf(view)) return []
  return TOOLS.map(({ key, word, short, what }) => ({
    key,
    word: say(text, short),
    what: say(text, word),
    icon: glyphs[what],
    on: on[what],
    act: () => setPick({ [what]: !pick()[what] }),
  }))
}

/** The keys of the board, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] => [
  ...TOOLS.map(({ key, word }) => ({ key, what: say(text, word) })),
  { key: '← ↑ → ↓', what: say(text, 'walkTool') },
]
