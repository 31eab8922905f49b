import type { Setup, Start } from '@tabletome/engine'
import { own } from '@tabletome/engine'
import { BOX_IDS, ENEMY_CARD_IDS, TACTIC_IDS, type UnitCardId } from '../../content/ids.ts'
import { TIME } from '../../content/numbers.ts'
import { AREAS } from '../../content/scrolls.ts'
import { CLASS_DECKS, CLASSES, UNITS } from '../../content/units.ts'
import { randomRealm, realmOf } from '../realm/realm.query.ts'
import { cardOf, unitId } from '../units/units.query.ts'
import { addToHand, sharesHandWith } from '../turn/hands.ts'
import { arrange, chooseLocation } from './locations.ts'
import { refuse } from './reasons.ts'
import { agree } from './settings.ts'
import { go, jointQuestion, option, question, step } from './kit.ts'
import type { EnemyId, Open, Owner, Play, Seat, Tactics, Unit, UnitClass } from './shape.ts'
import { firstSeat } from '../units/units.ts'

/** Everything sorted and unshuffled; the first step shuffles and deals (TAC-SETUP-02…08, 15, 16, TAC-SOLO-SETUP-01…08, 14). */
export const startGame = (setup: Setup): Start<Tactics> => {
  const agreed = agree(setup)
  const { mode, seats, enemies, options } = agreed
  const quest = mode === 'solo' || mode === 'coop'
  const open: Open = {
    mode,
    seats: [...seats],
    enemies: [...enemies],
    options,
    realm: agreed.realm === 'random' ? 'battle:' : agreed.realm,
    order: [],
    units: {},
    corners: {},
    captured: [],
    turn: undefined,
    move: undefined,
    attack: undefined,
    flags: {},
    artifact: undefined,
    end: undefined,
    hands: {},
    discard: [],
    time: mode === 'solo' ? TIME.solo : mode === 'coop' ? TIME.coop : 0,
    crystals: {},
    flipped: {},
    enemyDiscard: [],
    under: {},
    offered: {},
  }
  for (const seat of seats) open.hands[seat] = 0
  if (mode === 'competitive' || mode === 'team') for (const area of AREAS) open.flags[area] = { at: 0 }
  if (quest) for (const box of BOX_IDS) open.crystals[box] = 'red'
  return {
    open,
    own: { p1: { hand: [] }, p2: { hand: [] }, p3: { hand: [] }, p4: { hand: [] } },
    piles: {
      tactics: [...TACTIC_IDS],
      fighter: [...CLASS_DECKS.fighter],
      wizard: [...CLASS_DECKS.wizard],
      rogue: [...CLASS_DECKS.rogue],
      beast: [...CLASS_DECKS.beast],
      enemy: quest ? [...ENEMY_CARD_IDS] : [],
      flags: quest ? [...AREAS] : [],
      arrivals: [],
    },
    first: prepare({ realm: agreed.realm }),
  }
}

/** Realm, cards, first player, places, Tactic Cards, Solo Enemies, first turn. */
const prepare = step('setup.prepare', (play, { realm }) => {
  const { open } = play.state
  if (realm === 'random') open.realm = randomRealm(n => play.rollOne(Array.from({ length: n }, (_, i) => i)))
  if (open.mode === 'battle' || open.mode === 'battleTeam') open.artifact = { at: realmOf(open.realm).artifact ?? -1 }
  const { seats } = open
  play.next(
    deal(),
    ...(open.enemies.length > 0 ? seats.flatMap(seat => CLASSES.map(each => sortOut({ seat, class: each }))) : []),
    chooseFirst(),
  )
})

/** The class decks are shuffled one by one; one card of each class, or two to choose from (TAC-SETUP-05…07, TAC-COOP-03). */
const deal = step('setup.deal', play => {
  const { open } = play.state
  for (const each of CLASSES) play.shuffle(each)
  play.shuffle('enemy')
  for (const seat of open.seats) {
    const cards: UnitCardId[] = []
    const count = open.enemies.length > 0 ? 2 : 1
    for (const each of CLASSES) for (let i = 0; i < count; i++) drawInto(play, each, cards)
    play.emit({ type: 'dealt', seat, cards: [...cards] })
    if (count === 1) for (const card of cards) muster(play, seat, card)
    else open.offered[seat] = cards
  }
})
const drawInto = (play: Play, pile: UnitClass, cards: UnitCardId[]): void => {
  const card = play.draw(pile)
  if (card === undefined) throw new Error(`there is no ${pile} left to deal`)
  cards.push(card)
}

