/** A tiny game with a bit of everything a match must cope with: hidden hands, dice, a pile, secret and shared questions. */
import { done, kit, option, own, pass, reason } from '@tabletome/engine'
import type { Game, Maker, Option, Random, Setup, Shape } from '@tabletome/engine'

export type DuelSeat = 'red' | 'blue' | 'green'
export interface Duel {
  seat: DuelSeat
  open: {
    round: number
    seats: DuelSeat[]
    phases: string[]
    at: Record<string, number>
    stances: Record<string, string>
    token: DuelSeat | 'nobody'
    aims: string[]
    handSizes: Record<string, number>
  }
  own: { hand: string[]; kept: string }
  piles: { deck: string }
  fact:
    | { type: 'walked'; seat: DuelSeat; to: number }
    | { type: 'rolled'; seat: DuelSeat; face: number }
    | { type: 'drew'; seat: DuelSeat }
    | { type: 'drewCard'; card: string }
    | { type: 'spied'; cards: number }
    | { type: 'aimed'; seat: DuelSeat; where: string }
    | { type: 'stance'; seat: DuelSeat; stance: string }
    | { type: 'grabbed'; seat: DuelSeat }
    | { type: 'roundBegan'; round: number }
  moments: Record<string, never>
  amounts: Record<string, { about: unknown; adds: unknown }>
  outcome: { winner: DuelSeat | 'nobody' }
}

/** How a version of the rules differs from the first. */
export interface DuelRules {
  version: number
  /** Ending a turn must be confirmed; otherwise that is taken silently. */
  confirms: boolean
  /** How far a walk of one leads. */
  stride: number
  canRoll: boolean
  /** How far a seat slides at the end of its turn. */
  slide: number
}
const FIRST: DuelRules = { version: 1, confirms: false, stride: 1, canRoll: true, slide: 0 }

export const CARDS = Array.from({ length: 40 }, (_, i) => `card.${i + 10}`)
const SEATS: readonly DuelSeat[] = ['red', 'blue', 'green']
const DIE = [1, 2, 3, 4, 5, 6]
const LAST_ROUND = 40

/** `phases` of each round, in order: `stance`, `turns`, `scramble`, `plan`, `market`. */
export const duelSetup = (phases = 'turns', players = 2): Setup => ({ mode: 'duel', players, options: { phases } })

const seatsOf = ({ players }: Setup): DuelSeat[] => SEATS.slice(0, players)

