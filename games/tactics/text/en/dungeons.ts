import type { BoxId } from '../../content/ids.ts'

export const crystals: Record<BoxId, { readonly name: string; readonly bonus: string }> = {
  '1x2': { name: 'Spark Crystal', bonus: 'Each of your units regains 1 Health.' },
  '2x2': { name: 'Tide Crystal', bonus: 'All your units refill their Ammo and Mana.' },
  '3x2': { name: 'Root Crystal', bonus: 'One of your units regains all its Health and loses its Weakened Token.' },
  '5x4': { name: 'Storm Crystal', bonus: 'Up to two Enemy Units of your choice become Weakened.' },
  '8x1': { name: 'Hour Crystal', bonus: 'The Time Token goes back 2 spaces.' },
  '8x5': { name: 'Crystal of Glory', bonus: 'Taking it wins the game.' },
}
