import type { AbilityId, UnitId } from '../../content/ids.ts'
import { step } from '../state.ts'
import type { Play } from '../state.ts'

/** What an ability does when a hero performs it, its own or a copy. */
type Performed<Id> = (play: Play, hero: UnitId, as: Id) => void

/** The abilities of one hero: each becomes the step `ability.<id>`, which the agenda and old records know it by. */
export const abilities = <Ids extends AbilityId>(table: { readonly [Id in Ids]: Performed<Id> }): readonly Ids[] => {
  const ids = Object.keys(table) as Ids[]
  for (const id of ids as readonly AbilityId[])
    step(`ability.${id}`, (play, { hero }) => (table as Record<AbilityId, Performed<AbilityId>>)[id](play, hero, id))
  return ids
}
