import { type FocusEvent, useMemo, useRef } from 'react'

/** What had the focus in an example, by its `data-keep`. */
export interface KeptFocus {
  hold(event: FocusEvent<HTMLElement>): void
  release(event: FocusEvent<HTMLElement>): void
  restore(box: HTMLElement | null): void
}

/** Going back opens an example anew: whoever was on one of its buttons is on the same one again. */
export const useKeptFocus = (): KeptFocus => {
  const kept = useRef<string>(undefined)
  return useMemo(
    () => ({
      hold: ({ target }) => {
        kept.current = target.dataset.keep ?? ''
      },
      release: ({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) kept.current = undefined
      },
      restore: box => {
        if (!box || kept.current === undefined || document.activeElement !== document.body) return
        const buttons = [...box.querySelectorAll<HTMLElement>('[data-keep]:not(:disabled)')]
        const same = buttons.find(each => each.dataset.keep === kept.current) ?? box
        same.focus({ preventScroll: true })
      },
    }),
    [],
  )
}
