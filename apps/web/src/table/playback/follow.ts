import type { Shape, View } from '@tabletome/engine'
import { applyDelta, applyPacked, type Happening, type Update } from '@tabletome/match'
import type { Shown, TableState, Told } from '../connection.ts'

/** An update that does not follow what is known: the whole view has to be asked for again. */
export class OutOfStep extends Error {}

/** Of so many lines the table is kept fact by fact: who has not seen them by then sees where they led. */
const KEPT = 20

/** Fact by fact from the view before the line. */
export const toldFrom = (before: View<Shape> | undefined, { steps, ...happening }: Happening): Told => {
  let view = before
  if (!steps || !view) return happening
  const views: View<Shape>[] = []
  for (const step of steps) {
    view = applyPacked(view, step)
    views.push(view)
  }
  return { ...happening, views }
}

const forgotten = ({ views: _views, ...told }: Told): Told => told

/**
 * What happened before, and what is new; a line that came twice (after a reconnect) is kept once. Where lines are missing between
 * the two, only the new ones are kept, and what came before them is asked for when somebody wants to read it.
 */
const grown = (history: readonly Told[], happened: readonly Told[]) => {
  const last = history.at(-1)?.seq ?? -1
  if ((happened[0]?.seq ?? 0) > last + 1) return happened
  const news = happened.filter(({ seq }) => seq > last)
  if (news.length === 0) return history
  const old = history.length + news.length - KEPT
  return [...history.map((told, i) => (i < old && told.views ? forgotten(told) : told)), ...news]
}

/** A page of what happened before what is known is put in front of it. */
export const lookedBack = (state: TableState, before: number, happened: readonly Happening[]): TableState =>
  state.history[0]?.seq === before && happened.at(-1)?.seq === before - 1
    ? { ...state, history: [...happened, ...state.history] }
    : state

/** The state of a table after an update of its host. */
export const follow = (state: TableState, update: Update): TableState => {
  const { view: whole, delta, rest } = update
  let known = whole ?? state.position?.view
  const happened = update.happened.map(happening => {
    const told = toldFrom(whole ? undefined : known, happening)
    known = told.views?.at(-1) ?? known
    return told
  })
  if (!known) throw new OutOfStep('A change came before the view it changes')
  const view = whole ?? applyPacked(applyDelta(known, delta ?? []), rest ?? [])
  const position: Shown = {
    seq: update.seq,
    view,
    decisions: update.decisions,
    undo: update.undo,
    over: update.over,
    undoRequest: update.undoRequest,
    seed: update.seed,
  }
  return { ...state, link: 'live', position, history: grown(state.history, happened) }
}
