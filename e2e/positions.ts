import { type BotLevel, createBot } from '@tabletome/bots'
import { type Setup, type Shape, sfc32, type View } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import { formatRecord, MatchHost } from '@tabletome/match'
import { memoryStore } from '@tabletome/match/stores/memory'

/** What a position is looked for by: the words of all games. */
type Open = View<Shape>['open'] & {
  round?: number
  foe?: unknown
  turn?: { owner?: string; number?: number }
  flipped?: object
  trays?: readonly { id: string }[]
  portals?: { total: number; destroyed: number }
  placing?: { pieces: readonly { what: string }[] }
  act?: number
  combat?: { kind: string; turn: number; side: string }
}
interface Match {
  readonly game: string
  readonly setup: Setup
  readonly level: BotLevel
}
export const DEFENDERS_FOR_FOUR: Match = {
  game: 'defenders',
  setup: { mode: 'coop', players: 4, options: { difficulty: 'normal', heroes: 'paladin,ranger,sorcerer,barbarian' } },
  level: 'skilled',
}
const DEFENDERS_ALONE: Match = {
  game: 'defenders',
  setup: { mode: 'coop', players: 1, options: { difficulty: 'normal', heroes: 'paladin,ranger' } },
  level: 'greedy',
}
export const tacticsMatch = (mode: string, players: number): Match => ({
  game: 'tactics',
  setup: { mode, players, options: {} },
  level: 'greedy',
})
export const riftMatch = (scenario: number, players: number, more: Setup['options'] = {}): Match => ({
  game: 'rift',
  setup: {
    mode: 'scenario',
    players,
    options: { scenario, difficulty: 'normal', storms: false, roundLimit: 0, ...more },
  },
  level: 'greedy',
})
export const riftStorm = (players: number): Match => ({
  ...riftMatch(1, players),
  setup: { mode: 'storm', players, options: { difficulty: 'normal', roundLimit: 10 } },
})
export const victorumMatch = (options: Setup['options'] = {}): Match => ({
  game: 'victorum',
  setup: {
    mode: 'campaign',
    players: 1,
    options: { hero: 'krakenlance', scion: 'taotie', difficulty: 'chosen', first: false, ...options },
  },
  level: 'greedy',
})
const NAMES = ['Ada', 'Bram', 'Cleo', 'Dana']

type IsIt = (open: Open, choice: string, options: readonly string[], seat: string) => boolean

/** A match played by bots from a fixed seed until `isIt` holds, as a record that the site can import and go on with. */
export const recordUntil = async (seed: string, match: Match, isIt: IsIt): Promise<string> =>
  formatRecord((await played(seed, match, isIt)).record({ withSeed: true }))

/**
 * A match that bots win, cut off so many answers before its end: the record, and those answers. Chance stays the same, so that
 * they lead to the same win.
 */
export async function shortOfTheWin(match: Match, answers: number): Promise<{ record: string; rest: string[] }> {
  for (let i = 1; i <= 20; i++) {
    const host = await played(`win${i}`, match, () => false)
    const { head, lines, end } = host.record({ withSeed: true })
    if (!end || (end.outcome as { result?: string } | undefined)?.result !== 'won') continue
    const cut = Math.max(0, lines.length - answers)
    const rest = lines.slice(cut).map(line => ('option' in line ? String(line.option) : ''))
    return { record: formatRecord({ head, lines: lines.slice(0, cut), end: { seed: end.seed } }), rest }
  }
  throw new Error('the bots never won')
}

/** A match of bots at `from`, and the answers they then give until `to`: with the same chance these lead there again. */
export async function stretch(
  seed: string,
  match: Match,
  from: IsIt,
  to: IsIt,
): Promise<{ record: string; rest: string[] }> {
  const begun = (await played(seed, match, from)).record({ withSeed: true })
  let since = false
  const done = await played(seed, match, (...at) => {
    since ||= from(...at)
    return since && to(...at)
  })
  const rest = done.record({ withSeed: true }).lines.slice(begun.lines.length)
  return { record: formatRecord(begun), rest: rest.map(line => ('option' in line ? String(line.option) : '')) }
}

async function played(seed: string, { game: id, setup, level }: Match, isIt: IsIt): Promise<MatchHost> {
  const info = gameById(id)
  if (!info) throw new Error(`no game "${id}"`)
  const { game, evaluation, botMayAnswer } = await info.parts.rules()
  const byItself = await info.parts.byItself?.()
  const seats = Object.fromEntries(game.seats(setup).map((seat, i) => [seat, NAMES[i] ?? seat]))
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
    host.seats.map(seat => [seat, createBot(level, game, evaluation, { positions: 120, plans: 8, worlds: 4 })]),
  )
  const random = sfc32(seed)
  while (!host.over) {
    const asked = host.waiting.flatMap(seat => host.decisionsFor(seat))
    const open = host.view(undefined).open as Open
    if (
      asked.some(({ choice, options, seat }) => {
        const ids = options.map(({ id: option }) => option)
        // What the page would answer by itself is no position to stop at.
        return isIt(open, choice, ids, seat) && !byItself?.(host.view(seat), { choice, options }, false)
      })
    )
      break
    const next = asked.find(({ seat }) => botMayAnswer?.(host.view(seat), seat, []) !== false) ?? asked[0]
    const bot = next && bots.get(next.seat)
    if (!next || !bot) throw new Error('nobody is asked')
    const answered = await host.answer(next.seat, host.seq, bot.answer(host.view(next.seat), next, random))
    if (!answered.ok) throw new Error(answered.refusal.message)
  }
  return host
}

/** The first turn of a match: the card that began it was drawn just before. */
export const firstTurn = () => recordUntil('first', DEFENDERS_ALONE, (_open, choice) => choice === 'turn.act')

/** A turn of Defenders with more to choose from than anybody would be advised. */
export const manyWays = () =>
  recordUntil('hints', DEFENDERS_ALONE, (_open, choice, options) => choice === 'turn.act' && options.length > 5)

/** In Rift these pieces are in hand, to be placed. */
export const inHand = (pieces: string) =>
  recordUntil(
    'sizes',
    riftMatch(2, 1),
    ({ placing }, choice) => choice === 'place' && placing?.pieces.map(({ what }) => what).join(' ') === pieces,
  )
