import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../../content/ids.ts'
import type { AreaId, AttackKind, Corner, Fact, Way } from '../../rules/state/shape.ts'
import type { Party, Who } from '../read.ts'
import { figure, start } from '../../../text/sentence.ts'
import { crystals } from './dungeons.ts'
import { monsters } from './enemyCards.ts'
import { tactics } from './tactics.ts'
import { areas, corners, count, does, list, party, Unit, unit, ways, whose } from './names.ts'
import { units } from './units.ts'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>
const pushes = (n: number) => (n === 0 ? 'no push' : count(n, 'push', 'pushes'))
const cardsOf = (n: number) => count(n, 'card', 'cards')

/** One line of the chronicle for each thing that can happen; causes stand in brackets behind it, figures beside it. */
export const log = {
  dealt: (who: Party, cards: readonly UnitCardId[]) =>
    `${start(whose(who))} units: ${list(cards.map(card => units[card]))}`,
  /** Two of each class, of which one is kept. */
  dealtPairs: (who: Party, pairs: readonly (readonly UnitCardId[])[]) =>
    `${start(whose(who))} choice: ${pairs.map(pair => pair.map(card => units[card]).join(' or ')).join(', ')}`,
  kept: (who: Party, card: UnitCardId, given: UnitCardId, enemy: Party) =>
    `${does(who, 'keep', 'keeps')} ${units[card]}; ${party(enemy)} gets ${units[given]}`,
  firstPlayer: (who: Party) => does(who, 'begin', 'begins'),
  locationChosen: (who: Party, at: readonly Corner[]) =>
    `${does(who, 'start', 'starts')} in the ${list(at.map(corner => corners[corner]))}`,
  placed: (who: Who, card: UnitCardId, at: string) => `${units[card]}, ${unit(who)}, is placed on ${at}`,
  tacticKept: (who: Party) => `${does(who, 'keep', 'keeps')} one of two Tactic Cards`,
  tacticChosen: (card: TacticId) => `You keep ${tactics[card].name}`,
  turnBegan: (who: Party, number: number) => `Turn ${number}: ${party(who)}`,
  timePassed: 'The Time Token moves on',
  timeWon: 'The Time Token goes back',
  flagTriggered: (who: Party, area: AreaId) => `${does(who, 'trigger', 'triggers')} the ${areas[area].name}`,
  flagMoved: (who: Party, area: AreaId) =>
    `${does(who, 'hold', 'holds')} the majority in the ${areas[area].name}: its flag moves on`,
  flagCollected: (who: Party, area: AreaId) => `${does(who, 'secure', 'secures')} the ${areas[area].name}`,
  endTriggered: {
    flags: 'Enough flags are secured',
    eliminated: 'A player has lost all units',
    captures: 'A player has captured three units',
    oneSideLeft: 'Only one side has units left',
  } satisfies Record<Of<'endTriggered'>['cause'], string>,
  lastTurns: (cause: string, left: readonly Party[]) =>
    left.length === 0
      ? `${cause}: the game ends after this turn`
      : `${cause}: one last turn for ${list(left.map(party))}`,
  acted: {
    melee: (who: Who, target: Who) => `${Unit(who)} attacks ${unit(target)} in melee`,
    missile: (who: Who, target: Who) => `${Unit(who)} shoots at ${unit(target)}`,
    spell: (who: Who, target: Who) => `${Unit(who)} casts a spell on ${unit(target)}`,
    ballista: (who: Who, target: Who) => `${Unit(who)} fires the Ballista at ${unit(target)}`,
  } satisfies Record<AttackKind, (who: Who, target: Who) => string>,
  spellAtItself: (who: Who) => `${Unit(who)} casts a spell`,
  countered: {
    melee: (who: Who, target: Who) => `${Unit(who)} Counters ${unit(target)} in melee`,
    missile: (who: Who, target: Who) => `${Unit(who)} Counters ${unit(target)} with a missile`,
    spell: (who: Who, target: Who) => `${Unit(who)} Counters ${unit(target)} with a spell`,
    ballista: (who: Who, target: Who) => `${Unit(who)} Counters ${unit(target)}`,
  } satisfies Record<AttackKind, (who: Who, target: Who) => string>,
  actionsLeft: (n: number) => (n === 0 ? 'no action left' : `${count(n, 'action', 'actions')} left`),
  moveBegan: (who: Who) => `${Unit(who)} moves`,
  mp: (n: number) => `${figure(n)} MP`,
  stepped: (who: Who, to: string) => `${Unit(who)} enters ${to}`,
  throughPortal: (who: Who, to: string) => `${Unit(who)} takes a portal to ${to}`,
  moveEnded: (who: Who, at: string) => `${Unit(who)} stops on ${at}`,
  moveEndedInside: (who: Who) => `${Unit(who)} stops in the dungeon`,
  putBack: (who: Who, to: string) => `${Unit(who)} goes back to ${to}`,
  mpGained: (who: Who) => `${Unit(who)} has more MP in this Move`,
  mpLost: (who: Who) => `${Unit(who)} loses MP of this Move`,
  villageUsed: (who: Who, at: string) => `${Unit(who)} calls at the Village on ${at}`,
  rolled: {
    knockBack: (who: Who, n: number) => `${Unit(who)} rolls for Knock Back: ${pushes(n)}`,
    miss: (who: Who, n: number) =>
      `${Unit(who)} rolls for its missile: ${n === 0 ? 'no miss' : count(n, 'miss', 'misses')}`,
    star: (who: Who, n: number) => `${Unit(who)} powers its spell: ${n === 0 ? 'no star' : count(n, 'star', 'stars')}`,
    caveIn: (who: Who, n: number) => `${Unit(who)} digs ${n === 0 ? 'at' : 'through'} a Cave-In`,
    trap: (who: Who, n: number, dice: number) =>
      `A Trap springs on ${unit(who)}: ${n === 0 ? 'no die hurts' : dice === 1 ? 'its one die hurts' : count(n, `die of ${dice} hurts`, `dice of ${dice} hurt`)}`,
    monster: (who: Who, n: number) => `${Unit(who)} fights the monster: ${pushes(n)}`,
  } satisfies Record<Of<'rolled'>['for'], (who: Who, n: number, dice: number) => string>,
  missed: (who: Who, target: Who, needed: number, had: number) =>
    `${Unit(who)} misses ${unit(target)}: ${needed} more Ammo needed, ${had === 0 ? 'none' : had} left`,
  damaged: (who: Who, amount: number, area: boolean) =>
    `${Unit(who)} takes ${amount === 0 ? 'no' : amount} ${area ? 'area damage' : 'damage'}`,
  healthLost: (who: Who) => `${Unit(who)} loses Health`,
  healthGained: (who: Who) => `${Unit(who)} regains Health`,
  supplyLost: (who: Who) => `${Unit(who)} loses ${who.class === 'wizard' ? 'Mana' : 'Ammo'}`,
  supplyPaid: (who: Who) => `${Unit(who)} spends ${who.class === 'wizard' ? 'Mana' : 'Ammo'}`,
  supplyGained: (who: Who) => `${Unit(who)} regains ${who.class === 'wizard' ? 'Mana' : 'Ammo'}`,
  weakened: (who: Who) => `${Unit(who)} is Weakened`,
  recovered: (who: Who) => `${Unit(who)} is no longer Weakened`,
  knockedBack: (who: Who, way: Way, to: string) => `${Unit(who)} is knocked back ${ways[way]} to ${to}`,
  fell: ' and falls to lower ground',
  collided: (who: Who, at: string) => `${Unit(who)} collides on ${at}`,
  unmoved: (who: Who) => `${Unit(who)} cannot be moved`,
  abilityUsed: (who: Who, ability: string) => `${Unit(who)} uses ${ability}`,
  captured: (who: Who, card: UnitCardId, by: Party | undefined) =>
    by === undefined
      ? `${units[card]}, ${unit(who)}, is lost`
      : `${does(by, 'capture', 'captures')} ${units[card]}, ${unit(who)}`,
  counterDeclined: (who: Who) => `${Unit(who)} does not Counter`,
  artifactTaken: (who: Who) => `${Unit(who)} takes the Artifact`,
  artifactStolen: (who: Who, from: Who) => `${Unit(who)} steals the Artifact from ${unit(from)}`,
  artifactDropped: (at: string) => `The Artifact is left on ${at}`,
  tacticRevealed: (who: Party, card: TacticId) => `${does(who, 'reveal', 'reveals')} ${tactics[card].name}`,
  tacticDrawn: (who: Party) => `${does(who, 'draw', 'draws')} a Tactic Card`,
  tacticSeen: (card: TacticId) => `You draw ${tactics[card].name}`,
  tacticDiscarded: (who: Party, card: TacticId) => `${does(who, 'discard', 'discards')} ${tactics[card].name}`,
  handDiscarded: (who: Party, cards: readonly TacticId[]) =>
    `${does(who, 'lose', 'loses')} all cards in hand: ${list(cards.map(card => tactics[card].name))}`,
  handEmpty: (who: Party) => `${does(who, 'have', 'has')} no card in hand to lose`,
  tacticsShuffled: (cards: number) => `A new Tactic deck is shuffled: ${cardsOf(cards)}`,
  enemyCardDrawn: {
    activation: (title: string, enemy: Party | undefined) =>
      enemy === undefined ? `Solo Enemy Card: ${title}` : `${start(party(enemy))} draws: ${title}`,
    monster: (title: string) => `A Solo Enemy Card for the monster: ${title}`,
    placement: (title: string) => `A Solo Enemy Card for its compass: ${title}`,
  } satisfies Record<Of<'enemyCardDrawn'>['for'], (title: string, enemy: Party | undefined) => string>,
  enemyCardsShuffled: (cards: number) => `The Solo Enemy deck is shuffled: ${cardsOf(cards)}`,
  activated: (who: Who) => `${Unit(who)} is activated`,
  activatedLeftmost: (who: Who) => `${Unit(who)} is activated: the leftmost unit without a card`,
  aimed: {
    melee: (who: Who, [first]: readonly string[]) => `${Unit(who)} strikes ${first}`,
    missile: (who: Who, [first]: readonly string[]) => `${Unit(who)} shoots at ${first}`,
    spell: (who: Who, [first]: readonly string[]) => `${Unit(who)} casts its spell on ${first}`,
    move: (who: Who, among: readonly string[]) =>
      `${Unit(who)} heads for ${among[0] === undefined ? 'the nearest hero' : `${among[0]}, the nearest hero`}`,
    climb: (who: Who) => `${Unit(who)} climbs`,
    nothing: (who: Who) => `${Unit(who)} finds nobody to attack`,
  } satisfies Record<Of<'enemyAimed'>['for'], (who: Who, among: readonly string[]) => string>,
  inOrder: (among: readonly string[]) => `by the compass: ${among.join(', ')}`,
  goal: (at: string) => `goal ${at}`,
  stopped: {
    adjacent: (who: Who, at: string) => `${Unit(who)} stops on ${at}, next to a hero`,
    mp: (who: Who, at: string) => `${Unit(who)} stops on ${at}: not enough MP`,
    blocked: (who: Who, at: string) => `${Unit(who)} stops on ${at}: the way is blocked`,
    arrived: (who: Who, at: string) => `${Unit(who)} reaches ${at}`,
    noHeroes: (who: Who) => `${Unit(who)} stays: no hero on the map`,
    noWay: (who: Who) => `${Unit(who)} stays: there is no way`,
  } satisfies Record<Of<'enemyStopped'>['why'], (who: Who, at: string) => string>,
  dungeonEntered: (who: Who, box: BoxId) => `${Unit(who)} enters the dungeon of the ${crystals[box].name}`,
  steppedInside: (who: Who, to: string, cell: string) => `${Unit(who)} goes on to ${to}: ${cell}`,
  caveInHeld: (who: Who) => `The Cave-In holds: ${unit(who)} loses 2 MP`,
  monsterMet: (who: Who, card: EnemyCardId) => `${Unit(who)} meets a monster: ${monsters[card].name}`,
  crystalTaken: (who: Who, box: BoxId) => `${Unit(who)} takes the ${crystals[box].name}`,
  crystalUsed: (who: Party, box: BoxId) => `${does(who, 'use', 'uses')} the ${crystals[box].name}`,
  crystalTurned: (box: BoxId) => `The card of the ${crystals[box].name} turns green: its dungeon is done`,
  dungeonLeft: {
    crystal: (who: Who, at: string) => `${Unit(who)} leaves the dungeon on ${at}`,
    retreat: (who: Who, at: string) => `${Unit(who)} retreats from the dungeon to ${at}`,
    captured: () => 'The boxes go back to their places',
  } satisfies Record<Of<'dungeonLeft'>['cause'], (who: Who, at: string) => string>,
  arrived: (who: Who, card: UnitCardId, at: string, area: AreaId | undefined) =>
    `${units[card]}, ${unit(who)}, appears on ${at}${area === undefined ? '' : `, in the ${areas[area].name}`}`,
  won: (winners: readonly Party[]) =>
    winners.length === 1 && winners[0]
      ? does(winners[0], 'win', 'wins')
      : `${start(list(winners.map(party)))} share the victory`,
  teamWon: (winners: readonly Party[]) => `${start(list(winners.map(party)))} win`,
  questWon: 'Victory: the Crystal of Glory is taken',
  questLost: 'Defeat',
  /** “3 Melee, −1 Forest”. */
  term: (adds: number, cause: string, first: boolean) =>
    `${adds < 0 ? `−${-adds}` : first ? adds : `+${adds}`} ${cause}`,
}
