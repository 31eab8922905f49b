import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { HintWords } from '../layout/lateTable.ts'
import { chanceText, wordOf } from './told.ts'
import { useHinting } from './useHint.ts'

/** Said once for those who listen: every option with its chance and reason. */
const Spoken = () => {
  const words = useWords()
  const { language } = useSettings()
  const { panel, text } = useTable()
  const { hint, shows } = useHinting()
  const said = hint?.options.map(told => {
    const what = panel.all.find(({ id }) => id === told.option)?.text.what ?? ''
    const how = shows === 'words' ? words.table.hints.words5[wordOf(hint, told)] : chanceText(told, words, language)
    return words.table.hints.spoken(told.rank, what, how, text.because(told.reason))
  })
  return (
    <span className="spoken" role="status">
      {said?.join(' ') ?? ''}
    </span>
  )
}

/** Under the options: how sure the hint is, and what may be done with it. */
export const HintFoot = () => {
  const { hint, thinking, note } = useHinting()
  const isShown = hint !== undefined || thinking || note !== undefined
  return (
    <div className={isShown ? 'hint-foot' : 'hint-foot is-empty'} data-worlds={hint?.worlds}>
      <Spoken />
      {isShown ? <HintWords /> : undefined}
    </div>
  )
}
