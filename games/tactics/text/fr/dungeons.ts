import type { crystals as en } from '../en/dungeons.ts'

export const crystals: typeof en = {
  '1x2': { name: 'Cristal d’Étincelle', bonus: 'Chacune de vos unités récupère 1 Santé.' },
  '2x2': { name: 'Cristal des Marées', bonus: 'Toutes vos unités refont le plein de Munitions et de Mana.' },
  '3x2': {
    name: 'Cristal des Racines',
    bonus: 'Une de vos unités récupère toute sa Santé et perd son pion Affaibli.',
  },
  '5x4': { name: 'Cristal d’Orage', bonus: 'Jusqu’à deux unités Ennemies de votre choix deviennent Affaiblies.' },
  '8x1': { name: 'Cristal des Heures', bonus: 'Le pion Temps recule de 2 cases.' },
  '8x5': { name: 'Cristal de Gloire', bonus: 'Le prendre fait gagner la partie.' },
}
