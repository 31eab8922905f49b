import type { Random, Saved, Position as LivePosition } from '@tabletome/engine'
import { digestOf, foresee, imagine, sfc32 } from '@tabletome/engine'
import { checkGame, scripted } from '@tabletome/engine/testing'
import { describe, expect, test } from 'vitest'
import { FOE_IDS, HERO_IDS, TURN_CARDS } from '../content/cards.ts'
import { ARTIFACTS } from '../content/artifacts.ts'
import { HEROES } from '../content/heroes.ts'
import { COLOURS } from '../content/levels.ts'
import { DESTRUCTION, REGION_IDS } from '../content/regions.ts'
import { game } from '../index.ts'
import { hiddenCards, turnDeckFromTop, unknownInTurnDeck } from '../rules/round/cards.query.ts'
import type { CardId, Defenders, Seat } from '../rules/state/shape.ts'
import { given } from './given.ts'
import type { Position } from './given.ts'

/** What must be true of every position; plain checks, because there are many positions. */
const holds = (position: LivePosition<Defenders>): void => {
  const { open, piles } = position.state
  const secret = position.save().piles
  everyCardOnce(open, secret)
  must(
    open.inTurnDeck.every(card => secret.turn.includes(card)),
    'a card counted in the Turn Deck is not there',
  )
  for (const { position, card } of open.knownAt)
    must(secret.turn.at(-1 - position) === card, `${card} is not at the place where all know it`)
  const unknown = unknownInTurnDeck(position.state)
  must(unknown >= 0 && unknown <= (open.round === 1 ? 3 : 1), `${unknown} unknown cards in Round ${open.round}`)
  for (const region of REGION_IDS) {
    const { threat, marker } = open.regions[region]
    must(threat >= 0 && threat <= DESTRUCTION.region, `the ${region} are at ${threat}`)
    must(
      (marker !== undefined) === (threat === DESTRUCTION.region),
      `the ${region} at ${threat} with marker ${JSON.stringify(marker)}`,
    )
  }
  must(open.capital >= 0 && open.capital <= DESTRUCTION.capital, `the Capital is at ${open.capital}`)
  must(
    (open.capital === DESTRUCTION.capital) === (position.outcome?.result === 'lost'),
    'the Capital falls at 8 and never else',
  )
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (!defender) continue
    must(defender.hp >= 0 && defender.hp <= HEROES[defender.hero].hp, `${colour} has ${defender.hp} HP`)
    const back = defender.artifacts.filter(artifact => ARTIFACTS[artifact].slot === 'back').length
    must(back <= 1 && defender.artifacts.length - back <= 2, `${colour} carries ${defender.artifacts.join()}`)
  }
  must((piles.foe === 1) === (open.foe === undefined), 'the Foe is neither hidden nor there')
}

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** 21 cards, each in one place; four Defender Cards are always in the cycle. */
const everyCardOnce = (open: LivePosition<Defenders>['state']['open'], piles: Saved<Defenders>['piles']): void => {
  const cycle: CardId[] = [...piles.turn, ...open.discard, ...open.shown]
  if (open.resolving) cycle.push(open.resolving)
  if (open.tomb) cycle.push(open.tomb)
  const all = [...cycle, ...piles.horde, ...piles.leftover, ...piles.markers]
  let leftovers = 0
  for (const region of REGION_IDS) {
    const { marker } = open.regions[region]
    if (typeof marker === 'object') all.push(marker.card)
    else if (marker === 'leftover') leftovers++
  }
  must(all.length === 21 && new Set(all).size === 21, `not each card once: ${all.sort().join()}`)
  must(leftovers === piles.markers.length, 'a Leftover Card under a Region is missing')
  const defenderCards = cycle.filter(
    card => TURN_CARDS[card].kind === 'defender' || TURN_CARDS[card].kind === 'allDefenders',
  )
  must(defenderCards.length === 4, `Defender Cards in the cycle: ${defenderCards.join()}`)
}

/** Nobody may know these: unseen cards and the hidden Foe. */
const hidden = (position: LivePosition<Defenders>): string[] => {
  const unseen = hiddenCards(position.state.open)
  return position.state.open.foe === undefined ? [...unseen, ...FOE_IDS] : unseen
}

describe('[DEF-DECK-08] [DEF-DECK-09] random games', () => {
  for (const players of [1, 2, 3, 4])
    test(`${players} players: everything that must hold of any game, and of this one at every position`, () => {
      const setups = ['story', 'normal', 'hard', 'doomed'].map((difficulty, index) => ({
        mode: 'coop',
        players,
        options: { difficulty, heroes: index % 2 ? 'random' : 'choose', confirmDraw: index === 3 },
      }))
      expect(checkGame(game, { setups, games: 8, every: 6, holds, hidden }).games).toBe(32)
    })
})

/** Random play seldom lives to see the Foe: these games begin with it. */
describe('random games against the Foe', () => {
  for (const foe of FOE_IDS)
    test(`the ${foe}: the same holds`, () => {
      for (let i = 0; i < 6; i++) expect(playOn(lateGame(foe, i), `${foe} ${i}`)).toMatch(/won|lost/)
    })
})

