import { Hidden } from './errors.ts'
import type { Random } from './types.ts'

/** What rules cannot read: pile orders and chance. A view has another one, in which they are missing. */
export interface Secret {
  /** Positions of the faces, sorted. */
  roll(faces: readonly unknown[], count: number): number[]
  draw(pile: string): unknown
  peek(pile: string, count: number): readonly unknown[]
  place(pile: string, card: unknown, where: 'top' | 'bottom'): void
  transfer(from: string, to: string, where: 'top' | 'bottom'): void
  shuffle(pile: string): void
  copy(): Secret
}

/** The whole truth: cards in order (the last one is on top) and the generator. */
export class FullSecret implements Secret {
  readonly piles: Record<string, unknown[]>
  readonly random: Random
  /** How the next dice fall, where a position says so; after them chance is real. */
  readonly laid: unknown[]
  constructor(piles: Record<string, unknown[]>, random: Random, laid: readonly unknown[] = []) {
    this.piles = piles
    this.random = random
    this.laid = laid.slice()
  }
  private pile(name: string): unknown[] {
    const pile = this.piles[name]
    if (!pile) throw new Error(`no pile "${name}"`)
    return pile
  }
  roll(faces: readonly unknown[], count: number): number[] {
    const rolled: number[] = []
    for (let i = 0; i < count; i++) {
      const face = faces.indexOf(faces[this.laidFace(faces) ?? this.random.below(faces.length)])
      let place = i
      for (; place > 0 && (rolled[place - 1] as number) > face; place--) rolled[place] = rolled[place - 1] as number
      rolled[place] = face
    }
    return rolled
  }
  /** A die laid for another roll than this one ends what was laid: the players went another way. */
  private laidFace(faces: readonly unknown[]): number | undefined {
    if (this.laid.length === 0) return undefined
    const face = faces.indexOf(this.laid.shift())
    if (face >= 0) return face
    this.laid.length = 0
    return undefined
  }
  draw(pile: string): unknown {
    return this.pile(pile).pop()
  }
  peek(name: string, count: number): readonly unknown[] {
    const pile = this.pile(name)
    const cards: unknown[] = []
    for (let i = pile.length - 1; i >= 0 && cards.length < count; i--) cards.push(pile[i])
    return cards
  }
  place(pile: string, card: unknown, where: 'top' | 'bottom'): void {
    if (where === 'top') this.pile(pile).push(card)
    else this.pile(pile).unshift(card)
  }
  transfer(from: string, to: string, where: 'top' | 'bottom'): void {
    this.place(to, this.pile(from).pop(), where)
  }
  shuffle(name: string): void {
    const pile = this.pile(name)
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.random.below(i + 1)
      const card = pile[i]
      pile[i] = pile[j]
      pile[j] = card
    }
  }
  copy(): Secret {
    const piles: Record<string, unknown[]> = {}
    for (const name in this.piles) piles[name] = this.pile(name).slice()
    return new FullSecret(piles, this.random.copy(), this.laid)
  }
}

/** A roll on a view: tells which outcomes there are, so that each can be followed. */
export class Fork extends Error {
  readonly faces: readonly unknown[]
  readonly count: number
  constructor(faces: readonly unknown[], count: number) {
    super('fork')
    this.faces = faces
    this.count = count
  }
}

/** On a view: dice follow a script and then fork, cards are hidden, piles only have sizes. */
export class ViewSecret implements Secret {
  private readonly script: readonly (readonly number[])[]
  private at = 0
  constructor(script: readonly (readonly number[])[] = []) {
    this.script = script
  }
  roll(faces: readonly unknown[], count: number): number[] {
    const next = this.script[this.at++]
    if (!next) throw new Fork(faces, count)
    return next.slice()
  }
  draw(pile: string): unknown {
    throw new Hidden(pile)
  }
  peek(pile: string): readonly unknown[] {
    throw new Hidden(pile)
  }
  place(): void {}
  transfer(): void {}
  shuffle(): void {}
  copy(): Secret {
    return new ViewSecret(this.script)
  }
}
