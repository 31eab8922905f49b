import type {
  AbilityId,
  BlockId,
  BossId,
  Colour,
  HeroId,
  ShapeId,
  SpecialId,
  SpellId,
  SiteId,
  Spawn,
  StormId,
  TowerId,
  TrayId,
  UnitId,
} from '../../content/ids.ts'
import type { Outcome } from '../../rules/state/shape.ts'
import type { Party, Way } from '../read.ts'
import { tally } from '../../../text/grammar/english.ts'
import { start } from '../../../text/sentence.ts'
import { specials, storms } from './cards.ts'
import { abilities } from './abilities.ts'
import {
  bosses,
  colours,
  count,
  crystals,
  does,
  hearts,
  Hero,
  heroes,
  list,
  party,
  piece,
  soldiers,
  spells,
  thePiece,
  towers,
  Tray,
  tray,
  ways,
  whose,
} from './names.ts'

const named = (ids: readonly TowerId[]) => tally(ids.map(id => towers[id]))
const past = (over: number) => (over === 0 ? '' : `, past ${count(over, 'space', 'spaces')}`)

/** One line of the chronicle for each thing that can happen; causes stand in brackets behind it, figures beside it. */
export const log = {
  heroChosen: (who: Party, id: HeroId) => `${does(who, 'lead', 'leads')} ${heroes[id]}`,
  benchChosen: (who: Party, id: HeroId) => `${does(who, 'put', 'puts')} ${heroes[id]} on the bench`,
  abilitiesChosen: (id: HeroId, chosen: readonly AbilityId[]) =>
    `${heroes[id]} brings ${list(chosen.map(each => abilities[each].name))}`,
  spellChosen: (who: Party, spell: SpellId) => `${does(who, 'choose', 'chooses')} the spell ${spells[spell]}`,
  towersDealt: (who: Party, ids: readonly TowerId[]) => `${start(whose(who))} towers: ${named(ids)}`,
  waveBuilt: (wave: number) => `Wave ${wave} gathers`,
  roundBegan: (round: number) => `Round ${round}`,
  phaseBegan: (phase: string) => `Phase: ${phase}`,
  colourNamed: (who: Party, colour: Colour) =>
    `${does(who, 'build', 'builds')} nothing on ${colours[colour]} sites this round`,
  spawned: (id: TrayId, spawn: Spawn, at: string, level: number | undefined) =>
    `${Tray(id)}${level === undefined ? '' : `, of level ${level},`} enters on ${at} from spawn point ${spawn}`,
  ghostCame: (id: TrayId, at: string) => `${Tray(id)} rises on ${at}`,
  hatched: (id: TrayId, at: string) => `${Tray(id)} hatches on ${at}`,
  spawnedNowhere: (id: TrayId) => `${Tray(id)} finds no free space and goes straight for the kingdom`,
  past: (n: number) => `past ${count(n, 'held space', 'held spaces')}`,
  blockRemoved: (block: BlockId, at: string, opens: Spawn | undefined) =>
    `Pathbreaker card ${block} is torn away from ${at}${opens === undefined ? '' : `: spawn point ${opens} is open`}`,
  stormDrawn: (storm: StormId) => {
    const card = storms[storm]
    return card === undefined ? 'Portal storm' : `${card.name}: ${card.text}`
  },
  stormsShuffled: 'The portal storms are shuffled',
  displaced: (id: UnitId, to: string) => `${Hero(id)} steps aside to ${to}`,
  displacedHome: (id: UnitId) => `${Hero(id)} must leave and finds no free space`,
  regenerated: (id: UnitId) => `${Hero(id)} is up again, but sits this round out`,
  health: (n: number) => `health ${n}`,
  towerBuilt: (who: Party, tower: TowerId, site: SiteId, way: Way, upon: TowerId | undefined) =>
    `${does(who, 'build', 'builds')} ${towers[tower]} on site ${site}${upon === undefined ? '' : `, over ${towers[upon]}`}, facing ${ways[way]}`,
  /** Who attacks: “Archer on site c”, “Malik, Hammer Smash”, “Thunderbolt”. */
  byTower: (tower: TowerId, site: SiteId) => `${towers[tower]} on site ${site}`,
  byHero: (id: UnitId, as: AbilityId | 'basic') => (as === 'basic' ? Hero(id) : `${Hero(id)}, ${abilities[as].name}`),
  bySpell: (spell: SpellId) => spells[spell],
  tilePlaced: (by: string, shape: ShapeId, on: TrayId) => `${by}: ${piece(shape)} on ${tray(on)}`,
  soldierPlaced: (by: string, on: TrayId) => `${by}: a soldier on ${tray(on)}`,
  left: (n: number) => (n === 0 ? 'all covered' : `${n} left`),
  soldierMoved: (by: string, from: TrayId, on: TrayId) =>
    from === on ? `${by}: a soldier moves on ${tray(on)}` : `${by}: a soldier goes from ${tray(from)} to ${tray(on)}`,
  pieceLost: (by: string, what: ShapeId | 'soldier') => `${by}: no place for ${thePiece(what)}`,
  pieceSkipped: (by: string, what: ShapeId | 'soldier') => `${by}: ${thePiece(what)} is not used`,
  towerTurned: (tower: TowerId, site: SiteId) => `${towers[tower]} on site ${site} is turned face down`,
  passed: (who: Party, to: Party, tower: TowerId, as: TowerId) =>
    tower === as
      ? `${does(who, 'pass', 'passes')} ${towers[tower]} to ${party(to)}, unchanged`
      : `${does(who, 'pass', 'passes')} ${towers[tower]} to ${party(to)}: it becomes ${towers[as]}`,
  upgraded: (who: Party, tower: TowerId, as: TowerId) =>
    `${does(who, 'upgrade', 'upgrades')} ${towers[tower]} to ${towers[as]}`,
  heroEntered: (id: UnitId, to: string) => `${Hero(id)} enters the map on ${to}`,
  heroMoved: (id: UnitId, to: string) => `${Hero(id)} moves to ${to}`,
  heroEngaged: (id: UnitId, on: TrayId) => `${Hero(id)} engages ${tray(on)}`,
  heroFaced: (id: UnitId, way: Way) => `${Hero(id)} faces ${ways[way]}`,
  attacks: (id: UnitId) => `${Hero(id)} makes the basic attack`,
  uses: (id: UnitId, ability: AbilityId) => `${Hero(id)} uses ${abilities[ability].name}`,
  copies: (id: UnitId, ability: AbilityId) => `${Hero(id)} copies ${abilities[ability].name}`,
  turnedUp: (id: HeroId, ability: AbilityId) => `${heroes[id]}: ${abilities[ability].name} is ready again`,
  recovered: (id: UnitId, isFull: boolean) =>
    isFull ? `${Hero(id)} rests, in full health` : `${Hero(id)} recovers full health`,
  healed: (id: UnitId) => `${Hero(id)} heals`,
  hurt: (id: UnitId) => `${Hero(id)} is hurt`,
  spared: (id: UnitId) =>
    id === 'wildcat' ? `${Hero(id)} takes no harm` : `${Hero(id)} is protected and takes no harm`,
  knockedOut: (id: UnitId) => `${Hero(id)} is knocked out`,
  sentHome: (id: UnitId) => `${Hero(id)} goes back to the hero board`,
  shielded: (id: UnitId, around: boolean) =>
    `${Hero(id)}${around ? ' and every hero beside him in his space are' : ' is'} protected until the end of the round`,
  wildcatCame: (at: string) => `The wildcat comes to ${at}`,
  benchCalled: (id: HeroId, at: string) => `${heroes[id]} comes from the bench to ${at}`,
  heroGone: (id: UnitId) => `${Hero(id)} leaves the game`,
  spellCast: (who: Party, spell: SpellId) => `${does(who, 'cast', 'casts')} ${spells[spell]}`,
  destroyed: (id: TrayId) => `${Tray(id)} is destroyed`,
  portalClosed: (id: TrayId) => `${Tray(id)} is closed`,
  crystals: (more: number, lost: number): string => {
    const kept = `The team ${more < 0 ? 'loses' : 'gains'} ${more === 0 ? 'nothing' : crystals(Math.abs(more))}`
    return lost === 0 ? kept : `${kept}: it holds 12 crystals at most, and ${lost} ${lost === 1 ? 'is' : 'are'} lost`
  },
  soldiersBack: (n: number, from: TrayId) =>
    `${soldiers(n)} on ${tray(from)} ${n === 1 ? 'goes' : 'go'} back to the supply`,
  lifeCleared: (boss: BossId, life: number, next: boolean) =>
    `The ${bosses[boss]} loses life card ${life}${next ? ' and turns up the next' : ''}`,
  bossBeaten: (boss: BossId) => `The ${bosses[boss]} is beaten`,
  portalsClosed: 'Portals closed',
  heartsGained: (n: number) => `The kingdom regains ${hearts(n)}`,
  bossSpecial: (boss: BossId, special: SpecialId) =>
    `The ${bosses[boss]}, ${specials[special].name}: ${specials[special].text}`,
  specialsShuffled: 'The boss’s special cards are shuffled',
  trayHealed: (id: TrayId, tiles: number) => `${Tray(id)} throws off ${count(tiles, 'tile', 'tiles')}`,
  tileRemoved: (id: TrayId) => `A tile is removed from ${tray(id)}`,
  held: (id: TrayId, at: string) => `${Tray(id)} is held on ${at}`,
  stayed: (id: TrayId) => `${Tray(id)} does not move`,
  advanced: (id: TrayId, to: string, over: number) => `${Tray(id)} moves to ${to}${past(over)}`,
  advancedAgain: (id: TrayId, to: string, over: number) => `${Tray(id)} is fast and moves on to ${to}${past(over)}`,
  escaped: (id: TrayId, lost: number) =>
    lost === 0 ? `${Tray(id)} escapes; no heart is lost` : `${Tray(id)} escapes: ${hearts(lost)} lost`,
  gotThrough: (id: TrayId) => `${Tray(id)} enters the kingdom`,
  towerLowered: (who: Party, tower: TowerId, to: TowerId) =>
    `${start(whose(who))} incoming ${towers[tower]} shrinks to ${towers[to]}`,
  assigned: (tower: TowerId, site: SiteId, to: Party) => `${towers[tower]} on site ${site} goes to ${party(to)}`,
  pickedUp: (who: Party, ids: readonly TowerId[]) => `${does(who, 'pick', 'picks')} up ${named(ids)}`,
  arrived: (who: Party, ids: readonly TowerId[]) => `${does(who, 'receive', 'receives')} ${named(ids)}`,
  pickedUpAndArrived: (who: Party, ids: readonly TowerId[], arrived: readonly TowerId[]) =>
    `${does(who, 'pick', 'picks')} up ${named(ids)} and ${who.kind === 'me' ? 'receive' : 'receives'} ${named(arrived)}`,
  towerLost: (tower: TowerId, site: SiteId) => `${towers[tower]}, face down on site ${site}, is lost to the supply`,
  bought: (who: Party, tower: TowerId, to: Party, own: boolean) =>
    own
      ? `${does(who, 'buy', 'buys')} ${towers[tower]}`
      : `${does(who, 'buy', 'buys')} ${towers[tower]} for ${party(to)}`,
  refunded: (who: Party, tower: TowerId) => `${does(who, 'give', 'gives')} ${towers[tower]} back`,
  won: 'Victory',
  lost: 'Defeat',
  ends: {
    objective: 'the rift is closed',
    hearts: 'the kingdom has lost its last heart',
    portal: 'a portal has entered the kingdom',
    boss: 'the boss has entered the kingdom',
    roundLimit: 'the last round is over',
  } satisfies Record<Outcome['cause'], string>,
}
