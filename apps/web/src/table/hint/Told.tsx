import type { Hinted } from '@tabletome/bots'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { percent } from '../decision/preview.ts'
import { chanceText, wordOf } from './told.ts'
import { useHinting } from './useHint.ts'

/** The rank as a lozenge: the first gilded, the others of paper. */
export const Lozenge = ({ rank }: { rank: number }) => (
  <svg className={`lozenge is-${rank}`} viewBox="-15 -15 30 30" width="28" height="28" aria-hidden="true">
    <path d="M0-13 13 0 0 13-13 0Z" />
    <text y="5" textAnchor="middle">
      {rank}
    </text>
  </svg>
)

/** The chance as a hatched bar with its reach. */
const Bar = ({ told: { chance, low, high } }: { told: Hinted }) => (
  <svg className="chance-bar" viewBox="0 0 76 14" width="76" height="14" aria-hidden="true">
    <defs>
      <pattern id="hint-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V5" />
      </pattern>
    </defs>
    <rect className="ground" x="1" y="3" width="74" height="8" />
    <rect className="share" x="1" y="3" width={74 * chance} height="8" />
    <path className="reach under" d={`M${1 + 74 * low} 7H${1 + 74 * high}`} />
    <path className="reach" d={`M${1 + 74 * low} 2V12M${1 + 74 * low} 7H${1 + 74 * high}M${1 + 74 * high} 2V12`} />
  </svg>
)

/** At the right of an option: its chance to win, or a word for it. */
export const Figure = ({ told }: { told: Hinted }) => {
  const words = useWords()
  const { language } = useSettings()
  const { hint, shows } = useHinting()
  if (!hint) return undefined
  if (shows === 'words') return <span className="hint-word">{words.table.hints.words5[wordOf(hint, told)]}</span>
  return (
    <span className="hint-figure">
      <b>{chanceText(told, words, language)}</b>
      <span className="spoken">
        {words.table.hints.between(percent(told.low, language), percent(told.high, language))}
      </span>
      <Bar told={told} />
    </span>
  )
}

/** Below an option: its rank and the reason. */
export const Why = ({ told }: { told: Hinted }) => {
  const { text } = useTable()
  return (
    <p className="hint-why" data-rank={told.rank}>
      <Lozenge rank={told.rank} />
      <span>{text.because(told.reason)}</span>
    </p>
  )
}
