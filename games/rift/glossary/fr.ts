import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  tray: {
    name: 'Plateau, horde',
    text: 'Une carte de 5×5 cases qui avance sur la route. Couvrez tous ses ennemis pour la détruire.',
    match: ['horde', 'plateau', 'plateaux'],
  },
  covered: {
    name: 'Recouvert',
    text: 'Sous une tuile, un soldat ou un socle de héros. Cases vides et icônes n’en ont pas besoin.',
    match: ['recouvert', 'à découvert'],
  },
  arrow: {
    name: 'Flèche',
    text: 'Où porte une tour, tournée avec la carte. Une double flèche atteint la case suivante ou celle d’après.',
    match: ['flèche'],
  },
  corner: {
    name: 'Flèche en coin',
    text: 'Atteint la case de ce coin.',
    match: ['flèche en coin'],
  },
  free: {
    name: 'Tuile libre',
    text: 'Se tourne et se retourne à volonté. Les autres gardent le sens de la carte.',
    match: ['tuile libre'],
  },
  joined: {
    name: 'Tuiles jointes',
    text: 'Les tuiles jointes par un plus vont toutes sur un seul et même plateau.',
    match: ['tuiles jointes'],
  },
  damage: {
    name: 'Physiques, magiques, bruts',
    text: 'La couleur des dégâts. Aucune résistance n’arrête les dégâts bruts.',
    match: ['physique', 'magique', 'bruts', 'Physiques', 'Magiques'],
  },
  resists: {
    name: 'Bouclier, étoile',
    text: 'Le bouclier résiste au physique, l’étoile à la magie. Aucune tuile de ce type ne peut toucher sa case.',
    match: ['résistance', 'résiste', 'résistant'],
  },
  deadly: {
    name: 'Mortel',
    text: 'Seules des tuiles le couvrent, ni soldats ni héros.',
    match: ['mortel'],
  },
  speed: {
    name: 'Rapidité',
    text: 'À découvert, son plateau fait deux pas.',
    match: ['rapidité', 'rapide'],
  },
  heal: {
    name: 'Soin',
    text: 'À découvert, son plateau rejette toutes les tuiles avant d’avancer.',
    match: ['=soin', 'icône de soin'],
  },
  deadEye: {
    name: 'Œil de lynx',
    text: 'Après l’avancée, blesse de 1 chaque héros voisin.',
    match: ['œil de lynx'],
  },
  big: {
    name: 'Ennemi imposant',
    text: 'Quatre cases, un ennemi. Coûte 4 cœurs s’il s’échappe avec une case à découvert.',
    match: ['ennemi imposant', 'ennemis imposants', 'imposant'],
  },
  soldier: {
    name: 'Soldat',
    text: 'Couvre un ennemi et retient le plateau une fois. Puis il tombe.',
    match: ['soldat'],
  },
  held: {
    name: 'Retenu',
    text: 'Ce plateau n’avance pas : un soldat ou un héros y est.',
    match: ['retenu', 'retenue'],
  },
  heart: {
    name: 'Cœur',
    text: 'Chaque ennemi échappé sans tuile en coûte un. Plus aucun : défaite.',
    match: ['cœur'],
  },
  crystal: {
    name: 'Cristal',
    text: 'Vient des hordes détruites ou échappées ; 12 au plus. Achète des tours en phase 6.',
    match: ['cristal', 'cristaux'],
  },
  portal: {
    name: 'Portail',
    text: 'Seules des tours de ce niveau ou plus le touchent, et sont perdues. Il ne doit jamais sortir.',
    match: ['portail', 'portails'],
  },
  faceDown: {
    name: 'Tour retournée',
    text: 'Elle a touché un portail et retourne à la réserve après la manche.',
    match: ['retournée'],
  },
  site: {
    name: 'Emplacement',
    text: 'Où se dressent les tours. En solo, trois couleurs sont à vous, et à chaque manche une autre se repose.',
    match: ['emplacement', 'site'],
  },
  pass: {
    name: 'Améliorer, transmettre',
    text: 'La tour part et revient à la manche suivante un niveau plus haut : à vous en solo, sinon à un ami.',
    match: ['améliorer', 'transmettre'],
  },
  incoming: {
    name: 'Reçues',
    text: 'Tours en route ; à vous après l’avancée.',
    match: ['reçues', 'Reçues'],
  },
  activate: {
    name: 'Activer, engager',
    text: 'Une fois par manche, un héros bouge et agit. Sur une horde, son socle couvre quatre cases.',
    match: ['activer', 'engagé', 'engager'],
  },
  action: {
    name: 'Attaque de base, capacité',
    text: 'Une action par activation. Une capacité se retourne après usage.',
    match: ['attaque de base', 'capacité', 'capacités'],
  },
  recover: {
    name: 'Récupérer',
    text: 'Une action entière : santé pleine et capacités relevées.',
    match: ['récupérer', 'Récupérer'],
  },
  protected: {
    name: 'Sous protection',
    text: 'Ne subit aucun dégât jusqu’à la fin de la manche.',
    match: ['protégé', 'protégée', 'protégés', 'sous protection'],
  },
  bench: {
    name: 'Réserve de héros',
    text: 'Héros qui peuvent aider une fois, une manche (en solo).',
    match: ['réserve de héros'],
  },
  stack: {
    name: 'Pile d’apparition',
    text: 'Les prochaines cartes de cette route : à chaque manche, la première devient un plateau devant la pile. La liste donne les genres, pas les faces.',
    match: ['pile d’apparition', 'point d’apparition'],
  },
  forecast: {
    name: 'Prévision',
    text: 'Ce que feraient destruction et avancée, si rien ne change.',
    match: ['prévision', 'Prévision'],
  },
  phases: {
    name: 'Phases 1 à 6',
    text: 'Apparition, tours et héros, destruction, avancée, reprise, achats.',
    match: ['=Apparition', '=Tours', '=Destruction', '=Avancée', '=Reprise', '=Achats'],
  },
  knockedOut: {
    name: 'Hors de combat',
    text: 'À 0 santé, un héros quitte la carte. Il revient à la manche suivante avec toute sa santé, mais n’y agit pas.',
    match: ['hors de combat', 'assommé'],
  },
}
