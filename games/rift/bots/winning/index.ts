import type { Winning } from '@tabletome/bots'
import type { Rift, View } from '../../rules/state/shape.ts'
import { outlookAt } from '../outlook.ts'
import { standingOf } from '../value.ts'
import { FITTED } from './fitted.ts'

/** By what the end of a match of Rift is foretold: apart where a boss must be beaten. */
export const winning: Winning<Rift> = {
  phase: ({ open }) => (open.mode === 'storm' ? 'storm' : open.bossBeaten ? 'portals' : 'boss'),
  signs,
  won: ({ outcome }) => (outcome?.result === 'won' ? 1 : 0),
  fitted: FITTED,
}

function signs({ open }: View): Readonly<Record<string, number>> {
  const { portals, hearts, round, trays } = open
  const standing = standingOf(outlookAt(open)) / 50
  const boss = trays.find(({ life }) => life !== undefined)
  const signs: Record<string, number> = {
    standing: Math.max(-4, Math.min(4, standing)),
    standingLate: (Math.max(-4, Math.min(4, standing)) * Math.min(round, 12)) / 12,
    hearts,
    fewHearts: 1 / Math.max(1, hearts),
    portalsLeft: portals.total - portals.destroyed,
    round,
    trays: trays.length,
    toCome: Object.values(open.slots).reduce((sum, slots) => sum + slots.length, 0),
    bossHere: boss === undefined ? 0 : 1,
    bossLife: boss?.life ?? 0,
    crystals: open.crystals,
    fallen: Object.values(open.heroes).filter(({ place }) => place === 'out').length,
    [`players${open.seats.length}`]: 1,
    [`scenario${open.scenario}`]: 1,
    [open.difficulty]: 1,
  }
  return signs
}
