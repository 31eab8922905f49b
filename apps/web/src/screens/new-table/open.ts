import type { SettingValue } from '@tabletome/engine'
import type { GameInfo, Mode } from '@tabletome/games/types'
import { useState } from 'react'
import { loadNewcomer } from '../../app/games.ts'
import { notePlayed } from '../../app/played.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { answerFirst } from '../../learn/beginning.ts'
import { local } from '../../local/client.ts'
import { api, isUnreachable } from '../../online/api.ts'
import { introduce } from '../../online/introduce.ts'
import { useWords, type Words } from '../../text/index.ts'
import { coloursSetting, inSeats } from './colours.ts'
import { type Chair, isAlone, isOnline } from './setup.ts'
import { sittersHere } from './sitters.ts'
import type { Extra } from './TableSettings.tsx'

interface Wanted {
  readonly info: GameInfo
  readonly mode: Mode
  readonly chairs: readonly Chair[]
  readonly options: Readonly<Record<string, SettingValue>>
  readonly extra: Extra
}

const setupOf = ({ info, mode, chairs, options }: Wanted) => ({
  mode: mode.id,
  players: inSeats(info, chairs).length,
  options: { ...options, ...coloursSetting(info, chairs) },
})

const openHere = (wanted: Wanted, words: Words) => {
  const { info, chairs } = wanted
  return local().create({
    game: info.id,
    setup: setupOf(wanted),
    seats: sittersHere(info, chairs, words.newTable.player),
    seed: wanted.extra.seed.trim(),
    undo: wanted.extra.undo,
  })
}

const openOnline = async (wanted: Wanted) => {
  const { pace, spectators, undo, standIn } = wanted.extra
  const hints = wanted.extra.hints && !wanted.mode.together ? { hints: true as const } : {}
  const seats = inSeats(wanted.info, wanted.chairs).map(({ kind, bot, program }) => {
    if (kind === 'bot') return { kind, bot }
    if (kind === 'program') return { kind, program }
    return { kind: kind === 'friend' || kind === 'open' ? kind : ('me' as const) }
  })
  await introduce()
  const table = { game: wanted.info.id, setup: setupOf(wanted), seats, pace, spectators, undo, standIn, ...hints }
  return (await api.create(table)).id
}

/** Everybody at this screen or a bot: played in the worker. Somebody elsewhere: played on the server. */
export const useOpenTable = () => {
  const words = useWords()
  const [opening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  const open = async (wanted: Wanted) => {
    const online = isOnline(wanted.chairs)
    setOpening(true)
    setProblem(undefined)
    try {
      notePlayed(wanted.info.id)
      const id = await (online ? openOnline(wanted) : openHere(wanted, words))
      const { info, chairs, extra } = wanted
      if (info.recommends && isAlone(chairs) && extra.recommended)
        await answerFirst(id, (await loadNewcomer(info)).heroes ?? [])
      go(pathTo.table(online ? 'online' : 'local', id))
    } catch (error) {
      const said = error instanceof Error ? error.message : ''
      setProblem(isUnreachable(error) ? words.newTable.unreachable : `${words.newTable.failed} ${said}`)
      setOpening(false)
    }
  }
  return { open: (wanted: Wanted) => void open(wanted), opening, problem }
}
