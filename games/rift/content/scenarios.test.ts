import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCENARIO_IDS, SCENARIOS } from './scenarios.ts'

const BOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')
const TOLD =
  /^### Scenario (\d+):[^\n]*\n+[^\n]*Highest tower level (\d), (\d+) hearts, (\d+|no) crystals?, (?:(\d) spells of (any power|power 1)|no spells)/gm

test('[RIFT-SETUP-03] [RIFT-SETUP-10] [RIFT-SETUP-11] levels, hearts, crystals and spells are those the rulebook tells', () => {
  const printed = [...BOOK.matchAll(TOLD)].map(([, id, level, hearts, crystals, count = '0', power]) =>
    [id, level, hearts, crystals === 'no' ? '0' : crystals, count, power === 'any power' ? 2 : 1].join(' '),
  )
  expect(printed).toEqual(
    SCENARIO_IDS.map(id => {
      const { maxLevel, hearts, crystals, spells } = SCENARIOS[id]
      return [id, maxLevel, hearts, crystals, spells.count, spells.power].join(' ')
    }),
  )
})
