import type { BagChip } from '../../content/ids.ts'
import { isBaneChip } from '../../rules/units/kinds.query.ts'

interface BagKind {
  readonly kind: string
  /** One of them. */
  readonly chip: BagChip
  readonly count: number
}
/** What the bag holds, copies of a kind together. */
export const bagKinds = (bag: readonly BagChip[]): BagKind[] => {
  const kinds = new Map<string, BagKind>()
  for (const chip of bag) {
    const kind = chip.split('.')[0] ?? chip
    kinds.set(kind, { kind, chip, count: (kinds.get(kind)?.count ?? 0) + 1 })
  }
  return [...kinds.values()]
}
export const bagAnchor = (chip: BagChip): string => (isBaneChip(chip) ? `bane ${chip}` : `unit ${chip}`)
