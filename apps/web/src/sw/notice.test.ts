import { expect, test } from 'vitest'
import { messageIn, noticeOf } from './notice.ts'

const message = { t: 'turn', table: 'h3 k9', game: 'defenders', language: 'en', others: ['Bram'] } as const

test('a turn is told by game and people, and leads to its table', () => {
  expect(noticeOf(message, 'Defenders')).toEqual({
    title: 'Defenders: your turn',
    body: 'Bram waits for you.',
    path: '/t/h3%20k9',
    tag: 'turn h3 k9',
  })
  expect(noticeOf({ ...message, language: 'fr', others: ['Bram', 'Cleo'] }, 'Défenseurs')).toMatchObject({
    title: 'Défenseurs : à vous',
    body: 'Bram et Cleo vous attendent.',
  })
  expect(noticeOf({ ...message, others: [] }, 'Defenders').body).toBe('The table waits for you.')
})

test('what is no message of ours is not shown', () => {
  expect(messageIn(message)).toEqual(message)
  expect(messageIn({ ...message, language: 'xx' })?.language).toBe('en')
  for (const other of [
    undefined,
    null,
    'x',
    {},
    { t: 'turn' },
    { ...message, others: 'all' },
    { ...message, t: 'sale' },
  ])
    expect(messageIn(other)).toBeUndefined()
})
