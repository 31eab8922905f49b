import type { FriezeMark } from '@tabletome/games/types'

/** A fact of the frieze: at which line of the record it happened, and the sentence of the chronicle. */
export interface Remembered extends Omit<FriezeMark, 'at'> {
  readonly seq: number
  readonly text: string
}
/** One box of the frieze, with all it stands for. */
export interface Boxed {
  /** Where the box stands, and where its time is. */
  readonly x: number
  readonly at: number
  readonly facts: readonly [Remembered, ...Remembered[]]
  /** Under the box, as far as the drawing reaches; nothing where there is no room. */
  readonly label: { readonly x: number; readonly text: string } | undefined
}
interface Room {
  readonly left: number
  readonly right: number
  /** The side of a box. */
  readonly box: number
  /** Whether there is a line of words under the boxes. */
  readonly named: boolean
}

const GAP = 4
const LETTER = 6.4
const kindOf = ({ icon, name, tone, seat }: Remembered) => [icon, name, tone, seat].join(' ')

/** “portal”, “portal ×3”, “hearts −2”. */
export const labelOf = ([first, ...more]: Boxed['facts']): string => {
  if (first.figure === undefined) return more.length === 0 ? first.name : `${first.name} ×${more.length + 1}`
  const sum = more.reduce((all, { figure = 0 }) => all + figure, first.figure)
  return `${first.name} ${sum < 0 ? '−' : '+'}${Math.abs(sum)}`
}

/** Facts of one kind that would lie over each other share a box, in the middle of their times. */
const gathered = (facts: readonly Remembered[], xOf: (seq: number) => number, pitch: number) => {
  const groups: { from: number; at: number; facts: [Remembered, ...Remembered[]] }[] = []
  for (const fact of facts) {
    const x = xOf(fact.seq)
    const same = groups.findLast(group => kindOf(group.facts[0]) === kindOf(fact) && x - group.from < pitch)
    if (!same) groups.push({ from: x, at: x, facts: [fact] })
    else {
      same.facts.push(fact)
      same.at = (same.from + x) / 2
    }
  }
  return groups
}

/** The nearest place to `at` that is free, at most a box aside; nothing: there is no room. */
const freeAt = (at: number, taken: readonly number[], { left, right, box }: Room, pitch: number) => {
  const inside = (x: number) => x >= left + box / 2 && x <= right - box / 2
  const kept = Math.min(right - box / 2, Math.max(left + box / 2, at))
  return [kept, ...taken.flatMap(x => [x - pitch, x + pitch])]
    .filter(x => inside(x) && Math.abs(x - kept) <= pitch && taken.every(other => Math.abs(other - x) >= pitch - 0.01))
    .sort((a, b) => Math.abs(a - kept) - Math.abs(b - kept))[0]
}

/** The boxes of a frieze, none over another: alike ones are one, and of the others the weightier stay. In time order. */
export const boxesOf = (facts: readonly Remembered[], xOf: (seq: number) => number, room: Room): readonly Boxed[] => {
  const pitch = room.box + GAP
  const byWeight = gathered(facts, xOf, pitch).sort((a, b) => b.facts[0].weight - a.facts[0].weight)
  const placed: { x: number; at: number; facts: Boxed['facts'] }[] = []
  for (const { at, facts: of } of byWeight) {
    const taken = placed.map(({ x }) => x)
    const x = freeAt(at, taken, room, pitch)
    if (x !== undefined) placed.push({ x, at, facts: of })
  }
  const labels: { x: number; half: number }[] = []
  const labelled = placed.map((box): Boxed => {
    const text = labelOf(box.facts)
    const half = (LETTER * text.length) / 2
    const x = Math.min(room.right - half, Math.max(half, box.x))
    const fits = room.named && labels.every(other => Math.abs(other.x - x) >= other.half + half + GAP)
    if (fits) labels.push({ x, half })
    return { ...box, label: fits ? { x, text } : undefined }
  })
  return labelled.sort((a, b) => a.x - b.x)
}
