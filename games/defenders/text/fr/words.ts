import type { Words } from '../words.ts'
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

/** High punctuation and units do not stand at the start of a line. */
const typeset = (text: string) =>
  text
    .replace(/ +([:;!?»])/g, '\u00a0$1')
    .replace(/« */g, '«\u00a0')
    .replace(/([\d}]) (PA|PV)\b/g, '$1\u00a0$2')

export const words: Words = {
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
  colon: ' : ',
  typeset,
}
