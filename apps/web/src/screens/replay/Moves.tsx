import { Button, Leaf } from '@tabletome/boardkit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { JudgingBar } from '../../analysis/Judging.tsx'
import { Sign } from '../../analysis/Sign.tsx'
import { points } from '../../analysis/story.ts'
import type { MomentWords } from '../../analysis/useMomentWords.ts'
import { Pick } from '../../app/Pick.tsx'
import { useWords } from '../../text/index.ts'
import type { Line } from '../../table/chronicle/chronicle.ts'
import { FILTERS, type Filter, listed } from './listed.ts'
import type { ReplayStory } from './useReplayStory.ts'

interface MovesProps {
  told: ReplayStory
  /** The chronicle. */
  lines: readonly Line[]
  /** The names of all seats: where there are several, it is said whose decisions these are. */
  whose: Readonly<Record<string, string>>
  words: ReadonlyMap<number, MomentWords>
  whenAt: (seq: number) => string
  seq: number
  onGo: (seq: number) => void
  onTry: () => void
  /** The doubtful ones are tried as soon as all are known. */
  waits: boolean
}

/** Scrolls the list, and nothing else, so far that the current move is in sight. */
const useFollowing = (seq: number, filter: Filter) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (!list.current || !current) return
    const [frame, row] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (row.top < frame.top) list.current.scrollTop -= frame.top - row.top
    else if (row.bottom > frame.bottom) list.current.scrollTop += row.bottom - frame.bottom
  }, [seq, filter])
  return list
}

/** The moves of the match, marked, one's own or all, and the way to try the doubtful ones again. */
export const Moves = ({ told, lines, whose, words: said, whenAt, seq, onGo, onTry, waits }: MovesProps) => {
  const { story: words } = useWords()
  const [filter, setFilter] = useState<Filter>('marked')
  const { turns, seat } = told
  const rows = useMemo(() => listed(filter, { turns, lines, seat }), [filter, turns, lines, seat])
  const current = rows.findLast(({ at }) => at === seq)
  const list = useFollowing(seq, filter)
  if (told.failed || told.story?.points.length === 0) return undefined
  return (
    <Leaf
      title={words.moves}
      aside={told.seat !== undefined && Object.keys(whose).length > 1 ? whose[told.seat] : undefined}
      className="move-list"
    >
      <JudgingBar state={told} />
      {waits ? (
        <p className="small" role="status">
          {words.tryWaits}
        </p>
      ) : undefined}
      <Pick
        quiet
        label={words.moves}
        value={filter}
        choices={FILTERS.map(value => ({ value, text: words.filters[value] }))}
        onPick={setFilter}
      />
      {rows.length === 0 && !told.busy ? <p className="small soft">{words.none}</p> : undefined}
      <ul className="plain scroller" tabIndex={0} aria-label={words.moves} ref={list}>
        {rows.map(({ seq: line, at, turn, what }, i) => {
          const when = whenAt(line)
          const change = turn ? points(turn.to) - points(turn.from) : 0
          return (
            <li key={line}>
              {when !== '' && when !== whenAt(rows[i - 1]?.seq ?? -1) ? <h3 className="turn">{when}</h3> : undefined}
              <button type="button" aria-current={line === current?.seq ? 'step' : undefined} onClick={() => onGo(at)}>
                {turn ? <Sign mark={turn.mark} size={22} /> : <span className="move-plain" aria-hidden="true" />}
                <span className="grow">
                  {(turn && said.get(line)?.what) || what || when}{' '}
                  {turn ? <i className="soft">{words.marks[turn.mark]}</i> : undefined}
                </span>
                {turn ? (
                  <b className={change < 0 ? 'bad' : 'good'}>
                    {change < 0 ? '−' : '+'}
                    {Math.abs(change)}
                  </b>
                ) : undefined}
              </button>
            </li>
          )
        })}
      </ul>
      {told.doubtful.length > 0 ? (
        <Button onClick={onTry} title={words.againWhy(told.doubtful.length)}>
          {words.again}
        </Button>
      ) : undefined}
    </Leaf>
  )
}
