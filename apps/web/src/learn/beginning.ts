import type { Scripted } from '@tabletome/match/lesson'

/** Answers for a newcomer what is settled before the first decision, before the table is shown. How, the first page need not know. */
export const answerFirst = async (table: string, script: readonly Scripted[]): Promise<void> => {
  const { answerAll } = await import('./answering.ts')
  await answerAll(table, script)
}
