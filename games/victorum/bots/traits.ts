import type { Trait } from '@tabletome/bots'
import { banesInPlay } from '../rules/camp/banes.query.ts'
import type { View } from '../rules/state/shape.ts'
import { HERO } from '../rules/units/stats.query.ts'

/** What people would point at in Victorum: the combat, the hero, the camp. */
export function traits({ open, outcome }: View): readonly Trait[] {
  const { hero, camp, combat } = open
  const hp = combat?.units.find(({ id }) => id === HERO)?.hp ?? hero.hp
  const found: Trait[] = [
    { id: 'won', amount: outcome?.result === 'won' ? 1 : 0, worth: 12 },
    { id: 'lasting', amount: outcome?.result === 'lost' ? 0 : 1, worth: 8 },
    { id: 'combat', amount: open.deeds.fights.filter(({ result }) => result === 'won').length, worth: 3 },
    { id: 'blessings', amount: hero.blessings, worth: 3 },
    { id: 'hp', amount: hp, worth: 0.7 },
    { id: 'units', amount: camp.units.length + ofSide(combat, 'player').length, worth: 0.8 },
    { id: 'tactics', amount: camp.tactics.length, worth: 0.5 },
    { id: 'prowess', amount: hero.prowess.length, worth: 1 },
    { id: 'growth', amount: hero.health + hero.movement + hero.range + hero.leadership + hero.dice.length, worth: 0.6 },
    { id: 'banes', amount: -banesInPlay(open).length, worth: 0.8 },
    { id: 'influence', amount: -open.influence, worth: 0.5 },
    { id: 'weeks', amount: -open.weeks - 12 * open.act, worth: 0.3 },
  ]
  if (combat)
    found.push(
      { id: 'points', amount: combat.points, worth: 0.8 },
      { id: 'rivals', amount: -hpOf(ofSide(combat, 'rival')) - 4 * combat.column.length, worth: 0.3 },
      { id: 'health', amount: hpOf(ofSide(combat, 'player')), worth: 0.3 },
    )
  return found
}

type Combat = View['open']['combat']
const ofSide = (combat: Combat, side: 'player' | 'rival') => combat?.units.filter(unit => unit.side === side) ?? []
const hpOf = (units: readonly { readonly hp: number }[]): number => units.reduce((sum, { hp }) => sum + hp, 0)
