import { type HTMLAttributes, useEffect } from 'react'

interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** For the tab; the heading itself may say it at more length. */
  page: string
}

export const usePageTitle = (page: string) => {
  useEffect(() => {
    document.title = page ? `${page} · Tabletome` : 'Tabletome'
  }, [page])
}

/** The one main heading of a screen; it gets the focus when the screen is entered. */
export const Title = ({ page, children, ...rest }: TitleProps) => {
  usePageTitle(page)
  return (
    <h1 tabIndex={-1} {...rest}>
      {children ?? page}
    </h1>
  )
}
