import { openOnline } from '../../online/connection.ts'
import { Lobby } from '../../table/people/Lobby.tsx'
import { Table } from './Table.tsx'

/** A table of the server: other people sit at it, and gather before it. */
const OnlineTable = (at: { id: string; result: boolean }) => (
  <Table kind="online" open={openOnline} Lobby={Lobby} {...at} />
)
export default OnlineTable
