import { kit } from '@tabletome/engine'
import { words } from '../../words.ts'
import type { Victorum } from './shape.ts'

export const victorumKit = kit<Victorum>(words)
export const { step, question, option, ending, go, modifiers } = victorumKit
