import { useEffect, useRef } from 'react'
import { notify } from '../../app/notices.ts'
import { useWords } from '../../text/index.ts'
import type { AtTable } from '../context.ts'

/** Everybody sees who let a bot play on for whom. */
export const useStandInNews = ({ table, kind }: AtTable) => {
  const words = useWords()
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const stood = table.seats.filter(seat => seat.standIn && !seat.mine)
    const before = known.current
    known.current = new Set(stood.map(({ seat }) => seat))
    if (!before || kind === 'local') return
    for (const { seat, name, standInBy } of stood)
      if (!before.has(seat) && standInBy !== undefined && standInBy !== name)
        notify({ id: `standIn ${seat}`, text: words.people.letBotBy(standInBy, name) })
  }, [table, kind, words])
}
