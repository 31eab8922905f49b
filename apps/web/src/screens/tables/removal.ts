import { useEffect, useRef, useState } from 'react'
import { dismiss, notify } from '../../app/notices.ts'
import { local } from '../../local/client.ts'
import { useWords } from '../../text/index.ts'

const GRACE = 6500

/** A deleted table is hidden at once and really removed a little later, or when the page is left: until then it can be undone. */
export const useDelayedRemoval = () => {
  const words = useWords()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const timers = waiting.current
    return () => {
      for (const [table, timer] of timers) {
        clearTimeout(timer)
        dismiss(`remove ${table}`)
        void local().remove(table)
      }
      timers.clear()
    }
  }, [])
  const remove = (table: string, name: string) => {
    setHidden(now => new Set([...now, table]))
    const timer = setTimeout(() => {
      waiting.current.delete(table)
      void local().remove(table)
    }, GRACE)
    waiting.current.set(table, timer)
    notify({
      id: `remove ${table}`,
      text: words.tables.deleted(name),
      action: {
        name: words.tables.undo,
        run: () => {
          clearTimeout(waiting.current.get(table))
          waiting.current.delete(table)
          setHidden(now => new Set([...now].filter(each => each !== table)))
        },
      },
    })
  }
  return { hidden, remove }
}
