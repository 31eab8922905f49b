import type { Reason, Saved, Position as LivePosition } from '@tabletome/engine'
import { caseOf } from '../../testing/examples.ts'
import { Seated } from '../../testing/staged.ts'
import { REGION_IDS } from '../content/regions.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import { stage } from '../position/stage.ts'
import type { Position } from '../position/words.ts'
import type { CardId, Colour, Defender, Defenders, PlaceId, Seat } from '../rules/state/shape.ts'

export { MAP_1, type Position } from '../position/words.ts'

export const given = (position: Position = {}): Given => new Given(position)

/** The position of a worked example; what is answered at it is held to its line. */
export const shown = (id: string, number?: number): Given => {
  const { position, line } = caseOf(examples, id, number)
  return given(position).heldTo(line)
}

export class Given extends Seated<Defenders> {
  readonly position: Position
  private top: CardId[] = []
  private bottomless = true
  private ap: number | undefined

  constructor(position: Position) {
    super(game)
    this.position = position
  }

  /** The Turn Deck from the top; the Defender Cards of the game that are not named follow. */
  deck(...cards: CardId[]): this {
    this.top = cards
    return this
  }
  /** The whole Turn Deck. */
  wholeDeck(...cards: CardId[]): this {
    this.bottomless = false
    return this.deck(...cards)
  }
  /** The Turn of a Defender, its card just drawn, with so many AP left. */
  turn(colour: Colour, ap?: number): this {
    this.ap = ap
    this.top = [`turn.${colour}`, ...this.top]
    return this
  }

  // ---------------------------------------------------------------- what happens

  override get table(): LivePosition<Defenders> {
    if (this.dealt !== undefined) return this.dealt
    const table = super.table
    return this.ap === undefined ? table : this.leaveAp(table, this.ap)
  }

  /** The answer is refused and nothing has changed. */
  refused(seat: Seat, option: string): Reason | undefined {
    return this.refusal(seat, option)
  }

  defender(colour: Colour): Defender {
    return this.open.defenders[colour]!
  }
  hp(...colours: Colour[]): number[] {
    return colours.map(colour => this.defender(colour).hp)
  }
  at(colour: Colour): PlaceId {
    return this.defender(colour).at
  }
  threat(place: PlaceId): number {
    return place === 'capital' ? this.open.capital : this.open.regions[place].threat
  }
  levels(): Record<PlaceId, number> {
    return Object.fromEntries([...REGION_IDS, 'capital' as const].map(place => [place, this.threat(place)])) as Record<
      PlaceId,
      number
    >
  }
  /** AP left, or the pool. */
  apLeft(): number {
    const { turn } = this.open
    return turn?.card === 'own' ? turn.ap : turn?.card === 'all' ? turn.pool : 0
  }
  /** The places a Defender may move to now. */
  moves(seat: Seat, colour: Colour): string[] {
    return this.after(seat, `${colour} move`)
  }

  // ---------------------------------------------------------------- dealing

  protected override ended({ result }: Defenders['outcome']): string {
    return result
  }

  private leaveAp(table: LivePosition<Defenders>, ap: number): LivePosition<Defenders> {
    const saved = table.save()
    const { turn } = saved.open
    if (turn?.card === 'own') turn.ap = ap
    if (turn?.card === 'all') turn.pool = ap
    this.dealt = this.dealing(saved)
    return this.dealt
  }

  protected override saved(): Saved<Defenders> {
    const deck = [...this.top, ...(this.position.deck ?? [])]
    const wholeDeck = !this.bottomless || this.position.wholeDeck === true
    return stage({ ...this.position, deck, wholeDeck }, this.before)
  }
}
