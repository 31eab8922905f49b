import { expect, test } from 'vitest'
import { packRecord, unpackRecord } from './share.ts'

const record = `{"tabletome":1,"seats":{"p1":"Ada é"}}\n${'{"seq":1,"option":"red move forest"}\n'.repeat(200)}`

test('a record fits into an address and comes out again', async () => {
  const letters = await packRecord(record)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(letters?.length).toBeLessThan(record.length / 10)
  expect(await unpackRecord(letters ?? '')).toBe(record)
})

test('a record that is too long is not put into an address', async () => {
  expect(await packRecord(record, 20)).toBeUndefined()
})

test('letters that hold nothing are refused', async () => {
  expect(await unpackRecord('hello')).toBeUndefined()
  expect(await unpackRecord('***')).toBeUndefined()
})
