import { SCIONS } from '../../content/scions.ts'
import type { PriorityEntry } from '../../content/types.ts'
import type { Seen } from '../state/shape.ts'
import { arenaOf, zoneHexes } from '../arena/arenas.query.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { isLocal, kindOf } from '../units/kinds.query.ts'
import { areOpponents, type SeenUnit } from '../units/units.query.ts'

type Open = Seen['open']

export type Superlative = 'strongest' | 'weakest' | 'deadliest' | 'slowest' | 'closest' | 'farthest'
/** An entry of a priority list, taken apart: bold ones are opponents to attack, plain ones hexes (VIC-RIVAL-MOVE-05, VIC-RULING-04). */
export type Entry = { readonly id: PriorityEntry; readonly bold: boolean } & (
  | { readonly kind: 'flagholder' | 'hero' }
  | { readonly kind: 'with' | 'on' | 'zone' | 'chip'; readonly arg: string }
  | { readonly kind: 'superlative'; readonly arg: Superlative }
)

const parse = (id: PriorityEntry): Entry => {
  const bold = id.startsWith('!')
  const text = bold ? id.slice(1) : id
  const [kind = '', arg = ''] = text.split(':')
  if (kind === 'flagholder' || kind === 'hero') return { id, bold, kind }
  if (kind === 'with' || kind === 'on' || kind === 'chip') return { id, bold, kind, arg }
  return bold ? { id, bold, kind: 'superlative', arg: text as Superlative } : { id, bold, kind: 'zone', arg: text }
}
const parsed = new WeakMap<readonly PriorityEntry[], readonly Entry[]>()
/** The list a unit goes by, its entries taken apart. */
export const entriesFor = (open: Open, unit: SeenUnit): readonly Entry[] => {
  const list = listFor(open, unit)
  let entries = parsed.get(list)
  if (entries === undefined) parsed.set(list, (entries = list.map(parse)))
  return entries
}

const NONE: readonly PriorityEntry[] = []
/** The list of a rival or arena unit, the highest entry first (VIC-RIVAL-MOVE-03, VIC-RIVAL-MOVE-04). */
export const listFor = (open: Open, unit: SeenUnit): readonly PriorityEntry[] => {
  const list = open.combat?.kind === 'scion' ? scionList(open, unit) : arenaList(open, unit)
  return unit.side === 'rival' && hasEffect(open, 'rule:heroFirst') ? heroFirst(list) : list
}
/** The list of the scion card takes the place of the arena's (VIC-SCION-21). */
const scionList = ({ scion }: Open, { id }: SeenUnit): readonly PriorityEntry[] => {
  const { lists } = SCIONS[scion]
  for (const { who, entries } of lists) if (who === id) return entries
  return lists.at(-1)?.entries ?? NONE
}
/** Lists of local units come before lists of classes, of which the first class of the chip counts (VIC-RULING-53). */
const arenaList = (open: Open, unit: SeenUnit): readonly PriorityEntry[] => {
  if (open.combat === undefined) return NONE
  const { lists } = arenaOf(open.combat.region)
  if (unit.side === 'arena') return lists.find(({ who }) => who === 'beasts')?.entries ?? NONE
  const [first] = kindOf(open, unit).classes
  for (const { who, entries } of lists)
    if (
      who === 'all' ||
      who === 'others' ||
      (who === 'local' && isLocal(open, unit)) ||
      (typeof who === 'object' && first !== undefined && who.includes(first))
    )
      return entries
  return NONE
}
const withHero = new WeakMap<readonly PriorityEntry[], readonly PriorityEntry[]>()
/** Assassins (B29). */
const heroFirst = (list: readonly PriorityEntry[]): readonly PriorityEntry[] => {
  let entries = withHero.get(list)
  if (entries === undefined) withHero.set(list, (entries = ['!hero', ...list]))
  return entries
}

/** An opponent that it may mark and target: the Helm of Darkness hides your hero from rival units (VIC-UNIT-15). */
export const mayMark = (open: Open, unit: SeenUnit, other: SeenUnit): boolean =>
  areOpponents(open, unit, other) && !(open.combat?.unseen && unit.side === 'rival' && other.id === 'hero')

/** Is that opponent one of those a bold entry means, superlatives aside? */
export const isMeant = (open: Open, entry: Entry, other: SeenUnit): boolean => {
  switch (entry.kind) {
    case 'flagholder':
      return other.carries.includes('flag')
    case 'hero':
      return other.id === 'hero'
    case 'with':
      for (const item of other.carries) if (item === entry.arg) return true
      return false
    case 'on':
      return zoneHexes(open, entry.arg).includes(other.at)
    case 'superlative':
      return true
    default:
      return false
  }
}
