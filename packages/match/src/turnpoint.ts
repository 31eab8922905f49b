/** A position of a match, and how it was reached. A line never changes a turnpoint: it leads to a new one. */
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
  readonly position: Position<Shape>
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

export const startOf = (seq: number, position: Position<Shape>, facts: Facts = position.facts): Turnpoint => ({
  seq,
  position,
  facts,
  by: undefined,
  held: false,
  undecided: undefined,
  barrier: undefined,
  before: undefined,
})

/** What undo must know of a turnpoint that lies behind. */
abstract class Behind implements Turnpoint {
  readonly seq: number
  readonly by: string | undefined
  readonly held: boolean
  readonly undecided: AnsweredBy | undefined
  readonly barrier: Barrier | undefined
  readonly before: Turnpoint | undefined
  abstract readonly position: Position<Shape>
  abstract readonly facts: Facts

  constructor({ seq, by, held, undecided, barrier, before }: Turnpoint) {
    this.seq = seq
    this.by = by
    this.held = held
    this.undecided = undecided
    this.barrier = barrier
    this.before = before
  }
}

/** Its position is kept as text, in a third of the room: whoever looks at it gets it made again. */
class PutAway extends Behind {
  readonly facts: Facts
  private readonly game: Position<Shape>['game']
  private readonly saved: string

  constructor(turnpoint: Turnpoint) {
    super(turnpoint)
    this.facts = turnpoint.facts
    this.game = turnpoint.position.game
    this.saved = JSON.stringify(turnpoint.position.save())
  }
  override get position(): Position<Shape> {
    return load(this.game, JSON.parse(this.saved) as Saved<Shape>)
  }
}
/** Whoever has the position gets the same text. */
const putAways = new WeakMap<Turnpoint, PutAway>()
export const putAway = (turnpoint: Turnpoint): Turnpoint => {
  if (turnpoint instanceof Behind) return turnpoint
  const known = putAways.get(turnpoint) ?? new PutAway(turnpoint)
  putAways.set(turnpoint, known)
  return known
}

/** The turnpoint of that line, played again. */
export type Again = (seq: number) => Turnpoint

/** So far back that only undo knows of it: what happened there is played again when somebody goes there. */
class Far extends Behind {
  private readonly again: Again

  constructor(turnpoint: Turnpoint, again: Again) {
    super(turnpoint)
    this.again = again
  }
  override get position(): Position<Shape> {
    return this.again(this.seq).position
  }
  override get facts(): Facts {
    return this.again(this.seq).facts
  }
}

/** The same with its position at hand: where the match goes on from it. */
export const atHand = (turnpoint: Turnpoint): Turnpoint => {
  if (!(turnpoint instanceof Behind)) return turnpoint
  const { seq, position, by, held, undecided, barrier, before } = turnpoint
  return { seq, position, facts: [], by, held, undecided, barrier, before }
}

/** Of what lies behind this turnpoint the nearest stay as they are, the next are put away, and the others are played again. */
export const shrink = (turnpoint: Turnpoint, { whole, near }: { whole: number; near: number }, again: Again): void => {
  let depth = 1
  for (let newer = turnpoint; newer.before && !(newer.before instanceof Far); newer = newer.before) {
    if (depth >= near) Object.assign(newer, { before: new Far(newer.before, again) })
    else if (depth >= whole) Object.assign(newer, { before: putAway(newer.before) })
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

export const isHolding = (position: Position<Shape>, seat: string): boolean => position.view(seat).given !== undefined

export interface Answer {
  readonly position: Position<Shape>
  readonly facts: Facts
  readonly learned: boolean
  /** The choice each option answered. */
  readonly ask: readonly string[]
}

/** An answer, or a list of them, on a copy. Throws Refused, or whatever a step throws. */
export const answerOn = (position: Position<Shape>, seat: string, options: readonly string[]): Answer => {
  const [only] = options
  if (options.length !== 1 || only === undefined) return answerList(position, seat, options)
  const after = position.copy()
  const ask = askOf(position, seat)
  after.answer(seat, only)
  return { position: after, facts: after.facts, learned: after.learned, ask: [ask] }
}

const answerList = (position: Position<Shape>, seat: string, options: readonly string[]): Answer => {
  const after = position.answerAll(seat, options)
  const step = position.copy()
  const ask = options.map(option => {
    const choice = askOf(step, seat)
    step.answer(seat, option)
    return choice
  })
  return { position: after, facts: after.facts, learned: after.learned, ask }
}

const askOf = (position: Position<Shape>, seat: string): string =>
  position.decisions.find(decision => decision.seat === seat)?.choice ?? ''

export const afterAnswer = (
  before: Turnpoint,
  line: Pick<AnswerLine, 'seq' | 'seat' | 'option' | 'by'>,
  { position, facts, learned }: Pick<Answer, 'position' | 'facts' | 'learned'>,
): Turnpoint => {
  const { seq, seat, option, by } = line
  const secret = isSecretQuestion(before.position)
  const held = secret && isHolding(position, seat)
  const others = before.position.seats.filter(other => other !== seat)
  const carriesOthers = secret && !held && others.some(other => isHolding(before.position, other))
  const isOpened = () => isShown(zonesOf(before.position), facts)
  const barrier: Barrier | undefined = learned
    ? 'revealed'
    : carriesOthers
      ? 'others'
      : isOpened()
        ? 'shown'
        : undefined
  const undecided = by === 'bot' && option !== 'pass' ? undefined : by
  const turnpoint = {
    seq,
    position,
    by: seat,
    held,
    undecided,
    barrier,
    before: barrier && barrier !== 'shown' ? undefined : before,
  }
  if (!position.watched) return { ...turnpoint, facts }
  const steps = stepsOf(before.position, facts, position)
  position.dropShots()
  return { ...turnpoint, facts: facts.map(withoutShot), steps }
}

const zonesOf = (position: Position<Shape>) => position.seats.map(seat => position.view(seat).own)

/** A held answer is taken back; everything else stays. */
export const afterTakeBack = (before: Turnpoint, seq: number, seat: string): Turnpoint | undefined => {
  const position = before.position.copy()
  if (!position.takeBack(seat)) return undefined
  return {
    seq,
    position,
    facts: [],
    steps: NO_STEPS,
    by: seat,
    held: true,
    undecided: undefined,
    barrier: undefined,
    before,
  }
}
