/** Where things stand on the curve of a match, in the units of its drawing. */
export const PAD = { left: 40, right: 16, top: 20, bottom: 26 }

/** `low`: under the slider of a replay. */
export const sizeOf = (phone: boolean, low: boolean) => ({
  width: phone ? 380 : low ? 1400 : 1000,
  height: low ? 130 : phone ? 210 : 240,
})

/** The part of the whole width before the axis and behind it: a slider lies exactly over it. */
export const axisShares = (phone: boolean, low: boolean) => {
  const { width } = sizeOf(phone, low)
  return { before: PAD.left / width, behind: PAD.right / width }
}

interface Placed {
  readonly at: number
  readonly text: string
}
const LETTER = 6.6
const GAP = 12
const LONGEST = 18

/** “Turn 8: the Solo Enemy” is long; “Turn 8” says where one is. */
const shortened = (text: string) => {
  const [head = text] = text.length > LONGEST ? text.split(/\s*:/) : [text]
  return head.length > LONGEST ? `${head.slice(0, LONGEST - 1)}…` : head
}

/** The names along the axis that fit beside each other, whole; the others are ticks only. */
export const namesOn = (places: readonly Placed[], width: number): readonly Placed[] => {
  const named: Placed[] = []
  let free = 0
  for (const { at, text: whole } of places) {
    const text = shortened(whole)
    const half = (LETTER * text.length) / 2
    if (at - half < free || at + half > width) continue
    named.push({ at, text })
    free = at + half + GAP
  }
  return named
}

const TICKS_APART = 5
/** Ticks that can be told apart; where a match has more turns than that, not every one has its own. */
export const ticksOn = (places: readonly number[]): readonly number[] => {
  const ticks: number[] = []
  for (const at of places) if (at - (ticks.at(-1) ?? -TICKS_APART) >= TICKS_APART) ticks.push(at)
  return ticks
}

const LEAST_STEP = 8
/** Where the steps of a branch stand: at their time, but never so close that the branch could not be seen. */
export const branchAt = (times: readonly number[], right: number): readonly number[] => {
  const [from = 0] = times
  const steps = times.length - 1
  const reach = Math.max((times.at(-1) ?? from) - from, LEAST_STEP * steps)
  const begin = Math.min(from, right)
  const end = Math.min(right, begin + reach)
  return times.map((_, i) => begin + ((end - begin) * i) / Math.max(1, steps))
}

interface Spot {
  readonly x: number
  readonly y: number
}
const NEAR = { x: 25, y: 21 }
const STEPS = [30, 52, 74, 96]

/**
 * Where the sign of each mark stands: beside its point, away from the middle, inside the drawing; where another sign stands already,
 * farther off, on the other side or a step to the right or left.
 */
export const signsAt = (
  marks: readonly Spot[],
  { top, bottom, right }: { top: number; bottom: number; right: number },
): readonly Spot[] => {
  const placed: Spot[] = []
  for (const { x: at, y } of marks) {
    const x = Math.min(at, right)
    const away = y < (top + bottom) / 2 ? 1 : -1
    const spots = [0, -1, 1, -2, 2].flatMap(aside =>
      [away, -away].flatMap(way => STEPS.map(step => ({ x: x + aside * NEAR.x, y: y + way * step }))),
    )
    const inside = spots.filter(spot => spot.y >= top && spot.y <= bottom && spot.x <= right)
    const isFree = (spot: Spot) =>
      placed.every(other => Math.abs(other.x - spot.x) >= NEAR.x || Math.abs(other.y - spot.y) >= NEAR.y)
    placed.push(inside.find(isFree) ?? { x, y: y + away * 30 })
  }
  return placed
}
