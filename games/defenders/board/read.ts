import type { SeatColour } from '@tabletome/boardkit'
import type { BoardProps, GameText } from '../../types.ts'
import type { AnswerBy } from '@tabletome/engine'
import type { Answer, Colour, Defenders, Fact, View } from '../rules/state/shape.ts'
import { words } from '../words.ts'

export type DefendersView = View
export type OpenView = View['open']

/** The shell knows no game; here a view becomes one of this game again. */
export const viewOf = (view: BoardProps['view']) => view as View

/** The options of one verb, as data. */
export const answersOf = <D extends Answer['do']>({ options }: Pick<BoardProps, 'options'>, verb: D) =>
  options.flatMap(({ id }) => {
    const answer = words.answer(id)
    return answer?.do === verb ? [{ id, answer: answer as AnswerBy<Defenders, D> }] : []
  })

export const factOf = (fact: BoardProps['fact']) => fact as Fact | undefined

/** The Defenders' colours as the arms of the seats: colour, shape, hatching and letter. */
export const ARMS: Record<Colour, SeatColour> = { red: 'ruby', blue: 'sapphire', green: 'emerald', yellow: 'topaz' }

/** What a fact touches on the table, so that it lights up while it is shown. */
export const touchedBy = (fact: Fact | undefined): string[] => {
  if (!fact) return []
  const anchors: string[] = []
  if ('place' in fact) anchors.push(`place ${fact.place}`)
  if ('region' in fact) anchors.push(`place ${fact.region}`)
  if ('defender' in fact && fact.defender) anchors.push(`defender ${fact.defender}`)
  if (fact.type.startsWith('foe') || fact.type === 'epicEvent') anchors.push('foe')
  return anchors
}

/** How a place, piece or card is called. */
export const nameOf = (text: GameText, view: BoardProps['view'], anchor: string) => text.card(anchor, view)?.title ?? ''

/** Regions and the Foe's next stop, for Foes that walk by themselves: the Dragon (DEF-FOE-06) and the Giant. */
export const FOE_WALKS: Readonly<Partial<Record<string, number>>> = { dragon: 2, giant: 1 }
