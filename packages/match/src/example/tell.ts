import type { Reason, Shape, View } from '@tabletome/engine'
import { type NewShown, ShownExample } from './shown.ts'

type Fact = { readonly type: string }

/** One step of an example as it is told: what was answered at which question, and what came of it. */
export interface ToldStep {
  /** Absent of the first step, which tells what happens by itself. */
  readonly answer?: {
    readonly seat: string
    readonly option: string
    readonly choice: string
    /** Of that seat, before the answer. */
    readonly view: View<Shape>
    /** Board anchors of the option, where it has any. */
    readonly at: readonly string[]
  }
  readonly facts: readonly Fact[]
  /** The rules refused it. */
  readonly reason?: Reason
}

/** Plays the whole line once. Throws when it cannot be played as it is written. */
export const tellExample = async (given: NewShown): Promise<readonly ToldStep[]> => {
  const shown = await ShownExample.open(given)
  const { host } = shown
  const told: ToldStep[] = []
  const factsOf = (seq: number): readonly Fact[] =>
    host.update({ seats: host.seats }).happened.find(happening => happening.seq === seq)?.facts ?? []
  told.push({ facts: factsOf(0) })
  for (const { seat, option, refused } of shown.entries) {
    const decision = host.decisionsFor(seat)[0]
    const at = decision?.options.find(({ id }) => id === option)?.at ?? []
    const answer = {
      seat,
      option,
      choice: decision?.choice ?? '',
      view: host.view(seat),
      at: typeof at === 'string' ? [at] : at,
    }
    const reason = await shown.reasonFor(seat, option)
    if (refused !== (reason !== undefined))
      throw new Error(
        refused ? `“${option}” of ${seat} is allowed` : `“${option}” of ${seat} is refused: ${reason?.key}`,
      )
    await shown.forward()
    told.push(reason ? { answer, facts: [], reason } : { answer, facts: factsOf(host.seq) })
  }
  return told
}
