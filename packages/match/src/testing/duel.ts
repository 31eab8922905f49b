/** A tiny game with a bit of everything a match must cope with: hidden hands, dice, a pile, secret and shared questions. */
import { done, id, kit, number, one, own, pass, reason, wordsOf } from '@tabletome/engine'
import type { AnswerBy, Game, Option, Random, Setup, Shape } from '@tabletome/engine'

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
    | { type: 'showed'; seat: DuelSeat; card: string }
    | { type: 'aimed'; seat: DuelSeat; where: string }
    | { type: 'stance'; seat: DuelSeat; stance: string }
    | { type: 'grabbed'; seat: DuelSeat }
    | { type: 'roundBegan'; round: number }
  moments: Record<string, never>
  amounts: Record<string, { about: unknown; adds: unknown }>
  outcome: { winner: DuelSeat | 'nobody' }
  answer:
    | { [Word in Plain]: { do: Word } }[Plain]
    | { do: 'walk'; to: number }
    | { do: 'step'; to: number }
    | { do: 'keep'; card: string }
    | { do: 'pass' }
    | { do: 'done' }
  thing: { is: 'place'; place: number } | { is: 'hand'; seat: DuelSeat }
  anchor: `place ${number}`
  questions: {
    chooseStance: { about: undefined; answers: 'high' | 'low' }
    act: {
      about: Whose
      answers: 'walk' | 'aim' | 'roll' | 'draw' | 'spy' | 'show' | 'dare' | 'crash' | 'resign' | 'done'
    }
    aim: { about: Whose; answers: 'left' | 'right' }
    dared: { about: Whose; answers: 'roll' | 'pass' }
    confirm: { about: Whose; answers: 'ok' }
    scramble: { about: undefined; answers: 'grab' | 'leave' }
    market: { about: { round: number }; answers: 'step' | 'left' }
    plan: { about: undefined; answers: 'keep' | 'pass' }
  }
  steps: {
    deal: undefined
    beginRound: undefined
    takeStance: Whose & { stance: string }
    walk: Whose & { to: number }
    roll: Whose
    draw: Whose
    spy: Whose
    show: Whose
    aimed: Whose & { where: string }
    crash: undefined
    resign: Whose
    slide: Whose
    grab: Whose
    leave: Whose
    keepCard: Whose & { index: number }
  }
}
interface Whose {
  seat: DuelSeat
}
/** Answers of one word. */
type Plain =
  | 'high'
  | 'low'
  | 'aim'
  | 'roll'
  | 'draw'
  | 'spy'
  | 'show'
  | 'dare'
  | 'crash'
  | 'resign'
  | 'left'
  | 'right'
  | 'ok'
  | 'grab'
  | 'leave'

/** How a version of the rules differs from the first. */
export interface DuelRules {
  version: number
  /** Ending a turn must be confirmed; otherwise that is taken silently. */
  confirms: boolean
  /** How far a walk of one leads. */
  stride: number
  canRoll: boolean
  /** A card may be shown to everybody. */
  canShow: boolean
  /** How far a seat slides at the end of its turn. */
  slide: number
}
const FIRST: DuelRules = { version: 1, confirms: false, stride: 1, canRoll: true, canShow: false, slide: 0 }

export const CARDS = Array.from({ length: 40 }, (_, i) => `card.${i + 10}`)
const SEATS: readonly DuelSeat[] = ['red', 'blue', 'green']
const words = wordsOf<Duel>({
  answers: {
    high: id`high`,
    low: id`low`,
    aim: id`aim`,
    roll: id`roll`,
    draw: id`draw`,
    spy: id`spy`,
    show: id`show`,
    dare: id`dare`,
    crash: id`crash`,
    resign: id`resign`,
    left: id`left`,
    right: id`right`,
    ok: id`ok`,
    grab: id`grab`,
    leave: id`leave`,
    walk: id`walk ${number('to')}`,
    step: id`step ${number('to')}`,
    keep: id`keep ${one('card', CARDS)}`,
    pass: id`pass`,
    done: id`done`,
  },
  things: { place: id`place ${number('place')}`, hand: id`hand ${one('seat', SEATS)}` },
})
const DIE = [1, 2, 3, 4, 5, 6]
const LAST_ROUND = 40

/** `phases` of each round, in order: `stance`, `turns`, `scramble`, `plan`, `market`. */
export const duelSetup = (phases = 'turns', players = 2): Setup => ({ mode: 'duel', players, options: { phases } })

const seatsOf = ({ players }: Setup): DuelSeat[] => SEATS.slice(0, players)

