import { test as plain } from '@playwright/test'

export * from '@playwright/test'

/** When a test is over everybody it had come leaves: browsers left open would slow down all the tests after it. */
export const test = plain.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    { auto: true },
  ],
})
