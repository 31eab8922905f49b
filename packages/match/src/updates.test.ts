import { sfc32 } from '@tabletome/engine'
import type { Shape, View } from '@tabletome/engine'
import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyDelta } from './delta.ts'
import type { MatchHost } from './host.ts'
import { CARDS } from './testing/duel.ts'
import { duelMatch, sure } from './testing/duelMatch.ts'
import type { Update, Viewer } from './types.ts'

beforeAll(() => dev())

const RED: Viewer = { seats: ['red'] }
const BLUE: Viewer = { seats: ['blue'] }
const SPECTATOR: Viewer = { seats: [] }
const HOT_SEAT: Viewer = { seats: ['red', 'blue'] }
const overTheWire = (update: Update): Update => JSON.parse(JSON.stringify(update))
const types = (update: Update) => update.happened.flatMap(({ facts }) => facts.map(({ type }) => type))
const handOf = (host: MatchHost, seat: string): string[] => {
  const { own } = host.view(seat)
  return own && 'hand' in own && Array.isArray(own.hand) ? own.hand : []
}

describe('the first update and those after', () => {
  test('at first the whole view, the question and everything that happened from the start', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    const update = host.update(RED)
    expect(update).toMatchObject({
      seq: 1,
      view: { seat: 'red', open: { at: { red: 11 } }, waiting: ['red'] },
      decisions: [{ choice: 'act', seat: 'red' }],
      happened: [
        { seq: 0, facts: [{ type: 'roundBegan' }] },
        { seq: 1, seat: 'red', option: 'walk 11', facts: [{ type: 'walked' }] },
      ],
      undo: { possible: true, steps: 1 },
      over: false,
    })
    expect(update.delta).toBeUndefined()
    expect(update.decisions[0]?.options).toContainEqual({ id: 'walk 12', at: 'place 12' })
    expect(JSON.stringify(update.decisions)).not.toContain('steps')
  })

  test('then only what changed; at the same seq nothing', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    expect(host.update(RED, 1)).toMatchObject({ seq: 1, delta: [], happened: [] })
    const update = host.update(RED, 0)
    expect(update.view).toBeUndefined()
    expect(update.delta).toEqual([{ path: ['open', 'at', 'red'], value: 11 }])
    expect(update.happened).toEqual([
      { seq: 1, seat: 'red', option: 'walk 11', facts: [{ type: 'walked', seat: 'red', to: 11 }] },
    ])
  })

  test('the same viewer, further and further behind', async () => {
    const { host, play } = await duelMatch()
    for (const to of [11, 12, 13]) {
      await play(['red', `walk ${to}`])
      for (const viewer of [RED, BLUE, SPECTATOR])
        expect(host.update(viewer, 0).delta).toEqual([{ path: ['open', 'at', 'red'], value: to }])
    }
  })

  test('after a rest who was up to date still is; who was behind gets the whole view', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    await host.rest()
    expect(host.update(RED, 1)).toMatchObject({ delta: [], happened: [] })
    expect(host.update(RED, 0)).toMatchObject({ view: { seat: 'red' }, happened: [{ seq: 1, option: 'walk 11' }] })
    expect(host.undoFor('red')).toMatchObject({ possible: true, steps: 1 })
  })

  test('who is far behind, or ahead of what this host knows, gets the whole view', async () => {
    const { host, play } = await duelMatch()
    for (let i = 0; i < 20; i++) await play(['red', 'spy'])
    expect(host.update(RED, 2).view).toBeDefined()
    expect(host.update(RED, 2).happened.map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, i) => i + 3))
    expect(host.update(RED, 99).view).toBeDefined()
    expect(host.update(RED, 99).happened).toHaveLength(21)
  })

  test('an undo happened too: where it led, and no facts', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    sure(await host.undo('red', 1))
    const update = host.update(BLUE, 1)
    expect(update.happened).toEqual([{ seq: 2, seat: 'red', undo: 0, facts: [] }])
    expect(update.delta).toEqual([{ path: ['open', 'at', 'red'], value: 10 }])
  })

  test('after the match was opened again a viewer can still resume', async () => {
    const { play, open } = await duelMatch()
    await play(['red', 'walk 11'], ['red', 'walk 12'], ['red', 'walk 13'])
    const update = (await open()).update(RED, 1)
    expect(update.delta).toEqual([{ path: ['open', 'at', 'red'], value: 13 }])
    expect(update.happened.map(({ option }) => option)).toEqual(['walk 12', 'walk 13'])
  })
})

