import type { Game, Shape, View } from '@tabletome/engine'
import type { Answered } from '@tabletome/match'
import type { Draft } from '@tabletome/games/types'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { notify } from '../../app/notices.ts'
import { useWords } from '../../text/index.ts'
import type { TableConnection } from '../connection.ts'
import { beginning, type Composed, composed, recomposed } from './draft.ts'
import type { Choosable } from './options.ts'

interface DraftNeeds {
  game: Game<Shape>
  connection: TableConnection
  seq: number
  viewOf: (seat: string) => View<Shape>
  /** The seats at this screen that are asked. */
  asked: readonly string[]
  /** Questions at which an action begins. */
  opens: readonly string[] | undefined
}
interface Plan {
  readonly seat: string
  readonly steps: readonly string[]
  /** Where the table stood when it was sent: it is shown until the table has moved on. */
  readonly sentAt?: number
}
const NONE: readonly string[] = []

/** The action being composed at this screen, if any. What others do meanwhile is let in, and the action is looked at again. */
export const useDraft = ({ game, connection, seq, viewOf, asked, opens = NONE }: DraftNeeds) => {
  const words = useWords()
  const [plan, setPlan] = useState<Plan>()
  const isDone = plan?.sentAt !== undefined && seq > plan.sentAt
  const at = useMemo((): Composed | undefined => {
    if (!plan || isDone || plan.steps.length === 0 || !asked.includes(plan.seat)) return undefined
    return recomposed(game, plan.seat, viewOf(plan.seat), plan.steps, opens)
  }, [plan, isDone, game, viewOf, asked, opens])
  useEffect(() => {
    if (isDone) setPlan(undefined)
  }, [isDone])

  const isCut = plan !== undefined && at !== undefined && at.steps.length < plan.steps.length
  useEffect(() => {
    if (!isCut || !at) return
    notify({ id: 'draft', text: words.table.draftCut })
    setPlan(at.steps.length > 0 ? { seat: at.seat, steps: at.steps } : undefined)
  }, [isCut, at, words])

  const cancel = useCallback(() => setPlan(undefined), [])
  const back = useCallback(
    () => setPlan(now => (now && now.steps.length > 1 ? { ...now, steps: now.steps.slice(0, -1) } : undefined)),
    [],
  )
  /** What answering this option leads to: a longer action, or a complete one. */
  const next = useCallback(
    (item: Choosable): Composed | undefined =>
      at || opens.includes(item.choice)
        ? composed(game, at ?? beginning(item.seat, item.view), item.id, opens)
        : undefined,
    [game, at, opens],
  )
  const answer = useCallback(
    async (item: Choosable): Promise<Answered> => {
      const longer = next(item)
      if (!longer) return connection.answer(item.seat, item.id)
      if (longer.decisions.length > 0) {
        setPlan({ seat: longer.seat, steps: longer.steps })
        return { ok: true, seq }
      }
      const { steps } = longer
      setPlan(now => now && { ...now, sentAt: seq })
      const answered = await connection.answer(item.seat, steps.length === 1 ? item.id : steps)
      if (!answered.ok) setPlan(now => now && { seat: now.seat, steps: now.steps })
      return answered
    },
    [next, connection, seq],
  )
  const draft = useMemo(
    (): Draft | undefined => (at && at.steps.length > 0 ? { steps: at.steps, back, cancel } : undefined),
    [at, back, cancel],
  )
  return { at: draft && at, draft, next, answer }
}
