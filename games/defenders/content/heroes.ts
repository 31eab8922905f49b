import type { HeroCard } from './types.ts'

/** Player Cards: all have 4 HP, the Barbarian 5. */
const heroes = {
  paladin: {
    hp: 4,
    origin: 'rulebook',
    ability: {
      id: 'retribution',
      kind: 'conditional',
      amount: 1,
      origin: 'rulebook',
      rules: ['DEF-RULING-48', 'DEF-RULING-49'],
    },
  },
  cleric: {
    hp: 4,
    origin: 'public',
    ability: {
      id: 'mend',
      kind: 'active',
      ap: 1,
      limit: 'turn',
      amount: 2,
      origin: 'original',
      rules: ['DEF-ABILITY-02', 'DEF-RULING-46'],
    },
  },
  barbarian: {
    hp: 5,
    origin: 'public',
    ability: {
      id: 'fury',
      kind: 'conditional',
      amount: 1,
      origin: 'original',
      rules: ['DEF-SACRIFICE-05', 'DEF-SACRIFICE-04'],
    },
  },
  druid: {
    hp: 4,
    origin: 'public',
    ability: { id: 'rootwalk', kind: 'conditional', origin: 'original', rules: ['DEF-MAP-05', 'DEF-MOVE-02'] },
  },
  bard: {
    hp: 4,
    origin: 'public',
    ability: {
      id: 'rally',
      kind: 'active',
      ap: 1,
      limit: 'turn',
      origin: 'original',
      rules: ['DEF-RULING-63', 'DEF-RULING-46'],
    },
  },
  sorcerer: {
    hp: 4,
    origin: 'public',
    ability: {
      id: 'thunderclap',
      kind: 'active',
      ap: 2,
      counts: 'secure',
      amount: 3,
      origin: 'public',
      rules: ['DEF-ABILITY-05', 'DEF-SECURE-05'],
    },
  },
  oracle: {
    hp: 4,
    origin: 'public',
    ability: {
      id: 'scry',
      kind: 'active',
      ap: 1,
      limit: 'turn',
      origin: 'original',
      rules: ['DEF-RULING-61', 'DEF-RULING-37'],
    },
  },
  warrior: {
    hp: 4,
    origin: 'public',
    ability: {
      id: 'sprint',
      kind: 'active',
      ap: 1,
      limit: 'turn',
      amount: 2,
      origin: 'original',
      rules: ['DEF-RULING-65'],
    },
  },
  ranger: {
    hp: 4,
    origin: 'public',
    ability: {
      id: 'longshot',
      kind: 'conditional',
      counts: 'defend',
      amount: 1,
      origin: 'original',
      rules: ['DEF-DEFEND-03', 'DEF-FIGHT-02', 'DEF-RULING-56'],
    },
  },
  avenger: {
    hp: 4,
    origin: 'public',
    ability: {
      id: 'avengingFlight',
      kind: 'conditional',
      counts: 'defend',
      amount: 3,
      origin: 'public',
      rules: ['DEF-RULING-56', 'DEF-DIRE-03'],
    },
  },
} as const satisfies Record<string, HeroCard>

export type HeroId = keyof typeof heroes
export type HeroAbilityId = (typeof heroes)[HeroId]['ability']['id']
export const HEROES: Readonly<Record<HeroId, HeroCard<HeroAbilityId>>> = heroes
