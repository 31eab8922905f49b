/** Why something is not possible: the rule, the key of its words and what the words need. */
export interface Why {
  readonly rule: string
  readonly key: ReasonKey
  readonly values: Readonly<Record<string, string | number>>
}

/** Every key has its words in the game's text. */
export type ReasonKey =
  | SetupReason
  | TowerReason
  | PlaceReason
  | PassReason
  | SpellReason
  | HeroReason
  | DisplaceReason
  | TeamReason
  | RoundReason

/** hero · spell · spell · ability */
export type SetupReason = 'heroTaken' | 'spellTooStrong' | 'spellTaken' | 'abilityNotThere'
/** site · site, colour · site, colour · site, hero · site · site, tower · tower */
export type TowerReason =
  | 'noSuchSite'
  | 'otherColour'
  | 'colourNamed'
  | 'heroOnSite'
  | 'twoTowers'
  | 'siteTaken'
  | 'notInHand'
/**
 * With `tray`; outOfReach: tray, what · portalLevel: tray, tower, level · resistsPhysical, resistsMagical, deadlyEnemy: letter ·
 * mustPlace: what; those after noRoom that are not named here: nothing.
 */
export type PlaceReason =
  | 'underAnother'
  | 'outOfReach'
  | 'ownTray'
  | 'portalLevel'
  | 'portalOfHero'
  | 'portalOfSpell'
  | 'bossOfHero'
  | 'bossOfSpell'
  | 'gemOnHorde'
  | 'deadMagic'
  | 'rust'
  | 'linked'
  | 'otherHorde'
  | 'noRoom'
  | 'resistsPhysical'
  | 'resistsMagical'
  | 'deadlyEnemy'
  | 'occupied'
  | 'iconSquare'
  | 'soldierOnBlank'
  | 'doesNotFit'
  | 'notChained'
  | 'notBeside'
  | 'mustPlace'
  | 'soldiersLeft'
  | 'onlyTowersMove'
export type PassReason = 'passToSelf' | 'notThatUpgrade' | 'noUpgrade'
/** With `spell`; cannotSuffer: hero. */
export type SpellReason =
  | 'spellNotChosen'
  | 'spellUsed'
  | 'noSoldiers'
  | 'spellNeedsTarget'
  | 'gemNeedsTarget'
  | 'handEmpty'
  | 'noMidas'
  | 'cannotSuffer'
export type HeroReason =
  | 'abilityDown'
  | 'wildcatAway'
  | 'wildcatOnlyMoves'
  | 'wildcatPlayed'
  | 'noRoomForBase'
  | 'notInGame'
  | 'heroPlayed'
  | 'knockedOut'
  | 'notOnMap'
  | 'tooFar'
  | 'offMap'
  | 'endOnTower'
  | 'endOnBoss'
  | 'endOnPortal'
  | 'tooFarFromExit'
  | 'regenerated'
  | 'alreadyThere'
  | 'benchActsOnce'
  | 'notOnBench'
  | 'onBench'
  | 'heroGone'
  | 'movedAlready'
  | 'actedAlready'
  | 'notNextTo'
  | 'copiesItself'
  | 'abilityNotInGame'
  | 'notAnExtra'
  | 'baseOnPiece'
  | 'baseOnDeadly'
  | 'baseOnIcon'
  | 'baseOffTray'
  | 'baseNeedsRoom'
  | 'mustGoOn'
  | 'noEndFromThere'
export type DisplaceReason = 'displaceGround' | 'displaceAdjacent' | 'displaceTower' | 'displaceTray'
/**
 * With `tower`; heroOfOther: hero, seat · noTowerThere, notWhite: site · alreadyGiven: tower, to · aboveMaxLevel: tower, level, max ·
 * notForSale: tower, level · tooDear: tower, price, crystals.
 */
export type TeamReason =
  | 'noSite'
  | 'stillIncoming'
  | 'heroOfOther'
  | 'noTowerThere'
  | 'faceDownIsLost'
  | 'notWhite'
  | 'alreadyGiven'
  | 'notBought'
  | 'aboveMaxLevel'
  | 'notForSale'
  | 'notInSupply'
  | 'tooDear'
/** colour */
export type RoundReason = 'colourAgain'

export const why = (rule: string, key: ReasonKey, values: Why['values'] = {}): Why => ({ rule, key, values })
