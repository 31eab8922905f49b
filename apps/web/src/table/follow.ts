import { applyDelta, type Happening, type Update } from '@tabletome/match'
import type { Position, TableState } from './connection.ts'

/** An update that does not follow what is known: the whole view has to be asked for again. */
export class OutOfStep extends Error {}

/**
 * What happened before, and what is new; a line that came twice (after a reconnect) is kept once. Where lines are missing between
 * the two, only the new ones are kept, and what came before them is asked for when somebody wants to read it.
 */
const grown = (history: readonly Happening[], happened: readonly Happening[]) => {
  const last = history.at(-1)?.seq ?? -1
  if ((happened[0]?.seq ?? 0) > last + 1) return happened
  const news = happened.filter(({ seq }) => seq > last)
  return news.length > 0 ? [...history, ...news] : history
}

/** A page of what happened before what is known is put in front of it. */
export const lookedBack = (state: TableState, before: number, happened: readonly Happening[]): TableState =>
  state.history[0]?.seq === before && happened.at(-1)?.seq === before - 1
    ? { ...state, history: [...happened, ...state.history] }
    : state

/** The state of a table after an update of its host. */
export const follow = (state: TableState, update: Update): TableState => {
  const view =
    update.view ??
    (update.delta && state.position ? applyDelta(state.position.view, update.delta) : state.position?.view)
  if (!view) throw new OutOfStep('A change came before the view it changes')
  const position: Position = {
    seq: update.seq,
    view,
    decisions: update.decisions,
    undo: update.undo,
    over: update.over,
    ...(update.undoRequest ? { undoRequest: update.undoRequest } : {}),
    ...(update.seed ? { seed: update.seed } : {}),
  }
  return { ...state, link: 'live', position, history: grown(state.history, update.happened) }
}
