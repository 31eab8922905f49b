import { answerOf, type Scripted } from '@tabletome/match/lesson'
import { local } from '../local/client.ts'

/** More questions than any set-up has. */
const MOST = 20

/** Answers for a newcomer what is settled before the first decision, before the table is shown. */
export const answerAll = async (table: string, script: readonly Scripted[]): Promise<void> => {
  for (let i = 0; i < MOST; i++) {
    const glance = await local().glance(table)
    const [decision] = glance?.decisions ?? []
    if (!glance || !decision) return
    const said = answerOf(script, {
      view: glance.view,
      seat: decision.seat,
      asked: decision.choice,
      facts: [],
      answers: [],
      before: { facts: [], answers: [] },
      refused: [],
      looked: [],
      offered: decision.options.map(({ id }) => ({ id, answer: undefined })),
    })
    if (said === undefined) return
    const { ok } = await local().answer(table, decision.seat, glance.seq, said, 'table')
    if (!ok) return
  }
}
