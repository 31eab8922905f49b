import { expect, test } from 'vitest'
import { isPartOfRecord } from './partOfRecord.ts'

const head = '{"tabletome":1,"match":"x","game":"defenders","rules":3,"seedCommit":"c"}'

test('the record of a match that still runs online is known as what it is', () => {
  expect(isPartOfRecord(`${head}\n{"seq":1,"seat":"p1","option":"end"}\n{"seq":2}\n`)).toBe(true)
  expect(isPartOfRecord(`${head}\n`)).toBe(true)
  expect(isPartOfRecord(`${head}\n{"seq":1,"seat":"p1","ask":"turn","option":"end","digest":"d","at":1}\n`)).toBe(false)
  expect(isPartOfRecord(`${head}\n{"seed":"s"}\n`)).toBe(false)
  expect(isPartOfRecord('hello')).toBe(false)
})
