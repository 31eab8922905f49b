import type { ReactNode } from 'react'
import { useTerm } from '../hand/Said.tsx'
import { Icon } from './Icon.tsx'

interface FigureProps {
  icon?: string
  /** What it counts, spoken; shown while it is pointed at. */
  label: string
  /** A word before the figure, where the icon does not say it. */
  word?: string
  value: ReactNode
  of?: number | undefined
  tone?: 'good' | 'bad' | undefined
  children?: ReactNode
}

/** One figure of what decides the game, in the row of a phone. */
export const Figure = ({ icon, label, word, value, of, tone, children }: FigureProps) => (
  <span className="scale-figure" title={label} data-term={useTerm(label)}>
    {icon ? <Icon body={icon} size={17} /> : undefined}
    <span className="spoken">{label}</span>
    {word ? <span aria-hidden="true">{word}</span> : undefined}
    <b className={tone}>{value}</b>
    {of === undefined ? undefined : <span className="faint">/{of}</span>}
    {children}
  </span>
)
