import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { ask } from './ask.ts'
import { because } from './because.ts'
import { board } from './board.ts'
import { campaign } from './campaign.ts'
import * as texts from './cards.ts'
import { causes } from './causes.ts'
import { changes, describe } from './describe.ts'
import { goal } from './goal.ts'
import { log } from './log.ts'
import * as names from './names.ts'
import { options, why } from './options.ts'
import { reasons } from './reasons.ts'
import { about, phrases, settings } from './settings.ts'

const HIGH = /[:;!?%«»]/
/** High punctuation does not stand at the start of a line. Most words have none. */
const typeset = (text: string) =>
  HIGH.test(text)
    ? text
        .replace(/ +:| *([;!?%»])/g, (_, mark: string | undefined) => `\u00a0${mark ?? ':'}`)
        .replace(/« */g, '«\u00a0')
    : text

export const words: Words = {
  about,
  settings,
  phrases,
  board,
  campaign,
  names,
  texts,
  abilities,
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
