import { CARDS } from '../../content/cards.ts'
import type { BlockId, CardId } from '../../content/ids.ts'
import type { HordeCard } from '../../content/types.ts'

const known = new Map<string, string>()

/** Cards drawn by hand come with their position: wherever it is looked at they must be known. */
export const knowMade = (made: Readonly<Partial<Record<CardId, string>>>): void => {
  for (const id in made) {
    const text = made[id as CardId]
    if (text === undefined || known.get(id) === text) continue
    known.set(id, text)
    const cards: Record<CardId, HordeCard> = CARDS
    cards[id as CardId] = cardFrom(text)
  }
}

/** `.ww../.gg../...../...../..... crystals:2 level:3 breaks:213` */
const cardFrom = (text: string): HordeCard => {
  const [grid = '', ...words] = text.split(/\s+/)
  const value = (word: string): string | undefined =>
    words.find(each => each.startsWith(`${word}:`))?.slice(word.length + 1)
  const rows = grid.split('/') as unknown as HordeCard['rows']
  const level = Number(value('level') ?? 1) as 1 | 2 | 3 | 4
  const breaks = value('breaks')
  return {
    rows,
    crystals: Number(value('crystals') ?? 1),
    deck: '1',
    ...(grid.includes('@') ? { level } : {}),
    ...(breaks ? { breaks: breaks.split('').map(Number) as unknown as readonly [BlockId, BlockId, BlockId] } : {}),
  }
}
