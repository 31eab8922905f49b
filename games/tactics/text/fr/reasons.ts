import type { UnitCardId } from '../../content/ids.ts'
import { UNITS } from '../../content/units.ts'
import type * as en from '../en/reasons.ts'
import { crystals } from './dungeons.ts'
import { tactics } from './tactics.ts'
import { actions, boxes, classes, corners } from './names.ts'
import { units } from './units.ts'

const the = (kind: string, name: string) => `${kind === 'beast' ? 'la' : 'le'} ${name}`

/** “Rat des Tunnels, le Roublard,”: the name of the card, and the class by which the chronicle calls it. */
const aimed = (target: UnitCardId | undefined) => {
  if (target === undefined) return 'La cible'
  const { class: kind } = UNITS[target]
  return `${units[target]}, ${the(kind, classes[kind])},`
}

export const reasons: typeof en.reasons = {
  notInPlay: () => 'Cette unité n’est pas en jeu.',
  notYourUnit: () => 'Vous n’agissez qu’avec vos unités, à votre tour.',
  noActionsLeft: () => 'Les trois actions de ce tour sont faites.',
  weakened: () => 'Unité Affaiblie : payez 2 Santé, ou laissez-la se reposer ce tour-ci.',
  actedTwice: () => 'Cette unité a déjà agi deux fois ce tour-ci.',
  sameAction: ({ action }) => `Cette unité a déjà fait cette action ce tour-ci : ${actions[action]}.`,
  attackedAlready: () => 'Cette unité a déjà attaqué ce tour-ci.',
  noMissile: () => 'Seuls les Guerriers et les Roublards tirent.',
  noAmmo: () => 'Plus aucune Munition.',
  noSpell: () => 'Seuls les Sorciers lancent des sorts.',
  noMana: () => 'Plus de Mana.',
  notOnBallista: () => 'Cette unité n’est pas sur une Baliste.',
  ballistaNextTurn: () => 'Cette unité ne s’est pas déplacée ici ce tour-ci ; elle pourra tirer dès son prochain tour.',
  insideDungeon: () => 'Depuis un donjon, rien de l’extérieur n’est atteint.',
  notWeakened: () => 'Cette unité n’est pas Affaiblie.',
  weakenedThisTurn: () => 'Affaiblie pendant ce tour : le pion ne se rachète qu’à partir du prochain.',
  tooFewHealth: ({ health }) => `Il faut au moins 3 Santé ; il en reste ${health}.`,
  onlyForAllies: ({ target }) =>
    `${aimed(target)} est de l’autre camp ; ce sort vise des alliés ou le Sorcier lui-même.`,
  notAnEnemy: ({ target }) => `${aimed(target)} est de votre camp.`,
  targetInDungeon: ({ target }) => `${aimed(target)} est dans un donjon.`,
  notAdjacent: ({ distance, reach, target }) =>
    reach > 1
      ? `${aimed(target)} est à ${distance} cases ; la mêlée porte à ${reach}.`
      : `${aimed(target)} est à ${distance} cases, pas à côté.`,
  otherElevation: ({ from, to, target }) =>
    `${aimed(target)} est à l’élévation ${to}, l’attaque part de ${from} : la mêlée demande la même hauteur.`,
  reachBlocked: ({ space, target }) =>
    `${aimed(target)} est hors d’atteinte : la ligne jusqu’en ${space} n’est pas droite, pas plane ou pas libre.`,
  hiddenInForest: ({ distance, within, target }) =>
    `${aimed(target)} est à couvert en Forêt : visible à ${within} cases au plus, ici ${distance}.`,
  outOfRange: ({ distance, range, target }) =>
    `${aimed(target)} est à ${distance} cases ; la portée est de ${range} selon les hauteurs.`,
  noDungeons: () => 'On n’entre dans les donjons qu’en Solo et à deux en coopération.',
  noDungeon: ({ box }) => `La ${boxes[box]} est absente de ce Royaume.`,
  crystalTaken: ({ box }) => `Le ${crystals[box].name} est déjà à vous.`,
  gloryLast: ({ missing }) => `Prenez d’abord les autres cristaux : il en manque ${missing}.`,
  dungeonOccupied: ({ unit }) => `Ce donjon est occupé par ${the(unit, classes[unit])}.`,
  boxPutAside: ({ other, unit }) =>
    `Dans le donjon de la ${boxes[other]} se trouve ${the(unit, classes[unit])} ; les boîtes se recouvrent.`,
  unitOnBox: ({ unit }) => `Une unité est sur la boîte : ${the(unit, classes[unit])}.`,
  heroesOnly: () => 'Seules les unités des joueurs entrent dans les donjons.',
  notAtPortal: ({ box, space }) => `${space} n’est pas devant un portail de la ${boxes[box]}.`,
  portalBlocked: ({ space, unit }) => `Un ennemi bloque le portail en ${space} : ${the(unit, classes[unit])}.`,
  noMpToEnter: () => 'Entrer coûte 1 PM ; il n’en reste pas.',
  notInside: () => 'Cette unité n’est pas dans un donjon.',
  lockedDoor: () => 'Porte Verrouillée : seul un Roublard passe.',
  magicBarrier: ({ mana }) => `Barrière Magique : seul un Sorcier avec ${mana} Mana passe.`,
  noRedSquares: () => 'Sans carré rouge, impossible de passer un Éboulis.',
  tooFewMp: ({ cost, mp }) => `Cela coûte ${cost} PM ; il en reste ${mp}.`,
  offTheMap: () => 'Le terrain s’arrête ici.',
  impassable: ({ space }) => `${space} est inaccessible : quelqu’un est dans le donjon en dessous.`,
  leftBallista: ({ space }) =>
    `Cette unité a commencé son tour sur la Baliste ${space} et ne peut y revenir ce tour-ci.`,
  enemyThere: ({ space, unit }) => `Un ennemi est en ${space} : ${the(unit, classes[unit])}.`,
  allyThere: ({ space, unit }) =>
    `Un Déplacement ne peut finir en ${space} : un allié s’y trouve, ${the(unit, classes[unit])}.`,
  noWay: ({ space }) => `Aucun chemin ne mène en ${space}.`,
  notNextTo: ({ space }) => `${space} n’est pas à côté.`,
  noPortal: ({ space }) => `Aucun portail ouvert en ${space}.`,
  mustGoOn: ({ space, mp }) => `Avec ${mp} PM, on ne pourrait ni repartir de ${space} ni y rester.`,
  portalOutOfReach: ({ box, mp }) => `Aucun portail de la ${boxes[box]} à portée de ${mp} PM.`,
  noStepYet: () => 'Un Déplacement compte au moins un pas.',
  noWayOut: () => 'Cette unité est dans un donjon ; on n’en sort que par le cristal.',
  spaceTaken: ({ space }) => `${space} est prise.`,
  occupied: ({ space }) => `${space} est occupée.`,
  notYourLocation: ({ space }) => `${space} n’est pas dans votre emplacement de départ.`,
  locationFull: ({ space }) => `Deux unités suffisent là : ${space} reste libre.`,
  locationTaken: ({ corner }) => `Déjà pris : ${corners[corner]}.`,
  keptForMate: ({ corner }) => `Gardé pour un coéquipier : ${corners[corner]}.`,
  notDealt: () => 'Cette carte ne vous a pas été distribuée.',
  notHeld: ({ card }) => `Vous n’avez pas la carte ${tactics[card].name}.`,
  otherWindow: ({ card }) => `${tactics[card].name} répond à autre chose.`,
  notFulfilled: ({ card }) => `${tactics[card].name} : la condition n’est pas remplie, ou rien ne changerait.`,
  rock: ({ at }) => `${at} est de la roche pleine.`,
}
