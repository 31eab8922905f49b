import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons.ts'

export default defineConfig({
  plugins: [icons({ late: false })],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Boards are drawn by the React that players get: the one for development keeps a stack trace of every element.
    env: { NODE_ENV: 'production' },
    include: ['{packages,games,apps}/**/*.test.{ts,tsx}', '{bench,tools,scripts}/**/*.test.ts'],
    // Type tests are read by the compiler (npm run types), not run.
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.types.test.ts',
      ...(process.env.TABLETOME_QUICK ? ['**/*.slow.test.{ts,tsx}'] : []),
    ],
    pool: 'forks',
    // Tests leave nothing behind, so modules are loaded once for all: half of the time.
    isolate: false,
    unstubGlobals: true,
    // Transformed modules are kept by their content from run to run: a fifth of the CPU time.
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    // Young objects die before they are ever looked at: a tenth of the CPU time. Most code runs too briefly to be worth
    // optimizing: a third.
    execArgv: ['--max-semi-space-size=64', '--always-sparkplug', '--interrupt-budget=1000000'],
    testTimeout: 60_000,
    hookTimeout: 20_000,
  },
})
