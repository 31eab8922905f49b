import type { PlaywrightTestConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** `npm run screenshots`: the same browser and server as the tests, but it draws docs/screenshots. */
const screenshots: PlaywrightTestConfig = {
  ...tests,
  projects: [{ name: 'screenshots', testMatch: /\.shots\.ts$/ }],
  workers: 1,
  timeout: 300_000,
}

export default screenshots
