import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { foresee } from '@tabletome/engine'
import { asked, duelMatch, refused, SEED, sure } from './testing/duelMatch.ts'
import { createDuel } from './testing/duel.ts'
import type { MatchHost } from './host.ts'
import { formatRecord, parseRecord } from './record.ts'
import { endsUndo } from './undo.ts'
import { verify } from './verify.ts'

beforeAll(() => dev())

const undo = async (host: MatchHost, seat: string, more = {}) => sure(await host.undo(seat, host.seq, more))
const state = (host: MatchHost, ...seats: string[]) => host.update({ seats }).undo
/** Everything but the log: undo restores the very same position. */
const standing = (host: MatchHost) => JSON.stringify([host.seats, undefined].flat().map(seat => host.view(seat)))

const stepsOn = (host: MatchHost): number => (host.view('red').open as { at: { red: number } }).at.red + 1

describe('what the seat could have worked out can be undone', () => {
  test('step by step, back to the start', async () => {
    const { host, play } = await duelMatch()
    const start = standing(host)
    await play(['red', 'walk 11'])
    const one = standing(host)
    await play(['red', 'walk 12'])
    expect(state(host, 'red')).toEqual({ possible: true, seat: 'red', steps: 2 })
    await undo(host, 'red')
    expect(standing(host)).toBe(one)
    await undo(host, 'red')
    expect(standing(host)).toBe(start)
    expect(state(host, 'red')).toEqual({ possible: false, reason: 'nothing', steps: 0 })
    expect(refused(await host.undo('red', host.seq)).code).toBe('cannotUndo')
    expect(asked(host)).toBe('red act')
  })

  test('the same after a pause, and however far back: what was put away comes back as it was', async () => {
    const { host, play } = await duelMatch()
    const stood = [standing(host)]
    for (const cell of [11, 12, 11, 12, 11, 12, 11]) {
      await play(['red', `walk ${cell}`])
      stood.push(standing(host))
      host.settle()
    }
    for (const before of stood.slice(0, -1).reverse()) {
      await undo(host, 'red')
      expect(standing(host)).toBe(before)
      host.settle()
    }
  })

  test('the log only grows: undo is a line that says where it leads', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'], ['red', 'walk 12'])
    await undo(host, 'red')
    await play(['red', 'walk 10'])
    await undo(host, 'red')
    const [first, , third, , fifth] = host.record().lines
    expect(third).toMatchObject({ seq: 3, seat: 'red', undo: 1, digest: first?.digest })
    expect(fifth).toMatchObject({ seq: 5, seat: 'red', undo: 1, digest: first?.digest })
    expect(host.seq).toBe(5)
  })

  test('restart turn goes back to the first of the own answers', async () => {
    const { host, play } = await duelMatch()
    const start = standing(host)
    await play(['red', 'walk 11'], ['red', 'aim'], ['red', 'left'], ['red', 'walk 12'])
    await undo(host, 'red', { turn: true })
    expect(standing(host)).toBe(start)
    expect(host.record().lines.at(-1)).toMatchObject({ undo: 0 })
    expect(asked(host)).toBe('red act')
  })

  test('a list is one undo', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    const one = standing(host)
    await play(['red', ['walk 12', 'aim', 'left']])
    expect(state(host, 'red').steps).toBe(2)
    await undo(host, 'red')
    expect(standing(host)).toBe(one)
  })

  test('ending the turn too, as long as the next seat has not answered', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'], ['red', 'done'])
    expect(asked(host)).toBe('blue act')
    expect(state(host, 'blue')).toEqual({ possible: false, reason: 'nothing', steps: 0 })
    await undo(host, 'red')
    expect(asked(host)).toBe('red act')
  })
})

