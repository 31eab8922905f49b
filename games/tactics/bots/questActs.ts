import { entranceOf, insideCost } from '../rules/dungeon/dungeons.query.ts'
import { cardOf, type Open } from '../rules/units/units.query.ts'
import type { BoxId } from '../content/types.ts'
import type { Going, Space, UnitId } from '../rules/state/shape.ts'
import { FAR, fieldTo } from './fields.ts'
import { type Hero, questOf, turnsNeeded } from './quest.ts'

/** Turns a Move would save, of one turn's question. */
export const questGains = (open: Open) => {
  const quest = questOf(open)
  /** Turns needed after the change; the hero is put back. */
  const turnsAfter = (hero: Hero, change: (hero: Hero) => void): number => {
    const { at, inside, ready } = hero
    change(hero)
    const turns = turnsNeeded(quest)
    hero.at = at
    hero.inside = inside
    hero.ready = ready
    return turns
  }
  const idle = new Map<UnitId, number>()
  /** Against a hero that stays where it is for this turn. */
  const gain = (hero: Hero, change: (hero: Hero) => void): number => {
    let without = idle.get(hero.id)
    if (without === undefined) idle.set(hero.id, (without = turnsAfter(hero, stay)))
    return without - turnsAfter(hero, change)
  }
  const heroOf = (id: UnitId): Hero | undefined => quest.heroes.find(hero => hero.id === id)
  /** A Move as an action begins with all its MP, one in progress has what is left. */
  const mpOf = (hero: Hero): number => (open.move?.unit === hero.id ? open.move.mp : hero.mp)
  const walkTo = (hero: Hero, box: BoxId): number => {
    let walk = FAR
    for (const portal of quest.ground.portals)
      if (portal.box === box)
        walk = Math.min(walk, fieldTo(quest.ground, cardOf(hero.unit), portal.space)[hero.at] ?? FAR)
    return walk
  }

  return {
    /** The hero ends its Move on a space. */
    moved(id: UnitId, to: Space): number {
      const hero = heroOf(id)
      if (hero === undefined) return 0
      return gain(hero, each => {
        each.at = to
        each.ready = 1
      })
    },
    /** It enters a dungeon, goes on in it, or leaves by the Entrance, and may have MP left. */
    after(id: UnitId, going: Extract<Going, { do: 'enter' | 'in' | 'out' }>): number {
      const hero = heroOf(id)
      if (hero === undefined) return 0
      const mp = mpOf(hero)
      return gain(hero, each => {
        let cost = 1
        if (going.do === 'enter') {
          const { box } = going
          cost = Math.min(mp, walkTo(each, box) + 1)
          each.inside = { box, at: entranceOf(box) }
        } else if (going.do === 'out') {
          each.inside = undefined
          each.at = going.to
        } else if (each.inside !== undefined) {
          cost = insideCost(each.unit, each.inside.box, going.inside)
          each.inside = { box: each.inside.box, at: going.inside }
        }
        each.ready = 1 - Math.max(0, mp - cost) / each.mp
      })
    },
  }
}
const stay = (hero: Hero): void => {
  hero.ready = Math.max(hero.ready, 1)
}
