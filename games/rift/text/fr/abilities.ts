import type { abilities as en } from '../en/abilities.ts'

export const abilities: typeof en = {
  multishot: {
    name: 'Tir multiple',
    text: 'À distance : deux tuiles 1×2 et une tuile 1×1.',
  },
  'like-the-wind': {
    name: 'Comme le vent',
    text: 'À distance : une tuile 1×2. Puis un héros de la carte peut avancer d’une case et faire son attaque de base, en plus de son activation.',
  },
  'call-of-the-wild': {
    name: 'Appel sauvage',
    text: 'Quatre tuiles 1×1 sur la horde où se trouve le chat sauvage.',
  },
  'do-you-bleed': {
    name: 'Tu saignes ?',
    text: 'À distance : une tuile 1×3 ; puis deux tuiles 1×1 sur la horde où se trouve le chat sauvage.',
  },
  'infernal-wheel': {
    name: 'Roue infernale',
    text: 'Une tuile 1×2 sur chaque horde voisine.',
  },
  'reapers-harvest': {
    name: 'Moisson de la Faucheuse',
    text: 'Deux tuiles 1×2 et deux tuiles 1×1 sur sa horde, chacune contre un côté différent de son socle.',
  },
  'heavenly-chaos': {
    name: 'Chaos céleste',
    text: 'Sur une horde voisine : une tuile 1×1, une tuile 1×2 et deux soldats.',
  },
  resurrection: {
    name: 'Résurrection',
    text: 'Corps à corps : une tuile 1×2. Si sa horde est détruite cette manche, elle regagne 3 santé et reste protégée jusqu’à la fin de la manche.',
  },
  'hammer-time': {
    name: 'C’est l’heure du marteau',
    text: 'Un héros au choix peut relever une capacité. Puis Malik peut faire une autre action.',
  },
  earthquake: {
    name: 'Séisme',
    text: 'Corps à corps : un P de 5. Jusqu’à la fin de la manche, tous les héros sur la case de Malik sont protégés.',
  },
  'hammer-smash': {
    name: 'Coup de marteau',
    text: 'Corps à corps : une tuile 2×2. Pour chaque case d’ennemi dessous, une tuile 1×1 sur une seule et même horde voisine, au choix.',
  },
  'cant-touch-this': {
    name: 'Intouchable',
    text: 'Malik est protégé jusqu’à la fin de la manche et peut faire son attaque de base.',
  },
  'hocus-pocus': {
    name: 'Abracadabra',
    text: 'Déplace un héros vers toute case où il peut se tenir ; il fait son attaque de base, puis trois tuiles 1×1 vont sur une horde touchée.',
  },
  mirage: {
    name: 'Mirage',
    text: 'Sur une horde voisine : deux tuiles 1×2 et deux soldats.',
  },
  'knowledge-is-power': {
    name: 'Le savoir, c’est le pouvoir',
    text: 'Copie une autre capacité spéciale de la partie, même retournée.',
  },
  'arcanic-storm': {
    name: 'Tempête arcanique',
    text: 'Deux L de 3, sur toutes les hordes sauf la sienne.',
  },
  'flaming-frenzy': {
    name: 'Frénésie ardente',
    text: 'Corps à corps : un T de 4. S’il touche exactement 3 ennemis, un héros au choix regagne 1 santé.',
  },
  'fire-and-brimstone': {
    name: 'Feu et soufre',
    text: 'Corps à corps : un S de 4. S’il touche exactement 3 ennemis, jusqu’à deux tuiles 1×1 sur une horde voisine.',
  },
  'surge-of-flames': {
    name: 'Déferlante de flammes',
    text: 'Jusqu’à 4 pas de plus, avec une tuile 1×1 sur chaque horde où il entre. Puis lui ou un héros voisin regagne 2 santé.',
  },
  'lets-burn': {
    name: 'Que ça brûle !',
    text: 'Une tuile 1×3 sur deux hordes voisines différentes, mais pas sur la sienne.',
  },
}
