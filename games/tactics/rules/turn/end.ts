import { CAPTURES_TO_END, FLAGS_TO_END } from '../../content/numbers.ts'
import { rankingOf } from './score.query.ts'
import { areAllies, isEnemyOwner, unitsInPlay } from '../units/units.query.ts'
import type { Cause, Fact, Now, Owner, Play, Seat } from '../state/shape.ts'

type EndCause = Extract<Fact, { type: 'endTriggered' }>['cause']

export const isQuest = (open: Now['open']): boolean => open.mode === 'solo' || open.mode === 'coop'
export const isBattle = (open: Now['open']): boolean => open.mode === 'battle' || open.mode === 'battleTeam'

/** The seats after an owner, clockwise in turn order, the owner itself left out. */
const seatsAfter = (open: Now['open'], owner: Owner): Seat[] => {
  const { order } = open
  const from = order.indexOf(owner)
  const seats: Seat[] = []
  for (let i = 1; i < order.length; i++) {
    const next = order[(from + i) % order.length]
    if (next !== undefined && next !== owner && !isEnemyOwner(next)) seats.push(next)
  }
  return seats
}

/**
 * The active player finishes the turn, then every other has exactly one more; a second ending changes nothing (
 * TAC-END-03, TAC-END-04, TAC-BATTLE-12, TAC-TEAM-10, TAC-RULING-41, TAC-RULING-43). With endReference `trigger` it ends when
 * it would be the turn of the player who caused it.
 */
export const triggerEnd = (play: Play, cause: EndCause, causedBy: Owner | undefined): void => {
  const { open } = play.state
  const active = open.turn?.owner
  if (open.end !== undefined || active === undefined) return
  const by = open.options.endReference === 'trigger' ? (causedBy ?? active) : active
  const after = seatsAfter(open, active)
  const left =
    by === active
      ? after
      : after.slice(
          0,
          after.findIndex(seat => seat === by),
        )
  open.end = { by, left, cause }
  play.emit({ type: 'endTriggered', by, cause, left: left.slice() })
}

/** So many flags in all end a Competitive game; a Team game takes all three (TAC-END-02, TAC-TEAM-09). */
export const endByFlags = (play: Play, seat: Seat): void => {
  const { flags, seats } = play.state.open
  let collected = 0
  for (const flag of Object.values(flags)) if (flag.by !== undefined) collected++
  if (collected >= FLAGS_TO_END[seats.length as 2 | 3 | 4]) triggerEnd(play, 'flags', seat)
}

/**
 * A player has lost a unit to another: all units of one player end a Competitive game; three captures of one single player, or
 * one side alone on the map, a Battle (TAC-END-01, TAC-TEAM-09, TAC-BATTLE-12, TAC-BATTLETEAM-03, TAC-RULING-51).
 */
export const endByCapture = (play: Play, of: Owner, by: Owner | undefined): void => {
  const { open } = play.state
  if (!isBattle(open)) {
    if (unitsInPlay(open, of) === 0) triggerEnd(play, 'eliminated', by)
    return
  }
  let captures = 0
  for (const captured of open.captured) if (by !== undefined && captured.by === by) captures++
  if (captures >= CAPTURES_TO_END) return triggerEnd(play, 'captures', by)
  const alive = open.seats.filter(seat => unitsInPlay(open, seat) > 0)
  const [first] = alive
  if (first === undefined || alive.every(seat => areAllies(open, first, seat))) triggerEnd(play, 'oneSideLeft', by)
}

/** Scores are counted; most points win, ties by the criteria of TAC-SCORE-06 (TAC-END-06, TAC-SCORE-05). */
export const score = (play: Play): void => {
  const { open } = play.state
  const { winners, scores, decidedBy } = rankingOf(open)
  const turns = open.turn?.number ?? 0
  play.emit({ type: 'ended', winners: [...winners], cause: decidedBy })
  play.end({ winners: [...winners], scores: [...scores], decidedBy, cause: open.end?.cause ?? 'noUnits', turns })
}

/** Solo and Co-op are won or lost together, at once (TAC-SOLO-END-01…03, TAC-COOP-13). */
export const endQuest = (play: Play, result: 'won' | 'lost', cause: Cause): void => {
  const { open } = play.state
  const winners = result === 'won' ? open.seats.slice() : []
  play.emit({ type: 'ended', winners, result, cause })
  play.end({ result, winners, scores: [], decidedBy: cause, cause, turns: open.turn?.number ?? 0 })
}
