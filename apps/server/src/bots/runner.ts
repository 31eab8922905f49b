import { randomInt } from 'node:crypto'
import { InStep, type MatchHost, type OpenDecision, STEP_MILLISECONDS } from '@tabletome/match'
import type { Catalogue } from '../catalogue.ts'
import type { Metrics } from '../metrics.ts'
import type { Matches } from '../play/matches.ts'
import type { Presence } from '../play/presence.ts'
import type { SeatRow, TableRow } from '../store/port.ts'
import { isPaused } from '../tables/info.ts'
import type { Rows } from '../tables/rows.ts'
import { createPauses } from './pauses.ts'
import type { Pauses } from './pauses.ts'
import type { Together } from '../together/port.ts'
import type { BotPool } from './pool.ts'

/** Lets bots answer wherever one is asked. They answer like anybody: through the match, with what their seat may see. */
export interface BotRunner {
  /** Something has changed at this table. */
  look(table: string): void
  close(): void
}

export interface RunnerPorts {
  readonly pool: BotPool
  readonly rows: Rows
  readonly matches: Matches
  readonly catalogue: Catalogue
  readonly presence: Presence
  readonly together: Together
  readonly metrics: Metrics
  onError(error: unknown): void
}

export const createBotRunner = (ports: RunnerPorts): BotRunner => {
  const { rows, onError } = ports
  const running = new Set<string>()
  const again = new Set<string>()
  let isClosed = false
  const later = new Map<string, NodeJS.Timeout>()
  const lookLater = (id: string): void => {
    if (isClosed || later.has(id)) return
    const timer = setTimeout(() => {
      later.delete(id)
      look(id)
    }, LATER_MILLISECONDS)
    timer.unref()
    later.set(id, timer)
  }
  const watched: Watched = { ...ports, taken: createPauses(), isClosed: () => isClosed, lookLater }

  const run = async (id: string): Promise<void> => {
    do {
      again.delete(id)
      const table = await rows.get(id)
      if (table && isPlayed(table, ports.presence)) await playOn(id, watched)
    } while (again.has(id) && !isClosed)
  }
  const look = (id: string): void => {
    if (isClosed) return
    if (running.has(id)) {
      again.add(id)
      return
    }
    running.add(id)
    void run(id)
      .catch((error: unknown) => {
        onError(error)
        lookLater(id)
      })
      .finally(() => {
        running.delete(id)
        if (again.delete(id)) look(id)
      })
  }
  return {
    look,
    close() {
      isClosed = true
      for (const timer of later.values()) clearTimeout(timer)
    },
  }
}

/**
 * One process thinks for a table's bots at a time, and when it dies another goes on soon. Where thinking takes longer two may think
 * about the same question: the log takes one answer.
 */
const LEASE_MILLISECONDS = 8000
const LATER_MILLISECONDS = 3000

interface Watched extends RunnerPorts {
  readonly taken: Pauses
  /** Another process thinks for this table, or nothing can be stored. */
  lookLater(table: string): void
  /** The server is stopping: no bot answers any more. */
  isClosed(): boolean
}

/**
 * With a bot at it, and with somebody of the table who looks on. At a turn-by-turn table bots also go on until somebody is
 * asked who is not there: nobody is told otherwise that it is their turn.
 */
const isPlayed = (table: TableRow, presence: Presence): boolean =>
  table.status === 'playing' &&
  table.seats.some(seat => seat.bot !== undefined) &&
  ((table.pace === 'turns' && table.seats.some(seat => seat.person !== undefined && seat.bot === undefined)) ||
    [table.owner, ...table.seats.map(seat => seat.person)].some(
      person => person !== undefined && presence.isHere(table.id, person),
    ))

/** A bot answers for that seat now: its own, or one whose person has not come back. */
const isBots = (table: TableRow, seat: SeatRow, presence: Presence): boolean =>
  seat.bot !== undefined && !isPaused(table, seat, presence)

