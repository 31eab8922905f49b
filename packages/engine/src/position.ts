import { type Loose, copy } from './copy.ts'
import { Refused } from './errors.ts'
import { Machine } from './machine.ts'
import { loadRandom } from './random/index.ts'
import { FullSecret } from './secret.ts'
import type {
  Decision,
  Emitted,
  Game,
  Now,
  Piles,
  Random,
  Reason,
  Saved,
  Setup,
  Shape,
  Step,
  Position,
  View,
} from './types.ts'

export const withoutShot = <T extends Shape>({ fact, only }: Emitted<T>): Emitted<T> =>
  only === undefined ? { fact } : { fact, only }

/** One position with its secret. */
export class LivePosition<T extends Shape> implements Position<T> {
  private readonly machine: Machine<T>
  constructor(machine: Machine<T>) {
    this.machine = machine
  }
  get game(): Game<T> {
    return this.machine.game
  }
  get seats(): readonly T['seat'][] {
    return Object.keys(this.machine.zones) as T['seat'][]
  }
  get state(): Now<T> {
    return this.machine.now
  }
  get agenda(): readonly Step[] {
    return this.machine.agenda
  }
  get decisions(): readonly Decision<T['seat']>[] {
    return this.machine.decisions
  }
  get waiting(): readonly T['seat'][] {
    return this.machine.waiting
  }
  get facts(): readonly Emitted<T>[] {
    return this.machine.facts
  }
  get auto(): readonly { choice: string; option: string }[] {
    return this.machine.auto
  }
  watch(): void {
    this.machine.watched = true
  }
  get watched(): boolean {
    return this.machine.watched
  }
  dropShots(): void {
    this.machine.facts = this.machine.facts.map(withoutShot)
  }
  get learned(): boolean {
    return this.machine.learned
  }
  get outcome(): T['outcome'] | undefined {
    return this.machine.outcome
  }

  answer(seat: T['seat'], option: string): void {
    if (this.machine.begin(seat, option)) this.machine.advance()
  }

  answerAll(seat: T['seat'], options: readonly string[]): Position<T> {
    const tried = this.machine.copy()
    const facts: Emitted<T>[] = []
    const auto: { choice: string; option: string }[] = []
    let learned = false
    let isSealed = false
    options.forEach((option, index) => {
      if (index > 0 && (learned || isSealed || !tried.decisions.some(decision => decision.seat === seat)))
        throw new Refused('notAnOption', 'a list may not run on past chance, hidden cards or another seat', { index })
      isSealed = tried.isAnsweredInSecret
      try {
        if (tried.begin(seat, option)) tried.advance()
      } catch (error) {
        if (error instanceof Refused) throw new Refused(error.code, error.message, { index, reason: error.reason })
        throw error
      }
      facts.push(...tried.facts)
      auto.push(...tried.auto)
      learned ||= tried.learned
    })
    tried.facts = facts
    tried.auto = auto
    tried.learned = learned
    return new LivePosition(tried)
  }

  takeBack(seat: T['seat']): boolean {
    const { machine } = this
    if (machine.held[seat] === undefined || !machine.waiting.includes(seat)) return false
    delete machine.held[seat]
    machine.facts = []
    machine.auto = []
    machine.learned = false
    machine.refresh()
    return true
  }

  whyNot(seat: T['seat'], anchor: string): Reason | undefined {
    return this.machine.whyNot(seat, anchor)
  }

  /** Refers to the position it was made from: answer on a copy if a view is to last. */
  view(seat: T['seat'] | undefined): View<T> {
    return viewOf(this.machine, seat)
  }

  copy(): Position<T> {
    return new LivePosition(this.machine.copy())
  }

  save(): Saved<T> {
    const { machine } = this
    const secret = machine.secret as FullSecret
    return {
      open: copy(machine.state.open),
      own: copy(machine.zones) as Record<T['seat'], T['own']>,
      piles: copy(secret.piles) as Piles<T>,
      random: secret.random.save(),
      ...(secret.laid.length === 0 ? {} : { dice: secret.laid.slice() }),
      agenda: machine.agenda.slice(),
      held: { ...machine.held },
      ...(machine.outcome === undefined ? {} : { outcome: machine.outcome }),
    }
  }

