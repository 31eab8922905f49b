import { openLocal } from '../../local/connection.ts'
import { Table } from './Table.tsx'

/** A table of this browser. */
const LocalTable = (at: { id: string; result: boolean }) => <Table kind="local" open={openLocal} {...at} />
export default LocalTable
