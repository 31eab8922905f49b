import { createBecause } from '../../text/because.ts'
import { cardEntries, type Entry, prefixed, textWith } from '../../text/make.ts'
import type { GameText } from '../../types.ts'
import { createAsk } from './say/ask.ts'
import { createBarred } from './say/barred.ts'
import { createCard } from './say/card.ts'
import { createChanges, createHidden } from './say/changes.ts'
import { createDescribe } from './say/describe.ts'
import { createGoal } from './say/goal.ts'
import { createHeadline, createPhases } from './say/headline.ts'
import { createLog } from './log/index.ts'
import { causeName } from './names.ts'
import { createOption } from './options/index.ts'
import { createReason } from './say/reason.ts'
import { heroesOf, createResult } from './say/result.ts'
import type { Words } from './words.ts'

/** Names by kind and id, `short.<id>` for what an ability, a spell, a storm or a boss card does. */
const entriesOf = ({ settings, phrases, board, campaign, names, texts, abilities, ask }: Words): Entry[] => [
  ...Object.entries(settings),
  ...prefixed('phrase', phrases),
  ...prefixed('board', board),
  ...prefixed('campaign', campaign),
  ...prefixed('tower', names.towers),
  ...prefixed('family', names.families),
  ...prefixed('shape', names.shapes),
  ...prefixed('hero', { ...names.heroes, wildcat: names.Hero('wildcat') }),
  ...prefixed('basic', texts.basics),
  ...cardEntries('ability', abilities),
  ...prefixed('spell', names.spells),
  ...prefixed('short', texts.spellTexts),
  ...cardEntries('storm', texts.storms),
  ...cardEntries('special', texts.specials),
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
      heroes: heroesOf,
      describe: createDescribe,
      card: createCard,
    },
    key => (key.startsWith('cause.') ? causeName(words, key.slice(6)) : ''),
  )
