import type { Setup, Start, Step } from '@tabletome/engine'
import { ARTIFACT_IDS, DEFENDER_CARD_IDS, DIRE_IDS, ENEMY_IDS, FOE_IDS, HERO_IDS } from '../../content/cards.ts'
import { HEROES } from '../../content/heroes.ts'
import { COLOURS, DECKS, DIFFICULTIES } from '../../content/levels.ts'
import { REGION_IDS, SLOTS } from '../../content/regions.ts'
import { beginRound } from '../round/round.ts'
import { agree, type Agreed } from './settings.ts'
import { refuse } from './reasons.ts'
import { option, question, step } from './kit.ts'
import type { Dealing } from './steps.ts'
import type { CardId, Colour, Defender, Defenders, Open, Play, Region, RegionId, Seat, Side } from './shape.ts'

/**
 * Everything sorted and unshuffled; the first step shuffles and deals (DEF-SETUP-01…11, DEF-DECK-01, DEF-SOLO-01,
 * DEF-SOLO-02).
 */
export const startGame = (setup: Setup): Start<Defenders> => {
  const agreed = agree(setup)
  const { seats, colours, difficulty } = agreed
  const size = colours.length === 4 ? 4 : colours.length === 3 ? 3 : 2
  const inPlay: CardId[] = DEFENDER_CARD_IDS.filter(card => isInPlay(card, colours, DECKS.allDefenders[size]))
  const open: Open = {
    seats: [...new Set(seats)],
    difficulty,
    direInHorde: DECKS.dire[size] + DIFFICULTIES[difficulty].extraDire,
    round: 1,
    regions: Object.fromEntries(
      REGION_IDS.map((region, index): [RegionId, Region] => [
        region,
        { slot: SLOTS[index] ?? 'w', side: 'A', threat: 0 },
      ]),
    ) as Record<RegionId, Region>,
    /** All Threat tokens at 0 (DEF-SETUP-04). */
    capital: 0,
    defenders: {},
    discard: [],
    inTurnDeck: [...inPlay],
    knownAt: [],
    shown: [],
    hordeSeen: { enemies: 0, dire: 0 },
    usedThisRound: [],
    drained: false,
    confirmDraw: agreed.confirmDraw,
  }
  const leftover: CardId[] = DEFENDER_CARD_IDS.filter(card => !inPlay.includes(card))
  const piles = {
    turn: inPlay,
    horde: [],
    leftover,
    markers: [],
    artifacts: [...ARTIFACT_IDS],
    foe: [],
    enemies: [...ENEMY_IDS],
    dire: [...DIRE_IDS],
    map: [...REGION_IDS],
    foes: [...FOE_IDS],
    heroes: agreed.heroes === 'random' ? [...HERO_IDS] : [],
  }
  const own: Record<Seat, Record<string, never>> = { p1: {}, p2: {}, p3: {}, p4: {} }
  return { open, own, piles, first: deal(dealing(agreed)) }
}

/**
 * The coloured cards of the Defenders in play, and All Defenders Cards by their number (DEF-DECK-03, DEF-DECK-04,
 * DEF-RULING-01).
 */
const isInPlay = (card: CardId, colours: readonly Colour[], allDefenders: number): boolean =>
  card === 'all.1'
    ? allDefenders > 0
    : card === 'all.2'
      ? allDefenders > 1
      : colours.some(colour => card === `turn.${colour}`)

const dealing = ({ seats, colours, heroes, sides }: Agreed): Dealing => ({
  sides,
  defenders: COLOURS.filter(colour => colours.includes(colour)).map(defender => {
    const index = colours.indexOf(defender)
    const hero = typeof heroes === 'string' ? heroes : (heroes[index] ?? 'choose')
    return { seat: seats[index] ?? seats[0] ?? 'p1', defender, hero }
  }),
})

/**
 * Map, decks and the Foe, face down, are dealt before heroes are chosen, so that the map can be seen (DEF-SETUP-10,
 * DEF-SETUP-11).
 */
