/** The shell knows no game; here a view and a question become those of this game again. */
import type { GameText, Names } from '../../types.ts'
import type { BagChip, ChipId, DeckId, SkillId, TacticId } from '../content/ids.ts'
import type { View } from '../rules/state.ts'

export type AnyView = Parameters<GameText['describe']>[0]
export type OpenView = View['open']
export type CombatView = NonNullable<OpenView['combat']>
export type UnitView = CombatView['units'][number]

export const viewOf = (view: AnyView) => view as unknown as View

/** What the open question is about, as its step carries it. */
export interface About {
  /** How many are left; of Shove the hex that was left. */
  readonly left?: number
  /** At the start of a turn: the surrender window is open. */
  readonly surrender?: boolean
  readonly unit?: string
  readonly move?: { readonly unit: string }
  readonly skill?: SkillId
  readonly target?: string
  readonly tactic?: TacticId
  readonly deck?: DeckId
  readonly damage?: number
  readonly chips?: readonly ChipId[]
  readonly units?: readonly BagChip[]
}

/** The question waits on top of the agenda. */
export const aboutOf = (view: View): About => {
  const about = view.agenda.at(-1)?.with
  return typeof about === 'object' && about !== null ? about : {}
}
/** Whom the question is about: the unit that acts, or that is moved. */
export const unitOf = ({ unit, move }: About): string => unit ?? move?.unit ?? ''

export const isMine = (asked: readonly string[], names: Names) => asked.some(seat => names.isMe(seat))
