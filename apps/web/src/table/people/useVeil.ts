import type { Shape, View } from '@tabletome/engine'
import type { TableInfo } from '@tabletome/match/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Shown } from '../connection.ts'
import { isOnlyPass } from '../playback/byItself.ts'
import { isHidden, openPart } from './veil.ts'

export interface VeilState {
  /** Whose hand lies behind the veil; nobody's: there is no veil. */
  readonly seat: string | undefined
  /** That person has the device now. */
  lift(): void
}

/**
 * Whose hand may be on the screen, where several people share it. `shown` is what the board would draw. `allOpen`: one reader
 * plays every seat, as in an example, and nothing is hidden.
 */
export const useVeil = (table: TableInfo, position: Shown, shown: View<Shape>, allOpen = false) => {
  const { pass } = useSettings()
  const [unveiled, setUnveiled] = useState<string>()
  const people = allOpen ? 1 : table.seats.filter(({ mine }) => mine).length
  const { seat } = position.view
  const hidden = isHidden(position.view, people, unveiled)
  const passesByItself = pass === 'auto' && isOnlyPass(position)
  const lift = useCallback(() => setUnveiled(seat), [seat])
  const veiled = hidden && !passesByItself ? seat : undefined
  const veil = useMemo((): VeilState => ({ seat: veiled, lift }), [veiled, lift])
  // While the last turn is played once more its view still holds the hand of whoever had the device before.
  const view = useMemo(() => (isHidden(shown, people, unveiled) ? openPart(shown) : shown), [shown, people, unveiled])
  return { veil, hidden, view }
}
