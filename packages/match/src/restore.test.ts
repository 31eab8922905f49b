import { sfc32 } from '@tabletome/engine'
import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { MatchHost } from './host.ts'
import { memoryStore } from './stores/memory.ts'
import { createDuel } from './testing/duel.ts'
import { asked, duelMatch, refused, sure } from './testing/duelMatch.ts'
import type { DuelMatch } from './testing/duelMatch.ts'

beforeAll(() => dev())

/** All that anybody is told, from any seat. */
const told = (host: MatchHost) =>
  JSON.stringify([[], ['red'], ['blue'], ['red', 'blue']].map(seats => host.update({ seats })))

const playOn = async ({ host }: DuelMatch, count: number, seed: string): Promise<void> => {
  const random = sfc32(seed)
  for (let i = 0; i < count && !host.over; i++) {
    const seat = host.waiting.find(each => host.decisionsFor(each).length > 0) ?? ''
    const options = host.decisionsFor(seat).flatMap(({ options: list }) => list.map(({ id }) => id))
    const calm = options.filter(id => id !== 'crash' && id !== 'resign')
    const canUndo = host.undoFor(seat).possible
    if (canUndo && random.below(6) === 0) sure(await host.undo(seat, host.seq, { turn: random.below(2) === 0 }))
    else sure(await host.answer(seat, host.seq, calm[random.below(calm.length)] ?? ''))
  }
}

describe('a match opened again is the same match', () => {
  test('after every line: same digest, same options, same undo, same updates for everybody', async () => {
    const match = await duelMatch('stance turns scramble plan')
    for (let i = 0; i < 105; i++) {
      await playOn(match, 1, `line ${i}`)
      const again = await match.open()
      expect(again.record().lines.at(-1)?.digest).toBe(match.host.record().lines.at(-1)?.digest)
      expect(told(again)).toBe(told(match.host))
    }
    expect(match.host.seq).toBe(105)
    expect(match.errors).toEqual([])
  })

  test('and goes on as if nothing had been', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'], ['red', 'walk 12'])
    const again = await match.open()
    expect(sure(await again.undo('red', 2))).toBe(3)
    expect(sure(await again.answer('red', 3, 'roll'))).toBe(4)
    expect(asked(again)).toBe('red act')
  })

  test('undo history since the last barrier is still there, also when a snapshot lies in between', async () => {
    const match = await duelMatch()
    await match.play(['red', 'roll'])
    const at = match.host.view('red').open as { at: Record<string, number> }
    const from = at.at['red'] ?? 0
    for (let i = 1; i <= 60; i++) await match.play(['red', `walk ${i % 2 === 1 ? from + 1 : from}`])
    expect(await match.store.latestSnapshot('m1')).toMatchObject({ seq: 50 })
    const again = await match.open()
    expect(again.update({ seats: ['red'] }).undo).toMatchObject({ possible: true, steps: 60 })
    expect(sure(await again.undo('red', 61, { turn: true }))).toBe(62)
    expect(again.record().lines.at(-1)).toMatchObject({ undo: 1 })
  })

  test('a held answer survives, and can still be taken back', async () => {
    const match = await duelMatch('stance')
    await match.play(['red', 'high'])
    await match.host.rest()
    const again = await match.open()
    expect(again.view('red').given).toBe('high')
    expect(sure(await again.undo('red', 1))).toBe(2)
    expect(asked(again)).toBe('red chooseStance + blue chooseStance')
  })

  test('a match that ended although the end could not be stored is finished when it is opened', async () => {
    const store = memoryStore()
    const failing = { ...store, finish: () => Promise.reject(new Error('killed')) }
    const match = await duelMatch('turns', { store: failing })
    await match.play(['red', 'resign'])
    expect((await store.read('m1'))?.end).toBeUndefined()
    const again = await MatchHost.open({ game: match.game, store, match: 'm1', now: () => 5_000 })
    expect(again.over).toBe(true)
    expect((await store.read('m1'))?.end).toMatchObject({ outcome: { winner: 'blue' } })
  })
})

