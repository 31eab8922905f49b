import type { SettingValue } from '@tabletome/engine'
import type { MatchRecord } from '@tabletome/match'
import type { Played } from '@tabletome/match/protocol'

interface Finished {
  readonly record: MatchRecord
  /** The reader's seats, and who sits at the others. */
  readonly mine: readonly string[]
  readonly others: Played['others']
  readonly end: 'won' | 'lost'
  readonly heroes: readonly string[]
  readonly at: number
}

const MINUTE = 60_000
/** Who leaves the table for longer does not play meanwhile. */
const LONGEST_THOUGHT = 10 * MINUTE

/** How long it was played, pauses left out. */
const minutesOf = ({ head, lines }: MatchRecord): number => {
  let before = head.createdAt
  let played = 0
  for (const { at } of lines) {
    played += Math.min(LONGEST_THOUGHT, Math.max(0, at - before))
    before = at
  }
  return Math.round(played / MINUTE)
}

/** Why a match does not count, if it does not. */
const asideOf = ({ head, lines }: MatchRecord, mine: readonly string[]): Played['aside'] => {
  if (head.from !== undefined || head.position !== undefined) return 'branch'
  if (lines.some(line => 'undo' in line && line.agreed)) return 'undone'
  const isBot = lines.some(line => 'by' in line && line.by === 'bot' && mine.includes(line.seat))
  return isBot ? 'bot' : undefined
}

const wordOf = (value: SettingValue | undefined) => (typeof value === 'string' ? value : undefined)

/** A finished match as one line of the record. */
export const playedOf = ({ record, mine, others, end, heroes, at }: Finished): Played => {
  const { head, lines } = record
  const { match, game, setup, seedCommit } = head
  const difficulty = wordOf(setup.options.difficulty)
  const aside = asideOf(record, mine)
  const own = lines.filter(line => 'option' in line && line.by === undefined && mine.includes(line.seat))
  return {
    match,
    game,
    mode: setup.mode,
    players: setup.players,
    at,
    end,
    ...(difficulty !== undefined && { difficulty }),
    heroes: [...heroes],
    answers: own.length,
    minutes: minutesOf(record),
    others,
    seal: seedCommit,
    ...(aside !== undefined && { aside }),
  }
}
