import { Leaf } from '@tabletome/boardkit'
import type { GameInfo, GameText } from '@tabletome/games/types'
import type { Played } from '@tabletome/match/protocol'
import { points } from '../../analysis/story.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { type MyTable, storySeat } from '../../app/tables.ts'
import { type Cost, FEWEST } from '../../record/costs.ts'
import { useCosts } from '../../record/useCosts.ts'
import { useWords } from '../../text/index.ts'

interface CostlyProps {
  info: GameInfo
  text: GameText
  /** The newest first. */
  matches: readonly Played[]
  /** By their ids; nothing before they are known. */
  tables: ReadonlyMap<string, MyTable> | undefined
}

/** What kinds of decisions cost most, from those that were judged, and the lesson on it. */
export const Costly = ({ info, text, matches, tables }: CostlyProps) => {
  const { record: words, story } = useWords()
  const mine = matches.map(({ match }) => {
    const known = tables?.get(match)
    return known ? { match, kind: known.kind, seat: storySeat(known.table) } : { match }
  })
  const { costs: found, lesson } = useCosts(info, text, tables && mine)
  const nameOf = ({ id }: Cost) => (id === undefined ? undefined : found?.names[id]) ?? words.costUnnamed
  const row = (cost: Cost) => {
    const { match, seat, move } = cost.worst
    const kind = tables?.get(match)?.kind
    return (
      <li key={cost.id ?? ''}>
        <span className="grow">
          {kind ? (
            <Link to={pathTo.replay(kind, match, move.seq - 1, seat)} title={words.costSee}>
              {nameOf(cost)}
            </Link>
          ) : (
            nameOf(cost)
          )}
          <span className="small soft">{words.costTimes(cost.times)}</span>
        </span>
        <b className="bad">−{points(cost.mean)}</b>
      </li>
    )
  }
  return (
    <Leaf
      title={words.costs}
      aside={found && found.judged >= FEWEST ? words.costsFrom(found.judged) : undefined}
      className="record-costly"
    >
      {!found ? undefined : found.judged < FEWEST ? (
        <p className="soft">{words.costsTooFew(found.judged, FEWEST)}</p>
      ) : found.costs.length === 0 ? (
        <p className="soft">{words.costsNone}</p>
      ) : (
        <>
          <ul className="plain record-costs">{found.costs.map(row)}</ul>
          <p className="small soft">
            {words.costsAbout} {found.costs.some(({ worst }) => tables?.has(worst.match)) ? words.costsPress : ''}
          </p>
          {lesson ? (
            <Link className="btn" to={pathTo.lesson(info.id, lesson.id)}>
              {story.lesson(lesson.title)} <span className="small">{words.minutes(lesson.minutes)}</span>
            </Link>
          ) : undefined}
        </>
      )}
    </Leaf>
  )
}
