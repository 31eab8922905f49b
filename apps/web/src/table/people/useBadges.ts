import type { TableInfo } from '@tabletome/match/protocol'
import { useEffect, useState } from 'react'
import { useWords, type Words } from '../../text/index.ts'
import { awayFor } from './presence.ts'

const LOOK = 3000
type Badges = Readonly<Record<string, string>>
const NONE: Badges = {}

const MINUTE = 60_000

const badgesAt = (table: TableInfo, now: number, { people }: Words): Badges =>
  Object.fromEntries(
    table.seats.flatMap(seat => {
      if (seat.standIn) return [[seat.seat, people.standsIn] as const]
      const away = awayFor(seat, now)
      return away === undefined ? [] : [[seat.seat, people.awayMinutes(Math.floor(away / MINUTE))] as const]
    }),
  )

/** Who is away, and for how many minutes, and for whom a bot stands in: looked at now and then, told only when it changes. */
export const useBadges = (table: TableInfo, ahead: number): Badges => {
  const words = useWords()
  const [badges, setBadges] = useState(NONE)
  const concerns = table.seats.some(({ standIn, awaySince }) => standIn || awaySince !== undefined)
  useEffect(() => {
    const look = () => {
      const next = concerns ? badgesAt(table, Date.now() + ahead, words) : NONE
      setBadges(now => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    look()
    if (!concerns) return
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [table, ahead, words, concerns])
  return badges
}
