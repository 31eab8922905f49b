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

export const words = {
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
  /** Between a name and what is said about it. */
  colon: ': ',
  /** The last touch on every line. */
  typeset: (text: string) => text,
}
