import { useEffect, useRef, useState } from 'react'
import { dismiss, notify } from '../../app/notices.ts'
import type { TableKind } from '../../app/routes.ts'
import { local } from '../../local/client.ts'
import { api } from '../../online/api.ts'
import { refreshNews } from '../../online/news.ts'
import { useWords } from '../../text/index.ts'

const GRACE = 6500

/** A table of this browser is deleted; one on the server is taken off one’s list. */
const takeAway = async (kind: TableKind, table: string) => {
  if (kind === 'local') return local().remove(table)
  await api.unlist(table)
  await refreshNews()
}

/** A deleted table is hidden at once and really removed a little later, or when the page is left: until then it can be undone. */
export const useDelayedRemoval = () => {
  const words = useWords()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, { kind: TableKind; timer: ReturnType<typeof setTimeout> }>())
  useEffect(() => {
    const timers = waiting.current
    return () => {
      for (const [table, { kind, timer }] of timers) {
        clearTimeout(timer)
        dismiss(`remove ${table}`)
        takeAway(kind, table).catch(() => undefined)
      }
      timers.clear()
    }
  }, [])
  const remove = (kind: TableKind, table: string, name: string) => {
    setHidden(now => new Set([...now, table]))
    const timer = setTimeout(() => {
      waiting.current.delete(table)
      takeAway(kind, table).catch(() => undefined)
    }, GRACE)
    waiting.current.set(table, { kind, timer })
    notify({
      id: `remove ${table}`,
      text: kind === 'local' ? words.tables.deleted(name) : words.tables.removed(name),
      action: {
        name: words.tables.undo,
        run: () => {
          clearTimeout(waiting.current.get(table)?.timer)
          waiting.current.delete(table)
          setHidden(now => new Set([...now].filter(each => each !== table)))
        },
      },
    })
  }
  return { hidden, remove }
}
