import type { Answered } from '@tabletome/match'
import { useEffect, useState } from 'react'
import { notify } from '../../app/notices.ts'
import { local } from '../../local/client.ts'
import { useWords, type Words } from '../../text/index.ts'
import { whyNoUndo } from './Foot.tsx'
import type { AtTable } from '../context.ts'
import type { Choosable } from './options.ts'
import { citing } from './preview.ts'

export const refusalText = (answered: Answered, words: Words, reasonText: AtTable['text']['reason']) => {
  if (answered.ok) return ''
  const { code, reason } = answered.refusal
  return reason ? citing({ text: reasonText(reason), rule: reason.rule }) : words.table.refused[code]
}

/** Undo, restart turn and hint, by button or key. */
export const useActions = (at: AtTable) => {
  const words = useWords()
  const { connection, panel, answering, info, text, position } = at
  const [hinting, setHinting] = useState(false)
  const [advice, setAdvice] = useState<string>()
  const [advised, setAdvised] = useState<string>()
  const steps = at.draft?.steps.length
  useEffect(() => {
    setAdvice(undefined)
    setAdvised(undefined)
  }, [position.seq, steps])

  const report = (answered: Answered) => {
    if (!answered.ok) notify({ id: 'refused', text: refusalText(answered, words, text.reason) })
  }
  const undoBy = (turn: boolean) => {
    if (at.draft) {
      if (turn) at.draft.cancel()
      else at.draft.back()
      return
    }
    const { seat } = position.undo
    if (!seat || whyNoUndo(words, at) !== undefined) return
    connection.undo(seat, turn).then(report, () => undefined)
  }
  /** Says who should do it, unless the option does. */
  const adviceOf = ({ text: { what, subject }, view }: Choosable): string => {
    const who = subject === undefined ? undefined : text.card(subject, view)?.title
    return who === undefined || what.includes(who) ? words.table.hintIs(what) : words.table.hintFor(who, what)
  }
  const hint = async () => {
    const [first] = panel.all
    const decision = at.decisions.find(each => each.seat === first?.seat)
    if (!first || !decision || hinting) return
    setHinting(true)
    try {
      const option = await local().advise(info.id, first.view, decision)
      const item = panel.all.find(({ id, seat }) => id === option && seat === first.seat)
      setAdvice(item ? adviceOf(item) : words.table.hintNone)
      if (!item) return
      setAdvised(item.id)
      if (item.text.subject !== undefined) at.board.setSubject(item.text.subject)
      answering.show(item)
    } catch {
      setAdvice(words.table.hintNone)
    } finally {
      setHinting(false)
    }
  }
  return {
    undo: () => undoBy(false),
    restart: () => undoBy(true),
    hint: (): void => void hint(),
    hinting,
    advice,
    advised,
  }
}
export type Actions = ReturnType<typeof useActions>
