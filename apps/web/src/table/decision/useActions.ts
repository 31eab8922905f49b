import type { Answered } from '@tabletome/match'
import { notify } from '../../app/notices.ts'
import { useWords, type Words } from '../../text/index.ts'
import { whyNoUndo } from './Foot.tsx'
import type { AtTable } from '../context.ts'
import { useHint } from '../hint/useHint.ts'
import { citing } from './preview.ts'

export const refusalText = (answered: Answered, words: Words, reasonText: AtTable['text']['reason']) => {
  if (answered.ok) return ''
  const { code, reason } = answered.refusal
  return reason ? citing({ text: reasonText(reason), rule: reason.rule }) : words.table.refused[code]
}

/** Undo, restart turn and hint, by button or key. */
export const useActions = (at: AtTable) => {
  const words = useWords()
  const { connection, text, position } = at
  const hints = useHint(at)
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
  return { undo: () => undoBy(false), restart: () => undoBy(true), hint: hints.toggle, hints }
}
export type Actions = ReturnType<typeof useActions>
