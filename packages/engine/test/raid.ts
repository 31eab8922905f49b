import {
  type AnswerBy,
  type Game,
  id,
  kit,
  type Option,
  one,
  own,
  pass,
  type Play as EnginePlay,
  reason,
  sfc32,
  wordsOf,
} from '../src/index.ts'

/** A small game for the engine's own tests: hidden hands, dice, piles, both joint policies, repeat, effects. It is written as a game is to be written. */
export type Seat = 'red' | 'blue'
export type CardId = `guard.${number}` | `flame.${number}`
export interface Raid {
  seat: Seat
  open: {
    health: Record<Seat, number>
    hand: Record<Seat, number>
    energy: number
    turn: Seat
    spikes: Seat[]
    played: CardId[]
  }
  own: { hand: CardId[] }
  piles: { deck: CardId }
  fact:
    | { type: 'hurt'; seat: Seat; amount: number }
    | { type: 'rolled'; faces: Face[] }
    | { type: 'drew'; seat: Seat }
    | { type: 'drewCard'; card: CardId }
    | { type: 'played'; seat: Seat; card: CardId }
    | { type: 'rested'; seat: Seat }
  moments: { wounded: { seat: Seat; by: Seat } }
  amounts: { strikeDamage: { about: { by: Seat }; adds: number } }
  outcome: { winner: Seat }
  ability: 'spikes'
  answer:
    | { do: 'keep'; card: CardId }
    | { do: 'strike' }
    | { do: 'rest' }
    | { do: 'draw' }
    | { do: 'spikes' }
    | { do: 'done' }
    | { do: 'play'; card: CardId }
    | { do: 'pass' }
  thing: { is: 'keep'; seat: Seat }
  anchor: `keep ${Seat}`
  questions: {
    keepOne: { about: undefined; answers: 'keep' }
    act: { about: undefined; answers: 'strike' | 'rest' | 'draw' | 'spikes' | 'done' }
    guardWindow: { about: { by: Seat; amount: number }; answers: 'play' | 'pass' }
  }
  steps: {
    setUp: undefined
    giveUpOther: { seat: Seat; card: CardId }
    beginTurn: { seat: Seat }
    strike: { by: Seat }
    guard: { seat: Seat; by: Seat; amount: number }
    hurt: { seat: Seat; by: Seat; amount: number }
    rest: { seat: Seat }
    drawCard: { seat: Seat }
    plantSpikes: { seat: Seat }
  }
}
export type Face = 'hit' | 'miss'
export const DIE: readonly Face[] = ['hit', 'hit', 'miss']
type Play = EnginePlay<Raid>
type Offers<D extends Raid['answer']['do']> = Option<AnswerBy<Raid, D>>[]
const SEATS: readonly Seat[] = ['red', 'blue']
const ALL_CARDS: readonly CardId[] = ['guard.1', 'guard.2', 'guard.3', 'flame.1', 'flame.2', 'flame.3']

const card = one('card', ALL_CARDS)
const words = wordsOf<Raid>({
  answers: {
    keep: id`keep ${card}`,
    strike: id`strike`,
    rest: id`rest`,
    draw: id`draw`,
    spikes: id`spikes`,
    done: id`done`,
    play: id`play ${card}`,
    pass: id`pass`,
  },
  things: { keep: id`keep ${one('seat', SEATS)}` },
})
const raidKit = kit<Raid>(words)
const { step, question, jointQuestion, option, ending, modifiers } = raidKit
export const foeOf = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red')

