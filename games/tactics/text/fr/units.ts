import type * as en from '../en/units.ts'

export const units: typeof en.units = {
  F1: 'Garde-Pavois',
  F2: 'Maître Piquier',
  F3: 'Front-de-Fer',
  F4: 'Capitaine Arbalétrière',
  F5: 'Guide des Cimes',
  F6: 'Porte-Étendard',
  F7: 'Marteau-Bélier',
  F8: 'Vétéran Farouche',
  W1: 'Sage des Braises',
  W2: 'Souffle-Bourrasque',
  W3: 'Prêtre du Foyer',
  W4: 'Tisse-Orage',
  W5: 'Jeteur de Maléfices',
  W6: 'Ouvre-Passage',
  W7: 'Sangsue de Mana',
  W8: 'Matrone du Givre',
  R1: 'Ombre des Ruelles',
  R2: 'Œil-de-Faucon',
  R3: 'Coupe-Bourse',
  R4: 'Coureur de Fumée',
  R5: 'Double-Carreau',
  R6: 'Rat des Galeries',
  R7: 'Bretteur',
  R8: 'Archère Fantôme',
  B1: 'Ours des Cavernes',
  B2: 'Vouivre des Marais',
  B3: 'Bouquetin des Falaises',
  B4: 'Loup de Meute',
  B5: 'Tortue de Pierre',
  B6: 'Rapace des Nues',
  B7: 'Dos-d’Épines',
  B8: 'Troll Moussu',
}

export const traits: typeof en.traits = {
  F1: { name: 'Rempart', text: 'Les alliés adjacents subissent 1 dégât de moins des Attaques à Distance.' },
  F2: {
    name: 'Longue Hampe',
    text: 'Frappe aussi en mêlée à deux cases en ligne droite, si les trois cases sont à la même élévation et que personne n’est entre les deux.',
  },
  F3: {
    name: 'Obstiné',
    text: 'Quand une attaque le laisse à 3 Santé ou moins, il récupère 1 Santé et perd son pion Affaibli.',
  },
  F4: {
    name: 'Tir Posé',
    text: 'Tant que cette unité ne s’est pas déplacée ce tour-ci, un raté de son Attaque à Distance est ignoré.',
  },
  F5: { name: 'Pied Sûr', text: 'Grimper ne lui coûte aucun PM de plus.' },
  F6: {
    name: 'Tenir Bon',
    text: 'Tant qu’un allié lui est adjacent, il subit 1 dégât de moins des Attaques de Mêlée.',
  },
  F7: { name: 'Coup Écrasant', text: 'Un choc causé par son Attaque de Mêlée coûte 2 Santé au lieu de 1.' },
  F8: {
    name: 'Baroud d’Honneur',
    text: 'À 4 Santé ou moins, ses dégâts de mêlée et à distance augmentent de 1.',
  },
  R1: {
    name: 'Se Faufiler',
    text: 'Peut traverser les cases occupées par des ennemis, au coût habituel, sans s’y arrêter. Les portails qu’ils bloquent restent bloqués.',
  },
  R2: { name: 'Vue Plongeante', text: 'Depuis une case plus haute, sa portée augmente de 2 au lieu de 1.' },
  R3: {
    name: 'Doigts Agiles',
    text: 'Quand son Attaque de Mêlée blesse un ennemi qui reste en jeu, il lui vole 1 Munition ou Mana et le récupère en Munition.',
  },
  R4: { name: 'Disparition', text: 'Une Attaque de Mêlée qui le blesse ne peut pas le repousser.' },
  R5: { name: 'Récupération', text: 'Si son Attaque à Distance ne donne aucun raté, il récupère 1 Munition.' },
  R6: {
    name: 'Habitué des Souterrains',
    text: 'L’Eau ne lui coûte aucun PM de plus, et un Piège de donjon lance 1 dé contre lui au lieu de 3.',
  },
  R7: {
    name: 'Prise de Flanc',
    text: 'Ses dégâts de mêlée augmentent de 1 si un de ses alliés est adjacent à la cible.',
  },
  R8: {
    name: 'À Couvert',
    text: 'En Forêt, aucun tir ni sort ne peut la viser à plus de 2 cases, même depuis un Pic.',
  },
  B1: { name: 'Enragé', text: 'S’il répond à une attaque par une Riposte de mêlée, elle inflige 1 dégât de plus.' },
  B2: { name: 'Aquatique', text: 'L’Eau ne lui coûte aucun PM de plus et n’ajoute aucun dégât.' },
  B3: {
    name: 'Charge',
    text: 'S’il s’est déplacé ce tour-ci, son lancer de Poussée compte une poussée de plus.',
  },
  B4: { name: 'Acharné', text: 'Quand il capture une unité, il récupère 3 Santé.' },
  B5: { name: 'Inébranlable', text: 'Les ennemis ne peuvent ni la repousser ni la déplacer de force.' },
  B6: {
    name: 'Vol',
    text: 'Chaque pas lui coûte 1 PM, quel que soit le terrain. Peut survoler des ennemis, sans s’y arrêter. Les portails qu’ils bloquent restent bloqués.',
  },
  B7: { name: 'Piquants', text: 'Quand une Attaque de Mêlée le blesse, l’attaquant perd 1 Santé.' },
  B8: {
    name: 'Régénération',
    text: 'Récupère 1 Santé au début du tour de son joueur.',
    solo: 'Récupère 1 Santé quand il est activé.',
  },
}

