import { createStore } from '@tabletome/boardkit'
import type { Setup } from '@tabletome/engine'
import type { Update } from '@tabletome/match'
import type { LedMatch } from '@tabletome/match/lesson'
import type { TableInfo } from '@tabletome/match/protocol'
import { tableAside, withNobody } from '../table/aside.ts'
import { NOT_OPEN, type TableConnection, type TableState } from '../table/connection.ts'
import { follow } from '../table/playback/follow.ts'

/** A table led by a lesson: the same host as any other, in this page, and nothing is stored. */
export const openLed = (led: LedMatch, table: TableInfo): TableConnection => {
  const { host, seat } = led
  const viewer = { seats: [seat], steps: true } as const
  let told: number | undefined
  const { read: state, set, subscribe } = createStore((): TableState => ({ ...NOT_OPEN, table }))
  /** A lesson ends by its own leaf: a match that is over within it shows no result. */
  const withUndo = (update: Update): Update => ({ ...update, undo: undoOf(led), over: false })
  const tell = () => {
    const update = withUndo(host.update(viewer, told))
    told = update.seq
    set(follow(state(), update))
  }
  tell()
  const stop = host.subscribe(tell)
  // A step further changes nothing on the table, but it changes what can be undone.
  const stopLed = led.subscribe(() => {
    const { position } = state()
    if (position) set({ ...state(), position: { ...position, undo: undoOf(led) } })
  })
  return {
    subscribe,
    state,
    answer: (_seat, option) =>
      typeof option === 'string' ? led.act({ answer: option }) : led.act({ answer: option[0] ?? '' }),
    undo: () => led.undo(),
    ...withNobody('A lesson is played alone'),
    close: () => {
      stop()
      stopLed()
    },
  }
}

/** Inside a step everything can be taken back, also what was revealed. */
const undoOf = ({ at, seat, mayGoBack }: LedMatch): Update['undo'] =>
  at.answers.length > 0 && mayGoBack && at.doing === 'doing'
    ? { possible: true, seat, steps: 1 }
    : { possible: false, reason: 'nothing', steps: 0 }

/** The learner's seat is a person's, the others are bots. */
export const tableOf = (
  led: LedMatch,
  game: string,
  setup: Setup,
  names: Readonly<Record<string, string>>,
): TableInfo =>
  tableAside(
    { id: `lesson-${game}-${led.at.lesson.id}`, game, setup },
    led.host.seats.map(seat => ({ seat, name: names[seat] ?? seat, mine: seat === led.seat })),
  )
