import { BEAST_CARDS, type BeastId } from './beasts.ts'
import { BOXES, type BoxId } from './boxes.ts'
import { ENEMY_CARDS, type EnemyCardId } from './enemyCards.ts'
import { FIGHTER_CARDS, type FighterId } from './fighters.ts'
import { ROGUE_CARDS, type RogueId } from './rogues.ts'
import { TACTICS, type TacticId } from './tactics.ts'
import { WIZARD_CARDS, type WizardId } from './wizards.ts'

/** The ids of the catalogue, in its order: new cards stand at the end of theirs. They are part of the save format. */
export const FIGHTERS = Object.keys(FIGHTER_CARDS) as readonly FighterId[]
export const WIZARDS = Object.keys(WIZARD_CARDS) as readonly WizardId[]
export const ROGUES = Object.keys(ROGUE_CARDS) as readonly RogueId[]
export const BEASTS = Object.keys(BEAST_CARDS) as readonly BeastId[]
export const TACTIC_IDS = Object.keys(TACTICS) as readonly TacticId[]
export const ENEMY_CARD_IDS = Object.keys(ENEMY_CARDS) as readonly EnemyCardId[]
export const BOX_IDS = Object.keys(BOXES) as readonly BoxId[]

export type UnitCardId = FighterId | WizardId | RogueId | BeastId
export type { BeastId, BoxId, EnemyCardId, FighterId, RogueId, TacticId, WizardId }
