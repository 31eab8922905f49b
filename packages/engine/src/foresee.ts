import { copy } from './copy.ts'
import { digestOfChange } from './digest.ts'
import { Hidden } from './errors.ts'
import { Machine } from './machine.ts'
import { Fork, ViewSecret } from './secret.ts'
import { viewOf } from './position.ts'
import { isShown } from './shown.ts'
import type { Asked, Decision, Emitted, Foreseen, Game, Reason, Shape, Step, View } from './types.ts'

/** The position a view shows, without its secret. `borrowed`: for looking only, nothing is copied. */
function onView<T extends Shape>(game: Game<T>, view: View<T>, borrowed: boolean): Machine<T> {
  const open = view.open as T['open']
  const zone = view.own as T['own'] | undefined
  const machine = new Machine(game, {
    open: borrowed ? open : game.copyOpen ? game.copyOpen(open) : copy(open),
    zones: (view.seat === undefined || zone === undefined
      ? {}
      : { [view.seat]: borrowed ? zone : copy(zone) }) as Partial<Record<T['seat'], T['own']>>,
    sizes: { ...view.piles },
    secret: new ViewSecret(),
    agenda: view.agenda.slice() as Step[],
    held: (view.seat !== undefined && view.given !== undefined ? { [view.seat]: view.given } : {}) as Partial<
      Record<T['seat'], string>
    >,
    outcome: view.outcome,
  })
  machine.refresh()
  return machine
}

/** What the view's own seat is asked now. */
export const decisionsOf = <T extends Shape>(game: Game<T>, view: View<T>): readonly Decision<T['seat']>[] =>
  view.outcome === undefined ? ownDecisions(onView(game, view, true), view.seat) : []

const ownDecisions = <T extends Shape>(machine: Machine<T>, seat: T['seat'] | undefined) =>
  machine.decisions.filter(decision => decision.seat === seat)

/** A question that came over the network, with its subject and its answers as data again. */
export function askedOf<T extends Shape>(
  game: Game<T>,
  view: View<T>,
  question: { choice: string; seat: T['seat']; options: readonly { id: string; answer?: unknown }[] },
): Asked<T> {
  const { words } = game.kit
  const { choice, seat, options } = question
  if (words === undefined || options[0]?.answer !== undefined) return question as Asked<T>
  const about = view.agenda.at(-1)?.with
  const read = options.map(({ id }) => ({ id, answer: words.answer(id) }))
  const asked: typeof question & { about: unknown } = { choice, seat, about, options: read }
  return asked as Asked<T>
}

/** Why something the view's own seat pointed at is not an option. */
export function whyNot<T extends Shape>(game: Game<T>, view: View<T>, anchor: string): Reason | undefined {
  if (view.outcome !== undefined || view.seat === undefined) return undefined
  return onView(game, view, true).whyNot(view.seat, anchor)
}

/** What comes by itself, and why no more can be told. */
export interface PlayedOn<T extends Shape> {
  readonly facts: readonly T['fact'][]
  readonly stopped: 'end' | 'asked' | 'hidden' | 'over'
  /** The hidden thing it stopped at. */
  readonly what?: string
}
/** The answers that are usually given, so that a position can be played on. */
export interface Usually<T extends Shape> {
  /** The question from which the game goes on by itself: what is to be decided before it comes again is left undone. */
  readonly from: string
  usual(decision: Decision<T['seat']>, open: View<T>['open']): string | undefined
  isEnd(fact: T['fact']): boolean
}

/** Until `isEnd` says so, nobody has a usual answer, or something hidden or a roll is met. Undefined where it cannot begin. */
export function playOn<T extends Shape>(game: Game<T>, view: View<T>, usually: Usually<T>): PlayedOn<T> | undefined {
  if (view.outcome !== undefined || !view.agenda.some(step => step.do === usually.from)) return undefined
  const machine = onView(game, view, false)
  const facts: T['fact'][] = []
  for (;;) {
    const given = usualAnswer(machine, usually) ?? usualAnswer(leftUndone(machine, usually.from), usually)
    if (given === undefined) return { facts, stopped: machine.outcome === undefined ? 'asked' : 'over' }
    let met: { what: string } | undefined
    try {
      if (machine.begin(given.seat, given.option)) machine.advance()
    } catch (error) {
      if (!(error instanceof Hidden || error instanceof Fork)) throw error
      met = { what: error instanceof Hidden ? error.what : 'dice' }
    }
    for (const { fact } of machine.facts) {
      if (usually.isEnd(fact)) return { facts, stopped: 'end' }
      facts.push(fact)
    }
    if (met) return { facts, stopped: 'hidden', ...met }
  }
}

