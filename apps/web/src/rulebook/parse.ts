/** The built-in rulebook: chapters `## Title {#AREA}`, rules `- **DEF-MOVE-01** text [DEF-MAP-02]`, paragraphs, lists, tables. */

export interface Rule {
  readonly id: string
  readonly text: string
  readonly chapter: string
}
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}
export interface Rulebook {
  readonly title: string
  readonly intro: readonly Block[]
  readonly chapters: readonly Chapter[]
  readonly rules: ReadonlyMap<string, Rule>
}

const RULE = /^- \*\*([A-Z]+(?:-[A-Z][A-Z0-9]*)*-\d+)\*\* +(.*)$/
const CHAPTER = /^## +(.*?)(?: *\{#([A-Za-z0-9-]+)\})?$/

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** Blocks are divided by empty lines; a rule is a block of its own. */
const blockOf = (lines: readonly string[]): Block[] => {
  const [first = '', second = ''] = lines
  if (first.startsWith('|') && /^\|[\s:|-]+\|$/.test(second))
    return [{ kind: 'table', head: cellsOf(first), rows: lines.slice(2).map(cellsOf) }]
  if (/^#{3,} /.test(first))
    return [
      { kind: 'heading', text: first.replace(/^#+ +/, '').replace(/ *\{#.*\}$/, '') },
      ...(lines.length > 1 ? blockOf(lines.slice(1)) : []),
    ]
  if (!first.startsWith('- ')) return [{ kind: 'text', text: lines.join(' ') }]
  const items = lines.reduce<string[]>((list, line) => {
    if (line.startsWith('- ')) return [...list, line]
    return [...list.slice(0, -1), `${list.at(-1) ?? ''} ${line.trim()}`]
  }, [])
  const rules = items.map(item => RULE.exec(item))
  if (rules.every(rule => rule === null)) return [{ kind: 'list', items: items.map(item => item.slice(2)) }]
  return items.map((item, i) => {
    const rule = rules[i]
    return rule ? { kind: 'rule', id: rule[1] ?? '', text: rule[2] ?? '' } : { kind: 'list', items: [item.slice(2)] }
  })
}

const blocksOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map(part => part.split('\n').filter(line => line.trim() !== ''))
    .filter(lines => lines.length > 0)
    .flatMap(blockOf)

const parse = (source: string): Rulebook => {
  const [head = '', ...parts] = source.replace(/\r/g, '').split(/^(?=## )/m)
  const title = /^# +(.*)$/m.exec(head)?.[1] ?? ''
  const chapters = parts.map(part => {
    const [first = '', ...body] = part.split('\n')
    const [, name = '', id] = CHAPTER.exec(first.trim()) ?? []
    return { id: id ?? name, title: name, blocks: blocksOf(body.join('\n')) }
  })
  const rules = new Map<string, Rule>()
  for (const chapter of chapters)
    for (const block of chapter.blocks)
      if (block.kind === 'rule') rules.set(block.id, { id: block.id, text: block.text, chapter: chapter.title })
  return { title, intro: blocksOf(head.replace(/^# .*$/m, '')), chapters, rules }
}

const parsed = new Map<string, Rulebook>()
/** A rulebook is read once, however often it is opened. */
export const parseRulebook = (source: string): Rulebook => {
  let book = parsed.get(source)
  if (!book) {
    book = parse(source)
    parsed.set(source, book)
  }
  return book
}

/** Pieces of a line: words, words in bold, and the numbers of rules in square brackets. */
export type Inline =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'italic'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string }

export const inlineOf = (text: string): Inline[] =>
  text
    .split(
      /(\*\*[^*]+\*\*|(?<![\w*])\*[^*\s][^*]*\*(?![\w*])|\[[A-Z]+(?:-[A-Z][A-Z0-9]*)*-\d+(?:[,;] *[A-Z]+(?:-[A-Z][A-Z0-9]*)*-\d+)*\])/,
    )
    .filter(Boolean)
    .flatMap((part): Inline[] => {
      if (part.startsWith('**')) return [{ kind: 'bold', text: part.slice(2, -2) }]
      if (part.startsWith('*') && part.length > 2) return [{ kind: 'italic', text: part.slice(1, -1) }]
      if (/^\[[A-Z]+(-[A-Z][A-Z0-9]*)*-\d+/.test(part))
        return part
          .slice(1, -1)
          .split(/[,;] */)
          .map(id => ({ kind: 'rule', id }))
      return [{ kind: 'words', text: part }]
    })

/** Letters without accents and case, so that “epuise” finds “Épuisé”. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const plainOf = (block: Block): string => {
  switch (block.kind) {
    case 'rule':
      return `${block.id} ${block.text}`
    case 'list':
      return block.items.join(' ')
    case 'table':
      return [...block.head, ...block.rows.flat()].join(' ')
    default:
      return block.text
  }
}

/** The chapters with only what holds all the words searched for; of a table only the fitting rows. */
export const searchRulebook = (book: Rulebook, query: string): readonly Chapter[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.chapters
  const fits = (text: string) => {
    const plain = folded(text)
    return words.every(word => plain.includes(word))
  }
  const kept = (block: Block): Block[] => {
    if (block.kind !== 'table') return block.kind !== 'heading' && fits(plainOf(block)) ? [block] : []
    const rows = block.rows.filter(row => fits(row.join(' ')))
    return rows.length > 0 ? [{ ...block, rows }] : []
  }
  return book.chapters
    .map(chapter => ({ ...chapter, blocks: chapter.blocks.flatMap(kept) }))
    .filter(({ blocks }) => blocks.length > 0)
}

export const countRules = (chapters: readonly Chapter[]) =>
  chapters.reduce(
    (sum, { blocks }) => sum + blocks.reduce((n, block) => n + (block.kind === 'table' ? block.rows.length : 1), 0),
    0,
  )
