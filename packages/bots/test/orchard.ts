import { id, kit, sfc32, start, wordsOf, type Game, type Random, type Setup, type Position } from '@tabletome/engine'
import type { Evaluation } from '../src/index.ts'

/** A tiny game with everything a bot has to cope with: a detour, a pile, dice, and two seats asked at once. */
export type Seat = 'ann' | 'bob'
export interface Orchard {
  seat: Seat
  open: {
    day: number
    days: number
    at: 'gate' | 'far'
    apples: number
    basket: number[]
    ready: Seat[]
    ladder: Seat[]
  }
  own: { secretAge: number }
  piles: { basket: number }
  fact: { type: 'picked'; apples: number } | { type: 'walked' }
  moments: Record<never, never>
  amounts: Record<never, never>
  outcome: { apples: number }
  answer: { [Word in Answer]: { do: Word } }[Answer]
  thing: never
  anchor: string
  questions: {
    'orchard.day': { about: undefined; answers: 'pick' | 'walk' | 'rest' }
    'orchard.gamble': { about: undefined; answers: 'sure' | 'reach' }
    'orchard.dice': { about: undefined; answers: 'sure' | 'shake' }
    'orchard.team': { about: undefined; answers: 'climb' | 'wait' | 'nod' }
  }
  steps: {
    'orchard.pick': { apples: number }
    'orchard.walk': undefined
    'orchard.reach': undefined
    'orchard.shake': undefined
    'orchard.climb': { seat: Seat }
    'orchard.nod': { seat: Seat }
    'orchard.evening': undefined
  }
}
type Answer = 'pick' | 'walk' | 'rest' | 'sure' | 'reach' | 'shake' | 'climb' | 'wait' | 'nod'
const words = wordsOf<Orchard>({
  answers: {
    pick: id`pick`,
    walk: id`walk`,
    rest: id`rest`,
    sure: id`sure`,
    reach: id`reach`,
    shake: id`shake`,
    climb: id`climb`,
    wait: id`wait`,
    nod: id`nod`,
  },
  things: {},
})
const orchardKit = kit<Orchard>(words)
const { step, question, jointQuestion, option, ending } = orchardKit
const DIE = [0, 0, 9]

const pick = step('orchard.pick', (play, { apples }) => {
  play.state.open.apples += apples
  play.emit({ type: 'picked', apples })
  play.next(evening())
})
const walk = step('orchard.walk', play => {
  play.state.open.at = 'far'
  play.emit({ type: 'walked' })
  play.next(day())
})
const reach = step('orchard.reach', play => {
  const apples = play.draw('basket') ?? 0
  play.state.open.basket.splice(play.state.open.basket.indexOf(apples), 1)
  play.next(pick({ apples }))
})
const shake = step('orchard.shake', play => play.next(pick({ apples: play.rollOne(DIE) })))
const climb = step('orchard.climb', (play, { seat }) => {
  play.state.open.ladder.push(seat)
  play.state.open.ready = []
  play.state.open.apples += seat === 'bob' ? 3 : 1
  play.next(evening())
})
const nod = step('orchard.nod', (play, { seat }) => {
  play.state.open.ready.push(seat)
  play.next(evening())
})

/** Alone: pick 1 here, or walk and pick 5; a sure 2, the basket, or the tree. */
const day = question('orchard.day', {
  seat: () => 'ann',
  options: ({ open }) => [
    option({ do: 'pick' }, pick({ apples: open.at === 'gate' ? 1 : 5 })),
    open.at === 'gate' ? option({ do: 'walk' }, walk()) : ending({ do: 'rest' }, pick({ apples: 0 })),
  ],
})
const gamble = question('orchard.gamble', {
  seat: () => 'ann',
  options: ({ piles }) => [
    option({ do: 'sure' }, pick({ apples: 2 })),
    ...(piles.basket > 0 ? [option({ do: 'reach' }, reach())] : []),
  ],
})
const dice = question('orchard.dice', {
  seat: () => 'ann',
  options: () => [option({ do: 'sure' }, pick({ apples: 2 })), option({ do: 'shake' }, shake())],
})
/** Together: each may climb once, until both have nodded. Bob picks three, Ann one, and there is one ladder. */
const team = jointQuestion('orchard.team', {
  join: 'first',
  seats: () => ['ann', 'bob'],
  options: ({ open }, _about, seat) => [
    ...(open.ladder.length === 0 ? [option({ do: 'climb' }, climb({ seat }))] : []),
    open.ready.includes(seat) ? option({ do: 'wait' }, evening()) : option({ do: 'nod' }, nod({ seat })),
  ],
})
const QUESTIONS = { day, gamble, dice, team }
export type Kind = keyof typeof QUESTIONS

const evening = step('orchard.evening', play => {
  const { open } = play.state
  if (open.ready.length > 0 && open.ready.length < 2) return play.next(team())
  if (open.ladder.length > 0 && open.ready.length === 0) return play.next(team())
  open.day += 1
  if (open.day >= open.days) play.end({ apples: open.apples })
  else play.next(gamble())
})

export const orchard: Game<Orchard> = {
  id: 'orchard',
  version: 1,
  kit: orchardKit,
  seats: () => ['ann', 'bob'],
  start: ({ mode, options }: Setup) => {
    const basket = String(options['basket'] ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number)
    return {
      open: {
        day: 0,
        days: Number(options['days'] ?? 1),
        at: 'gate',
        apples: 0,
        basket: basket.toSorted((a, b) => a - b),
        ready: [],
        ladder: [],
      },
      own: { ann: { secretAge: 30 }, bob: { secretAge: 40 } },
      piles: { basket },
      first: QUESTIONS[mode as Kind](),
    }
  },
  imagine: (view, random) => ({
    own: { ann: { secretAge: random.below(99) }, bob: { secretAge: random.below(99) } },
    piles: { basket: shuffled(view.open.basket, random) },
  }),
}

function shuffled(cards: readonly number[], random: Random): number[] {
  const left = [...cards]
  const done: number[] = []
  while (left.length > 0) done.push(...left.splice(random.below(left.length), 1))
  return done
}

export const apples: Evaluation<Orchard> = {
  value: ({ open }) => open.apples,
  together: true,
  worthwhile: (_view, { options }) => options.map(({ id }) => id).filter(id => id !== 'wait'),
}

export const table = (mode: Kind, options: Setup['options'] = {}): Position<Orchard> =>
  start(orchard, { mode, players: 2, options }, sfc32('orchard'))
