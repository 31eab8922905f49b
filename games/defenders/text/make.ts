import { createBecause } from '../../text/because.ts'
import { type Entry, prefixed, textWith } from '../../text/make.ts'
import type { GameText } from '../../types.ts'
import { FOE_IDS } from '../content/cards.ts'
import { REGIONS, REGION_IDS } from '../content/regions.ts'
import { createAsk } from './say/ask.ts'
import { createBarred } from './say/barred.ts'
import { createCard } from './say/card.ts'
import { createChanges, createHidden } from './say/changes.ts'
import { createDescribe } from './say/describe.ts'
import { createGoal } from './say/goal.ts'
import { createHeadline, createPhases } from './say/headline.ts'
import { createLog } from './log/index.ts'
import { shortOf, shortWithName } from './names.ts'
import { createOption } from './options/index.ts'
import { createReason } from './say/reason.ts'
import { heroesOf, createResult } from './say/result.ts'
import type { Words } from './words.ts'

/** `short.<ability>`: a Region prints no other name of its Ability, so there the line begins with it. */
const shortsOf = (words: Words): Record<string, string> => {
  const local = new Set(['rest', ...REGION_IDS.flatMap(region => [REGIONS[region].A.id, REGIONS[region].B.id])])
  const shorts: Record<string, string> = {}
  for (const id of Object.keys({ ...words.abilities, ...words.effects }))
    shorts[`short.${id}`] = local.has(id) ? shortWithName(words, id) : shortOf(words, id)
  for (const id of FOE_IDS) shorts[`short.${id}`] = words.foeTexts[id].brief
  return shorts
}

const entriesOf = (words: Words): Entry[] => [
  ...Object.entries(words.settings),
  ...prefixed('phrase', words.phrases),
  ...prefixed('board', words.board),
  ...Object.entries(words.names.heroes).map(([id, { name }]): Entry => [`hero.${id}`, name]),
  ...Object.entries(words.names.foes).map(([id, { name }]): Entry => [`foe.${id}`, name]),
  ...Object.entries(shortsOf(words)),
]

/** The game's text in one language. */
export const createText = (words: Words): GameText =>
  textWith(words, entriesOf(words), {
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
  })
