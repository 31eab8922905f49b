import type { Example, ExampleCase } from '@tabletome/match/example'

/** The worked examples of each rulebook, by the numbers of their list. */
const numbered = (start: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => `${start}${String(i + 1).padStart(2, '0')}`)

export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  defenders: numbered('E-', 58),
  tactics: numbered('WE-', 98),
  rift: numbered('RIFT-EX-', 86),
  victorum: numbered('VIC-EX-', 75),
}

/** One case of an example, the first if nothing is said. */
export const caseOf = <P extends object>(examples: readonly Example<P>[], id: string, number = 1): ExampleCase<P> => {
  const found = examples.find(example => example.id === id)?.cases[number - 1]
  if (!found) throw new Error(`there is no case ${number} of ${id}`)
  return found
}
