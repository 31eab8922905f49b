import type { Example, ExampleCase } from '@tabletome/match/example'

/** The worked examples of each rulebook, by the numbers of their list. */
const numbered = (start: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => `${start}${String(i + 1).padStart(2, '0')}`)

/** Of Tactics: Solo, Co-op, teams, Battle and longer lines are not yet laid out. */
const NOT_YET: readonly string[] = [
  'WE-20',
  'WE-22',
  'WE-24',
  'WE-54',
  'WE-55',
  'WE-59',
  'WE-64',
  'WE-65',
  'WE-66',
  'WE-67',
  'WE-69',
  'WE-70',
  'WE-71',
  'WE-72',
  'WE-73',
  'WE-74',
  'WE-75',
  'WE-76',
  'WE-77',
  'WE-78',
  'WE-79',
  'WE-80',
  'WE-81',
  'WE-82',
  'WE-83',
  'WE-84',
  'WE-85',
  'WE-86',
  'WE-87',
  'WE-88',
  'WE-89',
  'WE-90',
  'WE-91',
  'WE-92',
  'WE-93',
  'WE-94',
  'WE-95',
  'WE-96',
  'WE-97',
  'WE-98',
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
