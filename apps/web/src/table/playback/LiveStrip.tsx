import type { Speed } from '@tabletome/boardkit'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { type AtTable, useSteadyTable } from '../context.ts'
import './live.css'

const PACES: readonly Speed[] = ['slow', 'normal', 'fast']
/** More beads than this are counted in figures. */
const MOST_BEADS = 24
/** A line has no more signs. */
const LONGEST = 90

/** What is being shown, in one short sentence; several of a kind are told by the last of them. */
export const liveWords = ({ playing, text, names }: Pick<AtTable, 'playing' | 'text' | 'names'>, more: string) => {
  const { beat } = playing
  const said = beat && text.log(beat.fact, names)
  if (!said) return undefined
  const whole = beat.count > 1 && !said.heading ? `${said.text} ${more}` : said.text
  return { ...said, text: whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole }
}

const Beads = ({ of, at }: { of: number; at: number }) => {
  const words = useWords()
  return (
    <span className="beads" role="img" aria-label={words.table.eventOf(at + 1, of)}>
      {of > MOST_BEADS
        ? `${at + 1} / ${of}`
        : Array.from({ length: of }, (_, i) => (
            <i key={i} className={i < at ? 'is-done' : i === at ? 'is-now' : undefined} />
          ))}
    </span>
  )
}

/** While others act: the event, how far the phase has come, the speed; the main button skips it. One's own choices stay open where that is so. */
export const LiveStrip = () => {
  const words = useWords()
  const at = useSteadyTable()
  const { speed } = useSettings()
  const { playing } = at
  const { beat, progress, meanwhile } = playing
  const said = liveWords(at, words.table.andMore((beat?.count ?? 1) - 1))
  return (
    <>
      {meanwhile ? <b className="now-badge">{words.table.now}</b> : <Beads {...progress} />}
      <span className="ticker-line live-line">
        {said?.text ?? words.table.happening}
        {said?.figure ? <b className={`figure ${said.tone ?? ''}`}>{said.figure}</b> : undefined}
      </span>
      {meanwhile ? (
        <span className="live-open">{words.table.staysOpen}</span>
      ) : (
        <span className="paces" role="group" aria-label={words.table.speedIs(words.table.speed[speed])}>
          {PACES.map(pace => (
            <button
              key={pace}
              type="button"
              className="t-btn"
              aria-pressed={speed === pace}
              onClick={() => changeSettings({ speed: pace })}
            >
              {words.table.speed[pace]}
            </button>
          ))}
        </span>
      )}
    </>
  )
}