describe('nobody is told what it may not know', () => {
  test('a drawn card is told to its owner only', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'draw'])
    const [card] = handOf(host, 'red').slice(-1)
    expect(types(host.update(RED, 0))).toEqual(['drew', 'drewCard'])
    for (const viewer of [BLUE, SPECTATOR])
      for (const update of [host.update(viewer, 0), host.update(viewer)]) {
        expect(types(update)).not.toContain('drewCard')
        expect(JSON.stringify(update)).not.toContain(card)
      }
  })

  test('what is answered in secret, and that it was answered, is told to nobody else', async () => {
    const { host, play } = await duelMatch('plan turns')
    const [card] = handOf(host, 'red')
    const before = JSON.stringify(host.view('blue'))
    await play(['red', `keep ${card}`])
    expect(JSON.stringify(host.view('blue'))).toBe(before)
    for (const viewer of [BLUE, SPECTATOR])
      expect(host.update(viewer, 0)).toMatchObject({ delta: [], happened: [{ seq: 1, facts: [] }] })
    expect(Object.keys(host.update(BLUE, 0).happened[0] ?? {})).toEqual(['seq', 'facts'])
    expect(host.update(RED, 0).happened).toEqual([{ seq: 1, seat: 'red', option: `keep ${card}`, facts: [] }])
    sure(await host.undo('red', 1))
    expect(Object.keys(host.update(BLUE, 1).happened[0] ?? {})).toEqual(['seq', 'facts'])
    await play(['red', `keep ${card}`], ['blue', 'pass'])
    expect(JSON.stringify([host.update(BLUE), host.update(SPECTATOR)])).not.toContain(card)
    expect(host.update(RED, 3).happened[0]).not.toHaveProperty('seat')
  })

  test('a whole match: no card of another hand or of the deck is in a byte of any update', async () => {
    const { host } = await duelMatch('plan turns scramble stance', { players: 3 })
    const random = sfc32('hidden')
    for (let i = 0; i < 250 && !host.over; i++) {
      const seat = host.waiting.filter(each => host.decisionsFor(each).length > 0)[random.below(1)] ?? ''
      const options = host.decisionsFor(seat).flatMap(({ options: list }) => list.map(({ id }) => id))
      const calm = options.filter(id => id !== 'crash' && id !== 'resign')
      sure(await host.answer(seat, host.seq, calm[random.below(calm.length)] ?? ''))
      for (const seats of [['red'], ['blue'], ['green'], []]) {
        const known = seats.flatMap(each => handOf(host, each))
        const told = JSON.stringify([host.update({ seats }, host.seq - 1), i % 50 === 0 ? host.update({ seats }) : ''])
        expect(CARDS.filter(card => !known.includes(card) && told.includes(`${card}"`))).toEqual([])
      }
    }
    expect(host.seq).toBe(250)
  })

  test('why something is not possible is found on the seat’s own view', async () => {
    const { host } = await duelMatch()
    expect(host.whyNot('red', 'place 15')).toMatchObject({ rule: 'DUEL-WALK-01', values: { to: 15 } })
    expect(host.whyNot('red', 'moon')).toBeUndefined()
    expect(host.whyNot('red', 'hand red')).toMatchObject({ rule: 'DUEL-HAND-01', values: { cards: 3 } })
    expect(host.whyNot('red', 'hand blue')).toBeUndefined()
    expect(host.whyNot('purple', 'place 15')).toBeUndefined()
    expect(() => host.view('purple')).toThrow('no seat purple')
  })
})

