import { useEffect, useState } from 'react'
import { notify } from '../../app/notices.ts'
import type { ReplayPosition } from '../../local/api.ts'
import { local } from '../../local/client.ts'
import type { Told } from '../../table/connection.ts'
import { toldFrom } from '../../table/playback/follow.ts'

/** The position of a record that is shown. */
export interface Reached extends ReplayPosition {
  readonly seq: number
  readonly seat: string | undefined
  /** The line that led here from the position shown before, if it was one step: it is shown fact by fact. */
  readonly history: readonly Told[]
}

const reachedFrom = (before: Reached | undefined, seq: number, seat: string | undefined, found: ReplayPosition) => {
  const isNext = before !== undefined && before.seq === seq - 1 && before.seat === seat
  return { ...found, seq, seat, history: isNext ? [toldFrom(before.view, found.happened)] : [] }
}

/** The last position found; nothing before the first one. */
export const useReached = (record: string, seq: number, seat: string | undefined) => {
  const [reached, setReached] = useState<Reached>()
  useEffect(() => {
    let current = true
    local()
      .replayView(record, seq, seat)
      .then(
        found => current && setReached(before => reachedFrom(before, seq, seat, found)),
        (error: unknown) => current && notify({ id: 'replay', text: String(error) }),
      )
    return () => {
      current = false
    }
  }, [record, seq, seat])
  return reached
}
