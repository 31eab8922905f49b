import { describe, expect, test } from 'vitest'
import { pickOf } from './pick.ts'
import { draw } from '../testing/index.tsx'

interface Picked {
  readonly threat: boolean
  readonly unit: string | undefined
}
const { pickerAt, usePick } = pickOf<Picked>({ threat: false, unit: undefined })
const Shown = () => JSON.stringify(usePick()).replaceAll('"', '')

describe('what is picked', () => {
  test('is shared by all parts of one table and unknown at the next', () => {
    const both = (
      <>
        <Shown /> <Shown />
      </>
    )
    const first = draw(both, table => pickerAt(table).setPick({ threat: true, unit: 'shark' }))
    expect(first).toBe('{threat:true,unit:shark} {threat:true,unit:shark}')
    expect(draw(both)).toBe('{threat:false} {threat:false}')
  })

  test('is told to whoever listens, and to nobody at another table', () => {
    const [here, there] = [pickerAt({}), pickerAt({})]
    const told: string[] = []
    const leave = here.listen(() => told.push('here'))
    there.listen(() => told.push('there'))
    here.setPick({ threat: true })
    expect(told).toEqual(['here'])
    expect(there.pick()).toEqual({ threat: false, unit: undefined })
    leave()
    here.setPick({ unit: 'shark' })
    expect(told).toEqual(['here'])
    expect(here.pick()).toEqual({ threat: true, unit: 'shark' })
  })

  test('is the same picker for as long as the table is', () => {
    const table = {}
    expect(pickerAt(table)).toBe(pickerAt(table))
  })
})
