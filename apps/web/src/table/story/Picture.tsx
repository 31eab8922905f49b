import { Diaper, Glyph } from '@tabletome/boardkit'
import type { SeatColour } from '@tabletome/games/types'
import brokenShield from 'icon:broken-shield'
import heraldicSun from 'icon:heraldic-sun'
import laurels from 'icon:laurels'
import './story.css'

interface PictureProps {
  tone: 'good' | 'bad'
  colour: SeatColour
  glyph: string | undefined
  /** Across the head of a leaf. */
  strip?: boolean
}

const SIZE = { wide: { width: 340, height: 226 }, strip: { width: 440, height: 104 } }

/** The end of something in one picture: won on the game's jewel ground in a laurel, lost on sable. */
export const Picture = ({ tone, colour, glyph, strip = false }: PictureProps) => {
  const { width, height } = SIZE[strip ? 'strip' : 'wide']
  const [x, y] = [width / 2, height / 2]
  const isGood = tone === 'good'
  return (
    <svg
      className={`story-picture is-${tone} seat-${isGood ? colour : 'sable'}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Diaper width={width} height={height} />
      {isGood ? <Glyph body={laurels} x={x} y={y} size={height * 0.86} className="story-laurel" /> : undefined}
      <Glyph
        body={glyph ?? (isGood ? heraldicSun : brokenShield)}
        x={x}
        y={isGood ? y - height * 0.03 : y}
        size={height * (isGood ? 0.42 : 0.66)}
        className="story-glyph"
      />
    </svg>
  )
}
