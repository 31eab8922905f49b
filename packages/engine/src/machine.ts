import { type Loose, copy, freeze } from './copy.ts'
import { isDev } from './dev.ts'
import { digestOf, isSame } from './digest.ts'
import { Hidden, Refused } from './errors.ts'
import { FullSecret, type Secret } from './secret.ts'
import type {
  ChoiceDef,
  Decision,
  Definition,
  Emitted,
  Frozen,
  Game,
  JointChoiceDef,
  Now,
  Option,
  Play,
  Reason,
  Shape,
  Shot,
  State,
  Step,
} from './types.ts'
import type { ZoneReader } from './zones.ts'

/** A moment is a step of its own, so that reactions look at the state when it is reached. */
const MOMENT = 'moment'
interface MomentAbout {
  readonly name: string
  readonly about: unknown
}
const RUNS_FOREVER = 20_000
const NOTHING: readonly never[] = []

type Take = { readonly step: Step; readonly definition: Definition<Shape> }

/** The same few ids are offered again and again: each is read once. */
const answersRead = new WeakMap<object, Map<string, unknown>>()
const answerRead = (words: { answer(id: string): unknown }, id: string): unknown => {
  const known = answersRead.get(words) ?? new Map<string, unknown>()
  answersRead.set(words, known)
  if (!known.has(id)) known.set(id, words.answer(id))
  return known.get(id)
}

/** Dice are part of it only where some are laid out. */
const truthOf = ({ piles, random, laid }: FullSecret): object => ({
  piles,
  random: random.save(),
  ...(laid.length === 0 ? {} : { dice: laid }),
})

/**
 * The rules machine: takes steps from the agenda until somebody must be asked. It runs on the whole truth and on views alike;
 * only the secret and the zones differ.
 */
export class Machine<T extends Shape> implements Play<T>, ZoneReader {
  readonly game: Game<T>
  readonly state: State<T>
  readonly zones: Partial<Record<T['seat'], T['own']>>
  readonly sizes: Record<string, number>
  agenda: Step[]
  held: Partial<Record<T['seat'], string>>
  outcome: T['outcome'] | undefined
  decisions: readonly Decision<T['seat']>[] = NOTHING
  /** Everybody the game waits for, also those whose answer is held. */
  waiting: readonly T['seat'][] = NOTHING
  facts: Emitted<T>[] = []
  auto: { choice: string; option: string }[] = []
  learned = false
  watched = false
  /** How many facts the last answer's own steps told; undefined while they run. */
  ownFacts: number | undefined
  /** How long the agenda is when they are done. */
  private ownBase = 0
  /** How long the agenda was when the running step began: above it lies what the step has added so far. */
  private base = 0
  secret: Secret
  /** The step being run, for errors and for foresee. */
  running: string | undefined
  private actor: T['seat'] | undefined
  private zoneWasRead = false
  private inStep = false

  constructor(
    game: Game<T>,
    parts: {
      open: T['open']
      zones: Partial<Record<T['seat'], T['own']>>
      sizes: Record<string, number>
      secret: Secret
      agenda: Step[]
      held: Partial<Record<T['seat'], string>>
      outcome: T['outcome'] | undefined
    },
  ) {
    this.game = game
    this.zones = parts.zones
    this.sizes = parts.sizes
    this.secret = parts.secret
    this.agenda = parts.agenda
    this.held = parts.held
    this.outcome = parts.outcome
    this.state = { open: parts.open, own: this as State<T>['own'], piles: parts.sizes as State<T>['piles'] }
  }

  get now(): Now<T> {
    return this.state as Now<T>
  }

  copy(secret = this.secret.copy()): Machine<T> {
    const { game } = this
    const twin = new Machine(game, {
      open: game.copyOpen ? game.copyOpen(this.state.open) : copy(this.state.open),
      zones: copy(this.zones),
      sizes: { ...this.sizes },
      secret,
      agenda: this.agenda.slice(),
      held: { ...this.held },
      outcome: this.outcome,
    })
    twin.decisions = this.decisions
    twin.waiting = this.waiting
    twin.facts = this.facts.slice()
    twin.auto = this.auto.slice()
    twin.learned = this.learned
    twin.ownFacts = this.ownFacts
    twin.ownBase = this.ownBase
    twin.watched = this.watched
    twin.actor = this.actor
    return twin
  }

  /** Of everything that decides how the game goes on. */
  digest(): string {
    const { state, zones, agenda, held, outcome, secret } = this
    const hidden = secret instanceof FullSecret ? truthOf(secret) : this.sizes
    return digestOf({ open: state.open, zones, hidden, agenda, held, outcome })
  }

