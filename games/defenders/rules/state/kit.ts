import { kit } from '@tabletome/engine'
import { words } from '../../words.ts'
import type { Defenders } from './shape.ts'

export const defendersKit = kit<Defenders>(words)
export const { step, question, jointQuestion, option, ending, go, modifiers } = defendersKit
