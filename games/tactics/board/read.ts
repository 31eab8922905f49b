import type { BoardOption, BoardProps, GameText } from '../../types.ts'
import { isEnemyOwner, unitId } from '../rules/units/units.query.ts'
import type { EnemyId, Fact, Owner, UnitId, View } from '../rules/state/shape.ts'
import { words } from '../words.ts'

export type OpenView = View['open']

/** The shell knows no game; here a view becomes one of this game again. */
export const viewOf = (view: BoardProps['view']) => view as View

export const openOf = (view: BoardProps['view']): OpenView => viewOf(view).open

export const factOf = (fact: BoardProps['fact']) => fact as Fact | undefined

/** What a piece wears instead of its seat’s letter: with two Solo Enemies each has its number. */
export const markOf = (open: OpenView, owner: Owner) =>
  isEnemyOwner(owner) && open.enemies.length > 1 ? NUMBERS[owner] : undefined
const NUMBERS: Readonly<Record<EnemyId, string>> = { e1: '1', e2: '2' }

/** Everybody who has units, in turn order. */
export const ownersOf = (open: OpenView): Owner[] => [...open.seats, ...open.enemies]

/** A player's seat, or a Solo Enemy as the chronicle calls it too. */
export const ownerName = (board: Pick<BoardProps, 'names' | 'text'>, owner: Owner) =>
  isEnemyOwner(owner) ? board.text.words(owner === 'e2' ? 'board.enemy2' : 'board.enemy') : board.names.of(owner)

/** How a place, piece or card is called. */
export const nameOf = (text: GameText, view: BoardProps['view'], anchor: string) => text.card(anchor, view)?.title ?? ''

/** The question the view waits for, with what it is about. */
export const questionOf = (view: BoardProps['view']) => viewOf(view).agenda.at(-1)
export const choiceOf = (view: BoardProps['view']) => questionOf(view)?.do

/** The unit a question is about. */
export const askedUnit = (view: BoardProps['view']): UnitId | undefined => {
  const question = questionOf(view)
  switch (question?.do) {
    case 'move.go':
    case 'counter.offer':
    case 'tactic.gain':
    case 'tactic.way':
    case 'dungeon.caveIn':
    case 'dungeon.exit':
      return question.with.unit
    default:
      return undefined
  }
}

/** Ids and anchors are read once: a board looks at hundreds of them for every space. */
const remembered = <V>(read: (text: string) => V) => {
  const known = new Map<string, V>()
  return (text: string): V => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = read(text)
    known.set(text, made)
    return made
  }
}
export const answerOf = remembered(words.answer)
export const thingOf = remembered(words.thing)

/** Who acts by an option: on one's turn it is named by its class, afterwards the question is about it. */
export const actorOf = (view: BoardProps['view'], { id }: Pick<BoardOption, 'id'>): UnitId | undefined => {
  const question = questionOf(view)
  const answer = answerOf(id)
  if (question?.do !== 'turn.act') return askedUnit(view)
  return answer !== undefined && 'by' in answer ? unitId(question.with.owner, answer.by) : undefined
}

export type UnitView = NonNullable<OpenView['units'][UnitId]>

/** `unit p1.fighter` as a unit's id, if there is such a unit. */
export const unitOfAnchor = (open: OpenView, anchor: string | undefined): UnitId | undefined => {
  const thing = anchor === undefined ? undefined : thingOf(anchor)
  return thing?.is === 'unit' && open.units[thing.unit] ? thing.unit : undefined
}

/** Played from this screen. */
export const isMine = (board: Pick<BoardProps, 'names'>, owner: Owner) =>
  !isEnemyOwner(owner) && board.names.isMe(owner)
