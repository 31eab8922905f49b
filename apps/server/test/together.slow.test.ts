import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNats, findPostgres } from '../../../scripts/services.mjs'
import { startNats } from '../../../tools/services/nats.ts'
import { startPostgres } from '../../../tools/services/postgres.ts'
import type { Postgres } from '../../../tools/services/postgres.ts'
import type { Service } from '../../../tools/services/running.ts'
import { startBots } from '../src/bots/process.ts'
import { readConfig } from '../src/config.ts'
import { exitCodeOf, explainStart } from '../src/explain.ts'
import { createApp } from '../src/app.ts'
import { move } from '../src/store/move.ts'
import type { Line } from './guest.ts'
import { connect } from './guest.ts'
import { answer, pairAt } from './pair.ts'
import { myTurn, playOut, reach } from './playing.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

/** Long enough for a slow look at the store on a busy machine. */
const PATIENT = { timeout: 60_000 }

describe.skipIf(findPostgres() === undefined || findNats() === undefined)('two processes on one store', () => {
  let postgres: Postgres
  let nats: Service
  beforeAll(async () => {
    postgres = await startPostgres()
    nats = await startNats()
  }, 120_000)
  afterAll(async () => {
    await nats.stop()
    await postgres.stop()
  }, 60_000)

  const twoWorlds = async (busUrl?: string): Promise<readonly [World, World]> => {
    const databaseUrl = await postgres.newDatabase()
    const shared = { databaseUrl, ...(busUrl === undefined ? {} : { busUrl }) }
    return [await openWorld(shared), await openWorld(shared)]
  }
  /** Ann by the first process, Bob by the second, at one table. */
  const pairAcross = async ([one, two]: readonly [World, World], wish: object = {}) => {
    const [ann, bob] = [await one.guest(), await two.guest()]
    const table = await ann.create(wish)
    await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
    const lines: readonly [Line, Line] = [await ann.connect(), await bob.connect()]
    for (const line of lines) await line.watch(table.id)
    return { ann, bob, lines, id: table.id }
  }

  for (const bus of ['NOTIFY', 'NATS'])
    test(`[M6] by ${bus}: what one process stores the other reads before it tells`, PATIENT, async () => {
      const { lines, id } = await pairAcross(await twoWorlds(bus === 'NATS' ? nats.url : undefined))
      expect(await playOut(lines, id, { seed: bus })).toBeGreaterThan(8)
      expect(lines[0].seen(id).update?.over).toBe(true)
      expect(lines[1].seen(id).view).toEqual(expect.objectContaining({ open: lines[0].seen(id).view?.open }))
    })

  test('a bus that loses everything delays, and never forks', PATIENT, async () => {
    const deaf = await startNats()
    const worlds = await twoWorlds(deaf.url)
    const { lines, id } = await pairAcross(worlds)
    await deaf.kill()
    const first = lines.find(line => (line.seen(id).update?.decisions.length ?? 0) > 0)!
    const other = lines.find(line => line !== first)!
    const option = first.seen(id).update?.decisions[0]?.options[0]?.id ?? ''
    const answered = await answer(first, id, option)
    expect(answered.ok).toBe(true)
    await expect
      .poll(() => other.seen(id).update?.seq, { timeout: 20_000 })
      .toBe(answered.ok ? answered.seq : undefined)
    await deaf.stop()
  })

  test('who is there is known everywhere, and who was there by a process that is gone is not', PATIENT, async () => {
    const worlds = await twoWorlds(nats.url)
    const { lines, id } = await pairAcross(worlds)
    const isBobThere = () => lines[0].seen(id).info?.seats[1]?.connected
    await expect.poll(isBobThere, { timeout: 10_000 }).toBe(true)
    await worlds[1].close()
    await expect.poll(isBobThere, { timeout: 20_000 }).toBe(false)
  })

  test('a request to undo made by one process is agreed to by the other', PATIENT, async () => {
    const { lines, id } = await pairAcross(await twoWorlds(nats.url))
    await playOut(lines, id, { seed: 'undo', answers: 3 })
    const asker = lines[0]
    expect(await asker.ask({ t: 'askUndo', table: id, seat: 'p1', to: 1 })).toMatchObject({ ok: true })
    await expect
      .poll(() => lines[1].seen(id).update?.undoRequest, { timeout: 10_000 })
      .toMatchObject({ seat: 'p1', to: 1 })
    expect(await lines[1].ask({ t: 'agreeUndo', table: id, seat: 'p2', agree: true })).toMatchObject({ ok: true })
    await reach(asker, id, 4)
  })

  test('one process thinks for the bots of a table, whoever looks on', PATIENT, async () => {
    const worlds = await twoWorlds(nats.url)
    const ann = await worlds[0].guest()
    const { id } = await ann.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
    const lines = [await ann.connect(), await connect(worlds[1].address, ann.cookie)]
    for (const line of lines) await line.watch(id)
    const mine = lines[0]!
    let answers = 0
    while (!mine.seen(id).update?.over) {
      await mine.when(() => {
        const { update } = mine.seen(id)
        return update?.over === true || (update?.decisions.length ?? 0) > 0
      }, 'my turn')
      if (mine.seen(id).update?.over) break
      expect((await answer(mine, id, mine.seen(id).update?.decisions[0]?.options[0]?.id ?? '')).ok).toBe(true)
      answers += 1
    }
    const thought = await Promise.all(
      worlds.map(async world => {
        const text = await (await fetch(`${world.address}/metrics`)).text()
        return Number(/^tabletome_bot_answers_total (\d+)/m.exec(text)?.[1] ?? 0)
      }),
    )
    expect(thought.filter(count => count > 0)).toHaveLength(1)
    expect(thought[0]! + thought[1]! + answers).toBe(mine.seen(id).update?.seq)
  })

  test('bots think in processes of their own if there are any, else in threads', PATIENT, async () => {
    const busUrl = nats.url
    const games = new URL('./games.ts', import.meta.url).href
    const play = async (world: World): Promise<void> => {
      const ann = await world.guest()
      const { id } = await ann.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
      const line = await ann.connect()
      await line.watch(id)
      const isOver = (): boolean => line.seen(id).update?.over === true
      while (!isOver()) {
        await myTurn(line, id)
        if (!isOver()) await answer(line, id, line.seen(id).update?.decisions[0]?.options[0]?.id ?? '')
      }
      const text = await (await fetch(`${world.address}/metrics`)).text()
      expect(text).toMatch(/^tabletome_bot_answers_total [1-9]/m)
      expect(text).toMatch(/^tabletome_bot_failures_total 0$/m)
    }
    const bots = await startBots(readConfig({ BUS_URL: busUrl }), games)
    await play(await openWorld({ busUrl, limits: { botWorkers: 0 } }))
    await bots.close()
    await play(await openWorld({ busUrl, limits: { botWorkers: 1 } }))
  })

  test('everything moves from a folder to PostgreSQL, once', PATIENT, async () => {
    const before = await openWorld()
    const { people, lines, id } = await pairAt(before)
    await people[0].ask('POST', '/api/me/password', { password: 'a long password' })
    await lines[0].ask({ t: 'talk', table: id, talk: { text: 'Ça va ? “ß”' } })
    await playOut(lines, id, { seed: 'moving' })
    const record = (await people[0].ask('GET', `/api/tables/${id}/record`)).text
    await before.close()
    const databaseUrl = await postgres.newDatabase()
    const moved = await move(before.data, databaseUrl, () => undefined)
    expect(moved.find(({ table }) => table === 'match_line')?.rows).toBeGreaterThan(8)
    await expect(move(before.data, databaseUrl, () => undefined)).rejects.toThrow('not empty')
    const after = await openWorld({ databaseUrl })
    const asAnn = { headers: { cookie: people[0].cookie } }
    expect(await (await fetch(`${after.address}/api/tables/${id}/record`, asAnn)).text()).toBe(record)
    const line = await connect(after.address, people[1].cookie)
    expect((await line.watch(id)).update?.over).toBe(true)
  })

  test('tries to sign in are counted by all processes together', PATIENT, async () => {
    const databaseUrl = await postgres.newDatabase()
    const limits = { loginsPerMinute: 4 }
    const worlds = [await openWorld({ databaseUrl, limits }), await openWorld({ databaseUrl, limits })]
    const guests = await Promise.all(worlds.map(world => world.guest()))
    const statuses: number[] = []
    for (let time = 0; time < 8; time += 1) {
      const guest = guests[time % 2]!
      statuses.push((await guest.ask('POST', '/api/login', { name: 'Nobody', password: 'wrong password' })).status)
    }
    expect(statuses.filter(status => status === 403)).toHaveLength(4)
    expect(statuses.filter(status => status === 429)).toHaveLength(4)
  })

  test('while the store is away answers are refused with “try again”, and then nothing is lost', PATIENT, async () => {
    const fragile = await startPostgres()
    const databaseUrl = await fragile.newDatabase()
    const world = await openWorld({ databaseUrl })
    const ann = await world.guest()
    const { id } = await ann.create({ setup: { mode: 'coop', players: 1, options: {} }, seats: [{ kind: 'me' }] })
    const line = await ann.connect()
    await line.watch(id)
    const first = line.seen(id).update?.decisions[0]?.options[0]?.id ?? ''
    expect((await answer(line, id, first)).ok).toBe(true)
    await fragile.kill()
    const option = line.seen(id).update?.decisions[0]?.options[0]?.id ?? ''
    expect(await answer(line, id, option)).toMatchObject({ ok: false, refusal: { code: 'tryAgain' } })
    expect(await ann.ask('GET', '/api/me')).toMatchObject({ status: 503, body: { error: { code: 'tryAgain' } } })
    expect((await ann.ask('GET', '/api/health')).status).toBe(503)
    await fragile.start()
    await expect.poll(async () => (await answer(line, id, option)).ok, { timeout: 20_000 }).toBe(true)
    expect(line.seen(id).update?.seq).toBe(2)
    await world.close()
    await fragile.stop()
  })

  test('an address that is wrong, or where nobody is, stops the start with a sentence', PATIENT, async () => {
    const refusalOf = async (env: Record<string, string>): Promise<readonly [string, number]> => {
      try {
        await createApp(readConfig({ PORT: '0', ...env }))
        return ['started', 0]
      } catch (error) {
        return [explainStart(error), exitCodeOf(error)]
      }
    }
    const [wrong] = await refusalOf({ DATABASE_URL: 'mysql://u:secret@h/x' })
    expect(wrong).toBe('DATABASE_URL begins with “mysql://u:”: an address such as postgres://host is needed.')
    const [nobody, code] = await refusalOf({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' })
    expect(nobody).toMatch(/^PostgreSQL at 127\.0\.0\.1:1 cannot be used \(DATABASE_URL\): .*ECONNREFUSED.*\.$/)
    expect(code).toBe(1)
    const [noBus] = await refusalOf({ DATABASE_URL: await postgres.newDatabase(), BUS_URL: 'nats://127.0.0.1:1' })
    expect(noBus).toMatch(/^NATS at 127\.0\.0\.1:1 cannot be used \(BUS_URL\): /)
    const [noDatabase] = await refusalOf({ DATABASE_URL: postgres.url.replace('/postgres', '/nothing') })
    expect(noDatabase).toContain('database "nothing" does not exist')
  })
})
