import type { Words } from '../words.ts'
import { ask } from './ask.ts'
import { because } from './because.ts'
import { board } from './board.ts'
import { builder } from './builder.ts'
import { cards } from './cards.ts'
import { crystals } from './dungeons.ts'
import { monsters } from './enemyCards.ts'
import { tactics } from './tactics.ts'
import { causes } from './causes.ts'
import { changes, describe } from './describe.ts'
import { goal } from './goal.ts'
import { log } from './log.ts'
import * as names from './names.ts'
import { options, why } from './options.ts'
import { reasons } from './reasons.ts'
import { about, phrases, settings } from './settings.ts'
import { spells, spellTexts, traits, units } from './units.ts'

/** High punctuation and units do not stand at the start of a line. */
const typeset = (text: string) =>
  text
    .replace(/ +:| *([;!?%»])/g, (_, mark: string | undefined) => `\u00a0${mark ?? ':'}`)
    .replace(/« */g, '«\u00a0')
    .replace(/([\d}]) (PM|PV)\b/g, '$1\u00a0$2')

export const words: Words = {
  about,
  settings,
  phrases,
  board,
  builder,
  names,
  units,
  traits,
  spells,
  spellTexts,
  tactics,
  monsters,
  crystals,
  cards,
  causes,
  describe,
  changes,
  log,
  goal,
  ask,
  options,
  why,
  reasons,
  because,
  colon: ' : ',
  typeset,
}
