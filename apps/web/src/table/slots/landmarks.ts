import type { Landmark } from '@tabletome/games/types'
import type { AtTable } from '../context.ts'

type Looked = Pick<AtTable, 'module' | 'board' | 'panel' | 'chapters'>

/** A piece lies where the game says; anything else under its own anchor. */
const marksOf = ({ module, board }: Pick<Looked, 'module' | 'board'>, anchors: readonly string[]): Landmark[] => {
  const { own, foes, goals } = module.landmarks(board)
  const known = new Map([...goals, ...foes, ...own].map(mark => [mark.anchor, mark]))
  return anchors.map(anchor => known.get(anchor) ?? { anchor })
}

/** Where the board begins: the chosen piece, else the first own one, else what can be chosen. */
export const firstMarks = (at: Looked): readonly Landmark[] => [
  ...marksOf(at, at.panel.subject === undefined ? [] : [at.panel.subject]),
  ...at.module.landmarks(at.board).own,
  ...marksOf(
    at,
    at.panel.all.flatMap(item => item.at),
  ),
]

/** What the newest line of the chronicle that touches the board is about. */
export const lastChange = (at: Looked): readonly Landmark[] => {
  const lines = at.chapters.flatMap(chapter => chapter.lines)
  const touching = lines.findLast(line => (line.at?.length ?? 0) > 0)
  return marksOf(at, touching?.at ?? [])
}
