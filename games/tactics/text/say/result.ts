import type { GameText, Names } from '../../../types.ts'
import { POINTS } from '../../content/numbers.ts'
import type { Outcome, Score, Seat, View } from '../../rules/state/shape.ts'
import { partyOf, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

type Result = ReturnType<GameText['result']>
type Decided = keyof Words['ask']['result']['by']

const sideName = ({ names: named }: Words, side: readonly Seat[], names: Names) => {
  const said = named.list(side.map(seat => named.party(partyOf(seat, names))))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The parts of a score, each with its points (TAC-SCORE-01…04, TAC-BATTLE-13). */
const scoreRow = (words: Words, score: Score, battle: boolean, names: Names) => {
  const { part, points } = words.ask.result
  return {
    name: sideName(words, score.side, names),
    values: [
      battle ? part(score.artifact, score.artifact * POINTS.artifact) : part(score.flags, score.flags * POINTS.flag),
      part(score.survivors, score.survivors * POINTS.survivor),
      part(score.captures, score.captures * POINTS.capture),
      part(score.villages, score.villages * POINTS.village),
      points(score.points),
    ],
  }
}

/** Who won, and by what: the points or the tie-break used (TAC-SCORE-06). */
const scored = (words: Words, { open }: View, { scores, winners, decidedBy, turns }: Outcome, names: Names): Result => {
  const { result, over } = words.ask
  const battle = open.mode === 'battle' || open.mode === 'battleTeam'
  const first = scores[0]?.points ?? 0
  const by = (battle && decidedBy === 'flags' ? 'artifact' : decidedBy) as Decided
  const decided = Object.hasOwn(result.by, by) ? result.by[by](first) : result.by.points(first)
  const parties = winners.map(seat => partyOf(seat, names))
  const who = by === 'shared' ? result.shared(parties) : result.wins(parties)
  const mine = winners.some(seat => names.isMe(seat))
  const played = open.seats.some(seat => names.isMe(seat))
  return {
    title: !played ? over.done : mine ? over.won : over.lost,
    lead: `${who} ${decided}. ${result.turns(turns)}`,
    rows: scores.map(score => scoreRow(words, score, battle, names)),
    columns: battle ? result.battle : result.competitive,
  }
}

/** Solo and Co-op: what decided it, and what each player had left. */
const quest = (words: Words, { open }: View, outcome: Outcome, names: Names): Result => {
  const { result, over } = words.ask
  const taken = Object.values(open.crystals).filter(side => side === 'green').length
  const won = outcome.result === 'won'
  const lost =
    outcome.cause in result.questLost
      ? result.questLost[outcome.cause as keyof typeof result.questLost]
      : result.questLost.other
  const rows = open.seats.map(seat => {
    const units = Object.values(open.units).filter(unit => unit.owner === seat)
    const health = units.reduce((sum, unit) => sum + unit.health, 0)
    return {
      name: sideName(words, [seat], names),
      values: [units.length, health, taken, outcome.turns].map(String),
    }
  })
  return {
    title: won ? over.won : over.lost,
    lead: won ? result.questWon(taken) : `${lost} ${result.crystals(taken)}`,
    rows,
    columns: result.quest,
  }
}

export const createResult =
  (words: Words): GameText['result'] =>
  (anyView, names) => {
    const view = viewOf(anyView)
    const { outcome } = view
    if (outcome === undefined) return { title: '', lead: '', rows: [], columns: [] }
    return outcome.result === undefined ? scored(words, view, outcome, names) : quest(words, view, outcome, names)
  }
