import type { Setup, Start } from '@tabletome/engine'
import { STANDARD_BANES } from '../../content/banes.ts'
import { BLOODSHED_IDS } from '../../content/bloodsheds.ts'
import { DIFFICULTIES, FIRST_CAMPAIGN } from '../../content/difficulties.ts'
import { HERO_IDS, HEROES } from '../../content/heroes.ts'
import type { DeckId, HeroId, ProwessId } from '../../content/ids.ts'
import { OPPORTUNITY_IDS } from '../../content/opportunities.ts'
import { SPECIAL_PROWESS } from '../../content/prowess.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { SCIONS } from '../../content/scions.ts'
import { SPORT_IDS } from '../../content/sports.ts'
import { BASIC_TACTICS, SPECIAL_TACTICS, TACTICS } from '../../content/tactics.ts'
import { factionChips, NEUTRAL_CHIPS, OPPORTUNITY_CHIPS } from '../units/kinds.query.ts'
import { padOptions, whyNotPad } from '../camp/pad.query.ts'
import { validProwess, whyNotProwess } from '../camp/prowess.query.ts'
import { heroHealth } from '../units/stats.query.ts'
import { words } from '../../words.ts'
import { react } from '../effects/react.ts'
import { ask } from '../combat/fight.ts'
import { improvePad, padAnswer } from '../camp/pad.ts'
import { putInBag, showFront } from '../campaign/piles.ts'
import { agree, type Agreed } from './settings.ts'
import { go, option, step } from './kit.ts'
import type { Open, Play, Victorum } from './shape.ts'

const DECKS: readonly DeckId[] = ['sport', 'bloodshed', 'opportunity']
const PRIMUSES = 3

/** Everything sorted and unshuffled; the first step shuffles and shows the fronts (VIC-SETUP-01…08). */
export const startGame = (setup: Setup): Start<Victorum> => {
  const agreed = agree(setup)
  const { hero, first } = agreed
  const piles: Start<Victorum>['piles'] = {
    sport: [...SPORT_IDS],
    bloodshed: [...BLOODSHED_IDS],
    opportunity: [...OPPORTUNITY_IDS],
    banes: [...STANDARD_BANES],
    bag: [],
    primuses: first ? FIRST_CAMPAIGN.primuses.toReversed() : HERO_IDS.filter(id => id !== hero),
    LAM: factionChips('LAM'),
    ATL: factionChips('ATL'),
    REF: factionChips('REF'),
    ARG: factionChips('ARG'),
    VES: factionChips('VES'),
    AMA: factionChips('AMA'),
    PAR: factionChips('PAR'),
    KUN: factionChips('KUN'),
  }
  return { open: openOf(agreed), own: { p1: {} }, piles, first: begin({ first }) }
}

const openOf = ({ hero: id, scion, difficulty }: Agreed): Open => {
  const card = HEROES[id]
  const { blessings, influence, health, leadership } = DIFFICULTIES[difficulty]
  const tactics: Open['tactics'] = {}
  for (const tactic of BASIC_TACTICS) tactics[tactic] = TACTICS[tactic].copies
  return {
    difficulty,
    scion,
    act: 1,
    weeks: 0,
    round: 0,
    phase: 'setup',
    place: `${card.home}-C`,
    influence,
    hero: {
      id,
      hp: card.health + health,
      health: card.health + health,
      movement: card.movement,
      range: card.range,
      leadership: card.leadership + leadership,
      dice: [...card.attack],
      blessings,
      prowess: [],
    },
    camp: { units: [], defeated: [], tactics: [], opportunities: [], banes: [] },
    tactics,
    chips: [...OPPORTUNITY_CHIPS, ...SPECIAL_TACTICS],
    specials: [...SPECIAL_PROWESS],
    prowessLeft: [...card.prowess],
    primuses: [],
    fronts: {},
    stacks: {},
    known: { sport: [], bloodshed: [], opportunity: [] },
    bag: [],
    removed: [],
    onceAct: [],
    deeds: {
      sportWins: [],
      bloodshedWins: [],
      harbors: [],
      recruits: [],
      route: [],
      fights: [],
      odyssey: undefined,
    },
    lastFrom: undefined,
    lastLanding: undefined,
    offer: undefined,
    combat: undefined,
    outcomeOfCombat: undefined,
  }
}

