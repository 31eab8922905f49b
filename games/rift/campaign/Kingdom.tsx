import { Glyph, type Point, pen } from '@tabletome/boardkit'
import ship from 'icon:drakkar'
import serpent from 'icon:sea-serpent'
import whale from 'icon:sperm-whale'
import { memo } from 'react'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { type Chart, legsOf } from './places.ts'
import { Scenery } from './Scenery.tsx'
import type { Goal } from './words.ts'

const BEASTS = { serpent, ship, whale }
/** Land is painted again and again, each time a little smaller: that gives the coast its lines. */
const COAST: readonly (readonly [grow: number, paint: string])[] = [
  [17, 'chart-sea-line'],
  [16, 'chart-sea'],
  [11, 'chart-sea-line'],
  [10, 'chart-sea'],
  [6, 'chart-sea-line'],
  [5, 'chart-sea'],
  [1.6, 'chart-shore'],
  [0, 'chart-land'],
]
const HALF = 62
/** How far the coast strays, and how often. */
const [WILD, STEP] = [17, 44]

const landPath = ({ at, more, scale }: Chart) => {
  const road = pen(
    SCENARIO_IDS.map(id => at[id]),
    'road',
    WILD * scale,
    STEP * scale,
  )
  return `${road}${more.map(([from, to], i) => pen([from, to], `land ${i}`, WILD * scale, STEP * scale)).join('')}`
}

const Cartouche = ({ at: [x, y], name, scale }: { at: Point; name: string; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} className="chart-cartouche">
    <path d="M-170 24L-198 40L-188 20L-198 0H-150V24ZM170 24L198 40L188 20L198 0H150V24Z" className="chart-fold" />
    <path d="M-162 -26Q0 -38 162 -26V28Q0 16 -162 28Z" />
    <path d="M-155 -19Q0 -31 155 -19V21Q0 9 -155 21Z" className="chart-inner" />
    <text y={5}>{name}</text>
  </g>
)

const Rose = ({ at: [x, y], scale }: { at: Point; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} className="chart-rose">
    <circle r={34} />
    <circle r={28} />
    <path d="M0 -46L6 -6L46 0L6 6L0 46L-6 6L-46 0L-6 -6Z" />
    <path d="M0 -46L6 -6L0 0ZM46 0L6 6L0 0ZM0 46L-6 6L0 0ZM-46 0L-6 -6L0 0Z" className="chart-full" />
  </g>
)

/** Sea, land and all that never changes. */
const Land = memo(({ chart, name }: { chart: Chart; name: string }) => {
  const { width, height, scale } = chart
  const land = landPath(chart)
  return (
    <>
      <rect width={width} height={height} className="chart-sea-ground" />
      <rect width={width} height={height} fill="url(#waves)" opacity={0.45} />
      {COAST.map(([grow, paint]) => (
        <path key={grow} d={land} className={paint} strokeWidth={2 * (HALF * (scale + 0.05) + grow * scale)} />
      ))}
      <path d={land} className="chart-grain" strokeWidth={2 * HALF * (scale + 0.05)} />
      {chart.beasts.map(({ what, at: [x, y], size }) => (
        <Glyph key={what} body={BEASTS[what]} x={x} y={y} size={size} className="chart-beast" />
      ))}
      <Rose at={chart.rose} scale={scale * 1.1} />
      <Cartouche at={chart.cartouche} name={name} scale={Math.max(scale, 0.72)} />
    </>
  )
})

interface KingdomProps {
  readonly chart: Chart
  readonly name: string
  /** Whether the road to that place has been won, is open or still closed. */
  readonly roadTo: (goal: Goal) => 'won' | 'open' | 'locked'
}

/** The map of the kingdom; its places are signs that lie over it. */
export const Kingdom = ({ chart, name, roadTo }: KingdomProps) => (
  <svg viewBox={`0 0 ${chart.width} ${chart.height}`} className="chart" aria-hidden="true">
    <Land chart={chart} name={name} />
    {legsOf(chart).map(({ to, d }) => (
      <g key={to} className={`chart-road is-${roadTo(to)}`}>
        <path d={d} className="chart-under" />
        <path d={d} className="chart-way" />
      </g>
    ))}
    <Scenery chart={chart} />
  </svg>
)
