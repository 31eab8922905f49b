/** Tells each viewer what it may know: a whole view or what changed since, what happened, what is asked, what can be undone. */
import type { Shape, View } from '@tabletome/engine'
import type { Course } from './course.ts'
import { diff, pack } from './delta.ts'
import type { Replay } from './replay.ts'
import type { Turnpoint } from './turnpoint.ts'
import { besides, stepsFor } from './steps.ts'
import type { Delta, Happening, UndoState, Update, Viewer } from './types.ts'
import { eyesOf, happeningOf, openDecisions, seatShown } from './updates.ts'

/** The first and the last. */
type Lines = readonly [number, number]

/** Beyond so many changes it is worth looking whether the whole view is shorter. */
const MANY_CHANGES = 40

export class Teller {
  /** Viewers of the same seat are told the same: worked out once per line. */
  private readonly deltas = new Map<string, Delta>()
  /** What all may see is compared once for all of them: by the seq they come from. */
  private readonly openDeltas = new Map<number, Delta>()
  private deltasTo: Turnpoint | undefined

  forget(): void {
    this.deltas.clear()
    this.openDeltas.clear()
    this.deltasTo = undefined
  }

  update(
    course: Course,
    { seats, steps: wantsSteps }: Viewer,
    { since, most = Number.POSITIVE_INFINITY }: { since?: number; most?: number },
    request: Update['undoRequest'],
  ): Update {
    const { turnpoint, position, seq } = course
    const shown = seatShown(position, seats)
    const view = position.view(shown)
    const old = since === undefined ? undefined : course.at(since)
    const first = since !== undefined && since <= seq ? since + 1 : 0
    const told = course.between(Math.max(first, seq + 1 - most), seq)
    const steps = wantsSteps && old && told.length === seq + 1 - first ? stepsFor(told, eyesOf(seats)) : undefined
    const rest = steps && old && pack([...steps.rest, ...this.besides(course, old, seats, view)])
    const delta = !rest && old && since !== undefined ? this.delta(old, since, turnpoint, seats, view) : undefined
    return {
      seq,
      happened: told.map((each, i) => ({
        ...happeningOf(course.game, each, seats),
        ...(steps && { steps: steps.lines[i] ?? [] }),
      })),
      ...(rest ? { rest } : delta ? { delta } : { view }),
      decisions: openDecisions(position, seats),
      undo: undoFor(course, seats, shown),
      ...(request && seats.length > 0 && { undoRequest: request }),
      over: course.over,
      ...(course.over && { seed: course.seed }),
    }
  }

  /** Those lines, played again by that replay where nobody remembers. */
  history(course: Course, { seats }: Viewer, [first, last]: Lines, replay: Replay): readonly Happening[] {
    return course.between(first, last, replay).map(told => happeningOf(course.game, told, seats))
  }

  /** What has changed that facts do not tell: the seat's own things, who is asked. */
  private besides({ game }: Course, old: Turnpoint, seats: readonly string[], view: View<Shape>): Delta {
    return diff(besides(old.position.view(seatShown(old.position, seats)), game), besides(view, game))
  }

  private delta(
    old: Turnpoint,
    since: number,
    now: Turnpoint,
    seats: readonly string[],
    view: View<Shape>,
  ): Delta | undefined {
    if (this.deltasTo !== now) this.forget()
    this.deltasTo = now
    const before = seatShown(old.position, seats)
    const key = `${since} ${before ?? '-'} ${view.seat ?? '-'}`
    const known = this.deltas.get(key)
    const delta = known ?? this.fresh(old.position.view(before), view, since)
    if (!known) this.deltas.set(key, delta)
    return delta.length > MANY_CHANGES && JSON.stringify(delta).length > JSON.stringify(view).length ? undefined : delta
  }

  private fresh(old: View<Shape>, view: View<Shape>, since: number): Delta {
    let open = this.openDeltas.get(since)
    if (!open) {
      open = diff({ open: old.open }, { open: view.open })
      this.openDeltas.set(since, open)
    }
    return [...open, ...diff({ ...old, open: undefined }, { ...view, open: undefined })]
  }
}

/** Of a hot seat: whichever of its seats can undo; else why the seat shown cannot. */
const undoFor = (course: Course, seats: readonly string[], shown: string | undefined): UndoState => {
  for (const seat of seats) {
    const { state } = course.undoOf(seat)
    if (state.possible || (seats.length === 1 && seat === shown)) return state
  }
  if (shown !== undefined) return course.undoOf(shown).state
  return { possible: false, reason: course.position.outcome === undefined ? 'nothing' : 'over', steps: 0 }
}
