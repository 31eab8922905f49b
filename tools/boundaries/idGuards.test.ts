import { describe, expect, test } from 'vitest'
import { namedCards, parsedIds } from './idGuards.ts'
import { readModule } from './module.ts'

describe('ids are not taken apart', () => {
  const offences = (path: string, text: string) => parsedIds(readModule(path, text)).length

  test.each([
    "const a = (id: string) => id.split(' ')",
    "const a = (id: string) => id.startsWith('unit ')",
    'const a = (id: string) => id.startsWith(`unit `)',
    "const a = (key: string) => key.slice(key.lastIndexOf(' ') + 1)",
    'const a = (anchor: string) => anchor.slice(5)',
    "const a = (anchor?: string) => anchor?.endsWith('forest')",
    "const a = (board: { option?: string }) => (board.option ?? '').split('.')",
    "const a = (choice: string) => choice.startsWith('rival.')",
    "const a = (at: string[]) => at[0]?.startsWith('place ')",
    'const a = (id: string) => /^unit (.*)/.test(id)',
    'const a = (id: string) => id.match(/^unit /)',
    "const a = (board: { anchor: string }) => board['anchor'].split('x')",
  ])('%s', text => {
    for (const part of ['rules', 'text', 'board', 'bots']) expect(offences(`games/a/${part}/x.ts`, text)).toBe(1)
    expect(offences('games/text/x.ts', text)).toBe(1)
    expect(offences('packages/match/src/x.ts', text)).toBe(1)
    expect(offences('packages/engine/src/words.ts', text)).toBe(0)
    expect(offences('games/a/words.ts', text)).toBe(0)
    expect(offences('games/a/rules/x.test.ts', text)).toBe(0)
  })

  test.each([
    "const a = (text: string) => text.split(' ')",
    "const a = (card: string) => card.startsWith('turn.')",
    'const a = (id: string) => id.slice(0, 3)',
    'const a = (options: string[]) => options.slice(1)',
    "const a = 'red blue'.split(' ')",
    'const a = (body: string) => body.match(/ d="([^"]+)"/)',
    "const a = (at: string) => (at === 'place forest' ? 1 : 2)",
  ])('%s is something else', text => {
    expect(offences('games/a/board/x.ts', text)).toBe(0)
  })
})

describe('rules name no card', () => {
  const content = readModule(
    'games/a/content/cards.ts',
    "const heroes = { monk: { hp: 4, ability: { id: 'serenity' } }, 'wild-cat': { hp: 3 } } as const satisfies Cards\nexport const LEVELS = { capital: 8 }",
  )
  const offences = (path: string, text: string) =>
    namedCards([content, readModule(path, text)]).map(({ says }) => says.split("'")[1])

  test.each([
    ["const a = (hero: string) => hero === 'monk'", ['monk']],
    ["const a = (b: { ability: string }) => b.ability !== 'serenity'", ['serenity']],
    [
      "const a = (x: string) => { switch (x) { case 'monk': return 1; case 'wild-cat': return 2 } }",
      ['monk', 'wild-cat'],
    ],
    ["const a = (cards: string[]) => cards.includes('wild-cat')", ['wild-cat']],
    ["const a = has(open, 'serenity') || hasAbility(open, 'serenity')", ['serenity', 'serenity']],
  ])('%s', (text, expected) => {
    expect(offences('games/a/rules/combat/x.ts', text)).toEqual(expected)
    expect(offences('games/a/rules/combat/x.query.ts', text)).toEqual(expected)
    expect(offences('games/a/rules/effects/heroes.ts', text)).toEqual([])
    expect(offences('games/a/rules/combat/x.test.ts', text)).toEqual([])
    expect(offences('games/a/text/x.ts', text)).toEqual([])
    expect(offences('games/b/rules/x.ts', text)).toEqual([])
  })

  test.each([
    "const a = (at: string) => at === 'capital'",
    "const a = (card: { kind: string }) => card.kind === 'monk'",
    "const a = () => hurt({ cause: 'monk' })",
  ])('%s names none', text => {
    expect(offences('games/a/rules/x.ts', text)).toEqual([])
  })
})
