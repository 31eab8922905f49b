import { POINTS } from '../../content/numbers.ts'
import type { Owner, Score, Seat } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { bears, type Open, teamOf, unitsOf } from '../units/units.query.ts'

/** The points of every side as they stand, in seat order; none in Solo and Co-op (TAC-SCORE-01…04, TAC-TEAM-11). */
export const scoresOf = (open: Open): Score[] => {
  if (open.mode === 'solo' || open.mode === 'coop') return []
  const scores: Score[] = []
  for (const seat of open.seats) {
    const side = teamOf(open, seat)
    if (side[0] === seat) scores.push(scoreOf(open, side))
  }
  return scores
}

/** Every term summed over the side; a flag counts once (TAC-BATTLE-13, TAC-BATTLETEAM-04, TAC-RULING-47). */
const scoreOf = (open: Open, side: readonly Owner[]): Score => {
  const ground = groundOf(open)
  let [survivors, villages, artifact, health] = [0, 0, 0, 0]
  for (const owner of side)
    for (const id of unitsOf(open, owner)) {
      const unit = open.units[id]
      if (unit === undefined) continue
      survivors++
      health += unit.health
      if (unit.at >= 0 && ground.terrains[unit.at] === 'village') villages++
      if (bears(open, id)) artifact = 1
    }
  let flags = 0
  for (const flag of Object.values(open.flags)) if (flag.by !== undefined && side.includes(flag.by)) flags++
  let captures = 0
  for (const { by } of open.captured) if (by !== undefined && side.includes(by)) captures++
  const points =
    POINTS.flag * flags +
    POINTS.survivor * survivors +
    POINTS.capture * captures +
    POINTS.village * villages +
    POINTS.artifact * artifact
  return { side: side.slice() as Seat[], flags, survivors, captures, villages, artifact, points, health }
}

export type Criterion = 'points' | 'survivors' | 'captures' | 'flags' | 'health'
export interface Ranking {
  /** Best first. */
  readonly scores: Score[]
  readonly winners: Seat[]
  /** What split the first place from the others; `shared` if nothing did. */
  readonly decidedBy: Criterion | 'shared'
}
/** Ties in this order, each among those still tied; in Battle the third is the Artifact (TAC-SCORE-05…07, TAC-RULING-52). */
const CRITERIA: readonly Criterion[] = ['points', 'survivors', 'captures', 'flags', 'health']
const valueOf = (score: Score, criterion: Criterion): number =>
  criterion === 'flags' ? score.flags + score.artifact : score[criterion]

export const rankingOf = (open: Open): Ranking => {
  const scores = scoresOf(open).sort(byCriteria)
  let first = scores
  let decidedBy: Ranking['decidedBy'] = 'shared'
  for (const criterion of CRITERIA) {
    const most = Math.max(...first.map(score => valueOf(score, criterion)))
    const left = first.filter(score => valueOf(score, criterion) === most)
    if (left.length < first.length) decidedBy = criterion
    first = left
  }
  return {
    scores,
    winners: first.flatMap(({ side }) => side),
    decidedBy: first.length > 1 ? 'shared' : decidedBy,
  }
}
const byCriteria = (a: Score, b: Score): number => {
  for (const criterion of CRITERIA) {
    const difference = valueOf(b, criterion) - valueOf(a, criterion)
    if (difference !== 0) return difference
  }
  return 0
}