describe('what was revealed or answered by others cannot', () => {
  for (const [option, why] of [
    ['roll', 'dice'],
    ['draw', 'a drawn card'],
    ['spy', 'another hand'],
    ['show', 'an own card that everybody has seen'],
  ] as const)
    test(`${why}: revealed`, async () => {
      const { host, play } = await duelMatch('turns', { game: createDuel({ canShow: true }) })
      await play(['red', 'walk 11'], ['red', option])
      expect(state(host, 'red')).toEqual({ possible: false, reason: 'revealed', steps: 0 })
      const before = standing(host)
      expect(refused(await host.undo('red', host.seq))).toMatchObject({ code: 'cannotUndo' })
      expect(refused(await host.undo('red', host.seq, { turn: true })).code).toBe('cannotUndo')
      expect(standing(host)).toBe(before)
      await play(['red', 'aim'])
      expect(state(host, 'red')).toMatchObject({ possible: true, steps: 1 })
      await undo(host, 'red', { turn: true })
      expect(standing(host)).toBe(before)
      expect(asked(host)).toBe('red act')
    })

  test('a list that ends with a roll', async () => {
    const { host, play } = await duelMatch()
    await play(['red', ['walk 11', 'roll']])
    expect(state(host, 'red').reason).toBe('revealed')
  })

  test('another seat has answered: others; when that is undone, it is possible again', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'], ['red', 'done'], ['blue', 'walk 9'])
    expect(state(host, 'red')).toEqual({ possible: false, reason: 'others', steps: 0 })
    expect(state(host, 'blue')).toEqual({ possible: true, seat: 'blue', steps: 1 })
    await undo(host, 'blue')
    expect(state(host, 'red')).toEqual({ possible: true, seat: 'red', steps: 2 })
    expect(asked(host)).toBe('blue act')
  })

  test('the match is over: over', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'], ['red', 'resign'])
    for (const seat of ['red', 'blue'])
      expect(host.undoFor(seat)).toEqual({ possible: false, reason: 'over', steps: 0 })
    expect(state(host)).toEqual({ possible: false, reason: 'over', steps: 0 })
  })

  test('restart turn does not reach into an earlier turn of the same seat', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'], ['red', 'done'], ['blue', 'done'], ['red', 'walk 12'], ['red', 'walk 13'])
    expect(state(host, 'red').steps).toBe(2)
    await undo(host, 'red', { turn: true })
    expect(host.view('red').open).toMatchObject({ at: { red: 11 } })
    expect(asked(host)).toBe('red act')
  })

  test('the dice fall the same after an undo: nobody rolls again', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    await undo(host, 'red')
    await play(['red', 'roll'])
    const rolled = host.update({ seats: [] }, 2).happened.at(-1)?.facts
    const other = await duelMatch()
    await other.play(['red', 'roll'])
    expect(other.host.update({ seats: [] }, 0).happened.at(-1)?.facts).toEqual(rolled)
  })
})

describe('an answer held for the others can always be taken back', () => {
  test('also when others have answered since: theirs stays', async () => {
    const { host, play } = await duelMatch('stance', { players: 3 })
    await play(['red', 'high'], ['blue', 'low'])
    expect(host.view('red').given).toBe('high')
    expect(state(host, 'red')).toEqual({ possible: true, seat: 'red', steps: 1 })
    await undo(host, 'red')
    expect(host.view('red').given).toBeUndefined()
    expect(host.view('blue').given).toBe('low')
    expect(asked(host)).toBe('red chooseStance + green chooseStance')
    await undo(host, 'blue')
    await play(['green', 'high'], ['red', 'low'], ['blue', 'high'])
    expect(host.view(undefined).open).toMatchObject({ stances: { red: 'low', blue: 'high', green: 'high' } })
  })

  test('when the last one has answered all is carried out, and nobody can undo it alone', async () => {
    const { host, play } = await duelMatch('stance turns')
    await play(['red', 'high'], ['blue', 'low'])
    expect(state(host, 'blue')).toEqual({ possible: false, reason: 'others', steps: 0 })
    expect(state(host, 'red')).toEqual({ possible: false, reason: 'others', steps: 0 })
    expect(asked(host)).toBe('red act')
  })

  test('an own answer before the secret question can be undone although another seat has answered in secret', async () => {
    const { host, play } = await duelMatch('turns stance')
    await play(['red', 'done'], ['blue', 'walk 11'], ['blue', 'done'])
    const before = state(host, 'blue')
    await play(['red', 'high'])
    expect(state(host, 'blue')).toEqual(before)
    await undo(host, 'blue')
    expect(asked(host)).toBe('blue act')
  })

  test('restart turn with a held answer goes back before everything of one’s own', async () => {
    const { host, play } = await duelMatch('turns stance')
    await play(['red', 'done'], ['blue', 'walk 11'], ['blue', 'done'], ['blue', 'low'])
    expect(state(host, 'blue').steps).toBe(3)
    await undo(host, 'blue', { turn: true })
    expect(host.view('blue').open).toMatchObject({ at: { blue: 10 } })
    expect(asked(host)).toBe('blue act')
  })

  test('restart turn with nothing but a held answer takes that back', async () => {
    const { host, play } = await duelMatch('stance')
    await play(['red', 'high'], ['blue', 'low'], ['red', 'low'])
    await undo(host, 'red', { turn: true })
    expect(asked(host)).toBe('red chooseStance + blue chooseStance')
  })
})

