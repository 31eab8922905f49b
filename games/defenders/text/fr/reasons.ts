import type * as en from '../en/reasons.ts'
import { artifacts, colours, places } from './names.ts'
import { does, ed } from './noun.ts'

const remaining = (n: number): string => (n === 0 ? 'il n’en reste plus' : `il en reste ${n}`)

export const reasons: typeof en.reasons = {
  heroTaken: ({ defender }) => `${colours[defender]} a déjà cette carte Joueur.`,
  notAdjacent: ({ from, to }) =>
    `${does(places[to], 'n’est pas adjacent', 'ne sont pas adjacent')}${ed(places[to])} ${places[from].to}.`,
  alreadyHere: ({ place }) => `Le Défenseur est déjà ${places[place].in}.`,
  endsWhereItBegan: ({ place }) => `Le trajet ne peut pas finir où il a commencé, ${places[place].in}.`,
  notEnoughAp: ({ needs, has }) => `Cela coûte ${needs} PA ; ${remaining(has)}.`,
  notEnoughHp: ({ needs, has }) => `Cela coûte ${needs} PV ; ${remaining(has)}.`,
  exhausted: ({ defender }) =>
    `${colours[defender]} est épuisé : ni sécuriser, ni combattre, ni défendre, ni Sacrifice.`,
  capitalNotSecured: () => 'La Capitale ne peut pas être sécurisée.',
  levelZero: ({ place }) => `${does(places[place], 'n’a', 'n’ont')} pas de Menace à baisser.`,
  destroyed: ({ place }) => `${does(places[place], 'est détruit', 'sont détruit')}${ed(places[place])} pour toujours.`,
  foeHidden: () => 'L’Ennemi épique n’est pas encore apparu.',
  foeElsewhere: ({ place }) => `L’Ennemi épique est ${places[place].in}.`,
  apLeft: ({ has }) => `Seulement quand tous les PA sont dépensés ; il en reste ${has}.`,
  alreadySacrificed: () => 'Une seule fois par Tour.',
  notUnderAll: () => 'Pas de Sacrifice pendant une carte Tous les Défenseurs.',
  nothingToSpendOn: () => 'Il n’y aurait rien à faire avec les PA gagnés.',
  mustSpend: ({ has }) => `Dépensez d’abord les PA du Sacrifice : ${has}.`,
  notYours: ({ ability }) => `${ability} : capacité d’une autre carte Joueur.`,
  tooFar: ({ defender }) => `${colours[defender]} n’est ni ici ni à côté.`,
  appliesByItself: ({ ability }) => `${ability} : s’applique toute seule, quand sa condition est remplie.`,
  usedThisTurn: ({ ability }) => `${ability} : déjà fait ce Tour-ci.`,
  usedThisRound: ({ ability }) => `${ability} : déjà fait cette Manche.`,
  nothingWouldChange: ({ ability }) => `${ability} : cela ne changerait rien maintenant.`,
  turnDeckEmpty: () => 'La Pioche Tour est vide.',
  oneCardLeft: () => 'Il ne reste qu’une carte dans la Pioche Tour.',
  nothingToSee: () => 'Il n’y a pas de carte inconnue à regarder.',
  fullHp: ({ defender }) => `${colours[defender]} a tous ses Points de vie.`,
  alreadyThere: ({ defender }) => `${colours[defender]} est déjà ici.`,
  drained: ({ ability }) => `Absorption : ${ability} ne sert plus jusqu’à la fin de la Manche.`,
  onlyElsewhere: ({ place }) => `Seulement pour une autre Région que ${places[place].the}.`,
  notSelf: ({ defender }) => `Seulement pour un autre Défenseur que ${colours[defender]}.`,
  circleTaken: ({ defender }) => `${colours[defender]} est dans le cercle.`,
  inCircle: ({ defender }) => `${colours[defender]} est déjà dans le cercle.`,
  tombFull: ({ card }) => `Le tombeau est pris : ${card}.`,
  notAnEnemy: () => 'Seul un Ennemi ou un Ennemi redoutable peut être mis au tombeau.',
  notInDiscard: () => 'Cette carte n’est pas dans la Défausse.',
  notNextToFoe: ({ place, to }) =>
    `${does(places[to], 'n’est pas voisin', 'ne sont pas voisin')}${ed(places[to])} de l’Ennemi épique, qui est ${places[place].in}.`,
  onlyInCapital: () => 'Seulement dans la Capitale.',
  otherSide: ({ place }) => `${does(places[place], 'montre', 'montrent')} l’autre face.`,
  notThere: ({ ability, place }) => `${ability} : pour les Défenseurs qui sont ${places[place].in}.`,
  abilityDestroyed: ({ place, ability }) =>
    `${does(places[place], 'est détruit', 'sont détruit')}${ed(places[place])} : ${ability} ne sert plus.`,
  switchedOff: ({ ability }) => `L’Ennemi épique est là : ${ability} ne sert pas.`,
  notCarried: ({ ability }) => `Artefact non porté : ${ability}.`,
  otherKind: ({ artifact }) => `${does(artifacts[artifact], 'est', 'sont')} de l’autre genre.`,
  notInRegion: ({ defender, place }) =>
    `${colours[defender]} n’est pas ${places[place].in}, et aucune capacité ne porte jusque-là.`,
  otherSeat: ({ defender }) => `C’est à qui joue ${colours[defender]} de décider.`,
  notInPlay: ({ defender }) => `${colours[defender]} n’est pas dans cette partie.`,
}
