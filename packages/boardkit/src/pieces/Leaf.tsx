import type { ReactNode } from 'react'
import { Said } from '../hand/Said.tsx'
import type { SeatColour } from './seats.tsx'

interface LeafProps {
  /** Rubric at the left of the title row. */
  title?: ReactNode
  /** One quiet fact at its right. */
  aside?: ReactNode
  /** A seat's panel has its colour as left edge, never as ground. */
  seat?: SeatColour
  plain?: boolean
  className?: string
  /** Spoken name, where the title does not say it. */
  label?: string
  children?: ReactNode
}

/** A leaf of paper: outer pen line, inner hairline. */
export const Leaf = ({ title, aside, seat, plain = false, className = '', label, children }: LeafProps) => (
  <section
    className={`leaf${plain ? ' plain' : ''}${seat ? ` seat seat-${seat}` : ''} ${className}`}
    aria-label={label || undefined}
  >
    {title ? (
      <header className="leaf-title">
        <h2 className="rubric">
          <Said>{title}</Said>
        </h2>
        {aside ? <span className="small soft">{aside}</span> : undefined}
      </header>
    ) : undefined}
    {children}
  </section>
)
