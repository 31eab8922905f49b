import type * as en from '../en/reasons.ts'
import { start } from '../../../text/sentence.ts'
import { abilities } from './abilities.ts'
import {
  colours,
  count,
  crystals,
  ed,
  Hero,
  manyColoured,
  ofHero,
  spells,
  TheEnemy,
  thePiece,
  towers,
  Tray,
  tray,
} from './names.ts'

const gem = spells['gem-of-timewarp']

export const reasons: typeof en.reasons = {
  // set-up
  heroTaken: ({ hero }) => `${Hero(hero)} est déjà dans la partie.`,
  spellTooStrong: ({ spell }) => `Ici, seulement des sorts de puissance 1 ; ${spells[spell]} est de puissance 2.`,
  spellTaken: ({ spell }) => `${spells[spell]} est déjà choisi.`,
  abilityNotThere: ({ hero, ability }) => `${Hero(hero)} n’a pas pris ${abilities[ability].name}.`,
  // towers
  noSuchSite: ({ site }) => `L’emplacement ${site} ne sert pas ici.`,
  otherColour: ({ site, colour }) => `L’emplacement ${site} est ${colours[colour]} : un autre joueur y construit.`,
  colourNamed: ({ site, colour }) =>
    `L’emplacement ${site} est ${colours[colour]}, et cette couleur se repose cette manche.`,
  heroOnSite: ({ site, hero }) => `${Hero(hero)} se tient sur l’emplacement ${site}.`,
  twoTowers: ({ site }) => `Il y a déjà deux tours sur l’emplacement ${site}.`,
  siteTaken: ({ site, tower }) =>
    `${towers[tower]} occupe l’emplacement ${site} ; pour deux tours, l’une doit être une tour à soldats.`,
  notInHand: ({ tower }) => `${towers[tower]} n’est pas dans votre main.`,
  // placing
  underAnother: ({ tray: id }) => `${Tray(id)} est sous un autre plateau : on n’attaque que celui du dessus.`,
  outOfReach: ({ tray: id, what }) => `${Tray(id)} est hors de portée pour ${thePiece(what)}.`,
  ownTray: ({ tray: id }) => `Le héros est engagé sur ${tray(id)} : cette attaque vise d’autres plateaux.`,
  portalLevel: ({ tray: id, tower, level }) =>
    `${Tray(id)} demande une tour de niveau ${level} ou plus ; ${towers[tower]} est trop faible.`,
  portalOfHero: ({ tray: id }) => `${Tray(id)} résiste aux héros : seules les tours attaquent les portails.`,
  portalOfSpell: ({ tray: id }) => `${Tray(id)} est un portail : de tous les sorts, seule la ${gem} l’atteint.`,
  bossOfHero: ({ tray: id }) => `${Tray(id)} résiste aux héros : seules les tours attaquent un boss.`,
  bossOfSpell: ({ tray: id }) => `${Tray(id)} est un boss : de tous les sorts, seule la ${gem} l’atteint.`,
  gemOnHorde: ({ tray: id }) => `La ${gem} vise les portails et les boss, pas ${tray(id)}.`,
  deadMagic: () => 'Magie morte : pas de tuile magique sur un portail cette manche.',
  rust: () => 'Rouille : pas de tuile physique sur un portail cette manche.',
  linked: ({ tray: id }) => `Toutes les pièces de cette attaque vont sur un seul plateau : ${tray(id)}.`,
  otherHorde: ({ tray: id }) => `${Tray(id)} a reçu sa tuile ; l’autre va sur une autre horde.`,
  noRoom: ({ tray: id }) => `Il n’y a pas de place sur ${tray(id)}.`,
  resistsPhysical: ({ letter }) => `${TheEnemy(letter)} résiste aux dégâts physiques.`,
  resistsMagical: ({ letter }) => `${TheEnemy(letter)} résiste aux dégâts magiques.`,
  deadlyEnemy: ({ letter }) => `Ennemi mortel, seules des tuiles le recouvrent : ${TheEnemy(letter).toLowerCase()}.`,
  occupied: () => 'Il y a déjà une tuile, un soldat ou un héros.',
  iconSquare: () => 'Une case d’icône ne se recouvre jamais.',
  soldierOnBlank: () => 'Un soldat se place sur un ennemi, pas sur une case vide.',
  doesNotFit: () => 'Ainsi, cela ne rentre pas.',
  notChained: () => 'Elle doit toucher par un côté une tuile de ce sort.',
  notBeside: () => 'Elle doit toucher un côté du socle qu’aucune autre tuile ne touche.',
  mustPlace: ({ what }) =>
    `${start(thePiece(what))} doit être placé${what === 'soldier' ? '' : 'e'} : un plateau à portée a des ennemis à découvert.`,
  soldiersLeft: () => 'On ne déplace des soldats que si la réserve est vide.',
  onlyTowersMove: () => 'Seule une tour à soldats déplace les soldats des plateaux.',
  // passing
  passToSelf: () => 'On transmet une tour à un autre joueur.',
  notThatUpgrade: ({ tower, as }) => `${towers[tower]} ne peut pas devenir ${towers[as]} maintenant.`,
  noUpgrade: ({ tower }) => `La réserve n’a pas de carte supérieure pour ${towers[tower]}.`,
  // spells
  spellNotChosen: ({ spell }) => `L’équipe n’a pas pris ${spells[spell]}.`,
  spellUsed: ({ spell }) => `${spells[spell]} a déjà été lancé ; chaque sort ne sert qu’une fois.`,
  noSoldiers: () => 'Il n’y a plus de soldat dans la réserve.',
  spellNeedsTarget: ({ spell }) => `Aucune horde n’a de place pour ${spells[spell]}.`,
  gemNeedsTarget: () => 'Aucun portail ni boss du chemin n’a de place pour elle.',
  handEmpty: () => 'Vous n’avez aucune tour en main à transmettre.',
  noMidas: () => 'Aucune tour de votre main ne peut monter.',
  cannotSuffer: ({ hero }) => `${Hero(hero)} ne peut pas être blessé${ed(hero)} maintenant.`,
  // heroes
  abilityDown: ({ ability }) => `${abilities[ability].name} est épuisée ; récupérez pour la relever.`,
  wildcatAway: () => 'Le chat sauvage n’est pas sur la carte ; l’attaque de base d’Alleria le ramène.',
  wildcatOnlyMoves: () => 'Le chat sauvage ne fait que se déplacer et engager le combat.',
  wildcatPlayed: () => 'Le chat sauvage a déjà été activé ou ramené cette manche.',
  noRoomForBase: ({ tray: id }) => `${Tray(id)} n’a pas de bloc de 2×2 cases libre pour un héros.`,
  notInGame: ({ hero }) => `${Hero(hero)} n’est pas dans cette partie.`,
  heroPlayed: ({ hero }) => `${Hero(hero)} a déjà été activé${ed(hero)} cette manche.`,
  knockedOut: ({ hero }) => `${Hero(hero)} est hors de combat.`,
  notOnMap: ({ hero }) => `${Hero(hero)} n’est pas sur la carte.`,
  tooFar: ({ cell, points }) =>
    `${cell} est trop loin pour ${count(points, 'point de déplacement', 'points de déplacement')}.`,
  offMap: () => 'La carte s’arrête ici.',
  endOnTower: ({ cell, tower }) => `${towers[tower]} occupe ${cell} : un héros peut y passer, pas s’y arrêter.`,
  endOnBoss: ({ cell, tray: id }) => `${Tray(id)} occupe ${cell} : un héros peut y passer, pas s’y arrêter.`,
  endOnPortal: ({ cell, tray: id }) => `${Tray(id)} occupe ${cell} : un héros peut y passer, pas s’y arrêter.`,
  tooFarFromExit: ({ cell, points }) =>
    `Les héros entrent à côté d’une sortie ; ${cell} en est trop loin pour ${count(points, 'point', 'points')}.`,
  regenerated: ({ hero }) => `${Hero(hero)} vient de se régénérer et se repose jusqu’à la prochaine manche.`,
  alreadyThere: ({ cell }) => `C’est déjà sa case : ${cell}.`,
  benchActsOnce: ({ hero }) => `${Hero(hero)} ne vient du banc que pour une attaque.`,
  notOnBench: ({ hero }) => `${Hero(hero)} n’est pas sur le banc.`,
  onBench: ({ hero }) => `${Hero(hero)} est sur le banc.`,
  heroGone: ({ hero }) => `${Hero(hero)} a quitté la partie.`,
  movedAlready: ({ hero }) => `${Hero(hero)} s’est déjà déplacé${ed(hero)}.`,
  actedAlready: ({ hero }) => `${Hero(hero)} a déjà fait son action.`,
  notNextTo: ({ hero }) => `${Hero(hero)} n’est pas assez près.`,
  copiesItself: () => 'Le savoir, c’est le pouvoir ne peut pas se copier.',
  abilityNotInGame: ({ ability, hero }) =>
    `La capacité ${abilities[ability].name} ${ofHero(hero)} n’est pas dans cette partie.`,
  notAnExtra: ({ ability }) => `${abilities[ability].name} ne peut pas être l’action supplémentaire.`,
  baseOnPiece: ({ square }) => `Depuis ${square}, le socle serait sur une tuile, un soldat ou un autre héros.`,
  baseOnDeadly: ({ square }) => `Depuis ${square}, le socle serait sur un ennemi mortel.`,
  baseOnIcon: ({ square }) => `Depuis ${square}, le socle serait sur une icône.`,
  baseOffTray: ({ square }) => `Depuis ${square}, le socle dépasserait du bord.`,
  baseNeedsRoom: () => 'La tuile ne laisserait pas de place au socle du héros.',
  mustGoOn: ({ hero }) => `${Hero(hero)} ne peut pas s’arrêter ici et doit continuer.`,
  noEndFromThere: ({ cell }) => `Depuis ${cell}, il ne resterait plus de pas vers une case où s’arrêter.`,
  // pushed heroes
  displaceGround: () =>
    'Poussé par un plateau qui avance, un héros va sur une case de chemin ou un emplacement, pas en terrain libre.',
  displaceAdjacent: () => 'Un héros délogé ne recule que d’une case.',
  displaceTower: ({ tower }) => `${towers[tower]} s’y trouve.`,
  displaceTray: ({ tray: id }) => `${Tray(id)} s’y trouve.`,
  // the team
  noSite: ({ tower }) => `Aucun de vos emplacements n’accueille ${towers[tower]} maintenant.`,
  stillIncoming: ({ tower }) => `${towers[tower]} est en route : utilisable à la prochaine manche.`,
  heroOfOther: ({ hero }) => `${Hero(hero)} est à un autre joueur.`,
  noTowerThere: ({ site }) => `Il n’y a pas de tour sur l’emplacement ${site}.`,
  faceDownIsLost: ({ tower }) => `${towers[tower]} est face cachée et va à la réserve.`,
  notWhite: ({ site }) => `L’emplacement ${site} n’est pas blanc : ses tours reviennent à son propriétaire.`,
  alreadyGiven: ({ tower }) => `${towers[tower]} va déjà à ce joueur.`,
  notBought: ({ tower }) => `${towers[tower]} n’a pas été achetée dans cette phase.`,
  aboveMaxLevel: ({ tower, level, max }) =>
    `${towers[tower]} est de niveau ${level} ; ce scénario s’arrête au niveau ${max}.`,
  notForSale: ({ tower, level }) => `${towers[tower]} est de niveau ${level} ; on n’achète que les niveaux 1 et 2.`,
  notInSupply: ({ tower }) => `${towers[tower]} : plus aucune carte dans la réserve.`,
  tooDear: ({ tower, price, crystals: has }) => `${towers[tower]} coûte ${crystals(price)} ; l’équipe en a ${has}.`,
  colourAgain: ({ colour }) =>
    `Les emplacements ${manyColoured(colour)} se sont reposés à la manche passée ; prenez une autre couleur.`,
}
