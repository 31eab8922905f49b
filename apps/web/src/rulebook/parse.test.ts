import { expect, test } from 'vitest'
import { countRules, inlineOf, parseRulebook, searchRulebook } from './parse.ts'

const source = `# Try: the rulebook

What it is about.

## The map {#MAP}

Where things lie.

- **TRY-MAP-01** A **ring** of six [TRY-MOVE-02].
- **TRY-MAP-02** A long rule
  over two lines.

### Tables

| Place | Ability |
|---|---|
| Forest | Canopy * |
| Coast | Épuisé |

## Move

- plain one
- plain two
`
const book = parseRulebook(source)

test('chapters, rules, paragraphs, lists and tables are found', () => {
  expect(book.title).toBe('Try: the rulebook')
  expect(book.intro).toEqual([{ kind: 'text', text: 'What it is about.' }])
  expect(book.chapters.map(({ id, title, blocks }) => [id, title, blocks.map(({ kind }) => kind)])).toEqual([
    ['MAP', 'The map', ['text', 'rule', 'rule', 'heading', 'table']],
    ['Move', 'Move', ['list']],
  ])
  expect(book.rules.get('TRY-MAP-02')).toEqual({
    id: 'TRY-MAP-02',
    text: 'A long rule over two lines.',
    chapter: 'The map',
  })
})

test('a line is cut into words, bold and links to rules', () => {
  expect(inlineOf('A **ring** of 2 * 3 [TRY-MOVE-02, TRY-END-01].')).toEqual([
    { kind: 'words', text: 'A ' },
    { kind: 'bold', text: 'ring' },
    { kind: 'words', text: ' of 2 * 3 ' },
    { kind: 'rule', id: 'TRY-MOVE-02' },
    { kind: 'rule', id: 'TRY-END-01' },
    { kind: 'words', text: '.' },
  ])
})

test('search finds ids, words in any order and without accents, and single rows of tables', () => {
  expect(searchRulebook(book, 'try-map-02')[0]?.blocks).toHaveLength(1)
  expect(searchRulebook(book, 'six RING')[0]?.blocks[0]).toMatchObject({ id: 'TRY-MAP-01' })
  const [found] = searchRulebook(book, 'epuise')
  expect(found?.blocks).toEqual([{ kind: 'table', head: ['Place', 'Ability'], rows: [['Coast', 'Épuisé']] }])
  expect(searchRulebook(book, 'nowhere')).toEqual([])
  expect(searchRulebook(book, ' ')).toBe(book.chapters)
  expect(countRules(searchRulebook(book, 'a'))).toBe(5)
})
