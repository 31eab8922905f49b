import type { Reason, Saved, Step, Table } from '@tabletome/engine'
import { load, pass, Refused, sfc32, start } from '@tabletome/engine'
import { dev, scripted, waitsFor } from '@tabletome/engine/testing'
import type { ChipId, SkillId } from '../content/ids.ts'
import { game } from '../index.ts'
import { arenaOf } from '../knowledge/arenas.ts'
import { hexName } from '../knowledge/hexes.ts'
import { skillOf } from '../knowledge/stats.ts'
import { theUnit } from '../knowledge/units.ts'
import { choice } from '../rules/state.ts'
import type { Combat, Fact, Open, Unit, UnitId, Victorum } from '../rules/state.ts'
import { openOf, pilesOf, type Position } from './position.ts'

export type { Arms } from './arms.ts'
export type { Position } from './position.ts'

dev()

export const given = (position: Position = {}): Given => new Given(position)
/** A new campaign, shuffled by its seed and driven by decisions only. */
export const campaign = (options: Record<string, string | boolean> = {}, seed = 'victorum'): Given => {
  return new Given({}, start(game, { mode: 'campaign', players: 1, options }, sfc32(seed)))
}

/** A position as a test tells it; it is dealt when the first question about it is asked. */
export class Given {
  readonly position: Position
  private thrown: unknown[] = []
  private shuffles = false
  private steps: Step[] | undefined
  private isBeforeRival = false
  private before: Step[] = []
  private dealt: Table<Victorum> | undefined
  /** Everything that happened, in order. */
  readonly told: Fact[] = []

  constructor(position: Position, table?: Table<Victorum>) {
    this.position = position
    this.dealt = table
    if (table !== undefined) this.hear()
  }

  /** How dice fall, in order: `x` a hit, `.` a miss, a figure the arena die; spaces are for the reader. */
  dice(text: string): this {
    for (const face of text.replaceAll(' ', ''))
      this.thrown.push(face === 'x' ? true : face === '.' ? false : Number(face))
    return this
  }
  /** Piles are really shuffled. */
  shuffling(): this {
    this.shuffles = true
    return this
  }
  /**
   * Where play begins. Of a combat: the turn of a side (the usual is `player`), and then on to its end and Cleanup; `fight` checks
   * first whether it is over. `turn` is the one that begins. Of the campaign: `travel` (the usual), `event`, `cleanup`.
   */
  from(point: 'rival' | 'player' | 'arena' | 'fight' | 'travel' | 'event' | 'cleanup'): this {
    this.steps = stepsFrom(point, this.position)
    this.isBeforeRival = point === 'rival' || point === 'fight'
    return this
  }
  /** Runs these steps first. */
  running(...steps: Step[]): this {
    this.before = steps
    return this
  }
  /** Runs these steps and nothing else; then waits for `p1 test.end`. */
  onlyRunning(...steps: Step[]): this {
    this.steps = [...steps, testEnd()]
    return this
  }

  // ---------------------------------------------------------------- what happens

  get table(): Table<Victorum> {
    if (this.dealt === undefined) {
      this.dealt = scripted(game, this.saved(), { dice: this.thrown, shuffles: this.shuffles })
      this.hear()
    }
    return this.dealt
  }

  /** One answer after the other. */
  do(...options: string[]): this {
    for (const option of options) {
      this.table.answer('p1', option)
      this.hear()
    }
    return this
  }
  /** Answers that question as long as it is asked: `skip('rival.start', 'begin')`. */
  skip(choice: string, option: string): this {
    while (this.asked === choice) this.do(option)
    return this
  }
  /** The answer is refused and nothing has changed: `VIC-TRAVEL-06 noTurningBack`. */
  refused(option: string): string {
    const before = this.table.digest()
    try {
      this.table.answer('p1', option)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (this.table.digest() !== before) throw new Error(`refusing "${option}" changed the position`, { cause: error })
      return shortly(error.reason)
    }
    throw new Error(`"${option}" was accepted`)
  }
  whyNot(anchor: string): string {
    return shortly(this.table.whyNot('p1', anchor))
  }
  reason(anchor: string): Reason | undefined {
    return this.table.whyNot('p1', anchor)
  }
  /** The same campaign, saved as text and loaded again (VIC-SAVE-02). */
  resumed(): Given {
    const saved = JSON.parse(JSON.stringify(this.table.save())) as Saved<Victorum>
    return new Given(this.position, load(game, saved))
  }

