import { HEROES, WILDCAT } from '../content/heroes.ts'
import type { UnitId } from '../content/ids.ts'
import type { Fact, Hero, Open, Seat } from '../rules/state.ts'

const withHero = (open: Open, id: UnitId, change: Partial<Hero>): Open => {
  const hero = open.heroes[id]
  return hero ? { ...open, heroes: { ...open.heroes, [id]: { ...hero, ...change } } } : open
}

const freshHero = (seat: Seat, health: number, place: Hero['place']): Hero => ({
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

const OFF_MAP = { at: -1, base: 0 } as const

/** What becomes of heroes; undefined for facts about something else. */
export const heroesAfter = (open: Open, fact: Fact): Open | undefined => {
  switch (fact.type) {
    case 'heroChosen': {
      const hero = freshHero(fact.seat, HEROES[fact.hero].health, fact.bench ? 'bench' : 'board')
      return { ...open, heroes: { ...open.heroes, [fact.hero]: hero } }
    }
    case 'abilitiesChosen':
      return withHero(open, fact.hero, { abilities: fact.abilities.map(id => ({ id, up: true })) })
    case 'displaced':
      return fact.to === undefined
        ? withHero(open, fact.hero, { ...OFF_MAP, place: 'board' })
        : withHero(open, fact.hero, { at: fact.to, base: 0 })
    case 'regenerated':
      return withHero(open, fact.hero, { place: 'board', health: fact.health, locked: true, played: true })
    case 'heroActivated':
      return withHero(open, fact.hero, { played: true })
    case 'heroMoved':
      return withHero(open, fact.hero, { place: 'map', at: fact.to, base: 0 })
    case 'heroEngaged':
      return withHero(open, fact.hero, { base: fact.base })
    case 'heroFaced':
      return withHero(open, fact.hero, { facing: fact.facing })
    case 'abilityTurned': {
      const abilities = open.heroes[fact.hero]?.abilities ?? []
      return withHero(open, fact.hero, {
        abilities: abilities.map(each => (each.id === fact.ability ? { ...each, up: fact.up } : each)),
      })
    }
    case 'recovered': {
      const abilities = open.heroes[fact.hero]?.abilities ?? []
      return withHero(open, fact.hero, {
        health: fact.health,
        abilities: abilities.map(({ id }) => ({ id, up: true })),
      })
    }
    case 'healed':
    case 'hurt':
      return withHero(open, fact.hero, { health: fact.to })
    case 'knockedOut':
      // The wildcat waits unharmed on Alleria's board (RIFT-ALLERIA-04).
      return fact.hero === 'wildcat'
        ? withHero(open, 'wildcat', { ...OFF_MAP, place: 'board', health: WILDCAT.health })
        : withHero(open, fact.hero, { ...OFF_MAP, place: 'out' })
    case 'sentHome':
      return withHero(open, fact.hero, { ...OFF_MAP, place: 'board' })
    case 'shielded':
      return withHero(open, fact.hero, { shielded: true })
    case 'wildcatCame':
      return withHero(open, 'wildcat', { place: 'map', at: fact.at, base: fact.base, health: 1 })
    case 'benchCalled':
      return withHero(open, fact.hero, { place: 'map', at: fact.at, base: 0 })
    case 'heroGone': {
      const left = withHero(open, fact.hero, { ...OFF_MAP, place: 'gone' })
      return fact.hero === 'alleria' ? withHero(left, 'wildcat', { ...OFF_MAP, place: 'gone' }) : left
    }
    default:
      return undefined
  }
}
