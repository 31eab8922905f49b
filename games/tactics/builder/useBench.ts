import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameText, WorkshopProps } from '../../types.ts'
import { codeOf } from '../rules/realm/realm.query.ts'
import { type Act, act, type Bench, emptyBench } from './bench.ts'
import { needsWaiver, readCode, type Unreadable } from './code.ts'
import { tell } from './tell.ts'

interface Opened {
  readonly bench: Bench
  readonly strict: boolean
  readonly unreadable?: Unreadable
}

/** A code from the address: its realm, or an empty field and what is wrong with it. */
const opened = (code: string | undefined): Opened => {
  const read = readCode(code ?? 'battle:')
  return 'boxes' in read
    ? { bench: { ...emptyBench, boxes: read.boxes }, strict: !needsWaiver(read.boxes) }
    : { bench: emptyBench, strict: true, unreadable: read.unreadable }
}

/** The bench, and the address that always carries what stands on it. */
export const useBench = (text: GameText, { code, setCode }: Pick<WorkshopProps, 'code' | 'setCode'>) => {
  const [first] = useState(() => opened(code))
  const [bench, setBench] = useState(first.bench)
  const [strict, setStrict] = useState(first.strict)
  const [unreadable, setUnreadable] = useState(first.unreadable)
  const [said, setSaid] = useState('')
  const now = useRef(bench)
  const written = useRef(code)

  const replace = useCallback((next: Bench) => {
    now.current = next
    setBench(next)
  }, [])

  const perform = useCallback(
    (what: Act) => {
      const before = now.current
      const after = act(before, what)
      replace(after)
      const heard = tell(text, before, after, what, strict)
      if (heard) setSaid(heard)
      if (after.boxes === before.boxes) return
      setUnreadable(undefined)
      written.current = codeOf(after.boxes)
      setCode(written.current)
    },
    [text, strict, setCode, replace],
  )

  useEffect(() => {
    if (code === written.current) return
    written.current = code
    const next = opened(code)
    replace(next.bench)
    setStrict(next.strict)
    setUnreadable(next.unreadable)
  }, [code, replace])

  return { bench, now, perform, strict, setStrict, unreadable, said, setSaid }
}
