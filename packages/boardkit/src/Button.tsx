import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd className="key" aria-hidden="true">
    {children}
  </kbd>
)

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** go: the main thing to do, one per screen; plain: paper; quiet: no frame. */
  kind?: 'go' | 'plain' | 'quiet'
  slim?: boolean
  icon?: string
  /** The key that does the same, shown on a cap. */
  keyCap?: string
}

export const Button = ({
  kind = 'plain',
  slim = false,
  icon,
  keyCap,
  className = '',
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    className={`btn ${kind}${slim ? ' slim' : ''} ${className}`}
    aria-keyshortcuts={keyCap || undefined}
    {...rest}
  >
    {icon ? <Icon body={icon} size={18} /> : undefined}
    {children}
    {keyCap ? <KeyCap>{keyCap}</KeyCap> : undefined}
  </button>
)
