import type { ReactNode } from 'react'
import { KeyCap } from '../frame/Button.tsx'
import { Icon } from '../pieces/Icon.tsx'
import { Said } from './Said.tsx'

export type OptionState = 'can' | 'chosen' | 'plan' | 'barred' | 'threat' | 'asleep'

interface OptionButtonProps {
  state?: OptionState
  /** Number or letter that chooses it from the keyboard. */
  keyCap?: string
  icon?: string
  what: ReactNode
  /** What it would do, or why it cannot be done. */
  why?: ReactNode
  right?: ReactNode
  onChoose?: () => void
  /** Pointed at by pointer or focus: time for a preview; false when it is left. */
  onPoint?: (pointed: boolean) => void
}

/** One answer, as a button. A barred one can be reached, so that its reason can be read. */
export const OptionButton = ({
  state = 'can',
  keyCap,
  icon,
  what,
  why,
  right,
  onChoose,
  onPoint,
}: OptionButtonProps) => {
  const barred = state === 'barred'
  return (
    <button
      type="button"
      className={`option is-${state}`}
      aria-disabled={barred || undefined}
      aria-pressed={state === 'chosen' || undefined}
      aria-keyshortcuts={(!barred && keyCap) || undefined}
      onClick={barred ? undefined : onChoose}
      onPointerEnter={event => event.pointerType === 'mouse' && onPoint?.(true)}
      onPointerLeave={event => event.pointerType === 'mouse' && onPoint?.(false)}
      // A press gives focus too; only the keyboard's focus asks for a look.
      onFocus={event => event.currentTarget.matches(':focus-visible') && onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {keyCap ? <KeyCap>{keyCap}</KeyCap> : undefined}
      {icon ? <Icon body={icon} size={22} className="option-icon" /> : undefined}
      <span className="option-words">
        <span className="what">
          <Said inside>{what}</Said>
        </span>
        {why ? (
          <span className="why">
            <Said inside>{why}</Said>
          </span>
        ) : undefined}
      </span>
      {right ? <span className="option-right">{right}</span> : undefined}
    </button>
  )
}
