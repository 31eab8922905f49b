import type { Saved } from '@tabletome/engine'
import { caseOf } from '../../testing/examples.ts'
import { Seated, shortly } from '../../testing/staged.ts'
import type { TacticId } from '../content/ids.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import { activeOf, stage, turnBegins } from '../position/stage.ts'
import { isEnemy } from '../position/units.ts'
import type { Position } from '../position/words.ts'
import { spaceName } from '../rules/realm/spaces.query.ts'
import type { DieFace, Owner, Seat, Tactics, Unit, UnitId } from '../rules/state/shape.ts'
import { BYSTANDERS } from './fixtures.ts'

export { allBut, STANDARD } from '../position/stage.ts'
export type { Position } from '../position/words.ts'

export const given = (position: Position = {}): Given => new Given(position)

/** The position of a worked example, with the units of the box; what is answered at it is held to its line. */
export const shown = (id: string, number?: number): Shown => {
  const { position, line } = caseOf(examples, id, number)
  return new Shown(position ?? {}).heldTo(line)
}

export class Given extends Seated<Tactics> {
  readonly position: Position

  constructor(position: Position) {
    super(game)
    this.position = position
  }

  /** How the dice fall, in the order of the rolls. Named later, they replace those left. */
  dice(...faces: DieFace[]): this {
    this.thrown = faces
    if (this.dealt) this.dealt = this.dealing(this.dealt.save())
    return this
  }
  /** The turn begins with its first step instead of in the middle of the actions. */
  begins(owner?: Owner): this {
    this.steps = [turnBegins(owner ?? activeOf(this.position))]
    return this
  }

  /** The answer is refused and nothing has changed: `TAC-RANGE-04 outOfRange`. */
  refused(seat: Seat, option: string): string {
    return shortly(this.refusal(seat, option))
  }

  unit(id: UnitId): Unit {
    const unit = this.open.units[id]
    if (unit === undefined) throw new Error(`${id} is not in play`)
    return unit
  }
  isInPlay(id: UnitId): boolean {
    return this.table && this.open.units[id] !== undefined
  }
  at(id: UnitId): string {
    return spaceName(this.unit(id).at)
  }
  health(...ids: UnitId[]): number[] {
    return ids.map(id => this.unit(id).health)
  }
  supply(id: UnitId): number {
    return this.unit(id).supply
  }
  weak(id: UnitId): boolean {
    return this.unit(id).weakened
  }
  hand(seat: Seat): TacticId[] {
    return this.table.save().own[seat].hand
  }

  // ---------------------------------------------------------------- dealing

  protected override ended({ result, winners }: Tactics['outcome']): string {
    return result ?? `won by ${winners.join(' and ')}`
  }

  protected override saved(): Saved<Tactics> {
    return stage(this.position, this.before, this.steps, (owner, kind) => BYSTANDERS[isEnemy(owner) ? 'e' : 'p'][kind])
  }
}

/** Bystanders are cards of the box, as on a table that begins there. */
class Shown extends Given {
  protected override saved(): Saved<Tactics> {
    return stage(this.position)
  }
}
