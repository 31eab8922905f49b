import type { SettingValue } from '@tabletome/engine'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { local } from '../../local/client.ts'
import { api } from '../../online/api.ts'
import type { AtTable } from '../context.ts'

type Options = Readonly<Record<string, SettingValue>>
type Table = Pick<AtTable, 'kind' | 'table' | 'position'>

/** The same people at a new table in this browser; other settings where some are given, the same cards if asked for. */
const atHome = ({ table, position }: Table, options: Options, same: boolean) => {
  const { game, setup, seats, undo } = table
  const sitters = seats.map(({ kind: sitter, name, bot, standIn }) =>
    sitter === 'bot' || (bot && !standIn)
      ? { kind: 'bot' as const, name, bot: bot ?? 'greedy' }
      : { kind: 'person' as const, name },
  )
  const seed = same ? (position.seed ?? '') : ''
  return local().create({
    game,
    setup: { ...setup, options: { ...setup.options, ...options } },
    seats: sitters,
    seed,
    undo,
  })
}

/** The same table once more. */
export const playAgain = async (at: Table, same = false): Promise<void> => {
  const id = at.kind === 'local' ? await atHome(at, {}, same) : (await api.rematch(at.table.id)).id
  go(pathTo.table(at.kind, id))
}

/** A table that differs in these settings. Online it is laid out first, so that everybody is asked. */
export const playOther = async (at: Table, options: Options): Promise<void> => {
  if (at.kind === 'local') return go(pathTo.table('local', await atHome(at, options, false)))
  const settled: Record<string, string> = {}
  for (const [id, value] of Object.entries({ ...at.table.setup.options, ...options })) settled[id] = String(value)
  go(pathTo.newTable(at.table.game, settled))
}
