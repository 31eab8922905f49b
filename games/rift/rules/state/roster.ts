import { done } from '@tabletome/engine'
import { abilitiesOf } from '../../content/abilities.ts'
import { HEROES, HERO_IDS, WILDCAT } from '../../content/heroes.ts'
import type { AbilityId, HeroId, SpellId } from '../../content/ids.ts'
import { BENCH, ENDLESS, STARTING_TOWERS } from '../../content/numbers.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
import { SPELL_IDS, SPELLS } from '../../content/spells.ts'
import { isHero } from '../heroes/heroes.query.ts'
import { type Why, why } from './reasons.query.ts'
import { jointQuestion, option, question, step } from './kit.ts'
import type { Hero, Now, Offers, Play, Seat, Wish } from './shape.ts'

/** Each player has a hero of their own (RIFT-GAME-04, RIFT-SETUP-16). */
export const chooseHero = question('setup.hero', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat }) =>
    HERO_IDS.filter(hero => open.heroes[hero] === undefined).map(hero =>
      option({ do: 'hero', hero }, takeHero({ seat, hero })),
    ),
  whyNot: ({ open }, _about, wish) => whyNotHero(open, wish),
})
const whyNotHero = (open: Now['open'], { answer }: Wish): Why | undefined => {
  if (answer?.do !== 'hero' && answer?.do !== 'bench') return undefined
  const { hero } = answer
  return isHero(hero) && open.heroes[hero] !== undefined ? why('RIFT-SETUP-16', 'heroTaken', { hero }) : undefined
}

/** On its board, upright, at full health (RIFT-SETUP-09); alone one may name others for the bench (RIFT-SOLO-06). */
const takeHero = step('setup.takeHero', (play, { seat, hero }) => {
  muster(play, seat, hero, 'board')
  play.emit({ type: 'heroChosen', seat, hero, bench: false })
  if (play.state.open.seats.length === 1) play.next(chooseBench({ seat }))
})

const chooseBench = question('setup.bench', {
  seat: (_state, { seat }) => seat,
  repeat: true,
  ask: 'always',
  options: ({ open }, { seat }) => {
    const list: Offers<'bench' | 'done'> = []
    if (benchOf(open) >= BENCH) return list
    for (const hero of HERO_IDS)
      if (open.heroes[hero] === undefined)
        list.push(option({ do: 'bench', hero }, takeToBench({ seat, hero }), `hero ${hero}`))
    list.push(done())
    return list
  },
  whyNot: ({ open }, _about, wish) => whyNotHero(open, wish),
})
const benchOf = (open: Now['open']): number => HERO_IDS.filter(hero => open.heroes[hero]?.place === 'bench').length

const takeToBench = step('setup.takeToBench', (play, { seat, hero }) => {
  muster(play, seat, hero, 'bench')
  play.emit({ type: 'heroChosen', seat, hero, bench: true })
})

/** The wildcat belongs to Alleria; only with her first movement as a main hero it comes by itself (RIFT-ALLERIA-06, RIFT-RULING-66). */
const muster = (play: Play, seat: Seat, hero: HeroId, place: 'board' | 'bench'): void => {
  const { heroes } = play.state.open
  heroes[hero] = fresh(seat, HEROES[hero].health, place)
  const { companion, health } = HEROES[hero]
  if (companion === undefined) return
  heroes[companion] = fresh(seat, WILDCAT.health, place)
  if (place === 'board') heroes[hero] = { ...fresh(seat, health, place), alone: true }
}
const fresh = (seat: Seat, health: number, place: Hero['place']): Hero => ({
  seat,
  place,
  at: -1,
  base: 0,
  facing: 0,
  health,
  abilities: [],
  played: false,
  locked: false,
  shielded: false,
})

/** Two of the hero's, for the whole game; the suggested pair first (RIFT-SETUP-08, RIFT-RULING-46). */
export const chooseAbilities = jointQuestion('setup.abilities', {
  join: 'all',
  seats: state => state.open.seats,
  options: ({ open }, _about, seat) => {
    const hero = mainHeroOf(open, seat)
    return pairsOf(hero).map(pair =>
      option({ do: 'pair', first: pair[0], second: pair[1] }, takeAbilities({ seat, hero, pair })),
    )
  },
})
const mainHeroOf = (open: Now['open'], seat: Seat): HeroId => {
  for (const hero of HERO_IDS) {
    const standing = open.heroes[hero]
    if (standing?.seat === seat && standing.place !== 'bench') return hero
  }
  throw new Error(`${seat} has no hero`)
}
type Pair = readonly [AbilityId, AbilityId]
const pairsOf = (hero: HeroId): Pair[] => {
  const { suggested } = HEROES[hero]
  const abilities = abilitiesOf(hero)
  const pairs = abilities.flatMap((first, i) => abilities.slice(i + 1).map((second): Pair => [first, second]))
  const isSuggested = (pair: Pair): boolean => pair.every(ability => suggested.includes(ability))
  return [...pairs.filter(isSuggested), ...pairs.filter(pair => !isSuggested(pair))]
}

const takeAbilities = step('setup.takeAbilities', (play, about) => {
  const { seat, hero, pair } = about
  const standing = play.state.open.heroes[hero]
  if (standing === undefined || hero === 'wildcat') return
  standing.abilities = pair.map(id => ({ id, up: true }))
  play.emit({ type: 'abilitiesChosen', seat, hero, abilities: [...pair] })
})

/** The team's spells, whoever names them first; fewer than allowed will do (RIFT-SETUP-11, RIFT-SPELL-11). */
export const chooseSpells = jointQuestion('setup.spells', {
  join: 'first',
  repeat: true,
  seats: state => state.open.seats,
  options: ({ open }, _about, seat) => {
    const list: Offers<'spell' | 'done'> = []
    const { count, power } = limitOf(open)
    if (open.spells.length >= count) return list
    for (const spell of SPELL_IDS)
      if (SPELLS[spell].power <= power && !hasSpell(open, spell))
        list.push(option({ do: 'spell', spell }, takeSpell({ seat, spell })))
    list.push(done())
    return list
  },
  whyNot: ({ open }, _about, { answer }) => {
    if (answer?.do !== 'spell') return undefined
    const { spell } = answer
    if (SPELLS[spell].power > limitOf(open).power) return why('RIFT-SPELL-11', 'spellTooStrong', { spell })
    return hasSpell(open, spell) ? why('RIFT-SETUP-11', 'spellTaken', { spell }) : undefined
  },
})
const limitOf = (open: Now['open']): { readonly count: number; readonly power: 1 | 2 } =>
  open.mode === 'storm' ? ENDLESS.spells : SCENARIOS[open.scenario].spells
const hasSpell = (open: Now['open'], spell: SpellId): boolean => open.spells.some(({ id }) => id === spell)

const takeSpell = step('setup.takeSpell', (play, { seat, spell }) => {
  play.state.open.spells.push({ id: spell, used: false })
  play.emit({ type: 'spellChosen', seat, spell })
})

/** As many of the hero's starting towers as the number of players says, from the supply (RIFT-SETUP-07). */
export const dealTowers = step('setup.dealTowers', play => {
  const { open } = play.state
  const count = STARTING_TOWERS[open.seats.length as 1 | 2 | 3 | 4]
  for (const seat of open.seats) {
    const towers = HEROES[mainHeroOf(open, seat)].towers.slice(0, count)
    for (const tower of towers) open.supply[tower] = (open.supply[tower] ?? 0) - 1
    open.hands[seat] = [...towers]
    play.emit({ type: 'towersDealt', seat, towers })
  }
})