export const spells: typeof en.spells = {
  W1: { name: 'Trait de Braise' },
  W2: { name: 'Rafale' },
  W3: { name: 'Guérison' },
  W4: { name: 'Tempête' },
  W5: { name: 'Maléfice' },
  W6: { name: 'Ouverture' },
  W7: { name: 'Ponction' },
  W8: { name: 'Morsure du Givre' },
}

export const spellTexts: typeof en.spellTexts = {
  ember: '2 dégâts, 1 de plus par étoile.',
  gale: '1 dégât. Puis la cible est poussée de 1 case, 1 de plus par étoile, dans une direction choisie après le lancer.',
  mend: 'Pas une attaque. Un allié ou le Sorcier lui-même récupère 2 Santé, 1 de plus par étoile. Avec deux étoiles, il perd aussi son pion Affaibli.',
  storm: '1 dégât. Les autres ennemis à 1 case de la cible subissent 1 dégât par étoile, 2 au plus.',
  hex: '1 dégât. La première étoile rend la cible Affaiblie, chaque étoile suivante ajoute 1 dégât.',
  passage:
    'Pas une attaque. Un allié où qu’il soit sur le terrain, ou le Sorcier lui-même, est placé sur une case libre à 2 cases au plus de la sienne, 1 de plus par étoile. Pas dans un donjon.',
  leech: '1 dégât. Puis le Sorcier vole à la cible 1 Munition ou Mana, 1 de plus par étoile, et le récupère en Mana.',
  frost: '2 dégâts. Le Sorcier récupère 1 Santé par étoile.',
  soloEmber: '2 dégâts, 1 de plus par étoile.',
  soloGale: '2 dégâts. Puis la cible est poussée de 1 case par étoile.',
  soloMend: '2 dégâts. Le Sorcier récupère 1 Santé par étoile.',
  soloStorm: '2 dégâts. Avec deux étoiles, les autres héros à 1 case de la cible subissent 1 dégât.',
  soloHex: '2 dégâts. Deux étoiles rendent la cible Affaiblie.',
  soloPassage: '2 dégâts. Avec deux étoiles, la cible est poussée de 1 case.',
  soloLeech: '2 dégâts, 1 de plus avec deux étoiles.',
  soloFrost: '3 dégâts. Le Sorcier récupère 1 Santé par étoile.',
}
