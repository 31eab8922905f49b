import { memo, type ReactNode } from 'react'
import { chance, type Point, path, px } from '@tabletome/boardkit'
import type { PlaceId } from '../../rules/state/shape.ts'
import { SCENE } from '../map/slots.ts'

const { width: W, height: H } = SCENE

/** A ridge with a wavering top, filled down to the foot of the picture. */
const Hill = ({ y, rise, name, kind }: { y: number; rise: number; name: string; kind: 'far' | 'near' | 'wheat' }) => {
  const random = chance(name)
  const top: Point[] = []
  for (let x = 0; x <= W; x += 25) top.push([x, y + (random() - 0.5) * rise])
  return <path d={`${path([[0, H], ...top, [W, H]])}Z`} className={kind} />
}

const Birds = ({ at }: { at: readonly Point[] }) => (
  <path d={at.map(([x, y]) => `M${x - 5} ${y - 2}q3 -2 5 1.5q2 -3.5 5 -1.5`).join('')} className="thin" />
)

/** Clouds in the engraver's manner: a bank with a curled edge and two strokes below. */
const Cloud = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-20 4q-6 -8 3 -9q2 -8 11 -5q7 -6 12 2q9 -2 9 5q6 3 2 7Z" className="cloud" />
    <path d="M-14 8h22M-6 11h18" className="thin" />
  </g>
)

const Tree = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-1.5 10V2H1.5V10Z" className="ink" />
    <path d="M0 -22L9 -6L5 -7L12 5L-12 5L-5 -7L-9 -6Z" className="crown" />
    <path d="M0 -22L9 -6L5 -7L12 5H2Z" className="crown-dark" />
  </g>
)

const Peak = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-34 0L-12 -40L-4 -30L8 -58L34 0Z" className="rock" />
    <path d="M8 -58L34 0H6L2 -22L8 -34Z" className="rock-dark" />
    <path d="M8 -58L17 -37L12 -41L8 -33L3 -41L0 -38Z" className="snow" />
    <path d="M-12 -40L-7 -31L-12 -33L-17 -30Z" className="snow" />
    <path d="M-22 -6l5 -11M-12 -6l3 -10M16 -6l-2 -10M24 -5l-3 -8" className="thin" />
  </g>
)

const Column = ({ x, y, height, broken = false }: { x: number; y: number; height: number; broken?: boolean }) => (
  <>
    <path d={`M${x - 5} ${y}V${y - height}${broken ? 'l3 -5l3 4l4 -4' : 'h10'}V${y}Z`} className="marble" />
    <path d={`M${x - 2} ${y}V${y - height + 2}M${x + 2} ${y}V${y - height + 2}`} className="thin" />
    <path d={`M${x - 8} ${y}h16v4h-16z${broken ? '' : `M${x - 8} ${y - height}h16v-4h-16z`}`} className="marble" />
  </>
)

const Dune = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => {
  const crest = `${px(x + w * 0.5)} ${px(y - h)}`
  const lee = `Q${px(x + w * 0.8)} ${px(y - h * 0.4)} ${x + w} ${y}`
  return (
    <>
      <path d={`M${x} ${y}Q${px(x + w * 0.4)} ${px(y - h * 1.5)} ${crest}${lee}Z`} className="sand" />
      <path
        d={`M${crest}${lee}H${px(x + w * 0.45)}Q${px(x + w * 0.62)} ${px(y - h * 0.4)} ${crest}Z`}
        className="sand-dark"
      />
    </>
  )
}

const Grass = ({ count, name, from, to }: { count: number; name: string; from: number; to: number }) => {
  const random = chance(name)
  const blades = Array.from({ length: count }, () => {
    const [x, y] = [px(random() * W), px(from + random() * (to - from))]
    return `M${x} ${y}v-6m-1.5 2l1.5 -2l1.5 2`
  })
  return <path d={blades.join('')} className="thin" />
}

const TREES = [
  [16, 78, 0.8],
  [38, 75, 1],
  [66, 80, 1.05],
  [102, 76, 0.85],
  [138, 77, 0.95],
  [164, 81, 1.15],
  [187, 75, 0.9],
  [30, 102, 1.2],
  [98, 98, 1.2],
  [172, 106, 1.3],
] as const

const CASTLE = (
  <>
    <Hill y={84} rise={6} name="c1" kind="far" />
    <Hill y={100} rise={4} name="c2" kind="near" />
    <g transform="translate(100 101) scale(.94)">
      <path d="M-62 0V-34h6v-6h8v6h6v-6h8v6h8V0ZM26 0V-34h8v-6h8v6h6v-6h8v6h6V0Z" className="marble" />
      <path d="M-12 -50V-82H12V-50Z" className="wall" />
      <path d="M-30 0V-52h7v-7h9v7h8v-7h9v7h8v-7h9v7h9V0Z" className="wall" />
      <path d="M-16 -80L0 -99L16 -80Z" className="roof" />
      <path d="M0 -99V-107M0 -107L13 -103L0 -100" className="banner" />
      <path d="M-64 -38L-54 -56L-44 -38ZM46 -38L54 -56L64 -38Z" className="roof" />
      <path d="M-54 -56V-65M-54 -65L-44 -62L-54 -59M54 -56V-65M54 -65L64 -62L54 -59" className="banner" />
      <path d="M-9 0V-16A9 10 0 0 1 9 -16V0Z" className="ink" />
      <path d="M-22 -38v10M22 -38v10M0 -66v8" className="line-bold" />
      <path d="M-54 -18h6M-44 -12h6M-50 -6h6M38 -20h6M46 -12h6M40 -6h6M-24 -18h5M16 -22h5M18 -8h5" className="thin" />
    </g>
  </>
)

