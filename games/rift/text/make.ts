import { makeBecause } from '../../text/because.ts'
import { cardEntries, type Entry, prefixed, textWith } from '../../text/make.ts'
import type { GameText } from '../../types.ts'
import { makeAsk } from './say/ask.ts'
import { makeBarred } from './say/barred.ts'
import { makeCard } from './say/card.ts'
import { makeChanges, makeHidden } from './say/changes.ts'
import { makeDescribe } from './say/describe.ts'
import { makeGoal } from './say/goal.ts'
import { makeHeadline, makePhases } from './say/headline.ts'
import { makeLog } from './log/index.ts'
import { causeName } from './names.ts'
import { makeOption } from './options/index.ts'
import { makeReason } from './say/reason.ts'
import { heroesOf, makeResult } from './say/result.ts'
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
export const makeText = (words: Words): GameText =>
  textWith(
    words,
    entriesOf(words),
    {
      log: makeLog,
      headline: makeHeadline,
      goal: makeGoal,
      phases: makePhases,
      ask: makeAsk,
      option: makeOption,
      barred: makeBarred,
      reason: makeReason,
      changes: makeChanges,
      because: makeBecause,
      hidden: makeHidden,
      result: makeResult,
      heroes: heroesOf,
      describe: makeDescribe,
      card: makeCard,
    },
    key => (key.startsWith('cause.') ? causeName(words, key.slice(6)) : ''),
  )
