/**
 * Provably fair chance. The server's seed is fixed before the first answer: its SHA-256 is shown then, the seed itself
 * after the end. The generator is seeded with the SHA-256 of the seed, the match id and what the seats added, joined by
 * spaces, so that nobody alone decides what will fall.
 */
import { chacha20, sfc32, sha256 } from '@tabletome/engine'
import type { Random } from '@tabletome/engine'
import type { RecordHead } from './types.ts'

/** 256 bits as 64 hexadecimal digits. */
export const newSeed = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export const commitOf = (seed: string): string => sha256(seed)

export const generatorOf = (
  { match, drawnBy = match, nonces, random }: Pick<RecordHead, 'match' | 'drawnBy' | 'nonces' | 'random'>,
  seed: string,
): Random => {
  const text = sha256([seed, drawnBy, ...nonces].join(' '))
  return random === 'chacha20' ? chacha20(text) : sfc32(text)
}