export const makeDuel = (changes: Partial<DuelRules> = {}): Game<Shape> => {
  const rules = { ...FIRST, ...changes }
  const duelKit = kit<Duel>()
  const { step, choice, jointChoice } = duelKit

  const deal = step('deal', play => {
    play.shuffle('deck')
    for (const seat of play.state.open.seats)
      for (let i = 0; i < 3; i++) {
        const card = play.draw('deck')
        if (card !== undefined) play.own(seat).hand.push(card)
        play.state.open.handSizes[seat] = play.own(seat).hand.length
      }
    play.next(beginRound())
  })

  const beginRound = step('beginRound', play => {
    const { open } = play.state
    open.round++
    if (open.round > LAST_ROUND) return play.end({ winner: 'nobody' })
    play.emit({ type: 'roundBegan', round: open.round })
    for (const phase of open.phases) {
      if (phase === 'stance') play.next(chooseStance())
      if (phase === 'turns') play.next(...open.seats.map(seat => act({ seat })))
      if (phase === 'scramble') play.next(scramble())
      if (phase === 'plan') play.next(plan())
      if (phase === 'market') play.next(market({ round: open.round }))
    }
    play.next(beginRound())
  })

  const chooseStance = jointChoice('chooseStance', {
    join: 'all',
    seats: state => state.open.seats,
    options: (_state, _about, seat) => ['high', 'low'].map(stance => option(stance, takeStance({ seat, stance }))),
  })
  const takeStance = step<{ seat: DuelSeat; stance: string }>('takeStance', (play, { seat, stance }) => {
    play.state.open.stances[seat] = stance
    play.emit({ type: 'stance', seat, stance })
  })

  const act: Maker<{ seat: DuelSeat }> = choice<{ seat: DuelSeat }>('act', {
    seat: (_state, { seat }) => seat,
    repeat: true,
    options: (state, { seat }) => {
      const at = state.open.at[seat] ?? 0
      const list: Option[] = [done(confirm({ seat })), option('aim', aim({ seat }))]
      for (const to of [at - 1, at + 1])
        if (to >= 0 && to <= 99) list.push(option(`walk ${to}`, walk({ seat, to }), `place ${to}`))
      if (rules.canRoll) list.push(option('roll', roll({ seat })))
      if (state.piles.deck > 0) list.push(option('draw', draw({ seat })))
      list.push(option('spy', spy({ seat })), option('crash', crash()), option('resign', resign({ seat })))
      return list
    },
    whyNot: (state, { seat }, anchor) => {
      const hand = state.open.seats.find(each => anchor === `hand ${each}`)
      if (hand) return reason('DUEL-HAND-01', 'notNow', { cards: own(state, hand).hand.length })
      const to = Number(anchor.replace('place ', ''))
      const from = state.open.at[seat] ?? 0
      return Number.isNaN(to) ? undefined : reason('DUEL-WALK-01', 'tooFar', { from, to })
    },
  })
  const walk = step<{ seat: DuelSeat; to: number }>('walk', (play, { seat, to }) => {
    const from = play.state.open.at[seat] ?? 0
    play.state.open.at[seat] = from + (to - from) * rules.stride
    play.emit({ type: 'walked', seat, to })
  })
  const roll = step<{ seat: DuelSeat }>('roll', (play, { seat }) => {
    const face = play.rollOne(DIE)
    play.state.open.at[seat] = Math.min(99, (play.state.open.at[seat] ?? 0) + face)
    play.emit({ type: 'rolled', seat, face })
  })
  const draw = step<{ seat: DuelSeat }>('draw', (play, { seat }) => {
    const card = play.draw('deck')
    if (card === undefined) return
    play.own(seat).hand.push(card)
    play.state.open.handSizes[seat] = play.own(seat).hand.length
    play.emit({ type: 'drew', seat })
    play.emit({ type: 'drewCard', card }, { only: seat })
  })
  const spy = step<{ seat: DuelSeat }>('spy', (play, { seat }) => {
    const other = play.state.open.seats.find(each => each !== seat) ?? seat
    play.emit({ type: 'spied', cards: play.own(other).hand.length }, { only: seat })
  })
  const aim = choice<{ seat: DuelSeat }>('aim', {
    seat: (_state, { seat }) => seat,
    options: (_state, { seat }) => ['left', 'right'].map(where => option(where, aimed({ seat, where }))),
  })
  const aimed = step<{ seat: DuelSeat; where: string }>('aimed', (play, { seat, where }) => {
    play.state.open.aims.push(`${seat} ${where}`)
    play.emit({ type: 'aimed', seat, where })
  })
  const crash = step('crash', () => {
    throw new Error('the rules have a bug')
  })
  const resign = step<{ seat: DuelSeat }>('resign', (play, { seat }) => {
    play.end({ winner: play.state.open.seats.find(each => each !== seat) ?? 'nobody' })
  })
  const confirm = choice<{ seat: DuelSeat }>('confirm', {
    seat: (_state, { seat }) => seat,
    ...(rules.confirms && { ask: 'always' as const }),
    options: (_state, { seat }) => [option('ok', slide({ seat }))],
  })
  const slide = step<{ seat: DuelSeat }>('slide', (play, { seat }) => {
    play.state.open.at[seat] = (play.state.open.at[seat] ?? 0) + rules.slide
  })

  const scramble = jointChoice('scramble', {
    join: 'first',
    seats: state => state.open.seats,
    options: (_state, _about, seat) => [option('grab', grab({ seat })), option('leave', [])],
  })
  const grab = step<{ seat: DuelSeat }>('grab', (play, { seat }) => {
    play.state.open.token = seat
    play.emit({ type: 'grabbed', seat })
  })

  /** Everybody steps on as often as they like, in any order, until all have left; who has left may come back. */
  const market: Maker<{ round: number }> = jointChoice<{ round: number }>('market', {
    join: 'first',
    anyOrder: true,
    seats: state => state.open.seats,
    idle: (state, _about, seat) => state.open.stances[seat] === 'left',
    options: (state, { round }, seat) => {
      const to = (state.open.at[seat] ?? 0) + 1
      const free = state.open.seats.every(other => state.open.at[other] !== to)
      return [
        ...(free ? [option(`step ${to}`, [walk({ seat, to }), market({ round })])] : []),
        option('left', leave({ seat })),
      ]
    },
  })
  const leave = step<{ seat: DuelSeat }>('leave', (play, { seat }) => {
    const { open } = play.state
    open.stances[seat] = 'left'
    if (!open.seats.every(each => open.stances[each] === 'left')) play.next(market({ round: open.round }))
    else for (const each of open.seats) open.stances[each] = ''
  })

  const plan = jointChoice('plan', {
    join: 'all',
    seats: state => state.open.seats,
    options: (state, _about, seat) => {
      const keep = own(state, seat).hand.map((card, index) => option(`keep ${card}`, keepCard({ seat, index })))
      return [pass(), ...keep]
    },
  })
  const keepCard = step<{ seat: DuelSeat; index: number }>('keepCard', (play, { seat, index }) => {
    play.own(seat).kept = play.own(seat).hand[index] ?? ''
  })

  const game: Game<Duel> = {
    id: 'duel',
    version: rules.version,
    kit: duelKit,
    seats: seatsOf,
    start: setup => {
      const { players, options } = setup
      if (players < 1 || players > 3) throw new Error('Duel is for one to three')
      const seats = seatsOf(setup)
      const each = <V>(value: V) => Object.fromEntries(seats.map(seat => [seat, value]))
      return {
        open: {
          round: 0,
          seats,
          phases: String(options['phases']).split(' '),
          at: each(10),
          stances: each('none'),
          token: 'nobody',
          aims: [],
          handSizes: each(0),
        },
        own: { red: emptyHand(), blue: emptyHand(), green: emptyHand() },
        piles: { deck: [...CARDS] },
        first: deal(),
      }
    },
    imagine: (view, random) => {
      const mine = view.own?.hand ?? []
      const unseen = shuffled(
        CARDS.filter(card => !mine.includes(card)),
        random,
      )
      const zones = { red: emptyHand(), blue: emptyHand(), green: emptyHand() }
      for (const seat of view.open.seats)
        zones[seat] =
          seat === view.seat && view.own
            ? { hand: [...view.own.hand], kept: view.own.kept }
            : { hand: unseen.splice(0, view.open.handSizes[seat] ?? 0), kept: '' }
      return { own: zones, piles: { deck: unseen.splice(0, view.piles.deck) } }
    },
  }
  return game
}

const emptyHand = (): Duel['own'] => ({ hand: [], kept: '' })

const shuffled = (cards: readonly string[], random: Random): string[] => {
  const rest = [...cards]
  const list: string[] = []
  while (rest.length > 0) list.push(...rest.splice(random.below(rest.length), 1))
  return list
}
