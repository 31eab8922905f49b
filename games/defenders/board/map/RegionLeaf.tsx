import { memo } from 'react'
import { Glyph, pen, px } from '@tabletome/boardkit'
import type { PlaceId, Side } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { Scene } from '../art/scenes.tsx'
import { LEAF, SCENE } from './slots.ts'
import { ThreatTrack } from './ThreatTrack.tsx'
import { textWidth, wrap } from './wrap.ts'

const { width: W, height: H } = LEAF
/** The two lines for the ability, in the drawing's own units. */
export const LEAF_TEXT = { width: 200, size: 16 }

export interface Note {
  words: string
  tone: 'plain' | 'good' | 'bad'
}

export interface LeafFace {
  place: PlaceId
  name: string
  side: Side | undefined
  /** The ability in one sentence. */
  short: string
  abilityReady: boolean
  abilityOff: boolean
  threat: number
  max: number
  worst: number
  foreseen: number
  note: Note | undefined
  attacked: boolean
  warned: boolean
  /** Words of the seal and what lies below it; only on a Destroyed Region. */
  seal: string | undefined
  tomb: string | undefined
}

/** The edge of a leaf that has been through the fire: torn, always in the same way. */
const torn = (place: PlaceId) =>
  `${pen(
    [
      [0, 0],
      [W * 0.4, 3],
      [W * 0.62, 0],
      [W, 6],
      [W - 4, H * 0.5],
      [W, H],
      [W * 0.5, H - 5],
      [0, H],
      [5, H * 0.6],
      [0, 0],
    ],
    `burnt ${place}`,
    3.4,
    9,
  )}Z`

/** Marks round a leaf: under attack, can be chosen, chosen, lit. What is not meant stays invisible. */
export const Frames = ({ attacked }: { attacked: boolean }) => (
  <>
    {attacked ? (
      <>
        <rect
          x={-6}
          y={-6}
          width={W + 12}
          height={H + 12}
          rx={9}
          className="attack-hatch"
          stroke="url(#threat-lines)"
        />
        <rect x={-1} y={-1} width={W + 2} height={H + 2} rx={7} className="under-attack" />
      </>
    ) : undefined}
    <rect x={-2} y={-2} width={W + 4} height={H + 4} rx={8} className="frame" />
  </>
)

const Seal = ({ words }: { words: string }) => {
  const half = Math.max(66, textWidth(words, 24) / 2 + 16)
  return (
    <g transform={`translate(${SCENE.x + SCENE.width / 2} ${SCENE.y + 31}) rotate(-5)`}>
      <rect x={-half} y={-19} width={half * 2} height={38} className="seal" />
      <rect x={-half + 4} y={-15} width={half * 2 - 8} height={30} className="seal-in" />
      <text y={7.5} className="seal-text">
        {words}
      </text>
    </g>
  )
}

const Pill = ({ words, tone }: Note) => {
  const width = px(textWidth(words, 15.5) + 18)
  const right = SCENE.x + SCENE.width + 2
  return (
    <g>
      <rect x={right - width} y={111} width={width} height={24} rx={3} className={`pill pill-${tone}`} />
      <text x={right - width / 2} y={128.2} className="pill-text">
        {words}
      </text>
    </g>
  )
}

/** The card in the tomb lies face up at the foot of the picture. */
const Tomb = ({ glyph }: { glyph: string }) => (
  <g transform={`translate(${SCENE.x + 26} ${SCENE.y + SCENE.height - 24}) rotate(-9)`} className="tomb">
    <rect x={-15} y={-19} width={30} height={38} rx={3} />
    <Glyph body={glyph} size={22} />
  </g>
)

/** A Region or the Capital as a leaf on the table: picture, Threat track, name, ability in short. */
export const RegionLeaf = memo((face: LeafFace) => {
  const { place, name, side, short, seal, note, abilityReady, abilityOff, attacked, warned, tomb } = face
  const lines = wrap(short, LEAF_TEXT.width, LEAF_TEXT.size)
  return (
    <g className={`region${seal ? ' destroyed' : ''}${warned ? ' warned' : ''}`}>
      {seal ? undefined : <rect x={5} y={7} width={W} height={H} rx={6} className="cast" />}
      {seal ? (
        <path d={torn(place)} className="region-paper" />
      ) : (
        <rect width={W} height={H} rx={6} className="region-paper" />
      )}
      {seal ? undefined : <rect width={W} height={H} rx={6} fill="url(#fibres)" />}
      <rect width={W} height={H} rx={6} className="wash" />
      <svg
        x={SCENE.x}
        y={SCENE.y}
        width={SCENE.width}
        height={SCENE.height}
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      >
        <Scene place={place} />
        {seal ? <rect width={SCENE.width} height={SCENE.height} fill="url(#char)" /> : undefined}
      </svg>
      {seal ? undefined : (
        <rect x={SCENE.x} y={SCENE.y} width={SCENE.width} height={SCENE.height} className="scene-rule" />
      )}
      <ThreatTrack threat={face.threat} max={face.max} worst={face.worst} foreseen={face.foreseen} />
      {side ? (
        <g transform="translate(23 146)">
          <circle r={10.5} className="side-mark" />
          <text y={5.2} className="side-text">
            {side}
          </text>
        </g>
      ) : (
        <Glyph body={glyphs.capital} x={23} y={145} size={22} className="capital-icon" />
      )}
      <text x={39} y={152} className="region-name">
        {name}
      </text>
      {abilityReady ? <rect x={8} y={158} width={204} height={35} rx={3} className="ability-ready" /> : undefined}
      {lines.map((line, i) => (
        <text key={line} x={13} y={172 + i * 17} className={abilityOff ? 'region-text off' : 'region-text'}>
          {line}
        </text>
      ))}
      {tomb ? <Tomb glyph={tomb} /> : undefined}
      {note ? <Pill {...note} /> : undefined}
      {seal ? <Seal words={seal} /> : undefined}
      <Frames attacked={attacked} />
    </g>
  )
})
