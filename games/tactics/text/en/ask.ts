import type { BoxId, TacticId } from '../../content/ids.ts'
import type { UnitClass } from '../../rules/state/shape.ts'
import type { Party, Who } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import { crystals } from './dungeons.ts'
import { tactics } from './tactics.ts'
import { classes, count, does, list, party, Unit, unit, whose } from './names.ts'

const actions = (n: number) => (n === 0 ? 'No action' : count(n, 'action', 'actions'))

export const ask = {
  phases: {
    control: 'Control',
    time: 'Time',
    actions: 'Actions',
    recover: 'Recover',
    draw: 'Draw',
    card: 'Card',
    attack: 'Attack',
    attackThen: 'Then attack',
    move: 'Move',
  },
  settingUp: 'Setting up',
  setup: {
    units: 'Choosing units',
    places: 'Choosing places',
    tactics: 'Choosing Tactic Cards',
    other: 'Dealing',
  },
  turn: (number: number) => `Turn ${number}`,
  lastTurns: (number: number) => `Turn ${number} · last turns`,
  turnOf: (who: Party) => `${start(whose(who))} turn`,
  enemyTurn: (who: Who) => `${Unit(who)}`,
  over: { won: 'Victory', lost: 'Defeat', done: 'Game over' },
  party: (who: Party) => start(party(who)),
  waiting: (people: string) => `Waiting for ${people}.`,
  others: (people: string, what: string) => `${what} ${people} to decide.`,
  keepUnit: {
    title: (kind: UnitClass) => `Which ${classes[kind]} do you keep?`,
    mine: 'Keep one; the other fights for the Solo Enemy.',
  },
  location: {
    title: 'Where do you start?',
    mine: 'Choose a starting location.',
    mineDiagonal: 'Choose a starting location; you also get the one diagonal to it.',
  },
  place: {
    title: (kind: UnitClass) => `Where does the ${classes[kind]} start?`,
    mine: (kind: UnitClass) => `Place your ${classes[kind]} on a star space.`,
  },
  keepTactic: { title: 'Which Tactic Card do you keep?', mine: 'Keep one in secret; the other is shuffled back.' },
  act: {
    title: 'What do you do?',
    mine: (left: number) => `Your turn. ${actions(left)} left.`,
    others: (who: Party, left: number) => `${start(whose(who))} turn. ${actions(left)} left.`,
  },
  go: {
    title: (who: Who) => `Where does ${unit(who)} go next?`,
    mine: (mp: number) => `${mp} MP left in this Move.`,
  },
  knockBack: {
    title: 'Roll for Knock Back?',
    mine: (who: Who, target: Who) => `${Unit(who)} has struck ${unit(target)}.`,
  },
  power: {
    title: 'How much more Mana?',
    mine: (mana: number) => `Each further Mana rolls one die. Mana left: ${mana}.`,
  },
  way: {
    title: (target: Who) => `Where is ${unit(target)} pushed?`,
    mine: 'Choose a direction.',
  },
  space: {
    title: (target: Who) => `Where is ${unit(target)} placed?`,
    mine: 'Choose a free space.',
  },
  counter: {
    title: (who: Who) => `Does ${unit(who)} Counter?`,
    mine: (who: Who, attacker: Who) => `${Unit(attacker)} has damaged ${unit(who)}.`,
  },
  window: {
    title: 'Reveal a Tactic Card?',
    /** What has just happened, to a side or to a unit. */
    side: {
      turnStart: (who: Party) => `${start(whose(who))} turn begins.`,
      controlAdvanced: (who: Party) => `${does(who, 'have', 'has')} moved a flag.`,
      actionDone: (who: Party) => `${start(whose(who))} action is done.`,
      actionsDone: (who: Party) => `${start(whose(who))} actions are done.`,
    },
    unit: {
      moveStep: (who: Who) => `${Unit(who)} has taken a step.`,
      portalUsed: (who: Who) => `${Unit(who)} has used a portal.`,
      villageUsed: (who: Who) => `${Unit(who)} has used a Village.`,
      moveEnd: (who: Who) => `${Unit(who)} has ended a Move.`,
      attackDeclared: (who: Who) => `${Unit(who)} attacks.`,
      damaged: (who: Who) => `${Unit(who)} has been damaged.`,
      knockedBack: (who: Who) => `${Unit(who)} has been knocked back.`,
      collided: (who: Who) => `${Unit(who)} has collided.`,
      captured: (who: Who) => `${Unit(who)} has been captured.`,
      becameWeakened: (who: Who) => `${Unit(who)} has become Weakened.`,
      attackDone: (who: Who) => `${Unit(who)} has attacked.`,
      counterDone: (who: Who) => `${Unit(who)} has Countered.`,
    },
    mine: 'You may reveal a Tactic Card.',
  },
  tactic: {
    unit: (card: TacticId) => `${tactics[card].name}: which unit?`,
    gain: (card: TacticId) => `${tactics[card].name}: what is regained?`,
    way: (card: TacticId) => `${tactics[card].name}: which way?`,
    effect: (card: TacticId) => tactics[card].effect,
  },
  discard: { title: 'Which card goes?', mine: 'Three cards in hand: discard one.' },
  dug: {
    title: (who: Who) => `Does ${unit(who)} go through?`,
    mine: 'The way through the Cave-In is open. Go on, or stay where you are at no cost.',
  },
  exit: {
    title: (who: Who) => `Where does ${unit(who)} come out?`,
    mine: 'Choose where it leaves the dungeon.',
  },
  bonus: {
    title: (box: BoxId) => `Use the ${crystals[box].name}?`,
    mine: (box: BoxId) => `Now or never: ${crystals[box].bonus}`,
  },
  bonusUnit: {
    title: (box: BoxId) => `${crystals[box].name}: which unit?`,
    mine: (box: BoxId) => crystals[box].bonus,
  },
  result: {
    competitive: ['Flags', 'Units', 'Captures', 'Villages', 'Points'],
    battle: ['Artifact', 'Units', 'Captures', 'Villages', 'Points'],
    quest: ['Units left', 'Health left', 'Crystals', 'Turns'],
    /** Count and points: “2 · 10 VP”. */
    part: (n: number, points: number) => `${n} · ${points} VP`,
    points: (n: number) => `${n} VP`,
    wins: (winners: readonly Party[]) =>
      winners.length === 1 && winners[0]
        ? `${does(winners[0], 'win', 'wins')}`
        : `${start(list(winners.map(party)))} win`,
    shared: (winners: readonly Party[]) => `${start(list(winners.map(party)))} share the victory`,
    by: {
      points: (points: number) => `with ${points} VP`,
      survivors: (points: number) => `at ${points} VP by more surviving units`,
      captures: (points: number) => `at ${points} VP by more captured units`,
      flags: (points: number) => `at ${points} VP by more flags`,
      artifact: (points: number) => `at ${points} VP by holding the Artifact`,
      health: (points: number) => `at ${points} VP by more Health left`,
      shared: (points: number) => `with ${points} VP each, equal in every tie-break`,
    },
    turns: (n: number) => `${count(n, 'turn', 'turns')} played.`,
    questWon: (crystals: number) => `The Crystal of Glory is yours, ${count(crystals, 'crystal', 'crystals')} in all.`,
    questLost: {
      time: 'The Time Token has reached zero.',
      units: 'All units of one player have been captured.',
      other: 'The quest has failed.',
    },
    crystals: (n: number) => `Crystals taken: ${n} of 6.`,
  },
}