/** Until no bot is asked any more. */
const playOn = async (id: string, ports: Watched): Promise<void> => {
  while (!ports.isClosed()) {
    const table = await ports.rows.get(id)
    if (!table || !isPlayed(table, ports.presence)) return
    const host = await ports.matches.open(table)
    if (inStepAt(host).isWithPeople(peopleAt(table, ports.presence)))
      await new Promise(resolve => setTimeout(resolve, STEP_MILLISECONDS))
    const asked = await nextAsked(host, table, ports)
    if (!asked) return
    if (!(await ports.together.lease(`bots ${id}`, LEASE_MILLISECONDS))) return ports.lookLater(id)
    if (!(await answerFor(host, table, asked, ports))) return
  }
}

/** How far bots and people have come, at each match that is loaded. */
const steps = new WeakMap<MatchHost, InStep>()
const inStepAt = (host: MatchHost): InStep => {
  const known = steps.get(host)
  if (known) return known
  const inStep = new InStep(host)
  steps.set(host, inStep)
  host.subscribe(line => line && inStep.note(line))
  return inStep
}

const peopleAt = (table: TableRow, presence: Presence): readonly string[] =>
  table.seats.filter(seat => !isBots(table, seat, presence)).map(({ seat }) => seat)

/** The first bot that is asked and may answer; a bot that could snatch a decision of the team waits. */
const nextAsked = async (
  host: MatchHost,
  table: TableRow,
  { catalogue, presence }: RunnerPorts,
): Promise<OpenDecision | undefined> => {
  if (host.over) return undefined
  const { botMayAnswer } = await catalogue.rules(table.game)
  const bots = table.seats.filter(seat => isBots(table, seat, presence)).map(({ seat }) => seat)
  const mayAnswer = (seat: string, people: readonly string[]) => botMayAnswer?.(host.view(seat), seat, people) !== false
  return inStepAt(host).next(bots, peopleAt(table, presence), mayAnswer)
}

/** False when it is no use to go on. */
const answerFor = async (
  host: MatchHost,
  table: TableRow,
  question: OpenDecision,
  ports: Watched,
): Promise<boolean> => {
  const { seat } = question
  const { seq } = host
  const option = await think(host, table, question, ports)
  if (option === undefined) return false
  const row = await ports.rows.get(table.id)
  const now = row?.seats.find(each => each.seat === seat)
  if (!row || !now || !isBots(row, now, ports.presence)) return true
  if (host.seq === seq && !inStepAt(host).mayTake(seat, option, peopleAt(row, ports.presence))) return true
  let answered = await host.answer(seat, seq, option, 'bot')
  if (!answered.ok && answered.refusal.code === 'notAnOption') {
    ports.metrics.count('bot_failures_total')
    answered = await host.answer(seat, seq, anyOf(question), 'bot')
  }
  if (answered.ok) ports.metrics.count('bot_answers_total')
  return answered.ok || answered.refusal.code === 'outOfDate'
}

/** Nothing when the server stops before the bot has answered. */
const think = async (
  host: MatchHost,
  table: TableRow,
  question: OpenDecision,
  ports: Watched,
): Promise<string | undefined> => {
  const { pool, taken, metrics, onError } = ports
  const level = table.seats.find(each => each.seat === question.seat)?.bot ?? ''
  const kind = `${table.game} ${level} ${question.choice}`
  const [only, ...more] = question.options
  if (only && more.length === 0) {
    await new Promise(resolve => setTimeout(resolve, taken.pick(kind)))
    return ports.isClosed() ? undefined : only.id
  }
  const since = performance.now()
  try {
    const job = { game: table.game, level, view: host.view(question.seat), question }
    return await pool.think(job, { person: table.owner, table: table.id })
  } catch (error) {
    if (ports.isClosed()) return undefined
    // The others must not wait for a bot that has crashed or thinks too long.
    metrics.count('bot_failures_total')
    onError(error)
    return anyOf(question)
  } finally {
    const milliseconds = performance.now() - since
    taken.note(kind, milliseconds)
    metrics.observe('bot_seconds', milliseconds / 1000)
  }
}

const anyOf = ({ options }: OpenDecision): string => options[randomInt(options.length)]?.id ?? ''
