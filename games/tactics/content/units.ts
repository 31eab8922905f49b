import { BEAST_CARDS } from './beasts.ts'
import { FIGHTER_CARDS } from './fighters.ts'
import { BEASTS, FIGHTERS, ROGUES, type UnitCardId, WIZARDS } from './ids.ts'
import { ROGUE_CARDS } from './rogues.ts'
import type { UnitCard, UnitClass } from './types.ts'
import { WIZARD_CARDS } from './wizards.ts'

/** All 32 Unit Cards. */
export const UNITS: Readonly<Record<UnitCardId, UnitCard>> = {
  ...FIGHTER_CARDS,
  ...WIZARD_CARDS,
  ...ROGUE_CARDS,
  ...BEAST_CARDS,
}

export const UNIT_CARD_IDS: readonly UnitCardId[] = [...FIGHTERS, ...WIZARDS, ...ROGUES, ...BEASTS]

/** In the order of a player's row. */
export const CLASSES: readonly UnitClass[] = ['fighter', 'wizard', 'rogue', 'beast']

/** The class decks, eight cards each (TAC-SETUP-05). */
export const CLASS_DECKS: Readonly<Record<UnitClass, readonly UnitCardId[]>> = {
  fighter: FIGHTERS,
  wizard: WIZARDS,
  rogue: ROGUES,
  beast: BEASTS,
}
