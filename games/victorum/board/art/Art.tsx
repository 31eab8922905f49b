import { Glyph, MINIATURE, Miniature, px, seatShape, type SeatColour } from '@tabletome/boardkit'
import galea from 'icon:galea'
import octopus from 'icon:octopus'
import sharkJaws from 'icon:shark-jaws'
import trident from 'icon:trident'
import { hexPoints, mosaic } from '../map/scene.ts'
import './art.css'

const SIZE = 0.62
const FLOOR = mosaic('a')
const HEXES: readonly (readonly [x: number, y: number, kind: string])[] = [
  [98, 110, 'rival'],
  [159, 110, ''],
  [220, 110, 'rival'],
  [67, 163, ''],
  [128, 163, 'key'],
  [189, 163, ''],
  [250, 163, ''],
  [98, 216, 'mine'],
  [159, 216, ''],
  [220, 216, 'mine'],
]

/** A chip on discs of health. */
const Stack = ({ x, y, seat, hp, glyph }: { x: number; y: number; seat: SeatColour; hp: number; glyph: string }) => (
  <g transform={`translate(${x} ${y})`} className={`seat-${seat}`}>
    <ellipse cx={3} cy={18} rx={21} ry={8} className="art-cast" />
    {Array.from({ length: hp }, (_, i) => (
      <path
        key={i}
        d={seatShape(seat, 19)}
        transform={`translate(0 ${px(8 - i * 4.4)})`}
        className={i % 2 ? 'art-odd' : 'art-disc'}
      />
    ))}
    <g transform={`translate(0 ${px(8 - hp * 4.4)})`}>
      <path d={seatShape(seat, 19)} className="token-rim" />
      <path d={seatShape(seat, 14.5)} className="token-face" />
      <Glyph body={glyph} size={22} className="token-glyph" />
    </g>
  </g>
)

/** The miniature of the game on Home: mosaic sand under the stands, two troops and a trident. */
export const Art = () => (
  <Miniature seat="topaz" className="victorum-art">
    <ellipse cx={158} cy={190} rx={190} ry={150} className="art-stands" />
    <ellipse cx={158} cy={190} rx={164} ry={128} className="art-rim" />
    <ellipse cx={158} cy={190} rx={150} ry={117} className="art-sand" />
    {HEXES.map(([x, y, kind]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${SIZE})`} className={`art-hex ${kind}`}>
        <polygon points={hexPoints(56)} className="art-grout" />
        {FLOOR.map(({ points, opacity }) => (
          <polygon key={points} points={points} opacity={opacity} className="art-stone" />
        ))}
      </g>
    ))}
    <path d={`M0 0H${MINIATURE.width}V30H0Z`} className="art-awning" />
    {Array.from({ length: 8 }, (_, i) => (
      <path
        key={i}
        d={`M${i * 40} 0h40v32a20 16 0 0 1 -40 0Z`}
        className={i % 2 ? 'art-awning is-odd' : 'art-awning'}
      />
    ))}
    <Stack x={98} y={106} seat="sapphire" hp={3} glyph={galea} />
    <Stack x={220} y={106} seat="sapphire" hp={2} glyph={sharkJaws} />
    <Stack x={189} y={160} seat="ruby" hp={5} glyph={octopus} />
    <g transform="translate(128 160)">
      <circle r={17} className="art-gilt" />
      <Glyph body={trident} size={24} className="token-glyph" />
    </g>
  </Miniature>
)
