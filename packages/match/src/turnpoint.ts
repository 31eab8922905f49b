/** One position of a match, and how it was reached. A line never changes a position: it leads to a new one. */
import { type Emitted, isShown, load, type Position, type Saved, type Shape, withoutShot } from '@tabletome/engine'
import { NO_STEPS, type Steps, stepsOf } from './steps.ts'
import type { AnsweredBy, AnswerLine } from './types.ts'

export type Facts = readonly Emitted<Shape>[]
/**
 * Why an answer cannot be undone by its seat alone: it met something hidden or random, it showed everybody something of a hidden
 * hand, or others' held answers were carried out with it.
 */
export type Barrier = 'revealed' | 'shown' | 'others'

export interface Turnpoint {
  /** The line that led here; 0 for the start. */
  readonly seq: number
  readonly table: Position<Shape>
  /** What that line made happen. */
  readonly facts: Facts
  /** What each of these changed on the table, where somebody watches. */
  readonly steps?: Steps
  /** Whose line it was. */
  readonly by: string | undefined
  /** Only an answer held for the others was given or taken back: nothing was carried out. */
  readonly held: boolean
  /** Nobody decided anything: a bot passed, or the table answered by itself for the seat. */
  readonly undecided: AnsweredBy | undefined
  readonly barrier: Barrier | undefined
  /** The position before, as long as undo may lead there or once might have: behind other barriers nothing is kept. */
  readonly before: Turnpoint | undefined
}

export const startOf = (seq: number, table: Position<Shape>, facts: Facts = table.facts): Turnpoint => ({
  seq,
  table,
  facts,
  by: undefined,
  held: false,
  undecided: undefined,
  barrier: undefined,
  before: undefined,
})

/** A position whose table is kept as text, in a third of the room: whoever looks at it gets it made again. */
class PutAway implements Turnpoint {
  readonly seq: number
  readonly facts: Facts
  readonly by: string | undefined
  readonly held: boolean
  readonly undecided: AnsweredBy | undefined
  readonly barrier: Barrier | undefined
  readonly before: Turnpoint | undefined
  private readonly game: Position<Shape>['game']
  private readonly saved: string

  constructor({ seq, table, facts, by, held, undecided, barrier, before }: Turnpoint) {
    this.seq = seq
    this.facts = facts
    this.by = by
    this.held = held
    this.undecided = undecided
    this.barrier = barrier
    this.before = before
    this.game = table.game
    this.saved = JSON.stringify(table.save())
  }
  get table(): Position<Shape> {
    return load(this.game, JSON.parse(this.saved) as Saved<Shape>)
  }
}
/** Whoever has the position gets the same text. */
const putAways = new WeakMap<Turnpoint, PutAway>()
export const putAway = (position: Turnpoint): Turnpoint => {
  if (position instanceof PutAway) return position
  const known = putAways.get(position) ?? new PutAway(position)
  putAways.set(position, known)
  return known
}

/** Puts away what lies so many positions and more behind this one. */
export const shrink = (position: Turnpoint, whole: number): void => {
  let depth = 1
  for (let newer = position; newer.before; newer = newer.before) {
    if (depth >= whole) Object.assign(newer, { before: putAway(newer.before) })
    depth += 1
  }
}

/** The question now open is answered in secret, and nothing is carried out before the last answer. */
export const isSecretQuestion = ({ agenda, game }: Position<Shape>): boolean => {
  const top = agenda.at(-1)
  return top !== undefined && isSecretChoice(game.kit, top.do)
}
/** People act in any order at the question now open. */
export const isInAnyOrder = ({ agenda, game }: Position<Shape>): boolean => {
  const definition = game.kit.definitions.get(agenda.at(-1)?.do ?? '')
  return definition?.kind === 'joint' && definition.def.anyOrder === true
}
export const isSameQuestion = (one: Position<Shape>, other: Position<Shape>): boolean =>
  one.agenda.length === other.agenda.length && JSON.stringify(one.agenda.at(-1)) === JSON.stringify(other.agenda.at(-1))

export const isSecretChoice = (kit: Position<Shape>['game']['kit'], choice: string): boolean => {
  const definition = kit.definitions.get(choice)
  return definition?.kind === 'joint' && definition.def.join === 'all'
}

export const isHolding = (table: Position<Shape>, seat: string): boolean => table.view(seat).given !== undefined

export interface Answer {
  readonly table: Position<Shape>
  readonly facts: Facts
  readonly learned: boolean
  /** The choice each option answered. */
  readonly ask: readonly string[]
}

/** An answer, or a list of them, on a copy. Throws Refused, or whatever a step throws. */
export const answerOn = (table: Position<Shape>, seat: string, options: readonly string[]): Answer => {
  const [only] = options
  if (options.length !== 1 || only === undefined) return answerList(table, seat, options)
  const after = table.copy()
  const ask = askOf(table, seat)
  after.answer(seat, only)
  return { table: after, facts: after.facts, learned: after.learned, ask: [ask] }
}

const answerList = (table: Position<Shape>, seat: string, options: readonly string[]): Answer => {
  const after = table.answerAll(seat, options)
  const step = table.copy()
  const ask = options.map(option => {
    const choice = askOf(step, seat)
    step.answer(seat, option)
    return choice
  })
  return { table: after, facts: after.facts, learned: after.learned, ask }
}

const askOf = (table: Position<Shape>, seat: string): string =>
  table.decisions.find(decision => decision.seat === seat)?.choice ?? ''

export const afterAnswer = (
  before: Turnpoint,
  line: Pick<AnswerLine, 'seq' | 'seat' | 'option' | 'by'>,
  { table, facts, learned }: Pick<Answer, 'table' | 'facts' | 'learned'>,
): Turnpoint => {
  const { seq, seat, option, by } = line
  const secret = isSecretQuestion(before.table)
  const held = secret && isHolding(table, seat)
  const others = before.table.seats.filter(other => other !== seat)
  const carriesOthers = secret && !held && others.some(other => isHolding(before.table, other))
  const isOpened = () => isShown(zonesOf(before.table), facts)
  const barrier: Barrier | undefined = learned
    ? 'revealed'
    : carriesOthers
      ? 'others'
      : isOpened()
        ? 'shown'
        : undefined
  const undecided = by === 'bot' && option !== 'pass' ? undefined : by
  const position = {
    seq,
    table,
    by: seat,
    held,
    undecided,
    barrier,
    before: barrier && barrier !== 'shown' ? undefined : before,
  }
  if (!table.watched) return { ...position, facts }
  const steps = stepsOf(before.table, facts, table)
  table.dropShots()
  return { ...position, facts: facts.map(withoutShot), steps }
}

const zonesOf = (table: Position<Shape>) => table.seats.map(seat => table.view(seat).own)

/** A held answer is taken back; everything else stays. */
export const afterTakeBack = (before: Turnpoint, seq: number, seat: string): Turnpoint | undefined => {
  const table = before.table.copy()
  if (!table.takeBack(seat)) return undefined
  return {
    seq,
    table,
    facts: [],
    steps: NO_STEPS,
    by: seat,
    held: true,
    undecided: undefined,
    barrier: undefined,
    before,
  }
}
