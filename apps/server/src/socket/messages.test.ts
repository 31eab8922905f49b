import { expect, test } from 'vitest'
import { parseMessage } from './messages.ts'

const parsed = (message: unknown) => parseMessage(JSON.stringify(message))
const about = { id: 7, table: 't1', seat: 'p1' }

test('every kind of message is understood, and only what belongs to it is kept', () => {
  const messages = [
    { t: 'watch', table: 't1' },
    { t: 'watch', table: 't1', seq: 12 },
    { t: 'watch', table: 't1', seq: 12, steps: true },
    { t: 'unwatch', table: 't1' },
    { t: 'hello', id: 0 },
    { t: 'answer', ...about, seq: 3, option: 'roll' },
    { t: 'answer', ...about, seq: 3, option: ['move coast', 'done'] },
    { t: 'undo', ...about, seq: 3 },
    { t: 'undo', ...about, seq: 3, turn: true },
    { t: 'askUndo', ...about, to: 0 },
    { t: 'agreeUndo', ...about, agree: false },
    { t: 'talk', id: 7, table: 't1', talk: { text: 'hello' } },
    { t: 'talk', id: 7, table: 't1', talk: { phrase: 'letItBurn' } },
    { t: 'talk', id: 7, table: 't1', talk: { ping: 'region coast' } },
    { t: 'standIn', ...about, bot: 'greedy' },
    { t: 'standIn', ...about },
  ]
  for (const message of messages) {
    expect(parsed(message)).toEqual({ ok: true, message })
    expect(parsed({ ...message, more: 1, prototype: {} })).toEqual({ ok: true, message })
  }
})

test('what is wrong is said in words, with the id and table if they could be read', () => {
  expect(parseMessage('{')).toEqual({ ok: false, wrong: 'This is not JSON.' })
  expect(parsed([])).toEqual({ ok: false, wrong: 'A message is a JSON object.' })
  expect(parsed({ t: 'answer', ...about, seq: 3 })).toEqual({
    ok: false,
    wrong: 'The field “option” must be the id of an option, or a list of ids.',
    id: 7,
    table: 't1',
  })
  expect(parsed({ t: 'watch', table: 't1', steps: 'many' })).toEqual({
    ok: false,
    wrong: 'The field “steps” is true or absent.',
    table: 't1',
  })
  expect(parsed({ t: 'fly', ...about })).toMatchObject({ ok: false, wrong: 'There is no such kind of message.', id: 7 })
  expect(parsed({ t: 'constructor' })).toEqual({ ok: false, wrong: 'There is no such kind of message.' })
  expect(parsed(about)).toMatchObject({ ok: false, wrong: 'The field “t” says what kind of message it is.', id: 7 })
  expect(parsed({ t: 'history', table: 't1' })).toEqual({
    ok: false,
    wrong: 'The field “id” must be a whole number.',
    table: 't1',
  })
  expect(parsed({ t: 'answer', ...about, id: '7', seq: 3, option: 'x' })).toEqual({
    ok: false,
    wrong: 'The field “id” must be a whole number.',
    table: 't1',
  })
})

test('limits: options of 200 characters, lists of 100, ids of 64, talk of 300', () => {
  const answer = (option: unknown) => parsed({ t: 'answer', ...about, seq: 0, option }).ok
  expect([answer('x'.repeat(200)), answer('x'.repeat(201)), answer(''), answer([])]).toEqual([
    true,
    false,
    false,
    false,
  ])
  const list = (length: number) => Array.from({ length }, () => 'x')
  expect([answer(list(100)), answer(list(101)), answer(['x', ''])]).toEqual([true, false, false])
  const table = (id: string) => parsed({ t: 'unwatch', table: id }).ok
  expect([table('x'.repeat(64)), table('x'.repeat(65)), table('\ud800')]).toEqual([true, false, false])
  const say = (text: string) => parsed({ t: 'talk', id: 1, table: 't', talk: { text } }).ok
  expect([say('x'.repeat(300)), say('x'.repeat(301)), say('\u200b\u0007')]).toEqual([true, false, false])
  expect([say('🎲'.repeat(300)), say('🎲'.repeat(301))]).toEqual([true, false])
})

test('a talk is one thing only, told in one line', () => {
  const talk = (json: string) => parseMessage(`{"t":"talk","id":1,"table":"t","talk":${json}}`)
  expect(talk('{"text":" a\\n\\tb "}')).toMatchObject({ ok: true, message: { talk: { text: 'a b' } } })
  for (const json of ['{}', '[]', '"text"', '{"text":"a","ping":"b"}', '{"ping":"b","__proto__":"c"}'])
    expect(talk(json)).toMatchObject({
      ok: false,
      wrong: 'The field “talk” must be a text of up to 300 characters, a phrase or a ping.',
    })
})
