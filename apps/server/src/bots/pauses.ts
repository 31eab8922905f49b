import { randomInt } from 'node:crypto'

/** How long bots have taken to answer a question, so that a bot with nothing to choose from can take as long: time tells about hands. */
export interface Pauses {
  note(question: string, milliseconds: number): void
  /** As long as one of the last answers to the same question took. */
  pick(question: string): number
}

const KEPT = 32
const LONGEST_MILLISECONDS = 1500
/** Before any bot has thought about that question. */
const UNKNOWN = { from: 30, to: 90 }

export const createPauses = (): Pauses => {
  const known = new Map<string, number[]>()
  return {
    note(question, milliseconds) {
      const taken = known.get(question) ?? []
      known.set(question, taken)
      taken.push(Math.min(milliseconds, LONGEST_MILLISECONDS))
      if (taken.length > KEPT) taken.shift()
    },
    pick(question) {
      const taken = known.get(question) ?? []
      return taken[randomInt(Math.max(1, taken.length))] ?? randomInt(UNKNOWN.from, UNKNOWN.to)
    },
  }
}
