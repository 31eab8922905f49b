import type { because as en } from '../en/because.ts'

export const because: typeof en = {
  even: ['Légèrement mieux dans la plupart des suites.', 'Légèrement moins bien dans la plupart des suites.'],
  same: ['Revient à peu près au même.', 'Revient à peu près au même.'],
  only: ['Rien d’autre n’entre en ligne de compte.', 'Rien d’autre n’entre en ligne de compte.'],
  idle: ['Ne laisse rien en plan.', 'Laisse quelque chose en plan.'],
  won: ['Finit plus souvent bien la campagne.', 'Finit moins souvent bien la campagne.'],
  lasting: ['Garde plus souvent la campagne en vie.', 'Finit plus souvent mal la campagne.'],
  combat: ['Gagne plus souvent le combat.', 'Perd plus souvent le combat.'],
  blessings: ['Sauve plus souvent une bénédiction.', 'Coûte plus souvent une bénédiction.'],
  hp: [(_, n) => `Épargne à votre héros environ ${n} PV.`, (_, n) => `Coûte à votre héros environ ${n} PV.`],
  units: ['Garde plus d’unités en vie.', 'Perd plus souvent des unités.'],
  tactics: ['Garde plus de tactiques.', 'Dépense des tactiques.'],
  prowess: ['Gagne une prouesse plus tôt.', 'Gagne une prouesse plus tard.'],
  growth: ['Rend votre héros plus fort.', 'Laisse votre héros plus faible.'],
  banes: ['Met moins de fléaux en jeu.', 'Met plus de fléaux en jeu.'],
  influence: ['Donne moins d’Influence au Rejeton.', 'Donne plus d’Influence au Rejeton.'],
  weeks: ['Fait gagner du temps.', 'Fait perdre du temps.'],
  points: [(_, n) => `Marque environ ${n} de plus.`, (_, n) => `Marque environ ${n} de moins.`],
  rivals: ['Blesse davantage les rivaux.', 'Blesse moins les rivaux.'],
  health: ['Ménage les PV de vos unités.', 'Entame les PV de vos unités.'],
}
