import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import type { PostgresOptions } from '@tabletome/match/stores/postgres'
import { ALL_MIGRATIONS } from './migrations.ts'
import type { Store } from './port.ts'
import { openStore } from './sqlStore.ts'

/** Everything in a PostgreSQL, which several processes share. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Store> =>
  openStore(await openPostgresDatabase(url, ALL_MIGRATIONS, options))
