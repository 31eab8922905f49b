/** The words of an Ability or of a Dire Enemy's effect. */
export interface AbilityText {
  readonly name: string
  /** The rest of a line that begins with name and price, for a Region or a seat panel. */
  readonly brief: string
  /** What it does; kind, price and limit are said beside it. */
  readonly text: string
}
