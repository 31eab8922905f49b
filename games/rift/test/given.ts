import type { Saved } from '@tabletome/engine'
import { caseOf } from '../../testing/examples.ts'
import { Seated, shortly } from '../../testing/staged.ts'
import type { SiteId, TowerId, TrayId, UnitId } from '../content/ids.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import { cellName } from '../rules/map/cells.query.ts'
import { squaresName } from '../rules/placing/shapes.query.ts'
import { coverOf, trayOf } from '../rules/march/trays.query.ts'
import type { Built, Hero, Rift, Seat, Tray } from '../rules/state/shape.ts'
import { stage } from '../position/stage.ts'
import type { Position } from '../position/words.ts'

export { MAPS, type Position } from '../position/words.ts'

export const given = (position: Position = {}): Given => new Given(position)

/** The position of a worked example; what is answered at it is held to its line. */
export const shown = (id: string, number?: number): Given => {
  const { position, line } = caseOf(examples, id, number)
  return given(position).heldTo(line)
}

export class Given extends Seated<Rift> {
  readonly position: Position
  private begins: Position['begins']

  constructor(position: Position) {
    super(game)
    this.position = position
  }

  /** Begins with that phase instead of phase 2: `from(4)` advances all trays, then comes to the next question. */
  from(begins: NonNullable<Position['begins']>): this {
    this.begins = begins
    return this
  }

  /** Everybody says so, one after the other: `all('ready')`. */
  all(option: string): this {
    for (const seat of this.open.seats) if (this.options(seat).includes(option)) this.seat(seat, option)
    return this
  }

  /** The answer is refused and nothing has changed: `RIFT-TOWER-03 heroOnSite`. */
  refused(seat: Seat, option: string): string {
    return shortly(this.refusal(seat, option))
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
  // ---------------------------------------------------------------- dealing

  protected override ended({ result, cause }: Rift['outcome']): string {
    return `${result} ${cause}`
  }

  protected override saved(): Saved<Rift> {
    return stage({ ...this.position, begins: this.begins ?? this.position.begins }, this.before, this.steps)
  }
}
