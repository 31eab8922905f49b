import type { BoardProps } from '../../types.ts'
import type { Fact, Open, View } from '../rules/state.ts'
import { campaignAfter } from './afterCampaign.ts'
import { combatAfter } from './afterCombat.ts'
import { unitsAfter } from './afterUnits.ts'

/** What the table shows once a fact has been told, so that automatic parts can be watched step by step. The next real view corrects the rest. */
export const after = (view: BoardProps['view'], fact: { readonly type: string }): BoardProps['view'] => {
  const before = view as unknown as View
  const open = before.open as Open
  const told = fact as Fact
  const drawn = campaignAfter(open, told) ?? combatAfter(open, told) ?? unitsAfter(open, told) ?? open
  return drawn === open ? view : ({ ...before, open: drawn } as unknown as BoardProps['view'])
}
