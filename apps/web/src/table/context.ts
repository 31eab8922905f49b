import type { Foresight, Game, Shape, View } from '@tabletome/engine'
import type { TableInfo } from '@tabletome/match/protocol'
import type { BoardModule, BoardProps, Draft, GameInfo, GameText, Names } from '@tabletome/games/types'
import { createContext, createElement, type ReactNode, use } from 'react'
import type { Chapter } from './chronicle/chronicle.ts'
import type { Shown, TableConnection, TableState } from './connection.ts'
import type { OptionPanel } from './decision/options.ts'
import type { Why } from './decision/preview.ts'
import type { Teaching } from './layout/teaching.ts'
import type { Answering } from './decision/useAnswering.ts'
import type { usePlayback } from './playback/usePlayback.ts'
import type { VeilState } from './people/useVeil.ts'
import { useSame } from './useSame.ts'

export interface Barred {
  readonly anchor: string
  readonly what: string
  readonly why: Why
}

/** Everything the parts of a table share. */
export interface AtTable {
  readonly kind: 'local' | 'online'
  readonly connection: TableConnection
  readonly state: TableState
  readonly table: TableInfo
  readonly info: GameInfo
  readonly game: Game<Shape>
  readonly text: GameText
  readonly module: BoardModule
  readonly names: Names
  readonly position: Shown
  readonly view: View<Shape>
  readonly veil: VeilState
  /** What is asked of the seats at this screen; of an action being composed, its next question. */
  readonly decisions: Shown['decisions']
  readonly draft: Draft | undefined
  /** Tells the questions apart that are open one after the other. */
  readonly moment: string
  readonly panel: OptionPanel
  readonly barred: readonly Barred[]
  readonly answering: Answering
  readonly playing: ReturnType<typeof usePlayback>
  readonly chapters: readonly Chapter[]
  readonly board: BoardProps
  /** What words may ask the rules about what comes. */
  readonly foresight: Foresight<Shape>
  /** A lesson at this table. */
  readonly teaching: Teaching | undefined
  /** Nothing may be answered now: the link is down. */
  readonly stale: boolean
  light(anchors: readonly string[]): void
  openCard(anchor: string): void
  openRule(rule: string): void
}

/** What does not change while somebody only points: a part that needs no more is not drawn anew by it. */
export type SteadyTable = Omit<AtTable, 'answering' | 'board'> & {
  /** What the board draws. */
  readonly drawn: View<Shape>
}

const TableContext = createContext<AtTable | undefined>(undefined)
const SteadyContext = createContext<SteadyTable | undefined>(undefined)

export const TableProvider = ({ value, children }: { value: AtTable; children: ReactNode }) => {
  const { answering: _pointing, board, ...rest } = value
  const steady = useSame<SteadyTable>({ ...rest, drawn: board.view })
  return createElement(SteadyContext, { value: steady }, createElement(TableContext, { value }, children))
}

export const useTable = (): AtTable => {
  const at = use(TableContext)
  if (!at) throw new Error('Not at a table')
  return at
}

export const useSteadyTable = (): SteadyTable => {
  const at = use(SteadyContext)
  if (!at) throw new Error('Not at a table')
  return at
}
