/** Where a turn begins. */
export const BEGINNINGS = ['rival.start', 'player.start'] as const
/** Where rivals, beasts of the arena or pieces of a scion act one after the other, in an order the player chooses. */
export const ORDERS = [
  'rival.move',
  'rival.engage',
  'rival.ability',
  'arena.move',
  'arena.engage',
  'scion.order',
] as const
