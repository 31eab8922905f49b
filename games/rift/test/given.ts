import type { Reason, Saved, Step, Table } from '@tabletome/engine'
import { Refused, sfc32 } from '@tabletome/engine'
import { dev, scripted, waitsFor } from '@tabletome/engine/testing'
import type { SiteId, TowerId, TrayId, UnitId } from '../content/ids.ts'
import { game } from '../index.ts'
import { cellName } from '../knowledge/cells.ts'
import { squaresName } from '../knowledge/shapes.ts'
import { coverOf, trayOf } from '../knowledge/trays.ts'
import type { Built, Fact, Hero, Open, Phase, Rift, Seat, Tray } from '../rules/state.ts'
import { openOf, pilesOf, type Position } from './position.ts'

export { MAPS, type Position } from './position.ts'

dev()

export const given = (position: Position = {}): Given => new Given(position)

/** A position as a test tells it; it is dealt when the first question about it is asked. */
export class Given {
  readonly position: Position
  private shuffles = false
  private steps: Step[] | undefined
  private before: Step[] = []
  private dealt: Table<Rift> | undefined
  /** Everything that happened, in order. */
  readonly told: Fact[] = []

  constructor(position: Position) {
    this.position = position
  }

  /** Begins with that phase instead of phase 2: `from(4)` advances all trays, then comes to the next question. */
  from(phase: Phase | 'round' | 'end'): this {
    const id = phase === 'round' ? 'round.begin' : phase === 'end' ? 'round.end' : `phase${phase}`
    return this.onlyRunning({ do: id, with: undefined })
  }
  /** Piles are really shuffled. */
  shuffling(): this {
    this.shuffles = true
    return this
  }
  /** Runs these steps first. */
  running(...steps: Step[]): this {
    this.before = steps
    return this
  }
  /** Runs these steps and nothing else. */
  onlyRunning(...steps: Step[]): this {
    this.steps = steps
    return this
  }

  // ---------------------------------------------------------------- what happens

  get table(): Table<Rift> {
    if (this.dealt === undefined) {
      this.dealt = scripted(game, this.saved(), { shuffles: this.shuffles })
      this.hear()
    }
    return this.dealt
  }

  /** A seat answers, one question after the other. */
  seat(seat: Seat, ...options: string[]): this {
    for (const option of options) {
      this.table.answer(seat, option)
      this.hear()
    }
    return this
  }
  /** Everybody says so, one after the other: `all('ready')`. */
  all(option: string): this {
    for (const seat of this.open.seats) if (this.options(seat).includes(option)) this.seat(seat, option)
    return this
  }

  /** The answer is refused and nothing has changed: `RIFT-TOWER-03 heroOnSite`. */
  refused(seat: Seat, option: string): string {
    const before = this.table.digest()
    try {
      this.table.answer(seat, option)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (this.table.digest() !== before) throw new Error(`refusing "${option}" changed the position`, { cause: error })
      return shortly(error.reason)
    }
    throw new Error(`"${option}" of ${seat} was accepted`)
  }
  whyNot(seat: Seat, anchor: string): string {
    return shortly(this.table.whyNot(seat, anchor))
  }
  reason(seat: Seat, anchor: string): Reason | undefined {
    return this.table.whyNot(seat, anchor)
  }

  // ---------------------------------------------------------------- what can be seen

  get open(): Open {
    return this.table.state.open as Open
  }
  get facts(): readonly Fact[] {
    return this.table && this.told
  }
  types(): string[] {
    return this.facts.map(({ type }) => type)
  }
  of<F extends Fact['type']>(type: F): Extract<Fact, { type: F }>[] {
    return this.facts.filter((fact): fact is Extract<Fact, { type: F }> => fact.type === type)
  }
  hero(id: UnitId): Hero {
    const hero = this.open.heroes[id]
    if (hero === undefined) throw new Error(`${id} is not in this game`)
    return hero
  }
  /** The name of its space; `board`, `out`, `bench`, `gone`. */
  where(id: UnitId): string {
    const { place, at } = this.hero(id)
    return place === 'map' ? cellName(at) : place
  }
  health(...ids: UnitId[]): number[] {
    return ids.map(id => this.hero(id).health)
  }
  /** The abilities of a hero that are face up. */
  up(id: UnitId): string[] {
    return this.hero(id)
      .abilities.filter(({ up }) => up)
      .map(({ id: ability }) => ability)
  }
  tray(id: TrayId): Tray {
    return trayOf(this.open, id) as Tray
  }
  isOnPath(id: TrayId): boolean {
    return this.open.trays.some(tray => tray.id === id)
  }
  /** All trays and their spaces, in the order of landing: `H07 C2`. */
  trays(): string[] {
    return this.open.trays.map(({ id, at }) => `${id} ${cellName(at)}`)
  }
  /** What lies on a tray, tile by tile: `I2 a1a2`, then `soldier c3`. */
  lying(id: TrayId): string[] {
    const { tiles, soldiers } = this.tray(id)
    const list = tiles.map(({ shape, mask }) => `${shape} ${squaresName(mask)}`)
    return soldiers === 0 ? list : [...list, `soldiers ${squaresName(soldiers)}`]
  }
  /** The names of all covered squares. */
  covered(id: TrayId): string {
    return squaresName(coverOf(this.open, this.tray(id)))
  }
  built(site: SiteId): Built[] {
    return this.open.sites[site] ?? []
  }
  hand(seat: Seat): TowerId[] {
    return this.open.hands[seat]
  }
  /** A pile from the top. */
  pile<P extends keyof Rift['piles']>(name: P): Rift['piles'][P][] {
    return (this.table.save().piles[name] as Rift['piles'][P][]).toReversed()
  }
  options(seat: Seat): string[] {
    return (this.table.decisions.find(decision => decision.seat === seat)?.options ?? []).map(({ id }) => id)
  }
  /** The rest of the options that begin so: `after('p1', 'to')` are space names. */
  after(seat: Seat, start: string): string[] {
    return this.options(seat)
      .filter(id => id.startsWith(`${start} `))
      .map(id => id.slice(start.length + 1))
      .sort()
  }
  /** Who is asked what; `won objective` or `lost portal` when it is over. */
  waitsFor(): string {
    const { outcome } = this.table
    return outcome === undefined ? waitsFor(this.table) : `${outcome.result} ${outcome.cause}`
  }

  // ---------------------------------------------------------------- dealing

  private hear(): void {
    for (const { fact } of this.table.facts) this.told.push(fact)
  }

  private saved(): Saved<Rift> {
    const open = openOf(this.position)
    const own = { p1: {}, p2: {}, p3: {}, p4: {} }
    const agenda = [...this.before, ...(this.steps ?? [{ do: 'phase2', with: undefined }])].reverse()
    return { open, own, piles: pilesOf(this.position, open), random: sfc32('given').save(), agenda, held: {} }
  }
}

const shortly = (why: Reason | undefined): string => (why === undefined ? '' : `${why.rule} ${why.key}`)
