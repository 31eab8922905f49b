import { REGION_IDS } from '../../content/regions.ts'
import { modifier } from '../state.ts'
import { passive } from './ability.ts'

/** For one's Moves the Capital is adjacent to every Outer Region (DEF-MOVE-02). */
export const wings = passive(
  modifier('moveTo', (_state, { defender, from }, self) => {
    if (defender !== self) return []
    return from === 'capital' ? REGION_IDS : ['capital']
  }),
)
