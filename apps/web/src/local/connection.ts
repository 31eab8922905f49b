import { createStore } from '@tabletome/boardkit'
import type { Answered } from '@tabletome/match'
import { currentSettings, onSettings } from '../app/settings.ts'
import { NOT_OPEN, refused, type TableConnection, type TableState } from '../table/connection.ts'
import { follow } from '../table/playback/follow.ts'
import { local, onLocalEvent } from './client.ts'

/** A table in this browser's worker. */
export const openLocal = (id: string): TableConnection => {
  const { read: state, set, subscribe } = createStore((): TableState => NOT_OPEN)
  const stop = onLocalEvent(event => {
    if (event.event === 'update' && event.table === id) set(follow(state(), event.update))
    if (event.event === 'table' && event.table.id === id) set({ ...state(), table: event.table })
  })
  const tellPace = () => void local().setPace({ quick: currentSettings().bots === 'quick' })
  tellPace()
  const stopPace = onSettings(tellPace)
  local()
    .open(id)
    .then(
      table => set(table ? { ...state(), table } : { ...state(), link: 'gone' }),
      (error: unknown) => set({ ...state(), link: 'gone', problem: String(error) }),
    )
  const seq = () => state().position?.seq ?? 0
  return {
    subscribe,
    state,
    answer: (seat, option, by) => local().answer(id, seat, seq(), option, by),
    undo: (seat, turn) => local().undo(id, seat, seq(), turn),
    askUndo: (seat, to) => local().rewind(id, seat, to),
    agreeUndo: async (): Promise<Answered> => refused('malformed', 'Nobody has to agree at a local table'),
    talk: async () => refused('malformed', 'There is no table talk at one screen'),
    standIn: (seat, bot) => local().standIn(id, seat, bot),
    earlier: async () => false,
    record: () => local().record(id),
    close: () => {
      stop()
      stopPace()
      void local().close(id)
    },
  }
}
