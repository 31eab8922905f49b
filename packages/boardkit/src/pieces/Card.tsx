import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { SeatColour } from './seats.tsx'

interface CardProps {
  icon?: string
  name: ReactNode
  /** Kind of card, at the right of its head. */
  kind?: ReactNode
  /** Colour of the head: a seat's, or plain leather. */
  seat?: SeatColour
  /** Gold outer line: it can be played now. */
  playable?: boolean
  className?: string
  children?: ReactNode
}

/** A card face up: coloured head with glyph and name, gold rule, text on paper. */
export const Card = ({ icon, name, kind, seat, playable = false, className = '', children }: CardProps) => (
  <article className={`card${seat ? ` seat-${seat}` : ''}${playable ? ' playable' : ''} ${className}`}>
    <header className="card-head">
      {icon ? <Icon body={icon} size={20} /> : undefined}
      <span className="card-name">{name}</span>
      {kind ? <span className="card-kind">{kind}</span> : undefined}
    </header>
    {children}
  </article>
)

export const CardBody = ({ children }: { children: ReactNode }) => <div className="card-body">{children}</div>

interface CardArtProps {
  icon: string
  width?: number
  height?: number
}

/** The picture of a card: its glyph before an engraved lattice. */
export const CardArt = ({ icon, width = 112, height = 100 }: CardArtProps) => (
  <svg
    className="card-art"
    width={width}
    height={height}
    viewBox="0 0 112 100"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect x={-60} y={-60} width={232} height={220} className="card-art-ground" />
    <path d={ART_LATTICE} className="card-art-lattice" />
    <svg x={14} y={8} width={84} height={84} viewBox="0 0 84 84">
      <Icon body={icon} size={84} className="card-art-glyph" />
    </svg>
  </svg>
)

const ART_LATTICE = Array.from({ length: 22 }, (_, i) => {
  const x = i * 18 - 150
  return `M${x} -20l140 140M${x + 60} -20l-140 140`
}).join('')
