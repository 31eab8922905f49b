import type { SkillId } from '../../content/ids.ts'
import type { SkillText } from '../en/skills.ts'

export const skills: Readonly<Record<SkillId, SkillText>> = {
  taunt: {
    name: 'Provocation',
    text: 'Un adversaire qui a cette unité à sa Portée ne peut pas attaquer une unité sans Provocation. Seules les attaques sont visées : ni les Aptitudes, ni les Actions spéciales, ni le choix de l’objectif, ni le mouvement.',
    rival:
      'Filtre appliqué avant la lecture de la liste à l’Étape d’engagement ; ne change jamais un objectif. Entre plusieurs unités à Provocation, la liste décide, puis le joueur.',
  },
  'first-strike': {
    name: 'Frappe éclair',
    text: 'Le tour de son déploiement, cette unité peut attaquer à l’Étape d’engagement bien qu’elle soit sonnée. Elle ne peut toujours ni se déplacer, ni utiliser d’Aptitude ou d’Action spéciale.',
    rival: 'Attaque le tour de son déploiement dès que la liste lui donne une cible à Portée.',
  },
  tactical: {
    name: 'Sens tactique',
    text: 'Tant que cette unité est au combat, sa troupe peut placer ses tactiques sur tout adversaire non élite au combat, adjacent ou non.',
    rival: 'Toute unité non élite du joueur devient une cible valable des tactiques du rival contre un adversaire.',
  },
  armored: {
    name: 'Cuirassé',
    text: 'De chaque attaque qui lui inflige des dégâts, cette unité ignore jusqu’à N de ces dégâts. Ils comptent tout de même comme infligés.',
    rival: 'Aucune.',
  },
  barbed: {
    name: 'Barbelé',
    text: 'Quand un adversaire adjacent lui inflige des dégâts d’attaque et qu’elle reste au combat, cet adversaire subit N dégâts (hors attaque).',
    rival: 'Automatique.',
  },
  braced: {
    name: 'Inébranlable',
    text: 'Cette unité ne peut pas être déplacée de force.',
    rival: 'Aucune.',
  },
  bulwark: {
    name: 'Rempart',
    text: 'Les alliées adjacentes ont Cuirassé 1.',
    rival: 'Aucune.',
  },
  charge: {
    name: 'Charge',
    text: 'Si cette unité a parcouru au moins 2 cases à l’Étape de mouvement de ce tour, son attaque de ce tour gagne un dé vert.',
    rival: 'Aucune (un rival n’allonge pas son chemin pour l’obtenir).',
  },
  deadeye: {
    name: 'Œil de lynx',
    text: 'Si cette unité n’a pas bougé ni été déplacée depuis le début du tour, son attaque gagne un dé bleu.',
    rival: 'Aucune.',
  },
  evasive: {
    name: 'Insaisissable',
    text: 'Quand une unité non adjacente attaque cette unité, retirez le dé le plus faible de l’attaquant avant le jet (au moins un dé est lancé).',
    rival: 'Aucune.',
  },
  frenzy: {
    name: 'Frénésie',
    text: 'Tant que ses PV sont inférieurs à sa Santé, ses attaques gagnent un dé jaune.',
    rival: 'Aucune.',
  },
  inspire: {
    name: 'Exaltation',
    text: 'Les alliées adjacentes ajoutent un dé jaune à leurs attaques. Plusieurs sources ne se cumulent pas.',
    rival: 'Aucune.',
  },
  'last-breath': {
    name: 'Dernier souffle',
    text: 'Quand une attaque vainc cette unité, l’attaquant subit N dégâts (hors attaque).',
    rival: 'Automatique.',
  },
  opportunist: {
    name: 'Opportuniste',
    text: 'Ses attaques contre une unité sonnée ou épuisée gagnent un dé bleu.',
    rival: 'Aucune.',
  },
  pack: {
    name: 'Meute',
    text: 'Si la cible est adjacente à une autre alliée de cette unité, son attaque gagne un dé jaune.',
    rival: 'Aucune.',
  },
  pierce: {
    name: 'Perce-armure',
    text: 'Ses dégâts d’attaque ne peuvent pas être ignorés par Cuirassé, d’où qu’il vienne.',
    rival: 'Aucune.',
  },
  riposte: {
    name: 'Riposte',
    text: 'Quand un adversaire adjacent attaque cette unité sans obtenir de touche, il subit 1 dégât (hors attaque).',
    rival: 'Automatique.',
  },
  snare: {
    name: 'Entrave',
    text: 'Un adversaire adjacent à cette unité au début de son propre mouvement a un Mouvement de 1 pour ce mouvement, si le sien est plus élevé.',
    rival: 'Pris en compte quand on calcule ce que l’unité peut atteindre.',
  },
  unyielding: {
    name: 'Inflexible',
    text: 'Les adversaires ne peuvent pas placer de tactique sur cette unité.',
    rival: 'N’est pas une cible valable de ces tactiques.',
  },
  bloodthirst: {
    name: 'Soif de sang',
    text: 'Quand son attaque vainc une unité, cette unité gagne N PV (au-delà de sa Santé s’il le faut).',
    rival: 'Automatique.',
  },
  vault: {
    name: 'Voltige',
    text: 'Cette unité peut traverser les cases occupées par des unités, mais doit s’arrêter sur une case non bloquée. Les cases bloquées autrement l’arrêtent toujours.',
    rival: 'Pris en compte pour les chemins.',
  },
  warded: {
    name: 'Protégé',
    text: 'Cette unité ignore tous les dégâts qui ne sont pas des dégâts d’attaque. Ils comptent tout de même comme infligés.',
    rival: 'Aucune.',
  },
  regen: {
    name: 'Régénération',
    text: 'Cette unité se soigne de N PV.',
    rival: 'Utilisée si ses PV sont inférieurs à sa Santé.',
  },
  pull: {
    name: 'Traction',
    text: 'Choisissez une autre unité à exactement 2 cases. Déplacez-la d’une case, sur une case non bloquée adjacente à cette unité.',
    rival:
      'Choisit sa plus haute priorité en gras à exactement 2 cases et hors de sa Portée ; sinon inutilisée. Le joueur choisit la case d’arrivée.',
  },
  shove: {
    name: 'Bousculade',
    text: 'Choisissez une unité adjacente. Déplacez-la d’une case, sur une case non bloquée adjacente à elle et non adjacente à cette unité. Cette unité peut ensuite prendre la place libérée.',
    rival:
      'Dans l’ordre : une alliée, si aucune des deux n’a ensuite besoin de plus de mouvement vers son objectif et qu’une au moins en a besoin de moins, et cette unité suit ; un adversaire porte-étendard ou sur une case clé, sans suivre ; sinon inutilisée.',
  },
  mend: {
    name: 'Soins',
    text: 'Une alliée adjacente se soigne de N PV.',
    rival: 'L’alliée adjacente la plus faible sous sa Santé ; sinon inutilisée.',
  },
  dash: {
    name: 'Élan',
    text: 'Cette unité se déplace d’une case au plus.',
    rival:
      'Choisit un objectif et se déplace comme à l’Étape de mouvement, avec un Mouvement de 1 ; reste si son objectif est déjà à Portée.',
  },
  swap: {
    name: 'Échange',
    text: 'Cette unité et une alliée adjacente échangent leurs cases. L’alliée est déplacée de force.',
    rival:
      'Seulement si aucune des deux n’a ensuite besoin de plus de mouvement vers son objectif et qu’une au moins en a besoin de moins.',
  },
  curse: {
    name: 'Malédiction',
    text: 'Choisissez un adversaire à 2 cases ou moins. Jusqu’à la fin de son prochain tour, ses attaques perdent leur dé le plus fort (au moins un dé est lancé). Non cumulable.',
    rival: 'L’adversaire le plus redoutable à 2 cases ou moins qui n’est pas maudit.',
  },
  rouse: {
    name: 'Réveil',
    text: 'Une alliée adjacente déployée ce tour n’est plus sonnée.',
    rival: 'L’alliée sonnée adjacente la plus redoutable.',
  },
  leech: {
    name: 'Sangsue',
    text: 'Infligez 1 dégât (hors attaque) à un adversaire adjacent, puis cette unité se soigne de 1 PV.',
    rival: 'La plus haute priorité en gras parmi les adversaires adjacents.',
  },
  net: {
    name: 'Filet',
    text: 'Choisissez un adversaire à 2 cases ou moins. Son Mouvement est de 0 jusqu’à la fin de son prochain tour.',
    rival: 'Le porte-étendard s’il est à 2 cases ou moins, sinon l’adversaire le plus rapide dans ce rayon.',
  },
  sweep: {
    name: 'Fauchage',
    text: 'Chaque adversaire adjacent subit 1 dégât.',
    rival: 'Condition : au moins deux adversaires adjacents.',
  },
  volley: {
    name: 'Volée',
    text: 'Lancez un dé bleu pour chaque adversaire à Portée ; chaque touche lui inflige 1 dégât.',
    rival: 'Condition : au moins deux adversaires à Portée.',
  },
  concuss: {
    name: 'Commotion',
    text: 'Un adversaire adjacent non élite est épuisé jusqu’à la fin de son prochain tour.',
    rival:
      'Condition : un adversaire adjacent non élite qui n’est pas épuisé. Cible : la plus haute priorité en gras parmi eux.',
  },
  finish: {
    name: 'Coup de grâce',
    text: 'Un adversaire non élite à Portée qui a exactement 1 PV est vaincu.',
    rival: 'Condition : un tel adversaire existe. Cible : la plus haute priorité en gras parmi eux.',
  },
  hurl: {
    name: 'Projection',
    text: 'Choisissez une unité adjacente et lancez un dé d’arène. La rose des vents donne la direction : déplacez l’unité de 2 cases, moins si une case bloquée ou le bord l’arrête. Si elle a fait moins de 2 cases, elle subit 1 dégât.',
    rival:
      'Condition : un adversaire adjacent est porte-étendard ou sur une case clé. Cible : la plus haute priorité en gras parmi eux.',
  },
  'war-cry': {
    name: 'Cri de guerre',
    text: 'Cette unité et chaque alliée à 2 cases ou moins se soignent de 1 PV.',
    rival: 'Condition : au moins deux unités récupéreraient des PV.',
  },
  immolate: {
    name: 'Immolation',
    text: 'Chaque unité adjacente, amie ou ennemie, subit 2 dégâts ; puis cette unité subit 1 dégât.',
    rival: 'Condition : au moins deux adversaires adjacents, et plus d’adversaires que d’alliées adjacents.',
  },
  bombard: {
    name: 'Bombardement',
    text: 'Seulement si cette unité n’a pas bougé ce tour : choisissez un adversaire à exactement 3 cases et lancez deux dés verts ; chaque touche lui inflige 1 dégât.',
    rival:
      'Condition : elle n’a pas bougé, aucun adversaire n’est à Portée et un adversaire est à exactement 3 cases. Cible : la plus haute priorité en gras parmi eux.',
  },
}
