import { createContext, type CSSProperties, memo, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useTerm } from '../hand/Said.tsx'
import { drawingOf, isLate } from './lateIcons.ts'

/** One or more paths with a stroke between them. */
const drawn = (paths: string) => paths.split('|').map(d => <path key={d} d={d} fill="currentColor" />)
const Late = ({ paths }: { paths: Promise<string> }) => drawn(use(paths))
const Soon = ({ soon, children }: { soon: Promise<void>; children: ReactNode }) => {
  use(soon)
  return children
}

/** Within it nothing waits for an icon, nor is one fetched before the screen is seen: for what may be put away before that. */
export const PatientIcons = createContext(false)
/** Until then what is laid out on a screen has found its place or is gone. */
const PLACED_MILLISECONDS = 60
const usePlaced = (isAwaited: boolean): boolean => {
  const [isPlaced, setPlaced] = useState(!isAwaited)
  useEffect(() => {
    if (isPlaced) return
    const timer = setTimeout(() => setPlaced(true), PLACED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isPlaced])
  return isPlaced
}

/** A screen that is not seen yet waits a moment for its icons; on one that stands an icon that is fetched has its room already. */
const Paths = ({ body }: { body: string }) => {
  const isPatient = use(PatientIcons)
  const isPlaced = usePlaced(isPatient && isLate(body))
  if (!isPlaced) return undefined
  const drawing = drawingOf(body)
  if (typeof drawing === 'string') return drawn(drawing)
  const late = (
    <Suspense fallback={undefined}>
      <Late paths={drawing.later} />
    </Suspense>
  )
  return drawing.stands || isPatient ? late : <Soon soon={drawing.soon}>{late}</Soon>
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