export const createDuel = (changes: Partial<DuelRules> = {}): Game<Shape> => {
  const rules = { ...FIRST, ...changes }
  const duelKit = kit<Duel>(words)
  const { step, question, jointQuestion, option, go } = duelKit

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

  const chooseStance = jointQuestion('chooseStance', {
    join: 'all',
    seats: state => state.open.seats,
    options: (_state, _about, seat) =>
      (['high', 'low'] as const).map(stance => option({ do: stance }, takeStance({ seat, stance }))),
  })
  const takeStance = step('takeStance', (play, { seat, stance }) => {
    play.state.open.stances[seat] = stance
    play.emit({ type: 'stance', seat, stance })
  })

  const act = question('act', {
    seat: (_state, { seat }) => seat,
    repeat: true,
    options: (state, { seat }) => {
      const at = state.open.at[seat] ?? 0
      const list: Option<AnswerBy<Duel, Duel['questions']['act']['answers']>>[] = [
        done(confirm({ seat })),
        option({ do: 'aim' }, aim({ seat })),
      ]
      for (const to of [at - 1, at + 1])
        if (to >= 0 && to <= 99) list.push(option({ do: 'walk', to }, walk({ seat, to }), `place ${to}`))
      if (rules.canRoll) list.push(option({ do: 'roll' }, roll({ seat })))
      if (state.piles.deck > 0) list.push(option({ do: 'draw' }, draw({ seat })))
      list.push(
        option({ do: 'spy' }, spy({ seat })),
        ...(rules.canShow ? [option({ do: 'show' }, show({ seat }))] : []),
        option({ do: 'dare' }, dared({ seat: nextTo(state.open.seats, seat) })),
        option({ do: 'crash' }, crash()),
        option({ do: 'resign' }, resign({ seat })),
      )
      return list
    },
    whyNot: (state, { seat }, { answer, thing }) => {
      if (thing?.is === 'hand') return reason('DUEL-HAND-01', 'notNow', { cards: own(state, thing.seat).hand.length })
      const to = answer?.do === 'walk' ? answer.to : thing?.is === 'place' ? thing.place : undefined
      const from = state.open.at[seat] ?? 0
      return to === undefined ? undefined : reason('DUEL-WALK-01', 'tooFar', { from, to })
    },
  })
  const walk = step('walk', (play, { seat, to }) => {
    const from = play.state.open.at[seat] ?? 0
    play.state.open.at[seat] = from + (to - from) * rules.stride
    play.emit({ type: 'walked', seat, to })
  })
  const roll = step('roll', (play, { seat }) => {
    const face = play.rollOne(DIE)
    play.state.open.at[seat] = Math.min(99, (play.state.open.at[seat] ?? 0) + face)
    play.emit({ type: 'rolled', seat, face })
  })
  const draw = step('draw', (play, { seat }) => {
    const card = play.draw('deck')
    if (card === undefined) return
    play.own(seat).hand.push(card)
    play.state.open.handSizes[seat] = play.own(seat).hand.length
    play.emit({ type: 'drew', seat })
    play.emit({ type: 'drewCard', card }, { only: seat })
  })
  const spy = step('spy', (play, { seat }) => {
    const other = play.state.open.seats.find(each => each !== seat) ?? seat
    play.emit({ type: 'spied', cards: play.own(other).hand.length }, { only: seat })
  })
  /** One's first card, to everybody; it stays in the hand. */
  const show = step('show', (play, { seat }) => {
    const [card] = play.own(seat).hand
    if (card !== undefined) play.emit({ type: 'showed', seat, card })
  })
  /** The next seat may roll, or pass. */
  const dared = question('dared', {
    seat: (_state, { seat }) => seat,
    options: (_state, { seat }) => [option({ do: 'roll' }, roll({ seat })), pass()],
  })
  const aim = question('aim', {
    seat: (_state, { seat }) => seat,
    options: (_state, { seat }) =>
      (['left', 'right'] as const).map(where => option({ do: where }, aimed({ seat, where }))),
  })
  const aimed = step('aimed', (play, { seat, where }) => {
    play.state.open.aims.push(`${seat} ${where}`)
    play.emit({ type: 'aimed', seat, where })
  })
  const crash = step('crash', () => {
    throw new Error('the rules have a bug')
  })
  const resign = step('resign', (play, { seat }) => {
    play.end({ winner: play.state.open.seats.find(each => each !== seat) ?? 'nobody' })
  })
  const confirm = question('confirm', {
    seat: (_state, { seat }) => seat,
    ...(rules.confirms && { ask: 'always' as const }),
    options: (_state, { seat }) => [option({ do: 'ok' }, slide({ seat }))],
  })
  const slide = step('slide', (play, { seat }) => {
    play.state.open.at[seat] = (play.state.open.at[seat] ?? 0) + rules.slide
  })

  const scramble = jointQuestion('scramble', {
    join: 'first',
    seats: state => state.open.seats,
    options: (_state, _about, seat) => [option({ do: 'grab' }, grab({ seat })), option({ do: 'leave' }, [])],
  })
  const grab = step('grab', (play, { seat }) => {
    play.state.open.token = seat
    play.emit({ type: 'grabbed', seat })
  })

  /** Everybody steps on as often as they like, in any order, until all have left; who has left may come back. */
  const market = jointQuestion('market', {
    join: 'first',
    anyOrder: true,
    seats: state => state.open.seats,
    idle: (state, _about, seat) => state.open.stances[seat] === 'left',
    options: (state, { round }, seat) => {
      const to = (state.open.at[seat] ?? 0) + 1
      const free = state.open.seats.every(other => state.open.at[other] !== to)
      return [
        ...(free ? [option({ do: 'step', to }, [walk({ seat, to }), go('market', { round })])] : []),
        option({ do: 'left' }, leave({ seat })),
      ]
    },
  })
  const leave = step('leave', (play, { seat }) => {
    const { open } = play.state
    open.stances[seat] = 'left'
    if (!open.seats.every(each => open.stances[each] === 'left')) play.next(market({ round: open.round }))
    else for (const each of open.seats) open.stances[each] = ''
  })

  const plan = jointQuestion('plan', {
    join: 'all',
    seats: state => state.open.seats,
    options: (state, _about, seat) => {
      const keep = own(state, seat).hand.map((card, index) => option({ do: 'keep', card }, keepCard({ seat, index })))
      return [pass(), ...keep]
    },
  })
  const keepCard = step('keepCard', (play, { seat, index }) => {
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

const nextTo = (seats: readonly DuelSeat[], seat: DuelSeat): DuelSeat =>
  seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat

const emptyHand = (): Duel['own'] => ({ hand: [], kept: '' })

const shuffled = (cards: readonly string[], random: Random): string[] => {
  const rest = [...cards]
  const list: string[] = []
  while (rest.length > 0) list.push(...rest.splice(random.below(rest.length), 1))
  return list
}
