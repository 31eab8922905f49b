import type { EnemyCard } from './types.ts'

/** Enemy Cards: each attacks two Outer Regions; each Outer Region is on exactly three cards. */
const enemies = {
  reefRaiders: { first: 'coast', second: 'mountains', origin: 'public' },
  thornWolves: { first: 'forest', second: 'desert', origin: 'public' },
  graveSprites: { first: 'forest', second: 'ruins', origin: 'public' },
  riverGoblins: { first: 'forest', second: 'coast', origin: 'public' },
  cragBears: { first: 'mountains', second: 'plains', origin: 'rulebook' },
  duneCorsairs: { first: 'coast', second: 'desert', origin: 'public' },
  scorpionRiders: { first: 'plains', second: 'desert', origin: 'public' },
  stoneGhouls: { first: 'mountains', second: 'ruins', origin: 'public' },
  boneCavalry: { first: 'plains', second: 'ruins', origin: 'public' },
} as const satisfies Record<string, EnemyCard>

export type EnemyId = keyof typeof enemies
export const ENEMIES: Readonly<Record<EnemyId, EnemyCard>> = enemies
