import { sfc32 } from '@tabletome/engine'
import type { Random, Shape, View } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { applyDelta, applyPacked } from './delta.ts'
import type { MatchHost } from './host.ts'
import { Replay } from './replay.ts'
import { duelMatch, sure } from './testing/duelMatch.ts'
import type { Happening, Update } from './types.ts'

const overTheWire = <V>(value: V): V => JSON.parse(JSON.stringify(value))
const stepsIn = ({ happened }: Update) => happened.flatMap(({ steps }) => steps ?? [])

/** Somebody who watches fact by fact: knows nothing but what it is told. */
class Follower {
  private readonly host: MatchHost
  private readonly seats: readonly string[]
  private seq = 0
  view: View<Shape> | undefined
  constructor(host: MatchHost, ...seats: string[]) {
    this.host = host
    this.seats = seats
    this.look()
  }
  look(): Update {
    const viewer = { seats: this.seats, steps: true } as const
    const update = overTheWire(this.host.update(viewer, this.view && this.seq))
    const { view, delta = [], rest = [] } = update
    if (view) this.view = view
    else if (this.view)
      this.view = [...stepsIn(update), rest].reduce(applyPacked<View<Shape>>, applyDelta(this.view, delta))
    this.seq = update.seq
    return update
  }
  get truth(): View<Shape> | undefined {
    return overTheWire(this.host.update({ seats: this.seats }).view)
  }
}

const pick = <V>(list: readonly V[], random: Random): V => list[random.below(list.length)] as V

/** An answer of whoever is asked, now and then a list of two, an undo, or a pause in play. */
const anything = async (host: MatchHost, random: Random): Promise<void> => {
  const chance = random.below(12)
  if (chance === 0) await host.rest()
  const seat = pick(host.waiting, random)
  if (chance === 1 && host.undoFor(seat).possible) return void sure(await host.undo(seat, host.seq))
  const options = host.decisionsFor(seat)[0]?.options.filter(({ id }) => !['crash', 'resign'].includes(id)) ?? []
  if (options.length === 0) return void sure(await host.undo(seat, host.seq))
  const { id } = pick(options, random)
  await host.answer(seat, host.seq, id === 'aim' ? ['aim', pick(['left', 'right'], random)] : id)
}

describe('fact by fact', () => {
  test('every viewer arrives where the match is, however many lines it is told at once', async () => {
    const { host, errors } = await duelMatch('stance turns scramble plan market')
    const random = sfc32('steps')
    const viewers = [
      new Follower(host, 'red'),
      new Follower(host, 'blue'),
      new Follower(host),
      new Follower(host, 'red', 'blue'),
    ]
    let told = 0
    for (let i = 0; i < 200 && !host.over; i++) {
      await anything(host, random)
      for (const viewer of viewers) {
        if (random.below(3) > 0) continue
        told += stepsIn(viewer.look()).length
        expect(viewer.view).toEqual(viewer.truth)
      }
    }
    expect(errors).toEqual([])
    expect(told).toBeGreaterThan(100)
  })

  test('one delta for each fact that is told; an untold one is seen with what comes next', async () => {
    const { host, play } = await duelMatch()
    const [red, blue] = [new Follower(host, 'red'), new Follower(host, 'blue')]
    await play(['red', 'draw'])
    for (const [viewer, facts] of [
      [red, 2],
      [blue, 1],
    ] as const) {
      const { happened } = viewer.look()
      expect([happened[0]?.facts.length, happened[0]?.steps?.length]).toEqual([facts, facts])
      expect(happened[0]?.steps?.[0]).toContainEqual([0, ['open', 'handSizes', 'red'], 4])
      expect(viewer.view).toEqual(viewer.truth)
    }
    await play(['red', 'spy'])
    expect(blue.look()).toMatchObject({ happened: [{ facts: [], steps: [] }], rest: [] })
  })

  test('a list of answers has them too', async () => {
    const { host, play } = await duelMatch()
    const red = new Follower(host, 'red')
    await play(['red', ['walk 11', 'aim', 'left']])
    expect(red.look().happened[0]?.steps).toMatchObject([
      [[0, ['open', 'at', 'red'], 11]],
      [[0, ['open', 'aims'], ['red left'], 0, 0]],
    ])
  })

  test('so has the first answer after a pause, and one that another host has stored', async () => {
    const { host, play, open } = await duelMatch()
    const blue = new Follower(host, 'blue')
    await host.rest()
    await play(['red', 'walk 11'])
    expect(stepsIn(blue.look())).toHaveLength(1)
    sure(await (await open()).answer('red', 1, 'walk 12'))
    await host.refresh()
    expect(stepsIn(blue.look())).toHaveLength(1)
    expect(blue.view).toEqual(blue.truth)
  })

  test('an undo restores at once, and what follows is told fact by fact again', async () => {
    const { host, play } = await duelMatch()
    const red = new Follower(host, 'red')
    await play(['red', 'walk 11'])
    red.look()
    sure(await host.undo('red', 1))
    expect(stepsIn(red.look())).toEqual([])
    expect(red.view).toEqual(red.truth)
    await play(['red', 'walk 9'])
    expect(stepsIn(red.look())).toHaveLength(1)
  })

  test('the last of answers given in secret carries out all of them, each with its fact', async () => {
    const { host, play } = await duelMatch('stance turns')
    const green = new Follower(host)
    await play(['red', 'high'])
    expect(stepsIn(green.look())).toEqual([])
    await play(['blue', 'low'])
    expect(stepsIn(green.look())).toMatchObject([
      [[0, ['open', 'stances', 'red'], 'high']],
      [[0, ['open', 'stances', 'blue'], 'low']],
    ])
  })

  test('a replay tells the same as the match did', async () => {
    const { host, play, game } = await duelMatch()
    const red = new Follower(host, 'red')
    const live: Happening[] = []
    for (const option of ['walk 11', 'roll', 'draw', 'done']) {
      await play(['red', option])
      live.push(...red.look().happened)
    }
    const replay = new Replay(game, host.record({ withSeed: true }), undefined, { steps: true })
    expect(overTheWire([1, 2, 3, 4].map(seq => replay.happeningAt(seq, ['red'])))).toEqual(live)
  })
})

describe('where nobody watches', () => {
  test('nothing is noted, and nothing told', async () => {
    const { host, play } = await duelMatch()
    host.update({ seats: ['red'] })
    await play(['red', 'walk 11'])
    expect((await host.positionAt(1)).steps).toBeUndefined()
    expect(host.update({ seats: ['red'] }, 0).happened[0]).not.toHaveProperty('steps')
  })

  test('positions that are kept for undo keep no pictures of the table', async () => {
    const { host, play } = await duelMatch()
    host.update({ seats: ['red'], steps: true })
    for (const to of [11, 12, 13]) await play(['red', `walk ${to}`])
    for (let each = await host.positionAt(3); each.before; each = each.before) {
      expect(each.position.facts).toHaveLength(1)
      expect([...each.facts, ...each.position.facts].filter(({ shot }) => shot)).toEqual([])
    }
  })
})