  // ---------------------------------------------------------------- what can be seen

  get open(): Open {
    return this.table.state.open as Open
  }
  get combat(): Combat {
    if (this.open.combat === undefined) throw new Error('there is no combat')
    return this.open.combat
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
  unit(id: UnitId): Unit {
    const unit = theUnit(this.open, id)
    if (unit === undefined) throw new Error(`${id} is not in combat`)
    return unit
  }
  isIn(id: UnitId): boolean {
    return theUnit(this.open, id) !== undefined
  }
  /** The name of its hex; `camp`, `fallen`, `column`, `bag` or `nowhere` for one that is not in the arena. */
  where(id: UnitId): string {
    const { camp, combat, bag } = this.open
    const unit = theUnit(this.open, id)
    if (unit !== undefined) return hexName(unit.at)
    if (id === 'hero' || camp.units.includes(id)) return 'camp'
    if (camp.defeated.includes(id) || combat?.fallenRivals.includes(id)) return 'fallen'
    if (combat?.column.some(({ chip }) => chip === id)) return 'column'
    return bag.includes(id) ? 'bag' : 'nowhere'
  }
  hp(...ids: UnitId[]): number[] {
    return ids.map(id => (id === 'hero' && !this.isIn(id) ? this.open.hero.hp : this.unit(id).hp))
  }
  skill(id: UnitId, skill: SkillId): number | undefined {
    return skillOf(this.open, this.unit(id), skill)
  }
  get column(): ChipId[] {
    return this.combat.column.map(({ chip }) => chip)
  }
  /** A pile from the top; the fronts of decks and stacks are not in it. */
  pile<P extends keyof Victorum['piles']>(name: P): Victorum['piles'][P][] {
    return (this.table.save().piles[name] as Victorum['piles'][P][]).toReversed()
  }
  /** The question that is open; none when the campaign is over. */
  get asked(): string | undefined {
    return this.table.decisions[0]?.choice
  }
  get options(): string[] {
    return (this.table.decisions[0]?.options ?? []).map(({ id }) => id)
  }
  /** The rest of the options that begin so, sorted: `after('move archer.1')` are hex names. */
  after(start: string): string[] {
    return this.options
      .filter(id => id.startsWith(`${start} `))
      .map(id => id.slice(start.length + 1))
      .sort()
  }
  /** `p1 player.move`; `won scion` or `lost heroFell` when it is over. */
  waitsFor(): string {
    const { outcome } = this.table
    return outcome === undefined ? waitsFor(this.table) : `${outcome.result} ${outcome.cause}`
  }

  // ---------------------------------------------------------------- dealing

  private hear(): void {
    for (const { fact } of (this.dealt as Table<Victorum>).facts) this.told.push(fact)
  }

  private saved(): Saved<Victorum> {
    const open = openOf(this.position)
    const piles = pilesOf(this.position, open)
    if (open.combat !== undefined && this.isBeforeRival) open.combat.turn--
    const usual = this.steps ?? stepsFrom(open.combat === undefined ? 'travel' : 'player', this.position)
    const agenda = [...this.before, ...usual].reverse()
    return { open, own: { p1: {} }, piles, random: sfc32('given').save(), agenda, held: {} }
  }
}

const stepsFrom = (point: Parameters<Given['from']>[0], { combat }: Position): Step[] => {
  const named = (id: string, about?: unknown): Step => ({ do: id, with: about })
  const after = [named('combat.round'), named('cleanup.begin')]
  const hasArenaTurn = combat?.arena !== undefined && arenaOf(combat.arena).arenaTurn
  if (point === 'rival') return after
  if (point === 'fight') return [named('combat.fight')]
  if (point === 'player') return [named('player.turn'), ...(hasArenaTurn ? [named('arena.turn')] : []), ...after]
  if (point === 'arena') return [named('arena.turn'), ...after]
  if (point === 'event') return [named('event.phase')]
  return [named(point === 'cleanup' ? 'cleanup.begin' : 'round.begin')]
}

/** The end of the steps a test runs by themselves: a game never runs out of steps. */
const testEnd = choice('test.end', { seat: () => 'p1', ask: 'always', options: () => [pass()] })

const shortly = (why: Reason | undefined): string => (why === undefined ? '' : `${why.rule} ${why.key}`)
