import { Leaf } from '@tabletome/boardkit'
import type { Played } from '@tabletome/match/protocol'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { day } from '../../app/time.ts'
import { type MyTable, storySeat } from '../../app/tables.ts'
import { useWords } from '../../text/index.ts'

const SHOWN = 24

/** The last matches as a ticked line, the oldest first: up and round is won, down and square is lost. */
export const Lately = ({
  matches,
  tables,
}: {
  matches: readonly Played[]
  tables: ReadonlyMap<string, MyTable> | undefined
}) => {
  const { record: words } = useWords()
  const { language } = useSettings()
  const last = matches.slice(0, SHOWN).toReversed()
  return (
    <Leaf title={words.lately(last.length)} aside={words.oldestFirst}>
      <ol className="plain record-ticks">
        {last.map(({ match, end, at }) => {
          const table = tables?.get(match)
          const name = words.tick(words.ends[end], day(at, language))
          return (
            <li key={match} className={`is-${end}`}>
              {table ? (
                <Link
                  to={pathTo.replay(table.kind, match, undefined, storySeat(table.table))}
                  aria-label={name}
                  title={name}
                >
                  <i />
                </Link>
              ) : (
                <span role="img" aria-label={name} title={name}>
                  <i />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="small soft">{words.ticksAbout}</p>
    </Leaf>
  )
}
