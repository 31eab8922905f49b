/** The shell knows no game; here a view and a question become those of this game again. */
import type { ArtifactId, DireId, EnemyId, HeroId } from '../content/ids.ts'
import { COLOURS } from '../content/levels.ts'
import { PLACE_IDS } from '../content/regions.ts'
import type { GameText, Names } from '../../types.ts'
import type { Colour, PlaceId, RegionId, View } from '../rules/state.ts'

export type AnyView = Parameters<GameText['describe']>[0]
export type OpenView = View['open']
export type DefenderView = NonNullable<OpenView['defenders'][Colour]>

export const viewOf = (view: AnyView) => view as unknown as View

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

export interface Attack {
  readonly card: EnemyId | DireId
  readonly region: RegionId
  readonly order: 'first' | 'second' | 'only'
}

/** What the open question is about, as its step carries it. */
export interface About extends Partial<Attack> {
  readonly declined?: readonly Colour[]
  readonly candidates?: readonly Colour[]
  readonly defender?: Colour
  readonly ability?: string
  /** The price is paid; the cards shown leave these Regions. */
  readonly among?: readonly RegionId[]
  readonly artifact?: ArtifactId
}

/** The question waits on top of the agenda. */
export const aboutOf = (view: View): About => {
  const about = view.agenda.at(-1)?.with
  return typeof about === 'object' && about !== null ? about : {}
}

/** The attack a defend window is about. */
export const attackOf = ({ card, region, order }: About): Attack | undefined =>
  card === undefined || region === undefined || order === undefined ? undefined : { card, region, order }

export const placeOf = (word: string | undefined): PlaceId | undefined => PLACE_IDS.find(id => id === word)
export const colourOf = (word: string | undefined): Colour | undefined => COLOURS.find(id => id === word)

export const isMine = (asked: readonly string[], names: Names) => asked.some(seat => names.isMe(seat))
