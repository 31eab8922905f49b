import type * as en from '../en/cards.ts'
import {
  colours,
  count,
  crystals,
  damage,
  families,
  heroes,
  list,
  of,
  ofTray,
  spells,
  theBoss,
  towers,
} from './names.ts'

export const basics: typeof en.basics = {
  alleria:
    'À distance : une tuile 1×2. Puis elle peut faire venir le chat sauvage sur sa case, s’il est hors de la carte.',
  lilith:
    'Une tuile 1×1 sur sa horde ou sur une horde voisine. Puis elle ou un héros à côté d’elle regagne 1 point de santé et relève une capacité.',
  malik: 'Corps à corps : une tuile 1×3. Pour chaque case vide dessous, une tuile 1×1 sur une horde voisine, au choix.',
  magnus: 'À distance : un L de 3. Depuis un emplacement, aussi une tuile 1×2 sur la même horde.',
  ignus:
    'Corps à corps : un L de 3. S’il touche exactement 2 ennemis, une tuile 1×1 sur chaque horde voisine, au choix.',
}
export const wildcat: typeof en.wildcat =
  'Le compagnon d’Alleria compte comme un héros : il se déplace de 2 cases au plus et engage le combat, mais n’attaque pas. Sur une horde détruite il ne risque rien ; tout autre dégât le renvoie sur le plateau d’Alleria.'

export const spellTexts: typeof en.spellTexts = {
  'rain-of-fire': 'Une tuile 1×2 et une tuile 1×1 sur une même horde, où qu’elle soit.',
  reinforcements: 'Deux soldats sur une ou deux hordes, où qu’elles soient.',
  thunderbolt: 'Une tuile 1×2 sur une horde, puis une tuile 1×1 sur chaque horde à côté d’elle.',
  'lightning-bolt': 'Quatre tuiles 1×1 sur une horde, chacune côte à côte avec une autre.',
  'gem-of-timewarp':
    'Une tuile 1×2 sur un portail de tout niveau ou sur un boss. Puis un héros au choix subit 1 dégât.',
  'hand-of-midas': 'Transmet une tour de votre main et l’élève de deux niveaux.',
}

export const storms: typeof en.storms = {
  PS01: { name: 'Ruée temporelle', text: 'Le premier plateau activé qui n’est pas un portail est rapide.' },
  PS02: { name: 'Temps ralenti', text: 'La rapidité ne compte pas cette manche.' },
  PS03: { name: 'Lueur réparatrice', text: 'Le premier plateau activé qui n’est pas un portail se soigne.' },
  PS04: { name: 'Stase', text: 'Les portails n’avancent pas cette manche.' },
  PS05: { name: 'Lame de fond', text: 'Les portails sont rapides cette manche.' },
  PS06: { name: 'Pluie de cristaux', text: 'L’équipe gagne 1 cristal.' },
  PS07: { name: 'Fuite de cristaux', text: 'L’équipe perd 1 cristal, si elle en a un.' },
  PS08: { name: 'Brouillard', text: 'Les flèches indirectes ne portent qu’à 1 case cette manche.' },
  PS09: { name: 'Magie morte', text: 'Les tours ne posent pas de tuile magique sur les portails cette manche.' },
  PS10: { name: 'Rouille', text: 'Les tours ne posent pas de tuile physique sur les portails cette manche.' },
  PS11: {
    name: 'Jambes lourdes',
    text: 'Les héros ont 1 point de déplacement de moins cette manche, mais au moins 1.',
  },
  PS12: { name: 'Second souffle', text: 'Chaque héros sur la carte regagne 1 point de santé.' },
  PS13: { name: 'Écho', text: 'La pile ouverte au plus petit numéro fait apparaître une carte de plus.' },
  PS14: { name: 'Accalmie', text: 'Il ne se passe rien.' },
  PS15: { name: 'Pénurie', text: 'Les tours coûtent 1 cristal de plus cette manche.' },
  PS16: { name: 'Atelier ouvert', text: 'Les tours coûtent 1 cristal de moins cette manche, mais au moins 1.' },
}

