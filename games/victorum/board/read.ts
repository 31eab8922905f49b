import type { SeatColour } from '@tabletome/boardkit'
import type { BoardOption, BoardProps, GameText } from '../../types.ts'
import { BANES } from '../content/banes.ts'
import { PROWESS } from '../content/prowess.ts'
import { REGION_IDS } from '../content/regions.ts'
import { SCIONS } from '../content/scions.ts'
import { SKILLS } from '../content/skills.ts'
import { TACTICS } from '../content/tactics.ts'
import { unitNamed } from '../rules/units/units.query.ts'
import type { Answer, AnswerOf, Fact, Side, UnitId, View } from '../rules/state/shape.ts'
import { words } from '../words.ts'
import type { BoardWord } from './words.ts'

export { choiceOf } from '@tabletome/boardkit'

export type OpenView = View['open']
export type CombatView = NonNullable<OpenView['combat']>
export type UnitView = CombatView['units'][number]

/** The shell knows no game; here a view becomes one of this game again. */
export const viewOf = (view: BoardProps['view']) => view as View
export const openOf = (view: BoardProps['view']): OpenView => viewOf(view).open
export const combatOf = (view: BoardProps['view']): CombatView | undefined => openOf(view).combat
export const factOf = (fact: BoardProps['fact']) => fact as Fact | undefined

/** Yours are red and round, the rival's blue and square, the arena's own black and jagged. */
export const ARMS: Readonly<Record<Side, SeatColour>> = { player: 'ruby', rival: 'sapphire', arena: 'sable' }

type Told = Pick<BoardProps, 'text' | 'view'>
/** How a place, piece or card is called. */
export const nameOf = ({ text, view }: Told, anchor: string): string => text.card(anchor, view)?.title ?? ''
export const unitName = (board: Told, id: UnitId): string => nameOf(board, `unit ${id}`)

/** What waits to be done or asked next. */
export const topOf = (view: BoardProps['view']) => viewOf(view).agenda.at(-1)
/** The unit that the question is about. */
export const idAsked = (view: BoardProps['view']): UnitId | undefined => {
  const about = topOf(view)?.with
  return about !== undefined && 'unit' in about ? about.unit : undefined
}
export const unitAsked = (view: BoardProps['view']): UnitView | undefined => {
  const id = idAsked(view)
  return id === undefined ? undefined : unitNamed(openOf(view), id)
}

/** The options of one verb, as data. */
export const answersOf = <D extends Answer['do']>({ options }: Pick<BoardProps, 'options'>, verb: D) =>
  options.flatMap(({ id }) => {
    const answer = words.answer(id)
    return answer?.do === verb ? [{ id, answer: answer as AnswerOf<D> }] : []
  })
/** The unit that an anchor names. */
export const unitOfAnchor = (anchor: string | undefined): UnitId | undefined => {
  const thing = anchor === undefined ? undefined : words.thing(anchor)
  return thing?.is === 'unit' ? thing.unit : undefined
}

/** Options that belong to an anchor. */
export const optionsAt = ({ options }: Pick<BoardProps, 'options'>, anchor: string): readonly BoardOption[] =>
  options.filter(({ id, at }) => id === anchor || at.includes(anchor))

/** The anchor of what a cause names; undefined for words of the rules. */
export const anchorOfCause = (cause: string): string | undefined => {
  if (cause in SKILLS) return `skill ${cause}`
  if (cause in TACTICS) return `tactic ${cause}`
  if (cause in BANES) return `bane ${cause}`
  if (cause in PROWESS) return `prowess ${cause}`
  if (cause in SCIONS) return `scion ${cause}`
  if (REGION_IDS.some(region => region === cause)) return `arena ${cause}`
  if (TERMS.has(cause)) return `term ${cause}`
  return /^[SBO]\d\d$/.test(cause) ? `card ${cause}` : undefined
}
/** Words of the rules that have a card. */
const TERMS: ReadonlySet<string> = new Set(['trident', 'laurel', 'duel', 'cover', 'embers'])
const CAUSE_WORDS: Readonly<Record<string, BoardWord>> = { attack: 'ownDice', chip: 'printed' }
/** Where a die or a number comes from. */
export const causeName = (board: Told, cause: string): string => {
  const anchor = anchorOfCause(cause)
  if (anchor !== undefined) return nameOf(board, anchor)
  const word = CAUSE_WORDS[cause]
  return word === undefined ? cause : board.text.words(`board.${word}`)
}

/** What that source does, to be looked up. */
export const causeText = ({ text, view }: Told, cause: string): string | undefined => {
  const anchor = anchorOfCause(cause)
  return anchor === undefined ? undefined : text.card(anchor, view)?.text
}

/** A word of a family of the board's words, such as `entry.` or `run.`; the name itself where there is none. */
export const wordNamed = (text: GameText, family: string, name: string): string =>
  text.words(`board.${family}.${name}`) || name
