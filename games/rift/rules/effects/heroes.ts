/** What the hero boards and the ability tiles do, found by their ids; the agenda and old records know them as steps. */
import { ABILITIES, ABILITY_IDS, choosesHero } from '../../content/abilities.ts'
import { HERO_IDS, UNIT_IDS } from '../../content/heroes.ts'
import type { AbilityId, HeroId } from '../../content/ids.ts'
import { riftKit, step } from '../state/kit.ts'
import type { Now } from '../state/shape.ts'
import { ALLERIA, alleria } from './alleria.ts'
import type { HeroEffect } from './effect.ts'
import { IGNUS, ignus } from './ignus.ts'
import { LILITH, lilith } from './lilith.ts'
import { MAGNUS, magnus } from './magnus.ts'
import { MALIK, malik } from './malik.ts'

export const BASIC_EFFECTS = { alleria, lilith, malik, magnus, ignus } satisfies Record<HeroId, HeroEffect>
export const ABILITY_EFFECTS: { readonly [A in AbilityId]: HeroEffect<A> } = {
  ...ALLERIA,
  ...LILITH,
  ...MALIK,
  ...MAGNUS,
  ...IGNUS,
}

for (const id of ABILITY_IDS)
  step(`ability.${id}`, (play, { hero }) => ABILITY_EFFECTS[id].use.perform(play, { hero, as: id }))
for (const id of HERO_IDS)
  step(`basic.${id}`, (play, { hero }) => BASIC_EFFECTS[id].use.perform(play, { hero, as: 'basic' }))

/** What comes of a hero that an action has chosen. */
step('basic.chosen', (play, about) => lilith.use.chosen(play, about))
for (const id of ABILITY_IDS.filter(choosesHero))
  step(`${id}.chosen`, (play, about) => ABILITY_EFFECTS[id].use.chosen(play, about))

/** Resurrection lasts until the end of the round, whoever performed it. */
const inPlay = ({ open }: Now) =>
  UNIT_IDS.filter(hero => open.heroes[hero]?.rises).map(self => ({ ability: 'resurrection' as const, self }))
riftKit.useEffects(ABILITY_EFFECTS, id => ABILITIES[id].heals ?? 0, inPlay)