  // ---------------------------------------------------------------- what steps may do

  read(seat: string): object {
    const zone = this.zones[seat as T['seat']]
    if (zone === undefined) throw new Hidden(`zone of ${seat}`)
    this.zoneWasRead = true
    if (this.inStep && seat !== this.actor) this.learned = true
    return zone
  }
  own(seat: T['seat']): T['own'] {
    return this.read(seat)
  }
  next(...steps: readonly Step[]): void {
    for (const step of steps) this.agenda.push(step)
  }
  moment<M extends keyof T['moments'] & string>(name: M, about: Frozen<T['moments'][M]>): void {
    if (this.game.kit.isHeard(name)) this.agenda.push({ do: MOMENT, with: { name, about } })
  }
  emit(fact: T['fact'], to?: { only: T['seat'] }): void {
    if (this.watched) this.facts.push({ fact, ...to, shot: this.shot() })
    else this.facts.push(to ? { fact, only: to.only } : { fact })
  }
  private shot(): Shot<T> {
    const { game, state, agenda, base } = this
    const open = game.copyOpen ? game.copyOpen(state.open) : copy(state.open)
    const waiting = game.shotAgenda && { agenda: [...agenda.slice(0, base), ...agenda.slice(base).reverse()] }
    const shot: Loose<Shot<T>> = { open, piles: { ...this.sizes }, ...waiting }
    return shot as Shot<T>
  }
  roll<F>(die: readonly F[], count: number): F[] {
    this.learned = true
    return this.secret.roll(die, count).map(face => die[face] as F)
  }
  rollOne<F>(die: readonly F[]): F {
    return this.roll(die, 1)[0] as F
  }
  draw<P extends keyof T['piles'] & string>(pile: P): T['piles'][P] | undefined {
    if (this.sizeOf(pile) === 0) return undefined
    const card = this.secret.draw(pile)
    this.sizes[pile] = this.sizeOf(pile) - 1
    this.learned = true
    return card as T['piles'][P]
  }
  peek<P extends keyof T['piles'] & string>(pile: P, count: number): readonly T['piles'][P][] {
    if (this.sizeOf(pile) === 0 || count <= 0) return NOTHING
    const cards = this.secret.peek(pile, count)
    this.learned = true
    return cards as readonly T['piles'][P][]
  }
  place<P extends keyof T['piles'] & string>(pile: P, card: T['piles'][P], where: 'top' | 'bottom' = 'top'): void {
    this.sizes[pile] = this.sizeOf(pile) + 1
    this.secret.place(pile, card, where)
  }
  transfer(from: keyof T['piles'] & string, to: keyof T['piles'] & string, where: 'top' | 'bottom' = 'top'): boolean {
    if (this.sizeOf(from) === 0) return false
    this.sizes[from] = this.sizeOf(from) - 1
    this.sizes[to] = this.sizeOf(to) + 1
    this.secret.transfer(from, to, where)
    return true
  }
  shuffle(pile: keyof T['piles'] & string): void {
    this.learned = true
    this.sizeOf(pile)
    this.secret.shuffle(pile)
  }
  end(outcome: T['outcome']): void {
    this.outcome ??= outcome
  }
  private sizeOf(pile: string): number {
    const size = this.sizes[pile]
    if (size === undefined) throw new Error(`no pile "${pile}"`)
    return size
  }

  // ---------------------------------------------------------------- the loop

  /** Runs until somebody is asked or the game is over. `stopAt` names steps to stop in front of. */
  advance(stopAt?: ReadonlySet<string>, depth = 0): 'asked' | 'over' | 'stopped' | 'depth' {
    const { definitions } = this.game.kit
    const { agenda } = this
    this.decisions = NOTHING
    this.waiting = NOTHING
    for (let count = 0; ; count++) {
      if (agenda.length <= this.ownBase) this.ownFacts ??= this.facts.length
      if (this.outcome !== undefined) {
        agenda.length = 0
        return 'over'
      }
      if (depth > 0 && agenda.length <= depth) return 'depth'
      const step = agenda[agenda.length - 1]
      if (step === undefined) throw new Error('the agenda is empty, but the game has not ended')
      if (count > RUNS_FOREVER) throw new Error(`runs forever: ${this.agendaTop()}`)
      if (stopAt?.has(step.do)) return 'stopped'
      if (step.do === MOMENT) {
        agenda.pop()
        const { name, about } = step.with as MomentAbout
        this.push(this.game.kit.reactions(this.now, name, about))
        continue
      }
      const definition = definitions.get(step.do)
      if (!definition) throw new Error(`no step "${step.do}"`)
      if (definition.kind === 'step') this.run(step, definition)
      else if (this.ask(step, definition)) return 'asked'
    }
  }

