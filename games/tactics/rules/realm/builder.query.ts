import { BOXES } from '../../content/boxes.ts'
import { READY_REALMS } from '../../content/realms.ts'
import { BATTLE } from '../../content/scrolls.ts'
import type { BoxId, PlacedBox } from '../../content/types.ts'
import type { Space } from '../state/shape.ts'
import { codeOf, createRealm, type StandingBox, standing } from './createRealm.query.ts'
import { reliefOf } from './relief.query.ts'
import { BESIDE, SHEET, spaceName, spaceOf, xOf, yOf } from './spaces.query.ts'

/** What is wrong with a realm under construction; a warning does not keep anybody from playing on it. */
export interface Fault {
  readonly rule: string
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
  readonly box?: BoxId
  readonly warning?: true
}

/**
 * Everything wrong with boxes on the Battle side, in placing order (TAC-BUILDER-01…07, TAC-RULING-54). Not strict, a box may
 * rest on several boxes of one height, and spaces may be out of reach (TAC-BUILDER-08).
 */
export const faultsOf = (boxes: readonly PlacedBox[], strict: boolean): Fault[] => {
  const faults: Fault[] = []
  const heights = new Int8Array(SHEET)
  const tops = new Array<BoxId | undefined>(SHEET).fill(undefined)
  const used = new Set<BoxId>()
  for (const placed of boxes) {
    const { box, at } = placed
    if (used.has(box)) faults.push({ rule: 'TAC-BUILDER-01', key: 'boxTwice', values: { box }, box })
    used.add(box)
    if (!fits(placed)) {
      faults.push({ rule: 'TAC-BUILDER-02', key: 'offScroll', values: { box, at }, box })
      continue
    }
    const there = standing(placed)
    const fault = whyUnsupported(there, heights, tops, strict)
    if (fault !== undefined) faults.push(fault)
    for (const space of there.spaces) {
      if (UNCOVERED.includes(space))
        faults.push({ rule: 'TAC-BUILDER-03', key: 'coversMark', values: { box, space: spaceName(space) }, box })
      heights[space] = (heights[space] as number) + there.rise
      tops[space] = box
    }
  }
  if (faults.length === 0) faults.push(...wholeFaults(boxes, strict))
  return faults
}
const UNCOVERED: readonly Space[] = BATTLE.uncovered.map(name => spaceOf(name) ?? -1)

const fits = (placed: PlacedBox): boolean => {
  const at = spaceOf(placed.at)
  if (at === undefined) return false
  const { width, height } = BOXES[placed.box]
  const [wide, high] = placed.turn % 2 === 0 ? [width, height] : [height, width]
  return xOf(at) + wide <= BATTLE.width && yOf(at) + high <= BATTLE.height
}

/** It stands on the scroll or on one other box, never across two, never over an edge (TAC-BUILDER-06). */
const whyUnsupported = (
  { box, spaces }: StandingBox,
  heights: Int8Array,
  tops: readonly (BoxId | undefined)[],
  strict: boolean,
): Fault | undefined => {
  const first = spaces[0] ?? 0
  if (spaces.some(space => heights[space] !== heights[first]))
    return { rule: 'TAC-BUILDER-06', key: 'unsupported', values: { box }, box }
  return strict && spaces.some(space => tops[space] !== tops[first])
    ? { rule: 'TAC-BUILDER-06', key: 'acrossTwo', values: { box }, box }
    : undefined
}

const wholeFaults = (boxes: readonly PlacedBox[], strict: boolean): Fault[] => {
  const faults: Fault[] = []
  const code = codeOf(boxes)
  const lost = unreachableSpaces(code)
  if (strict && lost.length > 0)
    faults.push({ rule: 'TAC-BUILDER-07', key: 'unreachable', values: { space: spaceName(lost[0] ?? -1) } })
  const realm = createRealm(code)
  const live = reliefOf(realm, 'printed', []).portals
  for (const { box, portals } of realm.boxes)
    for (const { cell, side } of portals)
      if (!live.some(portal => portal.cell === cell && portal.side === side && portal.box === box))
        faults.push({
          rule: 'TAC-RULING-54',
          key: 'buriedPortal',
          values: { box, space: spaceName(cell), side },
          box,
          warning: true,
        })
  return faults
}

/** Spaces no unit can walk to from the north-west: every height can be climbed, so only gaps in a map cut them off. */
export const unreachableSpaces = (code: string): Space[] => {
  const { spaces, passable } = reliefOf(createRealm(code), 'printed', [])
  const seen = new Uint8Array(SHEET)
  const waiting: Space[] = spaces.slice(0, 1)
  for (const start of waiting) seen[start] = 1
  for (let space = waiting.pop(); space !== undefined; space = waiting.pop())
    for (let side = 4 * space; side < 4 * space + 4; side++) {
      const to = BESIDE[side] as number
      if (to < 0 || passable[to] === 0 || seen[to] === 1) continue
      seen[to] = 1
      waiting.push(to)
    }
  return spaces.filter(space => seen[space] === 0)
}

/** Large boxes first, so that small ones may stand on them. */
const PLACING: readonly BoxId[] = ['8x5', '5x4', '3x2', '2x2', '8x1', '1x2']
const TRIES = 30

/** A realm nobody has seen, always legal; `below(n)` gives a whole number from 0 to n − 1. */
export const randomRealm = (below: (n: number) => number): string => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const boxes: PlacedBox[] = []
    for (const box of PLACING) if (below(5) > 0) placeSomewhere(boxes, box, below)
    const realm = createRealm(codeOf(boxes))
    if (boxes.length >= 3 && reliefOf(realm, 'printed', []).portals.length >= 2) return realm.code
  }
  return codeOf(READY_REALMS.twinBastions)
}
const placeSomewhere = (boxes: PlacedBox[], box: BoxId, below: (n: number) => number): void => {
  for (let tries = 0; tries < TRIES; tries++) {
    const at = `${String.fromCharCode(65 + below(BATTLE.width))}${below(BATTLE.height) + 1}`
    const placed: PlacedBox = { box, at, turn: below(4) as PlacedBox['turn'] }
    if (faultsOf([...boxes, placed], true).some(fault => !fault.warning)) continue
    boxes.push(placed)
    return
  }
}
