import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page, or with a part of it, one line each. Evaluated, not added as a script: the site's CSP forbids inline scripts. */
export const axeFaults = async (page: Page, part = 'html'): Promise<string[]> => {
  await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)})`)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(node => node.target.join(' ')).join(', ')})`,
  )
}

/** The same in daylight and by candle, without leaving what is open. */
export const axeFaultsInBoth = async (page: Page): Promise<string[]> => {
  const faults = await axeFaults(page)
  const flip = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
      // Colours go over into one another.
      return Promise.allSettled(
        document.getAnimations().flatMap(each => (each instanceof CSSTransition ? [each.finished] : [])),
      ).then(() => undefined)
    })
  await flip()
  faults.push(...(await axeFaults(page)).map(fault => `the other theme: ${fault}`))
  await flip()
  return faults
}