  run(step: Step, definition: Extract<Definition<T>, { kind: 'step' }>): void {
    const { agenda } = this
    agenda.pop()
    const base = agenda.length
    this.base = base
    this.running = step.do
    this.inStep = true
    try {
      definition.run(this, step.with as never)
    } finally {
      this.inStep = false
    }
    for (let low = base, high = agenda.length - 1; low < high; low++, high--) {
      const lower = agenda[low] as Step
      agenda[low] = agenda[high] as Step
      agenda[high] = lower
    }
  }

  /** The step on top of the agenda, which must be one. */
  runTop(): void {
    const step = this.agenda.at(-1)
    const definition = step && this.game.kit.definitions.get(step.do)
    if (!step || definition?.kind !== 'step') throw new Error(`no step on the agenda: ${this.agendaTop()}`)
    this.run(step, definition)
  }

  private push(steps: Step | readonly Step[] | undefined): void {
    if (steps === undefined) return
    if ('do' in steps) this.agenda.push(steps)
    else for (let i = steps.length - 1; i >= 0; i--) this.agenda.push(steps[i] as Step)
  }

  /** The question on top of the agenda: true if somebody must answer, false if it was passed over or taken silently. */
  private ask(step: Step, definition: Exclude<Definition<T>, { kind: 'step' }>): boolean {
    if (definition.kind === 'joint') return this.askJointly(step, definition.id, definition.def)
    const { def } = definition
    const about = step.with as never
    const seat = def.seat(this.now, about)
    this.zoneWasRead = false
    const options = this.list(def, about, seat)
    if (options === undefined) {
      this.waiting = [seat]
      return true
    }
    if (options.length === 0 || (options.length === 1 && def.ask !== 'always' && !this.zoneWasRead)) {
      this.agenda.pop()
      const only = options[0]
      if (only) {
        this.auto.push({ choice: definition.id, option: only.id })
        this.take(step, def, only)
      }
      return false
    }
    this.check(definition.id, options)
    this.decisions = [{ choice: definition.id, seat, about, options }]
    this.waiting = [seat]
    return true
  }

  private askJointly(step: Step, choice: string, def: JointChoiceDef<T, never>): boolean {
    const about = step.with as never
    const decisions: Decision<T['seat']>[] = []
    const waiting: T['seat'][] = []
    const silent: T['seat'][] = []
    for (const seat of def.seats(this.now, about)) {
      this.zoneWasRead = false
      const options = this.list(def, about, seat)
      if (options === undefined) waiting.push(seat)
      else if (options.length > 0) {
        this.check(choice, options)
        decisions.push({ choice, seat, about, options })
        if (def.idle?.(this.now, about, seat)) continue
        if (def.join === 'all' && options.length === 1 && def.ask !== 'always' && !this.zoneWasRead) silent.push(seat)
        else waiting.push(seat)
      }
    }
    if (waiting.length === 0) {
      this.agenda.pop()
      for (const { seat, options } of decisions) if (silent.includes(seat)) this.held[seat] = (options[0] as Option).id
      this.takeHeld(step, def, decisions)
      return false
    }
    this.decisions = decisions.filter(({ seat }) => !silent.includes(seat) && this.held[seat] === undefined)
    this.waiting = waiting
    return true
  }

  /** On a view the listing may read what is hidden: then the seat is asked, and we do not see what. */
  private list(
    def: Pick<JointChoiceDef<T, never>, 'options'>,
    about: never,
    seat: T['seat'],
  ): readonly Option[] | undefined {
    try {
      return def.options(this.now, about, seat)
    } catch (error) {
      if (error instanceof Hidden) return undefined
      throw error
    }
  }

  private take(step: Step, def: { repeat?: boolean }, option: Option): void {
    if (def.repeat && !option.ends) this.agenda.push(step)
    this.push(option.steps)
  }

  private takeHeld(step: Step, def: JointChoiceDef<T, never>, decisions: readonly Decision<T['seat']>[]): void {
    const taken: Option[] = []
    for (const { seat, options } of decisions) {
      const option = options.find(({ id }) => id === this.held[seat])
      if (option) taken.push(option)
    }
    this.held = {}
    if (taken.length === 0) return
    if (def.repeat && !taken.every(({ ends }) => ends)) this.agenda.push(step)
    for (let i = taken.length - 1; i >= 0; i--) this.push((taken[i] as Option).steps)
  }

