/** The shell knows no game; here a view and a question become those of this game again. */
import type { GameText } from '../../types.ts'
import type { View } from '../rules/state/shape.ts'

export type AnyView = Parameters<GameText['describe']>[0]
export type OpenView = View['open']
export type CombatView = NonNullable<OpenView['combat']>
export type UnitView = CombatView['units'][number]

export const viewOf = (view: AnyView) => view as View
