import { kit, type Option } from '@tabletome/engine'
import { words } from '../../words.ts'
import type { Anchor, Answer, Victorum } from './shape.ts'

export const victorumKit = kit<Victorum>(words)
export const { step, question, option, ending, go, modifiers } = victorumKit
/** An ending that has a place on the board. */
export const endingAt = <const A extends Answer>(answer: A, steps: Option['steps'], at: Anchor): Option<A> => ({
  ...option(answer, steps, at),
  ends: true,
})
