import type { GameText } from '../../types.ts'
import { FOE_IDS } from '../content/cards.ts'
import { REGIONS, REGION_IDS } from '../content/regions.ts'
import { makeAsk } from './say/ask.ts'
import { makeBarred } from './say/barred.ts'
import { makeCard } from './say/card.ts'
import { makeChanges, makeHidden } from './say/changes.ts'
import { makeDescribe } from './say/describe.ts'
import { makeHeadline, makePhases } from './say/headline.ts'
import { makeLog } from './log/index.ts'
import { shortOf, shortWithName } from './names.ts'
import { makeOption } from './options/index.ts'
import { makeReason } from './say/reason.ts'
import { makeResult } from './say/result.ts'
import type { Words } from './words.ts'

/** Every string in an answer gets the last touch of its language. */
const typesetIn = <T>(value: T, typeset: (text: string) => string): T => {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => typesetIn(item, typeset)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetIn<unknown>(item, typeset)])) as T
}

/** `short.<ability>`: a Region prints no other name of its Ability, so there the line begins with it. */
const shortsOf = (words: Words): Record<string, string> => {
  const local = new Set(['rest', ...REGION_IDS.flatMap(region => [REGIONS[region].A.id, REGIONS[region].B.id])])
  const shorts: Record<string, string> = {}
  for (const id of Object.keys({ ...words.abilities, ...words.effects }))
    shorts[`short.${id}`] = local.has(id) ? shortWithName(words, id) : shortOf(words, id)
  for (const id of FOE_IDS) shorts[`short.${id}`] = words.foeTexts[id].brief
  return shorts
}

/** The game's text in one language: which line for which fact is decided here and below, how it reads by the words. */
export const makeText = (words: Words): GameText => {
  const set = <T>(value: T) => typesetIn(value, words.typeset)
  const touched =
    <A extends readonly unknown[], R>(say: (...about: A) => R) =>
    (...about: A) =>
      set(say(...about))
  const table = new Map<string, string>([
    ...Object.entries(words.settings),
    ...Object.entries(words.board).map(([key, text]) => [`board.${key}`, text] as const),
    ...Object.entries(shortsOf(words)),
  ])
  return {
    ...set(words.about),
    words: touched(key => table.get(key) ?? ''),
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
