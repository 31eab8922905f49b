import { start, sfc32 } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { lantern } from './lantern.ts'

test('a random game of lantern ends', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const random = sfc32(`pick ${seed}`)
    const position = start(lantern, { mode: 'coop', players: 1 + (seed % 4), options: { turns: 12 } }, sfc32(`${seed}`))
    let answers = 0
    while (position.outcome === undefined) {
      const decision = position.decisions[random.below(position.decisions.length)]
      const option = decision?.options[random.below(decision.options.length)]
      if (!decision || !option) throw new Error('nobody is asked')
      position.answer(decision.seat, option.id)
      answers += 1
      if (answers > 500) throw new Error('no end')
    }
    expect(position.outcome).toHaveProperty('won')
  }
})
