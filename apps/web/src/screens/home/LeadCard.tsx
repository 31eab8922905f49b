import type { GameInfo } from '@tabletome/games/types'
import { type ReactNode, Suspense } from 'react'
import { GameArt } from '../../app/GameArt.tsx'

interface LeadCardProps {
  info: GameInfo
  /** What it is for those who do not see it. */
  name: string
  className?: string
  /** Over the title. */
  label: string
  /** Title, lines and what else stands beside the picture. */
  children: ReactNode
  /** The main button, where it has a column of its own. */
  action?: ReactNode
}

/** The first thing on Home: a picture of the game and what to do with it. */
export const LeadCard = ({ info, name, className = '', label, children, action }: LeadCardProps) => (
  <article className={`leaf continue ${className}`} aria-label={name}>
    <div className="continue-art">
      <Suspense fallback={<div />}>
        <GameArt info={info} />
      </Suspense>
    </div>
    <div className="continue-words">
      <span className="label">{label}</span>
      {children}
    </div>
    {action}
  </article>
)
