import type { Saved, Step } from '@tabletome/engine'
import { sfc32 } from '@tabletome/engine'
import type { Rift } from '../rules/state/shape.ts'
import { openOf, pilesOf } from './open.ts'
import type { Position } from './words.ts'

/** The position as the engine saves it. `steps` instead of those of its phase, `before` in front of them. */
export const stage = (position: Position, before: readonly Step[] = [], steps?: readonly Step[]): Saved<Rift> => {
  const open = openOf(position)
  const own = { p1: {}, p2: {}, p3: {}, p4: {} }
  const agenda = [...before, ...(steps ?? [{ do: stepOf(position.begins), with: undefined }])].reverse()
  return { open, own, piles: pilesOf(position, open), random: sfc32('given').save(), agenda, held: {} }
}

const stepOf = (begins: Position['begins'] = 2): string =>
  begins === 'round' ? 'round.begin' : begins === 'end' ? 'round.end' : `phase${begins}`
