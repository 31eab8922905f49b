import type * as en from '../en/cards.ts'
import { clause, inline } from '../../../text/sentence.ts'
import { boxes, classes, count, ways } from './names.ts'

export const cards: typeof en.cards = {
  unit: kind => `Carte Unité, ${classes[kind]}`,
  soloSide: kind => `Carte Unité, ${classes[kind]}, face Ennemi`,
  traitKinds: { passive: 'passive', reactive: 'réaction', spell: 'sort' },
  health: n => `Santé ${n}`,
  supply: (kind, n) => `${kind === 'wizard' ? 'Mana' : 'Munitions'} ${n}`,
  move: n => `Déplacement ${n}`,
  melee: (damage, dice) => `Mêlée ${damage} avec ${count(dice, 'carré rouge', 'carrés rouges')}`,
  missile: (range, damage, dice) =>
    `Tir ${damage}, portée ${range}${dice === undefined ? '' : `, ${count(dice, 'carré vert', 'carrés verts')}`}`,
  range: n => (n === undefined ? 'sans portée' : `portée ${n}`),
  ability: (name, kind, text) => `${name} (${kind}) : ${inline(text)}`,
  noAbility: 'La capacité de l’autre face ne compte pas ici.',
  enemyNever: 'Sans Munitions ni Mana, elle ne rate jamais ; ses sorts lancent 3 dés.',
  tactic: turn =>
    `Carte Tactique, ${turn === 'own' ? 'à votre tour' : turn === 'other' ? 'au tour d’un autre' : 'à tout tour'}`,
  ifThen: text => `Si ${clause(text.when)}, alors ${inline(text.effect)}`,
  enemyCard: 'Carte Ennemi',
  enemyTitle: (kind, way) => `${kind === 'leftmost' ? 'Extrême gauche' : classes[kind]}, ${ways[way]}`,
  enemyText: (kind, way) =>
    kind === 'leftmost'
      ? `Active l’unité la plus à gauche sans carte. Boussole : ${ways[way]}.`
      : `Active ${kind === 'beast' ? 'la' : 'le'} ${classes[kind]} ; s’il y a déjà une carte dessous, l’unité la plus à gauche sans carte. Boussole : ${ways[way]}.`,
  bonusDamage: n => `+${n} dégât`,
  bonusMove: n => `+${n} PM`,
  climb: 'Grimpeur, vers la case plus haute la plus proche',
  bonus: bonuses => `Bonus : ${bonuses}.`,
  monster: (name, text) => `Dans un donjon : ${name}. ${text}`,
  dungeonCard: 'Carte Donjon',
  dungeonRed: 'Tenu par l’ennemi.',
  dungeonGreen: 'À vous. Son donjon est fermé.',
  dungeonBox: box => `Donjon de la ${boxes[box]}.`,
  dungeonHolds: things => `En chemin : ${things}.`,
  bonusOnce: text => `Quand vous le prenez, une fois : ${inline(text)}`,
  glory: 'Ouvert quand les cinq autres cristaux sont à vous. Le prendre fait gagner la partie.',
  box: 'Boîte de terrain',
  boxText: (rise, portals) =>
    `Hauteur ${rise}. ${count(portals, 'portail y fonctionne', 'portails y fonctionnent')} en ce moment.`,
  boxFlipped: 'Retournée : quelqu’un est dans son donjon, et personne ne peut entrer sur ses cases.',
  boxUnused: 'Absente de ce Royaume.',
  space: 'Case',
  insideSpace: box => `Donjon de la ${boxes[box]}`,
  portal: 'Case Portail : un pas mène à tout autre portail ouvert.',
  enemyBlocks: 'Une unité ici le bloque pour ses ennemis.',
  dungeonDoor: box => `Accès au donjon de la ${boxes[box]}.`,
  start: 'Emplacement de départ.',
  startKind: 'Emplacement de départ',
  startText: spaces => `Quatre cases étoilées : ${spaces}.`,
  inArea: area => `Fait partie de la ${area}.`,
  trigger: 'Case Déclencheur.',
  impassable: 'Inaccessible.',
  area: 'Zone de Contrôle',
  areaText:
    'Six cases. Une unité sur la case Déclencheur et la majorité au début de votre tour font partir le drapeau ; ensuite, la majorité seule l’avance d’une case au début de votre tour.',
  areaAt: track => `Le drapeau est sur ${track}.`,
  artifactText:
    'Une unité qui finit un Déplacement ici le prend. Le Porte-Artefact a 1 Déplacement de moins, 1 de portée (ou de dégât, selon l’accord) de plus pour tirs et sorts, et 1 dégât de mêlée de plus. Une Poussée de mêlée réussie le vole. 3 PV à la fin.',
  timeTitle: 'Pion Temps',
  timeText: time =>
    `Sur ${time}. Il descend de 1 au début du tour de chaque joueur ; à 0, la partie est perdue. Chaque unité Ennemie capturée en rend 2.`,
  pieces: 'Pion',
  pile: 'Pile',
  piles: {
    tactics: {
      name: 'Pioche Tactique',
      text: 'Vous piochez une carte à la fin de votre tour et en gardez deux au plus.',
    },
    discard: {
      name: 'Défausse Tactique',
      text: 'Face visible. Elle devient la nouvelle pioche quand la dernière carte est prise.',
    },
    enemy: {
      name: 'Pioche Ennemi',
      text: 'On en pioche une carte à chaque tour d’un Ennemi et pour chaque monstre.',
    },
    enemyDiscard: { name: 'Défausse Ennemi', text: 'Remélangée quand la pioche est vide.' },
  },
}
