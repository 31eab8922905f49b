import { sfc32 } from '@tabletome/engine'
import { gameById, games } from '@tabletome/games'
import { MatchHost, type Update } from '@tabletome/match'
import { memoryStore } from '@tabletome/match/stores/memory'
import { type Bench, type Figure, median } from './figure.ts'
import { rulesOf } from './play.ts'

const MATCHES = 3
const ANSWERS = 400

export interface Bytes {
  /** Of all updates, on average: what happened and what changed by it, and the question that is open. */
  readonly update: number
  readonly question: number
  /** Of one whole view. */
  readonly view: number
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** What one person who watches fact by fact is sent after each answer of random matches, as the server writes it. */
export const bytesOf = async (id: string, modeId: string, matches: number, answers: number): Promise<Bytes> => {
  const mode = gameById(id)?.modes.find(each => each.id === modeId)
  const { game, setupFor } = await rulesOf(id, modeId, id === 'defenders' ? { heroes: 'random' } : {})
  const setup = setupFor(Math.max(mode?.players.min ?? 1, Math.min(mode?.players.max ?? 1, 2)))
  const seats = Object.fromEntries(game.seats(setup).map(seat => [seat, 'Keen Otter 27']))
  const [seat = ''] = game.seats(setup)
  const sum = { update: 0, question: 0, count: 0 }
  const views: number[] = []
  for (let i = 0; i < matches; i++) {
    const seed = `bytes ${i}`
    const random = sfc32(seed)
    const match = 'h3k9wq2m7x'
    const now = () => 1_700_000_000_000
    const store = memoryStore()
    const host = await MatchHost.create({ game, store, match, now, setup, seats, random: 'chacha20', seed })
    const tell = (since?: number): Update => host.update({ seats: [seat], steps: true }, since)
    views.push(sizeOf(tell().view))
    for (let n = 0; n < answers && !host.over; n++) {
      const asked = host.waiting.flatMap(each => host.decisionsFor(each))
      const decision = asked[random.below(asked.length)]
      const option = decision?.options[random.below(decision.options.length)]
      const before = host.seq
      await host.answer(decision?.seat ?? '', before, option?.id ?? '')
      const update = tell(before)
      sum.update += sizeOf({ t: 'update', table: match, update: { ...update, decisions: [] } })
      sum.question += sizeOf(update.decisions)
      sum.count++
    }
  }
  return { update: sum.update / sum.count, question: sum.question / sum.count, view: median(views) }
}

export const bench: Bench = {
  about: 'bytes sent to one client per answer, with what each fact changes',
  async run(tell) {
    const figures: Figure[] = []
    for (const { id, modes } of games)
      for (const mode of modes) {
        const { update, question, view } = await bytesOf(id, mode.id, MATCHES, ANSWERS)
        const what = `${id} ${mode.id}`
        figures.push(
          { what: `${what}: update per answer`, value: update, unit: 'B', target: { atMost: 1000 } },
          { what: `${what}: open question, besides`, value: question, unit: 'B' },
          { what: `${what}: whole view`, value: view, unit: 'B' },
        )
        tell(`bytes: ${what}`)
      }
    return figures
  },
}
