import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsUnder } from '../../testing/tables.ts'
import { ARENAS } from './arenas.ts'
import { OPPORTUNITIES } from './opportunities.ts'
import { REGION_IDS } from './regions.ts'
import { SCIONS } from './scions.ts'

/** What the rulebook tells in sentences and lists is what the cards say. */
const BOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')
const chapterOf = (title: RegExp): string => {
  const [, chapter = ''] = title.exec(BOOK) ?? []
  return chapter
}
const ENTRIES: Readonly<Record<string, string>> = {
  Flagholder: '!flagholder',
  Hero: '!hero',
  'Strongest opponent': '!strongest',
  'Weakest opponent': '!weakest',
  'Deadliest opponent': '!deadliest',
  'Closest opponent': '!closest',
  'Farthest opponent': '!farthest',
  'Slowest opponent': '!slowest',
  'Opponent on a post': '!on:post',
  'Opponent on a key hex': '!on:key',
  'Opponent with trident': '!with:trident',
  'Opponent with laurel': '!with:laurel',
  'Unequipped trident': 'chip:trident',
  'Unoccupied post': 'post',
  'Unoccupied key hex': 'key',
  'Unoccupied thicket': 'thicket',
}
const WHO: Readonly<Record<string, string>> = { 'Rival units': 'others' }
/** “Archers and Tacticians: **Flagholder** > …”: the lists of a chapter, the last of its lines. */
const listsIn = (chapter: string): string[] => {
  const line = chapter.trim().split('\n').at(-1)?.replace(/^- /, '').replace(/;.*$/, '.') ?? ''
  return line
    .split('. ')
    .filter(each => each.includes(': '))
    .map(each => {
      const [who = '', entries = ''] = each.replace(/\.$/, '').split(': ')
      const named = entries.replaceAll('**', '').split(' > ')
      const whose = WHO[who] ?? who.toLowerCase()
      return `${whose}: ${named.map(entry => ENTRIES[entry] ?? `? ${entry}`).join(' > ')}`
    })
}
const plural = (who: string | readonly string[]): string =>
  typeof who === 'string' ? who : who.map(each => `${each}s`).join(' and ')
const own = (lists: readonly { who: string | readonly string[]; entries: readonly string[] }[]): string[] =>
  lists.map(({ who, entries }) => `${plural(who)}: ${entries.join(' > ')}`)

test('[VIC-RIVAL-MOVE-03] the priority lists of the arenas', () => {
  const chapters = [...BOOK.matchAll(/^### [^\n:]+: [^\n]+\n([^#]+)/gm)].map(([, chapter = '']) => listsIn(chapter))
  expect(chapters).toEqual(REGION_IDS.map(region => own(ARENAS[region].lists)))
})

const DICE: Readonly<Record<string, string>> = { yellow: 'Y', blue: 'B', green: 'G', black: 'K', red: 'R' }
const MODES: Readonly<Record<string, string>> = { total: 'total', 'each hit': 'each', pair: 'pair', single: 'single' }
test('[VIC-SCION-17] what a scion does with its dice, and its list', () => {
  for (const { id, effects, lists } of Object.values(SCIONS)) {
    const name = id.replaceAll('-', ' ')
    const chapter = chapterOf(new RegExp(`^### (?:The )?${name}(?: \\*)?\\n([^#]+)`, 'im'))
    const printed = [
      ...chapter.matchAll(/^- ([A-Z][a-z]+)(?:(?: and |\/)([a-z]+))?, (total|each hit|pair|single):/gm),
    ].map(([, one = '', other, mode = '']) => {
      const dice = [one, other ?? (mode === 'pair' ? one : '')].map(word => DICE[word.toLowerCase()] ?? '').join('')
      return `${dice} ${MODES[mode]}`
    })
    expect([id, printed]).toEqual([id, effects.map(({ dice, mode }) => `${dice.join('')} ${mode}`)])
    expect([id, listsIn(chapter)]).toEqual([id, own(lists)])
  }
})

test('[VIC-OPPORTUNITY-06] what opportunities let you change, and what they give', () => {
  const slug = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
  const printed = rowsUnder(BOOK, 'No.', 'Opportunity', 'Change you may make', 'Criteria', 'Reward').map(row => {
    const [kind = '', what = ''] = (row.Reward ?? '').split(': ')
    return `${row['No.']} ${row['Change you may make'] !== '—'} ${slug(kind)} ${slug(what)}`.trim()
  })
  const KINDS = { heroProwess: 'hero-prowess', removeBane: 'remove-a-bane', prowess: 'special-prowess' } as const
  expect(printed).toEqual(
    Object.values(OPPORTUNITIES).map(({ id, change, reward }) => {
      const what =
        'unit' in reward ? reward.unit : 'tactic' in reward ? reward.tactic : 'prowess' in reward ? reward.prowess : ''
      const kind = reward.kind === 'unit' || reward.kind === 'tactic' ? reward.kind : KINDS[reward.kind]
      return `${id} ${change} ${kind} ${what}`.trim()
    }),
  )
})
