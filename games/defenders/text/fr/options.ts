import type * as en from '../en/options.ts'
import { change, figure, start } from '../../../text/sentence.ts'
import { artifacts, colours, count, foes, list, places } from './names.ts'

const ap = (n: number) => `${figure(n)} PA`
const hp = (n: number) => `${figure(n)} PV`

export const options: typeof en.options = {
  groups: { move: 'Se déplacer', act: 'Agir', abilities: 'Capacités' },
  draw: 'Piocher la carte suivante',
  move: to => `Aller ${places[to].in}`,
  secure: place => `Sécuriser ${places[place].the}`,
  secureHere: 'Sécuriser',
  fight: foe => `Combattre ${foes[foe].the}`,
  sacrifice: 'Sacrifice',
  end: 'Finir le Tour',
  ready: 'Prêt',
  unready: 'Pas encore prêt',
  defend: who => `${who} : défendre`,
  decline: who => `${who} : ne pas défendre`,
  reconsider: who => `${who} : y repenser`,
  of: (who, what) => `${who} : ${what}`,
  top: 'Laisser dessus',
  bottom: 'Glisser dessous',
  path: steps => start(steps.map(step => places[step].the).join(', puis ')),
  heal: who => `Soigner : ${who}`,
  pass: 'Ni l’un ni l’autre',
  drop: artifact => `Lâcher ${artifacts[artifact].the}`,
  refuse: artifact => `Refuser ${artifacts[artifact].the}`,
}

export const why: typeof en.why = {
  ap,
  hp,
  free: 'gratuit',
  hitPoints: (from, to) => `Points de vie ${change(from, to)}`,
  threat: (place, from, to) => `${places[place].name} ${change(from, to)}`,
  threatTo: (from, to) => `Menace ${change(from, to)}`,
  threatThere: threat => `Menace ${threat}`,
  destroyedThere: 'Région détruite',
  foeThere: 'l’Ennemi épique y est',
  foe: (foe, from, to) => `${foes[foe].name} ${change(from, to)}`,
  foeGoesTo: to => `l’Ennemi épique va ${places[to].in}`,
  event: 'puis un Événement épique',
  hurtsBack: amount => `puis ${hp(amount)} de moins`,
  wins: 'victoire',
  dearer: foe => `plus cher à cause ${foes[foe].of}`,
  restoredFirst: 'PV rétablis d’abord',
  hero: (max, ability) => `${max} Points de vie. ${ability}`,
  use: (price, brief) => `${price} : ${brief}`,
  sacrifice: gain => `${ap(gain)} à dépenser aussitôt`,
  exhausts: 'épuisement',
  lose: n => `${ap(n)} ${n < 2 ? 'perdu' : 'perdus'}`,
  left: n => `reste ${ap(n)}`,
  waitsFor: n => `attend ${count(n, 'autre', 'autres')}`,
  notBegun: defenders => `pas de Tour, donc pas rétabli : ${list(defenders.map(colour => colours[colour]))}`,
  from: (place, ability) => `depuis ${places[place].the} (${ability})`,
  flies: (place, ability) => `jusque ${places[place].in} (${ability})`,
  after: ability => `puis ${ability}`,
  artifact: 'puis un Artefact',
  ifNobody: result => `Si personne ne défend : ${result}`,
  falls: place => {
    const { name, many, feminine } = places[place]
    return `${name} détruit${feminine ? 'e' : ''}${many ? 's' : ''}`
  },
  capital: (from, to) => `Capitale ${change(from, to)} sur 8`,
  lost: 'la partie est perdue',
  comesHere: place => `jusque ${places[place].in}`,
  attacks: regions => `attaques : ${regions.map(region => places[region].name).join(', ')}`,
  missesRound: 'hors de la Manche suivante',
  drawnNext: 'piochée ensuite',
  drawnLast: 'piochée en dernier',
  takes: artifact => `contre ${artifacts[artifact].the}`,
  shuffledBack: 'retour dans la Pioche Artefact',
}
