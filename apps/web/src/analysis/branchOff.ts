import { notify } from '../app/notices.ts'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { local } from '../local/client.ts'
import { keepBranch } from './branches.ts'

/** Opens a new table in this browser with a position of a match, kept under a name. */
export const branchOff = async (match: string, record: string, seq: number, name: string): Promise<void> => {
  try {
    const table = await local().branch(record, seq, undefined)
    keepBranch({ table, match, seq, name })
    go(pathTo.table('local', table))
  } catch (error) {
    notify({ id: 'branch', text: error instanceof Error ? error.message : String(error) })
  }
}