const lateGame = (foe: Exclude<Position['foe'], string | undefined>['id'], index: number): LivePosition<Defenders> => {
  const hero = (offset: number) => HERO_IDS[(index * 3 + offset) % HERO_IDS.length]!
  const side = (bit: number) => ((index >> bit) & 1 ? 'B' : 'A')
  const position: Position = {
    players: 4,
    round: 9,
    foe: { id: foe },
    horde: [],
    sides: Object.fromEntries(REGION_IDS.map((region, bit) => [region, side(bit % 3)])),
    red: { hero: hero(0), artifacts: ['spear', 'staff', 'wings'] },
    blue: { hero: hero(1), at: 'coast', artifacts: ['horn', 'sandglass', 'mantle'] },
    green: { hero: hero(2), at: 'forest', artifacts: ['shield', 'hammer', 'pack'] },
    yellow: { hero: hero(3), at: 'desert', artifacts: ['beacon'] },
    threat: { ruins: index % 2 ? 4 : 1, plains: 2, coast: 1, capital: 1 },
    unknown: [],
  }
  const cards: CardId[] = ['cragBears', 'thornWolves', 'seaSerpent', 'boneCavalry', 'harpy', 'giantWasps', 'wraith']
  const dealt = given(position)
    .deck(...cards)
    .shuffling()
  return scripted(game, dealt.table.save(), { shuffles: true })
}

const playOn = (position: LivePosition<Defenders>, seed: string): string | undefined => {
  const random = sfc32(seed)
  for (let answers = 0; position.outcome === undefined && answers < 1_500; answers++) {
    holds(position)
    const decision = position.decisions[random.below(position.decisions.length)]!
    const option = decision.options[random.below(decision.options.length)]!
    const seen = JSON.stringify(position.view('p1'))
    for (const id of hidden(position)) must(!seen.includes(`"${id}"`), `p1 can see ${id}`)
    if (answers % 9 === 0) looksRight(position, decision.seat, option.id, random)
    position.answer(decision.seat, option.id)
  }
  holds(position)
  return position.outcome?.result
}

/** An imagined world looks the same, and what can be undone was foreseen exactly. */
const looksRight = (position: LivePosition<Defenders>, seat: Seat, option: string, random: Random): void => {
  const view = position.view(seat)
  must(digestOf(imagine(game, view, random).view(seat)) === digestOf(view), 'an imagined world gives another view')
  const [first] = foresee(game, view, option)
  const real = position.copy()
  real.answer(seat, option)
  must(
    real.learned || digestOf(first?.view) === digestOf(real.view(seat)),
    `the result of "${option}" was not foreseen`,
  )
}

describe('imagined worlds', () => {
  test('in Round 1 the unknown cards are Enemies on top; later the unknown card may be any of the Horde’s', () => {
    const first = given({ round: 1, confirmDraw: true }).deck('cragBears', 'stoneGhouls', 'reefRaiders')
    const tops = new Set<CardId | undefined>()
    for (let i = 0; i < 40; i++) {
      const { turn } = game.imagine(first.table.view('p1'), sfc32(`first ${i}`)).piles
      expect(turn.slice(-3).map(card => TURN_CARDS[card].kind)).toEqual(['enemy', 'enemy', 'enemy'])
      tops.add(turn.at(-1))
    }
    expect(tops.size).toBeGreaterThan(6)
    const later = given({ unknown: ['harpy'], horde: ['wraith', 'cragBears'], confirmDraw: true }).deck(
      'harpy',
      'stoneGhouls',
    )
    const worlds = Array.from({ length: 60 }, (_, i) => game.imagine(later.table.view('p1'), sfc32(`later ${i}`)).piles)
    const unknowns = worlds.map(({ turn }) => turn.find(card => !later.open.inTurnDeck.includes(card)))
    expect(new Set(unknowns).size).toBeGreaterThan(5)
    expect(new Set(worlds.map(({ turn }, i) => turn.indexOf(unknowns[i]!))).size).toBe(6)
    for (const { turn, horde } of worlds) {
      const joined = [...horde, ...turn.filter(card => !later.open.inTurnDeck.includes(card))]
      expect(joined.map(card => TURN_CARDS[card].kind).sort()).toEqual(['dire', 'dire', 'enemy'])
    }
  })

  test('a card known at its place stays there', () => {
    const known = given({ red: { hero: 'oracle', at: 'coast' } })
      .deck('turn.red', 'cragBears', 'turn.blue')
      .seat('p1', 'red use scry', 'bottom')
    for (let i = 0; i < 20; i++) {
      const world = game.imagine(known.table.view('p1'), sfc32(`known ${i}`)).piles.turn
      expect(world[0]).toBe('cragBears')
      expect(world.toSorted()).toEqual(known.pile('turn').toSorted())
    }
    expect(turnDeckFromTop(known.table.view('p1')).at(-1)).toBe('cragBears')
  })
})