describe('what nobody decided does not stand in the way', () => {
  const dared = async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'], ['red', 'dare'])
    return match
  }

  test('a pass of a bot is taken back with the answer before it', async () => {
    const { host } = await dared()
    sure(await host.answer('blue', host.seq, 'pass', 'bot'))
    expect(state(host, 'red')).toEqual({ possible: true, seat: 'red', steps: 2 })
    await undo(host, 'red')
    expect(host.record().lines.at(-1)).toMatchObject({ undo: 1 })
    expect([asked(host), host.view('red').open]).toMatchObject(['red act', { at: { red: 11 } }])
    expect(state(host, 'red')).toEqual({ possible: true, seat: 'red', steps: 1 })
  })

  test('restart turn goes behind it too', async () => {
    const { host } = await dared()
    sure(await host.answer('blue', host.seq, 'pass', 'bot'))
    await undo(host, 'red', { turn: true })
    expect(host.view('red').open).toMatchObject({ at: { red: 10 } })
  })

  test('a person who passes has spoken, whoever pressed, and so has a bot that does anything else', async () => {
    for (const [option, by] of [
      ['pass', undefined],
      ['pass', 'table'],
      ['roll', 'bot'],
    ] as const) {
      const { host } = await dared()
      sure(await host.answer('blue', host.seq, option, by))
      expect(state(host, 'red')).toEqual({ possible: false, reason: 'others', steps: 0 })
    }
  })

  test('nobody else is told that the table passed for somebody', async () => {
    const { host } = await dared()
    sure(await host.answer('blue', host.seq, 'pass', 'table'))
    expect(host.update({ seats: ['red'] }, 2).happened[0]).toEqual({ seq: 3, seat: 'blue', facts: [] })
    expect(host.update({ seats: ['blue'] }, 2).happened[0]).toMatchObject({ by: 'table', option: 'pass' })
  })

  test('what the table answered by itself is no step of undo', async () => {
    const { host, play } = await duelMatch('turns', { game: createDuel({ confirms: true }) })
    await play(['red', 'done'])
    sure(await host.answer('red', host.seq, 'ok', 'table'))
    expect([asked(host), state(host, 'red').steps]).toEqual(['blue act', 1])
    await undo(host, 'red')
    expect(asked(host)).toBe('red act')
  })

  test('where nothing else is left, undo leads to what the table answered although there was a choice', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'roll'])
    sure(await host.answer('red', host.seq, `walk ${stepsOn(host)}`, 'table'))
    expect(state(host, 'red')).toEqual({ possible: true, seat: 'red', steps: 1 })
    await undo(host, 'red')
    expect([asked(host), host.record().lines.at(-1)]).toMatchObject(['red act', { undo: 1 }])
    expect(state(host, 'red')).toMatchObject({ possible: false, reason: 'revealed' })
  })

  test('the record keeps who answered, so a match that rested or was opened again knows it too', async () => {
    const { host, open } = await dared()
    sure(await host.answer('blue', host.seq, 'pass', 'bot'))
    await host.rest()
    for (const each of [host, await open()]) expect(state(each, 'red')).toMatchObject({ possible: true, steps: 2 })
    expect(parseRecord(formatRecord(host.record())).lines.at(-1)).toMatchObject({ by: 'bot' })
    sure(await host.undo('red', host.seq))
    expect(verify({ ...host.record(), end: { seed: SEED } }, host.game).problems).toEqual([])
  })
})

