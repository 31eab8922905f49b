import { Button } from '@tabletome/boardkit'
import { Sign } from '../../analysis/Sign.tsx'
import { useWords } from '../../text/index.ts'
import { confidenceOf, isClear } from './told.ts'
import { useHinting } from './useHint.ts'
import './hint.css'

/** How sure the hint is, and what may be done with it; while it thinks, that it does. */
export const HintWords = () => {
  const words = useWords().table.hints
  const all = useWords()
  const { hint, thinking, shows, canLonger, note, longer, close, showAs } = useHinting()
  const [sure, about] = hint ? confidenceOf(hint, shows, all) : ['', '']
  return (
    <>
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
          <p className="hint-note hint-sure small" role="status">
            {hint.options.length > 1 ? <Sign mark={isClear(hint) ? 'good' : 'doubtful'} size={20} /> : undefined}
            <span>
              {sure ? <b>{sure}</b> : undefined} {about}
            </span>
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
    </>
  )
}
