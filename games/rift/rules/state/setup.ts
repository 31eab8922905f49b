import type { Setup, Start } from '@tabletome/engine'
import { SPECIALS } from '../../content/bosses.ts'
import { DECK_IDS, DECKS } from '../../content/cards.ts'
import { DIFFICULTIES } from '../../content/difficulties.ts'
import type { BlockId, Spawn } from '../../content/ids.ts'
import { ENDLESS, HEART_TOKENS, MOST_CRYSTALS, SOLDIERS } from '../../content/numbers.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
import { SPAWNS } from '../../content/sites.ts'
import { STORM_IDS } from '../../content/storms.ts'
import { TOWER_IDS, TOWERS } from '../../content/towers.ts'
import { mapOf } from '../map/map.query.ts'
import { fillStack } from './decks.ts'
import { chooseAbilities, chooseHero, chooseSpells, dealTowers } from './roster.ts'
import { agree, type Agreed } from './settings.ts'
import { go, step } from './kit.ts'
import type { Open, Rift } from './shape.ts'
import { buildWave } from './waves.ts'

type Players = 1 | 2 | 3 | 4

/** Everything sorted and unshuffled; the first step shuffles and deals (RIFT-SETUP-01…05, 10, 13…15, RIFT-DIFFICULTY-01). */
export const startGame = (setup: Setup): Start<Rift> => {
  const agreed = agree(setup)
  const open = openOf(agreed)
  const scenario = SCENARIOS[agreed.scenario]
  const endless = agreed.mode === 'storm'
  const piles: Start<Rift>['piles'] = {
    stack1: [],
    stack2: [],
    stack3: [],
    stack4: [],
    stack5: [],
    stack6: [],
    ghosts: scenario.ghosts || endless ? [...DECKS.G] : [],
    storms: open.storms ? [...STORM_IDS] : [],
    specials: scenario.boss === undefined || endless ? [] : [...SPECIALS[scenario.boss]],
    deck1: [...DECKS[1]],
    deck2: [...DECKS[2]],
    deck3: [...DECKS[3]],
    deck3g: [...DECKS['3g']],
    deck3f: [...DECKS['3f']],
    deck4: [...DECKS[4]],
    deck4p: [...DECKS['4p']],
    deckP1: [...DECKS.P1],
    deckP2: [...DECKS.P2],
    deckP3: [...DECKS.P3],
    deckP4: [...DECKS.P4],
  }
  return { open, own: { p1: {}, p2: {}, p3: {}, p4: {} }, piles, first: prepare() }
}

const openOf = (agreed: Agreed): Open => {
  const { mode, seats, difficulty } = agreed
  const endless = mode === 'storm'
  const scenario = SCENARIOS[agreed.scenario]
  const limits = endless ? ENDLESS : scenario
  const players = seats.length as Players
  const hearts = heartsFor(limits.hearts, agreed)
  const open: Open = {
    mode,
    scenario: agreed.scenario,
    map: String(agreed.scenario),
    seats: [...seats],
    difficulty,
    storms: endless || scenario.storms || agreed.storms || DIFFICULTIES[difficulty].storms === true,
    roundLimit: agreed.roundLimit,
    maxLevel: limits.maxLevel,
    round: 0,
    phase: 0,
    hearts,
    heartsOf: hearts,
    crystals: crystalsFor(limits.crystals, agreed),
    soldiers: SOLDIERS,
    supply: {},
    hands: { p1: [], p2: [], p3: [], p4: [] },
    incoming: { p1: [], p2: [], p3: [], p4: [] },
    sites: {},
    heroes: {},
    spells: [],
    trays: [],
    blocks: {},
    opened: [],
    slots: {},
    tops: {},
    portals: { total: 0, destroyed: 0 },
    bossBeaten: endless || scenario.boss === undefined,
    stormsUsed: [],
    specialsUsed: [],
    gone: [],
    escaped: [],
    ready: [],
    given: [],
    bought: [],
    wave: 0,
    tally: { hordes: 0, escaped: 0 },
  }
  for (const tower of TOWER_IDS) if (TOWERS[tower].level <= open.maxLevel) open.supply[tower] = TOWERS[tower].copies
  for (const spawn of SPAWNS) if (scenario.stacks[players][spawn] !== undefined) open.slots[spawn] = []
  if (!endless) layBlocks(open, scenario.blocks?.[players])
  return open
}

/** Never more than the tokens that are left beside one for each player's hero (RIFT-SETUP-15, RIFT-DIFFICULTY-01). */
const heartsFor = (table: number, { difficulty, seats }: Agreed): number => {
  const { hearts, leastHearts = 1 } = DIFFICULTIES[difficulty]
  return Math.min(HEART_TOKENS - seats.length, Math.max(leastHearts, table + hearts))
}
const crystalsFor = (table: number, { difficulty }: Agreed): number => {
  const { crystals } = DIFFICULTIES[difficulty]
  return crystals === undefined ? 0 : Math.min(MOST_CRYSTALS, Math.max(0, table + crystals))
}

/** Pathbreaker cards lie on the path spaces in front of the spawn points they block (RIFT-SETUP-14). */
const layBlocks = (open: Open, blocks: Readonly<Partial<Record<BlockId, Spawn>>> = {}): void => {
  const { spawns } = mapOf(open.map, open.seats.length)
  for (const block of [1, 2, 3] as const) {
    const front = spawns.find(({ spawn }) => spawn === blocks[block])?.front
    if (front !== undefined) open.blocks[block] = front
  }
}

/** Decks are shuffled, stacks dealt; then heroes, abilities, spells and towers, and the first hordes come (RIFT-SETUP-06). */
const prepare = step('setup.prepare', play => {
  const { open } = play.state
  for (const deck of DECK_IDS) play.shuffle(`deck${deck}`)
  play.shuffle('ghosts')
  play.shuffle('storms')
  play.shuffle('specials')
  if (open.mode === 'storm') buildWave(play)
  else {
    const stacks = SCENARIOS[open.scenario].stacks[open.seats.length as Players]
    for (const spawn of SPAWNS) {
      const slots = stacks[spawn]
      if (slots === undefined) continue
      fillStack(play, spawn, slots)
      open.portals.total += slots.filter(slot => slot[0] === 'P').length
    }
  }
  for (const seat of open.seats) play.next(chooseHero({ seat }))
  play.next(chooseAbilities(), chooseSpells(), dealTowers(), spawnFirst())
})

/** The top card of every open stack, once, in the order of the tokens; round 1 then has no phase 1 (RIFT-RULING-08). */
const spawnFirst = step('setup.spawn', play => {
  for (const spawn of SPAWNS) if (play.state.open.slots[spawn] !== undefined) play.next(go('spawn.from', { spawn }))
  play.next(go('round.begin'))
})
