import { count } from '../../../text/grammar/french.ts'
import type { because as en } from '../en/because.ts'

export const because: typeof en = {
  even: ['Légèrement mieux dans la plupart des suites.', 'Légèrement moins bien dans la plupart des suites.'],
  same: ['Revient à peu près au même.', 'Revient à peu près au même.'],
  only: ['Rien d’autre n’entre en ligne de compte.', 'Rien d’autre n’entre en ligne de compte.'],
  idle: ['Ne laisse aucune action inutilisée.', (_, n) => `${count(n, 'action perdue', 'actions perdues')}.`],
  won: ['Gagne plus souvent sur-le-champ.', 'Gagne moins souvent sur-le-champ.'],
  units: ['Sauve plus souvent une de vos unités.', 'Perd plus souvent une de vos unités.'],
  enemies: ['Capture plus souvent un ennemi.', 'Capture moins souvent un ennemi.'],
  health: [(_, n) => `Épargne à votre camp environ ${n} Santé.`, (_, n) => `Coûte à votre camp environ ${n} Santé.`],
  harm: [
    (_, n) => `Coûte aux ennemis environ ${n} Santé de plus.`,
    (_, n) => `Blesse moins les ennemis, d’environ ${n}.`,
  ],
  weakened: ['Laisse moins de vos unités Affaiblies.', 'Laisse plus de vos unités Affaiblies.'],
  artifact: ['Vous donne plus souvent l’Artefact.', 'Laisse plus souvent l’Artefact aux autres.'],
  cards: ['Garde plus de cartes Tactique en main.', 'Dépense des cartes Tactique.'],
  crystals: ['Gagne un cristal plus tôt.', 'Gagne un cristal plus tard.'],
  way: ['Raccourcit le chemin des cristaux.', 'Allonge le chemin des cristaux.'],
  points: ['Vous donne plus d’avance aux points.', 'Laisse filer des points.'],
}
