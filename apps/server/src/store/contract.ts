import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RecordHead } from '@tabletome/match'
import type { Played } from '@tabletome/match/protocol'
import type { Store, TableRow } from './port.ts'
import { TALK_KEPT } from './port.ts'

/** What every store must do. `open` gives an empty one; `reopen` gives the same one again, after a restart. */
export const storeContract = (name: string, open: () => Promise<{ store: Store; reopen(): Promise<Store> }>): void => {
  describe(`store: ${name}`, () => {
    let store: Store
    let reopen: () => Promise<Store>
    beforeEach(async () => {
      ;({ store, reopen } = await open())
      await store.people.addGuest({ id: 'ann', name: 'Ann' }, 'hash-ann', 1000)
      await store.people.addGuest({ id: 'bob', name: 'Bob' }, 'hash-bob', 1000)
    })
    afterEach(() => store.close())

    test('a session leads to its person until it is ended', async () => {
      expect(await store.people.session('hash-ann')).toEqual({
        person: { id: 'ann', name: 'Ann', account: false },
        seenAt: 1000,
      })
      await store.people.touchSession('hash-ann', 2000)
      expect((await store.people.session('hash-ann'))?.seenAt).toBe(2000)
      await store.people.endSession('hash-ann')
      expect(await store.people.session('hash-ann')).toBeUndefined()
      expect((await store.people.session('hash-bob'))?.person.name).toBe('Bob')
    })

    test('ending the other sessions of a person keeps this one and everybody else’s', async () => {
      await store.people.addSession('ann', 'second', 1)
      await store.people.addSession('ann', 'third', 1)
      await store.people.endOtherSessions('ann', 'second')
      const sessions = await Promise.all(
        ['hash-ann', 'second', 'third', 'hash-bob'].map(hash => store.people.session(hash)),
      )
      expect(sessions.map(session => session?.person.id)).toEqual([undefined, 'ann', undefined, 'bob'])
    })

    test('two accounts cannot have one name; guests can', async () => {
      expect(await store.people.setPassword('ann', 'ann', 'secret')).toBe(true)
      expect(await store.people.account('ann')).toEqual({ id: 'ann', name: 'Ann', password: 'secret' })
      for (const name of ['Ann', 'ANN', '\u0410nn', 'A\u03b7n'])
        expect(await store.people.rename('bob', name, name)).toBe(false)
      expect(await store.people.setPassword('bob', 'ann', 'other')).toBe(false)
      expect(await store.people.setPassword('bob', 'bobby', 'other')).toBe(true)
      expect(await store.people.rename('bob', 'Ann', 'ann')).toBe(false)
      expect(await store.people.passwordOf('bob')).toBe('other')
      expect((await store.people.session('hash-ann'))?.person.account).toBe(true)
    })

    test('a guest’s seats and tables come along to the account', async () => {
      await store.tables.create(table('t1', { owner: 'bob' }))
      await store.tables.takeSeat('t1', 'p2', { person: 'bob', nonce: 'n' }, 5)
      await store.people.bringAlong('bob', 'ann')
      const found = await store.tables.get('t1')
      expect(found?.owner).toBe('ann')
      expect(found?.seats[1]?.person).toBe('ann')
      expect(await store.people.session('hash-bob')).toBeUndefined()
    })

    test('what is learned is kept, comes along to an account that has none, and goes with its person', async () => {
      expect(await store.people.learned('bob')).toBeUndefined()
      await store.people.keepLearned('bob', 'much', 1)
      await store.people.keepLearned('bob', 'more', 2)
      expect(await store.people.learned('bob')).toBe('more')
      await store.people.bringAlong('bob', 'ann')
      expect(await store.people.learned('ann')).toBe('more')
      await store.people.forget('ann', [])
      expect(await store.people.learned('ann')).toBeUndefined()
    })

    test('tidying ends old sessions and forgets guests without a table; accounts and those at a table stay', async () => {
      await store.people.addGuest({ id: 'cid', name: 'Cid' }, 'hash-cid', 9000)
      await store.people.setPassword('bob', 'bob', 'secret')
      await store.tables.create(table('t1', {}))
      await store.people.addGuest({ id: 'eve', name: 'Eve' }, 'hash-eve', 1000)
      const known = () => Promise.all(['ann', 'bob', 'cid', 'eve'].map(id => store.people.session(`hash-${id}`)))
      const names = async () => (await known()).map(session => session?.person.name)
      await store.people.tidy(500, 5000)
      expect(await names()).toEqual(['Ann', 'Bob', 'Cid', undefined])
      await store.people.tidy(5000, 5000)
      expect(await names()).toEqual([undefined, undefined, 'Cid', undefined])
      expect((await store.people.account('bob'))?.id).toBe('bob')
      expect((await store.tables.get('t1'))?.seats[0]?.name).toBe('Ann')
    })

    test('an outside bot is known by its token, counted, named unlike any account, and goes with its owner', async () => {
      const { programs, people } = store
      const bot = (id: string, name = id, owner = 'ann') => ({ id, owner, name, hash: `hash of ${id}`, at: 5 })
      expect(await programs.add(bot('walker'), 2)).toBe(true)
      expect(await programs.byToken('hash of walker')).toEqual({
        person: { id: 'walker', name: 'walker', account: false, programOf: 'ann' },
        seenAt: 0,
      })
      expect(await programs.byToken('hash-ann')).toBeUndefined()
      expect(await people.session('hash of walker')).toBeUndefined()
      await people.setPassword('bob', 'bob', 'secret')
      expect(await programs.add(bot('like', 'B\u043eb'), 2)).toBe(false)
      expect(await programs.add(bot('second'), 2)).toBe(true)
      expect(await programs.add(bot('third'), 2)).toBe(false)
      expect(await programs.count('ann')).toBe(2)
      await programs.touch('hash of walker', 900)
      const row = { seat: 'p2', offer: 'friend', kind: 'person', person: 'walker', name: '', nonce: '' } as const
      await store.tables.create(table('t1', { seats: [seatOf('p1', 'ann'), row] }))
      await store.close()
      store = await reopen()
      expect(await store.programs.of('ann')).toEqual([
        { id: 'second', name: 'second', createdAt: 5, seats: 0 },
        { id: 'walker', name: 'walker', createdAt: 5, seenAt: 900, seats: 1 },
      ])
      expect((await store.tables.get('t1'))?.seats[1]).toMatchObject({ program: { of: 'ann', name: 'Ann' } })
      expect((await store.tables.current('walker', 5)).map(({ id }) => id)).toEqual(['t1'])
      await store.people.tidy(0, 0)
      expect(await store.programs.count('ann')).toBe(2)
      await store.people.bringAlong('ann', 'bob')
      expect((await store.programs.of('bob')).map(({ id }) => id)).toEqual(['second', 'walker'])
      await store.people.forget('walker', [{ table: 't1', seat: 'p2' }])
      expect(await store.programs.byToken('hash of walker')).toBeUndefined()
      expect((await store.tables.get('t1'))?.seats[1]).toMatchObject({ program: { of: 'bob' } })
    })

    test('the bots of a guest who is forgotten for good have no token any more', async () => {
      await store.programs.add({ id: 'walker', owner: 'bob', name: 'Walker', hash: 'h', at: 1 }, 5)
      await store.people.endSession('hash-bob')
      await store.people.tidy(0, 5000)
      expect(await store.programs.byToken('h')).toBeUndefined()
    })

    test('an outside bot takes no more seats than it may have', async () => {
      await store.programs.add({ id: 'walker', owner: 'ann', name: 'Walker', hash: 'h', at: 1 }, 5)
      const row = (seat: string) =>
        ({ seat, offer: 'friend', kind: 'person', person: 'walker', name: '', nonce: '' }) as const
      const withBot = (id: string, ...seats: readonly string[]) =>
        table(id, {
          seats: [seatOf('p1', 'ann'), ...seats.map(seat => ({ ...row(seat), program: { of: 'ann', name: '' } }))],
        })
      const most = { tables: 2, gathering: 2, seats: 3 }
      expect(await store.tables.create(withBot('t1', 'p2', 'p3'), 9, most)).toBe(true)
      expect(await store.tables.create(withBot('t2', 'p2', 'p3'), 9, most)).toBe(false)
      expect(await store.tables.create(withBot('t2', 'p2'), 9, most)).toBe(true)
      expect(await store.tables.heldBy('walker')).toEqual({ tables: 2, gathering: 2, seats: 3 })
      await store.tables.create(table('t3', {}))
      const take = () => store.tables.takeSeat('t3', 'p3', { person: 'walker', nonce: '', invite: 'key-p3' }, 5, most)
      expect(await take()).toBe(false)
      await store.tables.note([{ table: 't1', status: 'over', seq: 1, waiting: [], at: 9 }])
      expect(await take()).toBe(true)
    })

    test('a device is known to the one account it was added to, until it is old', async () => {
      await store.people.addDevice('ann', 'laptop', 1000)
      expect(await store.people.knowsDevice('ann', 'laptop')).toBe(true)
      expect(await store.people.knowsDevice('bob', 'laptop')).toBe(false)
      expect(await store.people.knowsDevice('ann', 'phone')).toBe(false)
      await store.people.tidy(1001, 0)
      expect(await store.people.knowsDevice('ann', 'laptop')).toBe(false)
    })

    test('a table comes back as it was made, also after a restart', async () => {
      const made = table('t1', {})
      await store.tables.create(made)
      expect(await store.tables.get('t1')).toEqual(made)
      await store.close()
      store = await reopen()
      expect(await store.tables.get('t1')).toEqual(made)
      expect(await store.tables.get('t2')).toBeUndefined()
    })

    test('an invite is good once, for its own seat only', async () => {
      await store.tables.create(table('t1', {}))
      const by = { person: 'bob', nonce: 'mine' }
      expect(await store.tables.takeSeat('t1', 'p3', { ...by, invite: 'wrong' }, 5)).toBe(false)
      expect(await store.tables.takeSeat('t1', 'p2', { ...by, invite: 'key-p3' }, 5)).toBe(false)
      expect(await store.tables.takeSeat('t1', 'p3', by, 5)).toBe(false)
      expect(await store.tables.takeSeat('t1', 'p3', { ...by, invite: 'key-p3' }, 5)).toBe(true)
      expect(await store.tables.takeSeat('t1', 'p3', { ...by, invite: 'key-p3' }, 5)).toBe(false)
      const seat = (await store.tables.get('t1'))?.seats[2]
      expect(seat).toMatchObject({ kind: 'person', person: 'bob', name: 'Bob', nonce: 'mine' })
      expect(seat?.invite).toBeUndefined()
    })

    test('of many who reach for one seat at once, one gets it', async () => {
      await store.tables.create(table('t1', {}))
      const tries = ['ann', 'bob', 'ann', 'bob', 'bob'].map(person =>
        store.tables.takeSeat('t1', 'p2', { person, nonce: '' }, 5),
      )
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    })

    test('a freed seat can be taken again: an open one by anybody, any other by a new invite', async () => {
      await store.tables.create(table('t1', {}))
      await store.tables.takeSeat('t1', 'p2', { person: 'bob', nonce: '' }, 5)
      expect(await store.tables.freeSeat('t1', 'p2', 'ann', 'new', 6)).toBe(false)
      expect(await store.tables.freeSeat('t1', 'p2', 'bob', 'new', 6)).toBe(true)
      expect(await store.tables.freeSeat('t1', 'p1', 'ann', 'fresh', 6)).toBe(true)
      const seats = (await store.tables.get('t1'))?.seats
      expect(seats?.[1]).toEqual({ seat: 'p2', offer: 'open', kind: 'empty', name: '', nonce: '' })
      expect(seats?.[0]).toEqual({ seat: 'p1', offer: 'friend', kind: 'empty', name: '', nonce: '', invite: 'fresh' })
    })

    test('once it plays, no seat is taken or freed, and every change counts as one', async () => {
      await store.tables.create(table('t1', {}))
      await store.tables.fillWithBots('t1', 'greedy', 7)
      await store.tables.note([{ table: 't1', status: 'playing', seq: 0, waiting: ['p1'], at: 8 }])
      expect(await store.tables.takeSeat('t1', 'p2', { person: 'bob', nonce: '' }, 9)).toBe(false)
      expect(await store.tables.freeSeat('t1', 'p1', 'ann', 'x', 9)).toBe(false)
      const found = await store.tables.get('t1')
      expect(found).toMatchObject({ status: 'playing', seq: 0, waiting: ['p1'], changedAt: 8 })
      expect(found?.seats.map(seat => seat.bot)).toEqual([undefined, 'greedy', 'greedy', 'greedy'])
    })

    test('a bot stands in for a person, never for a bot; and can take a seat for good', async () => {
      await store.tables.create(table('t1', {}))
      const stand = { bot: 'skilled', by: 'bob', seq: 12 }
      expect(await store.tables.standIn('t1', 'p1', stand, 5)).toBe(true)
      expect(await store.tables.standIn('t1', 'p4', stand, 5)).toBe(false)
      expect((await store.tables.get('t1'))?.seats[0]).toMatchObject({
        kind: 'person',
        person: 'ann',
        bot: 'skilled',
        standIn: { at: 5, seq: 12, by: 'bob', byName: 'Bob' },
      })
      expect(await store.tables.standIn('t1', 'p1', undefined, 6)).toBe(true)
      expect((await store.tables.get('t1'))?.seats[0]).toEqual(seatOf('p1', 'ann'))
      expect(await store.tables.giveToBot('t1', 'p1', 'bob', 'greedy', 7)).toBe(false)
      expect(await store.tables.giveToBot('t1', 'p1', 'ann', 'greedy', 7)).toBe(true)
      const seat = (await store.tables.get('t1'))?.seats[0]
      expect(seat).toMatchObject({ kind: 'bot', bot: 'greedy' })
      expect(seat?.person).toBeUndefined()
    })

    test('lists: mine, open to join, newest change first, and how many there are', async () => {
      await store.tables.create(table('t1', { changedAt: 10 }))
      await store.tables.create(table('t2', { changedAt: 30 }))
      await store.tables.create(table('t3', { owner: 'bob', changedAt: 20, seats: [seatOf('p1', 'ann')] }))
      await store.tables.create(table('t4', { owner: 'bob', changedAt: 40, seats: [seatOf('p1', 'bob')] }))
      const ids = (tables: readonly TableRow[]) => tables.map(each => each.id)
      expect(ids(await store.tables.of('ann', 10))).toEqual(['t2', 't3', 't1'])
      expect(ids(await store.tables.of('ann', 2))).toEqual(['t2', 't3'])
      expect(ids(await store.tables.open(10))).toEqual(['t2', 't1'])
      expect(await store.tables.heldBy('ann')).toEqual({ tables: 1, gathering: 1, seats: 3 })
      await store.tables.note([{ table: 't1', status: 'over', seq: 9, waiting: [], at: 50 }])
      expect(await store.counts()).toEqual({ gathering: 3, playing: 0, over: 1 })
    })

    test('nobody makes or takes more than is allowed, however many requests come at once', async () => {
      const ids = Array.from({ length: 12 }, (_, at) => `t${at}`)
      const made = await Promise.all(ids.map(id => store.tables.create(table(id, {}), 5)))
      expect(made.filter(Boolean)).toHaveLength(5)
      const [first = '', ...others] = ids.filter((_, at) => made[at])
      await store.tables.note([{ table: first, status: 'over', seq: 9, waiting: [], at: 50 }])
      expect(await store.tables.create(table('more', {}), 5)).toBe(true)
      expect(await store.tables.create(table('bobs', { owner: 'bob' }), 5)).toBe(true)

      const take = (id: string, by: object = {}) =>
        store.tables.takeSeat(id, 'p2', { person: 'bob', nonce: '', ...by }, 5, { tables: 3, gathering: 2 })
      const taken = await Promise.all(others.map(id => take(id)))
      expect(taken.filter(Boolean)).toHaveLength(2)
      expect(await store.tables.heldBy('bob')).toEqual({ tables: 2, gathering: 2, seats: 2 })
      const invited = (id: string) =>
        store.tables.takeSeat(id, 'p3', { person: 'bob', nonce: '', invite: 'key-p3' }, 5, { tables: 3, gathering: 2 })
      const untaken = others.filter((_, at) => !taken[at])
      expect((await Promise.all(untaken.map(invited))).filter(Boolean)).toHaveLength(1)
    })

    test('the list of open tables is shared by all who offer one', async () => {
      for (const at of [1, 2, 3]) await store.tables.create(table(`ann${at}`, { changedAt: 100 + at }))
      for (const at of [1, 2]) await store.tables.create(table(`bob${at}`, { owner: 'bob', changedAt: at }))
      const list = (await store.tables.open(4)).map(({ id }) => id)
      expect(list).toEqual(['ann3', 'bob2', 'ann2', 'bob1'])
    })

    test('an invite that was renewed is no longer good', async () => {
      await store.tables.create(table('t1', {}))
      expect(await store.tables.renewInvite('t1', 'p3', 'fresh', 5)).toBe(true)
      expect(await store.tables.renewInvite('t1', 'p2', 'fresh', 5)).toBe(false)
      const by = { person: 'bob', nonce: '' }
      expect(await store.tables.takeSeat('t1', 'p3', { ...by, invite: 'key-p3' }, 5)).toBe(false)
      expect(await store.tables.takeSeat('t1', 'p3', { ...by, invite: 'fresh' }, 5)).toBe(true)
      expect(await store.tables.renewInvite('t1', 'p3', 'again', 5)).toBe(false)
    })

    test('a table taken off a list is on it no more, for that person alone', async () => {
      await store.tables.create(table('t1', { seats: [seatOf('p1', 'ann'), seatOf('p2', 'bob')] }))
      await store.tables.unlist('t1', 'ann')
      await store.tables.unlist('t1', 'ann')
      const ids = (tables: readonly TableRow[]) => tables.map(each => each.id)
      expect(ids(await store.tables.listed('ann', 10))).toEqual([])
      expect(ids(await store.tables.listed('bob', 10))).toEqual(['t1'])
      expect(ids(await store.tables.of('ann', 10))).toEqual(['t1'])
    })

    test('a seat is kept for somebody until it is taken or declined', async () => {
      const kept = { seat: 'p2', offer: 'friend', kind: 'empty', name: '', nonce: '', invite: 'key' } as const
      const made = table('t1', { seats: [seatOf('p1', 'ann'), { ...kept, invited: { person: 'bob', name: 'Bob' } }] })
      await store.tables.create(made)
      expect(await store.tables.get('t1')).toEqual(made)
      expect((await store.tables.inviting('bob', 10)).map(({ id }) => id)).toEqual(['t1'])
      expect(await store.tables.inviting('ann', 10)).toEqual([])
      await store.people.tidy(5000, 5000)
      expect((await store.tables.get('t1'))?.seats[1]?.invited?.name).toBe('Bob')
      expect(await store.tables.decline('t1', 'ann', 5)).toBe(false)
      expect(await store.tables.decline('t1', 'bob', 5)).toBe(true)
      expect((await store.tables.get('t1'))?.seats[1]).toEqual(kept)
      expect(await store.tables.inviting('bob', 10)).toEqual([])
      await store.tables.setRematch('t1', 't2')
      expect((await store.tables.get('t1'))?.rematch).toBe('t2')
    })

    test('a secret is made once; browsers that get notifications belong to one person, who has only so many', async () => {
      expect(await store.push.secret('vapid', 'first')).toBe('first')
      expect(await store.push.secret('vapid', 'second')).toBe('first')
      const device = (endpoint: string) => ({ endpoint, p256dh: 'key', auth: 'auth', language: 'fr' })
      expect(await store.push.addDevice('ann', device('one'), 1, 2)).toBe(true)
      expect(await store.push.addDevice('ann', device('two'), 1, 2)).toBe(true)
      expect(await store.push.addDevice('ann', device('two'), 2, 2)).toBe(true)
      expect(await store.push.addDevice('ann', device('three'), 1, 2)).toBe(false)
      expect(await store.push.addDevice('bob', device('two'), 3, 2)).toBe(true)
      expect(await store.push.devices('ann')).toEqual([device('one')])
      await store.push.removeDevice('two', 'ann')
      expect(await store.push.devices('bob')).toEqual([device('two')])
      await store.push.removeDevice('two')
      expect(await store.push.devices('bob')).toEqual([])
    })

    test('who wants to hear of a table is told once, until there is something new to tell', async () => {
      await store.tables.create(table('t1', {}))
      await store.push.wish('t1', 'ann', true)
      await store.push.wish('t1', 'ann', true)
      expect(await store.push.wishesOf('ann')).toEqual(['t1'])
      expect(await store.push.wishersAt('t1')).toEqual(['ann'])
      const notes = await Promise.all([1, 2, 3].map(() => store.push.note('t1', 'ann', true)))
      expect(notes.filter(Boolean)).toHaveLength(1)
      expect(await store.push.note('t1', 'ann', false)).toBe(true)
      expect(await store.push.note('t1', 'ann', true)).toBe(true)
      expect(await store.push.note('t1', 'bob', true)).toBe(false)
      await store.people.bringAlong('ann', 'bob')
      expect(await store.push.wishesOf('bob')).toEqual(['t1'])
      await store.push.wish('t1', 'bob', false)
      expect(await store.push.wishersAt('t1')).toEqual([])
    })

    test('who needs looking after: full but not begun, turn by turn with a bot, noted behind its match', async () => {
      await store.tables.create(table('waits', {}))
      await store.tables.create(table('full', { seats: [seatOf('p1', 'ann')] }))
      await store.tables.create(table('people', { status: 'playing', seats: [seatOf('p1', 'ann')] }))
      await store.tables.create(table('bots', { status: 'playing', pace: 'turns' }))
      await store.tables.create(table('liveBots', { status: 'playing', pace: 'live' }))
      await store.tables.create(table('ended', { status: 'over' }))
      for (const id of ['behind', 'upToDate']) {
        await store.tables.create(table(id, { status: 'playing', seats: [seatOf('p1', 'ann')] }))
        await store.matches.create({ ...HEAD, match: id }, 'seed')
        await store.matches.append(id, { seq: 1, seat: 'p1', ask: 'a', option: 'x', digest: 'd', at: 1 })
      }
      await store.tables.note([{ table: 'upToDate', status: 'playing', seq: 1, waiting: [], at: 1 }])
      expect([...(await store.tables.unattended())].sort()).toEqual(['behind', 'bots', 'full'])
    })

    test('forgotten tables can be found and removed, with their seats and talk', async () => {
      await store.tables.create(table('old', { changedAt: 10 }))
      await store.tables.create(table('new', { changedAt: 99 }))
      await store.tables.create(table('plays', { changedAt: 10, status: 'playing' }))
      expect(await store.tables.forgotten(50, 10)).toEqual(['old'])
      await store.talk.add('old', { from: 'Ann', at: 1, talk: { text: 'hello' } })
      await store.tables.remove('old')
      expect(await store.tables.get('old')).toBeUndefined()
      expect(await store.talk.of('old')).toEqual([])
    })

    test('talk is numbered per table, and the last hundred are kept', async () => {
      await store.tables.create(table('t1', {}))
      await store.tables.create(table('t2', {}))
      await Promise.all(
        Array.from({ length: 130 }, (_, at) =>
          store.talk.add('t1', { from: 'Ann', seat: 'p1', at, talk: { text: `${at}` } }),
        ),
      )
      expect(await store.talk.add('t2', { from: 'Bob', at: 7, talk: { phrase: 'yes' } })).toBe(1)
      const kept = await store.talk.of('t1')
      expect(kept).toHaveLength(TALK_KEPT)
      expect((await store.talk.of('t1', 128)).map(({ n }) => n)).toEqual([129, 130])
      expect(kept[0]).toMatchObject({ n: 31, from: 'Ann', seat: 'p1' })
      expect(await store.talk.of('t2')).toEqual([{ n: 1, from: 'Bob', at: 7, talk: { phrase: 'yes' } }])
    })

    test('a record keeps each match once, only so many, none from before a fresh start, and goes with its person', async () => {
      await store.records.add('ann', [played('m1', 10), played('m2', 20)], 3)
      await store.records.add('ann', [{ ...played('m1', 10), end: 'lost' }, played('m3', 30), played('m4', 40)], 3)
      const ids = async () => (await store.records.of('ann')).matches.map(({ match, end }) => `${match} ${end}`)
      expect(await ids()).toEqual(['m4 won', 'm3 won', 'm2 won'])
      expect(await store.records.of('nobody')).toEqual({ matches: [], clearedAt: 0 })
      await store.records.clear('ann', 50)
      await store.records.add('ann', [played('m5', 50), played('m6', 60)], 3)
      expect(await ids()).toEqual(['m6 won'])
      expect((await store.records.of('ann')).clearedAt).toBe(50)
      await store.people.forget('ann', [])
      expect(await store.records.of('ann')).toEqual({ matches: [], clearedAt: 0 })
    })

    test('a match’s lines are kept in order and never written over', async () => {
      await store.matches.create(HEAD, 'the seed')
      const line = { seq: 1, seat: 'p1', ask: 'a', option: 'x', digest: 'd', at: 1 }
      expect(await store.matches.append('m1', line)).toBe(true)
      expect(await store.matches.append('m1', { ...line, option: 'y' })).toBe(false)
      await store.close()
      store = await reopen()
      expect(await store.matches.read('m1')).toMatchObject({ seed: 'the seed', lines: [line] })
    })
  })
}

