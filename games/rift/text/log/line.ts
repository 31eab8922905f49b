import type { LogLine, Names } from '../../../types.ts'
import type { TrayId, UnitId } from '../../content/ids.ts'
import { cellName } from '../../knowledge/cells.ts'
import type { Cause, Cell, Fact } from '../../rules/state.ts'
import { causeName } from '../names.ts'
import type { Words } from '../words.ts'

export type Told = LogLine | undefined
/** One teller for each fact there is. */
export type Tellers = { [T in Fact['type']]: (fact: Extract<Fact, { type: T }>, names: Names) => Told }

export const heroAt = (hero: UnitId) => `hero ${hero}`
export const trayAt = (tray: TrayId) => `tray ${tray}`
export const cellAt = (cell: Cell) => `cell ${cellName(cell)}`

export const bracketed = (text: string, inside: string) => (inside === '' ? text : `${text} (${inside})`)

/** What a line itself does not say: the ability, the storm, the rule behind it. */
export const because = (words: Words, text: string, cause: Cause) => bracketed(text, causeName(words, cause))
