import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsOf, NAMES, wordsIn } from '../../../testing/sane.ts'
import { againIn } from '../../../told.ts'
import type { GameText, Milestone } from '../../../types.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import { game } from '../../index.ts'
import type { Fact } from '../../rules/state/shape.ts'
import type { AnyView } from '../read.ts'
import { LANGUAGES } from '../testing/sane.ts'

/** Every milestone of a told campaign, as the reader meets it. */
const metIn = (name: string, text: GameText): Milestone[] => {
  const told: Fact[] = []
  const met: Milestone[] = []
  const story = readFileSync(new URL(`../../test/playthroughs/${name}.txt`, import.meta.url), 'utf8')
  for (const position of againIn(game, story)) {
    const from = told.length
    told.push(...position.facts.map(({ fact }) => fact))
    met.push(...(text.milestones?.(told, from, position.view('p1') as AnyView, NAMES) ?? []))
  }
  return met
}
const idsOf = (met: readonly Milestone[]) => met.map(({ id }) => id)

describe('a campaign that was won', () => {
  const met = metIn('campaign-won', LANGUAGES.en)

  test('closes three acts, each after its primus', () => {
    const chapters = idsOf(met).filter(id => id === 'primus' || id === 'act')
    expect(chapters).toEqual(['primus', 'act', 'primus', 'act', 'primus', 'act'])
    expect(met.filter(({ as }) => as === 'page').map(({ id }) => id)).toEqual(['act', 'act', 'act'])
  })

  test('the page of an act tells its combats, what grew, and what changes', () => {
    const [act] = met.filter(({ id }) => id === 'act')
    expect(act).toMatchObject({ title: 'Act I is won', tone: 'good', next: { what: 'Begin Act II' } })
    const [fights, grown, scion, changes] = act?.parts ?? []
    expect(fights?.rows.at(-1)).toMatchObject({ note: 'Primus combat', figure: 'won' })
    expect(fights?.aside).toBe(`${fights?.rows.filter(({ figure }) => figure === 'won').length} won`)
    expect(grown?.rows.map(({ what }) => what)).toEqual(expect.arrayContaining(['Health', 'Leadership', 'Attack dice']))
    expect(scion?.aside).toBe('the scion')
    expect(changes?.rows[0]?.figure).toBe('1 → 2 influence')
    expect(act?.road?.stops.length).toBeGreaterThan(0)
  })

  test('a combat won offers its reward, a combat lost the way on', () => {
    const ways = (id: string) => new Set(met.filter(each => each.id === id).map(({ next }) => next.what))
    expect([...ways('won')]).toEqual(['Choose the reward'])
    expect(idsOf(met).filter(id => id === 'won').length).toBeGreaterThan(3)
    const lost = metIn('campaign-lost', LANGUAGES.en).filter(({ id }) => id === 'lost')
    expect(lost.every(({ next }) => next.what === 'Travel on')).toBe(true)
  })
})

test('the end of a campaign is no milestone of its own: the result tells it', () => {
  const met = metIn('first-act-lost', LANGUAGES.en)
  expect(idsOf(met)).not.toContain('act')
  expect(met.every(({ rows }) => rows.length > 0)).toBe(true)
})

test.each(['campaign-won', 'campaign-lost', 'first-act-lost'])('%s reads well in both languages', name => {
  for (const language of ['en', 'fr'] as const)
    for (const { as: _as, id: _id, road, ...milestone } of metIn(name, LANGUAGES[language])) {
      const said = wordsIn([milestone, road?.title, road?.aside].filter(each => each !== undefined))
      expect(said.flatMap(each => faultsOf(language, each, name))).toEqual([])
    }
})

test('every picture exists', () => {
  for (const { icon, rows, parts = [] } of metIn('campaign-won', LANGUAGES.en))
    for (const name of [icon, ...[rows, ...parts.map(part => part.rows)].flat().map(row => row.icon)])
      expect(glyphs, name).toHaveProperty(name ?? '')
})
