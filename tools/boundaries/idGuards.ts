import type { Offence } from './guards.ts'
import { isTest, layerOf } from './layers.ts'
import type { Part } from './layers.ts'
import type { Module } from './module.ts'

/** Names that stand for an option's id, a question's id or an anchor of the board, wherever they occur. */
const IDS = new Set(['option', 'choice', 'anchor', 'answer', 'wish'])
/** Names of prose, which has spaces too: it is wrapped, and bent by grammar. What has no name is a literal. */
const PROSE = new Set(['text', 'line', 'note', 'the', 'le', 'classes', ''])
const GUARDED: ReadonlySet<Part> = new Set<Part>([
  ...(['rules', 'knowledge', 'content', 'board', 'text', 'gameBots', 'gamesText', 'game'] as const),
  ...(['engine', 'match', 'bots', 'boardkit'] as const),
])
/** The codec itself. */
const CODEC = 'packages/engine/src/words.ts'

/**
 * Ids and anchors are read by the codec alone; everybody else gets data. An id is known by its name, or by being cut at a
 * space, which no other id has.
 */
export const parsedIds = ({ path, cuts }: Module): Offence[] =>
  !GUARDED.has(layerOf(path).part) || isTest(path) || path === CODEC
    ? []
    : cuts.flatMap(({ name, how, pattern, line }) =>
        IDS.has(name) || (cutsWords(pattern) && !PROSE.has(name))
          ? [{ path, line, says: `${name || 'it'}.${how}: ids are read by words.ts; ask for the answer or the thing` }]
          : [],
      )
/** `' '`, `'unit '`, `^unit (\w+)`. */
const cutsWords = (pattern: string | undefined): boolean => pattern !== undefined && /^ $|^\^?[a-z]+ /.test(pattern)

/** What something is, which may have the name of a table of content. */
const KINDS = new Set(['kind', 'type', 'is', 'do', 'deed'])

/** What a card does stands in rules/effects; other rules compare nothing with the name of a card. */
export const namedCards = (modules: readonly Module[]): Offence[] => {
  const cards = new Map<string, Set<string>>()
  for (const module of modules) {
    const { part, game } = layerOf(module.path)
    if (part !== 'content' || game === undefined || isTest(module.path)) continue
    const known = cards.get(game) ?? new Set<string>()
    cards.set(game, known)
    for (const card of module.cards) known.add(card)
  }
  return modules.flatMap(({ path, compared }) => {
    const { part, game = '' } = layerOf(path)
    if ((part !== 'rules' && part !== 'knowledge') || isTest(path) || path.includes('/rules/effects/')) return []
    return compared.flatMap(({ name, literal, line }) =>
      literal.length > 1 && !KINDS.has(name) && cards.get(game)?.has(literal)
        ? [{ path, line, says: `'${literal}' is a card: what it does belongs to rules/effects` }]
        : [],
    )
  })
}
