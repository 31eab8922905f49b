import type { GameText } from '../../../types.ts'
import { ARMS } from '../../content/arms.ts'
import type { View } from '../../rules/state/shape.ts'
import { isSeat, partyOf, viewOf, whoIs } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

const setupTitle = ({ ask }: Words, step: View['agenda'][number]['do'] | undefined) => {
  switch (step) {
    case 'setup.keepUnit':
      return ask.setup.units
    case 'setup.location':
    case 'setup.place':
      return ask.setup.places
    case 'setup.keepTactic':
      return ask.setup.tactics
    default:
      return ask.setup.other
  }
}

/** Whose turn it is; of a Solo Enemy the unit it activates. */
export const createHeadline =
  (words: Words): GameText['headline'] =>
  (anyView, names) => {
    const { ask } = words
    const { open, outcome, agenda } = viewOf(anyView)
    const { turn, end } = open
    if (outcome)
      return { label: ask.turn(outcome.turns), title: outcome.result ? ask.over[outcome.result] : ask.over.done }
    if (turn === undefined) return { label: ask.settingUp, title: setupTitle(words, agenda.at(-1)?.do) }
    const label = (end === undefined ? ask.turn : ask.lastTurns)(turn.number)
    if (isSeat(turn.owner))
      return { label, title: start(ask.turnOf(partyOf(turn.owner, names))), colour: ARMS[turn.owner] }
    return {
      label,
      title: turn.unit === undefined ? ask.party(partyOf(turn.owner, names)) : ask.enemyTurn(whoIs(turn.unit, names)),
    }
  }

/** The steps of a turn (TAC-TURN-01); in Battle the first is empty, in Solo and Co-op it is the Time Token. */
const playerPhases = ({ phases }: Words['ask'], { open }: View) => {
  const { mode, turn } = open
  const first =
    mode === 'solo' || mode === 'coop'
      ? [phases.time]
      : mode === 'battle' || mode === 'battleTeam'
        ? []
        : [phases.control]
  const names = [...first, phases.actions, phases.recover, phases.draw]
  const at = ['start', 'actions', 'cleanUp', 'draw'].indexOf(turn?.step ?? 'start')
  return { names, at: Math.max(0, at - (4 - names.length)) }
}

/** A Solo Enemy draws, attacks if it can, else moves and then attacks if it can (TAC-ENEMY-ACT-07). */
const enemyPhases = ({ phases }: Words['ask'], { open }: View) => {
  const names = [phases.card, phases.attack, phases.move, phases.attackThen]
  const unit = open.turn?.unit
  if (unit === undefined) return { names, at: 0 }
  return { names, at: open.move?.unit === unit ? 2 : open.units[unit]?.moved ? 3 : 1 }
}

export const createPhases =
  ({ ask }: Words): GameText['phases'] =>
  anyView => {
    const view = viewOf(anyView)
    const { turn } = view.open
    if (turn === undefined || view.outcome) return undefined
    return isSeat(turn.owner) ? playerPhases(ask, view) : enemyPhases(ask, view)
  }
