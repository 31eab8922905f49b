import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './Button.tsx'

interface DialogProps {
  title: ReactNode
  /** Name of the button that closes it. */
  close: string
  onClose: () => void
  children: ReactNode
  /** What can be done: stays in sight while the rest is scrolled. */
  foot?: ReactNode
}

/** A leaf over everything, for what is looked at and put away again: a pile, a card in full. Escape closes it. */
export const Dialog = ({ title, close, onClose, children, foot }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog leaf"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="dialog-inner">
        <header className="leaf-title">
          <h2 className="rubric" id={heading}>
            {title}
          </h2>
          <Button kind="quiet" slim onClick={() => dialog.current?.close()}>
            {close}
          </Button>
        </header>
        {/* A long text without anything to press is scrolled by the keyboard all the same. */}
        <div className="dialog-body" tabIndex={0} role="group" aria-labelledby={heading}>
          {children}
        </div>
        {foot ? <footer className="dialog-foot">{foot}</footer> : undefined}
      </div>
    </dialog>
  )
}
