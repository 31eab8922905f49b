import type { Strength } from './cells.ts'

/** Made by `tabletome strength`: won, of so many, by which version of the rules. */
export const STRENGTH: Strength = {
  'defenders coop 2 difficulty=story random': [0, 10, 3],
  'defenders coop 2 difficulty=story greedy': [3, 10, 3],
  'defenders coop 2 difficulty=story skilled': [7, 10, 3],
  'defenders coop 2 difficulty=story expert': [9, 10, 3],
  'defenders coop 2 difficulty=normal random': [0, 50, 3],
  'defenders coop 2 difficulty=normal greedy': [0, 50, 3],
  'defenders coop 2 difficulty=normal skilled': [28, 50, 3],
  'defenders coop 2 difficulty=normal expert': [35, 50, 3],
  'defenders coop 2 difficulty=hard random': [0, 10, 3],
  'defenders coop 2 difficulty=hard greedy': [0, 10, 3],
  'defenders coop 2 difficulty=hard skilled': [1, 10, 3],
  'defenders coop 2 difficulty=hard expert': [1, 10, 3],
  'defenders coop 2 difficulty=doomed random': [0, 10, 3],
  'defenders coop 2 difficulty=doomed greedy': [0, 10, 3],
  'defenders coop 2 difficulty=doomed skilled': [1, 10, 3],
}
