import { readFileSync } from 'node:fs'
import { NAMES, type InBoth } from './sane.ts'

type Values = Readonly<Record<string, unknown>>
/** All names of a kind, by the value of a template that takes them. */
export type Kinds = Readonly<Record<string, readonly unknown[]>>

/** Every way to fill a template: each value in turn takes all its names while the others stay as they are. */
export const filled = (values: Values, kinds: Kinds): Values[] => [
  values,
  ...Object.entries(kinds).flatMap(([key, names]) => names.map(name => ({ ...values, [key]: name }))),
]

interface Facts {
  /** The file that declares them: every type it names must be told. */
  readonly declared: URL
  /** One value for every field there is. */
  readonly values: Values
  readonly kinds: Kinds
  /** Where a field means something else in one fact. */
  readonly but?: Readonly<Record<string, Values>>
}

/** What is wrong with a line of the chronicle, for every fact and every name it can speak of. */
export const lineFaults = (inBoth: InBoth, { declared, values, kinds, but = {} }: Facts): string[] => {
  const types = [...readFileSync(declared, 'utf8').matchAll(/\btype: '(\w+)'/g)].flatMap(([, type]) => type ?? [])
  if (types.length === 0) throw new Error(`${declared.pathname} declares no fact`)
  const faults = types.flatMap(type => {
    const own = but[type] ?? {}
    const free = Object.fromEntries(Object.entries(kinds).filter(([key]) => !(key in own)))
    return filled({ ...values, ...own }, free).flatMap(fact =>
      inBoth(`log ${type}`, text => text.log({ ...fact, type }, NAMES)),
    )
  })
  return [...new Set(faults)]
}
