import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './tools/chromium.ts'

// Set once by the runner and inherited by its workers, so that all of them speak to the same server.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'tabletome-e2e-'))

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/teardown.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL,
    launchOptions: chromium(),
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testMatch: /\.spec\.ts$/, testIgnore: /\.phone\.spec\.ts$/ },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'npx tsx apps/server/src/main.ts',
    url: baseURL,
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      TABLETOME_DATA: process.env.E2E_DATA,
      // Nobody waits a minute in a test, and the push service is one of this machine.
      LIMIT_ABSENT_SECONDS: '17',
      LIMIT_NOTIFY_SECONDS: '1',
      PUSH: 'any',
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stderr: 'pipe',
  },
})
