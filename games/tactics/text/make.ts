import { createBecause } from '../../text/because.ts'
import { type Entry, prefixed, textWith } from '../../text/make.ts'
import type { GameText } from '../../types.ts'
import { UNITS } from '../content/units.ts'
import { createAsk } from './say/ask.ts'
import { createBarred } from './say/barred.ts'
import { createCard } from './say/card.ts'
import { createChanges, createHidden } from './say/changes.ts'
import { createDescribe } from './say/describe.ts'
import { createGoal } from './say/goal.ts'
import { createHeadline, createPhases } from './say/headline.ts'
import { createLog } from './log/index.ts'
import { causeName, isUnitCard, traitName, traitText } from './names.ts'
import { createOption } from './options/index.ts'
import { createReason } from './say/reason.ts'
import { createResult } from './say/result.ts'
import { clause, inline } from '../../text/sentence.ts'
import type { Words } from './words.ts'

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

const entriesOf = (words: Words): Entry[] => [
  ...Object.entries(words.settings),
  ...prefixed('phrase', words.phrases),
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
]

/** The game's text in one language. */
export const createText = (words: Words): GameText =>
  textWith(
    words,
    entriesOf(words),
    {
      log: createLog,
      headline: createHeadline,
      goal: createGoal,
      phases: createPhases,
      ask: createAsk,
      option: createOption,
      barred: createBarred,
      reason: createReason,
      changes: createChanges,
      because: createBecause,
      hidden: createHidden,
      result: createResult,
      describe: createDescribe,
      card: createCard,
    },
    key => (key.startsWith('cause.') ? causeName(words, key.slice(6)) : ''),
  )
