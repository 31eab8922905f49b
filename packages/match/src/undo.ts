/** What a seat may undo by itself: its own last answers, if it could have worked out their result from its view. */
import type { Foreseen, Shape } from '@tabletome/engine'
import { isHolding } from './turnpoint.ts'
import type { Turnpoint } from './turnpoint.ts'
import type { UndoState } from './types.ts'

export interface UndoChoice {
  readonly state: UndoState
  /** Where one undo leads; nothing if only a held answer is taken back. */
  readonly one?: Turnpoint
  /** Where “restart turn” leads. */
  readonly turn?: Turnpoint
  readonly takesBack: boolean
  /** All positions undo may lead to, the nearest first. */
  readonly way: readonly Turnpoint[]
}

/**
 * `hasAnswered`: somewhere on the way to this position. It only decides which reason is given. `lenient`: as matches of old
 * were played, where a card shown to all could be taken back.
 */
export const undoOf = (turnpoint: Turnpoint, seat: string, hasAnswered: () => boolean, lenient = false): UndoChoice => {
  const { position } = turnpoint
  if (position.outcome !== undefined) return cannot('over')
  const last = lastCarriedOut(turnpoint)
  const takesBack = isHolding(position, seat)
  const way = wayBack(last, seat, lenient)
  const steps = way.length + (takesBack ? 1 : 0)
  if (steps === 0) return cannot(reasonOf(decided(last, seat), seat, hasAnswered))
  const state: UndoState = { possible: true, seat, steps }
  const [one, turn] = [way[0], way.at(-1)]
  return { state, takesBack, way, ...(one && !takesBack && { one }), ...(turn && { turn }) }
}

/** Answers held for others have changed nothing yet: they stand in nobody's way, and must not tell that they are there. */
const lastCarriedOut = (turnpoint: Turnpoint): Turnpoint => {
  let last = turnpoint
  while (last.held && last.before) last = last.before
  return last
}

/** Of others only bots: who may go back behind a person's pass would learn that there was nothing else to choose. */
const isUndecided = ({ undecided, by }: Turnpoint, seat: string): boolean =>
  undecided === 'bot' || (undecided === 'table' && by === seat)
const mayPass = ({ barrier }: Turnpoint, lenient: boolean): boolean => barrier === undefined || lenient

/** The last position somebody decided for: a bot's pass and what the table answered by itself are taken back with it. */
const decided = (turnpoint: Turnpoint, seat: string): Turnpoint => {
  let last = turnpoint
  while (isUndecided(last, seat) && last.before && last.barrier === undefined) last = last.before
  return last
}

/** Before the seat's last answer, the one before it and so on, as far as it goes. */
const wayBack = (from: Turnpoint, seat: string, lenient: boolean): readonly Turnpoint[] => {
  const way: Turnpoint[] = []
  let last = decided(from, seat)
  while (last.by === seat && last.before && mayPass(last, lenient)) {
    way.push(last.before)
    last = decided(last.before, seat)
  }
  const itself = way.length === 0 ? beforeItself(from, seat) : undefined
  return itself ? [itself] : way
}

/** Where the table answered by itself although there was something else to choose: it is asked about after all. */
const beforeItself = (from: Turnpoint, seat: string): Turnpoint | undefined => {
  let last = from
  while (last.undecided === 'bot' && last.before && last.barrier === undefined) last = last.before
  if (last.undecided !== 'table' || last.by !== seat || last.barrier) return undefined
  const asked = last.before?.position.decisions.find(decision => decision.seat === seat)
  return asked && asked.options.length > 1 ? last.before : undefined
}

const reasonOf = (last: Turnpoint, seat: string, hasAnswered: () => boolean): NonNullable<UndoState['reason']> => {
  if (last.by === seat || isUndecided(last, seat))
    return last.barrier === 'shown' ? 'revealed' : (last.barrier ?? 'nothing')
  return hasAnswered() ? 'others' : 'nothing'
}

const cannot = (reason: NonNullable<UndoState['reason']>): UndoChoice => ({
  state: { possible: false, reason, steps: 0 },
  takesBack: false,
  way: [],
})

/** Why there is no undo after an option, or may soon be none: dice, something hidden, an own secret, others, the end. */
export interface UndoEnd {
  readonly why: 'dice' | 'hidden' | 'shown' | 'others' | 'over'
  /** The hidden thing: a pile or a zone. */
  readonly what?: string
}

/** What would end undo once an option is taken, as far as the seat's view tells. */
export const endsUndo = (outcomes: readonly Foreseen<Shape>[]): UndoEnd | undefined => {
  const hidden = outcomes.find(({ stopped }) => stopped === 'hidden')
  if (outcomes.some(({ learned }) => learned)) return { why: 'dice' }
  if (hidden) return { why: 'hidden', ...(hidden.what !== undefined && { what: hidden.what }) }
  if (outcomes.some(({ shown }) => shown)) return { why: 'shown' }
  if (outcomes.some(({ stopped }) => stopped === 'over')) return { why: 'over' }
  const isTaken = ({ stopped, decisions, view }: Foreseen<Shape>) =>
    stopped === 'others' && decisions.length === 0 && view.given === undefined
  return outcomes.some(isTaken) ? { why: 'others' } : undefined
}
