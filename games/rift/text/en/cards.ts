import type { BossId, Family, HeroId, ScenarioId, SpecialId, SpellId, StormId, TowerId } from '../../content/ids.ts'
import type { DamageType, Defense, EnemyAbility } from '../../content/types.ts'
import { bosses, colours, count, crystals, damage, families, heroes, list, towers } from './names.ts'

/** What each attack on a hero board does. */
export const basics: Record<HeroId, string> = {
  alleria: 'Ranged: a 1×2 tile. Then she may bring the wildcat to her space, if it is off the map.',
  lilith:
    'A 1×1 tile on her own horde or on one next to her. Then she or a hero beside her heals 1 and turns one ability up.',
  malik: 'Melee: a 1×3 tile. For each blank square under it, a 1×1 tile on a horde next to him, if you wish.',
  magnus: 'Ranged: an L of 3. From a building site also a 1×2 tile on the same horde.',
  ignus: 'Melee: an L of 3. If it touches exactly 2 enemies, a 1×1 tile on each horde next to him, if you wish.',
}
export const wildcat: string =
  'Alleria’s companion counts as a hero: it moves up to 2 spaces and engages, but has no attack. On a destroyed horde it takes no harm; any other damage sends it back to her board.'

export const spellTexts: Record<SpellId, string> = {
  'rain-of-fire': 'A 1×2 and a 1×1 tile on one horde anywhere.',
  reinforcements: 'Two soldiers on the same or on different hordes anywhere.',
  thunderbolt: 'A 1×2 tile on one horde, then a 1×1 tile on each horde next to it.',
  'lightning-bolt': 'Four 1×1 tiles on one horde, each side by side with another of them.',
  'gem-of-timewarp': 'A 1×2 tile on a portal of any level or on a boss. Then a hero of your choice suffers 1 damage.',
  'hand-of-midas': 'Passes a tower of your hand and raises it by two levels.',
}

export const storms: Record<StormId, { readonly name: string; readonly text: string }> = {
  PS01: { name: 'Temporal Rush', text: 'The first tray to activate that is no portal has speed.' },
  PS02: { name: 'Thick Time', text: 'Speed does not count this round.' },
  PS03: { name: 'Mending Light', text: 'The first tray to activate that is no portal heals.' },
  PS04: { name: 'Stasis', text: 'Portals do not move this round.' },
  PS05: { name: 'Undertow', text: 'Portals have speed this round.' },
  PS06: { name: 'Crystal Shower', text: 'The team gains 1 crystal.' },
  PS07: { name: 'Crystal Drain', text: 'The team loses 1 crystal, if it has one.' },
  PS08: { name: 'Fog', text: 'Indirect arrows reach only 1 space this round.' },
  PS09: { name: 'Dead Magic', text: 'Towers put no magical tiles on portals this round.' },
  PS10: { name: 'Rust', text: 'Towers put no physical tiles on portals this round.' },
  PS11: { name: 'Heavy Legs', text: 'Heroes have 1 move point less this round, but at least 1.' },
  PS12: { name: 'Second Wind', text: 'Each hero on the map heals 1.' },
  PS13: { name: 'Echo', text: 'The open stack with the lowest number spawns one more card.' },
  PS14: { name: 'Lull', text: 'Nothing happens.' },
  PS15: { name: 'Shortage', text: 'Towers cost 1 crystal more this round.' },
  PS16: { name: 'Open Workshop', text: 'Towers cost 1 crystal less this round, but at least 1.' },
}

export const specials: Record<SpecialId, { readonly name: string; readonly text: string }> = {
  'B1-1': { name: 'Stomp', text: 'Each hero next to the boss suffers 1 damage.' },
  'B1-2': { name: 'Charge', text: 'The boss has speed for this activation.' },
  'B1-3': {
    name: 'Wrecking Blow',
    text: 'The face-up tower of the highest level next to the boss is turned face down.',
  },
  'B1-4': { name: 'Roar', text: 'All soldiers on the boss and on trays next to it return to the supply.' },
  'B2-1': { name: 'Web', text: 'The hero nearest to the boss returns to its board.' },
  'B2-2': { name: 'Hatch', text: 'A horde of tier 1 enters at the open spawn point with the highest number.' },
  'B2-3': { name: 'Moult', text: 'One damage tile of your choice is removed from the life card.' },
  'B2-4': { name: 'Venom', text: 'Each hero engaged within 2 spaces of the boss suffers 1 damage.' },
  'B3-1': {
    name: 'Rewind',
    text: 'The first tray to activate that is neither portal nor boss throws off all damage tiles.',
  },
  'B3-2': { name: 'Time Skip', text: 'The boss has speed for this activation.' },
  'B3-3': { name: 'Paradox', text: 'Each player lowers one incoming tower by one level, if the supply has the card.' },
  'B3-4': { name: 'Entropy', text: 'Every hero on the map suffers 1 damage.' },
}

