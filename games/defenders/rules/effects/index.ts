import type { Effect } from '@tabletome/engine'
import type { Defenders } from '../state/shape.ts'
import { ARTIFACT_EFFECTS } from './artifacts.ts'
import { DIRE_EFFECTS } from './dire.ts'
import type { Active } from './effect.ts'
import { FOE_EFFECTS } from './foes.ts'
import { HERO_EFFECTS } from './heroes.ts'
import { REGION_EFFECTS } from './regions.ts'

/** What every card of the game does, by the name its card gives it: a card without code does not compile. */
export const EFFECTS: Readonly<Record<Defenders['ability'], Effect<Defenders, never, Active>>> = {
  ...HERO_EFFECTS,
  ...REGION_EFFECTS,
  ...ARTIFACT_EFFECTS,
  ...DIRE_EFFECTS,
  ...FOE_EFFECTS,
}
