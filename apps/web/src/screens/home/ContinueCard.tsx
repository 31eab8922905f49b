import type { GameInfo } from '@tabletome/games/types'
import { Button } from '@tabletome/boardkit'
import pitches from 'virtual:pitches'
import { Suspense, use, useMemo } from 'react'
import { gameInfo, useGameText } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import type { MyTable } from '../../app/tables.ts'
import { tableName } from '../../app/tables.ts'
import { listed } from '../../app/time.ts'
import { local } from '../../local/client.ts'
import type { Glance } from '../../local/api.ts'
import { isMyTurn } from '../../online/news.ts'
import { namesAt } from '../../table/people/names.ts'
import { useWords } from '../../text/index.ts'
import { LeadCard } from './LeadCard.tsx'

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

/** What is asked, in the words of the game where they are at hand. */
const Standing = ({ mine, info }: { mine: MyTable; info: GameInfo }) => {
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
    return `${label}. ${ask ?? ''}`
  }
  if (table.status === 'gathering') return words.home.notStarted
  if (isMyTurn(table)) return words.home.yourTurn
  return words.home.waitingFor(
    listed(
      table.waiting.map(seat => names.of(seat)),
      language,
    ),
  )
}

const Name = ({ mine, info }: { mine: MyTable; info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const { title } = useGameText(info, language)
  return <h2>{tableName(title, mine.table, words, language)}</h2>
}

interface CardProps {
  mine: MyTable
  others: readonly MyTable[]
  onGo: () => void
}

/** The table to go on with: one where it is my turn, else the latest. */
export const ContinueCard = ({ mine, others, onGo }: CardProps) => {
  const words = useWords()
  const { language } = useSettings()
  const info = gameInfo(mine.table.game)
  if (!info) return <div />
  const games = [...new Set(others.map(({ table }) => pitches[table.game]?.[language].title ?? table.game))]
  const isMine = mine.kind === 'online' && isMyTurn(mine.table)
  return (
    <LeadCard
      info={info}
      name={words.home.continue}
      label={isMine ? words.home.continueTurn : words.home.continue}
      action={
        <Button kind="go" className="continue-go" keyCap="Enter" onClick={onGo}>
          {words.home.continue}
        </Button>
      }
    >
      <Suspense fallback={<h2>{pitches[info.id]?.[language].title}</h2>}>
        <Name mine={mine} info={info} />
        <p className="small soft">
          <Standing mine={mine} info={info} />
          {games.length > 0 ? <> {words.home.moreTables(listed(games, language))}</> : undefined}
        </p>
      </Suspense>
    </LeadCard>
  )
}
