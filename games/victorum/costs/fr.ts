import type { costs as english } from './en.ts'

export const costs: typeof english = {
  idle: 'Laisser quelque chose en plan',
  won: 'S’éloigner d’une campagne réussie',
  lasting: 'Mettre la campagne en péril',
  combat: 'Perdre un combat gagnable',
  blessings: 'Dépenser des bénédictions',
  hp: 'Entamer les PV du héros',
  units: 'Perdre des unités',
  tactics: 'Dépenser trop tôt des tactiques',
  prowess: 'Gagner tard les prouesses',
  growth: 'Laisser le héros faible',
  banes: 'Mettre des fléaux en jeu',
  influence: 'Donner de l’Influence au Rejeton',
  weeks: 'Perdre du temps',
  points: 'Marquer trop peu',
  rivals: 'Épargner les rivaux',
  health: 'Entamer les PV de ses unités',
}
