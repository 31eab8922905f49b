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

export const words = {
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
  /** Between a name and what is said about it. */
  colon: ': ',
  /** The last touch on every line. */
  typeset: (text: string) => text,
}
