import { count, de, ed, le } from '../../../text/grammar/french.ts'
import { start } from '../../../text/sentence.ts'
import type * as en from '../en/milestones.ts'
import { act } from './names.ts'
import { hero, heroNames, scion, scionNames, toPlace } from './nouns.ts'

const WHY_ENDED: Readonly<Record<string, string>> = {
  elimination: 'Il ne reste aucune unité rivale.',
  spar: 'Il ne reste que le tribun.',
  flag: 'L’étendard est rapporté.',
  hill: 'Les points suffisent.',
  surrender: 'Vous vous êtes rendu ; votre héros est en vie.',
  noUnits: 'Il ne restait aucune unité à déployer.',
  shutOut: 'Aucune case de déploiement ne pouvait se libérer.',
  stalemate: 'Plus rien ne changeait.',
}

export const milestones: typeof en.milestones = {
  wonAt: at => `Victoire ${toPlace(at)}`,
  lostAt: at => `Défaite ${toPlace(at)}`,
  ended: (event, turn, cause) => `${event}, tour ${turn}. ${WHY_ENDED[cause] ?? ''}`.trim(),
  hero: 'Votre héros',
  hp: (from, to, of) => `${from} → ${to} sur ${of}`,
  fallen: {
    sport: { note: 'de retour au camp', figure: 'à terre' },
    bloodshed: { note: 'au fond du sac', figure: 'au sac' },
    primus: { note: 'au fond du sac', figure: 'au sac' },
    scion: { note: 'hors du jeu', figure: 'à terre' },
  },
  reward: {
    sport: { what: 'Récompense : une unité rivale, ou des tactiques', figure: 'au choix' },
    bloodshed: { what: 'Récompense : votre héros améliore une valeur', figure: '+1' },
  },
  chooseReward: 'Choisir la récompense',
  travelOn: 'Reprendre la route',
  goOn: 'Continuer',
  week: 'Une semaine est cochée',
  of: (n, of) => `${n} sur ${of}`,
  influence: against => `Influence ${de(scionNames[against])}`,
  bane: (name, to) => ({
    what: `Tiré : ${name}, un fléau du ${to === 'bag' ? 'sac' : 'camp'}`,
    figure: to === 'bag' ? 'dans le sac' : 'au camp',
  }),
  grown: against =>
    `${start(scion(against))} ${le(scionNames[against]).startsWith('les ') ? 'ont' : 'a'} gagné en puissance`,
  grownLead: 'Tous les quatre points d’influence, un fléau est tiré.',
  beaten: id => `${start(hero(id))} est vaincu${ed(heroNames[id])}`,
  beatenLead: (nth, of, at) => `Primus ${nth} sur ${of}, ${toPlace(at)}. L’acte se clôt ensuite, sur sa propre page.`,
  primuses: 'Primus vaincus',
  healsFully: 'Votre héros se soigne entièrement',
  prowess: 'Prouesse de héros',
  chooseOne: 'à choisir',
  chooseProwess: 'Choisir la prouesse',
  troop: n => ({ what: 'Troupe, complétée par le sac', figure: `jusqu’à ${n}` }),
  actWon: n => `${act(n)} : victoire`,
  actLead: (primus, at, week) =>
    `${start(hero(primus))} est vaincu${ed(heroNames[primus])} ${toPlace(at)}, en semaine ${week}. La cité ferme ses portes derrière vous ; la montagne compte toujours.`,
  beginAct: n => ({
    what: `Commencer l’${act(n)}`,
    why: n === 4 ? 'douze semaines encore, puis le Rejeton' : `douze semaines encore, primus ${n} sur 3`,
  }),
  road: (n, weeks, places) => ({
    title: `La route de l’${act(n)}`,
    aside: `${count(weeks, 'semaine', 'semaines')}, ${count(places, 'lieu', 'lieux')}`,
  }),
  fights: (n, won) => ({ title: count(n, 'combat', 'combats'), aside: `${won} gagné${won > 1 ? 's' : ''}` }),
  fight: { won: 'gagné', failed: 'perdu' },
  weeks: 'Semaines de l’acte',
  heroGrown: id => `${start(hero(id))} a progressé`,
  health: 'Santé',
  leadership: 'Commandement',
  dice: 'Dés d’attaque',
  blessings: 'Bénédictions restantes',
  inCamp: 'Troupe au camp',
  tactics: 'Tactiques',
  newProwess: 'nouvelle prouesse',
  step: (from, to) => `${from} → ${to}`,
  scionGrown: against => `${start(scion(against))} aussi`,
  scion: 'le Rejeton',
  changes: n => `Ce qui change à l’${act(n)}`,
  perPoint: 'Un combat perdu, ou vu des gradins',
  points: (from, to) => `${from} → ${to} d’influence`,
  weeksLeft: n => (n === 4 ? 'Semaines pour gagner le Vésuve' : 'Semaines pour gagner une capitale ouverte'),
  closed: 'fermée désormais',
}
