import type { costs as english } from './en.ts'

export const costs: typeof english = {
  idle: 'Laisser quelque chose en plan',
  won: 'Manquer une victoire dans la manche',
  lasting: 'Risquer la chute du royaume',
  hearts: 'Perdre des cœurs du royaume',
  portals: 'Fermer tard les portails',
  hordes: 'Laisser des hordes sur le chemin',
  crystals: 'Passer à côté de cristaux',
  squares: 'Laisser des cases à découvert',
  towers: 'Construire trop peu de tours',
  soldiers: 'User des soldats',
  boss: 'Épargner le boss',
  up: 'Laisser un héros hors de combat',
  health: 'Entamer la santé d’un héros',
  abilities: 'Dépenser trop tôt des capacités',
}
