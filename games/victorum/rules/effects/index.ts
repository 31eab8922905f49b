import type { AbilityInPlay, Effects, Heard } from '@tabletome/engine'
import { BANES } from '../../content/banes.ts'
import type { BaneId } from '../../content/ids.ts'
import { HERO } from '../units/stats.query.ts'
import { victorumKit } from '../state/kit.ts'
import type { Victorum } from '../state/shape.ts'
import { BANE_EFFECTS } from './banes.ts'
import { PROWESS_EFFECTS } from './prowess.ts'

type Coded = Victorum['ability']
const EFFECTS: Effects<Victorum> = { ...BANE_EFFECTS, ...PROWESS_EFFECTS }
const isHeard = (heard: Heard, id: string): id is Coded => heard.has(id)
const addBanes = (list: AbilityInPlay<Coded>[], heard: Heard, banes: readonly BaneId[], self: string): void => {
  for (const ability of banes) if (isHeard(heard, ability)) list.push({ ability, self })
}

/** What the cards in play do by themselves: banes on units, of the combat and in camp, then the hero's prowess. */
victorumKit.useEffects(
  EFFECTS,
  id => (Object.hasOwn(BANES, id) ? (BANES[id as BaneId].n ?? 0) : 0),
  ({ open: { combat, camp, hero } }, _event, heard) => {
    const list: AbilityInPlay<Coded>[] = []
    if (combat) {
      for (const { id, banes } of combat.units) addBanes(list, heard, banes, id)
      for (const ability of combat.drawn)
        if (isHeard(heard, ability) && !BANES[ability].forUnit) list.push({ ability, self: 'combat' })
    }
    addBanes(list, heard, camp.banes, 'camp')
    for (const ability of hero.prowess) if (isHeard(heard, ability)) list.push({ ability, self: HERO })
    return list
  },
)
