import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsUnder } from '../../testing/tables.ts'
import { PROWESS } from './prowess.ts'
import type { ProwessCard } from './types.ts'

/** What the rulebook tells of each prowess in numbers, skills and dice is what its card says, no more and no less. */
const BOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z]+/g, '-')
const DICE: Readonly<Record<string, string>> = { yellow: 'Y', blue: 'B', green: 'G', black: 'K', red: 'R' }

const numberIn = (text: string, told: RegExp): string => told.exec(text)?.[1] ?? '—'
const skillIn = (text: string): string => {
  const [, name, n = '1'] =
    /^Your hero has (?:the (?:Special|Ability) )?([A-Z][a-z]+(?: [A-Z][a-z]+)*)(?: (\d))?(?:\.| and)/.exec(text) ?? []
  return name === undefined ? '—' : `${slug(name)} ${n}`
}
const dieIn = (text: string): string => {
  const [, added, instead] =
    /(?:its attacks|^Your hero’s attacks[^.]*) add one (\w+) die|^The die of level 1 is (\w+)/.exec(text) ?? []
  return DICE[added ?? instead ?? ''] ?? '—'
}
const printed = (text: string): string =>
  [
    numberIn(text, /^Your hero has \+(\d) Movement/),
    numberIn(text, /^Your hero has \+(\d) Range/),
    numberIn(text, /Health \+(\d)/),
    numberIn(text, /Leadership \+(\d)/),
    numberIn(text, /Tactic Capacity \+(\d)/),
    skillIn(text),
    dieIn(text),
  ].join(' | ')
const own = ({ movement, range, health, leadership, tactics, skills, dice }: ProwessCard): string =>
  [
    movement ?? '—',
    range ?? '—',
    health ?? '—',
    leadership ?? '—',
    tactics ?? '—',
    skills?.map(({ id, n }) => `${id} ${n ?? 1}`).join() ?? '—',
    dice?.die ?? '—',
  ].join(' | ')

const ROWS = [...rowsUnder(BOOK, 'Prowess', 'Level', 'Effect'), ...rowsUnder(BOOK, 'Prowess', 'From', 'Effect')].map(
  row => ({ name: slug(row.Prowess ?? ''), level: row.Level ?? '—', effect: row.Effect ?? '' }),
)

test.each(Object.values(PROWESS))('[VIC-PROWESS-01] [VIC-HERO-04] $id gives what the rulebook says', card => {
  const row = ROWS.find(({ name, level }) => name === card.name && level === String(card.level ?? '—'))
  expect([card.id, own(card)]).toEqual([card.id, printed(row?.effect ?? 'no such row')])
})

/** When a die is added: in the rulebook’s words. */
const WHEN: Readonly<Record<string, RegExp>> = {
  outnumbered: /^While your hero is outnumbered/,
  notOutnumbered: /^While your hero is not outnumbered|^The die of level 1/,
  isolated: /^While your hero is isolated/,
  healthiest: /^While no unit in combat has more HP than your hero/,
  surrounded: /^While two or more opponents are adjacent to your hero/,
  onKey: /^While your hero stands on a key hex/,
  far: /against a non-adjacent target/,
}
test('[VIC-RULING-102] a die of prowess is added while its condition holds', () => {
  const cards = Object.values(PROWESS).filter(({ dice }) => dice !== undefined)
  expect(cards.length).toBeGreaterThan(6)
  for (const { id, name, level, dice } of cards) {
    const row = ROWS.find(each => each.name === name && each.level === String(level ?? '—'))
    expect(row?.effect, id).toMatch(WHEN[dice?.when ?? ''] ?? /never/)
  }
})
