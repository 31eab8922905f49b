import type { Glossary } from '@tabletome/games/types'

/** A word with a card, as it is written here. */
export interface Found {
  readonly id: string
  readonly word: string
}
export type Parts = readonly (string | Found)[]
/** Finds the words of a game in a text, each of them once. */
export type Finder = (text: string) => Parts

const ALONE = '='
/** Texts come up again and again; so many are kept. */
const KEPT = 500

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word in small letters may begin a sentence too. */
const writings = (word: string): readonly string[] => {
  const first = word.slice(0, 1)
  const capital = first.toLocaleUpperCase()
  return first === capital ? [word] : [word, capital + word.slice(1)]
}

export const finderOf = ({ entries, text }: Glossary): Finder => {
  const alone = new Map<string, string>()
  const within = new Map<string, string>()
  for (const { id } of entries)
    for (const match of text[id]?.match ?? [])
      if (match.startsWith(ALONE)) alone.set(match.slice(ALONE.length), id)
      else for (const word of writings(match)) if (!within.has(word)) within.set(word, id)
  const all = [...within.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(${all.join('|')})s?(?![\p{L}\p{N}])`, 'gu')
  const kept = new Map<string, Parts>()

  const search = (said: string): Parts => {
    const whole = alone.get(said)
    if (whole !== undefined) return [{ id: whole, word: said }]
    if (all.length === 0) return [said]
    const parts: (string | Found)[] = []
    const seen = new Set<string>()
    let from = 0
    for (const { index, 0: word, 1: base = '' } of said.matchAll(pattern)) {
      const id = within.get(base)
      if (id === undefined || seen.has(id)) continue
      seen.add(id)
      if (index > from) parts.push(said.slice(from, index))
      parts.push({ id, word })
      from = index + word.length
    }
    if (from < said.length) parts.push(said.slice(from))
    return parts
  }

  return said => {
    const known = kept.get(said)
    if (known) return known
    if (kept.size >= KEPT) kept.clear()
    const parts = search(said)
    kept.set(said, parts)
    return parts
  }
}
