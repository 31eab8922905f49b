import type { Reason } from '@tabletome/engine'
import type { UnitId } from '../../content/ids.ts'
import { actingSeat } from './heroes.query.ts'
import { why } from '../state/reasons.query.ts'
import { BASES, squaresName } from '../placing/shapes.query.ts'
import { surgeBases } from './surge.query.ts'
import { baseBlocks } from '../placing/targets.query.ts'
import { coverOf, faceOf, topAt, trayNamed } from '../march/trays.query.ts'
import { heroIn } from './harm.ts'
import { option, question, step } from '../state/kit.ts'
import type { Engaging, Mask, Now, Offers, Play, Wish } from '../state/shape.ts'

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
export const chooseBase = question('hero.base', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, about) => {
    const list: Offers<'base'> = []
    const { hero, tray, comes } = about
    for (const base of basesFor(open, about)) {
      const next =
        comes === undefined ? putBase({ hero, tray, base }) : wildcatLands({ base, ready: comes === 'ready' })
      list.push(option({ do: 'base', corner: cornerOf(base) }, next, `tray ${tray}`))
    }
    return list
  },
  whyNot: ({ open }, about, wish) => whyNotBase(open, about, wish),
})

const basesFor = (open: Now['open'], { hero, tray: id, tile }: Engaging): Mask[] => {
  const tray = trayNamed(open, id)
  if (tray === undefined) return []
  return tile ? surgeBases(open, hero, tray) : baseBlocks(open, tray)
}

/** Its north-west square. */
const cornerOf = (base: Mask): Mask => base & -base

/** The block with that north-west square. */
const whyNotBase = (open: Now['open'], about: Engaging, { answer, thing }: Wish): Reason | undefined => {
  const tray = trayNamed(open, about.tray)
  const pointed = thing?.is === 'square' && thing.tray === about.tray ? thing.square : undefined
  const corner = answer?.do === 'base' ? answer.corner : pointed
  if (tray === undefined || corner === undefined) return undefined
  const square = squaresName(corner)
  const base = BASES.find(each => cornerOf(each) === corner)
  if (base === undefined) return why('RIFT-ENGAGE-02', 'baseOffTray', { square })
  const { icons, deadly } = faceOf(tray)
  if ((base & coverOf(open, tray)) !== 0) return why('RIFT-ENGAGE-02', 'baseOnPiece', { square })
  if ((base & deadly) !== 0) return why('RIFT-ENGAGE-03', 'baseOnDeadly', { square })
  if ((base & icons) !== 0) return why('RIFT-ENGAGE-04', 'baseOnIcon', { square })
  return basesFor(open, about).includes(base) ? undefined : why('RIFT-RULING-45', 'baseNeedsRoom', { square })
}

/** Squares under the base count as covered while the hero stays (RIFT-ENGAGE-06, RIFT-ENGAGE-09). */
const putBase = step('hero.engage', (play, { hero, tray, base }) => {
  heroIn(play, hero).base = base
  play.emit({ type: 'heroEngaged', hero, tray, base })
})

/** The wildcat stands in Alleria's space (RIFT-ALLERIA-06…08). */
export const wildcatLands = step('wildcat.land', (play, { base, ready }) => {
  const wildcat = heroIn(play, 'wildcat')
  wildcat.place = 'map'
  wildcat.at = heroIn(play, 'alleria').at
  wildcat.base = base
  wildcat.played = !ready
  play.emit({ type: 'wildcatCame', at: wildcat.at, base })
})
