import type { GameText } from '../../types.ts'
import { makeAsk } from './ask.ts'
import { makeBarred } from './barred.ts'
import { makeCard } from './card.ts'
import { makeChanges, makeHidden } from './changes.ts'
import { makeDescribe } from './describe.ts'
import { makeHeadline, makePhases } from './headline.ts'
import { makeLog } from './log/index.ts'
import { causeName } from './names.ts'
import { makeOption } from './options/index.ts'
import { makeReason } from './reason.ts'
import { makeResult } from './result.ts'
import type { Words } from './words.ts'

/** Every string in an answer gets the last touch of its language. */
const typesetIn = <T>(value: T, typeset: (text: string) => string): T => {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => typesetIn(item, typeset)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetIn<unknown>(item, typeset)])) as T
}

type Entry = readonly [key: string, text: string]
const prefixed = (prefix: string, texts: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(texts).map(([id, text]) => [`${prefix}.${id}`, text])
const cards = (prefix: string, texts: Readonly<Record<string, { readonly name: string; readonly text: string }>>) =>
  Object.entries(texts).flatMap(([id, { name, text }]): Entry[] => [
    [`${prefix}.${id}`, name],
    [`short.${id}`, text],
  ])

/** Names by kind and id, `short.<id>` for what an ability, a spell, a storm or a boss card does. */
const tableOf = ({ settings, board, campaign, names, texts, ask }: Words): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...Object.entries(settings),
    ...prefixed('board', board),
    ...prefixed('campaign', campaign),
    ...prefixed('tower', names.towers),
    ...prefixed('family', names.families),
    ...prefixed('shape', names.shapes),
    ...prefixed('hero', { ...names.heroes, wildcat: names.Hero('wildcat') }),
    ...prefixed('basic', texts.basics),
    ...prefixed('ability', names.abilities),
    ...prefixed('spell', names.spells),
    ...prefixed('short', { ...texts.abilityTexts, ...texts.spellTexts }),
    ...cards('storm', texts.storms),
    ...cards('special', texts.specials),
    ...Object.entries(texts.scenarios).flatMap(([id, { name, text }]): Entry[] => [
      [`scenario.${id}`, name],
      [`scenario.${id}.about`, text],
    ]),
    ...Object.entries(names.enemies).map(([letter, { one }]): Entry => [`enemy.${letter}`, one]),
    ...prefixed('boss', names.bosses),
    ...prefixed('damage', names.damage),
    ...prefixed('defense', names.defenses),
    ...prefixed('icon', names.icons),
    ...prefixed('colour', names.colours),
    ...prefixed('slot', names.slots),
    ...prefixed('difficulty', names.difficulties),
    ...ask.phases.map((name, at): Entry => [`phase.${at + 1}`, name]),
  ])

/** The game's text in one language: which line for which fact is decided here and below, how it reads by the words. */
export const makeText = (words: Words): GameText => {
  const set = <T>(value: T) => typesetIn(value, words.typeset)
  const touched =
    <A extends readonly unknown[], R>(say: (...about: A) => R) =>
    (...about: A) =>
      set(say(...about))
  const table = tableOf(words)
  return {
    ...set(words.about),
    words: touched(key => table.get(key) ?? (key.startsWith('cause.') ? causeName(words, key.slice(6)) : '')),
    log: touched(makeLog(words)),
    headline: touched(makeHeadline(words)),
    phases: touched(makePhases(words)),
    ask: touched(makeAsk(words)),
    option: touched(makeOption(words)),
    barred: touched(makeBarred(words)),
    reason: touched(makeReason(words)),
    changes: touched(makeChanges(words)),
    hidden: touched(makeHidden(words)),
    result: touched(makeResult(words)),
    describe: touched(makeDescribe(words)),
    card: touched(makeCard(words)),
  }
}
