import type {
  AbilityId,
  Colour,
  EnemyLetter,
  ShapeId,
  SiteId,
  SpellId,
  TowerId,
  TrayId,
  UnitId,
} from '../../content/ids.ts'
import type { ReasonKey } from '../../rules/state/reasons.query.ts'
import { abilities } from './abilities.ts'
import { colours, count, crystals, enemies, Hero, spells, thePiece, towers, Tray, tray } from './names.ts'

/** What a reason may carry: ids, names of spaces and squares, numbers. */
export interface ReasonValues {
  readonly hero: UnitId
  readonly ability: AbilityId
  readonly spell: SpellId
  readonly tower: TowerId
  readonly as: TowerId
  readonly site: SiteId
  readonly colour: Colour | 'white'
  readonly tray: TrayId
  readonly letter: EnemyLetter
  readonly what: ShapeId | 'soldier'
  readonly cell: string
  readonly square: string
  readonly level: number
  readonly max: number
  readonly points: number
  readonly price: number
  readonly crystals: number
}
type Say = (values: ReasonValues) => string

/** Why something cannot be done: a sentence for every key of rules/state/reasons.query.ts, as the types make sure. */
export const reasons: Record<ReasonKey, Say> = {
  // set-up
  heroTaken: ({ hero }) => `${Hero(hero)} is in the game already.`,
  spellTooStrong: ({ spell }) => `Only spells of power 1 may be chosen here; ${spells[spell]} has 2.`,
  spellTaken: ({ spell }) => `${spells[spell]} has been chosen already.`,
  abilityNotThere: ({ hero, ability }) => `${Hero(hero)} did not bring ${abilities[ability].name}.`,
  // towers
  noSuchSite: ({ site }) => `Site ${site} is not used here.`,
  otherColour: ({ site, colour }) => `Site ${site} is ${colours[colour]}: another player builds there.`,
  colourNamed: ({ site, colour }) => `Site ${site} is ${colours[colour]}, and that colour rests this round.`,
  heroOnSite: ({ site, hero }) => `${Hero(hero)} stands on site ${site}.`,
  twoTowers: ({ site }) => `Two towers stand on site ${site} already.`,
  siteTaken: ({ site, tower }) =>
    `${towers[tower]} stands on site ${site}; a second tower needs one of the two to be a soldier tower.`,
  notInHand: ({ tower }) => `${towers[tower]} is not in your hand.`,
  // placing
  underAnother: ({ tray: id }) => `${Tray(id)} lies under another tray: only the top one can be attacked.`,
  outOfReach: ({ tray: id, what }) => `${Tray(id)} is out of range of ${thePiece(what)}.`,
  ownTray: ({ tray: id }) => `The hero is engaged on ${tray(id)}: this attack is for other trays.`,
  portalLevel: ({ tray: id, tower, level }) =>
    `${Tray(id)} needs a tower of level ${level} or more; ${towers[tower]} is too low.`,
  portalOfHero: ({ tray: id }) => `${Tray(id)} is beyond a hero’s power: only towers attack portals.`,
  portalOfSpell: ({ tray: id }) => `${Tray(id)} is a portal: of all spells only the Gem of Timewarp harms it.`,
  bossOfHero: ({ tray: id }) => `${Tray(id)} is beyond a hero’s power: only towers attack a boss.`,
  bossOfSpell: ({ tray: id }) => `${Tray(id)} is a boss: of all spells only the Gem of Timewarp harms it.`,
  gemOnHorde: ({ tray: id }) => `The Gem of Timewarp is for portals and bosses, not for ${tray(id)}.`,
  deadMagic: () => 'Dead Magic: no magical tile goes on a portal this round.',
  rust: () => 'Rust: no physical tile goes on a portal this round.',
  linked: ({ tray: id }) => `All pieces of this attack go on one tray: ${tray(id)}.`,
  otherHorde: ({ tray: id }) => `${Tray(id)} has had its tile; the other one is for another horde.`,
  noRoom: ({ tray: id }) => `There is no room for it on ${tray(id)}.`,
  resistsPhysical: ({ letter }) => `The ${enemies[letter].one} resists physical damage.`,
  resistsMagical: ({ letter }) => `The ${enemies[letter].one} resists magical damage.`,
  deadlyEnemy: ({ letter }) => `The ${enemies[letter].one} is deadly: only tiles cover it.`,
  occupied: () => 'A tile, a soldier or a hero is there already.',
  iconSquare: () => 'An icon square can never be covered.',
  soldierOnBlank: () => 'A soldier stands on an enemy, not on a blank square.',
  doesNotFit: () => 'It does not fit like this.',
  notChained: () => 'It must touch the side of a tile of this spell.',
  notBeside: () => 'It must touch a side of the base that no other tile touches yet.',
  mustPlace: ({ what }) =>
    `${thePiece(what).replace(/^t/, 'T')} must be placed: a tray in range has uncovered enemies.`,
  soldiersLeft: () => 'Soldiers are moved only when the supply is empty.',
  onlyTowersMove: () => 'Only a soldier tower moves soldiers that are on trays.',
  // passing
  passToSelf: () => 'A tower is passed to another player.',
  notThatUpgrade: ({ tower, as }) => `${towers[tower]} cannot become ${towers[as]} now.`,
  noUpgrade: ({ tower }) => `The supply has no higher card for ${towers[tower]}.`,
  // spells
  spellNotChosen: ({ spell }) => `The team did not take ${spells[spell]}.`,
  spellUsed: ({ spell }) => `${spells[spell]} has been cast; each spell works once.`,
  noSoldiers: () => 'No soldier is left in the supply.',
  spellNeedsTarget: ({ spell }) => `No horde has room for ${spells[spell]}.`,
  gemNeedsTarget: () => 'No portal and no boss on the path has room for it.',
  handEmpty: () => 'You have no tower in hand to pass.',
  noMidas: () => 'No tower of your hand can rise.',
  cannotSuffer: ({ hero }) => `${Hero(hero)} cannot be hurt now.`,
  // heroes
  abilityDown: ({ ability }) => `${abilities[ability].name} is spent; recover to turn it up.`,
  wildcatAway: () => 'The wildcat is not on the map; Alleria’s basic attack brings it back.',
  wildcatOnlyMoves: () => 'The wildcat only moves and engages.',
  wildcatPlayed: () => 'The wildcat has been activated or brought back this round.',
  noRoomForBase: ({ tray: id }) => `${Tray(id)} has no free block of 2×2 squares for a hero.`,
  notInGame: ({ hero }) => `${Hero(hero)} is not in this game.`,
  heroPlayed: ({ hero }) => `${Hero(hero)} has been activated this round.`,
  knockedOut: ({ hero }) => `${Hero(hero)} is knocked out.`,
  notOnMap: ({ hero }) => `${Hero(hero)} is not on the map.`,
  tooFar: ({ cell, points }) => `${cell} is too far for ${count(points, 'move point', 'move points')}.`,
  offMap: () => 'The map ends here.',
  endOnTower: ({ cell, tower }) => `${towers[tower]} stands on ${cell}: a hero may pass, but not stop there.`,
  endOnBoss: ({ cell, tray: id }) => `${Tray(id)} is on ${cell}: a hero may pass, but not stop there.`,
  endOnPortal: ({ cell, tray: id }) => `${Tray(id)} is on ${cell}: a hero may pass, but not stop there.`,
  tooFarFromExit: ({ cell, points }) =>
    `Heroes enter beside an exit; ${cell} is too far from there for ${count(points, 'point', 'points')}.`,
  regenerated: ({ hero }) => `${Hero(hero)} has just come round and rests until next round.`,
  alreadyThere: ({ cell }) => `It stands on ${cell} already.`,
  benchActsOnce: ({ hero }) => `${Hero(hero)} came from the bench for one attack only.`,
  notOnBench: ({ hero }) => `${Hero(hero)} is not on the bench.`,
  onBench: ({ hero }) => `${Hero(hero)} is on the bench.`,
  heroGone: ({ hero }) => `${Hero(hero)} has left the game.`,
  movedAlready: ({ hero }) => `${Hero(hero)} has moved already.`,
  actedAlready: ({ hero }) => `${Hero(hero)} has taken its action.`,
  notNextTo: ({ hero }) => `${Hero(hero)} is not near enough.`,
  copiesItself: () => 'Knowledge is Power cannot copy itself.',
  abilityNotInGame: ({ ability, hero }) => `${Hero(hero)}’s ${abilities[ability].name} is not in this game.`,
  notAnExtra: ({ ability }) => `${abilities[ability].name} cannot be the extra action.`,
  baseOnPiece: ({ square }) => `From ${square} the base would lie on a tile, a soldier or another hero.`,
  baseOnDeadly: ({ square }) => `From ${square} the base would lie on a deadly enemy.`,
  baseOnIcon: ({ square }) => `From ${square} the base would lie on an icon.`,
  baseOffTray: ({ square }) => `From ${square} the base would hang over the edge.`,
  baseNeedsRoom: () => 'The tile would leave no room for the hero’s base.',
  mustGoOn: ({ hero }) => `${Hero(hero)} cannot stop here and must go on.`,
  noEndFromThere: ({ cell }) => `From ${cell} no step would be left to a space where a hero may stop.`,
  // pushed heroes
  displaceGround: () => 'Pushed by a moving tray, a hero goes to a path space or a site, not to open ground.',
  displaceAdjacent: () => 'A pushed hero goes one space only.',
  displaceTower: ({ tower }) => `${towers[tower]} stands there.`,
  displaceTray: ({ tray: id }) => `${Tray(id)} is there.`,
  // the team
  noSite: ({ tower }) => `No site of yours takes ${towers[tower]} now.`,
  stillIncoming: ({ tower }) => `${towers[tower]} is on its way and can be used next round.`,
  heroOfOther: ({ hero }) => `${Hero(hero)} belongs to another player.`,
  noTowerThere: ({ site }) => `No tower stands on site ${site}.`,
  faceDownIsLost: ({ tower }) => `${towers[tower]} is face down and goes back to the supply.`,
  notWhite: ({ site }) => `Site ${site} is not white: its towers go back to its owner.`,
  alreadyGiven: ({ tower }) => `${towers[tower]} goes to that player already.`,
  notBought: ({ tower }) => `${towers[tower]} was not bought in this phase.`,
  aboveMaxLevel: ({ tower, level, max }) =>
    `${towers[tower]} has level ${level}; this scenario allows level ${max} at most.`,
  notForSale: ({ tower, level }) => `${towers[tower]} has level ${level}; only levels 1 and 2 can be bought.`,
  notInSupply: ({ tower }) => `No ${towers[tower]} is left in the supply.`,
  tooDear: ({ tower, price, crystals: has }) => `${towers[tower]} costs ${crystals(price)}; the team has ${has}.`,
  colourAgain: ({ colour }) => `The ${colours[colour]} sites rested last round; choose another colour.`,
}
