import { ToolBar } from '@tabletome/boardkit'
import type { GameText } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { usePick, usePicker } from '../pick.ts'
import { say } from '../words.ts'

/** What the board can show besides: the forecast, on unless it is put away. */
export const Tools = ({ text }: { text: GameText }) => {
  const { forecast } = usePick()
  const { setPick } = usePicker()
  const name = say(text, 'forecastTool')
  const act = () => setPick({ forecast: !forecast })
  return <ToolBar className="rift-tools" tools={[{ key: 'F', name, icon: glyphs.forecast, on: forecast, act }]} />
}

/** The keys of the board, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] => [
  { key: 'F', what: say(text, 'forecastTool') },
  { key: 'R', what: say(text, 'turnTool') },
  { key: 'M', what: say(text, 'mirrorTool') },
  { key: '← ↑ → ↓', what: say(text, 'moveTool') },
  { key: 'Enter', what: say(text, 'placeTool') },
]
