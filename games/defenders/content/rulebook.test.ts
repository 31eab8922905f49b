import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsIn } from '../../testing/rows.ts'
import { tableRows } from '../../testing/tables.ts'
import { words } from '../text/en/words.ts'
import { ABILITIES, ABILITY_IDS, ARTIFACT_IDS, DIRE_IDS, ENEMY_IDS, FOE_IDS, HERO_IDS } from './cards.ts'
import { ARTIFACTS } from './artifacts.ts'
import { DIRE } from './dire.ts'
import { ENEMIES } from './enemies.ts'
import { FOES } from './foes.ts'
import { HEROES } from './heroes.ts'
import type { AbilityCard } from './types.ts'

const ROWS = tableRows(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'))
/** The row in which one cell is exactly this. */
const rowOf = (name: string, head: string): Readonly<Record<string, string>> => {
  const found = ROWS.filter(row => row[head] === name)
  expect(found, `rows of ${name}`).toHaveLength(1)
  return found[0] ?? {}
}
const { names } = words
const placeName = (id: keyof typeof names.places): string => names.places[id].name

/** “1 AP, once per Turn”. */
const priceOf = ({ ap, hp, limit }: AbilityCard): string =>
  [ap && `${ap} AP`, hp && `${hp} HP`, limit && `once per ${limit === 'turn' ? 'Turn' : 'Round'}`]
    .filter(Boolean)
    .join(', ')
const printed = (row: Readonly<Record<string, string>>): string =>
  (row['Kind and price'] ?? row['Use and price'] ?? '')
    .split(', ')
    .filter(part => /^\d [AH]P$|^once per/.test(part))
    .join(', ')

test('prices and limits of all Abilities are those of the rulebook', () => {
  const faults = faultsIn(ABILITY_IDS, String, id => {
    const owner = ABILITIES.get(id)
    const { name } = words.abilities[id]
    const row = owner?.owner === 'artifact' ? rowOf(name, 'Artifact') : rowOf(name, 'Ability')
    expect(priceOf(owner!.card)).toBe(printed(row))
  })
  expect(faults).toEqual([])
})

test('Artifacts for a hand and for the back', () => {
  const printed = ARTIFACT_IDS.map(id => rowOf(words.abilities[id].name, 'Artifact').Kind?.toLowerCase())
  expect(printed).toEqual(ARTIFACT_IDS.map(id => ARTIFACTS[id].slot))
})

test('what an Exhausted Defender may not use: what Secures, Fights or Defends', () => {
  const counting = (what: string) => ABILITY_IDS.filter(id => ABILITIES.get(id)?.card.counts === what).sort()
  expect(counting('secure')).toEqual(['augury', 'beacon', 'bloodRite', 'enchant', 'hammer', 'thunderclap'])
  expect(counting('fight')).toEqual(['spear'])
  expect(counting('defend')).toEqual(['avengingFlight', 'canopy', 'longshot', 'outriders', 'sandstorm', 'shield'])
})

test('heroes, Enemies, Dire Enemies and Foes are those of the rulebook', () => {
  const faults = [
    ...faultsIn(HERO_IDS, String, id => expect(rowOf(names.heroes[id].name, 'Hero').HP).toBe(String(HEROES[id].hp))),
    ...faultsIn(ENEMY_IDS, String, id => {
      const { first, second } = ENEMIES[id]
      const row = rowOf(names.enemies[id].name, 'Enemy')
      expect([row.First, row.Second]).toEqual([placeName(first), placeName(second)])
    }),
    ...faultsIn(DIRE_IDS, String, id => {
      const row = rowOf(names.enemies[id].name, 'Dire Enemy')
      expect(row.Attacks).toBe(placeName(DIRE[id].region))
    }),
    ...faultsIn(FOE_IDS, String, id => {
      const { home, hp, events } = FOES[id]
      const row = rowOf(names.foes[id].name, 'Foe')
      expect([row.Home, row.HP]).toEqual([placeName(home), `${hp[2]} / ${hp[3]} / ${hp[4]}`])
      expect(row['Epic Events']?.match(/^At ([^:]+)/)?.[1]?.match(/\d+/g)).toEqual(events.map(String))
    }),
  ]
  expect(faults).toEqual([])
})
