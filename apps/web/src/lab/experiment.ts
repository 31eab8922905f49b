import type { SettingValue } from '@tabletome/engine'
import { LIMITS, type Job, MOST_RUNS } from '@tabletome/games/lab/job.ts'
import type { GameInfo, Mode } from '@tabletome/games/types'
import { gameInfo, games } from '../app/games.ts'
import { settledIn, settingsOf } from '../screens/new-table/setup.ts'

/** The other runs: the first with one thing changed. */
export type Against =
  | { readonly setting: string; readonly values: readonly SettingValue[] }
  | { readonly bots: readonly string[] }
export interface Experiment {
  readonly game: string
  readonly mode: string
  readonly players: number
  readonly options: Readonly<Record<string, SettingValue>>
  /** Bot level of each seat. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly against?: Against
}

/** The one of that id, or the first. */
export const knownGame = (id: string): GameInfo => {
  const info = gameInfo(id) ?? games[0]
  if (!info) throw new Error('There is no game')
  return info
}

export const COUNTS = [20, 40, 100, 400, 1000] as const
const STANDARD_COUNT = 40
const SEED = 'lab'
const LONGEST_SEED = 60

export const modeOf = (info: GameInfo, { mode }: Pick<Experiment, 'mode'>): Mode =>
  info.modes.find(({ id }) => id === mode) ?? info.modes[0]

/** A level for each seat: those that were chosen, the last one again for more seats. */
export const levelsFor = (bots: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, at) => bots[Math.min(at, bots.length - 1)] ?? '')

/** What one of its settings is measured against: values one can choose from. */
export const measurable = (info: GameInfo, mode: string) =>
  settingsOf(info, mode).flatMap(({ id, kind, values }) => {
    const all: readonly SettingValue[] = kind === 'switch' ? [true, false] : kind === 'choice' ? (values ?? []) : []
    return all.length > 1 ? [{ id, values: all }] : []
  })

const within = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/** What stands behind the hash of an address; whatever it does not know is left at what is usual. */
export const experimentFrom = (info: GameInfo, hash: string): Experiment => {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const { mode, options } = settledIn(info, hash, false)
  const { min, max } = mode.players
  const players = within(min, Number(said.get('players')) || Math.max(min, Math.min(max, 2)), max)
  const levels = (said.get('bots') ?? '').split(',').filter(level => info.bots.includes(level))
  const games = COUNTS.find(count => String(count) === said.get('games')) ?? STANDARD_COUNT
  const against = againstFrom(info, mode.id, said.get('against') ?? '')
  return distinct({
    game: info.id,
    mode: mode.id,
    players,
    options,
    bots: levelsFor(levels.length > 0 ? levels : [info.bots[1] ?? info.bots[0] ?? 'random'], players),
    games,
    seed: said.get('seed')?.slice(0, LONGEST_SEED) || SEED,
    ...(against && { against }),
  })
}

const againstFrom = (info: GameInfo, mode: string, text: string): Against | undefined => {
  const at = text.indexOf('=')
  const what = text.slice(0, Math.max(0, at))
  const said = text.slice(at + 1).split(',')
  const known = <V extends SettingValue>(values: readonly V[]): V[] =>
    values.filter(each => said.includes(String(each)))
  if (what === 'bot') {
    const bots = known(info.bots)
    return bots.length > 0 ? { bots } : undefined
  }
  const values = known(measurable(info, mode).find(({ id }) => id === what)?.values ?? [])
  return values.length > 0 ? { setting: what, values } : undefined
}

/** No run twice and none too many: what the first run already is, is not compared with it. */
export const distinct = ({ against, ...plain }: Experiment): Experiment => {
  if (!against) return plain
  if ('bots' in against) {
    const bots = against.bots.filter(level => plain.bots.some(own => own !== level)).slice(0, MOST_RUNS - 1)
    return bots.length > 0 ? { ...plain, against: { bots } } : plain
  }
  const values = against.values.filter(value => value !== plain.options[against.setting]).slice(0, MOST_RUNS - 1)
  return values.length > 0 ? { ...plain, against: { setting: against.setting, values } } : plain
}

/** The address behind `/lab` that lays the same experiment out. */
export const hashOf = ({ game, mode, players, options, bots, games, seed, against }: Experiment): string => {
  const said = new URLSearchParams({ game, mode, players: String(players), bots: bots.join(','), games: String(games) })
  said.set('seed', seed)
  for (const [id, value] of Object.entries(options)) said.set(id, String(value))
  if (against)
    said.set(
      'against',
      'bots' in against
        ? `bot=${against.bots.join(',')}`
        : `${against.setting}=${against.values.map(String).join(',')}`,
    )
  return `#${said.toString()}`
}

/** One run, or several on the same seeds. */
export const jobsOf = ({ game, mode, players, options, bots, seed, against }: Experiment): Job[] => {
  const job: Job = { game, setup: { mode, players, options }, bots, seed, limits: LIMITS }
  if (!against) return [job]
  const others: readonly Job[] =
    'bots' in against
      ? against.bots.map(level => ({ ...job, bots: bots.map(() => level) }))
      : against.values.map(value => ({
          ...job,
          setup: { ...job.setup, options: { ...options, [against.setting]: value } },
        }))
  return [job, ...others]
}
