import { memo, type ReactNode } from 'react'
import { chance, px } from './ink.ts'
import type { SeatColour } from './seats.tsx'

const HATCHES: readonly (readonly [SeatColour, number, ReactNode])[] = [
  ['ruby', 3.4, <path key="mark" d="M1.5 0V4" />],
  ['sapphire', 3.4, <path key="mark" d="M0 1.7H4" />],
  ['emerald', 4, <path key="mark" d="M-1 3L3 -1M1 5L5 1" />],
  ['topaz', 4.4, <path key="mark" d="M.45 1.2a.75 .75 0 1 1 0 .01zM2.65 3.4a.75 .75 0 1 1 0 .01z" className="dot" />],
  ['sable', 4, <path key="mark" d="M0 2H4M2 0V4" />],
]

const fibres = (width: number, height: number, count: number) => {
  const random = chance('fibres')
  return Array.from({ length: count }, () => {
    const [x, y, turn, length] = [random() * width, random() * height, random() * 6.28, 4 + random() * 9]
    const bend = `${px((Math.cos(turn) * length) / 2 + random() * 3)} ${px((Math.sin(turn) * length) / 2)}`
    const d = `M${px(x)} ${px(y)}q${bend} ${px(Math.cos(turn) * length)} ${px(Math.sin(turn) * length)}`
    return <path key={d} d={d} strokeOpacity={px(0.07 + random() * 0.1)} />
  })
}

const Tile = ({
  id,
  width,
  height,
  turn,
  children,
}: {
  id: string
  width: number
  height: number
  turn?: number
  children: ReactNode
}) => (
  <pattern
    id={id}
    width={width}
    height={height}
    patternUnits="userSpaceOnUse"
    patternTransform={turn === undefined ? undefined : `rotate(${turn})`}
  >
    {children}
  </pattern>
)

/** The patterns all boards share. Put it once on a page, before anything that is drawn. */
export const Defs = memo(() => (
  <svg className="defs" width="0" height="0" aria-hidden="true">
    <defs>
      {HATCHES.map(([seat, size, mark]) => (
        <Tile key={seat} id={`hatch-${seat}`} width={size} height={size}>
          <g className="hatch">{mark}</g>
        </Tile>
      ))}
      <Tile id="fibres" width={220} height={180}>
        <g className="fibres">{fibres(220, 180, 46)}</g>
      </Tile>
      <Tile id="threat-lines" width={8} height={8} turn={45}>
        <rect width={3} height={8} className="threat-line" />
      </Tile>
      <Tile id="gain-lines" width={6} height={6} turn={45}>
        <rect width={2.4} height={6} className="gain-line" />
      </Tile>
      <Tile id="waves" width={22} height={10}>
        <path d="M1 4q3 -3 6 0t6 0M12 9q2.5 -2.5 5 0t5 0" className="wave-line" />
      </Tile>
      <Tile id="stipple" width={13} height={11}>
        <path
          d="M1.3 3a.7 .7 0 1 1 0 .01zM7.45 1.5a.55 .55 0 1 1 0 .01zM10.3 7a.7 .7 0 1 1 0 .01zM4.45 8.5a.55 .55 0 1 1 0 .01z"
          className="stipple-dot"
        />
      </Tile>
      <Tile id="char" width={7} height={7}>
        <path d="M0 7L7 0M0 0L7 7" className="char-line" />
      </Tile>
    </defs>
  </svg>
))
