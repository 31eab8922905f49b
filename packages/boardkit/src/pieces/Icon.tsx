import type { CSSProperties } from 'react'
import { useTerm } from '../hand/Said.tsx'

/** The path data of an icon body, `<path fill="currentColor" d="…"/>` once or more. */
const pathsOf = (body: string) => Array.from(body.matchAll(/ d="([^"]+)"/g), match => match[1])

const Paths = ({ body }: { body: string }) => pathsOf(body).map(d => <path key={d} d={d} fill="currentColor" />)

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
export const Icon = ({ body, size = 18, className, style, label }: IconProps) => (
  <svg
    className={className ? `ico ${className}` : 'ico'}
    width={size}
    height={size}
    viewBox="0 0 512 512"
    style={style}
    data-term={useTerm(label)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <Paths body={body} />
  </svg>
)

interface GlyphProps {
  body: string
  x?: number
  y?: number
  size: number
  className?: string
}

/** An icon inside a drawing, centred on x, y. */
export const Glyph = ({ body, x = 0, y = 0, size, className }: GlyphProps) => (
  <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 512 512" className={className}>
    <Paths body={body} />
  </svg>
)
