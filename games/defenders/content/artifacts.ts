import type { ArtifactCard } from './types.ts'

/**
 * Artifact Cards: seven for a hand (1 pin), three for the back (2 pins). The ability bears the Artifact's own name.
 * Permanent (DEF-ARTIFACT-10), and never given away (DEF-RULING-25).
 */
const artifacts = {
  spear: {
    slot: 'hand',
    origin: 'original',
    ability: {
      id: 'spear',
      kind: 'conditional',
      limit: 'turn',
      counts: 'fight',
      amount: 1,
      origin: 'original',
      rules: ['DEF-EVENT-03', 'DEF-FIGHT-01'],
    },
  },
  shield: {
    slot: 'hand',
    origin: 'original',
    ability: {
      id: 'shield',
      kind: 'conditional',
      limit: 'round',
      counts: 'defend',
      origin: 'original',
      rules: ['DEF-RULING-56', 'DEF-RULING-67'],
    },
  },
  horn: {
    slot: 'hand',
    origin: 'original',
    ability: {
      id: 'horn',
      kind: 'active',
      ap: 1,
      limit: 'turn',
      origin: 'original',
      rules: ['DEF-RULING-46', 'DEF-RULING-64'],
    },
  },
  hammer: {
    slot: 'hand',
    origin: 'original',
    ability: {
      id: 'hammer',
      kind: 'conditional',
      counts: 'secure',
      amount: 1,
      origin: 'original',
      rules: ['DEF-SECURE-01'],
    },
  },
  sandglass: {
    slot: 'hand',
    origin: 'original',
    ability: { id: 'sandglass', kind: 'active', ap: 1, limit: 'turn', origin: 'original', rules: ['DEF-RULING-61'] },
  },
  staff: {
    slot: 'hand',
    origin: 'original',
    ability: { id: 'staff', kind: 'active', ap: 1, origin: 'original', rules: ['DEF-FOE-05'] },
  },
  beacon: {
    slot: 'hand',
    origin: 'original',
    ability: {
      id: 'beacon',
      kind: 'active',
      ap: 1,
      limit: 'round',
      counts: 'secure',
      amount: 1,
      origin: 'original',
      rules: ['DEF-CAPITAL-05', 'DEF-SECURE-03'],
    },
  },
  wings: {
    slot: 'back',
    origin: 'original',
    ability: { id: 'wings', kind: 'conditional', origin: 'original', rules: ['DEF-MOVE-02', 'DEF-MAP-02'] },
  },
  pack: {
    slot: 'back',
    origin: 'original',
    ability: { id: 'pack', kind: 'conditional', amount: 2, origin: 'original', rules: ['DEF-RULING-41'] },
  },
  mantle: {
    slot: 'back',
    origin: 'original',
    ability: { id: 'mantle', kind: 'conditional', origin: 'original', rules: ['DEF-EXHAUST-02', 'DEF-ABILITY-05'] },
  },
} as const satisfies Record<string, ArtifactCard>

export type ArtifactId = keyof typeof artifacts
export const ARTIFACTS: Readonly<Record<ArtifactId, ArtifactCard<ArtifactId>>> = artifacts

/** How many of a kind one Defender carries (DEF-ARTIFACT-03). */
export const CARRIED_AT_MOST = { hand: 2, back: 1 } as const
