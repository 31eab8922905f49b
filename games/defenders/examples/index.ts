import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'
import { decks } from './decks.ts'
import { dire } from './dire.ts'
import { enemies } from './enemies.ts'
import { foe } from './foe.ts'
import { moving } from './moving.ts'
import { rounds } from './rounds.ts'
import { sacrifice } from './sacrifice.ts'
import { securing } from './securing.ts'
import { seeing } from './seeing.ts'
import { turns } from './turns.ts'

/** The worked examples of the rulebook. */
export const examples: readonly Example<Position>[] = [
  ...decks,
  ...moving,
  ...securing,
  ...sacrifice,
  ...enemies,
  ...dire,
  ...turns,
  ...rounds,
  ...foe,
  ...seeing,
]
