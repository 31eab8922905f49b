import { Icon } from '@tabletome/boardkit'
import type { Change } from '@tabletome/games/types'
import padlock from 'icon:padlock'
import { useMemo } from 'react'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import type { Choosable } from './options.ts'
import { type Outcome, percent, type Preview, previewOf, undoEndOf } from './preview.ts'

const MOST = 5

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="plain changes">
    {changes.map(({ what, from, to, tone }) => (
      <li key={`${what} ${to}`}>
        <span className="change-what">{what}</span>{' '}
        <span className="change-how">
          <span className="from">{from} → </span>
          <b className={tone === 'plain' ? '' : tone}>{to}</b>
        </span>
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

const Chance = ({ chance, children }: { chance: number; children: React.ReactNode }) => {
  const { language } = useSettings()
  return (
    <li>
      <b className="num">{percent(chance, language)}</b>
      <span className="bar">
        <i style={{ width: `${chance * 100}%` }} />
      </span>
      <div>{children}</div>
    </li>
  )
}

/** A number first, then a bar, then words. */
const Odds = ({ preview }: { preview: Preview }) => {
  const words = useWords()
  const rest = preview.slice(MOST).reduce((sum, { chance }) => sum + chance, 0)
  return (
    <ul className="plain chances">
      {preview.slice(0, MOST).map(outcome => (
        <Chance key={JSON.stringify(outcome.changes)} chance={outcome.chance}>
          <Changes changes={outcome.changes} />
          <Ends outcome={outcome} />
        </Chance>
      ))}
      {rest > 0 ? <Chance chance={rest}>{words.table.otherwise}</Chance> : undefined}
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

/** Inside the option that was chosen but not yet confirmed: what it changes, with its odds, and what cannot be taken back. */
export const Opened = ({ item }: { item: Choosable }) => {
  const words = useWords()
  const { game, text, foresight, module, board } = useTable()
  const preview = useMemo(
    () => previewOf(game, text, item.view, item.id, foresight),
    [game, text, item.view, item.id, foresight],
  )
  const end = undoEndOf(game, item.view, item.id)
  return (
    <div className="inside preview" role="group" aria-label={words.table.preview} aria-live="polite">
      {module.preview?.(board, item.id) ?? <Shown preview={preview} />}
      {end ? (
        <p className="no-undo">
          <Icon body={padlock} size={16} /> {words.table.undoEnds[end.why]}
        </p>
      ) : undefined}
    </div>
  )
}
