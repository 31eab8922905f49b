/** Playing a record again: any position of it, also by rules that have changed a little since. */
import { lay, load, start } from '@tabletome/engine'
import type { Game, Saved, Shape, Position } from '@tabletome/engine'
import { afterTakeBack, startOf } from './turnpoint.ts'
import type { Turnpoint } from './turnpoint.ts'
import { Diverged, replayAnswer, startTrail } from './replayAnswer.ts'
import type { Trail } from './replayAnswer.ts'
import { generatorOf } from './seed.ts'
import { Timeline } from './timeline.ts'
import type { Place } from './timeline.ts'
import { stepsFor } from './steps.ts'
import type { Happening, MatchRecord, RecordHead } from './types.ts'
import { eyesOf, happeningOf } from './updates.ts'

/** One position in so many is kept, so that any other is near. */
const KEEP_EVERY = 50

export class Replay {
  readonly record: MatchRecord
  private readonly game: Game<Shape>
  private readonly seed: string
  readonly timeline: Timeline
  private readonly kept = new Map<Place, Trail>()
  private readonly changes: readonly { readonly seq: number; readonly rules: number }[]
  private last: { place: Place; trail: Trail } | undefined
  private readonly isWatched: boolean

  /** The seed stands in a finished record; an unfinished one needs it from whoever keeps it. */
  constructor(
    game: Game<Shape>,
    record: MatchRecord,
    seed: string | undefined = record.end?.seed,
    { steps = false } = {},
  ) {
    if (record.head.game !== game.id) throw new Error(`This is a record of ${record.head.game}, not of ${game.id}`)
    if (seed === undefined) throw new Error('The seed of this match is not revealed yet')
    this.game = game
    this.record = record
    this.seed = seed
    this.isWatched = steps
    this.timeline = new Timeline(record.lines)
    this.changes = record.lines.flatMap(line =>
      'undo' in line && line.rules !== undefined ? [{ seq: line.seq, rules: line.rules }] : [],
    )
  }

  get length(): number {
    return this.timeline.length
  }

  /** After this line (0: the start). Throws Diverged when these rules do not lead there. */
  at(seq: number): Turnpoint {
    return this.trailTo(this.timeline.at(seq)).turnpoint
  }

  /** False where these rules ran on past the recorded position, and no later line tells whether that is right. */
  isSure(seq: number): boolean {
    return !this.trailTo(this.timeline.at(seq)).isAhead
  }

  /** What the line itself made happen: nothing for an undo, which leads to a position of an earlier line. */
  factsOf(seq: number): Turnpoint['facts'] {
    const place = this.timeline.at(seq)
    return place.seq === seq ? this.trailTo(place).turnpoint.facts : []
  }

  barrierAt(seq: number): Turnpoint['barrier'] {
    const place = this.timeline.at(seq)
    return place.seq === seq ? this.trailTo(place).turnpoint.barrier : undefined
  }

  /** The line as viewers of these seats may know it; of a replay with steps also what each fact changed on the table. */
  happeningAt(seq: number, seats: readonly string[]): Happening {
    const line = this.record.lines[seq - 1]
    const facts = this.factsOf(seq)
    const place = this.timeline.at(seq)
    const steps = place.seq === seq ? this.trailTo(place).turnpoint.steps : undefined
    const happened = { line, facts, barrier: this.barrierAt(seq) }
    const told = stepsFor([{ ...happened, steps }], eyesOf(seats))?.lines[0]
    return { ...happeningOf(this.game, happened, seats), ...(told && { steps: told }) }
  }

  /** A stored snapshot: a shorter way to what comes after it. False if it is not that position. */
  know(seq: number, saved: Saved<Shape>): boolean {
    const position = load(this.game, saved)
    const place = this.timeline.at(seq)
    if (place.seq !== seq || place.line?.digest !== position.digest()) return false
    this.kept.set(place, startTrail(startOf(seq, position, [])))
    return true
  }

  private trailTo(place: Place): Trail {
    if (this.last?.place === place) return this.last.trail
    const steps: Place[] = []
    let known: Trail | undefined
    for (let each: Place | undefined = place; each && !known; each = each.before) {
      known = this.kept.get(each) ?? (this.last?.place === each ? this.last.trail : undefined)
      if (!known) steps.push(each)
    }
    let trail = known
    for (const step of steps.reverse()) {
      trail = this.follow(trail, step)
      if (step.seq % KEEP_EVERY === 0) this.kept.set(step, trail)
    }
    if (!trail) throw new Error('A place without a way to it')
    this.last = { place, trail }
    return trail
  }

  private follow(trail: Trail | undefined, { seq, line }: Place): Trail {
    if (!line || !trail) {
      const stored = line && 'position' in line ? line.position : undefined
      if (line && !stored) throw new Error(`Line ${seq} follows nothing`)
      const position = stored ? load(this.game, stored) : startTable(this.game, this.record.head, this.seed)
      if (this.isWatched) position.watch()
      return startTrail(startOf(seq, position))
    }
    if ('undo' in line) {
      const turnpoint = afterTakeBack(trail.turnpoint, seq, line.seat)
      if (!turnpoint) throw new Diverged(seq, `${line.seat} has no answer to take back`)
      return startTrail(turnpoint)
    }
    return replayAnswer(trail, line, this.rulesAt(seq) === this.game.version ? 'exact' : 'bridged')
  }

  /** Which version of the rules a line was played by, as far as the record tells. */
  private rulesAt(seq: number): number {
    return this.changes.findLast(change => change.seq < seq)?.rules ?? this.record.head.rules
  }
}

/** Where a match begins: as the rules set it up, or at the position it was branched from or laid out as. */
export const startTable = (game: Game<Shape>, head: RecordHead, seed: string): Position<Shape> => {
  const random = generatorOf(head, seed)
  return head.position ? lay(game, { ...head.position, random: random.save() }) : start(game, head.setup, random)
}

/** The position of a record after line `toSeq`, or the last one. */
export const replay = (game: Game<Shape>, record: MatchRecord, toSeq?: number, seed?: string): Turnpoint => {
  const played = new Replay(game, record, seed)
  return played.at(toSeq ?? played.length)
}
