import type { GameText } from '../../../types.ts'
import type { View } from '../../rules/state/shape.ts'
import { ARMS, type OpenView, partyOf, viewOf } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

const setupTitle = ({ ask }: Words, step: string | undefined) => {
  switch (step) {
    case 'setup.hero':
    case 'setup.bench':
      return ask.setup.heroes
    case 'setup.abilities':
      return ask.setup.abilities
    case 'setup.spells':
      return ask.setup.spells
    default:
      return ask.setup.other
  }
}

/** All that must be closed or beaten is: this round is played to its end (RIFT-DESTROY-07). */
const isLast = ({ mode, portals, bossBeaten, round, roundLimit }: OpenView) =>
  (mode === 'scenario' && portals.destroyed >= portals.total && bossBeaten) || (roundLimit > 0 && round >= roundLimit)

const roundLabel = ({ ask }: Words, open: OpenView) => {
  const { round, roundLimit, mode, wave } = open
  const label = isLast(open) ? ask.lastRound(round) : roundLimit > 0 ? ask.roundOf(round, roundLimit) : ask.round(round)
  return mode === 'storm' ? ask.wave(label, wave) : label
}

/** Alone a colour is named before the first phase (RIFT-SOLO-03). */
const beforePhases = (agenda: View['agenda']) => agenda.at(-1)?.do === 'round.colour'

/** Whose action is open; else the phase. */
export const createHeadline =
  (words: Words): GameText['headline'] =>
  (anyView, names) => {
    const { ask } = words
    const { open, outcome, agenda } = viewOf(anyView)
    if (outcome) return { label: ask.round(outcome.rounds), title: ask.over[outcome.result] }
    if (open.phase === 0 && open.round === 0)
      return { label: ask.settingUp, title: setupTitle(words, agenda.at(-1)?.do) }
    const label = roundLabel(words, open)
    const seat = open.acting?.seat
    if (seat !== undefined) return { label, title: start(words.names.party(partyOf(seat, names))), colour: ARMS[seat] }
    const { [open.phase - 1]: phase = ask.roundStart } = ask.phases
    return { label, title: beforePhases(agenda) ? ask.roundStart : phase }
  }

/** The six phases of a round (RIFT-ROUND-01). */
export const createPhases =
  ({ ask }: Words): GameText['phases'] =>
  anyView => {
    const { open, outcome, agenda } = viewOf(anyView)
    if (open.phase === 0 || outcome) return undefined
    return { names: ask.phases, at: beforePhases(agenda) ? 0 : open.phase - 1 }
  }
