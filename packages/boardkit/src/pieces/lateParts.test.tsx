import { Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { standsNow } from './lateIcons.ts'
import { hasLateParts, lateParts, loadLateParts } from './lateParts.tsx'

const Bear = ({ name }: { name: string }) => <b>{name}</b>
const parts = { Bear }

/** A pack whose parts come, or do not, when the test says so. */
const pack = (game: string) => {
  const asked: { come: () => void; fail: () => void }[] = []
  const part = lateParts(
    game,
    () =>
      new Promise<typeof parts>((resolve, reject) => {
        asked.push({ come: () => resolve(parts), fail: () => reject(new Error('offline')) })
      }),
  )
  return { asked, Late: part(({ Bear: shown }) => shown) }
}

test('a late part is drawn at once when its pack is there, which is fetched once', async () => {
  const { asked, Late } = pack('parts one')
  expect(hasLateParts('parts one')).toBe(false)
  const loading = Promise.all([loadLateParts('parts one'), loadLateParts('parts one')])
  asked[0]?.come()
  await loading
  expect(asked).toHaveLength(1)
  expect(hasLateParts('parts one')).toBe(true)
  expect(renderToStaticMarkup(<Late name="bear" />)).toBe('<b>bear</b>')
})

test('a screen that is not seen yet waits for it', () => {
  const { Late } = pack('parts two')
  const screen = (
    <Suspense fallback="opening">
      table <Late name="bear" />
    </Suspense>
  )
  expect(renderToString(screen)).toContain('opening')
})

test('a screen that stands stays and lacks it for a moment', () => {
  const { Late } = pack('parts three')
  const leave = standsNow('parts three')
  const screen = (
    <Suspense fallback="opening">
      table <Late name="bear" />
    </Suspense>
  )
  const markup = renderToString(screen)
  expect(markup).toContain('table')
  expect(markup).not.toContain('opening')
  leave()
})

test('what could not be fetched is asked for again', async () => {
  const { asked, Late } = pack('parts four')
  const failing = loadLateParts('parts four')
  asked[0]?.fail()
  await expect(failing).rejects.toThrow('offline')
  const again = loadLateParts('parts four')
  asked[1]?.come()
  await again
  expect(renderToStaticMarkup(<Late name="bear" />)).toBe('<b>bear</b>')
})