/** Every tracker on the highest value of its track, not yet on the map (TAC-SETUP-08, TAC-SOLO-SETUP-04). */
const muster = (play: Play, owner: Owner, card: UnitCardId): void => {
  const unitClass = UNITS[card].class
  const { health, supply } = cardOf({ owner, card })
  const unit: Unit = {
    owner,
    class: unitClass,
    card,
    at: -1,
    inside: undefined,
    health,
    supply,
    weakened: false,
    weakenedThisTurn: false,
    taken: [],
    villages: [],
    ballistaStart: undefined,
    ballistas: [],
    damaged: false,
    moved: undefined,
    serial: 0,
  }
  play.state.open.units[unitId(owner, unitClass)] = unit
}

/** Of each pair one is kept, the other is the Solo Enemy's (TAC-SOLO-SETUP-02, TAC-COOP-03). */
const sortOut = step('setup.sortOut', (play, about) => {
  const offered = play.state.open.offered[about.seat] ?? []
  const cards = offered.filter(card => UNITS[card].class === about.class)
  play.next(keepUnit({ ...about, cards }))
})
const keepUnit = question('setup.keepUnit', {
  seat: (_state, { seat }) => seat,
  options: (_state, { seat, cards }) =>
    cards.map(card =>
      option(
        { do: 'keepUnit', card },
        keep({ seat, card, given: cards.find(other => other !== card) ?? card }),
        `card ${card}`,
      ),
    ),
})
const keep = step('setup.keep', (play, { seat, card, given }) => {
  const { open } = play.state
  const enemy: EnemyId = seat === 'p1' ? 'e1' : 'e2'
  muster(play, seat, card)
  muster(play, enemy, given)
  const left = (open.offered[seat] ?? []).filter(other => other !== card && other !== given)
  if (left.length > 0) open.offered[seat] = left
  else delete open.offered[seat]
  play.emit({ type: 'kept', seat, card, given, enemy })
})

/** Drawn at random, or fixed by the host; the others follow clockwise, each before their Solo Enemy (TAC-SETUP-09, TAC-RULING-45). */
const chooseFirst = step('setup.chooseFirst', play => {
  const { open } = play.state
  const { seats } = open
  const first = open.options.firstPlayer === 'random' ? play.rollOne(seats) : (seats[0] ?? 'p1')
  const turns = inTurn(seats, first)
  open.order = turns.flatMap(seat => [seat, ...open.enemies.filter(enemy => enemy[1] === seat[1])])
  play.emit({ type: 'firstPlayer', seat: first })
  for (const seat of turns) play.next(chooseLocation({ seat }), arrange({ seat }))
  play.next(dealTactics())
})
/** Clockwise from the first player (TAC-SETUP-10, TAC-SETUP-17, TAC-COOP-04). */
const inTurn = (seats: readonly Seat[], first: Seat): Seat[] => {
  const at = seats.indexOf(first)
  return [...seats.slice(at), ...seats.slice(0, at)]
}

/** Two each, face down (TAC-SETUP-13, TAC-SOLO-SETUP-09). */
const dealTactics = step('setup.dealTactics', play => {
  const { open } = play.state
  play.shuffle('tactics')
  for (const seat of open.seats)
    for (let i = 0; i < 2; i++) {
      const card = play.draw('tactics')
      if (card === undefined) continue
      addToHand(play, seat, card)
      play.emit({ type: 'tacticSeen', card }, { only: seat })
    }
  play.next(keepTactic(), begin())
})

/** One is kept in secret (TAC-SETUP-13). */
const keepTactic = jointQuestion('setup.keepTactic', {
  join: 'all',
  seats: state => state.open.seats,
  options: (state, _about, seat) =>
    own(state, seat).hand.map(card =>
      option({ do: 'keepTactic', card }, giveUp({ seat, kept: card }), `tactic ${card}`),
    ),
  whyNot: (_state, _about, { answer, thing }) =>
    answer?.do === 'keepTactic' || thing?.is === 'tactic' ? refuse('TAC-SETUP-13', 'notDealt') : undefined,
})
/** The other goes back unseen; it runs only when all have answered, so that nobody learns anything from the agenda. */
const giveUp = step('setup.giveUp', (play, { seat, kept }) => {
  const { open } = play.state
  const zone = play.own(seat)
  for (const card of zone.hand) if (card !== kept) play.place('tactics', card)
  zone.hand = zone.hand.filter(card => card === kept)
  open.hands[seat] = zone.hand.length
  const mate = sharesHandWith(open, seat)
  if (mate !== undefined) play.own(mate).mate = [...zone.hand]
  play.emit({ type: 'tacticKept', seat })
  play.emit({ type: 'tacticChosen', card: kept }, { only: seat })
})

/** What was given up is shuffled back without being shown (TAC-SETUP-14); then the Solo Enemies come, or the first turn. */
const begin = step('setup.begin', play => {
  const { enemies } = play.state.open
  play.shuffle('tactics')
  play.next(
    enemies.length > 0 ? go('solo.placeEnemies', { enemies }) : go('turn.first', { seat: firstSeat(play.state.open) }),
  )
})
