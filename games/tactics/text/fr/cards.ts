import type * as en from '../en/cards.ts'
import { clause, inline } from '../../../text/sentence.ts'
import { boxes, classes, count, ways } from './names.ts'

export const tactics: typeof en.tactics = {
  T01: {
    name: 'Élan',
    when: 'Une de vos unités capture une unité ennemie et est toujours en jeu.',
    effect: 'Cette unité récupère 3 Santé et perd son jeton Affaibli.',
  },
  T02: {
    name: 'Prendre de la Hauteur',
    when: 'Une de vos unités finit un Déplacement plus haut qu’elle ne l’a commencé.',
    effect: 'Elle récupère 2 Santé, ou 2 Munitions ou Mana.',
  },
  T03: {
    name: 'Contre le Mur',
    when: 'Une unité ennemie subit un choc lors d’une de vos Poussées et survit.',
    effect: 'Elle devient Affaiblie.',
  },
  T04: {
    name: 'Premiers Soins',
    when: 'Vous avez fini, et au moins une de vos unités n’a rien fait ce tour-ci.',
    effect: 'Une de ces unités récupère 3 Santé.',
  },
  T05: {
    name: 'Second Souffle',
    when: 'Une seconde action rend une de vos unités Affaiblie.',
    effect: 'Retirez ce jeton.',
  },
  T06: {
    name: 'Embuscade',
    when: 'Une unité ennemie finit un Déplacement à côté d’une de vos unités, à la même élévation.',
    effect: 'Elle perd 1 Santé.',
  },
  T07: {
    name: 'Esquive',
    when: 'Une attaque ou une Riposte de cette action a blessé une de vos unités, toujours en jeu.',
    effect: 'Elle peut se déplacer avec 2 PM.',
  },
  T08: {
    name: 'Cache de Vivres',
    when: 'Une de vos unités utilise un Village.',
    effect: 'Une autre de vos unités récupère 2 Santé et 2 Munitions ou Mana.',
  },
  T09: {
    name: 'Serrer les Rangs',
    when: 'Votre tour commence et deux de vos unités sont adjacentes.',
    effect: 'Toutes deux récupèrent 2 Santé.',
  },
  T10: {
    name: 'Éclaireur',
    when: 'Une de vos unités utilise un portail ou entre dans un donjon.',
    effect: 'Elle a 2 PM de plus dans ce Déplacement.',
  },
  T11: {
    name: 'Dernier Carquois',
    when: 'Pendant une attaque, une de vos unités a dépensé ou perdu sa dernière Munition ou son dernier Mana, et elle est en jeu.',
    effect: 'Elle en récupère 2.',
  },
  T12: {
    name: 'Riposte Cinglante',
    when: 'Une de vos Ripostes blesse l’attaquant, qui survit.',
    effect: 'Il perd 1 Santé.',
  },
  T13: {
    name: 'Ténacité',
    when: 'Une de vos unités subit au moins 3 dégâts d’une seule attaque et survit.',
    effect: 'Elle récupère 2 Santé.',
  },
  T14: {
    name: 'Longue Chute',
    when: 'Une de vos Poussées fait tomber une unité ennemie plus bas.',
    effect: 'Elle perd 2 Santé.',
  },
  T15: {
    name: 'Tenaille',
    when: 'Après une de vos actions, une unité ennemie est adjacente à deux de vos unités.',
    effect: 'Poussez-la de 1 case dans la direction de votre choix.',
  },
  T16: {
    name: 'Marche Forcée',
    when: 'Vous avez fini ; vous avez fait trois actions ce tour-ci, sans aucune attaque.',
    effect: 'Une de vos unités qui ne s’est pas déplacée ce tour-ci peut se déplacer avec 2 PM.',
  },
}

export const monsters: typeof en.monsters = {
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

export const crystals: typeof en.crystals = {
  '1x2': { name: 'Cristal d’Étincelle', bonus: 'Chacune de vos unités récupère 1 Santé.' },
  '2x2': { name: 'Cristal des Marées', bonus: 'Toutes vos unités refont le plein de Munitions et de Mana.' },
  '3x2': {
    name: 'Cristal des Racines',
    bonus: 'Une de vos unités récupère toute sa Santé et perd son jeton Affaibli.',
  },
  '5x4': { name: 'Cristal d’Orage', bonus: 'Jusqu’à deux unités Ennemies de votre choix deviennent Affaiblies.' },
  '8x1': { name: 'Cristal des Heures', bonus: 'Le pion Temps recule de 2 cases.' },
  '8x5': { name: 'Cristal de Gloire', bonus: 'Le prendre fait gagner la partie.' },
}

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
