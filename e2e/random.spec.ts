import { readFileSync } from 'node:fs'
import { expect, test } from './test.ts'
import { build } from 'vite'

/** The dice fall in Chromium exactly as in Node: the same numbers as in the engine's own test. */
test('generators give the test vectors in the browser', async ({ page }) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: new URL('../packages/engine/src/random/index.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'random',
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const code = first && 'output' in first ? first.output[0].code : ''
  await page.goto('/about')
  const drawn = await page.evaluate(
    `(() => { ${code}; const draw = random => Array.from({ length: 8 }, () => random.below(1000)); return { sfc32: draw(random.sfc32('tabletome')), chacha20: draw(random.chacha20('tabletome')) } })()`,
  )
  const snapshot = readFileSync(
    new URL('../packages/engine/test/__snapshots__/random.test.ts.snap', import.meta.url),
    'utf8',
  )
  const numbers = (name: string) =>
    [...(snapshot.split(`"${name}": [`)[1]?.split(']')[0] ?? '').matchAll(/\d+/g)].map(Number)
  expect(drawn).toEqual({ sfc32: numbers('sfc32'), chacha20: numbers('chacha20') })
  expect(numbers('sfc32')).toHaveLength(8)
})
