import type { QuestionId } from '@tabletome/engine'
import type { Rift } from '../rules/state/shape.ts'

/** Which rule a question stands on. */
export const CHOICE_RULES: Readonly<Record<QuestionId<Rift>, string>> = {
  'setup.hero': 'RIFT-SETUP-16',
  'setup.bench': 'RIFT-SOLO-06',
  'setup.abilities': 'RIFT-SETUP-08',
  'setup.spells': 'RIFT-SETUP-11',
  'round.colour': 'RIFT-SOLO-03',
  act: 'RIFT-PHASE2-02',
  'tower.site': 'RIFT-TOWER-01',
  place: 'RIFT-DAMAGE-01',
  'hero.act': 'RIFT-HERO-02',
  'hero.base': 'RIFT-ENGAGE-01',
  'hero.face': 'RIFT-MOVE-09',
  'ability.hero': 'RIFT-RULING-93',
  'ability.flip': 'RIFT-ACTION-07',
  'ability.copy': 'RIFT-MAGNUS-05',
  'ability.move': 'RIFT-RULING-39',
  'ability.attack': 'RIFT-RULING-33',
  'ability.extra': 'RIFT-MALIK-03',
  'ability.step': 'RIFT-IGNUS-04',
  'wildcat.place': 'RIFT-ALLERIA-07',
  'bench.place': 'RIFT-SOLO-07',
  'spell.midas': 'RIFT-SPELL-10',
  'spell.hero': 'RIFT-SPELL-09',
  displace: 'RIFT-RULING-13',
  'boss.tower': 'RIFT-BOSS-01',
  'boss.hero': 'RIFT-BOSS-01',
  'boss.tile': 'RIFT-BOSS-01',
  'boss.paradox': 'RIFT-BOSS-01',
  pickup: 'RIFT-WHITE-03',
  shop: 'RIFT-BUY-07',
}

export const isQuestion = (choice: string): choice is QuestionId<Rift> => Object.hasOwn(CHOICE_RULES, choice)

/** Which rules a card links to, the most telling one first. */
export const CARD_RULES = {
  tower: ['RIFT-TOWER-09', 'RIFT-TOWER-14', 'RIFT-PASS-02'],
  soldierTower: ['RIFT-SOLDIER-01', 'RIFT-TOWER-05', 'RIFT-PASS-02'],
  free: ['RIFT-DAMAGE-04'],
  fixed: ['RIFT-DAMAGE-03'],
  linked: ['RIFT-DAMAGE-09'],
  hero: ['RIFT-HERO-02', 'RIFT-ACTION-01'],
  ability: ['RIFT-ACTION-07'],
  ongoing: ['RIFT-ACTION-09'],
  horde: ['RIFT-DESTROY-01', 'RIFT-EXIT-02', 'RIFT-DAMAGE-12'],
  portal: ['RIFT-PORTAL-03', 'RIFT-PORTAL-04', 'RIFT-PORTAL-14'],
  boss: ['RIFT-BOSS-01', 'RIFT-BOSS-03', 'RIFT-BOSS-05'],
  ghost: ['RIFT-GHOST-03'],
  ghostDeck: ['RIFT-GHOST-05'],
  flying: ['RIFT-FLYING-02', 'RIFT-FLYING-04'],
  breaks: ['RIFT-PATHBREAKER-03'],
  spell: ['RIFT-SPELL-01'],
  storm: ['RIFT-DIFFICULTY-01'],
  scenario: ['RIFT-GAME-02', 'RIFT-WIN-01'],
  enemy: ['RIFT-TYPE-10'],
  big: ['RIFT-BIG-01', 'RIFT-EXIT-03'],
  path: ['RIFT-RANGE-01', 'RIFT-ADVANCE-04'],
  ground: ['RIFT-MOVE-02', 'RIFT-RULING-31'],
  gate: ['RIFT-RULING-90'],
  entry: ['RIFT-MOVE-06'],
  site: ['RIFT-TOWER-01', 'RIFT-TOWER-05', 'RIFT-MOVE-10'],
  white: ['RIFT-WHITE-01', 'RIFT-WHITE-03'],
  eliminated: ['RIFT-SOLO-03'],
  stack: ['RIFT-SPAWN-01', 'RIFT-RULING-69'],
  exit: ['RIFT-EXIT-01', 'RIFT-EXIT-02', 'RIFT-LOSE-01'],
  block: ['RIFT-PATHBREAKER-07', 'RIFT-PATHBREAKER-03'],
  hearts: ['RIFT-LOSE-01'],
  crystals: ['RIFT-CRYSTAL-01', 'RIFT-CRYSTAL-03'],
  soldiers: ['RIFT-SOLDIER-08'],
  portals: ['RIFT-WIN-01', 'RIFT-WIN-02'],
  ghosts: ['RIFT-GHOST-03'],
  player: ['RIFT-GAME-04', 'RIFT-PASS-08'],
  icon: ['RIFT-DAMAGE-06'],
  blank: ['RIFT-DAMAGE-07'],
} as const satisfies Record<string, readonly string[]>

export const HERO_RULES = {
  alleria: ['RIFT-ALLERIA-07', 'RIFT-ALLERIA-06'],
  wildcat: ['RIFT-ALLERIA-01', 'RIFT-ALLERIA-02', 'RIFT-ALLERIA-04'],
  lilith: ['RIFT-LILITH-01', 'RIFT-LILITH-02'],
  malik: ['RIFT-MALIK-01'],
  magnus: ['RIFT-MAGNUS-01', 'RIFT-MAGNUS-02'],
  ignus: ['RIFT-IGNUS-01'],
} as const satisfies Record<string, readonly string[]>

export const SPELL_RULES = {
  'rain-of-fire': ['RIFT-SPELL-05'],
  reinforcements: ['RIFT-SPELL-06'],
  thunderbolt: ['RIFT-SPELL-07'],
  'lightning-bolt': ['RIFT-SPELL-08'],
  'gem-of-timewarp': ['RIFT-SPELL-09'],
  'hand-of-midas': ['RIFT-SPELL-10'],
} as const satisfies Record<string, readonly string[]>

export const TRAIT_RULES = {
  physical: ['RIFT-TYPE-02'],
  magical: ['RIFT-TYPE-03'],
  deadly: ['RIFT-TYPE-05'],
  heal: ['RIFT-ICON-04'],
  speed: ['RIFT-ICON-07'],
  deadEye: ['RIFT-ICON-08'],
} as const satisfies Record<string, readonly string[]>
