import type * as en from '../en/log.ts'
import { figure, start } from '../../../text/sentence.ts'
import { crystals } from './dungeons.ts'
import { monsters } from './enemyCards.ts'
import { tactics } from './tactics.ts'
import { areas, corners, count, does, ed, list, ofParty, ofUnit, party, toUnit, towards, Unit, unit } from './names.ts'
import { units } from './units.ts'

const cardsOf = (n: number) => count(n, 'carte', 'cartes')
const pushes = (n: number) => (n === 0 ? 'aucune poussée' : count(n, 'poussée', 'poussées'))
const misses = (n: number) => (n === 0 ? 'aucun raté' : count(n, 'raté', 'ratés'))
const supply = (kind: string) => (kind === 'wizard' ? 'du Mana' : 'des Munitions')

export const log: typeof en.log = {
  dealt: (who, cards) =>
    `${who.kind === 'me' ? 'Vos unités' : `Unités ${ofParty(who)}`} : ${list(cards.map(card => units[card]))}`,
  dealtPairs: (who, pairs) =>
    `${who.kind === 'me' ? 'Votre choix' : `Choix ${ofParty(who)}`} : ${pairs.map(pair => pair.map(card => units[card]).join(' ou ')).join(', ')}`,
  kept: (who, card, given, enemy) =>
    `${does(who, 'gardez', 'garde')} ${units[card]} ; ${party(enemy)} reçoit ${units[given]}`,
  firstPlayer: who => does(who, 'commencez', 'commence'),
  locationChosen: (who, at) =>
    `${does(who, 'vous placez', 'se place')} ${list(at.map(corner => `au ${corners[corner]}`))}`,
  placed: (who, card, at) => `${units[card]}, ${unit(who)}, est placé${ed(who)} en ${at}`,
  tacticKept: who => `${does(who, 'gardez', 'garde')} une carte Tactique sur deux`,
  tacticChosen: card => `Vous gardez « ${tactics[card].name} »`,
  turnBegan: (who, number) => `Tour ${number} : ${party(who)}`,
  timePassed: 'Le pion Temps avance',
  timeWon: 'Le pion Temps recule',
  flagTriggered: (who, area) => `${does(who, 'déclenchez', 'déclenche')} la ${areas[area].name}`,
  flagMoved: (who, area) => `${does(who, 'avez', 'a')} la majorité dans la ${areas[area].name} : le drapeau avance`,
  flagCollected: (who, area) => `${does(who, 'contrôlez', 'contrôle')} la ${areas[area].name}`,
  endTriggered: {
    flags: 'Assez de drapeaux sont pris',
    eliminated: 'Un joueur a perdu toutes ses unités',
    captures: 'Un joueur a capturé trois unités',
    oneSideLeft: 'Un seul camp a encore des unités',
  },
  lastTurns: (cause, left) =>
    left.length === 0
      ? `${cause} : la partie finit après ce tour`
      : `${cause} : un dernier tour pour ${list(left.map(party))}`,
  acted: {
    melee: (who, target) => `${Unit(who)} attaque ${unit(target)} en mêlée`,
    missile: (who, target) => `${Unit(who)} tire sur ${unit(target)}`,
    spell: (who, target) => `${Unit(who)} lance un sort sur ${unit(target)}`,
    ballista: (who, target) => `${Unit(who)} tire à la Baliste sur ${unit(target)}`,
  },
  spellAtItself: who => `${Unit(who)} lance un sort`,
  countered: {
    melee: (who, target) => `${Unit(who)} riposte en mêlée contre ${unit(target)}`,
    missile: (who, target) => `${Unit(who)} riposte d’un tir contre ${unit(target)}`,
    spell: (who, target) => `${Unit(who)} riposte d’un sort contre ${unit(target)}`,
    ballista: (who, target) => `${Unit(who)} riposte contre ${unit(target)}`,
  },
  actionsLeft: n => (n === 0 ? 'plus d’action' : `reste ${count(n, 'action', 'actions')}`),
  moveBegan: who => `${Unit(who)} se déplace`,
  mp: n => `${figure(n)} PM`,
  stepped: (who, to) => `${Unit(who)} entre en ${to}`,
  throughPortal: (who, to) => `${Unit(who)} prend un portail vers ${to}`,
  moveEnded: (who, at) => `${Unit(who)} s’arrête en ${at}`,
  moveEndedInside: who => `${Unit(who)} s’arrête dans le donjon`,
  putBack: (who, to) => `${Unit(who)} revient en ${to}`,
  mpGained: who => `${Unit(who)} a plus de PM dans ce Déplacement`,
  mpLost: who => `${Unit(who)} perd des PM de ce Déplacement`,
  villageUsed: (who, at) => `${Unit(who)} passe au Village en ${at}`,
  rolled: {
    knockBack: (who, n) => `Lancer de Poussée ${ofUnit(who)} : ${pushes(n)}`,
    miss: (who, n) => `Lancer de tir ${ofUnit(who)} : ${misses(n)}`,
    star: (who, n) => `Renfort du sort ${ofUnit(who)} : ${n === 0 ? 'aucune étoile' : count(n, 'étoile', 'étoiles')}`,
    caveIn: (who, n) =>
      n === 0 ? `${Unit(who)} creuse dans un Éboulis` : `${Unit(who)} se fraie un passage dans un Éboulis`,
    trap: (who, n, dice) =>
      `Un Piège se referme sur ${unit(who)} : ${n === 0 ? 'aucun dé ne blesse' : dice === 1 ? 'son seul dé blesse' : count(n, `dé sur ${dice} blesse`, `dés sur ${dice} blessent`)}`,
    monster: (who, n) => `${Unit(who)} affronte le monstre : ${pushes(n)}`,
  },
  missed: (who, target, needed, had) =>
    `${Unit(who)} manque ${unit(target)} : il fallait ${count(needed, 'Munition', 'Munitions')} de plus, ${had === 0 ? 'il n’en restait aucune' : `il en restait ${had}`}`,
  damaged: (who, amount, area) =>
    `${Unit(who)} ${amount === 0 ? 'ne subit aucun dégât' : `subit ${count(amount, 'dégât', 'dégâts')}`}${area ? ' de zone' : ''}`,
  healthLost: who => `${Unit(who)} perd de la Santé`,
  healthGained: who => `${Unit(who)} récupère de la Santé`,
  supplyLost: who => `${Unit(who)} perd ${supply(who.class)}`,
  supplyPaid: who => `${Unit(who)} dépense ${supply(who.class)}`,
  supplyGained: who => `${Unit(who)} récupère ${supply(who.class)}`,
  weakened: who => `${Unit(who)} est Affaibli${ed(who)}`,
  recovered: who => `${Unit(who)} n’est plus Affaibli${ed(who)}`,
  knockedBack: (who, way, to) => `${Unit(who)} est repoussé${ed(who)} ${towards[way]}, en ${to}`,
  fell: ', et tombe plus bas',
  collided: (who, at) => `${Unit(who)} subit un choc en ${at}`,
  unmoved: who => `${Unit(who)} ne peut pas être déplacé${ed(who)}`,
  abilityUsed: (who, ability) => `${Unit(who)} utilise ${ability}`,
  captured: (who, card, by) =>
    by === undefined
      ? `${units[card]}, ${unit(who)}, est perdu${ed(who)}`
      : `${does(by, 'capturez', 'capture')} ${units[card]}, ${unit(who)}`,
  counterDeclined: who => `${Unit(who)} ne riposte pas`,
  artifactTaken: who => `${Unit(who)} prend l’Artefact`,
  artifactStolen: (who, from) => `${Unit(who)} vole l’Artefact ${toUnit(from)}`,
  artifactDropped: at => `L’Artefact reste en ${at}`,
  tacticRevealed: (who, card) => `${does(who, 'révélez', 'révèle')} « ${tactics[card].name} »`,
  tacticDrawn: who => `${does(who, 'piochez', 'pioche')} une carte Tactique`,
  tacticSeen: card => `Vous piochez « ${tactics[card].name} »`,
  tacticDiscarded: (who, card) => `${does(who, 'défaussez', 'défausse')} « ${tactics[card].name} »`,
  handDiscarded: (who, cards) =>
    `${does(who, 'perdez', 'perd')} toutes les cartes en main : ${list(cards.map(card => tactics[card].name))}`,
  handEmpty: who => `${does(who, 'n’avez', 'n’a')} aucune carte en main à perdre`,
  tacticsShuffled: cards => `Nouvelle pioche Tactique mélangée : ${cardsOf(cards)}`,
  enemyCardDrawn: {
    activation: (title, enemy) =>
      enemy === undefined ? `Carte Ennemi : ${title}` : `${start(party(enemy))} pioche : ${title}`,
    monster: title => `Une carte Ennemi pour le monstre : ${title}`,
    placement: title => `Une carte Ennemi pour sa boussole : ${title}`,
  },
  enemyCardsShuffled: cards => `La pioche Ennemi est mélangée : ${cardsOf(cards)}`,
  activated: who => `${Unit(who)} est activé${ed(who)}`,
  activatedLeftmost: who => `${Unit(who)} est activé${ed(who)}  : l’unité la plus à gauche sans carte`,
  aimed: {
    melee: (who, [first]) => `${Unit(who)} frappe ${first}`,
    missile: (who, [first]) => `${Unit(who)} tire sur ${first}`,
    spell: (who, [first]) => `${Unit(who)} lance son sort sur ${first}`,
    move: (who, among) =>
      `${Unit(who)} se dirige vers ${among[0] === undefined ? 'le héros le plus proche' : `${among[0]}, le héros le plus proche`}`,
    climb: who => `${Unit(who)} grimpe`,
    nothing: who => `${Unit(who)} ne trouve personne à attaquer`,
  },
  inOrder: among => `selon la boussole : ${among.join(', ')}`,
  goal: at => `but : ${at}`,
  stopped: {
    adjacent: (who, at) => `${Unit(who)} s’arrête en ${at}, à côté d’un héros`,
    mp: (who, at) => `${Unit(who)} s’arrête en ${at} : pas assez de PM`,
    blocked: (who, at) => `${Unit(who)} s’arrête en ${at} : la voie est bloquée`,
    arrived: (who, at) => `${Unit(who)} atteint ${at}`,
    noHeroes: who => `${Unit(who)} reste sur place : aucun héros sur le terrain`,
    noWay: who => `${Unit(who)} reste sur place : aucun chemin`,
  },
  dungeonEntered: (who, box) => `${Unit(who)} entre dans le donjon du ${crystals[box].name}`,
  steppedInside: (who, to, cell) => `${Unit(who)} avance en ${to} : ${cell}`,
  caveInHeld: who => `L’Éboulis résiste : ${unit(who)} perd 2 PM`,
  monsterMet: (who, card) => `${Unit(who)} rencontre un monstre : ${monsters[card].name}`,
  crystalTaken: (who, box) => `${Unit(who)} prend le ${crystals[box].name}`,
  crystalUsed: (who, box) => `${does(who, 'utilisez', 'utilise')} le ${crystals[box].name}`,
  crystalTurned: box => `La carte du ${crystals[box].name} passe au vert : son donjon est terminé`,
  dungeonLeft: {
    crystal: (who, at) => `${Unit(who)} sort du donjon en ${at}`,
    retreat: (who, at) => `${Unit(who)} bat en retraite du donjon vers ${at}`,
    captured: () => 'Les boîtes reprennent leur place',
  },
  arrived: (who, card, at, area) =>
    `${units[card]}, ${unit(who)}, apparaît en ${at}${area === undefined ? '' : `, dans la ${areas[area].name}`}`,
  won: winners =>
    winners.length === 1 && winners[0]
      ? does(winners[0], 'gagnez', 'gagne')
      : `Victoire partagée : ${list(winners.map(party))}`,
  teamWon: winners => {
    const others = list(winners.filter(({ kind }) => kind !== 'me').map(party))
    return winners.some(({ kind }) => kind === 'me') ? `Vous gagnez avec ${others}` : `${others} gagnent`
  },
  questWon: 'Victoire : le Cristal de Gloire est pris',
  questLost: 'Défaite',
  term: (adds, cause, first) => `${adds < 0 ? `−${-adds}` : first ? adds : `+${adds}`} ${cause}`,
}
