import type { GameText } from '../../types.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { makeAsk } from './ask.ts'
import { makeBarred } from './barred.ts'
import { makeCard, makeSetting } from './card/index.ts'
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
const cards = (prefix: string, texts: Readonly<Record<string, { readonly name: string; readonly text?: string }>>) =>
  Object.entries(texts).flatMap(([id, { name, text = '' }]): Entry[] => [
    [`${prefix}.${id}`, name],
    ...(text === '' ? [] : [[`short.${id}`, text] as const]),
  ])

/** Names by kind and id, `short.<id>` for what a skill, a tactic, a bane, a prowess or an event does. */
const tableOf = (words: Words): ReadonlyMap<string, string> => {
  const { settings, board, names, arenas, story, ask } = words
  return new Map<string, string>([
    ...Object.entries(settings),
    ...prefixed('board', board),
    ...prefixed('hero', names.heroes),
    ...prefixed('scion', names.scions),
    ...prefixed('region', names.regions),
    ...prefixed('kind', names.kinds),
    ...prefixed('class', names.classes),
    ...HERO_IDS.map((id): Entry => [`classOf.${id}`, names.classOf(id)]),
    ...prefixed('die', names.dice),
    ...prefixed('sport', names.sports),
    ...prefixed('deck', names.decks),
    ...prefixed('placeKind', names.placeKinds),
    ...prefixed('place', names.places),
    ...prefixed('step', names.steps),
    ...prefixed('entry', names.entries),
    ...prefixed('difficulty', names.difficulties),
    ...cards('skill', names.skills),
    ...cards('tactic', names.tactics),
    ...cards('bane', names.banes),
    ...cards('prowess', names.prowess),
    ...cards('card', names.fights),
    ...cards('card', names.opportunities),
    ...Object.entries(arenas).map(([id, { name }]): Entry => [`arena.${id}`, name]),
    ...ask.phases.map((name, at): Entry => [`phase.${at + 1}`, name]),
    ['prologue', story.prologue],
  ])
}

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
    setting: touched(makeSetting(words)),
  }
}