const deal = step('setup.deal', (play, { sides, defenders }) => {
  dealMap(play, sides)
  dealDecks(play)
  play.shuffle('artifacts')
  play.shuffle('foes')
  play.transfer('foes', 'foe')
  play.shuffle('heroes')
  play.next(...defenders.map(takeHero), beginRound())
})

/** Each Outer Region to a random slot, each on a random side (DEF-SETUP-02, DEF-SETUP-03, DEF-RULING-39). */
const dealMap = (play: Play, sides: 'random' | Side): void => {
  const { regions } = play.state.open
  play.shuffle('map')
  for (const slot of SLOTS) {
    const region = play.draw('map')
    if (region === undefined) continue
    regions[region].slot = slot
    regions[region].side = sides === 'random' ? play.rollOne(SIDES) : sides
  }
  const slots = Object.fromEntries(REGION_IDS.map(region => [regions[region].slot, region])) as MapDealt['slots']
  const faces = Object.fromEntries(REGION_IDS.map(region => [region, regions[region].side])) as MapDealt['sides']
  play.emit({ type: 'mapDealt', slots, sides: faces })
}
type MapDealt = Extract<Defenders['fact'], { type: 'mapDealt' }>
const SIDES: readonly Side[] = ['A', 'B']

/**
 * Three Enemies on top of the Defender Cards, where they meet nobody yet; three with random Dire Enemies in the Horde,
 * the rest left over (DEF-DECK-02, DEF-DECK-05, DEF-DECK-06, DEF-DECK-07, DEF-RULING-50, DEF-RULING-51).
 */
const dealDecks = (play: Play): void => {
  for (const pile of ['turn', 'enemies', 'dire'] as const) play.shuffle(pile)
  for (let i = 0; i < DECKS.enemiesEach; i++) play.transfer('enemies', 'turn')
  for (let i = 0; i < DECKS.enemiesEach; i++) play.transfer('enemies', 'horde')
  for (let i = 0; i < play.state.open.direInHorde; i++) play.transfer('dire', 'horde')
  while (play.transfer('enemies', 'leftover') || play.transfer('dire', 'leftover'));
  play.shuffle('horde')
  play.shuffle('leftover')
}

const takeHero = ({ seat, defender, hero }: Dealing['defenders'][number]): Step =>
  hero === 'choose'
    ? chooseHero({ seat, defender })
    : hero === 'random'
      ? drawHero({ seat, defender })
      : setHero({ seat, defender, hero })

/** No Player Card is used twice (DEF-SETUP-05). */
const chooseHero = question('setup.chooseHero', {
  seat: (_state, { seat }) => seat,
  ask: 'always',
  options: (state, { seat, defender }) => {
    const free = HERO_IDS.filter(hero => !COLOURS.some(colour => state.open.defenders[colour]?.hero === hero))
    return free.map(hero => option({ do: 'hero', hero }, setHero({ seat, defender, hero })))
  },
  whyNot: (state, _about, { answer }) => {
    const taken = COLOURS.find(colour => answer?.do === 'hero' && state.open.defenders[colour]?.hero === answer.hero)
    return taken && refuse('DEF-SETUP-05', 'heroTaken', { defender: taken })
  },
})

const drawHero = step('setup.drawHero', (play, { seat, defender }) => {
  const hero = play.draw('heroes')
  if (hero !== undefined) play.next(setHero({ seat, defender, hero }))
})

/**
 * In the Capital, with the highest HP of the card and without an Artifact (DEF-SETUP-06, DEF-SETUP-07, DEF-SETUP-08,
 * DEF-SETUP-09).
 */
const setHero = step('setup.setHero', (play, { seat, defender, hero }) => {
  const fresh: Defender = {
    seat,
    hero,
    at: 'capital',
    hp: HEROES[hero].hp,
    artifacts: [],
    usedThisTurn: [],
    deeds: { secured: 0, defended: 0, damage: 0, artifacts: 0 },
  }
  play.state.open.defenders[defender] = fresh
  play.emit({ type: 'heroChosen', seat, defender, hero })
})
