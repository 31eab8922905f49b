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
