import type { Effect } from '@tabletome/engine'
import type { AbilityOf } from '../../content/abilities.ts'
import type { Chooser, HeroId, UnitId } from '../../content/ids.ts'
import type { Acting, Chosen, Play, Rift } from '../state/shape.ts'

/** A hero performs it: its owner, or Magnus with a copy (RIFT-MAGNUS-06). */
interface Performed {
  perform(play: Play, about: Acting): void
}
/** It is for a hero that is chosen on the way; then comes what it does to that hero. */
interface ForSomebody extends Performed {
  chosen(play: Play, about: Chosen): void
}

type Use<As> = As extends Chooser ? ForSomebody : Performed

/** What a basic attack or an ability does. */
export type HeroEffect<As = undefined> = Effect<Rift, UnitId, Use<As>> & { readonly use: Use<As> }
/** What all abilities of a hero do. */
export type EffectsOf<H extends HeroId> = { readonly [A in AbilityOf<H>]: HeroEffect<A> }
