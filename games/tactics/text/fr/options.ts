import { percent } from '../../../text/percent.ts'
import type * as en from '../en/options.ts'
import { change, start } from '../../../text/sentence.ts'
import { crystals } from './dungeons.ts'
import { tactics } from './tactics.ts'
import { classes, corners, count, list, unit, ways } from './names.ts'
import { units } from './units.ts'

export const options: typeof en.options = {
  unit: (kind, card) => `${classes[kind]} · ${units[card]}`,
  folds: { move: 'Aller en …', steps: 'Pas à pas' },
  keepUnit: card => `Garder ${units[card]}`,
  corner: corner => start(corners[corner]),
  place: at => `En ${at}`,
  auto: 'Tout placer pour moi',
  keepTactic: card => `Garder ${tactics[card].name}`,
  to: at => `Aller en ${at}`,
  round: at => `Faire un tour et revenir en ${at}`,
  step: at => `Un pas en ${at}`,
  portal: at => `Portail vers ${at}`,
  enter: box => `Entrer dans le donjon du ${crystals[box].name}`,
  inside: (at, cell) => `En ${at} : ${cell}`,
  out: at => `Sortir du donjon en ${at}`,
  stop: 'Finir le Déplacement ici',
  attack: {
    melee: target => `Mêlée : ${unit(target)}`,
    missile: target => `Tir : ${unit(target)}`,
    spell: target => `Sort : ${unit(target)}`,
    ballista: target => `Baliste : ${unit(target)}`,
  },
  spellSelf: 'Sort : sur soi-même',
  kinds: { move: 'Déplacement', melee: 'Mêlée', missile: 'Tir', spell: 'Sort', ballista: 'Baliste' },
  buyOff: 'Ne plus être Affaibli',
  done: 'Finir le tour',
  roll: 'Lancer',
  doNotRoll: 'Ne pas lancer',
  power: n => (n === 0 ? 'Pas de Mana en plus' : `${n} Mana de plus`),
  way: way => start(ways[way]),
  counter: { melee: 'Riposter en mêlée', missile: 'Riposter d’un tir', spell: 'Riposter du sort' },
  noCounter: 'Ne pas riposter',
  reveal: card => `Révéler ${tactics[card].name}`,
  pass: 'Passer',
  stayHere: 'Rester ici',
  health: '2 Santé',
  supply: kind => `2 ${kind === 'wizard' ? 'points de Mana' : 'Munitions'}`,
  discard: card => `Défausser ${tactics[card].name}`,
  exit: at => `Sortir en ${at}`,
  use: 'L’utiliser',
  letLapse: 'Y renoncer',
  enough: 'Cela suffit',
}

const chances = (odds: readonly en.Odds[]) => odds.map(([n, share]) => `${n} (${percent(share)})`).join(', ')
const named = (word: string, from: number, to: number) => `${word} ${change(from, to)}`
const supply = (kind: string) => (kind === 'wizard' ? 'Mana' : 'Munitions')

export const why: typeof en.why = {
  mp: (cost, of) => `${cost} PM sur ${of}`,
  cost: cost => `${cost} PM`,
  health: (from, to) => named('Santé', from, to),
  supply: (kind, from, to) => named(supply(kind), from, to),
  weakens: 'puis l’unité est affaiblie',
  supplied: 'profite d’un Village',
  trigger: 'case Déclencheur',
  artifact: 'prend l’Artefact',
  targetHealth: (from, to) => `sa Santé ${change(from, to)}`,
  damage: (amount, terms) => (terms === '' ? `dégâts ${amount}` : `dégâts ${amount} (${terms})`),
  captures: 'la capture',
  hit: share => `touche ${percent(share)}`,
  pushes: odds => `poussées : ${chances(odds)}`,
  stars: odds => `étoiles : ${chances(odds)}`,
  moves: to => `jusqu’en ${to}`,
  collides: 'choc, 1 Santé de moins',
  falls: 'tombe',
  weakenedCounter: (from, to) => `d’abord plus Affaibli, Santé ${change(from, to)}`,
  actionsLeft: n => `${count(n, 'action inutilisée', 'actions inutilisées')}`,
  loses: kinds => `pion Affaibli retiré : ${list(kinds)}`,
  caveIn: share => `passe à ${percent(share)}`,
  actsAgain: 'peut ensuite agir',
  placed: (card, at) => `${units[card]} se place en ${at}`,
  diagonal: (corner, spaces) => `et ${corners[corner]} : ${spaces}`,
  stats: (health, move, melee) => `Santé ${health}, Déplacement ${move}, Mêlée ${melee}`,
  missile: (damage, range) => `Tir ${damage}, portée ${range}`,
  stock: (kind, n) => `${kind === 'wizard' ? 'Mana' : 'Munitions'} ${n}`,
}
