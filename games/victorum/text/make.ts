import { makeBecause } from '../../text/because.ts'
import { cardEntries, type Entry, prefixed, textWith } from '../../text/make.ts'
import type { GameText } from '../../types.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { makeAsk } from './say/ask.ts'
import { makeBarred } from './say/barred.ts'
import { makeCard, makeSetting } from './say/card.ts'
import { makeChanges, makeHidden } from './say/changes.ts'
import { makeDescribe } from './say/describe.ts'
import { makeGoal } from './say/goal.ts'
import { makeHeadline, makePhases } from './say/headline.ts'
import { makeItself, makeLog } from './log/index.ts'
import { causeName } from './names.ts'
import { makeMilestones } from './milestones/index.ts'
import { makeOption } from './options/index.ts'
import { makeReason } from './say/reason.ts'
import { heroesOf, makeResult } from './say/result.ts'
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
export const makeText = (words: Words): GameText =>
  textWith(
    words,
    entriesOf(words),
    {
      log: makeLog,
      itself: makeItself,
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
      milestones: makeMilestones,
      describe: makeDescribe,
      card: makeCard,
      setting: makeSetting,
    },
    key => (key.startsWith('cause.') ? causeName(words, key.slice(6)) : ''),
  )