const usualAnswer = <T extends Shape>(machine: Machine<T>, { usual }: Usually<T>) => {
  for (const decision of machine.decisions) {
    const { seat } = decision
    const option = machine.waiting.includes(seat) ? usual(decision, machine.now.open) : undefined
    if (option !== undefined) return { seat, option }
  }
  return undefined
}

const leftUndone = <T extends Shape>(machine: Machine<T>, from: string): Machine<T> => {
  const at = machine.agenda.findLastIndex(step => step.do === from)
  if (machine.outcome !== undefined || at < 0 || at === machine.agenda.length - 1) return machine
  machine.agenda.length = at + 1
  machine.refresh()
  return machine
}

/** Steps that roll or meet something hidden: the position is copied before them. Learned as they are met, once per game. */
const carefulSteps = new WeakMap<object, Set<string>>()
class MetCareful extends Error {}

interface Branch<T extends Shape> {
  machine: Machine<T>
  chance: number
  /** The chance of the likeliest path among those merged. */
  likeliest: number
}

/**
 * Runs the real steps of an option on a copy of the view up to the next question: follows every outcome of dice, merges equal
 * positions, and stops in front of what is hidden. Chances add to 1.
 */
export function foresee<T extends Shape>(
  game: Game<T>,
  view: View<T>,
  option: string,
  begin: Begin = beginAlone,
): readonly Foreseen<T>[] {
  const careful = carefulSteps.get(game) ?? new Set<string>()
  carefulSteps.set(game, careful)
  for (;;) {
    try {
      return follow(game, view, option, careful, begin)
    } catch (error) {
      if (!(error instanceof MetCareful)) throw error
      careful.add(error.message)
    }
  }
}

/** Carries the answer over to the agenda and says how deep it may be run down; 0: on to the next question. */
type Begin = <T extends Shape>(machine: Machine<T>, seat: T['seat'], option: string) => number

/** Only until the question itself is done, however often it is asked again; what lies below it on the agenda waits. */
export const within: Begin = (machine, seat, option) => {
  const depth = machine.agenda.length - 1
  machine.begin(seat, option)
  return depth
}

function follow<T extends Shape>(
  game: Game<T>,
  view: View<T>,
  option: string,
  careful: Set<string>,
  begin: Begin,
): Foreseen<T>[] {
  const { seat } = view
  if (seat === undefined) throw new Error('foresee needs the view of a seat')
  const first = onView(game, view, false)
  const depth = begin(first, seat, option)
  const results: Foreseen<T>[] = []
  const open: Branch<T>[] = [{ machine: first, chance: 1, likeliest: 1 }]
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const { machine } = branch
    const met = runOn(machine, careful, depth)
    if (met !== 'stopped') {
      const decisions = met === 'depth' ? [] : ownDecisions(machine, seat)
      const stopped =
        met === 'over' ? 'over' : met === 'asked' && machine.waiting.includes(seat) ? 'decision' : 'others'
      results.push({ ...lookedAt(branch, view), decisions, stopped })
      continue
    }
    const forks = runCareful(machine)
    if (forks instanceof Hidden)
      results.push({ ...lookedAt(branch, view), decisions: [], stopped: 'hidden', what: forks.what })
    else open.push(...merged(forks, branch))
  }
  return results
}

const lookedAt = <T extends Shape>({ machine, chance }: Branch<T>, { seat, own }: View<T>) => ({
  chance,
  facts: factsOf(machine.facts, seat),
  own: factsOf(machine.facts.slice(0, machine.ownFacts ?? machine.facts.length), seat).length,
  view: viewOf(machine, seat),
  learned: machine.learned,
  shown: isShown([own], machine.facts),
})