export const specials: typeof en.specials = {
  'B1-1': { name: 'Piétinement', text: 'Chaque héros à côté du boss subit 1 dégât.' },
  'B1-2': { name: 'Charge', text: 'Le boss est rapide pour cette activation.' },
  'B1-3': {
    name: 'Coup dévastateur',
    text: 'La tour visible du plus haut niveau à côté du boss est retournée.',
  },
  'B1-4': { name: 'Rugissement', text: 'Tous les soldats sur le boss et sur les plateaux voisins vont à la réserve.' },
  'B2-1': { name: 'Toile', text: 'Le héros le plus proche du boss retourne sur son plateau.' },
  'B2-2': { name: 'Éclosion', text: 'Une horde de rang 1 apparaît au point d’apparition ouvert de plus grand numéro.' },
  'B2-3': { name: 'Mue', text: 'Une tuile de dégâts au choix est retirée de la carte de vie.' },
  'B2-4': { name: 'Venin', text: 'Chaque héros engagé à 2 cases au plus du boss subit 1 dégât.' },
  'B3-1': {
    name: 'Rembobinage',
    text: 'Le premier plateau activé qui n’est ni portail ni boss rejette toutes ses tuiles.',
  },
  'B3-2': { name: 'Saut temporel', text: 'Le boss est rapide pour cette activation.' },
  'B3-3': {
    name: 'Paradoxe',
    text: 'Chaque joueur abaisse d’un niveau une tour reçue, si la réserve a la carte.',
  },
  'B3-4': { name: 'Entropie', text: 'Chaque héros sur la carte subit 1 dégât.' },
}

export const scenarios: typeof en.scenarios = {
  1: {
    name: 'La route de Southport',
    text: 'Le premier combat : tours, héros, tours transmises, et des portails qui ne doivent pas passer. Les Wulfs avancent deux fois, les Orcs résistent aux dégâts physiques.',
  },
  2: {
    name: 'Les champs d’Azavare',
    text: 'Nouveau : les tours de niveau 3. Les Sectateurs résistent à la magie, un Chamane visible soigne sa horde.',
  },
  3: {
    name: 'Le col de Guet-Pierre',
    text: 'Nouveau : deux routes, deux sorties, un seul royaume. Seules des tuiles recouvrent les Duellistes, les Traqueurs tirent sur les héros, les ennemis imposants coûtent 4 cœurs.',
  },
  4: {
    name: 'La chaussée de la mer de Cristal',
    text: 'Nouveau : deux sorts pour l’équipe, et des ennemis aux défenses combinées. Ici aucune tour ne recouvre un Chronogarde : comptez sur les héros, les tuiles de Lilith ou les Renforts.',
  },
  5: {
    name: 'Le carrefour des Creux',
    text: 'Nouveau : deux branches qui se rejoignent, les tours de niveau 4, et un emplacement blanc où chacun peut construire.',
  },
  6: {
    name: 'La lande aux Tombes',
    text: 'Nouveau : là où une horde à icône Fantôme est détruite surgit aussitôt une horde fantôme. Les sorts de toute puissance sont permis.',
  },
  7: {
    name: 'La crête des Bourrasques',
    text: 'Nouveau : les hordes volantes. Elles se débarrassent de qui les retient et se posent sur d’autres hordes.',
  },
  8: {
    name: 'Les portes brisées',
    text: 'Nouveau : des points d’apparition bloqués que les hordes brise-chemin ouvrent de force, et un boss. Fermez tous les portails et battez le Brise-Portes.',
  },
  9: {
    name: 'La citadelle engloutie',
    text: 'Nouveau : deux portes de la Faille sur le chemin, et une tempête de portails à chaque manche dès la deuxième. Fermez tous les portails et battez la Matriarche.',
  },
  10: {
    name: 'Le cœur de la Faille',
    text: 'Tout à la fois : deux sorties, deux emplacements blancs, des tempêtes de portails. Fermez tous les portails et battez le Mage du Temps.',
  },
}

