import { Button } from '@tabletome/boardkit'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { chanceText, confidenceOf, wordOf } from './told.ts'
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
  const words = useWords().table.hints
  const all = useWords()
  const { hint, thinking, shows, canLonger, note, longer, close, showAs } = useHinting()
  const [sure, about] = hint ? confidenceOf(hint, shows, all) : ['', '']
  return (
    <div className={hint || thinking || note ? 'hint-foot' : 'hint-foot is-empty'} data-worlds={hint?.worlds}>
      <Spoken />
      {note === undefined ? undefined : (
        <p className="hint-note small" role="status">
          {note}
        </p>
      )}
      {thinking ? (
        <div className="hint-thinking">
          <span className="small">{hint ? words.thinkingLonger : words.thinking}</span>
          <i className="hint-progress" aria-hidden="true" />
          <Button slim keyCap="Esc" onClick={close}>
            {words.stop}
          </Button>
        </div>
      ) : hint ? (
        <>
          <p className="hint-note small" role="status">
            {sure ? <b>{sure}</b> : undefined} {about}
          </p>
          <div className="hint-row">
            <Button slim aria-disabled={!canLonger || undefined} onClick={longer}>
              {canLonger ? words.longer : words.longest}
            </Button>
            <Button
              slim
              aria-disabled={hint.unknown || undefined}
              onClick={() => showAs(shows === 'words' ? 'full' : 'words')}
            >
              {shows === 'words' ? words.numbers : words.words}
            </Button>
            <Button slim keyCap="Esc" onClick={close}>
              {words.close2}
            </Button>
          </div>
        </>
      ) : undefined}
    </div>
  )
}
