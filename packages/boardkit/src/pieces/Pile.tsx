import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface PileProps {
  icon: string
  count: number
  name: ReactNode
  /** Face down: crimson back with a gold lattice. */
  back?: boolean
  /** Opens what may be looked through; without it the pile only shows. */
  onOpen?: () => void
  /** Spoken name with the count; a pile that opens is called by what is written beside it. */
  label: string
}

/** A pile of cards with its size; the edges below the top card show how many there are, up to four. */
export const Pile = ({ icon, count, name, back = false, onOpen, label }: PileProps) => {
  const face = (
    <>
      <span className={`pile-card${back ? ' back' : ''} deep-${Math.min(count, 4)}`} aria-hidden="true">
        {count > 0 ? <Icon body={icon} size={34} /> : undefined}
      </span>
      <span className="pile-text">
        <b className="pile-count">{count}</b>
        <span className="pile-name">{name}</span>
      </span>
    </>
  )
  return onOpen ? (
    <button type="button" className="pile" onClick={onOpen}>
      {face}
    </button>
  ) : (
    <div className="pile" role="img" aria-label={label}>
      {face}
    </div>
  )
}
