import { Icon, KeyCap } from '@tabletome/boardkit'
import scroll from 'icon:scroll-quill'
import { memo } from 'react'
import { useWords } from '../../text/index.ts'
import type { Line } from '../chronicle/chronicle.ts'
import { type AtTable, useSteadyTable } from '../context.ts'
import { LiveStrip, liveWords } from '../playback/LiveStrip.tsx'
import { useKeyCaps } from '../decision/useKeys.ts'
import type { ShellUi } from '../layout/Shell.tsx'

const SHOWN = 3
/** Longer lines are set in two rows on a phone. */
const LONG = 42

/** The newest first. */
const latestOf = ({ chapters }: Pick<AtTable, 'chapters'>): readonly Line[] => {
  const latest: Line[] = []
  for (let i = chapters.length - 1; i >= 0 && latest.length < SHOWN; i--)
    latest.push(...(chapters[i]?.lines ?? []).slice(-SHOWN).reverse())
  return latest.slice(0, SHOWN)
}

const TickerLine = ({ line }: { line: Line }) => {
  const { module } = useSteadyTable()
  const icon = line.icon === undefined ? undefined : module.glyphs[line.icon]
  return (
    <span className="ticker-line">
      {icon ? <Icon body={icon} size={16} /> : undefined}
      <span>{line.text}</span>
      {line.figure ? <b className={`figure ${line.tone ?? ''}`}>{line.figure}</b> : undefined}
    </span>
  )
}

/** The last words of the chronicle; while something is being shown, that. */
export const Ticker = memo(({ ui }: { ui: ShellUi }) => {
  const words = useWords()
  const cap = useKeyCaps()
  const at = useSteadyTable()
  const { playing, kind } = at
  const [newest, ...older] = latestOf(at)
  const unread = ui.unread > 0 ? <b className="badge2">{ui.unread}</b> : <KeyCap>{cap('talk')}</KeyCap>
  return (
    <footer className={playing.busy ? 'ticker is-live' : 'ticker'} aria-label={words.table.ticker}>
      <Icon body={scroll} size={18} />
      <div className="ticker-lines">
        {playing.beat ? (
          <LiveStrip />
        ) : (
          <>
            {newest ? <TickerLine line={newest} /> : <span className="ticker-line soft">{words.table.logEmpty}</span>}
            {older.map(line => (
              <TickerLine key={line.key} line={line} />
            ))}
          </>
        )}
      </div>
      <button type="button" className="t-btn" aria-expanded={ui.drawer === 'log'} onClick={() => ui.showLog()}>
        {words.table.log} <KeyCap>{cap('log')}</KeyCap>
      </button>
      <button type="button" className="t-btn" disabled={!playing.canReplay} onClick={playing.replay}>
        {words.table.showAgain} <KeyCap>{cap('again')}</KeyCap>
      </button>
      {kind === 'online' ? (
        <button type="button" className="t-btn" aria-expanded={ui.drawer === 'talk'} onClick={() => ui.showTalk()}>
          {words.table.talkShort} {unread}
        </button>
      ) : undefined}
    </footer>
  )
})

/** One line; a tap opens the chronicle. */
export const PhoneTicker = memo(({ ui }: { ui: ShellUi }) => {
  const words = useWords()
  const at = useSteadyTable()
  const { playing } = at
  const [newest] = latestOf(at)
  const told = liveWords(at, words.table.andMore((playing.beat?.count ?? 1) - 1)) ?? newest
  const said = told?.text ?? (playing.busy ? words.table.happening : words.table.logEmpty)
  return (
    <button
      type="button"
      className={`p-tick${playing.busy ? ' is-live' : ''}${said.length > LONG ? ' is-long' : ''}`}
      onClick={() => ui.setTab('chronicle')}
    >
      <Icon body={scroll} size={16} />
      <span className="p-tick-line">{said}</span>
      {told?.figure ? <b className={`figure ${told.tone ?? ''}`}>{told.figure}</b> : undefined}
      <i className="up" aria-hidden="true" />
    </button>
  )
})
