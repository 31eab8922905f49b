import { kit } from '@tabletome/engine'
import { words } from '../../words.ts'
import type { Rift } from './shape.ts'

export const riftKit = kit<Rift>(words)
export const { step, question, jointQuestion, option, go, modifiers } = riftKit
