import type { GameText } from '../../types.ts'
import { UNITS } from '../content/units.ts'
import { makeAsk } from './ask.ts'
import { makeBarred } from './barred.ts'
import { makeCard } from './card.ts'
import { makeChanges, makeHidden } from './changes.ts'
import { makeDescribe } from './describe.ts'
import { makeHeadline, makePhases } from './headline.ts'
import { makeLog } from './log/index.ts'
import { causeName, isUnitCard, traitName, traitText } from './names.ts'
import { makeOption } from './options/index.ts'
import { makeReason } from './reason.ts'
import { makeResult } from './result.ts'
import { clause, inline } from './sentence.ts'
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

/** `ability.<card or trait>` and `short.<card or trait>`: the ability or spell of each Unit Card, on its normal side. */
const abilities = (words: Words): Entry[] =>
  Object.entries(UNITS).flatMap(([card, { trait, front }]) => {
    if (!isUnitCard(words, card)) return []
    const text = front.spell ? words.spellTexts[front.spell.id] : (traitText(words, card)?.text ?? '')
    return [card, ...(trait === undefined ? [] : [trait]), ...(front.spell ? [front.spell.id] : [])].flatMap(
      (id): Entry[] => [
        [`ability.${id}`, traitName(words, card)],
        [`short.${id}`, text],
      ],
    )
  })

const tableOf = (words: Words): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...Object.entries(words.settings),
    ...prefixed('board', words.board),
    ...prefixed('builder', words.builder),
    ...prefixed('class', words.names.classes),
    ...prefixed('action', words.names.actions),
    ...Object.entries(words.names.cells).map(([id, { name }]): Entry => [`cell.${id}`, name]),
    ...Object.entries(words.names.terrains).map(([id, { name }]): Entry => [`terrain.${id}`, name]),
    ...Object.entries(words.tactics).flatMap(([id, text]): Entry[] => [
      [`tactic.${id}`, text.name],
      [`tactic.${id}.if`, clause(text.when)],
      [`tactic.${id}.then`, inline(text.effect)],
    ]),
    ...Object.entries(words.monsters).flatMap(([id, { name, text }]): Entry[] => [
      [`monster.${id}`, name],
      [`short.${id}`, text],
    ]),
    ...Object.entries(words.crystals).flatMap(([id, { name, bonus }]): Entry[] => [
      [`crystal.${id}`, name],
      [`short.${id}`, bonus],
    ]),
    ...abilities(words),
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
