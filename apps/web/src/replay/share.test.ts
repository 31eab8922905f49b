import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lineFrom, pathTo, routeOf } from '../app/routes.ts'
import { packRecord, unpackRecord } from './share.ts'

const record = `{"tabletome":1,"seats":{"p1":"Ada é"}}\n${'{"seq":1,"option":"red move forest"}\n'.repeat(200)}`

test('a record fits into an address and comes out again', async () => {
  const letters = await packRecord(record)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(letters?.length).toBeLessThan(record.length / 10)
  expect(await unpackRecord(letters ?? '')).toBe(record)
})

test('the link copied at a step opens the same record at that step', async () => {
  const packed = (await packRecord(record)) ?? ''
  for (const step of [0, 1, 57, 200]) {
    const { pathname, search, hash } = new URL(pathTo.shared(packed, step), 'https://tabletome.example')
    expect(routeOf(pathname)).toEqual({ screen: 'replay', source: 'shared', id: '' })
    expect(lineFrom(search, 200)).toBe(step)
    expect(await unpackRecord(hash.slice(1))).toBe(record)
  }
})

test('a record that is too long is not put into an address', async () => {
  expect(await packRecord(record, 20)).toBeUndefined()
})

test('letters that hold nothing are refused', async () => {
  expect(await unpackRecord('hello')).toBeUndefined()
  expect(await unpackRecord('***')).toBeUndefined()
})

test('a link that would unpack to hundreds of megabytes is refused early', async () => {
  const bomb = deflateRawSync(Buffer.alloc(60_000_000, '0')).toString('base64url')
  expect(bomb.length).toBeLessThan(100_000)
  const since = performance.now()
  expect(await unpackRecord(bomb)).toBeUndefined()
  expect(performance.now() - since).toBeLessThan(3000)
  expect(await unpackRecord('A'.repeat(5_000_000))).toBeUndefined()
  const long = JSON.stringify(Array.from({ length: 200_000 }, (_, at) => at))
  expect(await unpackRecord((await packRecord(long, 10_000_000)) ?? '')).toBe(long)
})
