import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from './router.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** A link inside the site: new tabs and copied addresses work as always, a plain click stays on the page. */
export const Link = ({ to, onClick, ...rest }: LinkProps) => (
  <a
    href={to}
    onClick={event => {
      onClick?.(event)
      if (!isPlainClick(event) || rest.target) return
      event.preventDefault()
      go(to)
    }}
    {...rest}
  />
)
