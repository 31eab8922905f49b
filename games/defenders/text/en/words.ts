import { artifactAbilities } from './artifacts.ts'
import { ask } from './ask.ts'
import { because } from './because.ts'
import { board } from './board.ts'
import { cards, changes, describe } from './cards.ts'
import { effects } from './enemies.ts'
import { foeTexts } from './foes.ts'
import { heroAbilities } from './heroes.ts'
import { goal } from './goal.ts'
import { log } from './log.ts'
import * as names from './names.ts'
import { options, why } from './options.ts'
import { reasons } from './reasons.ts'
import { regionAbilities } from './regions.ts'
import { about, phrases, settings } from './settings.ts'

export const words = {
  about,
  settings,
  phrases,
  board,
  names,
  abilities: { ...regionAbilities, ...heroAbilities, ...artifactAbilities },
  effects,
  foeTexts,
  cards,
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