const PICTURES: Record<PlaceId, ReactNode> = {
  forest: (
    <>
      <Cloud x={150} y={22} size={0.8} />
      <Birds
        at={[
          [60, 24],
          [74, 18],
        ]}
      />
      <Hill y={72} rise={10} name="f1" kind="far" />
      <Hill y={86} rise={8} name="f2" kind="near" />
      {TREES.map(([x, y, size]) => (
        <Tree key={x} x={x} y={y} size={size} />
      ))}
    </>
  ),
  mountains: (
    <>
      <Cloud x={32} y={24} size={0.9} />
      <Cloud x={172} y={34} size={0.7} />
      <Hill y={80} rise={8} name="m1" kind="far" />
      <Peak x={46} y={90} size={1.02} />
      <Peak x={156} y={94} size={1.12} />
      <Peak x={102} y={94} size={1.38} />
      <Hill y={100} rise={8} name="m2" kind="near" />
      <Grass count={18} name="m3" from={106} to={114} />
    </>
  ),
  plains: (
    <>
      <Cloud x={48} y={24} />
      <Birds
        at={[
          [100, 30],
          [113, 25],
          [92, 22],
        ]}
      />
      <Hill y={66} rise={12} name="p1" kind="far" />
      <Hill y={82} rise={8} name="p2" kind="wheat" />
      <Grass count={64} name="p3" from={90} to={113} />
      <g transform="translate(148 74)">
        <path d="M-10 8V-10L0 -18L10 -10V8Z" className="wall" />
        <path d="M-3 8V1a3 3 0 0 1 6 0V8Z" className="ink" />
        <path d="M-13 -8L0 -20L13 -8" className="line-bold" />
        <path d="M0 -12L-22 -26M0 -12L22 2M0 -12L14 -34M0 -12L-14 10" className="line-bold" />
        <path d="M-22 -26L-17 -30L-4 -17ZM22 2L17 6L4 -7ZM14 -34L18 -29L5 -16ZM-14 10L-18 5L-5 -8Z" className="wall" />
      </g>
    </>
  ),
  coast: (
    <>
      <Cloud x={92} y={22} size={0.9} />
      <Birds
        at={[
          [56, 30],
          [68, 36],
        ]}
      />
      <rect y={56} width={W} height={H} className="sea" />
      <rect y={56} width={W} height={H} fill="url(#waves)" />
      <path d={`M0 ${H}V64Q32 58 48 76Q58 92 100 96Q140 100 164 ${H}Z`} className="sand" />
      <path d={`M6 70Q30 66 42 80Q54 98 98 102Q134 105 150 ${H}`} className="thin" />
      <g transform="translate(146 60)">
        <path d="M-22 4H22L15 15H-14Z" className="wood" />
        <path d="M0 4V-32M0 -30Q18 -22 16 -2H0ZM0 -28Q-12 -18 -13 -2H0Z" className="sailcloth" />
      </g>
      <g transform="translate(25 58)">
        <path d="M-7 8L-5 -24H5L7 8Z" className="marble" />
        <path d="M-6 -8H6M-6.5 0H6.5" className="thin" />
        <path d="M-7 -24H7L0 -34Z" className="roof" />
      </g>
    </>
  ),
  desert: (
    <>
      <circle cx={154} cy={32} r={15} className="sun" />
      <Dune x={-20} y={92} w={132} h={32} />
      <Dune x={76} y={94} w={142} h={38} />
      <Dune x={10} y={116} w={164} h={30} />
      <Dune x={120} y={118} w={120} h={26} />
      <g transform="translate(30 78)">
        <path d="M0 22Q3 6 0 -10" className="trunk" />
        <path
          d="M0 -10q-16 -10 -22 2q12 -6 22 -2M0 -10q16 -10 22 2q-12 -6 -22 -2M0 -10q-6 -16 -18 -12q12 2 18 12M0 -10q6 -16 18 -12q-12 2 -18 12"
          className="crown"
        />
      </g>
    </>
  ),
  ruins: (
    <>
      <Cloud x={168} y={26} size={0.9} />
      <Birds at={[[136, 40]]} />
      <Hill y={76} rise={8} name="r1" kind="far" />
      <Hill y={94} rise={6} name="r2" kind="near" />
      <Column x={38} y={92} height={44} />
      <Column x={70} y={94} height={26} broken />
      <Column x={100} y={92} height={46} />
      <path d="M27 45H113L106 35L70 23L34 35Z" className="marble" />
      <path d="M76 45L80 35L72 24" className="pen" />
      <Column x={144} y={96} height={34} broken />
      <Column x={174} y={100} height={18} broken />
      <path d="M118 104l12 -5l5 5l-8 4zM152 108l10 -3l6 4l-9 3z" className="marble" />
      <Grass count={16} name="r3" from={102} to={113} />
    </>
  ),
  capital: (
    <>
      <Cloud x={34} y={30} size={0.9} />
      <Cloud x={172} y={24} size={0.8} />
      {CASTLE}
    </>
  ),
}

/** The picture of a place: washes of sky and ground, then the pen. Drawn once, never changed. */
export const Scene = memo(({ place }: { place: PlaceId }) => (
  <g className="scene">
    <rect y={-40} width={W} height={H + 50} className="sky" />
    {PICTURES[place]}
  </g>
))

/** The castle without its sky, for the miniature on the home page. */
export const Castle = () => <g className="scene">{CASTLE}</g>
