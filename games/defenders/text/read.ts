/** The shell knows no game; here a view becomes one of this game again. */
import type { HeroId } from '../content/ids.ts'
import { COLOURS } from '../content/levels.ts'
import type { GameText, Names } from '../../types.ts'
import type { Colour, View } from '../rules/state/shape.ts'

export type AnyView = Parameters<GameText['describe']>[0]
export type OpenView = View['open']
export type DefenderView = NonNullable<OpenView['defenders'][Colour]>

export const viewOf = (view: AnyView) => view as View

/** A Defender as the reader knows it: by the person who plays it, or by its colour where one person plays several. */
export type Who = { readonly hero: HeroId } & (
  | { readonly kind: 'me' }
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'colour'; readonly colour: Colour }
)

export const defenderOf = (open: OpenView, colour: Colour): DefenderView => {
  const defender = open.defenders[colour]
  if (defender === undefined) throw new Error(`no ${colour} Defender`)
  return defender
}

export const coloursOf = (open: OpenView, seat: string): Colour[] =>
  COLOURS.filter(colour => open.defenders[colour]?.seat === seat)

export const whoIs = (open: OpenView, colour: Colour, names: Names): Who => {
  const { seat, hero } = defenderOf(open, colour)
  if (coloursOf(open, seat).length > 1) return { kind: 'colour', colour, hero }
  return names.isMe(seat) ? { kind: 'me', hero } : { kind: 'player', name: names.of(seat), hero }
}
