import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PickTable } from '../hand/pick.ts'

/** The markup of a part of a board on a table of its own, where something may have been picked. */
export const draw = (part: ReactNode, pickAt?: (table: object) => void): string => {
  const table = {}
  pickAt?.(table)
  return renderToStaticMarkup(<PickTable table={table}>{part}</PickTable>)
}
