import type { Setup, SettingValue } from '@tabletome/engine'
import type { GameInfo, Mode } from '../../types.ts'

/** One number of the strength table: how often a level wins at such tables, alone with its like or against another level. */
export interface Cell {
  readonly game: string
  readonly mode: string
  readonly players: number
  /** What makes it harder or easier, such as the difficulty. */
  readonly set: Readonly<Record<string, SettingValue>>
  /** Settings that are drawn anew for every match. */
  readonly drawn: readonly string[]
  readonly level: string
  /** Where people play against each other: the level at every other chair. */
  readonly against?: string
}
/** Won (a shared win counts a half), of so many, by which version of the rules. */
export type Counted = readonly [won: number, of: number, rules: number]
export type Strength = Readonly<Record<string, Counted>>

/** By what a cell is found. */
export const keyOf = ({ game, mode, players, set, level, against }: Cell): string =>
  [
    game,
    mode,
    players,
    ...Object.entries(set).map(([id, value]) => `${id}=${value}`),
    level,
    ...(against === undefined ? [] : [`against ${against}`]),
  ].join(' ')

/** All that is measured of a game, the modes in their order, then players, settings, levels. */
export const cellsOf = (info: GameInfo): readonly Cell[] => info.modes.flatMap(mode => cellsIn(info, mode))

function cellsIn(info: GameInfo, mode: Mode): readonly Cell[] {
  const { by = [], drawn = [], players, modes, differs = {} } = info.measured ?? {}
  if (modes !== undefined && !modes.includes(mode.id)) return []
  const { min, max } = mode.players
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const counts = mode.together ? all.filter(count => players?.includes(count) ?? true) : [min]
  const settings = info.settings.filter(({ id, modes: only }) => by.includes(id) && (only?.includes(mode.id) ?? true))
  const sets = settings.reduce<readonly Cell['set'][]>(
    (known, { id, values = [] }) => known.flatMap(set => values.map(value => ({ ...set, [id]: value }))),
    [{}],
  )
  return counts.flatMap(count =>
    sets.flatMap(set =>
      info.bots.flatMap((level, i): readonly Cell[] => {
        if (!(differs[level]?.includes(mode.id) ?? true)) return []
        const cell = { game: info.id, mode: mode.id, players: count, set, drawn, level }
        if (mode.together) return [cell]
        const against = info.bots[i - 1]
        return against === undefined ? [] : [{ ...cell, against }]
      }),
    ),
  )
}

/** The cell that is meant by what somebody has chosen; nothing where such tables are not measured. */
export function cellAt(info: GameInfo, { mode, players, options }: Setup, level: string): Cell | undefined {
  return cellsOf(info).find(
    cell =>
      cell.mode === mode &&
      cell.players === players &&
      cell.level === level &&
      Object.entries(cell.set).every(([id, value]) => options[id] === value) &&
      isUsual(info, cell, options),
  )
}

/** Whatever else could be set is as it was measured. */
const isUsual = (info: GameInfo, { mode, set, drawn }: Cell, options: Setup['options']): boolean =>
  info.settings.every(
    ({ id, standard, modes }) =>
      id in set ||
      drawn.includes(id) ||
      (modes !== undefined && !modes.includes(mode)) ||
      (options[id] ?? standard) === standard ||
      info.measured?.beside?.includes(id) === true,
  )
