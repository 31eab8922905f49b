import type * as en from '../en/ask.ts'
import type { Party } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import { crystals } from './dungeons.ts'
import { tactics } from './tactics.ts'
import { classes, count, does, ed, it, list, ofParty, party, Unit, unit } from './names.ts'

const left = (n: number) => (n === 0 ? 'Plus d’action.' : `Il reste ${count(n, 'action', 'actions')}.`)
const turnOf = (who: Party) => (who.kind === 'me' ? 'Votre tour' : `Tour ${ofParty(who)}`)
const which = (kind: string) => (kind === 'beast' ? 'Quelle' : 'Quel')

export const ask: typeof en.ask = {
  phases: {
    control: 'Contrôle',
    time: 'Temps',
    actions: 'Actions',
    recover: 'Répit',
    draw: 'Pioche',
    card: 'Carte',
    attack: 'Attaque',
    attackThen: 'Puis attaque',
    move: 'Déplacement',
  },
  settingUp: 'Mise en place',
  setup: {
    units: 'Choix des unités',
    places: 'Choix des emplacements',
    tactics: 'Choix des cartes Tactique',
    other: 'Distribution',
  },
  turn: number => `Tour ${number}`,
  lastTurns: number => `Tour ${number} · derniers tours`,
  turnOf,
  enemyTurn: who => Unit(who),
  over: { won: 'Victoire', lost: 'Défaite', done: 'Partie finie' },
  party: who => start(party(who)),
  waiting: people => `On attend ${people}.`,
  others: (people, what) => `${what} À ${people} de décider.`,
  keepUnit: {
    title: kind => `${which(kind)} ${classes[kind]} gardez-vous ?`,
    mine: 'Gardez une carte ; l’autre combat pour l’Ennemi.',
  },
  location: {
    title: 'D’où partez-vous ?',
    mine: 'Choisissez un emplacement de départ.',
    mineDiagonal: 'Choisissez un emplacement de départ ; celui en diagonale est aussi à vous.',
  },
  place: {
    title: kind => `Où part ${kind === 'beast' ? 'la' : 'le'} ${classes[kind]} ?`,
    mine: kind => `Placez votre ${classes[kind]} sur une case étoilée.`,
  },
  keepTactic: {
    title: 'Quelle carte Tactique gardez-vous ?',
    mine: 'Gardez-en une en secret ; l’autre est remélangée.',
  },
  act: {
    title: 'Que faites-vous ?',
    mine: n => `Votre tour. ${left(n)}`,
    others: (who, n) => `${turnOf(who)}. ${left(n)}`,
  },
  go: {
    title: who => `Où continue ${unit(who)} ?`,
    mine: mp => `Il reste ${mp} PM dans ce Déplacement.`,
  },
  knockBack: {
    title: 'Lancer pour la Poussée ?',
    mine: (who, target) => `${Unit(who)} a frappé ${unit(target)}.`,
  },
  power: {
    title: 'Combien de Mana en plus ?',
    mine: mana => `Chaque Mana de plus lance un dé. Mana restant : ${mana}.`,
  },
  way: {
    title: target => `Où pousser ${unit(target)} ?`,
    mine: 'Choisissez une direction.',
  },
  space: {
    title: target => `Où placer ${unit(target)} ?`,
    mine: 'Choisissez une case libre.',
  },
  counter: {
    title: who => `${Unit(who)} riposte-t-${it(who)} ?`,
    mine: (who, attacker) => `${Unit(attacker)} a blessé ${unit(who)}.`,
  },
  window: {
    title: 'Révéler une carte Tactique ?',
    side: {
      turnStart: who => (who.kind === 'me' ? 'Votre tour commence.' : `Le tour ${ofParty(who)} commence.`),
      controlAdvanced: who => `${does(who, 'avez', 'a')} fait avancer un drapeau.`,
      actionDone: who => (who.kind === 'me' ? 'Votre action est finie.' : `L’action ${ofParty(who)} est finie.`),
      actionsDone: who => (who.kind === 'me' ? 'Vos actions sont finies.' : `Les actions ${ofParty(who)} sont finies.`),
    },
    unit: {
      moveStep: who => `${Unit(who)} a fait un pas.`,
      portalUsed: who => `${Unit(who)} a pris un portail.`,
      villageUsed: who => `${Unit(who)} a utilisé un Village.`,
      moveEnd: who => `${Unit(who)} a fini un Déplacement.`,
      attackDeclared: who => `${Unit(who)} attaque.`,
      damaged: who => `${Unit(who)} a subi des dégâts.`,
      knockedBack: who => `${Unit(who)} a été repoussé${ed(who)}.`,
      collided: who => `${Unit(who)} a subi un choc.`,
      captured: who => `${Unit(who)} a été capturé${ed(who)}.`,
      becameWeakened: who => `${Unit(who)} est devenu${ed(who)} Affaibli${ed(who)}.`,
      attackDone: who => `${Unit(who)} a attaqué.`,
      counterDone: who => `${Unit(who)} a riposté.`,
    },
    mine: 'Vous pouvez révéler une carte Tactique.',
  },
  tactic: {
    unit: card => `${tactics[card].name} : quelle unité ?`,
    gain: card => `${tactics[card].name} : que récupérer ?`,
    way: card => `${tactics[card].name} : quelle direction ?`,
    effect: card => tactics[card].effect,
  },
  discard: { title: 'Quelle carte part ?', mine: 'Trois cartes en main : défaussez-en une.' },
  dug: {
    title: who => `Faire passer ${unit(who)} ?`,
    mine: 'L’Éboulis est franchissable. Avancez, ou restez sur place sans rien payer.',
  },
  exit: {
    title: who => `Où sort ${unit(who)} ?`,
    mine: 'Choisissez la sortie du donjon.',
  },
  bonus: {
    title: box => `Utiliser le ${crystals[box].name} ?`,
    mine: box => `Maintenant ou jamais : ${crystals[box].bonus}`,
  },
  bonusUnit: {
    title: box => `${crystals[box].name} : quelle unité ?`,
    mine: box => crystals[box].bonus,
  },
  result: {
    competitive: ['Drapeaux', 'Unités', 'Prises', 'Villages tenus', 'Total'],
    battle: ['Artefact', 'Unités', 'Prises', 'Villages tenus', 'Total'],
    quest: ['Unités restantes', 'Santé restante', 'Cristaux', 'Tours'],
    part: (n, points) => `${n} · ${points} PV`,
    points: n => `${n} PV`,
    wins: winners =>
      winners.length === 1 && winners[0]
        ? does(winners[0], 'gagnez', 'gagne')
        : `Victoire : ${list(winners.map(party))}`,
    shared: winners => `Victoire partagée : ${list(winners.map(party))}`,
    by: {
      points: points => `avec ${points} PV`,
      survivors: points => `à ${points} PV, grâce à plus d’unités restantes`,
      captures: points => `à ${points} PV, grâce à plus d’unités capturées`,
      flags: points => `à ${points} PV, grâce à plus de drapeaux`,
      artifact: points => `à ${points} PV, grâce à l’Artefact`,
      health: points => `à ${points} PV, grâce à plus de Santé restante`,
      shared: points => `avec ${points} PV chacun, à égalité jusqu’au bout`,
    },
    turns: n => `${count(n, 'tour joué', 'tours joués')}.`,
    questWon: n => `Le Cristal de Gloire est à vous, ${count(n, 'cristal', 'cristaux')} en tout.`,
    questLost: {
      time: 'Le pion Temps est arrivé à zéro.',
      units: 'Toutes les unités d’un joueur ont été capturées.',
      other: 'La quête a échoué.',
    },
    crystals: n => `Cristaux pris : ${n} sur 6.`,
  },
}
