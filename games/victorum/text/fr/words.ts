import type { Words } from '../words.ts'
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

const HIGH = /[:;!?%«»]|\d PV/
/** High punctuation does not stand at the start of a line, nor do HP without their figure. Most words have none. */
const typeset = (text: string) =>
  HIGH.test(text)
    ? text
        .replace(/ +:| *([;!?%»])/g, (_, mark: string | undefined) => `\u00a0${mark ?? ':'}`)
        .replace(/« */g, '«\u00a0')
        .replace(/(\d) PV/g, '$1\u00a0PV')
    : text

export const words: Words = {
  about,
  settings,
  board,
  names,
  causes,
  arenas,
  arenaCards: { ...arenaCards, listFor },
  terms,
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
  colon: ' : ',
  typeset,
}
