import { sfc32 } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import { formatRecord, MatchHost } from '@tabletome/match'
import { memoryStore } from '@tabletome/match/stores/memory'
import { createBot } from '@tabletome/bots'
import { rulesOf } from '../play.ts'

/** One table of each game: what people play most. */
export const TABLES = [
  { id: 'defenders', mode: 'coop', players: 2, options: { heroes: 'random' } },
  { id: 'tactics', mode: 'competitive', players: 2, options: {} },
  { id: 'rift', mode: 'scenario', players: 2, options: { scenario: 5 } },
  { id: 'victorum', mode: 'campaign', players: 1, options: { hero: 'krakenlance', scion: 'taotie', first: false } },
] as const
export type Table = (typeof TABLES)[number]

/** The record of a match after so many answers of bots, as a file that the site opens: a seed in which it is still going on. */
export async function recordAfter({ id, mode, players, options }: Table, answers: number): Promise<string> {
  const { setupFor } = await rulesOf(id, mode, options)
  const rules = await gameById(id)?.parts.rules()
  if (!rules) throw new Error(`there is no game "${id}"`)
  const { game, evaluation, botMayAnswer } = rules
  const setup = setupFor(players)
  const bot = createBot('greedy', game, evaluation)
  for (let seed = 1; seed <= 50; seed++) {
    const random = sfc32(`browser ${seed}`)
    const host = await MatchHost.create({
      game,
      setup,
      seats: Object.fromEntries(game.seats(setup).map(seat => [seat, seat])),
      store: memoryStore(),
      match: 'bench',
      now: () => 0,
      random: 'sfc32',
      seed: String(seed).padStart(64, '5'),
    })
    for (let given = 0; given < answers && !host.over; given++) {
      const asked = host.waiting.flatMap(seat => host.decisionsFor(seat))
      const next = asked.find(({ seat }) => botMayAnswer?.(host.view(seat), seat, []) !== false) ?? asked[0]
      if (!next) throw new Error('nobody is asked')
      await host.answer(next.seat, host.seq, bot.answer(host.view(next.seat), next, random))
    }
    if (!host.over) return formatRecord(host.record({ withSeed: true }))
  }
  throw new Error(`no match of ${id} lasts ${answers} answers`)
}
