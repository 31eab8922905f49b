import { count, deWord, either, list } from '../../../text/grammar/french.ts'
import type * as en from '../en/names.ts'
import type { Party, Who } from '../read.ts'
import { start } from '../../../text/sentence.ts'

export const classes: typeof en.classes = {
  fighter: 'Guerrier',
  wizard: 'Sorcier',
  rogue: 'Roublard',
  beast: 'Bête',
}

export const actions: typeof en.actions = {
  move: 'Déplacement',
  melee: 'Attaque de Mêlée',
  missile: 'Attaque à Distance',
  spell: 'Sort',
  ballista: 'tir de Baliste',
}

export const ways: typeof en.ways = { n: 'nord', e: 'est', s: 'sud', w: 'ouest' }
/** “vers le nord”. */
export const towards: typeof en.ways = { n: 'vers le nord', e: 'vers l’est', s: 'vers le sud', w: 'vers l’ouest' }

export const corners: typeof en.corners = { nw: 'nord-ouest', ne: 'nord-est', sw: 'sud-ouest', se: 'sud-est' }

export const terrains: typeof en.terrains = {
  plain: { name: 'Plaine', text: 'Sans effet.' },
  bridge: { name: 'Pont', text: 'Sans effet ; ce n’est pas de l’Eau.' },
  water: {
    name: 'Eau',
    text: 'Y entrer coûte 1 PM de plus. Une unité qui s’y trouve subit 1 dégât de plus à chaque attaque.',
  },
  forest: { name: 'Forêt', text: 'Une unité qui s’y trouve subit 1 dégât de moins à chaque attaque.' },
  peak: {
    name: 'Pic',
    text: 'Y entrer coûte 1 PM de plus. D’ici, tirs et sorts portent sur tout le terrain.',
  },
  village: {
    name: 'Village',
    text: 'Une unité qui y entre ou le traverse récupère 4 Santé et toutes ses Munitions ou tout son Mana, une fois par tour. En fin de partie, 1 PV pour qui l’occupe.',
  },
  ballista: {
    name: 'Baliste',
    text: 'Y entrer coûte 1 PM de plus. Toute unité qui y a commencé son tour ou s’y est déplacée ce tour-ci peut tirer : portée 4, 1 dégât, puis Poussée de 1 dans la direction de votre choix.',
  },
}

export const areas: typeof en.areas = {
  crimson: { name: 'Zone Pourpre', flag: 'drapeau Pourpre' },
  gold: { name: 'Zone Dorée', flag: 'drapeau Doré' },
  azure: { name: 'Zone d’Azur', flag: 'drapeau d’Azur' },
}

export const boxes: typeof en.boxes = {
  '1x2': 'boîte 1×2',
  '2x2': 'boîte 2×2',
  '3x2': 'boîte 3×2',
  '5x4': 'boîte 5×4',
  '8x1': 'boîte 8×1',
  '8x5': 'boîte 8×5',
}

export const cells: typeof en.cells = {
  floor: { name: 'Sol', text: 'Sans effet.' },
  rock: { name: 'Roche', text: 'Personne ne peut y entrer.' },
  entrance: { name: 'Entrée', text: 'Qui pénètre dans le donjon commence ici.' },
  crystal: { name: 'Cristal', text: 'Qui arrive ici prend le cristal et quitte aussitôt le donjon.' },
  water: { name: 'Eau', text: 'Y entrer coûte 1 PM de plus.' },
  monster: { name: 'Monstre Errant', text: 'On pioche une carte Ennemi ; le monstre de son bas agit.' },
  caveIn: {
    name: 'Éboulis',
    text: 'Avant d’entrer, lancez les carrés rouges. Avec une poussée on passe ; sans, on perd 2 PM et on peut réessayer.',
  },
  trap: { name: 'Piège', text: 'Lancez 3 dés ; chaque raté coûte 2 Santé.' },
  door: { name: 'Porte Verrouillée', text: 'Seul un Roublard peut y entrer.' },
  barrier: { name: 'Barrière Magique', text: 'Seul un Sorcier peut y entrer, pour 2 Mana.' },
}

export const artifact: string = 'Artefact'
export const health: string = 'Santé'
export const supplies: typeof en.supplies = { fighter: 'Munitions', wizard: 'Mana', rogue: 'Munitions', beast: '' }
export const elevation: typeof en.elevation = height => `élévation ${height}`

export const track: typeof en.track = (at, steps) => (at === 0 ? 'DÉPART' : at >= steps ? 'CONTRÔLE' : `MANCHE ${at}`)

/** “de Bram”, “d’Ada”. */
export const of = deWord

export const party: typeof en.party = who =>
  who.kind === 'me' ? 'vous' : who.kind === 'player' ? who.name : who.second ? 'l’Ennemi 2' : 'l’Ennemi'
/** “de Bram”, “de l’Ennemi”, “de vous”. */
export const ofParty = (who: Party) =>
  who.kind === 'me' ? 'de vous' : who.kind === 'player' ? of(who.name) : who.second ? 'de l’Ennemi 2' : 'de l’Ennemi'
export const whose: typeof en.whose = who => (who.kind === 'me' ? 'votre' : ofParty(who))
export const does: typeof en.does = (who, you, other) => `${start(party(who))} ${who.kind === 'me' ? you : other}`

const isFeminine = (who: Who) => who.class === 'beast'
/** The end of a participle. */
export const ed = (who: Who) => (isFeminine(who) ? 'e' : '')
export const it = (who: Who) => (isFeminine(who) ? 'elle' : 'il')

/** Behind the noun: whose it is. */
const behind = (who: Who) =>
  who.kind === 'enemy'
    ? who.second
      ? ' de l’Ennemi 2'
      : ` ennemi${ed(who)}`
    : who.kind === 'player'
      ? ` ${of(who.name)}`
      : ''
const noun = (who: Who, le: string, la: string, votre: string) =>
  who.kind === 'me'
    ? `${votre}votre ${classes[who.class]}`
    : `${isFeminine(who) ? la : le} ${classes[who.class]}${behind(who)}`

export const unit: typeof en.unit = who => noun(who, 'le', 'la', '')
export const Unit: typeof en.Unit = who => start(unit(who))
/** “de votre Guerrier”, “du Guerrier de Bram”. */
export const ofUnit = (who: Who) => noun(who, 'du', 'de la', 'de ')
/** “à votre Guerrier”, “au Guerrier de Bram”. */
export const toUnit = (who: Who) => noun(who, 'au', 'à la', 'à ')

export { count, either, list }
