import { type Tool, ToolBar, useBoardKeys } from '@tabletome/boardkit'
import type { GameText } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { say } from '../words.ts'

export interface ToolStates {
  readonly threats: boolean
  readonly numbers: boolean
  readonly byHand: boolean
}
export type ToolAct = 'turn' | 'turnBack' | keyof ToolStates

const TOOLS = [
  { key: 'V', word: 'turnBoard', does: 'turn' },
  { key: 'T', word: 'threats', does: 'threats' },
  { key: 'N', word: 'numbers', does: 'numbers' },
  { key: 'G', word: 'byHand', does: 'byHand' },
] as const
const KEYS: Readonly<Record<string, ToolAct>> = { v: 'turn', V: 'turnBack', t: 'threats', n: 'numbers', g: 'byHand' }

interface ToolsProps {
  text: GameText
  states: ToolStates
  /** Single steps are open to somebody. */
  canWalk: boolean
  act: (tool: ToolAct) => void
}

/** What the board can show besides: turned, threatened, numbered; and how Moves are made. */
export const Tools = ({ text, states, canWalk, act }: ToolsProps) => {
  useBoardKeys(({ key, repeat }) => {
    const tool = KEYS[key]
    if (tool && !repeat) act(tool)
    return tool !== undefined && !repeat
  })
  const tools = TOOLS.filter(({ does }) => canWalk || does !== 'byHand').map(
    ({ key, word, does }): Tool => ({
      key,
      name: say(text, word),
      icon: glyphs[word],
      on: does === 'turn' ? undefined : states[does],
      act: () => act(does),
    }),
  )
  return <ToolBar className="tactics-tools" tools={tools} />
}

/** The same, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] =>
  TOOLS.map(({ key, word }) => ({ key, what: say(text, word) }))
