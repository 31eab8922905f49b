import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Bus, BusId } from './port.ts'

/** What every bus must do. `open` gives two ends, which may be the same one when there is only one process. */
export const busContract = (name: string, open: () => Promise<{ here: Bus; there: Bus }>): void => {
  describe(`bus: ${name}`, () => {
    let here: Bus
    let there: Bus
    beforeEach(async () => {
      ;({ here, there } = await open())
    })
    afterEach(async () => {
      await here.close()
      await there.close()
    })

    test('what is published here arrives there', async () => {
      const got = collect(there)
      here.publish(['match:a', 'talk:b'])
      await until(() => got.length === 2)
      expect([...got].sort()).toEqual(['match:a', 'talk:b'])
    })

    test('every subscriber is told', async () => {
      const one = collect(there)
      const other = collect(here)
      here.publish(['table:a'])
      await until(() => one.length === 1 && other.length === 1)
      expect([one, other]).toEqual([['table:a'], ['table:a']])
    })

    test('an ended subscription hears nothing more', async () => {
      const got: BusId[] = []
      const end = there.subscribe(ids => got.push(...ids))
      const still = collect(there)
      here.publish(['match:a'])
      await until(() => still.length === 1)
      end()
      here.publish(['match:b'])
      await until(() => still.length === 2)
      expect(got).toEqual(['match:a'])
    })

    test('the same id many times at once wakes at least once, and not more often than published', async () => {
      const got = collect(there)
      for (let time = 0; time < 50; time += 1) here.publish(['match:a'])
      await until(() => got.length > 0)
      here.publish(['match:end'])
      await until(() => got.includes('match:end'))
      expect(got.filter(id => id === 'match:a').length).toBeGreaterThan(0)
      expect(got.length).toBeLessThanOrEqual(51)
    })

    test('a subscriber that throws does not keep the others from hearing', async () => {
      there.subscribe(() => {
        throw new Error('on purpose')
      })
      const got = collect(there)
      here.publish(['match:a'])
      await until(() => got.length === 1)
      expect(got).toEqual(['match:a'])
    })

    test('publishing nothing, or after the end, is harmless', async () => {
      const got = collect(there)
      here.publish([])
      await here.close()
      here.publish(['match:a'])
      await new Promise(resolve => setTimeout(resolve, 20))
      expect(got).toEqual([])
    })
  })
}

const collect = (bus: Bus): BusId[] => {
  const got: BusId[] = []
  bus.subscribe(ids => got.push(...ids))
  return got
}

const until = async (condition: () => boolean): Promise<void> => {
  const end = Date.now() + 3000
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited in vain')
    await new Promise(resolve => setTimeout(resolve, 2))
  }
}
