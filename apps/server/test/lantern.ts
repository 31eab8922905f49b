import { id, kit, one, own, pass, wordsOf } from '@tabletome/engine'
import type { Game, Now, Play, Setup } from '@tabletome/engine'

/**
 * A small game for the tests of the server: hidden hands, a die, a secret vote of all seats, answers that can be undone,
 * and an end after some turns. The lantern must shine at 10 or more.
 */
export interface Lantern {
  seat: Seat
  open: {
    seats: Seat[]
    turns: number
    light: number
    trims: number
    hands: Record<string, number>
    spent: string[]
    votes: number
  }
  own: { hand: string[] }
  piles: { deck: string }
  fact:
    | { type: 'dealt'; seat: Seat }
    | { type: 'drew'; seat: Seat; card: string }
    | { type: 'spent'; seat: Seat; card: string }
    | { type: 'rolled'; face: number }
    | { type: 'trimmed'; seat: Seat }
    | { type: 'voted'; yes: number }
  moments: Record<never, never>
  amounts: Record<never, never>
  outcome: { won: boolean }
  answer:
    | { do: 'roll' }
    | { do: 'spend'; card: string }
    | { do: 'trim' }
    | { do: 'on' }
    | { do: 'cheer' }
    | { do: 'pass' }
  thing: never
  anchor: string
  questions: {
    turn: { about: { number: number }; answers: 'roll' | 'spend' | 'trim' }
    vote: { about: { number: number }; answers: 'on' | 'cheer' | 'pass' }
  }
  steps: {
    deal: undefined
    roll: { number: number }
    spend: { number: number; seat: Seat; at: number }
    trim: { seat: Seat }
    cheer: undefined
    next: { number: number }
  }
}
type Seat = 'p1' | 'p2' | 'p3' | 'p4'
const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
/** Unlike any other word in a view, so that a test can search for them. */
const CARDS = Array.from({ length: 60 }, (_, at) => `wick.${at}`)
const DIE = [1, 2, 3, 4, 5, 6]

const words = wordsOf<Lantern>({
  answers: {
    roll: id`roll`,
    spend: id`spend ${one('card', CARDS)}`,
    trim: id`trim`,
    on: id`on`,
    cheer: id`cheer`,
    pass: id`pass`,
  },
  things: {},
})
const lanternKit = kit<Lantern>(words)
const { step, question, jointQuestion, option, go } = lanternKit

const deal = step('deal', play => {
  play.shuffle('deck')
  for (const seat of play.state.open.seats) for (let card = 0; card < 3; card += 1) drawCard(play, seat)
  play.next(turn({ number: 0 }))
})
const drawCard = (play: Play<Lantern>, seat: Seat): void => {
  const card = play.draw('deck')
  if (card === undefined) return
  play.own(seat).hand.push(card)
  play.state.open.hands[seat] = (play.state.open.hands[seat] ?? 0) + 1
  play.emit({ type: 'dealt', seat })
  play.emit({ type: 'drew', seat, card }, { only: seat })
}

const whose = (state: Now<Lantern>, number: number): Seat => state.open.seats[number % state.open.seats.length] ?? 'p1'

const turn = question('turn', {
  ask: 'always',
  seat: (state, { number }) => whose(state, number),
  options: (state, { number }) => {
    const seat = whose(state, number)
    return [
      option({ do: 'roll' }, roll({ number })),
      ...own(state, seat).hand.map(card =>
        option({ do: 'spend', card }, spend({ number, seat, at: own(state, seat).hand.indexOf(card) })),
      ),
      ...(state.open.trims < 3 ? [option({ do: 'trim' }, [trim({ seat }), go('turn', { number })])] : []),
    ]
  },
})
const roll = step('roll', (play, { number }) => {
  const face = play.rollOne(DIE)
  play.state.open.light += face > 3 ? 1 : 0
  play.emit({ type: 'rolled', face })
  play.next(vote({ number }))
})
const spend = step('spend', (play, { number, seat, at }) => {
  const [card] = play.own(seat).hand.splice(at, 1)
  if (card !== undefined) play.state.open.spent.push(card)
  play.state.open.hands[seat] = (play.state.open.hands[seat] ?? 0) - 1
  play.state.open.light += 1
  if (card !== undefined) play.emit({ type: 'spent', seat, card })
  drawCard(play, seat)
  play.next(vote({ number }))
})
const trim = step('trim', (play, { seat }) => {
  play.state.open.trims += 1
  play.emit({ type: 'trimmed', seat })
})

const vote = jointQuestion('vote', {
  join: 'all',
  seats: (state, { number }) => (number % 5 === 4 ? state.open.seats : [whose(state, number)]),
  ask: 'always',
  options: (state, { number }, seat) => [
    ...(seat === whose(state, number) ? [option({ do: 'on' }, next({ number: number + 1 }))] : [pass()]),
    ...(number % 5 === 4 && seat !== whose(state, number) ? [option({ do: 'cheer' }, cheer())] : []),
  ],
})
const cheer = step('cheer', play => {
  play.state.open.votes += 1
  play.emit({ type: 'voted', yes: play.state.open.votes })
})
const next = step('next', (play, { number }) => {
  play.state.open.trims = 0
  if (number >= play.state.open.turns) play.end({ won: play.state.open.light >= 10 })
  else play.next(turn({ number }))
})

export const lantern: Game<Lantern> = {
  id: 'lantern',
  version: 1,
  kit: lanternKit,
  seats: (setup: Setup) => SEATS.slice(0, setup.players),
  start(setup) {
    const seats = SEATS.slice(0, setup.players)
    const hands: Record<string, number> = {}
    for (const seat of seats) hands[seat] = 0
    return {
      open: { seats, turns: Number(setup.options['turns'] ?? 12), light: 0, trims: 0, hands, spent: [], votes: 0 },
      own: { p1: { hand: [] }, p2: { hand: [] }, p3: { hand: [] }, p4: { hand: [] } },
      piles: { deck: [...CARDS] },
      first: deal(),
    }
  },
  imagine(view, random) {
    const mine = view.seat === undefined ? [] : (view.own?.hand ?? [])
    const unseen = CARDS.filter(card => !mine.includes(card) && !view.open.spent.includes(card))
    for (let at = unseen.length - 1; at > 0; at -= 1) {
      const other = random.below(at + 1)
      ;[unseen[at], unseen[other]] = [unseen[other] ?? '', unseen[at] ?? '']
    }
    const handOf = (seat: Seat) => ({
      hand: seat === view.seat ? [...mine] : unseen.splice(0, view.open.hands[seat] ?? 0),
    })
    const hands = { p1: handOf('p1'), p2: handOf('p2'), p3: handOf('p3'), p4: handOf('p4') }
    return { own: hands, piles: { deck: unseen } }
  },
}
