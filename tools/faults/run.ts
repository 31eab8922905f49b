import type { Random } from '@tabletome/engine'
import { sfc32 } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import { sqlStore } from '@tabletome/match/stores/sql'
import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import { problemsOf, replayProblemsOf } from './audit.ts'
import { startCluster } from './cluster.ts'
import type { Fault } from './faults.ts'
import { faultsOf } from './faults.ts'
import { Ledger } from './ledger.ts'
import type { Played } from './party.ts'
import { groupsOf, playOn } from './party.ts'

export interface RunWishes {
  readonly faults: number
  readonly clients: number
  readonly seed: string
  /** Milliseconds from one fault to the next, at most. */
  readonly gap: number
  /** Milliseconds somebody thinks at most. */
  readonly thinking: number
  /** How long everybody has to reach the end once nothing goes wrong any more. */
  readonly endSeconds: number
  /** Ends the run before its time; everything is still stopped and taken away. */
  readonly signal?: AbortSignal
}
export interface RunReport {
  readonly faults: readonly Happened[]
  readonly seconds: number
  readonly matches: number
  readonly lines: number
  readonly acknowledged: number
  readonly unsure: number
  readonly refusals: ReadonlyMap<string, number>
  /** Each player's longest time without a word from any server. */
  readonly silences: readonly Silence[]
  /** What was acknowledged and is not there, was stored twice, or does not replay; and matches that nobody could end. */
  readonly problems: readonly string[]
  /** What the servers have logged as errors, and how often. */
  readonly logged: ReadonlyMap<string, number>
  readonly hadSmallDisk: boolean
}
interface Silence {
  readonly game: string
  readonly milliseconds: number
  /** How the connections ended that were tried meanwhile. */
  readonly tries: readonly string[]
  /** What went wrong meanwhile. */
  readonly during: readonly string[]
}
interface Happened {
  readonly name: string
  readonly from: number
  readonly to: number
}

export const runFaults = async (wishes: RunWishes, tell: (text: string) => void): Promise<RunReport> => {
  const cluster = await startCluster()
  const began = performance.now()
  const ledger = new Ledger()
  const matches: Played[] = []
  const happened: Happened[] = []
  const pace = { thinking: wishes.thinking, switching: 3, undoing: 4 }
  let isCalm = false
  let isOver = false
  try {
    const ports = {
      addresses: cluster.nodes.map(({ front }) => `http://127.0.0.1:${front.port}`),
      seed: wishes.seed,
      ledger,
      pace,
      onMatch: (played: Played) => void matches.push(played),
      isEnough: () => isCalm,
      isOver: () => isOver,
    }
    const failures: string[] = []
    const playing = groupsOf(wishes.clients).map((kind, at) =>
      playOn(kind, String(at), ports).catch((error: unknown) => void failures.push(`group ${at}: ${String(error)}`)),
    )
    await disturb(faultsOf(cluster), wishes, sfc32(`${wishes.seed} faults`), happened, tell)
    tell('nothing goes wrong any more: everybody plays to the end')
    isCalm = true
    pace.thinking = 20
    const patience = new Promise(resolve => setTimeout(resolve, wishes.endSeconds * 1000).unref())
    const cancelled = new Promise(resolve => wishes.signal?.addEventListener('abort', resolve))
    if (!wishes.signal?.aborted) await Promise.race([Promise.all(playing), patience, cancelled])
    isOver = true
    const seconds = (performance.now() - began) / 1000
    const unfinished = matches.filter(({ players }) => players.some(({ shown }) => !shown?.over))
    for (const { players } of matches) for (const player of players) player.close()
    const problems = [
      ...failures,
      ...unfinished.map(({ game, table }) => `${game} ${table}: not everybody reached the end`),
    ]
    const audited = await audit(cluster.databaseUrl, matches, ledger, tell)
    return {
      faults: happened,
      seconds,
      matches: matches.length,
      lines: audited.lines,
      acknowledged: ledger.count('taken'),
      unsure: ledger.count('unsure'),
      refusals: ledger.refusals,
      silences: matches.flatMap(({ game, hasBots, players }) =>
        players.map(({ silence }) => ({
          game: hasBots ? `${game} with a bot` : game,
          milliseconds: silence.milliseconds,
          tries: silence.tries,
          during: during(silence, happened),
        })),
      ),
      problems: [...problems, ...audited.problems],
      logged: loggedBy(cluster.nodes.flatMap(({ server }) => server.logged)),
      hadSmallDisk: cluster.disk !== undefined,
    }
  } finally {
    isOver = true
    for (const { players } of matches) for (const player of players) player.close()
    await cluster.stop()
  }
}

