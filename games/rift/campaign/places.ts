import type { Point } from '@tabletome/boardkit'
import anchor from 'icon:anchor'
import castleRuins from 'icon:castle-ruins'
import crossroad from 'icon:crossroad'
import crystals from 'icon:crystal-growth'
import gate from 'icon:dungeon-gate'
import lightning from 'icon:lightning-storm'
import portal from 'icon:magic-portal'
import tombstone from 'icon:tombstone'
import watchtower from 'icon:watchtower'
import wheat from 'icon:wheat'
import whirlwind from 'icon:whirlwind'
import type { Goal } from './words.ts'

export const GOALS: readonly Goal[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'storm']

export const GLYPHS: Readonly<Record<Goal, string>> = {
  1: anchor,
  2: wheat,
  3: watchtower,
  4: crystals,
  5: crossroad,
  6: tombstone,
  7: whirlwind,
  8: gate,
  9: castleRuins,
  10: portal,
  storm: lightning,
}

/** The kingdom drawn wide for a desk, or tall for a phone. */
export interface Chart {
  readonly width: number
  readonly height: number
  /** How large things are drawn. */
  readonly scale: number
  readonly at: Readonly<Record<Goal, Point>>
  /** Land beside the road, so that the kingdom is more than its road. */
  readonly more: readonly (readonly [Point, Point])[]
  readonly cartouche: Point
  readonly rose: Point
  readonly beasts: readonly { readonly what: 'serpent' | 'ship' | 'whale'; readonly at: Point; readonly size: number }[]
}

export const WIDE: Chart = {
  width: 1000,
  height: 640,
  scale: 1,
  at: {
    1: [112, 508],
    2: [270, 470],
    3: [168, 330],
    4: [262, 176],
    5: [428, 292],
    6: [462, 462],
    7: [636, 500],
    8: [622, 318],
    9: [742, 168],
    10: [862, 316],
    storm: [868, 520],
  },
  more: [
    [
      [168, 330],
      [428, 292],
    ],
    [
      [270, 470],
      [462, 462],
    ],
    [
      [428, 292],
      [622, 318],
    ],
    [
      [622, 318],
      [862, 316],
    ],
    [
      [430, 200],
      [560, 220],
    ],
    [
      [300, 380],
      [540, 400],
    ],
  ],
  cartouche: [500, 62],
  rose: [924, 90],
  beasts: [
    { what: 'serpent', at: [78, 96], size: 104 },
    { what: 'ship', at: [742, 588], size: 62 },
    { what: 'whale', at: [430, 590], size: 74 },
  ],
}

export const TALL: Chart = {
  width: 390,
  height: 960,
  scale: 0.62,
  at: {
    1: [72, 848],
    2: [198, 806],
    3: [322, 741],
    4: [216, 654],
    5: [76, 600],
    6: [190, 520],
    7: [318, 466],
    8: [204, 375],
    9: [70, 317],
    10: [186, 228],
    storm: [314, 143],
  },
  more: [
    [
      [198, 806],
      [216, 654],
    ],
    [
      [216, 654],
      [190, 520],
    ],
    [
      [190, 520],
      [204, 375],
    ],
    [
      [204, 375],
      [186, 228],
    ],
    [
      [110, 692],
      [300, 603],
    ],
    [
      [110, 424],
      [280, 312],
    ],
  ],
  cartouche: [150, 58],
  rose: [344, 917],
  beasts: [
    { what: 'serpent', at: [48, 167], size: 58 },
    { what: 'ship', at: [346, 279], size: 40 },
    { what: 'whale', at: [196, 924], size: 44 },
  ],
}

export interface Leg {
  readonly from: Goal
  readonly to: Goal
  readonly d: string
}

/** The road from place to place, bending a little to either side in turn; the last leg leads on into the storm. */
export const legsOf = ({ at }: Chart): readonly Leg[] =>
  GOALS.slice(1).map((to, i) => {
    const from = GOALS[i] ?? 1
    const [[x, y], [toX, toY]] = [at[from], at[to]]
    const bend = i % 2 === 0 ? 0.14 : -0.14
    const [midX, midY] = [(x + toX) / 2 + (y - toY) * bend, (y + toY) / 2 + (toX - x) * bend]
    return { from, to, d: `M${x} ${y}Q${Math.round(midX)} ${Math.round(midY)} ${toX} ${toY}` }
  })
