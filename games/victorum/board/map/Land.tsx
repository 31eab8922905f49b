import { chance, Glyph, px } from '@tabletome/boardkit'
import { memo } from 'react'
import type { RegionId } from '../../content/ids.ts'
import { PLACE_IDS } from '../../content/places.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { glyphs } from '../art/glyphs.ts'
import { isInland, pointOf, WAYS, wayLine, WORLD } from './scene.ts'

/** From the sea inwards: coast lines come from drawing the same land again and again, a little smaller each time. */
const COASTS: readonly (readonly [grow: number, kind: string])[] = [
  [15, 'coast-line'],
  [14.4, 'sea'],
  [10, 'coast-line'],
  [9.3, 'sea'],
  [5.4, 'coast-line'],
  [4.6, 'sea'],
  [1.6, 'coast-ink'],
]
const INLAND = WAYS.filter(isInland)
const BRIDGES = WAYS.filter(way => !isInland(way))
const ROUND = new Map(PLACE_IDS.map(id => [id, 29 + chance(id)() * 9]))

/** Fat round strokes round the places of a region, or of all. */
const Mass = ({ grow, kind, region }: { grow: number; kind: string; region?: RegionId }) => {
  const isHere = (id: string) => region === undefined || id.startsWith(region)
  const lines = INLAND.filter(([a]) => isHere(a)).map(([a, b]) => `M${pointOf(a).join(' ')}L${pointOf(b).join(' ')}`)
  return (
    <g className={`mass ${kind}`}>
      <path d={lines.join('')} strokeWidth={56 + grow * 2} strokeLinecap="round" />
      {PLACE_IDS.filter(isHere).map(id => {
        const [x, y] = pointOf(id)
        return <circle key={id} cx={x} cy={y} r={px((ROUND.get(id) ?? 30) + grow)} stroke="none" />
      })}
    </g>
  )
}

const NAMES: Readonly<Record<RegionId, readonly [number, number]>> = {
  LAM: [150, 300],
  ATL: [270, 258],
  REF: [530, 526],
  ARG: [408, 30],
  VES: [498, 350],
  AMA: [640, 82],
  PAR: [720, 276],
  KUN: [878, 165],
}

const Ornaments = ({ title }: { title: string }) => (
  <g className="ornaments">
    <g transform="translate(880 630) scale(1.5)" className="rose">
      <circle r={34} />
      <circle r={28} />
      <path d="M0 -44L6 -6L44 0L6 6L0 44L-6 6L-44 0L-6 -6Z" />
      <path d="M0 -44L6 -6L0 0ZM44 0L6 6L0 0ZM0 44L-6 6L0 0ZM-44 0L-6 -6L0 0Z" className="full" />
    </g>
    <Glyph body={glyphs.apep} x={120} y={610} size={150} className="monster" />
    <Glyph body={glyphs.sail} x={640} y={640} size={84} className="monster" />
    <Glyph body={glyphs.krakenlance} x={120} y={-90} size={110} className="monster" />
    <Glyph body={glyphs.sail} x={870} y={-40} size={72} className="monster" />
    <g transform="translate(500 -118)" className="cartouche">
      <path
        d="M-250 26L-282 44L-270 22L-282 0H-226V26ZM250 26L282 44L270 22L282 0H226V26Z"
        className="cartouche-fold"
      />
      <path d="M-240 -30Q0 -46 240 -30V32Q0 16 -240 32Z" />
      <path d="M-232 -23Q0 -38 232 -23V25Q0 10 -232 25Z" className="cartouche-inner" />
      <text y={2}>{title}</text>
    </g>
  </g>
)

interface LandProps {
  title: string
  /** In the order of the regions. */
  names: string
}

/** Sea, land, paths and names: drawn once. */
export const Land = memo(({ title, names }: LandProps) => {
  const regions = names.split('|')
  return (
    <g aria-hidden="true">
      <rect {...WORLD} className="ocean" />
      <rect {...WORLD} fill="url(#waves)" opacity={0.45} />
      {COASTS.map(([grow, kind]) => (
        <Mass key={grow} grow={grow} kind={kind} />
      ))}
      {REGION_IDS.map(region => (
        <Mass key={region} grow={0} kind={`land-${region}`} region={region} />
      ))}
      {BRIDGES.map(([a, b]) => (
        <path key={`${a} ${b}`} d={`M${pointOf(a).join(' ')}L${pointOf(b).join(' ')}`} className="crossing" />
      ))}
      {WAYS.map(way => (
        <path key={way.join(' ')} d={wayLine(way)} className="way" />
      ))}
      {REGION_IDS.map((region, i) => (
        <text key={region} x={NAMES[region][0]} y={NAMES[region][1]} className="region-name">
          {regions[i]}
        </text>
      ))}
      <Ornaments title={title} />
    </g>
  )
})
