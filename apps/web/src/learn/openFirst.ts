import type { GameInfo } from '@tabletome/games/types'
import { useCallback, useState } from 'react'
import { loadNewcomer } from '../app/games.ts'
import { notify } from '../app/notices.ts'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { local } from '../local/client.ts'
import { useWords } from '../text/index.ts'
import { notePlayed } from '../app/played.ts'
import { answerFirst } from './beginning.ts'
import { beginFirst } from './progress.ts'

/** The ready-made first game: recommended heroes, an easy start, no question before the first decision. */
export const useFirstGame = (info: GameInfo | undefined) => {
  const words = useWords()
  const { name } = useSettings()
  const [opening, setOpening] = useState(false)
  const open = useCallback(async () => {
    if (!info) return
    setOpening(true)
    try {
      const { first } = await loadNewcomer(info)
      if (!first) return go(pathTo.newTable(info.id))
      const { setup, bots = [], deal, script = [] } = first
      const person = { kind: 'person' as const, name: name || words.app.guest }
      const others = bots.map(bot => ({ kind: 'bot' as const, name: words.learn.botName, bot }))
      const seats = [person, ...others].slice(0, setup.players)
      const table = await local().create({ game: info.id, setup, seats, seed: '', deal, undo: true })
      beginFirst(info.id, table)
      notePlayed(info.id)
      await answerFirst(table, script)
      go(pathTo.table('local', table))
    } catch {
      setOpening(false)
      notify({ id: 'start', text: words.newTable.failed })
    }
  }, [info, name, words])
  return { open: () => void open(), opening }
}
