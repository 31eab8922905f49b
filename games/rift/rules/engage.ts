import type { Option, Reason } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import type { TrayId, UnitId } from '../content/ids.ts'
import { actingSeat } from '../knowledge/heroes.ts'
import { why } from '../knowledge/reasons.ts'
import { BASES, bitsOf, maskNamed, squareName } from '../knowledge/shapes.ts'
import { surgeBases } from '../knowledge/surge.ts'
import { baseBlocks } from '../knowledge/targets.ts'
import { coverOf, faceOf, topAt, trayNamed } from '../knowledge/trays.ts'
import { heroIn } from './harm.ts'
import { choice, step } from './state.ts'
import type { Mask, Now, Play } from './state.ts'

export interface Engaging {
  hero: UnitId
  tray: TrayId
  /** A tile is owed to this tray and needs room beside the base (Surge of Flames). */
  tile?: true
  /** The wildcat comes; `ready`: it may still be activated this round. */
  comes?: 'ready' | 'tired'
}

/** Whoever stops on a horde puts the base on four of its squares (RIFT-ENGAGE-01, RIFT-RULING-85). */
export const engage = (play: Play, hero: UnitId): void => {
  const { at, base } = heroIn(play, hero)
  const tray = topAt(play.state.open, at)
  if (tray !== undefined && base === 0) play.next(chooseBase({ hero, tray: tray.id }))
}

/**
 * Any 2×2 block without tiles, soldiers, bases, icons and deadly enemies. It is kept until the hero leaves (RIFT-ENGAGE-02…08,
 * RIFT-TYPE-07, RIFT-RULING-30).
 */
export const chooseBase = choice<Engaging>('hero.base', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, about) => {
    const list: Option[] = []
    const { hero, tray, comes } = about
    for (const base of basesFor(open, about)) {
      const next =
        comes === undefined ? putBase({ hero, tray, base }) : wildcatLands({ base, ready: comes === 'ready' })
      list.push(option(baseId(base), next, `tray ${tray}`))
    }
    return list
  },
  whyNot: ({ open }, about, anchor) => whyNotBase(open, about, anchor),
})

const basesFor = (open: Now['open'], { hero, tray: id, tile }: Engaging): Mask[] => {
  const tray = trayNamed(open, id)
  if (tray === undefined) return []
  return tile ? surgeBases(open, hero, tray) : baseBlocks(open, tray)
}

const names = new Map<Mask, string>()
for (const base of BASES) names.set(base, `base ${squareName(bitsOf(base)[0] ?? 0)}`)
/** By its north-west square. */
export const baseId = (base: Mask): string => names.get(base) ?? ''

/** `base b2` or `square H07 b2`: the block with that north-west square. */
const whyNotBase = (open: Now['open'], about: Engaging, anchor: string): Reason | undefined => {
  const words = anchor.split(' ')
  const square = words.at(-1) ?? ''
  const tray = trayNamed(open, about.tray)
  if (tray === undefined || (words[0] !== 'base' && (words[0] !== 'square' || words[1] !== tray.id))) return undefined
  const corner = maskNamed(square)
  if (corner === 0) return undefined
  const base = BASES.find(each => names.get(each) === `base ${square}`)
  if (base === undefined) return why('RIFT-ENGAGE-02', 'baseOffTray', { square })
  const { icons, deadly } = faceOf(tray)
  if ((base & coverOf(open, tray)) !== 0) return why('RIFT-ENGAGE-02', 'baseOnPiece', { square })
  if ((base & deadly) !== 0) return why('RIFT-ENGAGE-03', 'baseOnDeadly', { square })
  if ((base & icons) !== 0) return why('RIFT-ENGAGE-04', 'baseOnIcon', { square })
  return basesFor(open, about).includes(base) ? undefined : why('RIFT-RULING-45', 'baseNeedsRoom', { square })
}

/** Squares under the base count as covered while the hero stays (RIFT-ENGAGE-06, RIFT-ENGAGE-09). */
const putBase = step<{ hero: UnitId; tray: TrayId; base: Mask }>('hero.engage', (play, { hero, tray, base }) => {
  heroIn(play, hero).base = base
  play.emit({ type: 'heroEngaged', hero, tray, base })
})

/** The wildcat stands in Alleria's space (RIFT-ALLERIA-06…08). */
export const wildcatLands = step<{ base: Mask; ready: boolean }>('wildcat.land', (play, { base, ready }) => {
  const wildcat = heroIn(play, 'wildcat')
  wildcat.place = 'map'
  wildcat.at = heroIn(play, 'alleria').at
  wildcat.base = base
  wildcat.played = !ready
  play.emit({ type: 'wildcatCame', at: wildcat.at, base })
})
