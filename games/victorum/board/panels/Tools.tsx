import { ToolBar, useBoardKeys } from '@tabletome/boardkit'
import type { GameText } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { usePick, usePicker } from '../hand/pick.ts'
import { say } from '../words.ts'

const TOOLS = [
  { key: 'I', word: 'intentTool', what: 'intent' },
  { key: 'T', word: 'threatTool', what: 'threat' },
  { key: 'N', word: 'labelTool', what: 'labels' },
] as const

/** What the arena can show besides: the rivals' plans, where they can strike, the names of the hexes. */
export const Tools = ({ text }: { text: GameText }) => {
  const on = usePick()
  const { pick, setPick } = usePicker()
  const turn = (what: (typeof TOOLS)[number]['what']) => setPick({ [what]: !pick()[what] })
  useBoardKeys(event => {
    // The shell lets go of what is in focus; so does the hand.
    if (event.key === 'Escape') setPick({ picked: undefined, unit: undefined })
    const tool = TOOLS.find(({ key }) => key === event.key.toUpperCase())
    if (tool) turn(tool.what)
    return tool !== undefined
  })
  const tools = TOOLS.map(({ key, word, what }) => ({
    key,
    name: say(text, word),
    icon: glyphs[what],
    on: on[what],
    act: () => turn(what),
  }))
  return <ToolBar className="victorum-tools" tools={tools} />
}

/** The keys of the board, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] => [
  ...TOOLS.map(({ key, word }) => ({ key, what: say(text, word) })),
  { key: '← ↑ → ↓', what: say(text, 'walkTool') },
]
