import { expect, test } from 'vitest'
import { BATTLE, FRONT } from '../content/scrolls.ts'
import { TRIGGERS } from '../lessons/tips/index.ts'
import { spaceOf } from '../rules/realm/spaces.query.ts'

test('tips name the Trigger Spaces', () => {
  for (const { areas } of [FRONT, BATTLE])
    expect(TRIGGERS).toEqual(Object.values(areas).map(({ trigger }) => spaceOf(trigger)))
})
