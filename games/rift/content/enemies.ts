import type { EnemyLetter } from './ids.ts'
import type { Enemy } from './types.ts'

/** The 17 enemies: what covers them, and what they do while visible. */
export const ENEMIES: Readonly<Record<EnemyLetter, Enemy>> = {
  g: { letter: 'g', defenses: [], big: false },
  w: { letter: 'w', defenses: [], ability: 'speed', big: false },
  o: { letter: 'o', defenses: ['physical'], big: false },
  c: { letter: 'c', defenses: ['magical'], big: false },
  s: { letter: 's', defenses: [], ability: 'heal', big: false },
  d: { letter: 'd', defenses: ['deadly'], big: false },
  a: { letter: 'a', defenses: [], ability: 'deadEye', big: false },
  r: { letter: 'r', defenses: ['physical'], ability: 'speed', big: false },
  v: { letter: 'v', defenses: ['magical'], ability: 'heal', big: false },
  k: { letter: 'k', defenses: ['physical', 'magical'], big: false },
  b: { letter: 'b', defenses: ['physical', 'deadly'], big: false },
  n: { letter: 'n', defenses: ['deadly'], ability: 'deadEye', big: false },
  f: { letter: 'f', defenses: ['physical'], big: false },
  T: { letter: 'T', defenses: [], big: true },
  O: { letter: 'O', defenses: ['physical'], big: true },
  U: { letter: 'U', defenses: ['deadly'], big: true },
  Z: { letter: 'Z', defenses: ['magical'], ability: 'heal', big: true },
}
export const ENEMY_LETTERS = Object.keys(ENEMIES) as readonly EnemyLetter[]
