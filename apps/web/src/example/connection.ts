import { createStore } from '@tabletome/boardkit'
import type { Answered } from '@tabletome/match'
import type { ShownExample } from '@tabletome/match/example'
import type { TableInfo } from '@tabletome/match/protocol'
import { withNobody } from '../table/aside.ts'
import { NOT_OPEN, refused, type TableConnection, type TableState } from '../table/connection.ts'
import { follow } from '../table/playback/follow.ts'

const ALONE = 'An example is played alone'
const NO_UNDO = { possible: false, reason: 'nothing', steps: 0 } as const

export interface ExampleConnection extends TableConnection {
  /** What happens by itself happens. */
  begin(): void
}

/** An example as a table: the same host as any other, in this page, and nothing is stored. All seats are played here. */
export const openShown = (shown: ShownExample, table: TableInfo, begun: boolean): ExampleConnection => {
  const { host, before } = shown
  const viewer = { seats: host.seats, steps: true } as const
  let told: number | undefined
  const laid: TableState = before
    ? {
        ...NOT_OPEN,
        link: 'live',
        table,
        position: { seq: -1, view: before, decisions: [], undo: NO_UNDO, over: false },
      }
    : { ...NOT_OPEN, table }
  const { read: state, set, subscribe } = createStore((): TableState => laid)
  const tell = () => {
    const update = host.update(viewer, told)
    told = update.seq
    set(follow(state(), { ...update, undo: NO_UNDO, over: false }))
  }
  const begin = () => {
    if (told === undefined) tell()
  }
  if (begun || !before) begin()
  const stop = host.subscribe(() => {
    if (told !== undefined) tell()
  })
  const here = async (): Promise<Answered> => refused('malformed', ALONE)
  return {
    subscribe,
    state,
    begin,
    // Nothing is answered by itself: every step is the reader's.
    answer: (seat, option, by) => (by === 'table' ? here() : shown.answer(seat, option)),
    undo: here,
    ...withNobody(ALONE),
    close: stop,
  }
}
