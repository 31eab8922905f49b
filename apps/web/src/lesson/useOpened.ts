import type { GameInfo } from '@tabletome/games/types'
import { type Act, LedMatch } from '@tabletome/match/lesson'
import { useEffect, useState } from 'react'
import { useGame, useLessons, usePositions } from '../app/games.ts'
import type { TableConnection } from '../table/connection.ts'
import { openLed, tableOf } from './connection.ts'

/** The others at a lesson's table have names of people: nothing of a lesson looks like a machine. */
const OTHERS = ['Bram', 'Cléo', 'Dana']

export interface OpenLesson {
  readonly led: LedMatch
  readonly connection: TableConnection
}

/** A lesson under way is taken up where it was left; `acts` of somewhere else where it goes back. */
export const useOpened = (info: GameInfo, index: number, name: string, round: { readonly acts: readonly Act[] }) => {
  const game = useGame(info)
  const { lessons } = useLessons(info)
  const positions = usePositions(info)
  const lesson = lessons[index]
  const [opened, setOpened] = useState<OpenLesson>()
  useEffect(() => {
    if (!lesson) return
    let connection: TableConnection | undefined
    let gone = false
    const laid = positions.lay(lesson.position)
    void LedMatch.open({ game, lesson, laid, name, acts: round.acts }).then(led => {
      if (gone) return
      const names = Object.fromEntries(
        led.host.seats.map((seat, i) => [seat, seat === led.seat ? name : (OTHERS[i - 1] ?? seat)]),
      )
      connection = openLed(led, tableOf(led, info.id, laid.setup, names))
      setOpened({ led, connection })
    })
    return () => {
      gone = true
      connection?.close()
      setOpened(undefined)
    }
  }, [game, lesson, positions, name, round, info.id])
  return opened
}
