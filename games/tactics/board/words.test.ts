import { expect, test } from 'vitest'
import { TACTIC_IDS } from '../content/ids.ts'
import { UNITS } from '../content/units.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'

const ABILITIES = Object.entries(UNITS).map(([card, { trait }]) => trait ?? card)
const OTHERS = [
  ...['fighter', 'wizard', 'rogue', 'beast'].map(id => `class.${id}`),
  ...['move', 'melee', 'missile', 'spell', 'ballista'].map(id => `action.${id}`),
  ...['climb', 'water', 'peak', 'ballista', 'forest', 'melee', 'artifact'].map(id => `cause.${id}`),
  ...['floor', 'rock', 'entrance', 'crystal', 'monster', 'caveIn', 'trap', 'door', 'barrier'].map(id => `cell.${id}`),
  ...TACTIC_IDS.flatMap(id => [`tactic.${id}.if`, `tactic.${id}.then`]),
  ...ABILITIES.flatMap(id => [`ability.${id}`, `short.${id}`]),
]

test.each([
  ['English', en],
  ['French', fr],
])('%s says what everything on the board is', (_language, text) => {
  expect(OTHERS.filter(key => text.words(key) === '')).toEqual([])
})