  private check(choice: string, options: readonly Option[]): void {
    if (!isDev()) return
    const ids = new Set<string>()
    for (const option of options) {
      if (ids.has(option.id)) throw new Error(`${choice} offers "${option.id}" twice`)
      ids.add(option.id)
      freeze(option)
      this.checkWords(choice, option)
    }
  }

  /** An id must say all that its answer says: the other side has nothing but the id. */
  private checkWords(choice: string, { id, answer }: Option): void {
    const { words } = this.game.kit
    if (words === undefined || answer === undefined) return
    const read = answerRead(words, id)
    if (!isSame(read, answer))
      throw new Error(`${choice}: "${id}" is read as ${JSON.stringify(read)}, not ${JSON.stringify(answer)}`)
  }

  // ---------------------------------------------------------------- answers

  /** Lists the question on top of the agenda again, without taking anything silently. */
  refresh(): void {
    if (this.outcome !== undefined) return
    const top = this.question()
    const auto = this.auto.length
    const { held } = this
    if (top.definition.kind === 'step' || !this.ask(top.step, top.definition as never) || this.auto.length > auto)
      throw new Error(`the position waits for no answer: ${this.agendaTop()}`)
    this.held = held
  }

  private question(): Take {
    const step = this.agenda.at(-1)
    const definition = step && this.game.kit.definitions.get(step.do)
    if (!step || !definition) throw new Error(`no question on the agenda: ${this.agendaTop()}`)
    return { step, definition: definition as Definition<Shape> }
  }

  /** Several seats answer in secret: whether one is the last must not be told by what a list may do next. */
  get isAnsweredInSecret(): boolean {
    if (this.outcome !== undefined || this.waiting.length < 2) return false
    const { definition } = this.question()
    return definition.kind === 'joint' && definition.def.join === 'all'
  }

  optionOf(seat: T['seat'], id: string): Option {
    if (this.outcome !== undefined) throw new Refused('over', 'the game is over')
    const decision = this.decisions.find(each => each.seat === seat)
    if (!decision) throw new Refused('notAsked', `${seat} is not asked now`)
    for (const option of decision.options) if (option.id === id) return option
    const message = `"${id}" is not an option of ${decision.choice}`
    throw new Refused('notAnOption', message, { reason: this.whyNot(seat, id) })
  }

  /** Carries an answer over to the agenda. False: it is held until the others have answered. */
  begin(seat: T['seat'], id: string): boolean {
    const option = this.optionOf(seat, id)
    const { step, definition } = this.question()
    this.facts = []
    this.auto = []
    this.learned = false
    this.actor = seat
    this.ownFacts = undefined
    this.ownBase = this.agenda.length - 1
    if (definition.kind === 'joint' && definition.def.join === 'all') {
      this.held[seat] = id
      if (this.decisions.length > 1) {
        this.decisions = this.decisions.filter(each => each.seat !== seat)
        return false
      }
      this.agenda.pop()
      const { def } = definition as { def: JointChoiceDef<T, never> }
      const about = step.with as never
      const decisions = def.seats(this.now, about).map(each => ({
        choice: definition.id,
        seat: each,
        about,
        options: def.options(this.now, about, each),
      }))
      for (const each of decisions)
        if (this.held[each.seat] === undefined && each.options.length === 1) this.held[each.seat] = each.options[0]?.id
      this.takeHeld(step, def, decisions)
      return true
    }
    this.agenda.pop()
    const def: { repeat?: boolean } = definition.kind === 'step' ? {} : definition.def
    this.ownBase = this.agenda.length + (def.repeat && !option.ends ? 1 : 0)
    this.take(step, def, option)
    return true
  }

  whyNot(seat: T['seat'], anchor: string): Reason | undefined {
    if (this.outcome !== undefined) return undefined
    const { step, definition } = this.question()
    const about = step.with as never
    if (definition.kind === 'choice') return (definition.def as ChoiceDef<T, never>).whyNot?.(this.now, about, anchor)
    if (definition.kind === 'joint')
      return (definition.def as JointChoiceDef<T, never>).whyNot?.(this.now, about, anchor, seat)
    return undefined
  }

  private agendaTop(): string {
    return this.agenda
      .slice(-5)
      .reverse()
      .map(step => JSON.stringify(step))
      .join(' < ')
  }
}