const AT_ONCE = 2

/** So many faults one after the other, some of them at the same time; resolves when everything is well again. */
const disturb = async (
  all: readonly Fault[],
  { faults, gap, signal }: RunWishes,
  random: Random,
  happened: Happened[],
  tell: (text: string) => void,
): Promise<void> => {
  const going = new Map<string, Promise<void>>()
  const kinds = [...new Set(all.map(({ name }) => name))]
  // Every kind before one comes again, so that a short run has them all.
  let left: string[] = []
  for (let count = 0; count < faults && !signal?.aborted; ) {
    await new Promise(resolve => setTimeout(resolve, random.below(gap)))
    if (going.size >= AT_ONCE) await Promise.race(going.values())
    if (left.length === 0) left = [...kinds]
    const kind = left[random.below(left.length)]
    const free = all.filter(({ name, part }) => name === kind && !going.has(part))
    const fault = free[random.below(Math.max(1, free.length))]
    if (!fault) {
      await Promise.race(going.values())
      continue
    }
    count += 1
    left = left.filter(each => each !== kind)
    const from = performance.now()
    const happening = fault.happen(random).finally(() => {
      going.delete(fault.part)
      happened.push({ name: fault.name, from, to: performance.now() })
    })
    going.set(fault.part, happening)
    if (count % 25 === 0) tell(`${count} faults`)
  }
  await Promise.all(going.values())
}

const audit = async (
  databaseUrl: string,
  matches: readonly Played[],
  ledger: Ledger,
  tell: (text: string) => void,
): Promise<{ lines: number; problems: readonly string[] }> => {
  const database = await openPostgresDatabase(databaseUrl, [])
  const store = sqlStore(database)
  const problems: string[] = []
  let lines = 0
  try {
    for (const [at, { game: id, table, players }] of matches.entries()) {
      const record = await store.read(table)
      const rules = await gameById(id)?.parts.rules()
      if (!record || !rules) {
        problems.push(`${id} ${table} is not stored`)
        continue
      }
      lines += record.lines.length
      const shown = new Map(players.flatMap(({ shown: last }) => seatOf(last?.view)))
      const found = [
        ...problemsOf(record, ledger.at(table)),
        ...(record.end ? replayProblemsOf(record, rules.game, shown) : ['it has no end']),
      ]
      problems.push(...found.map(problem => `${id} ${table}: ${problem}`))
      if (at % 20 === 19) tell(`${at + 1} of ${matches.length} matches checked`)
    }
  } finally {
    await database.close()
  }
  return { lines, problems }
}

const seatOf = (view: { readonly seat?: string } | undefined): [string, unknown][] =>
  view?.seat === undefined ? [] : [[view.seat, view]]

const during = (
  { milliseconds, until }: { readonly milliseconds: number; readonly until: number },
  happened: readonly Happened[],
): readonly string[] =>
  happened
    .filter(({ from, to }) => from < until && to > until - milliseconds)
    .sort((one, other) => one.from - other.from)
    .map(
      ({ name, from, to }) =>
        `${name} ${((from - until + milliseconds) / 1000).toFixed(1)}–${((to - until + milliseconds) / 1000).toFixed(1)} s`,
    )

const loggedBy = (lines: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const message = messageIn(line)
    if (message !== undefined) counts.set(message, (counts.get(message) ?? 0) + 1)
  }
  return new Map([...counts].sort(([, one], [, other]) => other - one))
}
const messageIn = (line: string): string | undefined => {
  try {
    const { err, msg } = JSON.parse(line) as { err?: { type?: string; message?: string }; msg?: string }
    return err ? `${err.type}: ${err.message}` : msg
  } catch {
    return line.startsWith('Tabletome is ready') ? undefined : line
  }
}
