import { sfc32 } from '@tabletome/engine'
import { MatchHost } from '@tabletome/match'
import { memoryStore } from '@tabletome/match/stores/memory'
import { type Bench, median, quantile } from './figure.ts'
import { defenders } from './play.ts'

const MATCHES = 12

/** The messages two people at one table get after each answer, as the server writes them. */
export const bench: Bench = {
  about: 'bytes sent to one client per answer of a Defenders match',
  async run(tell) {
    const { game, setupFor } = await defenders()
    const sizes: number[] = []
    const views: number[] = []
    for (let i = 0; i < MATCHES; i++) {
      const random = sfc32(`bytes ${i}`)
      const host = await MatchHost.create({
        game,
        store: memoryStore(),
        match: `match-${i}`,
        now: () => 1_700_000_000_000,
        setup: setupFor(2),
        seats: { p1: 'Ann', p2: 'Bob' },
        random: 'chacha20',
        seed: `bytes ${i}`,
      })
      const size = (seat: string, since?: number): number =>
        Buffer.byteLength(
          JSON.stringify({ t: 'update', table: host.match, update: host.update({ seats: [seat] }, since) }),
        )
      while (!host.over) {
        const seat = host.waiting[random.below(host.waiting.length)] ?? ''
        const options = host.decisionsFor(seat)[0]?.options ?? []
        const before = host.seq
        await host.answer(seat, before, options[random.below(options.length)]?.id ?? '')
        sizes.push(size('p1', before), size('p2', before))
        if (before % 20 === 0) views.push(size('p1'))
      }
      tell(`bytes: ${i + 1} of ${MATCHES} matches`)
    }
    return [
      { what: 'bytes per answer, median', value: median(sizes), unit: 'B', target: { atMost: 1000 } },
      { what: 'bytes per answer, 9 of 10 within', value: quantile(sizes, 0.9), unit: 'B' },
      { what: 'whole view on (re)connect, median', value: median(views), unit: 'B' },
    ]
  },
}
