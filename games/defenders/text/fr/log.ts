import type * as en from '../en/log.ts'
import { start } from '../../../text/sentence.ts'
import { artifacts, colours, count, enemies, foes, heroes, list, places } from './names.ts'
import { does, ed } from './noun.ts'

export const log: typeof en.log = {
  mapDealt: 'Les six Régions frontalières sont placées autour de la Capitale',
  heroChosen: (colour, hero, player) =>
    `${player === undefined ? 'Vous menez' : `${player} mène`} ${colours[colour]}, ${heroes[hero].the}`,
  round: round => `Manche ${round}`,
  roundEnded: round => `Fin de la Manche ${round}`,
  discardedUnresolved: card => `Défaussée sans être résolue : ${card}`,
  turnBegan: colour => `${colours[colour]} reçoit des Points d’action`,
  poolGranted: 'L’équipe se partage des Points d’action',
  restored: colour => `${colours[colour]} est rétabli`,
  apLost: colour =>
    colour === undefined
      ? 'L’équipe renonce à des Points d’action'
      : `${colours[colour]} renonce à des Points d’action`,
  moved: (colour, to) => `${colours[colour]} va ${places[to].in}`,
  swept: (colour, to) => `${colours[colour]} est emporté ${places[to].in}`,
  brought: (colour, to) => `${colours[colour]} est amené ${places[to].in}`,
  rose: place => does(places[place], 'gagne de la Menace', 'gagnent de la Menace'),
  fell: place => does(places[place], 'perd de la Menace', 'perdent de la Menace'),
  secured: (colour, place) => `${colours[colour]} sécurise ${places[place].the}`,
  destroyed: (region, marker) => {
    const noun = places[region]
    const fallen = `${does(noun, 'est', 'sont')} détruit${ed(noun)}`
    return marker === undefined ? fallen : `${fallen} (marqueur : ${marker})`
  },
  isDestroyed: region => `${places[region].the} ${places[region].many ? 'sont' : 'est'} détruit${ed(places[region])}`,
  attacked: (card, region) => `${does(enemies[card], 'attaque', 'attaquent')} ${places[region].the}`,
  defended: (colour, region) => `${colours[colour]} défend ${places[region].the}`,
  declined: (colour, region) => `${colours[colour]} préfère ne pas défendre ${places[region].the}`,
  reconsidered: colour => `${colours[colour]} pourrait défendre, finalement`,
  direEffect: (card, effect) => `${start(enemies[card].the)} : ${effect}`,
  hpLost: colour => `${colours[colour]} perd des Points de vie`,
  hpGained: colour => `${colours[colour]} récupère des Points de vie`,
  exhausted: colour => `${colours[colour]} est épuisé`,
  sacrificed: (colour, gain) => `${colours[colour]} sacrifie 1 PV pour ${gain} PA`,
  abilityUsed: (colour, ability) => `${colours[colour]} utilise ${ability}`,
  artifactDrawn: (colour, artifact) => `${colours[colour]} gagne un Artefact : ${artifacts[artifact].name}`,
  artifactEquipped: (colour, artifact, instead) =>
    `${colours[colour]} porte désormais ${artifacts[artifact].the} au lieu ${artifacts[instead].of}`,
  artifactReturned: artifact =>
    does(artifacts[artifact], 'retourne dans la Pioche Artefact', 'retournent dans la Pioche Artefact'),
  cardsShown: cards => `Montré à tous : ${list(cards)}`,
  placedOnTop: cards => `Remis sur la Pioche Tour, de haut en bas : ${cards.join(', ')}`,
  placedBelow: cards => `Sous la Pioche Tour : ${list(cards)}`,
  topBuried: card =>
    `La carte du dessus passe sous la Pioche Tour${card === undefined ? ', sans être vue' : ` : ${card}`}`,
  entombed: (colour, card) => `${colours[colour]} met une carte au tombeau : ${card}`,
  leftTomb: card => `Une carte quitte le tombeau pour la Défausse : ${card}`,
  enteredCircle: colour => `${colours[colour]} entre dans le cercle`,
  leftCircle: colour => `${colours[colour]} sort du cercle`,
  direInVain: 'C’est sans effet',
  drained: 'Aucune capacité de carte Joueur ne sert jusqu’à la fin de la Manche',
  fought: colour => `${colours[colour]} combat l’Ennemi épique`,
  foeRevealed: (foe, at) => `L’Ennemi épique apparaît : ${foes[foe].the}, ${places[at].in}`,
  foeMoved: to => `L’Ennemi épique va ${places[to].in}`,
  foeHurt: 'L’Ennemi épique perd des Points de vie',
  foeHealed: 'L’Ennemi épique récupère des Points de vie',
  epicEvent: (foe, space) => `Événement épique ${foes[foe].of}, à ${space} PV`,
  hordeAdded: left =>
    left === 0
      ? 'La dernière carte de la Horde rejoint la Pioche Tour'
      : `Une carte de la Horde rejoint la Pioche Tour ; il en reste ${left}`,
  reshuffled: cards => `La Pioche Tour est mélangée : ${count(cards, 'carte', 'cartes')}`,
  won: 'Victoire : l’Ennemi épique est tombé',
  lost: 'Défaite : la Capitale est tombée',
}
