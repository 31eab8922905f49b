import type { Asked } from '@tabletome/engine'
import type { Victorum, View } from '../rules/state/shape.ts'
import { answersTo } from './answers.ts'

/** A quick sensible answer: what seems best now. */
export const habit = (view: View, question: Asked<Victorum>): string | undefined =>
  question.options.length === 1 ? question.options[0]?.id : answersTo(view, question)[0]?.id
