import type { BoardProps, BoardTool, GameText } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { usePick, usePicker } from '../pick.ts'
import { say } from '../words.ts'

/** What the board can show besides: the march ahead, on unless it is put away. */
export const useTools = ({ text }: BoardProps): readonly BoardTool[] => {
  const { forecast } = usePick()
  const { setPick } = usePicker()
  return [
    {
      key: 'F',
      word: say(text, 'forecastShort'),
      what: say(text, 'forecastTool'),
      icon: glyphs.forecast,
      on: forecast,
      act: () => setPick({ forecast: !forecast }),
    },
  ]
}

/** The keys of the board, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] => [
  { key: 'F', what: say(text, 'forecastTool') },
  { key: 'R', what: say(text, 'turnTool') },
  { key: 'M', what: say(text, 'mirrorTool') },
  { key: '← ↑ → ↓', what: say(text, 'moveTool') },
  { key: 'Enter', what: say(text, 'placeTool') },
]
