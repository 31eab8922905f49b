import type { costs as english } from './en.ts'

export const costs: typeof english = {
  idle: 'Laisser une action inutilisée',
  won: 'Manquer une victoire immédiate',
  units: 'Exposer ses propres unités',
  enemies: 'Manquer une capture',
  health: 'Perdre de la Santé sans nécessité',
  harm: 'Ne pas frapper là où cela compte',
  weakened: 'Laisser ses unités Affaiblies',
  artifact: 'Laisser l’Artefact aux autres',
  cards: 'Dépenser trop tôt des cartes Tactique',
  crystals: 'Arriver tard à un cristal',
  way: 'S’écarter du chemin des cristaux',
  points: 'Laisser filer des points',
}
