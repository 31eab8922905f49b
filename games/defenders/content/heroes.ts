import type { HeroCard } from './types.ts'

/** Player Cards: nine have 4 HP, one has 5. */
const heroes = {
  paladin: {
    hp: 4,
    origin: 'rulebook',
    ability: { id: 'retribution', kind: 'conditional', amount: 1, origin: 'rulebook' },
  },
  cleric: {
    hp: 4,
    origin: 'public',
    ability: { id: 'mend', kind: 'active', ap: 1, limit: 'turn', amount: 2, origin: 'original' },
  },
  barbarian: { hp: 5, origin: 'public', ability: { id: 'fury', kind: 'conditional', amount: 1, origin: 'original' } },
  druid: { hp: 4, origin: 'public', ability: { id: 'rootwalk', kind: 'conditional', origin: 'original' } },
  bard: { hp: 4, origin: 'public', ability: { id: 'rally', kind: 'active', ap: 1, limit: 'turn', origin: 'original' } },
  sorcerer: {
    hp: 4,
    origin: 'public',
    ability: { id: 'thunderclap', kind: 'active', ap: 2, counts: 'secure', amount: 3, origin: 'public' },
  },
  oracle: {
    hp: 4,
    origin: 'public',
    ability: { id: 'scry', kind: 'active', ap: 1, limit: 'turn', origin: 'original' },
  },
  warrior: {
    hp: 4,
    origin: 'public',
    ability: { id: 'sprint', kind: 'active', ap: 1, limit: 'turn', amount: 2, origin: 'original' },
  },
  ranger: {
    hp: 4,
    origin: 'public',
    ability: { id: 'longshot', kind: 'conditional', counts: 'defend', amount: 1, origin: 'original' },
  },
  avenger: {
    hp: 4,
    origin: 'public',
    ability: { id: 'avengingFlight', kind: 'conditional', counts: 'defend', amount: 3, origin: 'public' },
  },
} as const satisfies Record<string, HeroCard>

export type HeroId = keyof typeof heroes
export type HeroAbilityId = (typeof heroes)[HeroId]['ability']['id']
export const HEROES: Readonly<Record<HeroId, HeroCard<HeroAbilityId>>> = heroes
