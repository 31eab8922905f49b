import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'
import { arenas } from './arenas.ts'
import { events } from './events.ts'
import { fortune } from './fortune.ts'
import { growth } from './growth.ts'
import { journey } from './journey.ts'
import { lineups } from './lineups.ts'
import { rivalTargets } from './rivalTargets.ts'
import { rivals } from './rivals.ts'
import { running } from './running.ts'
import { running2 } from './running2.ts'
import { scion } from './scion.ts'
import { scionEnd } from './scionEnd.ts'
import { turns } from './turns.ts'

/** The worked examples of the rulebook. */
export const examples: readonly Example<Position>[] = [
  ...journey,
  ...fortune,
  ...lineups,
  ...running,
  ...running2,
  ...rivals,
  ...rivalTargets,
  ...events,
  ...turns,
  ...growth,
  ...scion,
  ...scionEnd,
  ...arenas,
]