/** The title, and what a team meets there for the first time. */
export const scenarios: Record<ScenarioId, { readonly name: string; readonly text: string }> = {
  1: {
    name: 'The Southport Road',
    text: 'The first fight: towers, heroes, passing towers on, and portals that must not get through. Wulfs move twice, Orcs resist physical damage.',
  },
  2: {
    name: 'Fields of Azavare',
    text: 'New: towers of level 3. Cultists resist magic, and an uncovered Shaman heals its horde.',
  },
  3: {
    name: 'Stonewatch Pass',
    text: 'New: two roads with two exits into one kingdom. Duelists are covered by tiles only, Stalkers shoot heroes, big enemies cost 4 hearts.',
  },
  4: {
    name: 'Crystal Sea Causeway',
    text: 'New: two spells for the team, and enemies that combine defences. No tower here covers a Chronoguard: use heroes, Lilith’s tiles or Reinforcements.',
  },
  5: {
    name: 'Hollow Crossroads',
    text: 'New: two branches that meet, towers of level 4, and a white site on which everybody may build.',
  },
  6: {
    name: 'Gravemoor',
    text: 'New: where a ghost-icon horde is destroyed, a ghost horde rises at once. Spells of any power may be chosen.',
  },
  7: {
    name: 'Gale Ridge',
    text: 'New: flying hordes. They shake off whoever holds them and land on top of other hordes.',
  },
  8: {
    name: 'The Broken Gates',
    text: 'New: blocked spawn points which pathbreaker hordes tear open, and a boss. Close every portal and beat the Gatebreaker.',
  },
  9: {
    name: 'The Sunken Citadel',
    text: 'New: a pair of rift gates on the path, and a portal storm every round from the second on. Close every portal and beat the Brood Matron.',
  },
  10: {
    name: 'Heart of the Rift',
    text: 'Everything at once: two exits, two white sites, portal storms. Close every portal and beat the Time Mage.',
  },
}

export const defenseTexts: Record<Defense, string> = {
  physical: 'Physical attacks cannot cover it.',
  magical: 'Magical attacks cannot cover it.',
  deadly: 'Only damage tiles cover it: no soldier and no hero.',
}
export const iconTexts: Record<EnemyAbility, string> = {
  heal: 'While it is uncovered, its horde throws off all damage tiles before it moves.',
  speed: 'While it is uncovered, its horde moves twice.',
  deadEye: 'While it is uncovered, its horde shoots every hero next to it after moving: 1 damage each.',
}

