/** The log only grows, but undo leads back: a tree of the places a match has been to. */
import type { RecordLine } from './types.ts'

export interface Place {
  /** The line that led here; 0 for the start. */
  readonly seq: number
  readonly line: RecordLine | undefined
  /** Undefined at the start, and where the rules changed and the position was stored with the line. */
  readonly before: Place | undefined
}

export class Timeline {
  /** Where the match stood after each line: an undo stands where it led back to. */
  private readonly places: Place[] = [{ seq: 0, line: undefined, before: undefined }]

  constructor(lines: readonly RecordLine[]) {
    for (const line of lines) this.add(line)
  }

  get length(): number {
    return this.places.length - 1
  }

  add(line: RecordLine): void {
    this.places.push(this.placeAfter(line))
  }

  at(seq: number): Place {
    const place = this.places[seq]
    if (!place) throw new Error(`The record has no line ${seq}`)
    return place
  }

  /** From the start (or a stored position) to where the match stood after this line. */
  wayTo(seq: number): readonly Place[] {
    const way: Place[] = []
    for (let place: Place | undefined = this.at(seq); place; place = place.before) way.push(place)
    return way.reverse()
  }

  private placeAfter(line: RecordLine): Place {
    const { seq } = line
    if (!('undo' in line)) return { seq, line, before: this.at(seq - 1) }
    if (line.position) return { seq, line, before: undefined }
    const target = this.at(line.undo)
    return line.takeBack ? { seq, line, before: target } : target
  }
}
