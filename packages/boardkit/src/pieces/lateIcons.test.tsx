import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import { drawingOf, type Drawings, hasLateIcons, lateIcons, loadLateIcons, standsNow } from './lateIcons.ts'

/** A pack whose drawings come, or do not, when the test says so. */
const pack = (id: string) => {
  const asked: { come: (drawn: Drawings) => void; fail: () => void }[] = []
  lateIcons(
    id,
    () =>
      new Promise((resolve, reject) => {
        asked.push({ come: drawn => resolve({ default: drawn }), fail: () => reject(new Error('offline')) })
      }),
  )
  return asked
}

test('a late icon is waited for, and drawn at once when its pack is there', async () => {
  const asked = pack('try/one')
  expect(hasLateIcons('try')).toBe(false)
  const wait = drawingOf('@try/one/bear')
  if (typeof wait === 'string') throw new Error('the drawing is not there yet')
  expect(wait.stands).toBe(false)
  expect(drawingOf('@try/one/bear'), 'whoever asks again waits for the same').toEqual(wait)
  asked[0]?.come({ bear: 'm1 2l3 4' })
  expect(await wait.later).toBe('m1 2l3 4')
  expect(asked).toHaveLength(1)
  expect(hasLateIcons('try')).toBe(true)
  expect(renderToStaticMarkup(<Icon body="@try/one/bear" />)).toContain('d="m1 2l3 4"')
})

test('a screen that is not seen yet waits for its icons; one that stands keeps their room', async () => {
  pack('other/one')
  expect(drawingOf('@other/one/bear')).toMatchObject({ stands: false })
  const leave = standsNow('other')
  const markup = renderToString(<Icon body="@other/one/bear" size={20} />)
  expect(markup).toMatch(/<svg[^>]* width="20" height="20"/)
  expect(markup).not.toContain('<path')
  leave()
  expect(drawingOf('@other/one/bear')).toMatchObject({ stands: false })
})

test('without its drawings an icon is empty, and they are asked for again', async () => {
  const asked = pack('gone/one')
  const wait = drawingOf('@gone/one/bear')
  if (typeof wait === 'string') throw new Error('the drawing is not there yet')
  asked[0]?.fail()
  expect(await wait.later).toBe('')
  const again = loadLateIcons('gone')
  asked[1]?.come({ bear: 'm1 1' })
  await again
  expect(drawingOf('@gone/one/bear')).toBe('m1 1')
  expect(drawingOf('m5 5'), 'other icons are what they are').toBe('m5 5')
})
