import type * as en from '../en/log.ts'
import { gives, tally } from '../../../text/grammar/french.ts'
import { inline } from '../../../text/sentence.ts'
import type { Party } from '../read.ts'
import { specials, storms } from './cards.ts'
import { abilities } from './abilities.ts'
import {
  count,
  crystals,
  does,
  ed,
  hearts,
  Hero,
  heroes,
  list,
  manyColoured,
  of,
  ofTray,
  party,
  piece,
  soldiers,
  spells,
  TheBoss,
  thePiece,
  towards,
  towers,
  Tray,
  tray,
  trayEd,
} from './names.ts'

const PASSES = { you: 'transmettez', other: 'transmet' }
type Towers = Parameters<typeof en.log.towersDealt>[1]
/** “la tour Mage”, “les tours Mage et Archers”. */
const named = (ids: Towers) => `${ids.length < 2 ? 'la tour' : 'les tours'} ${tally(ids.map(id => towers[id]))}`
const past = (over: number) => (over === 0 ? '' : `, en dépassant ${count(over, 'case', 'cases')}`)
const possessive = (who: Party, mine: string, theirs: string) =>
  who.kind === 'me' ? mine : `${theirs} ${of(who.name)}`

export const log: typeof en.log = {
  heroChosen: (who, id) => `${does(who, 'menez', 'mène')} ${heroes[id]}`,
  benchChosen: (who, id) => `${does(who, 'mettez', 'met')} ${heroes[id]} sur le banc`,
  abilitiesChosen: (id, chosen) => `${heroes[id]} prend ${list(chosen.map(each => abilities[each].name))}`,
  spellChosen: (who, spell) => `${does(who, 'choisissez', 'choisit')} le sort ${spells[spell]}`,
  towersDealt: (who, ids) => `${possessive(who, 'Vos tours', 'Tours')} : ${tally(ids.map(id => towers[id]))}`,
  waveBuilt: wave => `La vague ${wave} se rassemble`,
  roundBegan: round => `Manche ${round}`,
  phaseBegan: phase => `Phase : ${phase}`,
  colourNamed: (who, colour) =>
    `${does(who, 'ne construisez', 'ne construit')} rien sur les emplacements ${manyColoured(colour)} cette manche`,
  spawned: (id, spawn, at, level) =>
    `${Tray(id)}${level === undefined ? '' : `, de niveau ${level},`} apparaît en ${at}, point d’apparition ${spawn}`,
  ghostCame: (id, at) => `${Tray(id)} surgit en ${at}`,
  hatched: (id, at) => `${Tray(id)} éclot en ${at}`,
  spawnedNowhere: id => `${Tray(id)} ne trouve aucune case libre et fonce sur le royaume`,
  past: n => `par-dessus ${count(n, 'case occupée', 'cases occupées')}`,
  blockRemoved: (block, at, opens) =>
    `La carte Brise-chemin ${block} est arrachée en ${at}${opens === undefined ? '' : ` : le point d’apparition ${opens} est ouvert`}`,
  stormDrawn: storm => {
    const card = storms[storm]
    return card === undefined ? 'Tempête de portails' : `${card.name} : ${inline(card.text)}`
  },
  stormsShuffled: 'Les tempêtes de portails sont mélangées',
  displaced: (id, at) => `${Hero(id)} s’écarte en ${at}`,
  displacedHome: id => `${Hero(id)} doit partir et ne trouve aucune case libre`,
  regenerated: id => `${Hero(id)} se régénère, mais passe cette manche`,
  health: n => `santé ${n}`,
  towerBuilt: (who, tower, site, way, upon) =>
    `${does(who, 'construisez', 'construit')} la tour ${towers[tower]} sur l’emplacement ${site}${upon === undefined ? '' : `, par-dessus ${towers[upon]}`}, ${towards[way]}`,
  byTower: (tower, site) => `${towers[tower]} (emplacement ${site})`,
  byHero: (id, as) => (as === 'basic' ? Hero(id) : `${Hero(id)}, ${abilities[as].name}`),
  bySpell: spell => spells[spell],
  tilePlaced: (by, shape, on) => `${by} : ${piece(shape)} sur ${tray(on)}`,
  soldierPlaced: (by, on) => `${by} : un soldat sur ${tray(on)}`,
  left: n => (n === 0 ? 'tout est recouvert' : `reste ${n}`),
  soldierMoved: (by, from, on) =>
    from === on
      ? `${by} : un soldat change de place sur ${tray(on)}`
      : `${by} : un soldat ${ofTray(from)} passe sur ${tray(on)}`,
  pieceLost: (by, what) => `${by} : aucune place pour ${thePiece(what)}`,
  pieceSkipped: (by, what) =>
    what === 'soldier' ? `${by} : un soldat n’est pas placé` : `${by} : ${thePiece(what)} n’est pas posée`,
  towerTurned: (tower, site) => `La tour ${towers[tower]} de l’emplacement ${site} est mise face cachée`,
  passed: (who, receiver, tower, as) =>
    `${gives(who, PASSES, receiver, `la tour ${towers[tower]}`)}${tower === as ? ', sans amélioration' : ` : elle devient ${towers[as]}`}`,
  upgraded: (who, tower, as) =>
    `${does(who, 'améliorez', 'améliore')} la tour ${towers[tower]}, qui devient ${towers[as]}`,
  heroEntered: (id, at) => `${Hero(id)} entre sur la carte en ${at}`,
  heroMoved: (id, at) => `${Hero(id)} va en ${at}`,
  heroEngaged: (id, on) => `${Hero(id)} engage le combat contre ${tray(on)}`,
  heroFaced: (id, way) => `${Hero(id)} se tourne ${towards[way]}`,
  attacks: id => `${Hero(id)} fait son attaque de base`,
  uses: (id, ability) => `${Hero(id)} utilise ${abilities[ability].name}`,
  copies: (id, ability) => `${Hero(id)} copie ${abilities[ability].name}`,
  turnedUp: (id, ability) => `${heroes[id]} peut de nouveau utiliser ${abilities[ability].name}`,
  recovered: (id, isFull) =>
    isFull ? `${Hero(id)} se repose, en pleine santé` : `${Hero(id)} retrouve toute sa santé`,
  healed: id => `${Hero(id)} regagne de la santé`,
  hurt: id => `${Hero(id)} est blessé${ed(id)}`,
  spared: id => (id === 'wildcat' ? `${Hero(id)} ne subit rien` : `${Hero(id)} est protégé${ed(id)} et ne subit rien`),
  knockedOut: id => `${Hero(id)} est hors de combat`,
  sentHome: id => `${Hero(id)} retourne sur son plateau`,
  shielded: (id, around) =>
    around
      ? `${Hero(id)} et tout héros sur sa case sont protégés jusqu’à la fin de la manche`
      : `${Hero(id)} est protégé${ed(id)} jusqu’à la fin de la manche`,
  wildcatCame: at => `Le chat sauvage arrive en ${at}`,
  benchCalled: (id, at) => `${heroes[id]} quitte le banc pour ${at}`,
  heroGone: id => `${Hero(id)} quitte la partie`,
  spellCast: (who, spell) => `${does(who, 'lancez', 'lance')} ${spells[spell]}`,
  destroyed: id => `${Tray(id)} est détruit${trayEd(id)}`,
  portalClosed: id => `${Tray(id)} est fermé${trayEd(id)}`,
  crystals: (more, lost) => {
    const kept =
      more === 0 ? 'L’équipe ne gagne rien' : `L’équipe ${more < 0 ? 'perd' : 'gagne'} ${crystals(Math.abs(more))}`
    return lost === 0
      ? kept
      : `${kept} : elle en garde 12 au plus, et ${lost} ${lost < 2 ? 'est perdu' : 'sont perdus'}`
  },
  soldiersBack: (n, from) => `${soldiers(n)} sur ${tray(from)} ${n < 2 ? 'retourne' : 'retournent'} à la réserve`,
  lifeCleared: (boss, life, next) =>
    `${TheBoss(boss)} perd sa carte de vie ${life}${next ? ' et révèle la suivante' : ''}`,
  bossBeaten: boss => `${TheBoss(boss)} est vaincu${trayEd(boss)}`,
  portalsClosed: 'Portails fermés',
  heartsGained: n => `Le royaume regagne ${hearts(n)}`,
  bossSpecial: (boss, special) => `${TheBoss(boss)}, ${specials[special].name} : ${specials[special].text}`,
  specialsShuffled: 'Les cartes spéciales du boss sont mélangées',
  trayHealed: (id, tiles) => `${Tray(id)} rejette ${count(tiles, 'tuile', 'tuiles')}`,
  tileRemoved: id => `Une tuile ${ofTray(id)} est retirée`,
  held: (id, at) => `${Tray(id)} est retenu${trayEd(id)} en ${at}`,
  stayed: id => `${Tray(id)} n’avance pas`,
  advanced: (id, at, over) => `${Tray(id)} avance en ${at}${past(over)}`,
  advancedAgain: (id, at, over) => `${Tray(id)} est rapide et continue en ${at}${past(over)}`,
  escaped: (id, lost) =>
    lost === 0
      ? `${Tray(id)} s’échappe sans coûter de cœur`
      : `${Tray(id)} s’échappe : ${count(lost, 'cœur perdu', 'cœurs perdus')}`,
  gotThrough: id => `${Tray(id)} entre dans le royaume`,
  towerLowered: (who, tower, low) =>
    `${possessive(who, 'Votre tour reçue', 'La tour reçue')}, ${towers[tower]}, redevient ${towers[low]}`,
  assigned: (tower, site, receiver) => `La tour ${towers[tower]} de l’emplacement ${site} est pour ${party(receiver)}`,
  pickedUp: (who, ids) => `${does(who, 'reprenez', 'reprend')} ${named(ids)}`,
  arrived: (who, ids) => `${does(who, 'recevez', 'reçoit')} ${named(ids)}`,
  pickedUpAndArrived: (who, ids, arrived) =>
    `${does(who, 'reprenez', 'reprend')} ${named(ids)} et ${who.kind === 'me' ? 'recevez' : 'reçoit'} ${named(arrived)}`,
  towerLost: (tower, site) =>
    `La tour ${towers[tower]} de l’emplacement ${site}, face cachée, est perdue et va à la réserve`,
  bought: (who, tower, receiver, own) =>
    own
      ? `${does(who, 'achetez', 'achète')} la tour ${towers[tower]}`
      : `${does(who, 'achetez', 'achète')} la tour ${towers[tower]} pour ${party(receiver)}`,
  refunded: (who, tower) => `${does(who, 'rendez', 'rend')} la tour ${towers[tower]}`,
  won: 'Victoire',
  lost: 'Défaite',
  ends: {
    objective: 'la Faille est refermée',
    hearts: 'le royaume a perdu son dernier cœur',
    portal: 'un portail est entré dans le royaume',
    boss: 'le boss est entré dans le royaume',
    roundLimit: 'la dernière manche est passée',
  },
}
