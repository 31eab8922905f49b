import type { Game, Shape } from '@tabletome/engine'
import { parseRecord, Replay } from '@tabletome/match'
import type { LocalApi } from './api.ts'

/** The record being looked at, played again position by position; the last one is kept at hand. */
export const replayApi = (
  gameOf: (game: string) => Promise<Game<Shape>>,
): Pick<LocalApi, 'readReplay' | 'replayView'> => {
  let last: { text: string; replay: Replay; game: Game<Shape> } | undefined
  const replayOf = async (text: string) => {
    if (last?.text === text) return last
    const record = parseRecord(text)
    const game = await gameOf(record.head.game)
    last = { text, replay: new Replay(game, record, undefined, { steps: true }), game }
    return last
  }
  return {
    readReplay: async text => {
      const { replay, game } = await replayOf(text)
      const { head, end } = replay.record
      const seats = game.seats(head.setup)
      const history = Array.from({ length: replay.length + 1 }, (_, seq) => {
        const { steps: _steps, ...happening } = replay.happeningAt(seq, seats)
        return happening
      })
      return {
        game: head.game,
        setup: head.setup,
        seats: head.seats,
        history,
        over: end?.outcome !== undefined,
        match: head.match,
        createdAt: head.createdAt,
      }
    },
    replayView: async (text, seq, seat) => {
      const { replay, game } = await replayOf(text)
      const happened = replay.happeningAt(seq, game.seats(replay.record.head.setup))
      const { position } = replay.at(seq)
      const line = replay.record.lines[seq]
      const decisions = position.decisions.map(({ choice, seat: asked, options }) => ({
        choice,
        seat: asked,
        options: options.map(({ id, at }) => ({ id, at })),
      }))
      const next = line && 'option' in line ? { seat: line.seat, option: line.option } : undefined
      return { view: position.view(seat), happened, decisions, next }
    },
  }
}
