/** Records in memory: for simulations, tests and play that need not last. */
import { copy } from '@tabletome/engine'
import type { Saved, Shape } from '@tabletome/engine'
import type { MatchStore, RecordEnd, RecordHead, RecordLine } from '../types.ts'

interface Kept {
  readonly head: RecordHead
  readonly seed: string
  readonly lines: RecordLine[]
  readonly snapshots: { seq: number; rules: number; position: Saved<Shape> }[]
  end?: RecordEnd
  changedAt: number
}

export const memoryStore = (): MatchStore => {
  const matches = new Map<string, Kept>()
  const known = (match: string): Kept => {
    const kept = matches.get(match)
    if (!kept) throw new Error(`No match ${match}`)
    return kept
  }
  return {
    async create(head, seed) {
      if (matches.has(head.match)) throw new Error(`There is already a match ${head.match}`)
      matches.set(head.match, { head: copy(head), seed, lines: [], snapshots: [], changedAt: head.createdAt })
    },
    async append(match, line) {
      const kept = known(match)
      if (line.seq <= kept.lines.length) return false
      if (line.seq > kept.lines.length + 1) throw new Error(`No match ${match} that has a line ${line.seq - 1}`)
      kept.lines.push(copy(line))
      kept.changedAt = line.at
      return true
    },
    async finish(match, end) {
      known(match).end = copy(end)
    },
    async saveSnapshot(match, seq, rules, position) {
      const { snapshots } = known(match)
      const others = snapshots.filter(snapshot => snapshot.seq !== seq)
      others.push({ seq, rules, position: copy(position) })
      snapshots.splice(0, snapshots.length, ...others.sort((a, b) => a.seq - b.seq))
    },
    async latestSnapshot(match, upTo = Number.POSITIVE_INFINITY) {
      const found = matches.get(match)?.snapshots.findLast(({ seq }) => seq <= upTo)
      return found && copy(found)
    },
    async read(match, afterSeq = 0) {
      const kept = matches.get(match)
      if (!kept) return undefined
      const { head, seed, lines, end } = kept
      return { head, lines: lines.slice(afterSeq), ...(end && { end }), seed }
    },
    async list() {
      return [...matches.values()]
        .map(({ head, lines, end, changedAt }) => ({ head, lines: lines.length, over: end !== undefined, changedAt }))
        .sort(newestFirst)
    },
    async remove(match) {
      matches.delete(match)
    },
  }
}

/** The order in which every store lists its matches. */
export const newestFirst = (
  a: { readonly head: RecordHead; readonly changedAt: number },
  b: { readonly head: RecordHead; readonly changedAt: number },
): number => b.changedAt - a.changedAt || (a.head.match < b.head.match ? -1 : 1)
