import type { GameInfo } from '@tabletome/games/types'
import { useEffect, useState } from 'react'
import { loadNewcomer } from '../../app/games.ts'
import { notify } from '../../app/notices.ts'
import { isNewTo, notePlayed } from '../../app/played.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { answerFirst } from '../../learn/beginning.ts'
import { local } from '../../local/client.ts'
import { useWords } from '../../text/index.ts'
import { standardSetup } from '../new-table/setup.ts'

/** One click to a table: alone, with everything as the rulebook has it. Enter does the same. */
export const useQuickStart = () => {
  const words = useWords()
  const { name } = useSettings()
  const [starting, setStarting] = useState(false)
  const start = async (info: GameInfo) => {
    setStarting(true)
    const isFirst = isNewTo(info.id)
    notePlayed(info.id)
    try {
      const setup = standardSetup(info, info.modes[0].players.min)
      const seats = Array.from({ length: setup.players }, () => ({
        kind: 'person' as const,
        name: name || words.app.guest,
      }))
      const table = await local().create({ game: info.id, setup, seats, seed: '', undo: true })
      if (isFirst && info.recommends) await answerFirst(table, (await loadNewcomer(info)).heroes ?? [])
      go(pathTo.table('local', table))
    } catch {
      setStarting(false)
      notify({ id: 'start', text: words.newTable.failed })
    }
  }
  return { play: (info: GameInfo) => void start(info), starting }
}

/** Enter anywhere on the page presses its main button, unless something that takes Enter has the focus. */
export const useEnter = (press: (() => void) | undefined) => {
  useEffect(() => {
    if (!press) return
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      if (
        event.key !== 'Enter' ||
        event.defaultPrevented ||
        target?.closest('a, button, input, select, textarea, dialog')
      )
        return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [press])
}
