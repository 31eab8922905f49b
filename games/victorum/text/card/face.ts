import type { CardFace } from '../../../types.ts'
import { joined } from '../sentence.ts'

export type Face = CardFace
export const sentences = (...parts: readonly (string | undefined)[]) => joined(parts, ' ')
/** A paragraph each. */
export const paragraphs = (...parts: readonly (string | undefined)[]) => joined(parts, '\n')

/** Each rule once. */
export const face = (title: string, kind: string, text: string, ...rules: readonly (readonly string[])[]): Face => ({
  title,
  kind,
  text,
  rules: [...new Set(rules.flat())],
})
