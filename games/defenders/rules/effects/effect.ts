import type { Effect, Reason, Step } from '@tabletome/engine'
import type { DireId, FoeId } from '../../content/ids.ts'
import type { Use } from '../state/questions.ts'
import type { CardId, Colour, Defenders, Now, RegionId } from '../state/shape.ts'
import type { User } from '../turn/user.ts'

/** Its target is chosen before anything is paid (DEF-RULING-64); `barred` says why something is no target. */
interface Targeted<Kind extends string, Target> {
  readonly asks: Kind
  barred(state: Now, user: User, target: Target): Reason | undefined
  steps(use: Use, target: Target): readonly Step[]
}

/**
 * What an Ability does when it is used on one's own Turn. Price, limit and what it counts as stand on its card.
 * `nothing`: it is paid and done. `itself`: it asks its own question, whose options pay.
 */
export type Active =
  | {
      readonly asks: 'nothing' | 'itself'
      barred?(state: Now, user: User): Reason | undefined
      steps(use: Use): readonly Step[]
    }
  /** `enters`: going there costs the surcharge of the place (DEF-RULING-65). */
  | (Targeted<'region', RegionId> & { readonly enters?: boolean })
  | Targeted<'defender', Colour>
  | Targeted<'card', CardId>

/** What Player Cards and Artifacts do; `self` is the Defender who has them. */
export type DefenderEffect = Effect<Defenders, Colour, Active>
/** What a side of a Region does; `self` is the Region. */
export type RegionEffect = Effect<Defenders, RegionId, Active>
/** What Dire Enemies and Epic Foes do; `self` is the card. */
export type DireEffect = Effect<Defenders, DireId>
export type FoeEffect = Effect<Defenders, FoeId>
