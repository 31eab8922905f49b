import type { GameInfo } from '@tabletome/games/types'
import { Button } from '@tabletome/boardkit'
import { Suspense, use, useMemo } from 'react'
import { GameArt } from '../../app/GameArt.tsx'
import { gameInfo, useGameText } from '../../app/games.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import type { MyTable } from '../../app/tables.ts'
import { tableName } from '../../app/tables.ts'
import { ago, listed } from '../../app/time.ts'
import { useNow } from '../../app/useNow.ts'
import { local } from '../../local/client.ts'
import type { Glance } from '../../local/api.ts'
import { namesAt } from '../../table/people/names.ts'
import { useWords } from '../../text/index.ts'

const nothing = Promise.resolve(undefined)
const useGlance = ({ kind, table }: MyTable): Glance | undefined => {
  const glancing = useMemo(
    () =>
      kind === 'local'
        ? local()
            .glance(table.id)
            .catch(() => undefined)
        : nothing,
    [kind, table.id],
  )
  return use(glancing)
}

interface CardProps {
  mine: MyTable
  count: number
}

const Words = ({ mine, info }: { mine: MyTable; info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const glance = useGlance(mine)
  const { table } = mine
  const names = namesAt(table)
  if (glance) {
    const { label } = text.headline(glance.view, names)
    const [decision] = glance.decisions
    const ask = decision && text.ask(decision.choice, glance.view, [decision.seat], names).status
    return <p className="soft">{`${label}. ${ask ?? ''}`}</p>
  }
  if (table.status === 'gathering') return <p className="soft">{words.home.notStarted}</p>
  const myTurn = table.seats.some(seat => seat.mine && table.waiting.includes(seat.seat))
  const others = table.waiting.map(seat => names.of(seat))
  return <p className="soft">{myTurn ? words.home.yourTurn : words.home.waitingFor(listed(others, language))}</p>
}

/** The latest unfinished table. */
export const ContinueCard = ({ mine, count }: CardProps) => {
  const words = useWords()
  const { language } = useSettings()
  const now = useNow()
  const info = gameInfo(mine.table.game)
  if (!info) return <div />
  return (
    <article className="leaf continue" aria-label={words.home.continue}>
      <div className="continue-art">
        <Suspense fallback={<div />}>
          <GameArt info={info} />
        </Suspense>
      </div>
      <div className="continue-words">
        <div className="row between">
          <span className="label">{words.home.continue}</span>
          <span className="small soft">{ago(mine.table.changedAt, now, language)}</span>
        </div>
        <Suspense fallback={<h2>{mine.table.game}</h2>}>
          <Name mine={mine} info={info} />
          <Words mine={mine} info={info} />
        </Suspense>
        <div className="row continue-go">
          <Button kind="go" className="grow" onClick={() => go(pathTo.table(mine.kind, mine.table.id))}>
            {words.home.continue}
          </Button>
          <Button onClick={() => go(pathTo.tables)}>{words.home.allTables(count)}</Button>
        </div>
      </div>
    </article>
  )
}

const Name = ({ mine, info }: { mine: MyTable; info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const { title } = useGameText(info, language)
  return <h2>{tableName(title, mine.table, words, language)}</h2>
}
