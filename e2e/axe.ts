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
