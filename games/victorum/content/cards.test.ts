/** Words and rule links of every card are asked for in text/cards.test.ts, its code by the types of rules/effects. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { glyphNamed } from '../board/art/glyphs.ts'
import { BANE_IDS, BANES } from './banes.ts'
import { PROWESS, PROWESS_IDS } from './prowess.ts'
import { REGION_IDS } from './regions.ts'
import { SCION_IDS, SCIONS } from './scions.ts'
import { SKILL_IDS } from './skills.ts'
import { TACTIC_IDS } from './tactics.ts'
import { words } from '../text/en/words.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** What the tests of the game say, the lists of content left out. */
const told = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts') && !path.startsWith('content') && !path.endsWith('cards.test.ts'))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n')
const isTested = (id: string): boolean => new RegExp(`['"\` ]${id}['"\` :.]`).test(told)

/** Units, and prowess that only gives a skill or a number, are data. */
test('every card that does something is named by a test', () => {
  const banes = BANE_IDS.filter(id => BANES[id].type !== 'unit')
  const prowess = PROWESS_IDS.filter(id => PROWESS[id]?.does !== undefined)
  const doing = [...banes, ...prowess, ...TACTIC_IDS, ...SCION_IDS, ...REGION_IDS]
  expect(doing.filter(id => !isTested(id))).toEqual([])
  expect(SKILL_IDS.filter(id => !isTested(id) && !told.includes(words.names.skills[id].name))).toEqual([])
})
/** Banes that are no units share one picture. */
test('every tactic, skill, unit bane and scion has a picture', () => {
  const chips = SCION_IDS.flatMap(id => SCIONS[id].chips.map(chip => chip.id))
  const baneUnits = BANE_IDS.filter(id => BANES[id].type === 'unit')
  expect([...baneUnits, ...TACTIC_IDS, ...SKILL_IDS, ...chips].filter(id => glyphNamed(id) === undefined)).toEqual([])
})
