import type * as en from '../en/log.ts'
import type { Party } from '../read.ts'
import { specials, storms } from './cards.ts'
import { abilities } from './abilities.ts'
import {
  count,
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
  shapes,
  soldiers,
  spells,
  TheBoss,
  thePiece,
  to,
  towards,
  towers,
  Tray,
  tray,
  trayEd,
} from './names.ts'

type Towers = Parameters<typeof en.log.towersDealt>[1]
const named = (ids: Towers) => list(ids.map(id => towers[id]))
const possessive = (who: Party, mine: string, theirs: string) =>
  who.kind === 'me' ? mine : `${theirs} ${of(who.name)}`

export const log: typeof en.log = {
  heroChosen: (who, id) => `${does(who, 'menez', 'mène')} ${heroes[id]}`,
  benchChosen: (who, id) => `${does(who, 'gardez', 'garde')} ${heroes[id]} comme héros de réserve`,
  abilitiesChosen: (id, chosen) => `${heroes[id]} prend ${list(chosen.map(each => abilities[each].name))}`,
  spellChosen: (who, spell) => `${does(who, 'choisissez', 'choisit')} le sort ${spells[spell]}`,
  towersDealt: (who, ids) => `${possessive(who, 'Vos tours', 'Tours')} : ${named(ids)}`,
  waveBuilt: wave => `La vague ${wave} se rassemble`,
  roundBegan: round => `Manche ${round}`,
  phaseBegan: phase => `Phase : ${phase}`,
  colourNamed: (who, colour) =>
    `${does(who, 'ne construisez', 'ne construit')} rien sur les emplacements ${manyColoured(colour)} cette manche`,
  readied: who => does(who, 'êtes prêt', 'est prêt'),
  unreadied: who => does(who, 'n’êtes plus prêt', 'n’est plus prêt'),
  spawned: (id, spawn, at) => `${Tray(id)} apparaît en ${at}, point d’apparition ${spawn}`,
  ghostCame: (id, at) => `${Tray(id)} surgit en ${at}`,
  hatched: (id, at) => `${Tray(id)} éclot en ${at}`,
  spawnedNowhere: id => `${Tray(id)} ne trouve aucune case libre et fonce sur le royaume`,
  past: n => `par-dessus ${count(n, 'case occupée', 'cases occupées')}`,
  blockRemoved: (block, at, opens) =>
    `La carte Brise-chemin ${block} est arrachée en ${at}${opens === undefined ? '' : ` : le point d’apparition ${opens} est ouvert`}`,
  stormDrawn: storm => {
    const card = storms[storm]
    return card === undefined ? 'Tempête de portails' : `${card.name} : ${card.text}`
  },
  stormsShuffled: 'Les tempêtes de portails sont mélangées',
  displaced: (id, at) => `${Hero(id)} est délogé${ed(id)} vers ${at}`,
  displacedHome: id => `${Hero(id)} doit partir et ne trouve aucune case libre`,
  regenerated: id => `${Hero(id)} se régénère, mais passe cette manche`,
  health: n => `santé ${n}`,
  towerBuilt: (who, tower, site, way, upon) =>
    `${does(who, 'construisez', 'construit')} ${towers[tower]} sur ${site}${upon === undefined ? '' : `, par-dessus ${towers[upon]}`}, ${towards[way]}`,
  byTower: (tower, site) => `${towers[tower]} sur ${site}`,
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
    what === 'soldier' ? `${by} : un soldat n’est pas placé` : `${by} : la tuile ${shapes[what]} n’est pas posée`,
  towerTurned: (tower, site) => `${towers[tower]} sur ${site}, tour retournée`,
  passed: (who, receiver, tower, as) =>
    tower === as
      ? `${does(who, 'transmettez', 'transmet')} ${towers[tower]} ${to(receiver)}, sans amélioration`
      : `${does(who, 'transmettez', 'transmet')} ${towers[tower]} ${to(receiver)}, qui devient ${towers[as]}`,
  upgraded: (who, tower, as) => `${does(who, 'améliorez', 'améliore')} ${towers[tower]} en ${towers[as]}`,
  heroActivated: id => `${Hero(id)} est activé${ed(id)}`,
  heroEntered: (id, at) => `${Hero(id)} entre sur la carte en ${at}`,
  heroMoved: (id, at) => `${Hero(id)} va en ${at}`,
  heroEngaged: (id, on) => `${Hero(id)} engage le combat sur ${tray(on)}`,
  heroFaced: (id, way) => `${Hero(id)} se tourne ${towards[way]}`,
  attacks: id => `${Hero(id)} fait son attaque de base`,
  uses: (id, ability) => `${Hero(id)} utilise ${abilities[ability].name}`,
  copies: (id, ability) => `${Hero(id)} copie ${abilities[ability].name}`,
  turnedUp: (id, ability) => `${heroes[id]} : ${abilities[ability].name} de nouveau disponible`,
  turnedDown: (id, ability) => `${heroes[id]} : ${abilities[ability].name} est épuisée`,
  recovered: id => `${Hero(id)} récupère : santé entière, toutes les capacités relevées`,
  healed: id => `${Hero(id)} regagne de la santé`,
  hurt: id => `${Hero(id)} est blessé${ed(id)}`,
  spared: id => `${Hero(id)} est protégé${ed(id)} et ne subit rien`,
  knockedOut: id => `${Hero(id)} est hors de combat`,
  sentHome: id => `${Hero(id)} retourne sur son plateau`,
  shielded: id => `${Hero(id)} est protégé${ed(id)} jusqu’à la fin de la manche`,
  wildcatCame: at => `Le chat sauvage arrive en ${at}`,
  benchCalled: (id, at) => `${heroes[id]} quitte la réserve pour ${at}`,
  heroGone: id => `${Hero(id)} quitte la partie`,
  spellCast: (who, spell) => `${does(who, 'lancez', 'lance')} ${spells[spell]}`,
  destroyed: id => `${Tray(id)} est détruit${trayEd(id)}`,
  portalClosed: id => `${Tray(id)} est fermé${trayEd(id)}`,
  crystals: more => (more ? 'L’équipe gagne des cristaux' : 'L’équipe perd des cristaux'),
  crystalsFull: 'L’équipe a déjà 12 cristaux : le reste est perdu',
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
  advanced: (id, at, over) =>
    `${Tray(id)} avance en ${at}${over === 0 ? '' : `, en dépassant ${count(over, 'case', 'cases')}`}`,
  escaped: (id, lost) =>
    lost === 0
      ? `${Tray(id)} s’échappe sans coûter de cœur`
      : `${Tray(id)} s’échappe : ${count(lost, 'cœur perdu', 'cœurs perdus')}`,
  gotThrough: id => `${Tray(id)} entre dans le royaume`,
  towerLowered: (who, tower, low) =>
    `${possessive(who, 'Votre tour reçue', 'La tour reçue')}, ${towers[tower]}, redevient ${towers[low]}`,
  assigned: (tower, site, receiver) => `${towers[tower]} sur ${site} revient ${to(receiver)}`,
  pickedUp: (who, ids) => `${does(who, 'reprenez', 'reprend')} ${named(ids)}`,
  arrived: (who, ids) => `${does(who, 'recevez', 'reçoit')} ${named(ids)}`,
  pickedUpAndArrived: (who, ids, arrived) =>
    `${does(who, 'reprenez', 'reprend')} ${named(ids)} et ${who.kind === 'me' ? 'recevez' : 'reçoit'} ${named(arrived)}`,
  towerLost: (tower, site) => `${towers[tower]}, retournée sur ${site}, va à la réserve`,
  bought: (who, tower, receiver, own) =>
    own
      ? `${does(who, 'achetez', 'achète')} ${towers[tower]}`
      : `${does(who, 'achetez', 'achète')} ${towers[tower]} pour ${party(receiver)}`,
  refunded: (who, tower) => `${does(who, 'rendez', 'rend')} ${towers[tower]}`,
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
