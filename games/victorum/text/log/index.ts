import { withTellings } from '../../../text/parts.ts'
import type { GameText, LogLine } from '../../../types.ts'
import { WEEKS } from '../../content/numbers.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { causeName } from '../names.ts'
import type { Words } from '../words.ts'
import type { Look } from './line.ts'
import { lineIcons } from './lineIcons.ts'
import { TELLINGS } from './tellings.ts'

type Tell<R> = Partial<Record<string, (fact: Fact, by: string) => R>>

/** What a fact says made it happen. */
const causeOf = (fact: Fact): string =>
  'cause' in fact ? fact.cause : fact.type === 'scionEffect' ? fact.run : 'for' in fact ? fact.for : ''

/** A name that stands in the sentence is not told again; “ember” in the name of an Ember Archer is no cause. */
const isSaidBy = (text: string, by: string): boolean => /^\p{Lu}/u.test(by) && text.includes(by)

/** One line per fact; the types see to it that no fact is forgotten. */
export const createLog = (words: Words): GameText['log'] => {
  // Both are tables typed fact by fact; here any fact asks for the entry of its own type.
  const said = words.log as unknown as Tell<string>
  const look = lineIcons as unknown as Tell<Look>
  return withTellings(told => {
    const fact = told as Fact
    const by = fact.type === 'blessingUsed' ? '' : causeName(words, causeOf(fact))
    const text = said[fact.type]?.(fact, by)
    if (text === undefined || text === '') return undefined
    const { cause, ...more } = look[fact.type]?.(fact, by) ?? {}
    const line: LogLine = {
      text: 'cause' in fact && cause !== false && by !== '' && !isSaidBy(text, by) ? `${text} (${by})` : text,
      ...more,
      // When a week is marked off the next one begins; the last of an act ends it.
      ...(fact.type === 'weekMarked' && fact.weeks < WEEKS && { round: words.ask.week(fact.weeks + 1) }),
    }
    return line
  }, TELLINGS)
}

/** Where every order of those who act by themselves ends alike, nobody is asked about it. */
export const createItself =
  ({ why }: Words): NonNullable<GameText['itself']> =>
  option =>
    option === 'auto' ? { text: why.alike, icon: 'auto', rule: 'VIC-RIVAL-MOVE-01' } : undefined
