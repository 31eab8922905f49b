import { actGlyphs } from './actGlyphs.ts'
import { cardGlyphs } from './cardGlyphs.ts'
import { unitGlyphs } from './unitGlyphs.ts'

/** Icon bodies by kind of unit, skill, tactic, card, act and fact: the names the text may use. */
export const glyphs = { ...unitGlyphs, ...cardGlyphs, ...actGlyphs } as const

export type GlyphName = keyof typeof glyphs

const byName: Readonly<Record<string, string>> = glyphs
export const glyphNamed = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : byName[name]
/** Of a chip, a kind or a unit in combat: `archer.2` is an Archer. */
export const glyphOfKind = (kind: string): string => byName[kind.split('.')[0] ?? ''] ?? glyphs.unit