export const defenseTexts: typeof en.defenseTexts = {
  physical: 'Les attaques physiques ne peuvent pas le recouvrir.',
  magical: 'Les attaques magiques ne peuvent pas le recouvrir.',
  deadly: 'Seules des tuiles de dégâts le recouvrent : ni soldat ni héros.',
}
export const iconTexts: typeof en.iconTexts = {
  heal: 'Tant qu’il est visible, sa horde rejette toutes ses tuiles avant d’avancer.',
  speed: 'Tant qu’il est visible, sa horde avance deux fois.',
  deadEye: 'Tant qu’il est visible, sa horde tire après avoir avancé sur chaque héros voisin : 1 dégât chacun.',
}

export const cards: typeof en.cards = {
  tower: (family, level) => `Tour, ${families[family].toLowerCase()}, niveau ${level}`,
  attack: (type, pieces, arrows) => `${pieces}, dégâts ${damage[type]}. Portée : ${arrows}.`,
  together: pieces => `${list(pieces)} sur une seule et même horde`,
  free: 'Ses tuiles se tournent et se retournent librement.',
  fixed: 'Ses tuiles suivent l’orientation de la carte.',
  shares: 'Elle peut partager un emplacement avec une autre tour.',
  arrow: (dir, reach) => (reach > 1 ? `${dir} jusqu’à ${reach}` : dir),
  copies: (inSupply, copies) => `Dans la réserve : ${inSupply} sur ${copies}.`,
  price: n => `Prix : ${crystals(n)}.`,
  notForSale: 'Elle ne s’achète pas : il faut améliorer une autre tour.',
  upgrades: to => `Transmise, elle devient ${list(to.map(id => towers[id]))}.`,
  upgradesEither: to => `Transmise, elle devient ${to.map(id => towers[id]).join(' ou ')}.`,
  noUpgrade: 'Transmise, elle reste telle quelle.',
  hero: 'Héros',
  companion: 'Compagnon d’Alleria',
  stats: (health, move) => `Santé ${health}, déplacement ${move}.`,
  basic: 'Attaque de base',
  instant: 'Capacité spéciale, instantanée',
  ongoing: 'Capacité spéciale, jusqu’à la fin de la manche',
  abilityOf: hero => `Une capacité ${of(heroes[hero])}.`,
  faceUp: 'Elle est prête.',
  faceDown: 'Elle est épuisée jusqu’à ce qu’on la relève.',
  damage: type => `Ses tuiles infligent des dégâts ${damage[type]}.`,
  spell: power => `Sort, puissance ${power}`,
  once: 'Une fois par partie, pour toute l’équipe.',
  used: 'Il a été lancé.',
  storm: 'Tempête de portails',
  special: boss => `Carte spéciale ${ofTray(boss)}`,
  scenario: id => `Scénario ${id}`,
  limits: (level, hearts) => `Tours jusqu’au niveau ${level}, ${count(hearts, 'cœur', 'cœurs')} en difficulté Normal.`,
  horde: 'Horde ennemie',
  ghost: 'Horde de la pioche Fantôme',
  portal: level => `Portail, niveau ${level}`,
  boss: 'Boss de scénario',
  life: (life, left) => `Carte de vie ${life} ; ${left === 0 ? 'la dernière' : `encore ${left} derrière`}.`,
  lives: n => `Jusqu’à ${count(n, 'carte', 'cartes')} de vie.`,
  holds: enemies => `Dessus : ${enemies}.`,
  open: n => (n === 0 ? 'Tous les ennemis sont recouverts.' : `À découvert : ${n}.`),
  hearts: n => `Si elle passait maintenant, le royaume perdrait ${count(n, 'cœur', 'cœurs')}.`,
  crystals: n => `Rapporte ${crystals(n)}.`,
  noCrystals: 'Ne rapporte aucun cristal.',
  soldiersOn: n => `${count(n, 'soldat', 'soldats')} dessus.`,
  heroesOn: names => `Engagés : ${list(names)}.`,
  under: 'Un autre plateau est posé dessus : personne ne peut l’attaquer.',
  portalText: level =>
    `Seules les tours de niveau ${level} ou plus l’attaquent, et une telle tour est perdue à la fin de la phase 5. S’il atteint la sortie, vous perdez.`,
  bossText: `Seules les tours et la ${spells['gem-of-timewarp']} le blessent. S’il atteint la sortie, vous perdez.`,
  ghostText: 'Son icône Fantôme ne se recouvre pas. Quand la horde est détruite, une horde fantôme surgit à sa place.',
  flyingText: 'Elle vole : avant de s’activer elle se débarrasse de tous, et elle se pose sur d’autres plateaux.',
  breaksText: 'Brise-chemin : elle apparaît là où elle ouvre de force un point bloqué.',
  enemy: 'Ennemi',
  big: 'Il occupe 2×2 cases et coûte 4 cœurs s’il passe avec une seule case libre.',
  small: 'Il coûte 1 cœur s’il passe à découvert.',
  noTraits: 'Ni défense ni capacité.',
  space: 'Case',
  path: 'Chemin',
  ground: 'Terrain libre',
  pathText: moves => `Les plateaux passent ici. D’ici, ${count(moves, 'pas', 'pas')} jusque dans le royaume.`,
  groundText: 'Les héros peuvent s’y tenir ; rien ne s’y construit.',
  gateText: 'Une porte de la Faille : le chemin continue à l’autre porte, et les héros peuvent la franchir.',
  entryText: 'Les héros entrent sur la carte ici.',
  site: 'Emplacement de construction',
  siteTitle: site => `Emplacement ${site}`,
  siteOf: colour => `Emplacement ${colours[colour]}.`,
  siteWhite: 'Chacun peut y construire.',
  siteEliminated: 'Aucune tour n’y va cette manche.',
  siteText: 'Il accueille une tour, ou deux si l’une est une tour à soldats.',
  standing: built => `Construit ici : ${built}.`,
  nobody: 'Rien n’est construit ici.',
  faceDownTower: name => `${name}, retournée`,
  stack: spawn => `Point d’apparition ${spawn}`,
  stackKind: 'Pile d’apparition',
  stackText: n => (n === 0 ? 'Sa pile est vide.' : `Reste ${count(n, 'carte', 'cartes')}.`),
  stackNext: slots => `Dans cet ordre : ${slots.join(' ; ')}.`,
  stackTop: n => `Au dos de la première carte : ${crystals(n)}.`,
  stackBlocked: 'Une carte Brise-chemin le bloque.',
  exit: 'Sortie',
  exitTitle: name => `Sortie ${name}`,
  exitText: (hearts, all) =>
    `Au-delà, le royaume : ${hearts} cœurs sur ${all}. Chaque ennemi qui passe à découvert coûte un cœur, un imposant 4.`,
  block: 'Carte Brise-chemin',
  blockTitle: n => `Brise-chemin ${n}`,
  blockText: at => `Aucun plateau n’entre en ${at} tant qu’une horde brise-chemin ne l’a pas retirée.`,
  pool: 'Réserves',
  pools: {
    hearts: {
      name: 'Cœurs du royaume',
      text: (n, all) => `${n} sur ${all}. Avec le dernier, la partie est perdue.`,
    },
    crystals: { name: 'Cristaux', text: n => `${n} sur 12. L’équipe les dépense en phase 6.` },
    soldiers: { name: 'Soldats', text: n => `${n} sur 12 dans la réserve.` },
    portals: { name: 'Portails', text: (n, all) => `Fermés : ${n} sur ${all}.` },
    ghosts: { name: 'Pioche Fantôme', text: n => `Reste ${count(n, 'carte', 'cartes')}.` },
  },
  goalPortals: 'Fermez tous les portails pour gagner ; cela compte en fin de manche.',
  goalBoss: boss => `Fermez tous les portails et battez ${theBoss(boss)} pour gagner ; cela compte en fin de manche.`,
  goalEndless: 'Tenez le plus longtemps possible : chaque portail fermé rend un cœur et vaut 10 points.',
  player: 'Membre de l’équipe',
  playerTitle: n => `Joueur ${n}`,
  playerSites: names => `Construit sur les emplacements ${list(names.map(name => `${name}s`))} et blancs.`,
  square: name => `case ${name}`,
  squareBlank: 'Case vide',
  squareIcon: 'Case d’icône',
  squareIconText: 'Rien ne peut la recouvrir, et rien n’a besoin de le faire.',
  squareBlankText: 'Rien à recouvrir ici, mais une tuile peut s’y poser.',
}