const setUp = step('setUp', play => {
  play.shuffle('deck')
  for (const seat of SEATS) for (let i = 0; i < 2; i++) drawTo(play, seat)
  play.next(keepOne(), beginTurn({ seat: 'red' }))
})
function drawTo(play: Play, seat: Seat): void {
  const card = play.draw('deck')
  if (!card) return
  play.own(seat).hand.push(card)
  play.state.open.hand[seat]++
  play.emit({ type: 'drew', seat })
  play.emit({ type: 'drewCard', card }, { only: seat })
}
const keepOne = jointQuestion('keepOne', {
  join: 'all',
  seats: () => SEATS,
  options: (state, _about, seat) =>
    own(state, seat).hand.map(card => option({ do: 'keep', card }, giveUpOther({ seat, card }))),
})
// The kept card's name may stand in the agenda only after both have answered, and this game shows it then.
const giveUpOther = step('giveUpOther', (play, { seat, card }) => {
  const zone = play.own(seat)
  for (const other of zone.hand) if (other !== card) play.place('deck', other, 'bottom')
  zone.hand = zone.hand.filter(each => each === card)
  play.state.open.hand[seat] = zone.hand.length
})
const beginTurn = step('beginTurn', (play, { seat }) => {
  play.state.open.turn = seat
  play.state.open.energy = 2
  play.next(act(), beginTurn({ seat: foeOf(seat) }))
})
const end = ending({ do: 'done' })
const act = question('act', {
  seat: state => state.open.turn,
  repeat: true,
  options: state => {
    const list: Offers<'strike' | 'rest' | 'draw' | 'spikes' | 'done'> = [end]
    const { energy, turn, health } = state.open
    if (energy < 1) return list
    list.push(option({ do: 'strike' }, strike({ by: turn }), `keep ${foeOf(turn)}`))
    if (health[turn] < 5) list.push(option({ do: 'rest' }, rest({ seat: turn })))
    if (state.piles.deck > 0) list.push(option({ do: 'draw' }, drawCard({ seat: turn })))
    if (!state.open.spikes.includes(turn)) list.push(option({ do: 'spikes' }, plantSpikes({ seat: turn })))
    return list
  },
  whyNot: (state, _about, { answer }) =>
    answer?.do === 'rest' && state.open.health[state.open.turn] >= 5
      ? reason('RAID-REST-01', 'fullHealth', { health: 5 })
      : undefined,
})
const strike = step('strike', (play, { by }) => {
  play.state.open.energy--
  const faces = play.roll(DIE, 2)
  play.emit({ type: 'rolled', faces })
  const added = modifiers(play.state, 'strikeDamage', { by }).reduce((sum, { adds }) => sum + adds, 0)
  const amount = faces.filter(face => face === 'hit').length + added
  const seat = foeOf(by)
  play.next(play.state.open.hand[seat] > 0 ? guardWindow({ by, amount }) : hurt({ seat, by, amount }))
})
/** Asked of the one who is hit if a card is in hand, whatever card it is. */
const guardWindow = jointQuestion('guardWindow', {
  join: 'all',
  seats: (_state, { by }) => [foeOf(by)],
  options: (state, { by, amount }, seat) => {
    const list: Offers<'play' | 'pass'> = [{ ...pass(), steps: hurt({ seat, by, amount }) }]
    for (const card of own(state, seat).hand)
      if (card.startsWith('guard')) list.push(option({ do: 'play', card }, guard({ seat, by, amount })))
    return list
  },
})
const guard = step('guard', (play, { seat, by, amount }) => {
  const zone = play.own(seat)
  const card = zone.hand.find(each => each.startsWith('guard'))
  if (!card) return
  zone.hand = zone.hand.filter(each => each !== card)
  play.state.open.hand[seat]--
  play.state.open.played.push(card)
  play.emit({ type: 'played', seat, card })
  play.next(hurt({ seat, by, amount: Math.max(0, amount - 1) }))
})
const hurt = step('hurt', (play, { seat, by, amount }) => {
  const { health } = play.state.open
  health[seat] = Math.max(0, health[seat] - amount)
  play.emit({ type: 'hurt', seat, amount })
  if (health[seat] === 0) play.end({ winner: foeOf(seat) })
  else if (amount > 0) play.moment('wounded', { seat, by })
})
const rest = step('rest', (play, { seat }) => {
  play.state.open.energy--
  play.state.open.health[seat]++
  play.emit({ type: 'rested', seat })
})
const drawCard = step('drawCard', (play, { seat }) => {
  play.state.open.energy--
  drawTo(play, seat)
})
const plantSpikes = step('plantSpikes', (play, { seat }) => {
  play.state.open.energy--
  play.state.open.spikes.push(seat)
})

raidKit.useEffects(
  {
    spikes: {
      on: { wounded: (_state, { seat, by }, self) => (seat === self ? [hurt({ seat: by, by: seat, amount: 1 })] : []) },
      adds: { strikeDamage: (_state, { by }, self, n) => (by === self ? n : 0) },
    },
  },
  () => 1,
  state => state.open.spikes.map(seat => ({ ability: 'spikes', self: seat })),
)

export const raid: Game<Raid> = {
  id: 'raid',
  version: 1,
  kit: raidKit,
  seats: () => SEATS,
  start: () => ({
    open: { health: { red: 5, blue: 5 }, hand: { red: 0, blue: 0 }, energy: 0, turn: 'red', spikes: [], played: [] },
    own: { red: { hand: [] }, blue: { hand: [] } },
    piles: { deck: [...ALL_CARDS] },
    first: setUp(),
  }),
  imagine: (view, random) => {
    const mine = view.own?.hand ?? []
    const unknown = ALL_CARDS.filter(card => !mine.includes(card) && !view.open.played.includes(card))
    for (let i = unknown.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      ;[unknown[i], unknown[j]] = [unknown[j] as CardId, unknown[i] as CardId]
    }
    const zone = (seat: Seat) => ({ hand: seat === view.seat ? [...mine] : unknown.splice(0, view.open.hand[seat]) })
    const zones = { red: zone('red'), blue: zone('blue') }
    return { own: zones, piles: { deck: unknown } }
  },
}
export const setup = { mode: 'duel', players: 2, options: {} }
export const seeded = (seed: string) => sfc32(seed)
