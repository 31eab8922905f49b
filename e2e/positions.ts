import { makeBot } from '@tabletome/bots'
import { type Shape, sfc32, type View } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import { formatRecord, MatchHost } from '@tabletome/match'
import { memoryStore } from '@tabletome/match/stores/memory'

type Open = View<Shape>['open'] & { round?: number; foe?: unknown; capital?: number }

/** A match of four played by bots from a fixed seed until `isIt` holds, as a record that the site can import and go on with. */
export async function recordUntil(
  seed: string,
  isIt: (open: Open, choice: string, options: number) => boolean,
): Promise<string> {
  const info = gameById('defenders')
  if (!info) throw new Error('no Defenders')
  const { game, evaluation, botMayAnswer } = await info.parts.rules()
  const setup = {
    mode: 'coop',
    players: 4,
    options: { difficulty: 'normal', heroes: 'paladin,ranger,sorcerer,barbarian' },
  }
  const seats = { p1: 'Ada', p2: 'Bram', p3: 'Cleo', p4: 'Dana' }
  const host = await MatchHost.create({
    game,
    setup,
    seats,
    store: memoryStore(),
    match: `shots-${seed}`,
    now: () => Date.now(),
    random: 'sfc32',
    seed: '5'.repeat(64 - seed.length) + seed,
  })
  const bots = new Map(
    host.seats.map(seat => [seat, makeBot('skilled', game, evaluation, { looks: 120, plans: 8, worlds: 4 })]),
  )
  const random = sfc32(seed)
  while (!host.over) {
    const asked = host.waiting.flatMap(seat => host.decisionsFor(seat))
    const open = host.view(undefined).open as Open
    if (asked.some(({ choice, options }) => isIt(open, choice, options.length))) break
    const next = asked.find(({ seat }) => botMayAnswer?.(host.view(seat), seat, []) !== false) ?? asked[0]
    const bot = next && bots.get(next.seat)
    if (!next || !bot) throw new Error('nobody is asked')
    const answered = await host.answer(next.seat, host.seq, bot.answer(host.view(next.seat), next, random))
    if (!answered.ok) throw new Error(answered.refusal.message)
  }
  return formatRecord(host.record({ withSeed: true }))
}
