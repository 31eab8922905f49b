import type { BoxId } from '../content/ids.ts'
import type { PlacedBox, Way } from '../content/types.ts'
import { type Boxes, cornerOf, find, placedAt, turnedBox, withBox } from './stack.ts'

/** The realm under construction: what stands, what was before, and the box in hand. */
export interface Bench {
  readonly boxes: Boxes
  readonly past: readonly Boxes[]
  readonly future: readonly Boxes[]
  readonly chosen?: BoxId | undefined
  /** Lifted, or taken from the tray: where it would come down. Nothing is changed until it is set down. */
  readonly held?: PlacedBox | undefined
}

export type Act =
  /** A box of the tray comes into the hand over `at`; one that stands is only chosen. */
  | { readonly do: 'choose'; readonly box: BoxId; readonly at: PlacedBox }
  | { readonly do: 'lift' }
  /** The box in hand goes to this north-west corner. */
  | { readonly do: 'carry'; readonly x: number; readonly y: number }
  | { readonly do: 'nudge'; readonly way: Way }
  | { readonly do: 'turn' }
  | { readonly do: 'setDown' }
  | { readonly do: 'putBack' }
  | { readonly do: 'remove' }
  | { readonly do: 'leave' }
  /** Another realm altogether: ready, random, empty, saved. */
  | { readonly do: 'take'; readonly boxes: Boxes }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }

/** More than anybody takes back. */
const LONGEST_PAST = 200
const STEPS: Readonly<Record<Way, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

export const emptyBench: Bench = { boxes: [], past: [], future: [] }

const isSame = (a: Boxes, b: Boxes) =>
  a.length === b.length && a.every((box, i) => box.box === b[i]?.box && box.at === b[i]?.at && box.turn === b[i]?.turn)

const changed = (bench: Bench, boxes: Boxes, chosen: BoxId | undefined): Bench =>
  isSame(bench.boxes, boxes)
    ? { ...bench, chosen, held: undefined }
    : { boxes, past: [...bench.past, bench.boxes].slice(-LONGEST_PAST), future: [], chosen, held: undefined }

/** The box in hand, or the chosen one lifted off the field. */
const inHand = ({ boxes, chosen, held }: Bench): PlacedBox | undefined =>
  held ?? (chosen === undefined ? undefined : find(boxes, chosen))

/** What is drawn: the field as it would be with the box in hand set down. */
export const shownBoxes = ({ boxes, held }: Bench): Boxes => (held === undefined ? boxes : withBox(boxes, held))

const stepped = (bench: Bench, boxes: Boxes, past: readonly Boxes[], future: readonly Boxes[]): Bench => ({
  boxes,
  past,
  future,
  chosen: bench.chosen !== undefined && find(boxes, bench.chosen) ? bench.chosen : undefined,
})

export const act = (bench: Bench, what: Act): Bench => {
  const { boxes, chosen, held, past, future } = bench
  switch (what.do) {
    case 'choose':
      return { ...bench, chosen: what.box, held: find(boxes, what.box) ? undefined : what.at }
    case 'lift':
      return { ...bench, held: inHand(bench) }
    case 'carry':
      return held === undefined ? bench : { ...bench, held: placedAt(held.box, held.turn, what.x, what.y) }
    case 'nudge': {
      const hand = inHand(bench)
      if (hand === undefined) return bench
      const [x, y] = cornerOf(hand)
      const [dx, dy] = STEPS[what.way]
      return { ...bench, held: placedAt(hand.box, hand.turn, x + dx, y + dy) }
    }
    case 'turn': {
      const hand = inHand(bench)
      if (hand === undefined) return bench
      const turned = turnedBox(hand)
      return held === undefined ? changed(bench, withBox(boxes, turned), turned.box) : { ...bench, held: turned }
    }
    case 'setDown':
      return held === undefined ? bench : changed(bench, withBox(boxes, held), held.box)
    case 'putBack':
      return { ...bench, held: undefined, chosen: held && find(boxes, held.box) ? held.box : undefined }
    case 'remove':
      return changed(
        bench,
        boxes.filter(({ box }) => box !== chosen),
        undefined,
      )
    case 'leave':
      return { ...bench, chosen: undefined, held: undefined }
    case 'take':
      return changed(bench, what.boxes, undefined)
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? bench : stepped(bench, before, past.slice(0, -1), [boxes, ...future])
    }
    case 'redo': {
      const [after, ...rest] = future
      return after === undefined ? bench : stepped(bench, after, [...past, boxes], rest)
    }
  }
}
