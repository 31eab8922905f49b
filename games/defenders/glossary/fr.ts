import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  ap: {
    name: 'PA',
    text: 'Points d’action : un Tour en donne 3, ou 4 dès qu’une Région est tombée. Le reste est perdu.',
    match: ['PA'],
  },
  hp: {
    name: 'PV',
    text: 'Points de vie. On en perd en défendant ou par Sacrifice ; un Tour commencé à la Capitale les rend tous.',
    match: ['PV', 'Points de vie'],
  },
  threat: {
    name: 'Menace',
    text: 'À quel point un lieu est près de sa fin : 4 pour une Région, 8 pour la Capitale.',
    match: ['Menace'],
  },
  outer: {
    name: 'Région frontalière',
    text: 'Une des six autour de la Capitale. Elles forment un anneau ; seules gauche et droite touchent la Capitale.',
    match: ['Région frontalière', 'Régions frontalières'],
  },
  capital: {
    name: 'Capitale',
    text: 'Ni attaquée ni sécurisée. Si sa Menace atteint 8, c’est la défaite.',
    match: ['Capitale'],
  },
  destroyed: {
    name: 'Détruite',
    text: 'Perdue pour toujours : ni capacité, ni Sécuriser. Une attaque non défendue monte la Capitale.',
    match: ['Détruite'],
  },
  mayFall: {
    name: 'Peut tomber',
    text: 'Les attaques connues de cette Manche pourraient l’amener à 4.',
    match: ['Peut tomber', 'peut tomber'],
  },
  order: {
    name: 'Première, Seconde',
    text: 'L’ordre des deux Régions frappées. Si la première tombe, la seconde est épargnée.',
    match: ['=Première', '=Seconde'],
  },
  move: {
    name: 'Se déplacer',
    text: '1 PA vers un lieu voisin.',
    match: ['Se déplacer'],
  },
  secure: {
    name: 'Sécuriser',
    text: '1 PA : une Menace de moins dans votre Région frontalière.',
    match: ['Sécuriser'],
  },
  defend: {
    name: 'Défendre',
    text: '1 PV (2 contre un redoutable) annule une attaque là où vous êtes. Sans PA, à tout moment.',
    match: ['Défendre'],
  },
  fight: {
    name: 'Combattre',
    text: '1 PA : l’Ennemi épique de votre Région perd 1 PV.',
    match: ['Combattre'],
  },
  sacrifice: {
    name: 'Sacrifice',
    text: 'Une fois par Tour, sans PA restant : 1 PV contre 1 PA à dépenser aussitôt.',
    match: ['Sacrifice'],
  },
  restore: {
    name: 'Rétablir',
    text: 'PV au complet, gratuitement, quand un Tour commence à la Capitale.',
    match: ['Rétablir', 'Rétabli'],
  },
  exhausted: {
    name: 'Épuisé',
    text: '0 PV : ni sécuriser, ni combattre, ni défendre, ni Sacrifice. Marcher reste permis.',
    match: ['Épuisé'],
  },
  ability: {
    name: 'Capacité',
    text: 'Active : payez à votre Tour. Passive ou conditionnelle : agit d’elle-même quand sa condition est remplie.',
    match: ['Capacité', 'Capacités', 'capacité'],
  },
  side: {
    name: 'Face A, B',
    text: 'Chaque Région a deux faces aux capacités différentes. Seule la face visible compte.',
    match: ['Face A', 'Face B', 'face A', 'face B'],
  },
  enemy: {
    name: 'Ennemi',
    text: 'Attaque deux Régions ; chaque attaque non défendue ajoute 1 Menace.',
    match: ['=Ennemi', '=Ennemis', '=Attaque'],
  },
  dire: {
    name: 'Ennemi redoutable',
    text: 'Une attaque et un effet. 2 PV arrêtent tout et donnent un Artefact.',
    match: ['Ennemi redoutable', 'Ennemis redoutables'],
  },
  artifact: {
    name: 'Artefact',
    text: 'Équipement pour toute la partie : deux en main, un dans le dos.',
    match: ['Artefact'],
  },
  foe: {
    name: 'Ennemi épique',
    text: 'Il vient quand la Pioche Horde est vide. Ses PV à 0 : victoire.',
    match: ['Ennemi épique'],
  },
  event: {
    name: 'Événement épique',
    text: 'Case marquée de sa piste : un effet survient quand ses PV y descendent.',
    match: ['Événement épique'],
  },
  pool: {
    name: 'Tous les Défenseurs',
    text: 'Une seule bourse de PA pour toute l’équipe, dans n’importe quel ordre.',
    match: ['Tous les Défenseurs', 'réserve commune'],
  },
  ready: {
    name: 'Prêt',
    text: 'Vous avez fini avec la carte commune. Elle finit quand tous sont prêts.',
    match: ['Prêt'],
  },
  deck: {
    name: 'Pioche Tour, Défausse',
    text: 'Une carte à la fois. Pioche vide : la Manche finit et la Défausse revient.',
    match: ['Pioche Tour', 'Défausse', '=Pioche'],
  },
  horde: {
    name: 'Pioche Horde',
    text: 'Donne une carte inconnue à la Pioche Tour après chaque Manche.',
    match: ['Pioche Horde'],
  },
  leftover: {
    name: 'Cartes écartées',
    text: 'Hors de cette partie ; elles marquent seulement les Régions tombées.',
    match: ['Cartes écartées', 'Carte écartée'],
  },
  opposite: {
    name: 'Opposée, sens horaire',
    text: 'Opposée : trois pas sur l’anneau. Sens horaire : comme les petites flèches.',
    match: ['opposée', 'sens horaire'],
  },
  marks: {
    name: 'Cercle, tombeau, Absorption',
    text: 'Marques des Montagnes, des Ruines et du Spectre. Désignez-en une pour lire sa carte.',
    match: ['Absorption'],
  },
  effect: {
    name: 'Actions, Effet',
    text: 'Un Défenseur agit tant qu’il lui reste des PA. Un Ennemi redoutable non arrêté fait, après son attaque, ce que dit sa carte.',
    match: ['=Effet', '=Actions'],
  },
}
