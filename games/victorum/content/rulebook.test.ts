import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rowsUnder } from '../../testing/tables.ts'
import { ARENAS } from './arenas.ts'
import { BLOODSHEDS } from './bloodsheds.ts'
import { HEROES } from './heroes.ts'
import { PLACES } from './places.ts'
import { SCIONS } from './scions.ts'
import { SPORTS } from './sports.ts'
import { TACTICS } from './tactics.ts'
import type { FightCard, UnitRow } from './types.ts'
import { FACTION_UNITS, NEUTRALS, OPPORTUNITY_UNITS, PRIMUSES, UNIT_BANES } from './units.ts'
import { REGION_IDS } from './regions.ts'

const BOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')
const rows = (heads: string[], wanted: string[]): string[][] =>
  rowsUnder(BOOK, ...heads).map(row => wanted.map(head => row[head] ?? ''))
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')

describe('what is printed is what the rulebook prints', () => {
  const UNIT = ['Unit', 'Class', 'Mv', 'Rng', 'Health', 'Attack', 'Skills']
  test('units: classes, statistics, dice and skills', () => {
    const skills = (text: string): string[] =>
      text === '—'
        ? []
        : text.split('; ').map(each =>
            each
              .replace(/^[IAS] /, '')
              .toLowerCase()
              .replaceAll(' ', '-'),
          )
    const printed = rows(UNIT, UNIT).map(([name = '', kind = '', mv, rng, hp = '', dice, text = '']) =>
      [slug(name), slug(kind), mv, rng, hp.replace('by act', '0'), dice, ...skills(text)].join(' '),
    )
    const all: readonly UnitRow[] = [
      ...NEUTRALS,
      ...REGION_IDS.flatMap(region => FACTION_UNITS[region]),
      ...OPPORTUNITY_UNITS,
      ...UNIT_BANES,
      ...PRIMUSES,
    ]
    const own = all.map(([id, kind, mv, rng, hp, dice, ...list]) =>
      [id, slug(kind), mv, rng, hp, dice, ...list.map(each => each.replace(' ', '-'))].join(' '),
    )
    expect(printed.sort()).toEqual(own.sort())
  })

  test('heroes', () => {
    const heads = ['Hero', 'Home', 'Class', 'Mv', 'Rng', 'Health', 'Leadership', 'Attack', 'Neutral units', 'Tactics']
    const printed = rows(heads, heads).map(
      ([name = '', , kind = '', mv, rng, hp, lead, dice, units = '', tactics = '']) =>
        [
          slug(name),
          slug(kind),
          mv,
          rng,
          hp,
          lead,
          dice,
          ...[...units.split(', '), ...tactics.split(', ')].map(slug),
        ].join(' '),
    )
    const own = Object.values(HEROES).map(hero =>
      [
        hero.id,
        hero.class,
        hero.movement,
        hero.range,
        hero.health,
        hero.leadership,
        hero.attack.join(''),
        ...hero.units,
        ...hero.tactics,
      ].join(' '),
    )
    expect(printed.sort()).toEqual(own.sort())
  })

  test('lineups and sports of all fights', () => {
    const places = ({ rival, player: { hero, camp } }: FightCard): string =>
      `${rival.map(({ from, tactic }) => `${from === 'local' ? 'L' : 'B'}${tactic ? '*' : ''}`).join(' ')} | ${hero ? (camp === 0 ? 'H' : `H+${camp}`) : camp}`
    const sports = rows(['No.', 'Event', 'Types', 'Rival', 'You', 'Effect'], ['No.', 'Types', 'Rival', 'You'])
    expect(sports.map(([no, types, rival, you]) => `${no} ${types} | ${rival} | ${you}`)).toEqual(
      Object.values(SPORTS).map(
        card => `${card.id} ${card.sports.map(sport => sport.charAt(0).toUpperCase()).join(' ')} | ${places(card)}`,
      ),
    )
    const blood = rows(['No.', 'Event', 'Rival', 'You', 'Effect'], ['No.', 'Rival', 'You', 'Effect'])
    expect(blood.map(([no, rival, you]) => `${no} ${rival} | ${you}`)).toEqual(
      Object.values(BLOODSHEDS).map(card => `${card.id} ${places(card)}`),
    )
    // a card has an effect exactly if it prints one
    expect(blood.map(([, , , effect]) => effect !== '—')).toEqual(
      Object.values(BLOODSHEDS).map(({ effects }) => effects.length > 0),
    )
  })

  test('places and their paths', () => {
    const printed = rows(['Location', 'Name', 'Kind', 'Next to'], ['Location', 'Kind', 'Next to'])
    expect(printed.map(([id, kind = '', next]) => `${id} ${kind.toLowerCase()} ${next}`).sort()).toEqual(
      Object.values(PLACES)
        .map(({ id, kind, next }) => `${id} ${kind} ${next.join(', ')}`)
        .sort(),
    )
  })

  test('arenas: blocked hexes, deployment hexes, key hexes, whether they have a turn', () => {
    const heads = ['Arena', 'Region', 'Blocked', 'Rival 1, 2, 3', 'Yours', 'Key hexes', 'Other hexes', 'Arena turn']
    const hexes = (text = ''): string => (text.match(/\b[A-G][1-7]\b/g) ?? []).join()
    const printed = rows(heads, heads.slice(2)).map(([blocked, rival, yours, key, , turn]) =>
      [hexes(blocked), hexes(rival), hexes(yours), hexes(key), turn].join(' | '),
    )
    expect(printed).toEqual(
      REGION_IDS.map(region => ARENAS[region]).map(({ blocked, rivalDeploy, playerDeploy, key, arenaTurn }) =>
        [
          blocked.join(),
          rivalDeploy.join(),
          playerDeploy.join(),
          key === 'trident' ? '' : key.join(),
          arenaTurn ? 'yes' : 'no',
        ].join(' | '),
      ),
    )
  })

  test('tactics and scions', () => {
    const tactics = rows(['Tactic', 'Copies', 'Lasts', 'Effect', 'Rival places it on'], ['Tactic', 'Copies', 'Lasts'])
    expect(tactics.map(([name = '', copies, lasts]) => `${slug(name)} ${copies} ${lasts}`).sort()).toEqual(
      Object.entries(TACTICS)
        .map(([id, { copies, lasts, basic }]) => `${id} ${copies}${basic ? '' : ', special'} ${lasts}`)
        .sort(),
    )
    const scions = rows(
      ['Scion', 'Range', 'Health', 'Unit cap', 'Dice', 'Bane'],
      ['Range', 'Health', 'Unit cap', 'Dice'],
    )
    const own = Object.values(SCIONS).flatMap(({ chips, unitCap, dice }) =>
      chips.map(({ range, health }, i) =>
        [range, health, ...(i === 0 ? [unitCap, dice.join('')] : ['', ''])].join(' '),
      ),
    )
    const printed = scions.map(([range, health, cap, dice = '']) =>
      [range, health, cap, dice.replace(/,.*$/, '').replaceAll(' ', '')].join(' '),
    )
    expect(printed).toEqual(own)
  })
})
