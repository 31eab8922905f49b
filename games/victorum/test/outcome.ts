import type { Step } from '@tabletome/engine'
import { endCombat } from '../rules/combat/over.ts'
import { extra } from './extra.ts'
import { given, type Given, type Position } from './given.ts'

const win = extra.step('given.win', play => endCombat(play, 'won', 'given'))
const fail = extra.step('given.fail', play => endCombat(play, 'failed', 'given'))
const cleanUp: Step = { do: 'cleanup.begin', with: undefined }

/** The combat of this position has just been won: Cleanup begins. */
export const won = (position: Position): Given => given(position).onlyRunning(win(), cleanUp)
/** It has just been failed. */
export const failed = (position: Position): Given => given(position).onlyRunning(fail(), cleanUp)