/** Under `join: 'all'` only the seat's own steps are run: down to the depth the agenda had. 0: run on to the next question. */
function beginAlone<T extends Shape>(machine: Machine<T>, seat: T['seat'], id: string): number {
  const top = machine.agenda.at(-1)
  const definition = top && machine.game.kit.definitions.get(top.do)
  if (definition?.kind !== 'joint' || definition.def.join !== 'all' || machine.waiting.length === 1) {
    machine.begin(seat, id)
    return 0
  }
  const option = machine.optionOf(seat, id)
  const depth = machine.agenda.length
  machine.held[seat] = id
  machine.decisions = []
  const steps = option.steps === undefined ? [] : 'do' in option.steps ? [option.steps] : option.steps
  machine.agenda.push(...steps.toReversed())
  return depth
}

function runOn<T extends Shape>(machine: Machine<T>, careful: Set<string>, depth: number) {
  try {
    return machine.advance(careful, depth)
  } catch (error) {
    if (error instanceof Fork || error instanceof Hidden) throw new MetCareful(metAt(machine, careful))
    throw error
  }
}

/** The step that rolled: it was taken off the agenda before it ran. */
const metAt = <T extends Shape>(machine: Machine<T>, careful: Set<string>): string => {
  const met = machine.running
  if (met === undefined || careful.has(met)) throw new Error(`a query of "${met}" met something hidden or rolled`)
  return met
}

/** One step that may roll or meet something hidden: all its outcomes, or what was hidden (and the machine is as before). */
function runCareful<T extends Shape>(machine: Machine<T>): Branch<T>[] | Hidden {
  const done: Branch<T>[] = []
  const scripts: { script: readonly (readonly number[])[]; chance: number }[] = [{ script: [], chance: 1 }]
  for (let next = scripts.pop(); next; next = scripts.pop()) {
    const { script, chance } = next
    const tried = machine.copy(new ViewSecret(script))
    try {
      tried.runTop()
      tried.secret = new ViewSecret()
      done.push({ machine: tried, chance, likeliest: chance })
    } catch (error) {
      if (error instanceof Hidden) return error
      if (!(error instanceof Fork)) throw error
      for (const outcome of outcomesOf(error.faces, error.count))
        scripts.push({ script: [...script, outcome.faces], chance: chance * outcome.chance })
    }
  }
  return done
}

const positionOf = <T extends Shape>({ state, zones, sizes, agenda, held, outcome }: Machine<T>) => ({
  open: state.open,
  zones,
  sizes,
  agenda,
  held,
  outcome,
})

function merged<T extends Shape>(forks: readonly Branch<T>[], from: Branch<T>): Branch<T>[] {
  const byPosition = new Map<string, Branch<T>>()
  const before = positionOf(from.machine)
  for (const { machine, chance } of forks) {
    const key = digestOfChange(before, positionOf(machine))
    const likeliest = chance * from.likeliest
    const twin = byPosition.get(key)
    if (!twin) byPosition.set(key, { machine, chance: chance * from.chance, likeliest })
    else {
      if (likeliest > twin.likeliest) {
        twin.machine = machine
        twin.likeliest = likeliest
      }
      twin.chance += chance * from.chance
    }
  }
  return [...byPosition.values()]
}

/** All results of like dice, sorted: three dice of six different faces have 56. */
export function outcomesOf(die: readonly unknown[], count: number): { faces: number[]; chance: number }[] {
  const weights = new Map<number, number>()
  for (const face of die) weights.set(die.indexOf(face), (weights.get(die.indexOf(face)) ?? 0) + 1 / die.length)
  const faces = [...weights.keys()]
  const results: { faces: number[]; chance: number }[] = []
  const add = (from: number, left: number, chosen: number[], chance: number): void => {
    if (left === 0) {
      results.push({ faces: chosen, chance })
      return
    }
    const face = faces[from]
    if (face === undefined) return
    const weight = weights.get(face) ?? 0
    let ways = 1
    for (let same = 0; same <= left; same++) {
      if (same > 0) ways *= (weight * (left - same + 1)) / same
      add(from + 1, left - same, [...chosen, ...new Array<number>(same).fill(face)], chance * ways)
    }
  }
  add(0, count, [], 1)
  return results
}

const factsOf = <T extends Shape>(emitted: readonly Emitted<T>[], seat: T['seat'] | undefined): T['fact'][] => {
  const facts: T['fact'][] = []
  for (const { fact, only } of emitted) if (only === undefined || only === seat) facts.push(fact)
  return facts
}
