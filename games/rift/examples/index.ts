import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'
import { abilities } from './abilities.ts'
import { arrivals } from './arrivals.ts'
import { heroes } from './heroes.ts'
import { march } from './march.ts'
import { moreAbilities } from './moreAbilities.ts'
import { placement } from './placement.ts'
import { portals } from './portals.ts'
import { range } from './range.ts'
import { rest } from './rest.ts'
import { spells } from './spells.ts'
import { towers } from './towers.ts'

/** The worked examples of the rulebook. */
export const examples: readonly Example<Position>[] = [
  ...range,
  ...placement,
  ...portals,
  ...towers,
  ...heroes,
  ...abilities,
  ...moreAbilities,
  ...march,
  ...arrivals,
  ...spells,
  ...rest,
]
