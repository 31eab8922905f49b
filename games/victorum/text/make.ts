import { createBecause } from '../../text/because.ts'
import { cardEntries, type Entry, prefixed, textWith } from '../../text/make.ts'
import type { GameText } from '../../types.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { createAsk } from './say/ask.ts'
import { createBarred } from './say/barred.ts'
import { createCard, createSetting } from './say/card.ts'
import { createChanges, createHidden } from './say/changes.ts'
import { createDescribe } from './say/describe.ts'
import { createGoal } from './say/goal.ts'
import { createHeadline, createPhases } from './say/headline.ts'
import { createItself, createLog } from './log/index.ts'
import { causeName } from './names.ts'
import { createMilestones } from './milestones/index.ts'
import { createOption } from './options/index.ts'
import { createReason } from './say/reason.ts'
import { heroesOf, createResult } from './say/result.ts'
import type { Words } from './words.ts'

/** Names by kind and id, `short.<id>` for what a skill, a tactic, a bane, a prowess or an event does. */
const entriesOf = (words: Words): Entry[] => {
  const { settings, board, names, arenas, story, ask } = words
  return [
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
    ...cardEntries('skill', names.skills),
    ...cardEntries('tactic', names.tactics),
    ...cardEntries('bane', names.banes),
    ...cardEntries('prowess', names.prowess),
    ...cardEntries('card', names.fights),
    ...cardEntries('card', names.opportunities),
    ...Object.entries(arenas).map(([id, { name }]): Entry => [`arena.${id}`, name]),
    ...ask.phases.map((name, at): Entry => [`phase.${at + 1}`, name]),
    ['prologue', story.prologue],
  ]
}

/** The game's text in one language. */
export const createText = (words: Words): GameText =>
  textWith(
    words,
    entriesOf(words),
    {
      log: createLog,
      itself: createItself,
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
      milestones: createMilestones,
      describe: createDescribe,
      card: createCard,
      setting: createSetting,
    },
    key => (key.startsWith('cause.') ? causeName(words, key.slice(6)) : ''),
  )