/** Labels and sentences on full cards. */
export const cards = {
  tower: (family: Family, level: number) => `${families[family]} tower, level ${level}`,
  attack: (type: DamageType, pieces: string, arrows: string) => `${pieces}, ${damage[type]} damage. Range: ${arrows}.`,
  together: (pieces: readonly string[]) => `${list(pieces)} on one and the same horde`,
  free: 'Its tiles may be turned and flipped.',
  fixed: 'Its tiles lie as the card is turned.',
  shares: 'It may share a site with another tower.',
  arrow: (dir: string, reach: number) => (reach > 1 ? `${dir} up to ${reach}` : dir),
  copies: (inSupply: number, copies: number) => `In the supply: ${inSupply} of ${copies}.`,
  price: (n: number) => `Price: ${crystals(n)}.`,
  notForSale: 'It cannot be bought, only reached by upgrading.',
  upgrades: (to: readonly TowerId[]) => `Passed on, it becomes ${list(to.map(id => towers[id]))}.`,
  upgradesEither: (to: readonly TowerId[]) => `Passed on, it becomes ${to.map(id => towers[id]).join(' or ')}.`,
  noUpgrade: 'Passed on, it stays what it is.',
  hero: 'Hero',
  companion: 'Companion of Alleria',
  stats: (health: number, move: number) => `Health ${health}, move ${move}.`,
  basic: 'Basic attack',
  instant: 'Special ability, instant',
  ongoing: 'Special ability, until the end of the round',
  abilityOf: (hero: HeroId) => `An ability of ${heroes[hero]}.`,
  faceUp: 'It is ready.',
  faceDown: 'It is spent until it is turned up again.',
  damage: (type: DamageType) => `Its tiles deal ${damage[type]} damage.`,
  spell: (power: number) => `Spell, power ${power}`,
  once: 'Once per game, for the whole team.',
  used: 'It has been cast.',
  storm: 'Portal storm',
  special: (boss: BossId) => `Special card of the ${bosses[boss]}`,
  scenario: (id: number) => `Scenario ${id}`,
  limits: (level: number, hearts: number) =>
    `Towers up to level ${level}, ${count(hearts, 'heart', 'hearts')} at Normal.`,
  horde: 'Horde',
  ghost: 'Horde of the ghost deck',
  portal: (level: number) => `Portal, level ${level}`,
  boss: 'Boss',
  life: (life: number, left: number) => `Life card ${life}; ${left === 0 ? 'its last' : `${left} more behind it`}.`,
  lives: (n: number) => `It has up to ${count(n, 'life card', 'life cards')}.`,
  holds: (enemies: string) => `On it: ${enemies}.`,
  open: (n: number) => (n === 0 ? 'All enemies are covered.' : `Not covered: ${n}.`),
  hearts: (n: number) => `If it got through now, the kingdom would lose ${count(n, 'heart', 'hearts')}.`,
  crystals: (n: number) => `It brings ${crystals(n)}.`,
  noCrystals: 'It brings no crystal.',
  soldiersOn: (n: number) => `${count(n, 'soldier', 'soldiers')} on it.`,
  heroesOn: (names: readonly string[]) => `Engaged: ${list(names)}.`,
  under: 'Another tray lies on top of it: nobody can attack it.',
  portalText: (level: number) =>
    `Only towers of level ${level} or more attack it, and such a tower is lost at the end of phase 5. If it reaches the exit, you lose.`,
  bossText: 'Only towers and Gem of Timewarp harm it. If it reaches the exit, you lose.',
  ghostText: 'Its ghost icon cannot be covered. When it is destroyed, a ghost horde rises in its place.',
  flyingText: 'It flies: before it activates it shakes off everybody, and it lands on top of other trays.',
  breaksText: 'A pathbreaker: it enters where it tears a blocked spawn point open.',
  enemy: 'Enemy',
  big: 'It fills 2×2 squares and costs 4 hearts if it gets through with one of them free.',
  small: 'It costs 1 heart if it gets through uncovered.',
  noTraits: 'No defence and no ability.',
  space: 'Space',
  path: 'Path',
  ground: 'Open ground',
  pathText: (moves: number) => `Trays travel here. From here ${count(moves, 'move', 'moves')} into the kingdom.`,
  groundText: 'Heroes may stand here; nothing is built here.',
  gateText: 'A rift gate: the way goes on at the other gate, and heroes may step through.',
  entryText: 'Heroes enter the map here.',
  site: 'Building site',
  siteTitle: (site: string) => `Site ${site}`,
  siteOf: (colour: keyof typeof colours) => `A ${colours[colour]} site.`,
  siteWhite: 'Everybody may build here.',
  siteEliminated: 'No tower can be built here this round.',
  siteText: 'It takes one tower, or two if one of them is a soldier tower.',
  standing: (towers: string) => `Built here: ${towers}.`,
  nobody: 'Nothing is built here.',
  faceDownTower: (name: string) => `${name}, face down`,
  stack: (spawn: number) => `Spawn point ${spawn}`,
  stackKind: 'Spawn stack',
  stackText: (n: number) => (n === 0 ? 'Its stack is empty.' : `${count(n, 'card', 'cards')} left.`),
  stackNext: (slots: readonly string[]) => `In this order: ${slots.join('; ')}.`,
  stackTop: (n: number) => `On the back of the top card: ${crystals(n)}.`,
  stackBlocked: 'A pathbreaker card blocks it.',
  exit: 'Exit',
  exitTitle: (name: string) => `Exit ${name}`,
  exitText: (hearts: number, of: number) =>
    `Beyond it lies the kingdom: ${hearts} of ${of} hearts left. Each enemy that gets through uncovered costs a heart, a big one 4.`,
  block: 'Pathbreaker card',
  blockTitle: (n: number) => `Pathbreaker card ${n}`,
  blockText: (at: string) => `It keeps trays out of ${at} until a pathbreaker horde removes it.`,
  pool: 'Supplies',
  pools: {
    hearts: {
      name: 'Kingdom hearts',
      text: (n: number, of: number) => `${n} of ${of} left. With the last one the game is lost.`,
    },
    crystals: {
      name: 'Crystals',
      text: (n: number) => `${n} of 12. The team spends them in phase 6.`,
    },
    soldiers: { name: 'Soldiers', text: (n: number) => `${n} of 12 in the supply.` },
    portals: {
      name: 'Portals',
      text: (n: number, of: number) => `${n} of ${of} closed.`,
    },
    ghosts: { name: 'Ghost deck', text: (n: number) => `${count(n, 'card', 'cards')} left.` },
  },
  goalPortals: 'Close all portals to win; it counts at the end of the round.',
  goalBoss: (boss: BossId) =>
    `Close all portals and beat the ${bosses[boss]} to win; it counts at the end of the round.`,
  goalEndless: 'Hold out as long as you can: each portal closed gives back a heart and counts 10 points.',
  player: 'Player',
  playerTitle: (n: number) => `Player ${n}`,
  playerSites: (colours: readonly string[]) => `Builds on ${list(colours)} and white sites.`,
  square: (name: string) => `Square ${name}`,
  squareBlank: 'Blank',
  squareIcon: 'Icon square',
  squareIconText: 'Nothing can cover it, and nothing needs to.',
  squareBlankText: 'Nothing to cover here, but a tile may lie on it.',
}
