import type { CardId, ShapeId, TrayId } from '../content/ids.ts'
import { SHAPE_IDS } from '../content/shapes.ts'
import type { DamageType, Turn } from '../content/types.ts'
import { cellNamed, turnOf } from '../rules/map/cells.query.ts'
import type { KingdomMap } from '../rules/map/map.query.ts'
import { bitsOf, maskNamed } from '../rules/placing/shapes.query.ts'
import { faceOf } from '../rules/march/trays.query.ts'
import type { Cell, Tray } from '../rules/state/shape.ts'

export const space = (name: string, map: KingdomMap): Cell => {
  const site = map.sites.find(each => each === name)
  const cell = site === undefined ? cellNamed(name) : map.cellOfSite(site)
  if (cell === undefined || map.kindOf(cell) === 'void') throw new Error(`no space "${name}" on this map`)
  return cell
}

const TURN_OF_SIDE: Readonly<Record<'n' | 'e' | 's' | 'w', Turn>> = { s: 0, w: 1, n: 2, e: 3 }

export const trayFrom = (text: string, map: KingdomMap): Tray => {
  const [id, name = '', ...words] = text.trim().split(/\s+/) as [TrayId, string?, ...string[]]
  const at = space(name, map)
  const grid = words.find(word => word.includes('/'))
  const turn = grid === undefined ? TURN_OF_SIDE[map.exitSide(at)] : 0
  const tray: Tray = { id, at, turn, tiles: [], soldiers: 0 }
  if (id.startsWith('B')) tray.life = 0
  for (const word of words) if (word !== grid) lay(tray, word)
  return tray
}

const OF_THE_CARD = ['crystals', 'level', 'breaks']

/** The card of a tray, where it is drawn by hand: its grid and what belongs to it. */
export const madeIn = (text: string): readonly [CardId, string] | undefined => {
  const [id, , ...words] = text.trim().split(/\s+/) as [CardId, string?, ...string[]]
  const grid = words.find(word => word.includes('/'))
  if (grid === undefined) return undefined
  return [id, [grid, ...words.filter(word => OF_THE_CARD.includes(word.split(':')[0] ?? ''))].join(' ')]
}

const lay = (tray: Tray, word: string): void => {
  const [what = '', value = ''] = word.split(/:(?=[^:]*$)/)
  const [first = '', second] = what.split(':')
  const shape = SHAPE_IDS.find(each => each === (second ?? first))
  if (shape !== undefined) layTiles(tray, shape, second === undefined ? 'physical' : (first as DamageType), value)
  else if (what === 'soldiers') tray.soldiers = maskOf(value)
  else if (what === 'life') tray.life = Number(value)
  else if (what === 'turn') tray.turn = turnOf(value) ?? 0
  else if (word === 'cleared') coverAll(tray)
  else if (!OF_THE_CARD.includes(what)) throw new Error(`what is "${word}" of ${tray.id}?`)
}
const layTiles = (tray: Tray, shape: ShapeId, type: DamageType, squares: string): void => {
  const mask = maskOf(squares)
  const masks = shape === 'I1' ? bitsOf(mask).map(bit => 1 << bit) : [mask]
  for (const each of masks) tray.tiles.push({ mask: each, shape, type })
}
const coverAll = (tray: Tray): void => {
  const covered = tray.tiles.reduce((mask, tile) => mask | tile.mask, tray.soldiers)
  for (const bit of bitsOf(faceOf(tray).squares & ~covered))
    tray.tiles.push({ mask: 1 << bit, shape: 'I1', type: 'true' })
}
export const maskOf = (squares: string): number => {
  const mask = maskNamed(squares)
  if (mask === 0) throw new Error(`no squares "${squares}"`)
  return mask
}
