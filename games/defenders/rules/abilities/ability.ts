import type { Ability, Reason, Step } from '@tabletome/engine'
import type { Use } from '../questions.ts'
import type { CardId, Colour, Defenders, Now, RegionId } from '../state.ts'
import type { User } from '../user.ts'

export type { Use }

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

/** Everything a card can do: used on a Turn, and by itself at moments and amounts. */
export interface AbilityCode {
  readonly active?: Active
  readonly parts: Ability<Defenders>
}

export const active = (active: Active, ...parts: Ability<Defenders>): AbilityCode => ({ active, parts })
export const passive = (...parts: Ability<Defenders>): AbilityCode => ({ parts })

/** Filled once by the index, so that questions about Abilities need not import the Abilities. */
const actives = new Map<string, Active>()
export const registerActives = (abilities: Readonly<Record<Defenders['ability'], AbilityCode>>): void => {
  for (const [id, code] of Object.entries(abilities)) if (code.active) actives.set(id, code.active)
}
export const activeOf = (ability: string): Active | undefined => actives.get(ability)
