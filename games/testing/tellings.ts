import { readFileSync } from 'node:fs'

/** Facts whose rule stands in no rulebook, by language. */
export const tellingFaults = (
  tellings: Readonly<Record<string, { readonly rule: string }>>,
  rulebook: URL,
): readonly string[] =>
  ['en', 'fr'].flatMap(language => {
    const book = readFileSync(new URL(`${language}.md`, rulebook), 'utf8')
    return Object.entries(tellings)
      .filter(([, { rule }]) => !book.includes(`**${rule}**`))
      .map(([fact, { rule }]) => `${fact}: no ${rule} in ${language}`)
  })
