import { memo } from 'react'
import { Glyph } from '@tabletome/boardkit'
import { glyphs } from '../art/glyphs.ts'
import { Frames, type LeafFace } from './RegionLeaf.tsx'
import { Scene } from '../art/scenes.tsx'
import { LEAF, SCENE } from './slots.ts'

const { width: W, height: H } = LEAF
const PICTURE = { x: 8, y: 8, width: W - 16, height: 138 }

/** For phones: the same leaf without small print. Name, picture, Threat as one large figure; the text is a tap away. */
export const SmallLeaf = memo(
  ({ place, name, threat, max, foreseen, note, attacked, warned, seal, abilityReady }: LeafFace) => {
    const bad = note?.tone === 'bad' || warned
    return (
      <g className={`region small${seal ? ' destroyed' : ''}`}>
        <rect x={5} y={7} width={W} height={H} rx={6} className="cast" />
        <rect width={W} height={H} rx={6} className="region-paper" />
        <rect width={W} height={H} rx={6} className="wash" />
        <svg
          x={PICTURE.x}
          y={PICTURE.y}
          width={PICTURE.width}
          height={PICTURE.height}
          viewBox={`0 -4 ${SCENE.width} ${SCENE.height}`}
          preserveAspectRatio="xMidYMax slice"
        >
          <Scene place={place} />
          {seal ? <rect y={-30} width={SCENE.width} height={SCENE.height + 40} fill="url(#char)" /> : undefined}
        </svg>
        <rect x={PICTURE.x} y={PICTURE.y} width={PICTURE.width} height={PICTURE.height} className="scene-rule" />
        <text x={12} y={H - 15} className={abilityReady ? 'small-name ready' : 'small-name'}>
          {name}
        </text>
        {seal ? (
          <Glyph body={glyphs.destroyed} x={W - 46} y={46} size={62} className="small-skull" />
        ) : (
          <g transform={`translate(${W - 46} 44)`}>
            <rect x={-40} y={-36} width={80} height={68} rx={6} className={bad ? 'small-bad' : 'small-well'} />
            {foreseen === threat ? (
              <text y={15} className="small-threat">
                {threat}
                <tspan className="small-max">/{max}</tspan>
              </text>
            ) : (
              <text y={13} className={foreseen > threat ? 'small-threat rises' : 'small-threat falls'}>
                <tspan className="small-max">{threat}→</tspan>
                {foreseen}
              </text>
            )}
          </g>
        )}
        <Frames attacked={attacked} />
      </g>
    )
  },
)