const played = (match: string, at: number): Played => ({
  match,
  game: 'defenders',
  mode: 'coop',
  players: 2,
  at,
  end: 'won',
  heroes: ['paladin'],
  answers: 40,
  minutes: 20,
  others: [{ name: 'Bram', bot: true }],
  seal: 'c',
})

const HEAD: RecordHead = {
  tabletome: 1,
  match: 'm1',
  game: 'g',
  rules: 1,
  setup: { mode: 'm', players: 1, options: {} },
  seats: { p1: 'Ann' },
  seedCommit: 'c',
  nonces: [],
  random: 'chacha20',
  createdAt: 1,
}

const seatOf = (seat: string, person: 'ann' | 'bob'): TableRow['seats'][number] => ({
  seat,
  offer: 'me',
  kind: 'person',
  person,
  name: person === 'ann' ? 'Ann' : 'Bob',
  nonce: '',
})

/** Four seats: Ann, anybody, a friend by invite, a bot. */
const table = (id: string, changes: Partial<TableRow>): TableRow => ({
  id,
  game: 'defenders',
  setup: { mode: 'coop', players: 4, options: { difficulty: 'normal' } },
  owner: 'ann',
  pace: 'live',
  spectators: true,
  undo: false,
  status: 'gathering',
  awaitsNonce: false,
  seed: 'server seed',
  seedCommit: 'commit',
  seq: 0,
  waiting: [],
  createdAt: 1,
  changedAt: 2,
  seats: [
    seatOf('p1', 'ann'),
    { seat: 'p2', offer: 'open', kind: 'empty', name: '', nonce: '' },
    { seat: 'p3', offer: 'friend', kind: 'empty', name: '', nonce: '', invite: `key-p3` },
    { seat: 'p4', offer: 'bot', kind: 'bot', bot: 'greedy', name: '', nonce: '' },
  ],
  ...changes,
})
