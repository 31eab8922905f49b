import type { ChoosingAbilityId } from './abilities.ts'
import type { HeroId } from './heroes.ts'

/** Every thing of the game has one id, used in states, facts, option ids and anchors. */
export type { AbilityId } from './abilities.ts'
export type { HeroId } from './heroes.ts'
export type { SpellId } from './spells.ts'
export type { StormId } from './storms.ts'
export type { TowerId } from './towers.ts'
export type Family = 'archery' | 'mage' | 'cannon' | 'soldier'
export type ShapeId = 'I1' | 'I2' | 'I3' | 'I4' | 'L3' | 'O4' | 'L4' | 'T4' | 'S4' | 'P5' | 'U5' | 'X5' | 'R6'

/** Whoever stands on the map as a hero. */
export type UnitId = HeroId | 'wildcat'
/** Actions that choose a hero: `basic` is Lilith's. */
export type Chooser = 'basic' | ChoosingAbilityId
/** H01–H67 hordes, G01–G06 the ghost deck, P01–P18 portals. */
export type CardId = `${'H' | 'G' | 'P'}${number}`
export type BossId = 'B1' | 'B2' | 'B3'
/** What lies on the path: every card exists once, so a tray has the id of its card. */
export type TrayId = CardId | BossId
export type SpecialId = `${BossId}-${1 | 2 | 3 | 4}`
/** A class of cards that scenario lists name: tiers, their parts, portals by level, bosses. */
export type Slot = '1' | '2' | '2a' | '3' | '3g' | '3f' | '4' | '4p' | 'P1' | 'P2' | 'P3' | 'P4' | BossId
/** What slots are dealt from: 2a is a part of 2. */
export type DeckId = Exclude<Slot, '2a' | BossId>
/** The letter of an enemy on a card. */
export type EnemyLetter =
  | 'g'
  | 'w'
  | 'o'
  | 'c'
  | 's'
  | 'd'
  | 'a'
  | 'r'
  | 'v'
  | 'k'
  | 'b'
  | 'n'
  | 'f'
  | 'T'
  | 'O'
  | 'U'
  | 'Z'
export type ScenarioId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type DifficultyId = 'story' | 'casual' | 'normal' | 'veteran' | 'impossible'
export type Colour = 'red' | 'blue' | 'green' | 'yellow'
/** a–l, and the white ones w and z. */
export type SiteId = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'w' | 'z'
/** The number of a spawn stack. */
export type Spawn = 1 | 2 | 3 | 4 | 5 | 6
/** A pathbreaker card. */
export type BlockId = 1 | 2 | 3
