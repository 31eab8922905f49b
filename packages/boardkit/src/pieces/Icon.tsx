import { type CSSProperties, memo, type ReactNode, Suspense, use } from 'react'
import { useTerm } from '../hand/Said.tsx'
import { drawingOf } from './lateIcons.ts'

/** One or more paths with a stroke between them. */
const drawn = (paths: string) => paths.split('|').map(d => <path key={d} d={d} fill="currentColor" />)
const Late = ({ paths }: { paths: Promise<string> }) => drawn(use(paths))
const Soon = ({ soon, children }: { soon: Promise<void>; children: ReactNode }) => {
  use(soon)
  return children
}

/** A screen that is not seen yet waits a moment for its icons; on one that stands an icon that is fetched has its room already. */
const Paths = ({ body }: { body: string }) => {
  const drawing = drawingOf(body)
  if (typeof drawing === 'string') return drawn(drawing)
  const late = (
    <Suspense fallback={undefined}>
      <Late paths={drawing.later} />
    </Suspense>
  )
  return drawing.stands ? late : <Soon soon={drawing.soon}>{late}</Soon>
}
/** Of the grid that icons are drawn on. */
const BOX = '0 0 256 256'

interface IconProps {
  /** What `import body from 'icon:bear-head'` gives. */
  body: string
  size?: number
  className?: string
  style?: CSSProperties
  /** Spoken name; without it the icon is decoration. */
  label?: string
}

/** An icon in running text or on a control. */
export const Icon = memo(({ body, size = 18, className, style, label }: IconProps) => (
  <svg
    className={className ? `ico ${className}` : 'ico'}
    width={size}
    height={size}
    viewBox={BOX}
    style={style}
    data-term={useTerm(label)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <Paths body={body} />
  </svg>
))

interface GlyphProps {
  body: string
  x?: number
  y?: number
  size: number
  className?: string
}

/** An icon inside a drawing, centred on x, y. Nothing of it lies outside its box: to clip it there would cost every frame. */
export const Glyph = memo(({ body, x = 0, y = 0, size, className }: GlyphProps) => (
  <svg
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    viewBox={BOX}
    overflow="visible"
    className={className}
  >
    <Paths body={body} />
  </svg>
))
