import { expect, test } from 'vitest'
import { openOf } from '../../position/open.ts'
import { earnedBy } from './earned.query.ts'

test('what prowess gives is summed up, and of a skill the highest number counts', () => {
  const open = openOf({
    hero: 'bingqing',
    prowess: ['endurance-1', 'endurance-2', 'guardians-oath-2', 'flowing-parry'],
  })
  expect(earnedBy(open)).toMatchObject({ health: 2, leadership: 0, tactics: 0, movement: 0, range: 0, spectating: 0 })
  expect([...earnedBy(open).skills]).toEqual([
    ['armored', 1],
    ['riposte', 1],
  ])
})

test('a card that is gained counts at once, and another campaign has its own', () => {
  const open = openOf({ hero: 'bingqing', prowess: ['endurance-1'] })
  expect(earnedBy(open).health).toBe(1)
  open.hero.prowess.push('endurance-2')
  expect(earnedBy(open).health).toBe(2)
  expect(earnedBy(openOf({ hero: 'bingqing', prowess: [] })).health).toBe(0)
  open.hero.prowess[1] = 'whirling-staff'
  expect(earnedBy(open).health).toBe(1)
  expect(earnedBy(open).skills.get('sweep')).toBe(1)
})
