import type { Change } from '@tabletome/games/types'
import { useMemo } from 'react'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { CardWords } from '../cards/CardWords.tsx'
import { useTable } from '../context.ts'
import { type Outcome, percent, type Preview, previewOf } from './preview.ts'
import { RuleLink } from '../cards/RuleLink.tsx'

const MOST = 5

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="plain changes">
    {changes.map(({ what, from, to, tone }) => (
      <li key={`${what} ${to}`}>
        {what} <span className="from">{from} → </span>
        <b className={tone === 'plain' ? '' : tone}>{to}</b>
      </li>
    ))}
  </ul>
)

const Ends = ({ outcome }: { outcome: Outcome }) => {
  const words = useWords()
  return (
    <>
      {outcome.changes.length === 0 && !outcome.hidden && !outcome.over ? (
        <p className="soft">{words.table.noChange}</p>
      ) : undefined}
      {outcome.hidden ? <p className="soft then">{outcome.hidden}</p> : undefined}
      {outcome.over ? <p className="bad then">{words.table.ends}</p> : undefined}
    </>
  )
}

/** A number first, then a bar, then words. */
const Odds = ({ preview }: { preview: Preview }) => {
  const words = useWords()
  const { language } = useSettings()
  const rest = preview.slice(MOST).reduce((sum, { chance }) => sum + chance, 0)
  return (
    <ul className="plain chances">
      {preview.slice(0, MOST).map(outcome => (
        <li key={JSON.stringify(outcome.changes)}>
          <b className="num">{percent(outcome.chance, language)}</b>
          <span className="bar">
            <i style={{ width: `${outcome.chance * 100}%` }} />
          </span>
          <div>
            <Changes changes={outcome.changes} />
            <Ends outcome={outcome} />
          </div>
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <b className="num">{percent(rest, language)}</b>
          <span className="bar">
            <i style={{ width: `${rest * 100}%` }} />
          </span>
          <div>{words.table.otherwise}</div>
        </li>
      ) : undefined}
    </ul>
  )
}

const Shown = ({ preview }: { preview: Preview }) => {
  const [only, ...others] = preview
  if (!only) return undefined
  if (others.length > 0) return <Odds preview={preview} />
  return (
    <>
      <Changes changes={only.changes} />
      <Ends outcome={only} />
    </>
  )
}

/** What the option under the hand does, exactly; or what the place under it is, and why it offers nothing. */
export const PreviewBox = ({ idle }: { idle: string }) => {
  const words = useWords()
  const { answering, game, text, foresight, module, board } = useTable()
  const { looked, why } = answering
  const preview = useMemo(
    () => looked && previewOf(game, text, looked.view, looked.id, foresight),
    [looked, game, text, foresight],
  )
  const own = looked && module.preview?.(board, looked.id)
  const { pointedAnchor } = answering
  const face = pointedAnchor === undefined || looked ? undefined : text.card(pointedAnchor, board.view)
  return (
    <div
      className={`preview scroller ${module.preview ? 'is-tall' : ''}`}
      role="group"
      aria-label={words.table.preview}
      aria-live="polite"
      tabIndex={0}
    >
      {own !== undefined ? (
        own
      ) : looked && preview ? (
        <>
          <div className="preview-what">{looked.text.what}</div>
          <Shown preview={preview} />
        </>
      ) : why || face ? (
        <>
          {face ? <div className="preview-what">{face.title}</div> : undefined}
          {why ? (
            <p>
              <b>{words.table.why}</b> {why.text} <RuleLink rule={why.rule} />
            </p>
          ) : undefined}
          {face ? (
            <div className="small soft">
              <CardWords text={face.text} />
            </div>
          ) : undefined}
        </>
      ) : (
        <p className="soft">{idle}</p>
      )}
    </div>
  )
}