  digest(): string {
    return this.machine.digest()
  }
}

export function viewOf<T extends Shape>(machine: Machine<T>, seat: T['seat'] | undefined): View<T> {
  const { state, zones, agenda, waiting, held, outcome } = machine
  const zone = seat === undefined ? undefined : zones[seat]
  const given = seat === undefined ? undefined : held[seat]
  const piles = { ...machine.sizes }
  const view: Loose<View<T>> = {
    open: state.open,
    piles,
    agenda: agenda.slice(),
    waiting,
    seat,
    own: zone,
    given,
    outcome,
  }
  return view as View<T>
}

export const sizesOf = (piles: Record<string, unknown[]>): Record<string, number> => {
  const sizes: Record<string, number> = {}
  for (const name in piles) sizes[name] = piles[name]?.length ?? 0
  return sizes
}

/** A new match, run up to its first question. */
export function start<T extends Shape>(game: Game<T>, setup: Setup, random: Random): Position<T> {
  const { open, own, piles, first } = game.start(setup)
  const zones: Partial<Record<T['seat'], T['own']>> = {}
  for (const seat of game.seats(setup)) zones[seat as T['seat']] = own[seat as T['seat']]
  const machine = new Machine(game, {
    open,
    zones,
    sizes: sizesOf(piles),
    secret: new FullSecret(piles, random),
    agenda: [first],
    held: {},
    outcome: undefined,
  })
  machine.advance()
  return new LivePosition(machine)
}

/** A saved position; nothing is run. */
export function load<T extends Shape>(game: Game<T>, saved: Saved<T>): Position<T> {
  const machine = machineOf(game, saved)
  machine.refresh()
  return new LivePosition(machine)
}

/** A position laid out by hand, run up to its first question; one that stands at a question stays as it is. */
export function lay<T extends Shape>(game: Game<T>, saved: Saved<T>): Position<T> {
  const machine = machineOf(game, saved)
  const kind = game.kit.definitions.get(machine.agenda.at(-1)?.do ?? '')?.kind
  if (kind === 'choice' || kind === 'joint' || machine.outcome !== undefined) machine.refresh()
  else machine.advance()
  return new LivePosition(machine)
}

/** What everybody sees of a position laid out by hand before anything in it happens by itself. */
export function viewBefore<T extends Shape>(game: Game<T>, saved: Saved<T>): View<T> {
  return new LivePosition(machineOf(game, saved)).view(undefined)
}

export function machineOf<T extends Shape>(
  game: Game<T>,
  saved: Saved<T>,
  secretOf = (piles: Record<string, unknown[]>): FullSecret =>
    new FullSecret(piles, loadRandom(saved.random), saved.dice),
): Machine<T> {
  const piles = copy(saved.piles) as Record<string, unknown[]>
  return new Machine(game, {
    open: copy(saved.open),
    zones: copy(saved.own),
    sizes: sizesOf(piles),
    secret: secretOf(piles),
    agenda: saved.agenda.slice(),
    held: { ...saved.held } as Partial<Record<T['seat'], string>>,
    outcome: saved.outcome,
  })
}

/** A whole world that looks like this view: what is hidden is filled in at random by the game, as the seat may believe it. */
export function imagine<T extends Shape>(game: Game<T>, view: View<T>, random: Random): Position<T> {
  const { own, piles } = game.imagine(view, random)
  const open = view.open as T['open']
  const machine = new Machine(game, {
    open: game.copyOpen ? game.copyOpen(open) : copy(open),
    zones: own,
    sizes: sizesOf(piles),
    secret: new FullSecret(piles, random.copy()),
    agenda: view.agenda.slice() as Step[],
    held: (view.seat !== undefined && view.given !== undefined ? { [view.seat]: view.given } : {}) as Partial<
      Record<T['seat'], string>
    >,
    outcome: view.outcome,
  })
  machine.refresh()
  return new LivePosition(machine)
}
