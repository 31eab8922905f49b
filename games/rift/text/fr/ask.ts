import type * as en from '../en/ask.ts'
import { scenarios } from './cards.ts'
import { abilities } from './abilities.ts'
import { count, crystals, ed, Hero, hero, heroes, of, ofHero, thePiece, towers, tray } from './names.ts'

type Action = Parameters<typeof en.ask.face.mine>[0]
const ability = (id: Action) => (id === 'basic' ? 'Attaque de base' : abilities[id].name)
/** “Alleria” is “elle”, the others “il”. */
const it = (id: Parameters<typeof ed>[0]) => (ed(id) === 'e' ? 'elle' : 'il')
const points = (n: number) => count(n, 'point', 'points')

export const ask: typeof en.ask = {
  phases: ['Apparition', 'Tours', 'Destruction', 'Avancée', 'Reprise', 'Achats'],
  settingUp: 'Mise en place',
  setup: {
    heroes: 'Choix des héros',
    abilities: 'Choix des capacités',
    spells: 'Choix des sorts',
    other: 'Mise en place',
  },
  round: n => `Manche ${n}`,
  lastRound: n => `Manche ${n} · la dernière`,
  roundOf: (n, all) => `Manche ${n} sur ${all}`,
  roundStart: 'La manche commence',
  wave: (round, wave) => `${round} · vague ${wave}`,
  over: { won: 'Victoire', lost: 'Défaite' },
  waiting: people => `En attente : ${people}.`,
  hero: { title: 'Quel héros menez-vous ?', mine: 'Chaque héros n’est qu’une fois dans la partie.' },
  heroAlone: {
    title: 'Quel héros menez-vous ?',
    mine: 'En solo, Malik, Ignus ou Lilith sont un bon début.',
  },
  bench: {
    title: 'Qui attend sur le banc ?',
    mine: left =>
      `Encore ${count(left, 'héros', 'héros')} au plus ; chacun peut aider une manche avec son attaque de base.`,
  },
  abilities: {
    title: id => `Quelles capacités prend ${heroes[id]} ?`,
    mine: 'Deux sur quatre, pour toute la partie.',
  },
  spells: {
    title: 'Quel sort prend l’équipe ?',
    mine: left => `Encore ${count(left, 'sort', 'sorts')} à choisir. Chacun ne sert qu’une fois.`,
  },
  colour: {
    title: 'Quelle couleur se repose cette manche ?',
    mine: 'Les emplacements de cette couleur n’accueillent aucune tour cette manche ; jamais deux fois de suite la même couleur.',
  },
  act: {
    title: 'Que faites-vous ?',
    mine: n =>
      n === 0
        ? 'Phase 2, dans n’importe quel ordre. Plus de tour en main.'
        : `Phase 2, dans n’importe quel ordre. ${count(n, 'tour', 'tours')} en main.`,
    ready: 'Vous êtes prêt, mais pouvez encore agir tant que tous ne le sont pas.',
    others: people => `Phase 2. Pas encore prêts : ${people}.`,
  },
  site: {
    title: tower => `Où construisez-vous ${towers[tower]} ?`,
    mine: 'Choisissez un emplacement et l’orientation de la carte ; flèches et tuiles tournent avec elle.',
  },
  place: {
    title: (what, more) =>
      more === 0 ? `Où va ${thePiece(what)} ?` : `Quelle pièce va où ? Encore ${more + 1} à placer.`,
    mine: by => `Attaque : ${by}.`,
    must: 'Placement obligatoire tant qu’une horde à portée a des ennemis à découvert.',
    may: 'On peut y renoncer.',
  },
  heroAct: {
    title: id => `Que fait ${hero(id)} ?`,
    both: n => `Un déplacement (${n}) et une action, dans l’ordre voulu ; l’action ne coupe pas le déplacement.`,
    move: n => `L’action est faite. Un déplacement (${n}) reste possible.`,
    action: 'Le déplacement est fait. Il reste une action.',
    wildcat: n => `Le chat sauvage peut se déplacer (${n}) et engager le combat ; il n’a pas d’action.`,
    board: n => `Sur son plateau : entrer sur la carte (${points(n)}), ou seulement récupérer.`,
  },
  base: {
    title: (id, on) => `Où se place ${hero(id)} sur ${tray(on)} ?`,
    mine: 'Un héros recouvre quatre cases tant qu’il reste sur le plateau.',
  },
  face: {
    title: id => `Vers où se tourne ${hero(id)} ?`,
    mine: as => `${ability(as)} : les flèches tournent avec le héros.`,
  },
  heal: { title: as => `${ability(as)} : quel héros ?`, mine: 'Choisissez un héros.' },
  flip: {
    title: id => `Quelle capacité ${of(heroes[id])} est relevée ?`,
    mine: 'Elle pourra resservir.',
  },
  copy: { title: 'Quelle capacité est copiée ?', mine: 'Elle s’utilise comme si elle était la sienne.' },
  moved: {
    title: id => `Où va ${hero(id)} ?`,
    mine: as => `${ability(as)} : choisissez une case.`,
  },
  strike: {
    title: id => `${Hero(id)} attaque-t-${it(id)} ?`,
    mine: as => `${ability(as)} permet une attaque de base.`,
  },
  extra: {
    title: id => `Que fait encore ${hero(id)} ?`,
    mine: 'Une action de plus tout de suite, au choix.',
  },
  step: {
    title: id => `Où avance ${hero(id)} ?`,
    mine: left => `Encore ${count(left, 'pas', 'pas')} ; chaque horde où il entre reçoit une tuile 1×1.`,
  },
  wildcat: { title: 'Le chat sauvage vient-il ?', mine: 'Il peut venir sur la case d’Alleria.' },
  benchPlace: {
    title: id => `Où apparaît ${hero(id)} ?`,
    mine: 'Toute case où un héros peut se tenir ; son attaque de base suit.',
  },
  midas: { title: 'Quelle tour change en or ?', mine: 'Elle monte de deux niveaux si la réserve a une telle carte.' },
  gem: { title: 'Qui paie pour la gemme ?', mine: 'Un héros au choix subit 1 dégât.' },
  displace: {
    title: id => `Où ${hero(id)} cède-t-${it(id)} la place ?`,
    mine: {
      spawn: id => `Un nouveau plateau arrive sur la case ${ofHero(id)}.`,
      advance: id => `Un plateau avance sur la case ${ofHero(id)}.`,
      ghost: id => `Une horde fantôme surgit sur la case ${ofHero(id)}.`,
      flying: id => `Le plateau volant se débarrasse ${ofHero(id)}.`,
      exposed: id => `Un autre plateau occupe encore la case ${ofHero(id)}.`,
    },
  },
  bossTower: { title: 'Quelle tour est frappée ?', mine: 'Elle est retournée, et perdue à la fin de la phase 5.' },
  bossHero: { title: 'Quel héros est pris ?', mine: 'Il retourne sur son plateau.' },
  bossTile: { title: 'Quelle tuile tombe ?', mine: 'Une tuile de dégâts est retirée du boss.' },
  paradox: { title: 'Quelle tour reçue diminue ?', mine: 'Elle perd un niveau.' },
  pickup: {
    title: 'Qui reprend les tours des emplacements blancs ?',
    mine: 'Chacun peut le changer jusqu’à ce que tous soient prêts.',
  },
  shop: {
    title: 'Qu’achète l’équipe ?',
    mine: n =>
      `${crystals(n)} à dépenser. Niveaux 1 et 2 seulement ; on peut rendre un achat jusqu’à ce que tous soient prêts.`,
  },
  team: people => `Pas encore prêts : ${people}.`,
  scenario: id => scenarios[id].name,
  result: {
    columns: ['Portails fermés', 'Hordes détruites', 'Échappées', 'Cœurs restants', 'Manches', 'Étoiles'],
    endless: ['Score', 'Vague', 'Portails fermés', 'Hordes détruites', 'Échappées', 'Manches'],
    team: 'L’équipe',
    marks: {
      won: (closed, all) => ({ what: 'Victoire', why: `portails fermés : ${closed} sur ${all}` }),
      closed: escaped => ({
        what: 'Rien n’est passé',
        why: escaped === 0 ? 'aucune horde échappée' : count(escaped, 'horde échappée', 'hordes échappées'),
      }),
      hearts: (n, of) => ({ what: 'La moitié des cœurs sauvée', why: `${n} sur ${of}` }),
    },
    onward: (place, n, of) => ({ what: `Jouer ${place}`, why: `lieu ${n} sur ${of}` }),
    of: (n, all) => `${n} sur ${all}`,
    stars: n => `${n} sur 3`,
    by: {
      objective: 'Tous les portails sont fermés.',
      objectiveBoss: 'Tous les portails sont fermés et le boss est vaincu.',
      hearts: 'Le royaume a perdu son dernier cœur.',
      portal: 'Un portail est entré dans le royaume.',
      boss: 'Le boss est entré dans le royaume.',
      roundLimit: 'La dernière manche est passée sans victoire.',
      heldOut: 'Le royaume a tenu jusqu’à la dernière manche.',
    },
    at: (place, difficulty) => `${place}, ${difficulty}.`,
    score: n => count(n, 'pt', 'pts'),
  },
}
