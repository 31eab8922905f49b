import { type ReactNode, useEffect, useRef } from 'react'
import { useTable } from '../table/context.ts'
import type { Lead } from './lead.ts'

interface EndProps {
  lead: Lead
  /** How it is called. */
  label: string
  className?: string
  children: ReactNode
}

/** A leaf over the board once a lesson is over and all of it was shown; its main button has the focus. */
export const End = ({ lead, label, className = '', children }: EndProps) => {
  const { playing } = useTable()
  const leaf = useRef<HTMLElement>(null)
  const isShown = lead.at.doing === 'over' && !playing.busy
  useEffect(() => {
    if (isShown) leaf.current?.querySelector<HTMLElement>('button.go')?.focus()
  }, [isShown])
  if (!isShown) return undefined
  return (
    <section ref={leaf} className={`leaf lesson-end ${className}`} role="dialog" aria-label={label}>
      {children}
    </section>
  )
}
