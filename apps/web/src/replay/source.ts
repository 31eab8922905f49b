import type { ReplaySource } from '../app/routes.ts'
import { local } from '../local/client.ts'
import { api } from '../online/api.ts'
import { unpackRecord } from './share.ts'

/** A record that was read from a file, on its way to the replay. */
let fromFile: string | undefined
export const keepFile = (record: string) => {
  fromFile = record
}

/** Where a replay's record comes from; nothing when there is none. */
export const recordFrom = async (source: ReplaySource, id: string, hash: string): Promise<string | undefined> => {
  switch (source) {
    case 'local':
      return local().record(id)
    case 'online':
      return api.record(id)
    case 'file':
      return fromFile
    case 'shared':
      return unpackRecord(hash.replace(/^#/, ''))
  }
}
