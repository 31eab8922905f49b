import type { Random, SavedRandom } from '../types.ts'
import { belowBy } from './below.ts'
import { sha256 } from './sha256.ts'

/** Cryptographic stream for matches: however many rolls are seen, the next one cannot be predicted (RFC 8439 block function). */
class ChaCha20 implements Random {
  private readonly key: string
  private block: number
  private used: number
  private stream: Uint32Array | undefined
  constructor(key: string, block: number, used: number) {
    this.key = key
    this.block = block
    this.used = used
  }
  word(): number {
    if (this.used === 16) {
      this.block++
      this.used = 0
      this.stream = undefined
    }
    this.stream ??= chachaBlock(this.key, this.block)
    return this.stream[this.used++] ?? 0
  }
  below(n: number): number {
    return belowBy(this, n)
  }
  save(): SavedRandom {
    return { kind: 'chacha20', key: this.key, block: this.block, used: this.used }
  }
  copy(): Random {
    return new ChaCha20(this.key, this.block, this.used)
  }
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

/** One block of 16 words for a key of 64 hexadecimal digits, a counter and a nonce of zeros. */
export function chachaBlock(key: string, counter: number): Uint32Array {
  const start = new Uint32Array(16)
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i] ?? 0
  for (let i = 0; i < 8; i++) start[4 + i] = littleEndian(key.slice(i * 8, i * 8 + 8))
  start[12] = counter
  const work = start.slice()
  for (let round = 0; round < 10; round++) for (const [a, b, c, d] of ROUNDS) quarter(work, a, b, c, d)
  for (let i = 0; i < 16; i++) work[i] = (work[i] ?? 0) + (start[i] ?? 0)
  return work
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  add(words, a, b, d, 16)
  add(words, c, d, b, 12)
  add(words, a, b, d, 8)
  add(words, c, d, b, 7)
}
function add(words: Uint32Array, to: number, from: number, turned: number, bits: number): void {
  words[to] = (words[to] ?? 0) + (words[from] ?? 0)
  const mixed = (words[turned] ?? 0) ^ (words[to] ?? 0)
  words[turned] = (mixed << bits) | (mixed >>> (32 - bits))
}
const littleEndian = (hex: string): number =>
  Number.parseInt(hex.slice(6, 8) + hex.slice(4, 6) + hex.slice(2, 4) + hex.slice(0, 2), 16)

export const chacha20 = (seed: string): Random => new ChaCha20(sha256(seed), 0, 0)
export const loadChacha20 = (saved: Extract<SavedRandom, { kind: 'chacha20' }>): Random =>
  new ChaCha20(saved.key, saved.block, saved.used)
