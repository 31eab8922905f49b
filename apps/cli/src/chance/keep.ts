import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { Misuse } from '../arguments.ts'
import type { Sample } from './sample.ts'

interface Kept {
  readonly match: number
  readonly samples: readonly Sample[]
}

/** Matches played so far, one line each, so that a long run can be stopped and gone on with. The first line says what they are. */
export function keptIn(
  path: string | undefined,
  what: object,
): { samples: Sample[]; matches: number; add(kept: Kept): void } {
  const head = JSON.stringify(what)
  if (path === undefined) return { samples: [], matches: 0, add: () => undefined }
  if (!existsSync(path)) appendFileSync(path, `${head}\n`)
  const [first, ...lines] = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  if (first !== head) throw new Misuse(`${path} holds other matches: ${first ?? 'nothing'}`)
  const kept = lines.map(line => JSON.parse(line) as Kept)
  return {
    samples: kept.flatMap(({ samples }) => samples),
    matches: kept.length,
    add: each => appendFileSync(path, `${JSON.stringify(each)}\n`),
  }
}
