import type { EnemyCardId } from '../../content/ids.ts'

export const monsters: Record<EnemyCardId, { readonly name: string; readonly text: string }> = {
  S1: { name: 'Cave Bats', text: 'Lose 1 Health.' },
  S2: { name: 'Bone Guard', text: 'Roll your red squares; without a push, lose 2 Health.' },
  S3: { name: 'Giant Rats', text: 'Lose 1 Ammo or Mana; with none, lose 1 Health.' },
  S4: { name: 'Web Spider', text: 'Lose 2 MP of this Move.' },
  S5: { name: 'Tunnel Thief', text: 'Discard a random Tactic Card; with none, lose 1 Health.' },
  S6: { name: 'Hungry Wisp', text: 'Lose 2 Ammo or Mana; for each you lack, lose 1 Health.' },
  S7: { name: 'Cellar Ogre', text: 'Lose 3 Health.' },
  S8: { name: 'Lost Spirit', text: 'Regain 1 Health.' },
  S9: { name: 'Dungeon Warden', text: 'Become Weakened when this Move ends, inside or outside.' },
}
