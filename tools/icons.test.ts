import bearHead from 'icon:bear-head'
import { expect, test } from 'vitest'
import { iconBody, icons } from './icons.ts'
import { shortenBody } from './shorten.ts'

test('an icon is imported as the paths of its drawing', () => {
  expect(bearHead).toMatch(/^m\d/)
  expect(bearHead).toBe(shortenBody(iconBody('bear-head')))
})

test('a second name of an icon gives the same drawing', () => {
  expect(iconBody('sattelite')).toBe(iconBody('satellite'))
})

test('an unknown icon stops the build and names icons like it', () => {
  expect(() => icons().load.handler('\0icon:bear-hed')).toThrow(/No icon "bear-hed".*bear-face/)
})

test('an icon that comes later is a word on the board, and its drawing in the pack of its file', () => {
  const { resolveId, load } = icons()
  const id = resolveId.handler('icon:rock-golem?later', '/x/games/victorum/board/art/unitGlyphs.ts')
  expect(load.handler(id)).toBe('export default "@victorum/unitGlyphs/rock-golem"')
  const pack = load.handler(resolveId.handler('icon:pack/victorum/unitGlyphs'))
  expect(pack).toContain(`"rock-golem":"${shortenBody(iconBody('rock-golem'))}"`)
  expect(() => resolveId.handler('icon:rock-golem?later', '/x/apps/web/src/a.ts')).toThrow('Only the art of a board')
})

test('where nothing comes later it is an icon as others', () => {
  const { resolveId, load } = icons({ late: false })
  const id = resolveId.handler('icon:rock-golem?later', '/x/games/victorum/board/art/unitGlyphs.ts')
  expect(load.handler(id)).toBe(`export default ${JSON.stringify(shortenBody(iconBody('rock-golem')))}`)
})
