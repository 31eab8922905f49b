import type { Tellers as AllTellers } from '../../../text/parts.ts'
import type { TrayId, UnitId } from '../../content/ids.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import type { Cause, Cell, Fact } from '../../rules/state/shape.ts'
import { bracketed } from '../../../text/sentence.ts'
import { causeName } from '../names.ts'
import type { Words } from '../words.ts'

export type Tellers = AllTellers<Fact>

export const heroAt = (hero: UnitId) => `hero ${hero}`
export const trayAt = (tray: TrayId) => `tray ${tray}`
export const cellAt = (cell: Cell) => `cell ${cellName(cell)}`

/** What a line itself does not say: the ability, the storm, the rule behind it. */
export const because = (words: Words, text: string, cause: Cause) => bracketed(text, causeName(words, cause))
