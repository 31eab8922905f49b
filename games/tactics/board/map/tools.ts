import type { BoardProps, BoardTool, GameText } from '../../../types.ts'
import { goingOf } from '../../rules/movement/going.query.ts'
import { glyphs } from '../art/glyphs.ts'
import { answerOf } from '../read.ts'
import { useToolStates } from './useToolStates.ts'
import { say } from '../words.ts'

const TOOLS = [
  { key: 'V', word: 'turnBoard', short: 'turnShort', does: 'turn' },
  { key: 'T', word: 'threats', short: 'threatsShort', does: 'threats' },
  { key: 'N', word: 'numbers', short: 'numbersShort', does: 'numbers' },
  { key: 'G', word: 'byHand', short: 'byHandShort', does: 'byHand' },
] as const

/** What the board can show besides: turned, threatened, numbered; and, where somebody can walk, how Moves are made. */
export const useTools = ({ text, options }: BoardProps): readonly BoardTool[] => {
  const { states, act } = useToolStates()
  const canWalk = options.some(({ id }) => goingOf(answerOf(id))?.do === 'step')
  return TOOLS.filter(({ does }) => canWalk || does !== 'byHand').map(({ key, word, short, does }) => ({
    key,
    word: say(text, short),
    what: say(text, word),
    icon: glyphs[word],
    ...(does === 'turn' ? {} : { on: states[does] }),
    act: back => act(does === 'turn' && back ? 'turnBack' : does),
  }))
}

/** The same, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] =>
  TOOLS.map(({ key, word }) => ({ key, what: say(text, word) }))
