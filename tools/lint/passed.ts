import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Path → what its text comes to. */
export type Prints = Readonly<Record<string, string>>

export const printOf = (text: string): string => createHash('sha1').update(text).digest('base64')

/**
 * Which files were in order last time, by their text: only what has changed since needs another look. `judges` is what they are
 * judged by, such as a configuration; when that changes, all do.
 */
export const passedBefore = (file: string, judges: string) => {
  const before = load(file)
  const known = before.judges === judges ? before.prints : {}
  return {
    changed: (now: Prints): string[] => Object.keys(now).filter(path => known[path] !== now[path]),
    /** After all of them were found in order. */
    keep: (now: Prints): void => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ judges, prints: now }))
    },
  }
}

const load = (file: string): { judges?: string; prints: Prints } => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { judges: string; prints: Prints }
  } catch {
    return { prints: {} }
  }
}
