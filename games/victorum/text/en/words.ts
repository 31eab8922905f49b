import { arenas, cards as arenaCards, listFor } from './arenas.ts'
import { ask } from './ask.ts'
import { board } from './board.ts'
import { causes } from './causes.ts'
import { cards, changes, describe } from './describe.ts'
import { goal } from './goal.ts'
import { log } from './log.ts'
import { milestones } from './milestones.ts'
import * as names from './names.ts'
import { options, why } from './options.ts'
import { because, reasons } from './reasons.ts'
import { scionCards, scionWords } from './scions.ts'
import { about, settings } from './settings.ts'
import { story } from './story.ts'
import { terms } from './terms.ts'

export const words = {
  about,
  settings,
  board,
  names,
  causes,
  arenas,
  arenaCards: { ...arenaCards, listFor: listFor as Readonly<Record<keyof typeof listFor, string>> },
  terms: terms as Readonly<Record<keyof typeof terms, { readonly name: string; readonly text: string }>>,
  scions: { cards: scionCards, words: scionWords },
  story,
  describe,
  cards,
  changes,
  log,
  milestones,
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
