import type { monsters as en } from '../en/enemyCards.ts'

export const monsters: typeof en = {
  S1: { name: 'Chauves-Souris', text: 'Perdez 1 Santé.' },
  S2: { name: 'Garde d’Os', text: 'Lancez vos carrés rouges ; sans poussée, perdez 2 Santé.' },
  S3: { name: 'Rats Géants', text: 'Perdez 1 Munition ou Mana ; à défaut, perdez 1 Santé.' },
  S4: { name: 'Araignée', text: 'Perdez 2 PM de ce Déplacement.' },
  S5: { name: 'Voleur des Tunnels', text: 'Défaussez une carte Tactique au hasard ; à défaut, perdez 1 Santé.' },
  S6: { name: 'Feu Follet', text: 'Perdez 2 Munitions ou Mana ; pour chacun qui manque, perdez 1 Santé.' },
  S7: { name: 'Ogre des Caves', text: 'Perdez 3 Santé.' },
  S8: { name: 'Esprit Égaré', text: 'Récupérez 1 Santé.' },
  S9: { name: 'Geôlier', text: 'Devenez Affaibli à la fin de ce Déplacement, dedans ou dehors.' },
}