/** Shuffles, then puts the scion's banes before all others (VIC-SETUP-02, VIC-SETUP-04, VIC-SETUP-07, VIC-SETUP-20). */
const begin = step('setup.begin', (play, { first }) => {
  const { open } = play.state
  const { prowess, boost } = DIFFICULTIES[open.difficulty]
  for (const deck of DECKS) {
    play.shuffle(deck)
    showFront(play, deck)
  }
  for (const region of REGION_IDS) {
    play.shuffle(region)
    const front = play.draw(region)
    if (front !== undefined) open.stacks[region] = front
  }
  play.shuffle('banes')
  for (const bane of SCIONS[open.scion].banes.toReversed()) play.place('banes', bane)
  gather(play)
  if (first) {
    for (const id of FIRST_CAMPAIGN.prowess) earn(play, id)
    improvePad(play, { do: 'addDie' }, 'setup')
  } else {
    if (prowess > 0) play.next(chooseProwess({ left: prowess }))
    if (boost.length > 0) play.next(chooseBoost({ kinds: [...boost] }))
  }
  play.next(drawPrimuses({ first }))
})

/** One of each neutral unit of the hero's list; the other five are the bag. Tactics, except for the Fearless (VIC-SETUP-15, 16, 22). */
const gather = (play: Play): void => {
  const { open } = play.state
  const { units, tactics } = HEROES[open.hero.id]
  const mine = units.map(unit => `${unit}.1`)
  open.camp.units = mine
  for (const chip of NEUTRAL_CHIPS) if (!mine.includes(chip)) putInBag(play, chip)
  if (!DIFFICULTIES[open.difficulty].tactics) return
  for (const tactic of tactics) {
    open.camp.tactics.push(tactic)
    open.tactics[tactic] = (open.tactics[tactic] ?? 0) - 1
  }
}

/** Earned at once; lower levels first (VIC-SETUP-11, VIC-SETUP-12). */
const chooseProwess = ask('setup.prowess', {
  options: ({ open }, { left }) =>
    validProwess(open).map(id => option({ do: 'prowess', prowess: id }, takeProwess({ id, left }))),
  whyNot: ({ open }, _, { answer }) => (answer?.do === 'prowess' ? whyNotProwess(open, answer.prowess) : undefined),
})
const takeProwess = step('setup.takeProwess', (play, { id, left }) => {
  earn(play, id)
  if (left > 1) play.next(chooseProwess({ left: left - 1 }))
})
const earn = (play: Play, id: ProwessId): void => {
  const { open } = play.state
  open.prowessLeft.splice(open.prowessLeft.indexOf(id), 1)
  open.hero.prowess.push(id)
  play.emit({ type: 'prowessGained', prowess: id, cause: 'setup' })
}

/** The Chosen add or upgrade a die, the Valiant choose one line of the pad (VIC-DIFF-01, VIC-DIFF-02). */
const chooseBoost = ask('setup.boost', {
  options: ({ open }, { kinds }) =>
    padOptions(open, kinds).map(answer => option(answer, takeBoost({ id: words.id(answer) }))),
  whyNot: ({ open }, _, { answer }) => whyNotPad(open, answer),
})
const takeBoost = step('setup.takeBoost', (play, { id }) => improvePad(play, padAnswer(id), 'setup'))

/** Three of the seven others, in no order; the rest leave the game (VIC-SETUP-21). Then the first act begins. */
const drawPrimuses = step('setup.primuses', (play, { first }) => {
  const { open } = play.state
  if (!first) play.shuffle('primuses')
  const drawn: HeroId[] = []
  for (let hero = play.draw('primuses'); hero !== undefined; hero = play.draw('primuses'))
    if (drawn.length < PRIMUSES) drawn.push(hero)
  drawn.sort((a, b) => HERO_IDS.indexOf(a) - HERO_IDS.indexOf(b))
  open.primuses = drawn.map(hero => ({ hero, defeated: false }))
  open.hero.hp = heroHealth(open)
  const { difficulty, scion, hero } = open
  play.emit({ type: 'campaignBegan', hero: hero.id, scion, difficulty, primuses: drawn })
  react(play, 'campaignBegan')
  play.next(go('act.begin', { act: 1 }))
})