describe('several people at one screen', () => {
  test('the view is that of the seat asked, and the delta leads from one to the other', async () => {
    const { host, play } = await duelMatch()
    let view = overTheWire(host.update(HOT_SEAT)).view as View<Shape>
    expect(view.seat).toBe('red')
    for (const [seat, option] of [
      ['red', 'draw'],
      ['red', 'done'],
      ['blue', 'draw'],
      ['blue', 'done'],
    ] as const) {
      const seq = host.seq
      await play([seat, option])
      view = applyDelta(view, overTheWire(host.update(HOT_SEAT, seq)).delta ?? [])
      const shown = host.waiting[0]
      expect(view).toEqual(JSON.parse(JSON.stringify(host.view(shown))))
    }
    expect(view.seat).toBe('red')
  })

  test('what only one of them may know is told by its own view, never to all of them', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'draw'])
    const drawn = handOf(host, 'red').at(-1)
    expect(types(host.update(HOT_SEAT, 0))).toEqual(['drew'])
    expect(host.update(HOT_SEAT).view?.own).toMatchObject({ hand: handOf(host, 'red') })
    await play(['red', 'done'])
    expect(JSON.stringify(host.update(HOT_SEAT))).not.toContain(drawn)
  })

  test('while none of them is asked, they see what everybody may see', async () => {
    const { host } = await duelMatch()
    const update = host.update({ seats: ['blue', 'green'] })
    expect([update.view?.seat, update.view?.own]).toEqual([undefined, undefined])
  })

  test('a question to all in secret is put to one after the other', async () => {
    const { host, play } = await duelMatch('plan')
    expect(host.update(HOT_SEAT)).toMatchObject({ view: { seat: 'red' }, decisions: [{ seat: 'red' }] })
    expect(host.update(HOT_SEAT).decisions).toHaveLength(1)
    await play(['red', 'pass'])
    expect(host.update(HOT_SEAT)).toMatchObject({ view: { seat: 'blue' }, decisions: [{ seat: 'blue' }] })
    expect(host.update(HOT_SEAT).undo).toMatchObject({ possible: true, seat: 'red' })
  })

  test('a question to whoever comes first is put to all of them', async () => {
    const { host } = await duelMatch('scramble')
    expect(host.update(HOT_SEAT).decisions.map(({ seat }) => seat)).toEqual(['red', 'blue'])
  })

  test('undo is offered to whichever seat can', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'], ['red', 'done'])
    expect(host.update(HOT_SEAT)).toMatchObject({
      view: { seat: 'blue' },
      undo: { possible: true, seat: 'red', steps: 2 },
    })
    await play(['blue', 'roll'])
    expect(host.update(HOT_SEAT).undo).toEqual({ possible: false, reason: 'revealed', steps: 0 })
    expect(host.update(SPECTATOR).undo).toEqual({ possible: false, reason: 'nothing', steps: 0 })
  })
})

test('deltas over a whole match: every viewer can follow by them alone, and they are short', async () => {
  const { host } = await duelMatch('stance turns scramble plan', { players: 3 })
  const viewers: Viewer[] = [RED, BLUE, HOT_SEAT, SPECTATOR]
  const views = viewers.map(viewer => overTheWire(host.update(viewer)).view)
  const sizes: number[] = []
  const random = sfc32('deltas')
  for (let i = 0; i < 300 && !host.over; i++) {
    const seq = host.seq
    const seat = host.waiting.find(each => host.decisionsFor(each).length > 0) ?? ''
    const options = host.decisionsFor(seat).flatMap(({ options: list }) => list.map(({ id }) => id))
    const calm = options.filter(id => id !== 'crash' && id !== 'resign')
    const wantsUndo = random.below(5) === 0 && host.undoFor(seat).possible
    if (wantsUndo) sure(await host.undo(seat, seq, { turn: random.below(2) === 0 }))
    else sure(await host.answer(seat, seq, calm[random.below(calm.length)] ?? ''))
    viewers.forEach((viewer, index) => {
      const update = host.update(viewer, seq)
      sizes.push(JSON.stringify(update).length)
      views[index] = applyDelta(views[index], overTheWire(update).delta ?? [])
      const { view } = overTheWire(host.update(viewer))
      expect(views[index]).toEqual(view)
    })
  }
  sizes.sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(1000)
})
