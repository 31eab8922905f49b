import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsUnder, tableRows } from '../../testing/tables.ts'
import { BOSSES } from './bosses.ts'
import { ENEMIES } from './enemies.ts'
import { ALL_AROUND, FRONT, HEROES, WILDCAT } from './heroes.ts'
import { HORDES } from './hordes.ts'
import { GHOSTS, PORTALS } from './portals.ts'
import { SCENARIOS } from './scenarios.ts'
import { TOWERS } from './towers.ts'
import type { Arrows } from './types.ts'

const BOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')
const drawn = (rows: readonly string[]): string => rows.join(' / ').replaceAll('.', '·')

test('every horde, ghost and portal has the grid, the crystals and the level of the rulebook', () => {
  const printed = tableRows(BOOK)
    .filter(({ Card, Grid }) => Card !== undefined && Grid !== undefined)
    .map(({ Card, Crystals, Grid, Level = '', Breaks = '' }) => `${Card} ${Crystals} ${Grid} ${Level} ${Breaks}`)
  const own = Object.entries({ ...HORDES, ...GHOSTS, ...PORTALS }).map(
    ([id, { rows, crystals, level = '', breaks = [] }]) =>
      `${id} ${crystals} ${drawn(rows)} ${level} ${breaks.join('-')}`,
  )
  expect(printed.sort()).toEqual(own.sort())
})

test('life cards of the bosses', () => {
  const printed = rowsUnder(BOOK, 'Life card', 'Grid').map(({ Grid }) => Grid)
  expect(printed).toEqual(Object.values(BOSSES).flatMap(({ lives }) => lives.map(drawn)))
})

test('enemies: defence, icon and size', () => {
  const printed = rowsUnder(BOOK, 'Letter', 'Enemy', 'Defence', 'Icon', 'Size').map(
    ({ Letter, Defence = '', Icon = '', Size = '' }) => [
      Letter,
      ['physical', 'magical', 'deadly'].filter(word => Defence.includes(word)).join(),
      Icon.replace('–', '').replace('dead-eye', 'deadEye'),
      Size === '2×2',
    ],
  )
  expect(printed).toEqual(
    Object.values(ENEMIES).map(({ letter, defenses, ability = '', big }) => [letter, defenses.join(), ability, big]),
  )
})

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const arrowsSaid = (arrows: Arrows): string => {
  if (arrows === 'perfect') return 'any path space'
  const said = arrows.map(({ dir, reach }) => `${DIRECTIONS[dir]}${reach > 1 ? ` 1–${reach}` : ''}`)
  return DIRECTIONS.every(each => said.includes(each)) ? 'all eight spaces around' : said.join(', ')
}

test('towers: family, level, copies, type, arrows and free manipulation', () => {
  const heads = ['Tower', 'Family', 'Level', 'Copies', 'Type', 'Arrows', 'Tiles or soldiers', 'Free manipulation']
  const printed = rowsUnder(BOOK, ...heads).map(row =>
    [row.Family?.toLowerCase(), row.Level, row.Copies, row.Type, row.Arrows, row['Free manipulation']].join(' | '),
  )
  expect(printed).toEqual(
    Object.values(TOWERS).map(({ family, level, copies, attacks: [attack] }) => {
      const free = attack?.soldiers ? '–' : attack?.free ? 'yes' : 'no'
      return [family, level, copies, attack?.type, arrowsSaid(attack?.arrows ?? []), free].join(' | ')
    }),
  )
})

test('heroes: health, move and where they shoot', () => {
  const printed = [...BOOK.matchAll(/^Health (\d), move (\d)\./gm)].map(([, health, move]) => `${health} ${move}`)
  expect(printed).toEqual(Object.values(HEROES).map(({ health, move }) => `${health} ${move}`))
  expect(BOOK).toContain(`The wildcat: health ${WILDCAT.health}, move ${WILDCAT.move}.`)
  const [alleria = '', lilith = '', , magnus = ''] = rowsUnder(BOOK, 'Action', 'Kind', 'Tiles', 'Type', 'Where')
    .filter(({ Action }) => Action === 'Basic attack')
    .map(({ Where }) => Where)
  expect([alleria, magnus]).toEqual([`ranged ${arrowsSaid(FRONT)}`, `ranged ${arrowsSaid(FRONT)}`])
  expect(lilith).toBe(`melee, or ${arrowsSaid(ALL_AROUND)}`)
})

test('maps and stacks of the ten scenarios', () => {
  const parts = BOOK.split(/^### Scenario (?=\d+:)/m).slice(1, 11)
  expect(parts).toHaveLength(10)
  for (const [i, part] of parts.entries()) {
    const { map, stacks, maxLevel, hearts } = SCENARIOS[(i + 1) as keyof typeof SCENARIOS]
    const lines = part.split('\n').filter(line => /^\| \d+ \|(?: .? \|)+$/.test(line))
    const grid = lines.map(line =>
      line
        .split('|')
        .slice(2, -1)
        .map(cell => ARROWS[cell.trim()] ?? cell.trim())
        .join(''),
    )
    expect(grid.slice(0, map.length), `map ${i + 1}`).toEqual(map)
    expect(part, `levels and hearts of ${i + 1}`).toMatch(
      new RegExp(`Highest tower level ${maxLevel}, ${hearts} hearts`),
    )
    for (const row of tableRows(part).filter(({ Players }) => Players !== undefined))
      for (const stack of [1, 2, 3, 4] as const) {
        const list = row[`Stack ${stack}`]
        if (list === undefined) continue
        const players = Number(row.Players) as 1 | 2 | 3 | 4
        expect(list === '–' ? [] : list.split(' '), `scenario ${i + 1}, ${players} players`).toEqual([
          ...(stacks[players][stack] ?? []),
        ])
      }
  }
})
const ARROWS: Readonly<Record<string, string>> = { '': '_', '·': '.', '↓': 'v', '→': '>', '←': '<', '↑': '^' }
