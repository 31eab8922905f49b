import type { Winning } from '@tabletome/bots'
import { WEEKS } from '../../content/numbers.ts'
import { banesInPlay } from '../../rules/camp/banes.query.ts'
import type { Victorum, View } from '../../rules/state/shape.ts'
import { HERO } from '../../rules/units/stats.query.ts'
import { value } from '../value.ts'
import { FITTED } from './fitted.ts'

/** By what the end of a campaign of Victorum is foretold: apart on the way, in a combat, and against the scion. */
export const winning: Winning<Victorum> = {
  phase: ({ open }) => (open.combat === undefined ? 'camp' : open.combat.kind === 'scion' ? 'scion' : 'combat'),
  signs,
  won: ({ outcome }) => (outcome?.result === 'won' ? 1 : 0),
  fitted: FITTED,
}

function signs(view: View): Readonly<Record<string, number>> {
  const { open } = view
  const { hero, camp, combat } = open
  const worth = value(view) / 10
  const weeks = WEEKS * (open.act - 1) + open.weeks
  const hp = combat?.units.find(({ id }) => id === HERO)?.hp ?? hero.hp
  const ours = combat?.units.filter(({ side }) => side === 'player') ?? []
  const theirs = combat?.units.filter(({ side }) => side === 'rival') ?? []
  return {
    worth,
    worthLate: (worth * weeks) / 30,
    weeks,
    act: open.act,
    blessings: hero.blessings,
    lastBlessing: hero.blessings === 0 ? 1 : 0,
    hp,
    units: camp.units.length,
    tactics: camp.tactics.length,
    prowess: hero.prowess.length,
    banes: banesInPlay(open).length,
    influence: open.influence,
    primuses: open.primuses.filter(({ defeated }) => defeated).length,
    ours: sumOf(ours),
    theirs: sumOf(theirs),
    column: combat?.column.length ?? 0,
    primus: combat?.kind === 'primus' ? 1 : 0,
    [hero.id]: 1,
    [open.scion]: 1,
    [open.difficulty]: 1,
  }
}
const sumOf = (units: readonly { readonly hp: number }[]): number => units.reduce((sum, { hp }) => sum + hp, 0)
