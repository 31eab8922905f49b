import { active } from './ability.ts'
import { lowerElsewhere } from './enchant.ts'

/** The same as Enchant, for 1 HP and once per Round (DEF-RULING-58). */
export const bloodRite = active(lowerElsewhere)
