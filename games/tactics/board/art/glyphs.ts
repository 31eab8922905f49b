import { lateIcons } from '@tabletome/boardkit'
import ballista from 'icon:ballista'
import bowArrow from 'icon:bow-arrow'
import brickWall from 'icon:brick-wall?later'
import brokenSkull from 'icon:broken-skull?later'
import cancel from 'icon:cancel'
import cardDraw from 'icon:card-draw?later'
import cardPick from 'icon:card-pick'
import cardPlay from 'icon:card-play'
import checkMark from 'icon:check-mark'
import clockwiseRotation from 'icon:clockwise-rotation'
import compass from 'icon:compass?later'
import crestedHelmet from 'icon:crested-helmet'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import crownedSkull from 'icon:crowned-skull'
import crystalGrowth from 'icon:crystal-growth'
import cycle from 'icon:cycle'
import daemonSkull from 'icon:daemon-skull?later'
import droplets from 'icon:droplets'
import dungeonGate from 'icon:dungeon-gate?later'
import exitDoor from 'icon:exit-door'
import fairyWand from 'icon:fairy-wand?later'
import falling from 'icon:falling?later'
import fallingRocks from 'icon:falling-rocks?later'
import flyingFlag from 'icon:flying-flag'
import footsteps from 'icon:footsteps'
import hand from 'icon:hand?later'
import healthDecrease from 'icon:health-decrease?later'
import healthIncrease from 'icon:health-increase?later'
import hearts from 'icon:hearts'
import hood from 'icon:hood'
import hourglass from 'icon:hourglass'
import knapsack from 'icon:knapsack?later'
import laurels from 'icon:laurels'
import lockedDoor from 'icon:locked-door?later'
import magicGate from 'icon:magic-gate?later'
import magicPortal from 'icon:magic-portal?later'
import magicSwirl from 'icon:magic-swirl?later'
import manacles from 'icon:manacles?later'
import mountainClimbing from 'icon:mountain-climbing?later'
import nightSleep from 'icon:night-sleep'
import pawPrint from 'icon:paw-print'
import pointing from 'icon:pointing?later'
import pointyHat from 'icon:pointy-hat'
import positionMarker from 'icon:position-marker'
import quiver from 'icon:quiver'
import rollingDices from 'icon:rolling-dices?later'
import scrollUnfurled from 'icon:scroll-unfurled'
import sheikahEye from 'icon:sheikah-eye'
import shieldReflect from 'icon:shield-reflect?later'
import spawnNode from 'icon:spawn-node?later'
import stairs from 'icon:stairs'
import sunrise from 'icon:sunrise?later'
import swordClash from 'icon:sword-clash'
import walkingBoot from 'icon:walking-boot'
import waveCrest from 'icon:wave-crest?later'
import windSlap from 'icon:wind-slap?later'
import wolfTrap from 'icon:wolf-trap?later'

lateIcons('tactics/glyphs', () => import('icon:pack/tactics/glyphs'))

/** Icon bodies by class, terrain and the words the text uses for actions and facts. */
export const glyphs = {
  // classes
  fighter: crossedSwords,
  wizard: pointyHat,
  rogue: hood,
  beast: pawPrint,
  // ground
  ballista,
  flag: flyingFlag,
  portal: magicPortal,
  artifact: crown,
  water: waveCrest,
  // what units have
  health: hearts,
  ammo: quiver,
  mana: droplets,
  move: walkingBoot,
  // actions and answers
  melee: swordClash,
  missile: bowArrow,
  spell: fairyWand,
  step: footsteps,
  enter: dungeonGate,
  leave: exitDoor,
  buyOff: sunrise,
  end: exitDoor,
  stop: hand,
  pass: hand,
  ready: checkMark,
  roll: rollingDices,
  power: magicSwirl,
  way: pointing,
  counter: shieldReflect,
  // facts
  damage: healthDecrease,
  heal: healthIncrease,
  weakened: nightSleep,
  recovered: sunrise,
  captured: manacles,
  knockBack: windSlap,
  collision: brickWall,
  fall: falling,
  missed: cancel,
  supply: knapsack,
  ability: magicSwirl,
  place: positionMarker,
  turn: crestedHelmet,
  time: hourglass,
  // cards
  tactic: cardPlay,
  draw: cardDraw,
  discard: cardPick,
  shuffle: cycle,
  deck: scrollUnfurled,
  // Solo and Co-op
  enemy: crownedSkull,
  compass,
  climb: mountainClimbing,
  crystal: crystalGrowth,
  dungeon: dungeonGate,
  monster: daemonSkull,
  trap: wolfTrap,
  caveIn: fallingRocks,
  door: lockedDoor,
  barrier: magicGate,
  arrived: spawnNode,
  // the end
  won: laurels,
  lost: brokenSkull,
  // what the board can show
  threats: sheikahEye,
  turnBoard: clockwiseRotation,
  numbers: stairs,
  byHand: footsteps,
} as const satisfies Record<string, string>

export type GlyphName = keyof typeof glyphs
