import type { Example, ExampleCase } from '@tabletome/match/example'

/** The worked examples of each rulebook, by the numbers of their list. */
const numbered = (start: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => `${start}${String(i + 1).padStart(2, '0')}`)

/** Of Tactics: dungeons, tactic windows and scores are not yet laid out. */
const NOT_YET: readonly string[] = [
  'WE-24',
  'WE-54',
  'WE-55',
  'WE-66',
  'WE-72',
  'WE-81',
  'WE-83',
  'WE-84',
  'WE-85',
  'WE-86',
  'WE-87',
  'WE-88',
  'WE-90',
  'WE-92',
  'WE-93',
  'WE-95',
  'WE-96',
  'WE-97',
]

export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  defenders: numbered('E-', 58),
  tactics: numbered('WE-', 98).filter(id => !NOT_YET.includes(id)),
  rift: numbered('RIFT-EX-', 86),
  victorum: numbered('VIC-EX-', 75),
}

/** One case of an example, the first if nothing is said. */
export const caseOf = <P extends object>(examples: readonly Example<P>[], id: string, number = 1): ExampleCase<P> => {
  const found = examples.find(example => example.id === id)?.cases[number - 1]
  if (!found) throw new Error(`there is no case ${number} of ${id}`)
  return found
}
