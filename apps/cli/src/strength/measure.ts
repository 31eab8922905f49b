import { type SettingValue, sfc32 } from '@tabletome/engine'
import type { Job } from '@tabletome/games/lab/job.ts'
import { LIMITS } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'
import { rateOf } from '@tabletome/games/lab/intervals.ts'
import type { Cell } from '@tabletome/games/lab/strength/cells.ts'
import type { Rules } from '@tabletome/games/selfPlay.ts'
import type { GameInfo } from '@tabletome/games/types'

/** A cell is known well enough with so many matches, once its interval is this narrow. */
const LEAST = 200
const NARROW = 0.06

/** Whether more matches of a cell are worth their time; what random answers are worth nobody needs to know better. */
export function isEnough(
  { level }: Pick<Cell, 'level'>,
  [won, of]: readonly [won: number, of: number, ...rest: unknown[]],
): boolean {
  if (of < LEAST) return false
  const { low, high } = rateOf(won, of)
  return high - low <= NARROW || level === 'random'
}

/** A match that goes on longer counts as lost by everybody. */
const LONGEST = 20_000

/**
 * What the match of a number brought the level: 1, 0, or a part of it. All levels of a table play the same seeds; against others
 * every seed is played from both sides.
 */
export function played(info: GameInfo, rules: Rules, cell: Cell, number: number): number {
  const isRival = cell.against !== undefined
  const deal = isRival ? Math.floor(number / 2) : number
  const side = isRival ? number % 2 : 0
  const seed = `strength-${cell.mode}-${deal + 1}`
  const setup = { mode: cell.mode, players: cell.players, options: optionsFor(info, cell, seed) }
  const seats = rules.game.seats(setup)
  const isMine = (seat: number): boolean => !isRival || seat % 2 === side
  const bots = seats.map((_, seat) => (isMine(seat) ? cell.level : (cell.against ?? cell.level)))
  const job: Job = { game: info.id, setup, bots, seed, limits: { ...LIMITS, answers: LONGEST } }
  const { outcome = '', error } = playGame(rules, job, seed)
  if (error) throw new Error(`${cell.game} ${cell.mode}, seed ${seed}, answer ${error.seq}: ${error.message}`)
  if (outcome === 'shared') return 1 / 2
  if (!isRival) return outcome === 'won' ? 1 : 0
  return seats.some((_, seat) => isMine(seat) && outcome.split('+').includes(`seat${seat + 1}`)) ? 1 : 0
}

function optionsFor(info: GameInfo, { mode, set, drawn }: Cell, seed: string): Record<string, SettingValue> {
  const random = sfc32(`${seed} drawn`)
  const options: Record<string, SettingValue> = {}
  for (const { id, standard, values = [], modes } of info.settings)
    if (modes === undefined || modes.includes(mode)) {
      const luck = random.below(Math.max(1, values.length))
      options[id] = set[id] ?? (drawn.includes(id) ? (values[luck] ?? standard) : standard)
    }
  return options
}
