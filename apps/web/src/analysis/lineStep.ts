import type { Shape, View } from '@tabletome/engine'

/** So many decisions of what might have been are shown. */
export const LINE = 6

/** An answer of the expert, or of those it plays with and against. */
export interface LineStep {
  readonly seat: string
  readonly choice: string
  readonly option: string
  /** Board anchors the answer belongs to. */
  readonly at: readonly string[]
  /** What whoever answered saw before. */
  readonly asked: View<Shape>
  /** The table after it, from the eyes of whoever looks. */
  readonly view: View<Shape>
  /** The chance to win of the seat the line is played for. */
  readonly chance: number
}
