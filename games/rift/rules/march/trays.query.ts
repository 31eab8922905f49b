import { BOSSES } from '../../content/bosses.ts'
import { CARDS } from '../../content/cards.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import type { BlockId, BossId, CardId, EnemyLetter, Slot, TrayId, UnitId } from '../../content/ids.ts'
import { BIG_HEARTS } from '../../content/numbers.ts'
import type { Enemy, EnemyAbility, HordeCard, Turn } from '../../content/types.ts'
import type { Cell, Mask, Seen } from '../state/shape.ts'
import { bitOf, SIZE } from '../placing/shapes.query.ts'

export type SeenOpen = Seen['open']
export type SeenTray = SeenOpen['trays'][number]

export interface EnemyOn {
  /** One square, or four of a big one (RIFT-BIG-01). */
  readonly mask: Mask
  readonly letter: EnemyLetter
  readonly enemy: Enemy
}
/** The front of a card as it lies on the table. */
export interface Face {
  readonly enemies: readonly EnemyOn[]
  /** Of all enemies. */
  readonly squares: Mask
  /** What nothing may cover and nobody need: portal centre, ghost and flying icons, pathbreaker bar (RIFT-DAMAGE-06). */
  readonly icons: Mask
  /** Squares of enemies with that defense (RIFT-TYPE-09, RIFT-BIG-03). */
  readonly physical: Mask
  readonly magical: Mask
  readonly deadly: Mask
  /** Squares of enemies with that ability. */
  readonly heal: Mask
  readonly speed: Mask
  readonly deadEye: Mask
  readonly isPortal: boolean
  readonly level: 1 | 2 | 3 | 4 | undefined
  readonly isBoss: boolean
  readonly flying: boolean
  readonly ghost: boolean
  readonly breaks: readonly [BlockId, BlockId, BlockId] | undefined
  readonly crystals: number
}

/** A horde, ghost or portal card. */
export const cardOf = (id: TrayId): HordeCard => {
  const card = CARDS[id as CardId]
  if (card === undefined) throw new Error(`There is no card "${id}"`)
  return card
}
export const isBossId = (id: TrayId | Slot): id is BossId => id[0] === 'B'

/** The boss, while it is on the path. */
export const bossIn = (open: SeenOpen): (SeenTray & { readonly id: BossId }) | undefined => {
  for (const tray of open.trays) if (isBossTray(tray)) return tray
  return undefined
}
const isBossTray = (tray: SeenTray): tray is SeenTray & { readonly id: BossId } => isBossId(tray.id)

const faces = new Map<HordeCard['rows'], (Face | undefined)[]>()

/** What is printed, turned as the tray lies (RIFT-SPAWN-03); of a boss the life card on top. */
export const faceOf = (tray: {
  readonly id: TrayId
  readonly turn: Turn
  readonly life?: number | undefined
}): Face => {
  const { id, turn } = tray
  const card = isBossId(id) ? undefined : cardOf(id)
  const rows = card?.rows ?? livesOf(id as BossId, tray.life ?? 0)
  let turns = faces.get(rows)
  if (turns === undefined) {
    turns = []
    faces.set(rows, turns)
  }
  return (turns[turn] ??= makeFace(rows, turn, card))
}
const livesOf = (boss: BossId, life: number): HordeCard['rows'] => {
  const rows = BOSSES[boss].lives[life]
  if (rows === undefined) throw new Error(`${boss} has no life card ${life}`)
  return rows
}

const turnedBit = (column: number, row: number, turn: Turn): Mask => {
  let at: readonly [number, number] = [column, row]
  for (let i = 0; i < turn; i++) at = [SIZE - 1 - at[1], at[0]]
  return bitOf(at[0], at[1])
}

