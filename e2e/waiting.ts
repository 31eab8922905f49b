import type { Page } from '@playwright/test'

/** Until anything on the page changes; not longer than a moment, since it may have changed just before. */
export const nextChange = (page: Page, most = 400): Promise<void> =>
  page.evaluate(
    limit =>
      new Promise<void>(done => {
        const end = () => {
          observer.disconnect()
          clearTimeout(timer)
          done()
        }
        const observer = new MutationObserver(end)
        const timer = setTimeout(end, limit)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    most,
  )

/** As soon as the table has moved on, the second of a double click or tap falls on whatever lies at this spot by then. */
export const secondClickAt = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    spot => {
      const seq = () => document.querySelector('[data-seq]')?.getAttribute('data-seq')
      const before = seq()
      const frame = () => {
        const under = document.elementFromPoint(spot.x, spot.y)
        if (seq() === before || !under) return requestAnimationFrame(frame)
        document.body.dataset.clickedOn = under.closest('[data-option]')?.getAttribute('data-option') ?? 'nothing'
        const { x: clientX, y: clientY } = spot
        under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2, clientX, clientY }))
      }
      requestAnimationFrame(frame)
    },
    { x, y },
  )

/** Until the page has drawn several frames without changing: whatever a key or tap sets off here is done. */
export const quiet = (page: Page, frames = 8): Promise<void> =>
  page.evaluate(
    enough =>
      new Promise<void>(done => {
        let still = 0
        const observer = new MutationObserver(() => (still = 0))
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        const frame = () => {
          still += 1
          if (still < enough) return requestAnimationFrame(frame)
          observer.disconnect()
          done()
        }
        requestAnimationFrame(frame)
      }),
    frames,
  )
