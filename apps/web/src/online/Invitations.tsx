import { Button } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import type { TableInfo } from '@tabletome/match/protocol'
import { Suspense, useState } from 'react'
import { gameInfo, useGameText } from '../app/games.ts'
import { notify } from '../app/notices.ts'
import { go, usePlace } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { setupWords } from '../app/setupWords.ts'
import { useWords } from '../text/index.ts'
import { api } from './api.ts'
import { refreshNews, useNews, useNewsRead } from './news.ts'

/** Sits down at once, or lets the others know that one does not come. */
export const useInvitation = (table: TableInfo) => {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify({ id: 'invitation', text: error instanceof Error ? error.message : words.join.failed })
    }
    await refreshNews()
    setBusy(false)
  }
  return {
    busy,
    sitDown: () =>
      void act(async () => {
        await api.takeSeat(table.id, {})
        go(pathTo.table('online', table.id))
      }),
    decline: () => void act(() => api.decline(table.id)),
  }
}

const Invitation = ({ table }: { table: TableInfo }) => {
  const words = useWords()
  const info = gameInfo(table.game)
  const { busy, sitDown, decline } = useInvitation(table)
  return (
    <div className="notice invitation">
      <span className="grow">
        <b>{words.invitation.asks(table.by ?? '')}</b>
        <span className="small soft">
          <Suspense fallback="…">{info ? <About table={table} info={info} /> : undefined}</Suspense>
        </span>
      </span>
      <Button slim kind="go" disabled={busy} onClick={sitDown}>
        {words.invitation.sitDown}
      </Button>
      <Button slim kind="quiet" disabled={busy} onClick={decline}>
        {words.invitation.notNow}
      </Button>
    </div>
  )
}

const About = ({ table, info }: { table: TableInfo; info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  return [text.title, ...setupWords(info, text, table.setup), words.invitation.sameSeats].join(' · ')
}

/** Somebody asks for a rematch: said on every page until it is answered. */
export const Invitations = () => {
  useNewsRead()
  const { path } = usePlace()
  return useNews()
    .invited.filter(({ id }) => path !== pathTo.table('online', id))
    .map(table => <Invitation key={table.id} table={table} />)
}
