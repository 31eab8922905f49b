import type { Shape, View } from '@tabletome/engine'
import { applyDelta, type Happening, type Update } from '@tabletome/match'
import type { Position, TableState } from './connection.ts'

/** An update that does not follow what is known: the whole view has to be asked for again. */
export class OutOfStep extends Error {}

/** What happened before, and what is new; a line that came twice (after a reconnect) is kept once. */
const grown = (history: readonly Happening[], happened: readonly Happening[]) => {
  const last = history.at(-1)?.seq ?? -1
  const news = happened.filter(({ seq }) => seq > last)
  return news.length > 0 ? [...history, ...news] : history
}

/** Where facts tell what they change, the delta says only what changed after the last of them. */
const throughSteps = (view: View<Shape>, happened: readonly Happening[]): View<Shape> =>
  happened.flatMap(({ steps = [] }) => steps).reduce(applyDelta<View<Shape>>, view)

/** The state of a table after an update of its host. */
export const follow = (state: TableState, update: Update): TableState => {
  const view =
    update.view ??
    (update.delta && state.position
      ? applyDelta(throughSteps(state.position.view, update.happened), update.delta)
      : state.position?.view)
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
