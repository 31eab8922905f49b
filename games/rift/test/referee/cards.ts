import { BOSSES } from '../../content/bosses.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { HORDES } from '../../content/hordes.ts'
import type { BossId, EnemyLetter } from '../../content/ids.ts'
import { GHOSTS, PORTALS } from '../../content/portals.ts'
import type { EnemyAbility, HordeCard } from '../../content/types.ts'
import type { Mask, Open, Tray } from '../../rules/state/shape.ts'

const CARDS: Readonly<Record<string, HordeCard | undefined>> = { ...HORDES, ...GHOSTS, ...PORTALS }
export const isBoss = ({ id }: Pick<Tray, 'id'>): boolean => id in BOSSES
export const isPortal = ({ id }: Pick<Tray, 'id'>): boolean => id in PORTALS
const rowsOf = ({ id, life = 0 }: Tray): readonly string[] => CARDS[id]?.rows ?? BOSSES[id as BossId].lives[life] ?? []
export const crystalsOn = (id: Tray['id']): number => CARDS[id]?.crystals ?? 0

/** The square of the card as it lies on the table, after so many quarter turns clockwise. */
const bit = (column: number, row: number, turns: number): Mask => {
  let [x, y] = [column, row]
  for (let i = 0; i < turns; i++) [x, y] = [4 - y, x]
  return 1 << (5 * y + x)
}
/** What has to be covered: enemies, a big one as a whole, and the centre of a portal. */
interface Being {
  readonly squares: Mask
  readonly big: boolean
  readonly ability?: EnemyAbility
  readonly isEnemy: boolean
}
export const beingsOn = (tray: Tray): Being[] => {
  const rows = rowsOf(tray)
  const list: Being[] = []
  const taken = new Set<string>()
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 5; x++) {
      const sign = rows[y]?.charAt(x) ?? '.'
      if (taken.has(`${x} ${y}`)) continue
      if (sign === '@') list.push({ squares: bit(x, y, tray.turn), big: false, isEnemy: false })
      const enemy = ENEMIES[sign as EnemyLetter]
      if (enemy === undefined) continue
      const { big, ability } = enemy
      let squares = 0
      for (const [dx, dy] of big
        ? [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ]
        : [[0, 0]]) {
        squares |= bit(x + (dx ?? 0), y + (dy ?? 0), tray.turn)
        taken.add(`${x + (dx ?? 0)} ${y + (dy ?? 0)}`)
      }
      list.push({ squares, big, ability, isEnemy: true })
    }
  return list
}
export const hasSign = (tray: Tray, sign: string): boolean => rowsOf(tray).some(row => row.includes(sign))

/** Of several trays on one space the last is on top; heroes are on it alone. */
export const isTop = (open: Open, tray: Tray): boolean =>
  open.trays.findLast(({ at }) => at === tray.at)?.id === tray.id
export const basesOn = (open: Open, tray: Tray): Mask => {
  let bases = 0
  if (tray.at >= 0 && isTop(open, tray))
    for (const hero of Object.values(open.heroes)) if (hero?.place === 'map' && hero.at === tray.at) bases |= hero.base
  return bases
}
export const tilesOn = ({ tiles }: Tray): Mask => tiles.reduce((all, { mask }) => all | mask, 0)
export const coverOn = (open: Open, tray: Tray): Mask => tilesOn(tray) | tray.soldiers | basesOn(open, tray)
export const isCleared = (open: Open, tray: Tray): boolean => {
  const cover = coverOn(open, tray)
  return beingsOn(tray).every(({ squares }) => (squares & ~cover) === 0)
}
export const shows = (open: Open, tray: Tray, icon: EnemyAbility): boolean => {
  const cover = coverOn(open, tray)
  return beingsOn(tray).some(({ ability, squares }) => ability === icon && (squares & ~cover) !== 0)
}
/** A heart for each enemy with a square not under a tile, four for a big one. */
export const heartsOf = (tray: Tray): number => {
  const tiles = tilesOn(tray)
  let lost = 0
  for (const { isEnemy, squares, big } of beingsOn(tray)) if (isEnemy && (squares & ~tiles) !== 0) lost += big ? 4 : 1
  return lost
}
