import type { Fact, HeroSheet, Open } from '../rules/state.ts'

const sheet = (open: Open, change: Partial<HeroSheet>): Open => ({ ...open, hero: { ...open.hero, ...change } })
const camp = (open: Open, change: Partial<Open['camp']>): Open => ({ ...open, camp: { ...open.camp, ...change } })
const supply = (open: Open, tactic: keyof Open['tactics'], by: 1 | -1): Open => ({
  ...open,
  tactics: { ...open.tactics, [tactic]: Math.max(0, (open.tactics[tactic] ?? 0) + by) },
})
/** Without one of those. */
export const without = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item)
  return at < 0 ? [...list] : list.filter((_, i) => i !== at)
}

/** Travel, weeks, influence, hero and camp; undefined for facts of a combat. */
export const campaignAfter = (open: Open, fact: Fact): Open | undefined => {
  switch (fact.type) {
    case 'actBegan':
      return { ...open, act: fact.act as Open['act'], weeks: 0, onceAct: [] }
    case 'travelled':
      return { ...open, place: fact.to, lastFrom: fact.from }
    case 'weekMarked':
      return { ...open, weeks: fact.weeks }
    case 'cardRevealed':
      return { ...open, fronts: { ...open.fronts, [fact.deck]: fact.card } }
    case 'influenceGained':
      return { ...open, influence: fact.to }
    case 'blessingUsed':
      return sheet(open, { blessings: fact.left })
    case 'primusBeaten':
      return {
        ...open,
        primuses: open.primuses.map(each => (each.hero === fact.hero ? { ...each, defeated: true } : each)),
      }
    default:
      return heroAfter(open, fact) ?? campAfter(open, fact)
  }
}

const heroAfter = (open: Open, fact: Fact): Open | undefined => {
  const { hero } = open
  switch (fact.type) {
    case 'prowessGained':
      return {
        ...sheet(open, { prowess: [...hero.prowess, fact.prowess] }),
        prowessLeft: without(open.prowessLeft, fact.prowess),
        specials: without(open.specials, fact.prowess),
      }
    case 'statRaised':
      return sheet(open, { [fact.stat]: hero[fact.stat] + fact.to - fact.from })
    case 'dieAdded':
      return sheet(open, { dice: [...hero.dice, 'Y'] })
    case 'dieUpgraded':
      return sheet(open, { dice: hero.dice.map((die, column) => (column === fact.column ? fact.to : die)) })
    default:
      return undefined
  }
}

const campAfter = (open: Open, fact: Fact): Open | undefined => {
  const { camp: has } = open
  switch (fact.type) {
    case 'baneDrawn':
      return fact.to === 'camp'
        ? camp(open, { banes: [...has.banes, fact.bane as (typeof has.banes)[number]] })
        : { ...open, bag: [...open.bag, fact.bane].sort() }
    case 'baneRemoved':
      return fact.from === 'camp'
        ? camp(open, { banes: has.banes.filter(bane => bane !== fact.bane) })
        : { ...open, bag: without(open.bag, fact.bane) }
    case 'opportunityKept':
      return camp(open, { opportunities: [...has.opportunities, { card: fact.card, seen: [], met: false }] })
    case 'opportunityClaimed':
      return camp(open, { opportunities: has.opportunities.filter(({ card }) => card !== fact.card) })
    case 'tacticGained':
      return supply(camp(open, { tactics: [...has.tactics, fact.tactic] }), fact.tactic, -1)
    case 'tacticDiscarded':
      return supply(camp(open, { tactics: without(has.tactics, fact.tactic) }), fact.tactic, 1)
    case 'recruited':
      return camp(open, { units: [...has.units, fact.chip] })
    case 'sacrificed':
      return camp(open, { units: without(has.units, fact.chip), defeated: without(has.defeated, fact.chip) })
    default:
      return undefined
  }
}