describe('before an option is taken its view tells whether undo goes on', () => {
  test('by dice, piles, other hands, own secrets, others and the end', async () => {
    const { host, game } = await duelMatch('turns', { game: createDuel({ canShow: true }) })
    const end = (option: string) => endsUndo(foresee(game, host.view('red'), option))
    expect(
      Object.fromEntries(
        host
          .decisionsFor('red')[0]!
          .options.filter(({ id }) => id !== 'crash')
          .map(({ id }) => [id, end(id)?.why]),
      ),
    ).toEqual({
      done: 'others',
      aim: undefined,
      'walk 9': undefined,
      'walk 11': undefined,
      roll: 'dice',
      draw: 'hidden',
      spy: 'hidden',
      show: 'shown',
      dare: 'others',
      resign: 'over',
    })
    expect(end('draw')).toEqual({ why: 'hidden', what: 'deck' })
  })

  test('an answer held for the others can be taken back', async () => {
    const { host, game } = await duelMatch('stance')
    expect(endsUndo(foresee(game, host.view('red'), 'high'))).toBeUndefined()
  })
})

describe('past a barrier everybody must agree', () => {
  test('asked, agreed, and the log says that it was agreed', async () => {
    const { host, play } = await duelMatch('turns', { players: 3 })
    const start = standing(host)
    await play(['red', 'roll'], ['red', 'done'])
    let calls = 0
    host.subscribe(() => calls++)
    expect(sure(await host.askUndo('red', 0, ['red', 'blue']))).toBe(2)
    expect(calls).toBe(1)
    expect(host.update({ seats: ['blue'] }, 2).undoRequest).toEqual({ seat: 'red', to: 0, agreed: ['red'] })
    expect(host.update({ seats: [] }, 2).undoRequest).toBeUndefined()
    expect(refused(await host.agreeUndo('green', true)).code).toBe('notAsked')
    expect(sure(await host.agreeUndo('blue', true))).toBe(3)
    expect(standing(host)).toBe(start)
    expect(host.record().lines.at(-1)).toMatchObject({ seq: 3, seat: 'red', undo: 0, agreed: true })
    expect(host.update({ seats: ['blue'] }).undoRequest).toBeUndefined()
    expect(asked(host)).toBe('red act')
  })

  test('one no ends the request', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'roll'])
    await host.askUndo('red', 0, ['red', 'blue'])
    expect(sure(await host.agreeUndo('blue', false))).toBe(1)
    expect(refused(await host.agreeUndo('blue', true)).code).toBe('cannotUndo')
    expect(host.seq).toBe(1)
  })

  test('whoever asked may withdraw, and nobody else may ask meanwhile', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'roll'])
    await host.askUndo('red', 0, ['red', 'blue'])
    expect(refused(await host.askUndo('blue', 0, ['red', 'blue'])).code).toBe('cannotUndo')
    expect(sure(await host.agreeUndo('red', false))).toBe(1)
    expect(sure(await host.askUndo('blue', 0, ['red', 'blue']))).toBe(1)
  })

  test('an answer meanwhile ends the request', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'roll'])
    await host.askUndo('red', 0, ['red', 'blue'])
    await play(['red', 'aim'])
    expect(host.update({ seats: ['blue'] }).undoRequest).toBeUndefined()
    expect(refused(await host.agreeUndo('blue', true)).code).toBe('cannotUndo')
  })

  test('alone among bots it is done at once', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'roll'], ['red', 'done'], ['blue', 'roll'])
    expect(sure(await host.askUndo('red', 0, ['red']))).toBe(4)
    expect(asked(host)).toBe('red act')
  })

  test('far back, to a position that is no longer at hand', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    const one = standing(host)
    for (let i = 0; i < 30; i++) await play(['red', 'spy'])
    expect(sure(await host.askUndo('red', 1, ['red']))).toBe(32)
    expect(standing(host)).toBe(one)
    expect(state(host, 'red')).toMatchObject({ possible: true, steps: 1 })
    await undo(host, 'red')
    expect(host.view('red').open).toMatchObject({ at: { red: 10 } })
  })
})
