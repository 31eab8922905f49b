import type { Random, SavedRandom } from '../types.ts'
import { sha256Words } from './sha256.ts'
import { belowBy } from './below.ts'

/** Small fast generator for simulations and search: four words of state. Not for matches where hidden cards must not be guessed. */
class Sfc32 implements Random {
  private a: number
  private b: number
  private c: number
  private d: number
  constructor(a: number, b: number, c: number, d: number) {
    this.a = a | 0
    this.b = b | 0
    this.c = c | 0
    this.d = d | 0
  }
  word(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + sum) | 0
    return sum >>> 0
  }
  below(n: number): number {
    return belowBy(this, n)
  }
  save(): SavedRandom {
    return { kind: 'sfc32', words: [this.a, this.b, this.c, this.d] }
  }
  copy(): Random {
    return new Sfc32(this.a, this.b, this.c, this.d)
  }
}

export function sfc32(seed: string): Random {
  const [a = 0, b = 0, c = 0] = sha256Words(seed)
  const random = new Sfc32(a, b, c, 1)
  for (let i = 0; i < 12; i++) random.word()
  return random
}

export const loadSfc32 = (saved: Extract<SavedRandom, { kind: 'sfc32' }>): Random => new Sfc32(...saved.words)