/** A duel that counts the steps its rules are asked for: work that no busy machine makes more of. */
const countedDuel = () => {
  const game = createDuel()
  const { definitions } = game.kit
  let steps = 0
  const counted = new Proxy(definitions, {
    get: (target, key) => {
      if (key === 'get') steps++
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const stepsOf = async <R>(work: () => Promise<R>): Promise<[R, number]> => {
    const before = steps
    return [await work(), steps - before]
  }
  return { game: { ...game, kit: { ...game.kit, definitions: counted } }, stepsOf }
}

describe('snapshots', () => {
  test('every 50 answers, at the end, and when the host comes to rest', async () => {
    const match = await duelMatch()
    for (let i = 0; i < 49; i++) await match.play(['red', 'spy'])
    expect(await match.store.latestSnapshot('m1')).toBeUndefined()
    for (let i = 0; i < 56; i++) await match.play(['red', 'spy'])
    expect(await match.store.latestSnapshot('m1')).toMatchObject({ seq: 100, rules: 1 })
    expect(await match.store.latestSnapshot('m1', 99)).toMatchObject({ seq: 50 })
    await match.host.rest()
    expect(await match.store.latestSnapshot('m1')).toMatchObject({ seq: 105 })
    await match.play(['red', 'resign'])
    expect(await match.store.latestSnapshot('m1')).toMatchObject({ seq: 106 })
  })

  test('a damaged snapshot is not believed', async () => {
    const match = await duelMatch()
    for (let i = 0; i < 55; i++) await match.play(['red', 'spy'])
    const snapshot = await match.store.latestSnapshot('m1')
    Object.assign(snapshot?.position.open ?? {}, { round: 7 })
    if (snapshot) await match.store.saveSnapshot('m1', 50, 1, snapshot.position)
    expect(told(await match.open())).toBe(told(match.host))
    expect(match.errors).toEqual([])
  })

  test('any position of a long match opens with the work of the answers since a snapshot, not of all', async () => {
    const { game, stepsOf } = countedDuel()
    const match = await duelMatch('stance turns scramble plan', { game })
    const [, whole] = await stepsOf(() => playOn(match, 600, 'long'))
    const { host } = match
    const digests = host.record().lines.map(({ digest }) => digest)
    for (const seq of [1, 49, 50, 51, 300, 333, host.seq - 20, host.seq]) {
      const [turnpoint, steps] = await stepsOf(() => host.positionAt(seq))
      expect(steps, `position ${seq}`).toBeLessThan(whole / 5)
      expect(turnpoint.position.digest()).toBe(digests[seq - 1])
    }
    const [opened, steps] = await stepsOf(() => match.open())
    expect(steps, 'a match is opened from a snapshot').toBeLessThan(whole / 5)
    const seats = opened.seats.slice(0, 1)
    const [, more] = await stepsOf(async () => {
      await opened.ready()
      return opened.update({ seats }, undefined, 60)
    })
    expect(more, 'who comes is told the end of what happened').toBeLessThan(whole / 2)
  })

  test('a long match that has rested goes on, and tells its end and its history, without being played again', async () => {
    const { game, stepsOf } = countedDuel()
    const match = await duelMatch('stance turns scramble plan', { game })
    const [, whole] = await stepsOf(() => playOn(match, 600, 'rested'))
    const { host } = match
    const seats = host.seats.slice(0, 1)
    const before = JSON.stringify([host.update({ seats }, undefined, 60), host.seats.map(seat => host.undoFor(seat))])
    const early = await host.history({ seats }, 301, 20)
    await host.rest()
    const [after, steps] = await stepsOf(async () => {
      await host.ready()
      return JSON.stringify([host.update({ seats }, undefined, 60), host.seats.map(seat => host.undoFor(seat))])
    })
    expect(steps).toBeLessThan(whole / 2)
    expect(after).toBe(before)
    const [page, forPage] = await stepsOf(() => host.history({ seats }, 301, 20))
    expect(forPage).toBeLessThan(whole / 2)
    expect(page).toEqual(early)
    expect(page.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => 281 + at))
  })
})

describe('when the rules have changed', () => {
  test('a question that is now asked although it has one option is bridged', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'], ['red', 'done'], ['blue', 'walk 9'], ['blue', 'done'])
    const again = await match.open(createDuel({ version: 2, confirms: true }))
    expect(told(again)).toBe(told(match.host))
    expect(match.errors).toEqual([])
    expect(again.seq).toBe(4)
    expect(sure(await again.answer('red', 4, 'done'))).toBe(5)
    expect(asked(again)).toBe('red confirm')
    const later = await match.open(createDuel({ version: 2, confirms: true }))
    expect(asked(later)).toBe('red confirm')
  })

  test('a question that is now taken silently is skipped', async () => {
    const match = await duelMatch('turns', { game: createDuel({ confirms: true }) })
    await match.play(['red', 'done'], ['red', 'ok'], ['blue', 'walk 9'], ['blue', 'done'], ['blue', 'ok'])
    const again = await match.open(createDuel({ version: 2 }))
    expect(match.errors).toEqual([])
    expect(again.seq).toBe(5)
    expect(again.view(undefined)).toEqual(match.host.view(undefined))
    expect(asked(again)).toBe('red act')
  })

  test('also when that very question was open', async () => {
    const match = await duelMatch('turns', { game: createDuel({ confirms: true }) })
    await match.play(['red', 'walk 11'], ['red', 'done'])
    await match.host.rest()
    const again = await match.open(createDuel({ version: 2 }))
    expect(match.errors).toEqual([])
    expect(asked(again)).toBe('blue act')
    expect(sure(await again.answer('blue', 2, 'walk 9'))).toBe(3)
    expect(asked(await match.open(createDuel({ version: 2 })))).toBe('blue act')
  })

  test('a rule that leads elsewhere: on from the stored position, which is the one everybody saw', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'], ['red', 'walk 12'], ['red', 'done'])
    await match.host.rest()
    const seen = match.host.view(undefined)
    const changed = createDuel({ version: 2, stride: 2 })
    const again = await match.open(changed)
    expect(match.errors).toMatchObject([{ name: 'Diverged', seq: 1 }])
    expect(again.view(undefined)).toEqual(seen)
    expect(again.record().lines.at(-1)).toMatchObject({ seq: 4, seat: '', undo: 3, rules: 2 })
    expect(sure(await again.answer('blue', 4, 'walk 11'))).toBe(5)
    expect(again.view('blue').open).toMatchObject({ at: { red: 12, blue: 12 } })
    expect(told(await match.open(changed))).toBe(told(again))
    expect(match.errors).toHaveLength(1)
    expect(again.update({ seats: ['blue'] }).undo).toMatchObject({ possible: true, steps: 1 })
  })

  test('the stored position is older: on from it, as far as the later answers still fit', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'])
    await match.host.rest()
    await match.play(['red', 'aim'], ['red', 'left'], ['red', 'walk 12'], ['red', 'roll'], ['red', 'done'])
    const again = await match.open(createDuel({ version: 2, stride: 3, canRoll: false }))
    expect(again.record().lines.at(-1)).toMatchObject({ seq: 7, undo: 4, rules: 2 })
    expect(again.view('red').open).toMatchObject({ at: { red: 14 }, aims: ['red left'] })
    expect(asked(again)).toBe('red act')
  })

  test('a stored position of the old rules is no way round playing it again', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'])
    await match.host.rest()
    await match.play(['red', 'roll'])
    const seen = match.host.view(undefined)
    const again = await match.open(createDuel({ version: 2, stride: 2 }))
    expect(again.record().lines.at(-1)).toMatchObject({ seq: 3, undo: 2, rules: 2 })
    expect(again.view(undefined)).toEqual(seen)
    expect(asked(again)).toBe('red act')
  })

  test('a stored position that was undone since is not the one to go on from', async () => {
    const match = await duelMatch()
    await match.play(['red', 'aim'], ['red', 'left'])
    await match.host.rest()
    sure(await match.host.askUndo('red', 0, ['red']))
    await match.play(['red', 'walk 9'])
    const again = await match.open(createDuel({ version: 2, stride: 2 }))
    expect(again.view('red').open).toMatchObject({ aims: [], at: { red: 8 } })
    expect(again.record().lines.at(-1)).toMatchObject({ seq: 5, undo: 4, rules: 2 })
  })

  test('a rule that changes what happens silently is found at the next answer', async () => {
    const match = await duelMatch()
    await match.play(['red', 'done'], ['blue', 'done'])
    const again = await match.open(createDuel({ version: 2, slide: 5 }))
    expect(match.errors).toMatchObject([{ name: 'Diverged', seq: 2 }])
    expect(again.view('red').open).toMatchObject({ at: { red: 15, blue: 15 } })
  })

  test('or at once, if what everybody saw last is stored', async () => {
    const match = await duelMatch()
    await match.play(['red', 'done'])
    await match.host.rest()
    const again = await match.open(createDuel({ version: 2, slide: 5 }))
    expect(match.errors).toMatchObject([{ name: 'Diverged', seq: 1 }])
    expect(again.view('red').open).toMatchObject({ at: { red: 10 } })
    expect(again.record().lines.at(-1)).toMatchObject({ seq: 2, undo: 1, rules: 2 })
    expect(asked(again)).toBe('blue act')
  })

  test('an option that is gone: on from before it', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'], ['red', 'roll'], ['red', 'done'])
    const again = await match.open(createDuel({ version: 2, canRoll: false }))
    expect(match.errors).toMatchObject([{ name: 'Diverged', seq: 2 }])
    expect(again.record().lines.at(-1)).toMatchObject({ seq: 4, undo: 1, rules: 2 })
    expect(again.view('red').open).toMatchObject({ at: { red: 11 } })
    expect(asked(again)).toBe('red act')
    expect(again.update({ seats: ['red'] }, 3).happened).toEqual([{ seq: 4, undo: 1, facts: [] }])
  })

  test('a finished match stays finished', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'], ['red', 'resign'])
    const again = await match.open(createDuel({ version: 2, stride: 2 }))
    expect(again.over).toBe(true)
    expect(again.seq).toBe(2)
    expect(again.view('red').open).toMatchObject({ at: { red: 11 } })
    expect(refused(await again.answer('red', 2, 'walk 12')).code).toBe('over')
    expect(again.record().end).toMatchObject({ outcome: { winner: 'blue' } })
  })
})