const makeFace = (rows: HordeCard['rows'], turn: Turn, card: HordeCard | undefined): Face => {
  const enemies: EnemyOn[] = []
  let icons = 0
  let drawn = ''
  const seen = new Set<string>()
  for (const [row, text] of rows.entries())
    for (let column = 0; column < SIZE; column++) {
      const letter = text[column] ?? '.'
      if (letter === '.' || seen.has(`${column},${row}`)) continue
      if ('%^=@'.includes(letter)) {
        icons |= turnedBit(column, row, turn)
        drawn += letter
        continue
      }
      const enemy = ENEMIES[letter as EnemyLetter]
      if (enemy === undefined) throw new Error(`There is no enemy "${letter}"`)
      let mask = 0
      for (let y = row; y <= row + (enemy.big ? 1 : 0); y++)
        for (let x = column; x <= column + (enemy.big ? 1 : 0); x++) {
          seen.add(`${x},${y}`)
          mask |= turnedBit(x, y, turn)
        }
      enemies.push({ mask, letter: enemy.letter, enemy })
    }
  const squaresOf = (has: (enemy: Enemy) => boolean): Mask =>
    enemies.reduce((mask, each) => (has(each.enemy) ? mask | each.mask : mask), 0)
  return {
    enemies,
    squares: squaresOf(() => true),
    icons,
    physical: squaresOf(enemy => enemy.defenses.includes('physical')),
    magical: squaresOf(enemy => enemy.defenses.includes('magical')),
    deadly: squaresOf(enemy => enemy.defenses.includes('deadly')),
    heal: squaresOf(enemy => enemy.ability === 'heal'),
    speed: squaresOf(enemy => enemy.ability === 'speed'),
    deadEye: squaresOf(enemy => enemy.ability === 'deadEye'),
    isPortal: card?.level !== undefined,
    level: card?.level,
    isBoss: card === undefined,
    flying: drawn.includes('^'),
    ghost: drawn.includes('%'),
    breaks: card?.breaks,
    crystals: card?.crystals ?? 0,
  }
}

export const trayNamed = (open: SeenOpen, id: TrayId): SeenTray | undefined => {
  for (const tray of open.trays) if (tray.id === id) return tray
  return undefined
}
export const trayOf = (open: SeenOpen, id: TrayId): SeenTray => {
  const tray = trayNamed(open, id)
  if (tray === undefined) throw new Error(`${id} is not on the path`)
  return tray
}
/** The one that can be attacked and engaged (RIFT-RANGE-09). */
export const topAt = (open: SeenOpen, cell: Cell): SeenTray | undefined => {
  const { trays } = open
  for (let i = trays.length - 1; i >= 0; i--) {
    const tray = trays[i]
    if (tray !== undefined && tray.at === cell) return tray
  }
  return undefined
}
/** Bottom first. */
export const stackAt = (open: SeenOpen, cell: Cell): SeenTray[] => {
  const stack: SeenTray[] = []
  for (const tray of open.trays) if (tray.at === cell) stack.push(tray)
  return stack
}

/** Who is engaged on it: heroes stand on the top tray of a space only (RIFT-ENGAGE-08). */
export const heroesOn = (open: SeenOpen, tray: SeenTray): UnitId[] => {
  const units: UnitId[] = []
  for (const unit of UNIT_IDS) {
    const hero = open.heroes[unit]
    if (hero?.at === tray.at && hero.base !== 0) units.push(unit)
  }
  return units.length > 0 && topAt(open, tray.at)?.id === tray.id ? units : []
}
export const basesOn = (open: SeenOpen, tray: SeenTray): Mask => {
  let bases = 0
  for (const unit of UNIT_IDS) {
    const hero = open.heroes[unit]
    if (hero?.at === tray.at) bases |= hero.base
  }
  return bases !== 0 && topAt(open, tray.at)?.id === tray.id ? bases : 0
}
export const tilesOn = (tray: SeenTray): Mask => {
  let mask = 0
  for (const tile of tray.tiles) mask |= tile.mask
  return mask
}
/** Under a tile, a soldier or a base (RIFT-DAMAGE-14). */
export const coverOf = (open: SeenOpen, tray: SeenTray): Mask => tilesOn(tray) | tray.soldiers | basesOn(open, tray)

/** All enemies covered (RIFT-DAMAGE-12, RIFT-DESTROY-09). */
export const isCleared = (open: SeenOpen, tray: SeenTray): boolean =>
  (faceOf(tray).squares & ~coverOf(open, tray)) === 0

/** Enemies with a square that is not covered. */
export const uncovered = (open: SeenOpen, tray: SeenTray): number => {
  const cover = coverOf(open, tray)
  let left = 0
  for (const { mask } of faceOf(tray).enemies) if ((mask & ~cover) !== 0) left++
  return left
}

/** An enemy with that ability is visible: at least one of its squares is (RIFT-ICON-01, RIFT-ICON-02, RIFT-RULING-71). */
export const shows = (open: SeenOpen, tray: SeenTray, ability: EnemyAbility): boolean => {
  const squares = faceOf(tray)[ability]
  return squares !== 0 && (squares & ~coverOf(open, tray)) !== 0
}

/** Hearts the kingdom loses if it escapes as it is: only tiles count (RIFT-EXIT-02, RIFT-EXIT-03, RIFT-RULING-55). */
export const heartsOf = (tray: SeenTray): number => {
  const tiles = tilesOn(tray)
  let hearts = 0
  for (const { mask, enemy } of faceOf(tray).enemies) if ((mask & ~tiles) !== 0) hearts += enemy.big ? BIG_HEARTS : 1
  return hearts
}
