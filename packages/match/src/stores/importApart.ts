import { digestOf } from '@tabletome/engine'
import { importRecord } from '../branch.ts'
import type { MatchRecord, MatchStore, RecordHead } from '../types.ts'

/**
 * Takes a record in beside what a store has: the same one again is the match that is kept, another one whose id is taken gets a
 * fresh id, the same every time. Nothing is overwritten. `check` throws where a record that is not kept yet may not come in.
 */
export const importApart = async (store: MatchStore, record: MatchRecord, check: () => void): Promise<string> => {
  const wanted = fingerprint(record)
  for (let turn = 0; ; turn++) {
    const match = turn === 0 ? record.head.match : digestOf([wanted, turn])
    const kept = await store.read(match)
    if (!kept) {
      check()
      await importRecord(store, under(match, record))
      return match
    }
    const { head, lines, seed, end } = kept
    if (fingerprint({ head, lines, end: end ?? { seed } }) === wanted) return match
  }
}

const under = (match: string, { head, ...rest }: MatchRecord): MatchRecord =>
  match === head.match ? { head, ...rest } : { head: { ...head, match, drawnBy: drawnBy(head) }, ...rest }

const drawnBy = ({ match, drawnBy: own = match }: RecordHead) => own

/** Of everything but the id it is kept under. */
const fingerprint = ({ head, lines, end }: MatchRecord): string =>
  digestOf([{ ...head, match: drawnBy(head), drawnBy: undefined }, lines, end])
