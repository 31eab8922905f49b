import { existsSync, readFileSync } from 'node:fs'

/** A change that no test can notice, as `equivalent-mutants.md` lists it with its reason. */
export interface Known {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly reason: string
}
const ROW = /^- `(?<file>[^`]+)` ``(?<before>.+?)`` → ``(?<after>.*?)``: (?<reason>.+)$/

export const readKnown = (path: string): Known[] => (existsSync(path) ? knownIn(readFileSync(path, 'utf8')) : [])
export const knownIn = (text: string): Known[] => {
  const list: Known[] = []
  for (const line of text.split('\n')) {
    const row = ROW.exec(line)?.groups
    if (row !== undefined)
      list.push({ file: row.file ?? '', before: tidy(row.before), after: tidy(row.after), reason: row.reason ?? '' })
  }
  return list
}
const tidy = (text = ''): string => text.trim()
export const rowOf = (file: string, before: string, after: string): string =>
  `- \`${file}\` \`\` ${before} \`\` → \`\` ${after} \`\`: `
