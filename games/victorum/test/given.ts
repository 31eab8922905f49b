import type { Reason, Saved, Step, Position as LivePosition } from '@tabletome/engine'
import { load, pass, sfc32, start } from '@tabletome/engine'
import { caseOf } from '../../testing/examples.ts'
import { restOf, shortly, Staged } from '../../testing/staged.ts'
import type { ChipId, SkillId } from '../content/ids.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import { hexName } from '../rules/ground/hexes.query.ts'
import { skillOf } from '../rules/units/stats.query.ts'
import { theUnit } from '../rules/units/units.query.ts'
import type { Combat, Unit, UnitId, Victorum } from '../rules/state/shape.ts'
import { extra } from './extra.ts'
import { diceOf, stage } from '../position/stage.ts'
import type { Point, Position } from '../position/words.ts'

export type { Arms } from '../position/arms.ts'
export type { Position } from '../position/words.ts'

export const given = (position: Position = {}): Given => new Given(position)
/** A worked example as the rulebook opens it; what is answered at it is held to its line. */
export const shown = (id: string, number?: number): Given => {
  const { position, setup, line } = caseOf(examples, id, number)
  return (setup ? new Given({}, start(game, setup, sfc32('victorum'))) : given(position)).heldTo(line)
}
/** What a worked example lays out, for queries that need no match. */
export const laidOut = (id: string, number?: number): Position => caseOf(examples, id, number).position ?? {}
/** A new campaign, shuffled by its seed and driven by decisions only. */
export const campaign = (options: Record<string, string | boolean> = {}, seed = 'victorum'): Given => {
  return new Given({}, start(game, { mode: 'campaign', players: 1, options }, sfc32(seed)))
}

export class Given extends Staged<Victorum> {
  readonly position: Position
  private point: Point | undefined

  constructor(position: Position, table?: LivePosition<Victorum>) {
    super(game)
    this.position = position
    this.dealt = table
    if (table !== undefined) this.hear()
  }

  /** How dice fall, in order: `x` a hit, `.` a miss, a figure the arena die; spaces are for the reader. */
  dice(text: string): this {
    this.thrown.push(...diceOf(text))
    return this
  }
  /** Where play begins. */
  from(point: Point): this {
    this.point = point
    return this
  }
  /** Runs these steps and nothing else; then waits for `p1 test.end`. */
  override onlyRunning(...steps: Step[]): this {
    return super.onlyRunning(...steps, testEnd())
  }

  // ---------------------------------------------------------------- what happens

  /** One answer after the other. */
  do(...options: string[]): this {
    return this.answer('p1', options)
  }
  /** Answers that question as long as it is asked: `past('rival.start', 'begin')`. */
  past(choice: string, option: string): this {
    while (this.asked === choice) this.do(option)
    return this
  }
  /** The answer is refused and nothing has changed: `VIC-TRAVEL-06 noTurningBack`. */
  refused(option: string): string {
    return shortly(this.refusal('p1', option))
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

  get combat(): Combat {
    if (this.open.combat === undefined) throw new Error('there is no combat')
    return this.open.combat
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
  /** The question that is open; none when the campaign is over. */
  get asked(): string | undefined {
    return this.table.decisions[0]?.choice
  }
  get options(): string[] {
    return this.offered('p1')
  }
  /** The rest of the options that begin so, sorted: `after('move archer.1')` are hex names. */
  after(start: string): string[] {
    return restOf(this.options, start)
  }

  // ---------------------------------------------------------------- dealing

  protected override ended({ result, cause }: Victorum['outcome']): string {
    return `${result} ${cause}`
  }

  protected override saved(): Saved<Victorum> {
    return stage({ ...this.position, begins: this.point ?? this.position.begins }, this.before, this.steps)
  }
}

/** The end of the steps a test runs by themselves: a game never runs out of steps. */
const testEnd = extra.question('test.end', { seat: () => 'p1', ask: 'always', options: () => [pass()] })
