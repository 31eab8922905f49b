import type { Step } from '@tabletome/engine'
import type { Play } from '../rules/state/shape.ts'
import { tacticsKit } from '../rules/state/kit.ts'

type Define = <W>(id: string, run: (play: Play, about: W) => void) => (about: W) => Step

/** A step that only a test has: the game's own list of steps does not know it. */
export const testStep = tacticsKit.step as unknown as Define
