import { kit } from '@tabletome/engine'
import { words } from '../../words.ts'
import type { Tactics } from './shape.ts'

export const tacticsKit = kit<Tactics>(words)
export const { step, question, jointQuestion, option, ending, go } = tacticsKit
