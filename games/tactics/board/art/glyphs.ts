import ballista from 'icon:ballista'
import bowArrow from 'icon:bow-arrow'
import brickWall from 'icon:brick-wall'
import brokenSkull from 'icon:broken-skull'
import cancel from 'icon:cancel'
import cardDraw from 'icon:card-draw'
import cardPick from 'icon:card-pick'
import cardPlay from 'icon:card-play'
import checkMark from 'icon:check-mark'
import clockwiseRotation from 'icon:clockwise-rotation'
import compass from 'icon:compass'
import crestedHelmet from 'icon:crested-helmet'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import crownedSkull from 'icon:crowned-skull'
import crystalGrowth from 'icon:crystal-growth'
import cycle from 'icon:cycle'
import daemonSkull from 'icon:daemon-skull'
import droplets from 'icon:droplets'
import dungeonGate from 'icon:dungeon-gate'
import exitDoor from 'icon:exit-door'
import fairyWand from 'icon:fairy-wand'
import falling from 'icon:falling'
import fallingRocks from 'icon:falling-rocks'
import flyingFlag from 'icon:flying-flag'
import footsteps from 'icon:footsteps'
import hand from 'icon:hand'
import healthDecrease from 'icon:health-decrease'
import healthIncrease from 'icon:health-increase'
import hearts from 'icon:hearts'
import hood from 'icon:hood'
import hourglass from 'icon:hourglass'
import knapsack from 'icon:knapsack'
import laurels from 'icon:laurels'
import lockedDoor from 'icon:locked-door'
import magicGate from 'icon:magic-gate'
import magicPortal from 'icon:magic-portal'
import magicSwirl from 'icon:magic-swirl'
import manacles from 'icon:manacles'
import mountainClimbing from 'icon:mountain-climbing'
import nightSleep from 'icon:night-sleep'
import pawPrint from 'icon:paw-print'
import pointing from 'icon:pointing'
import pointyHat from 'icon:pointy-hat'
import positionMarker from 'icon:position-marker'
import quiver from 'icon:quiver'
import rollingDices from 'icon:rolling-dices'
import scrollUnfurled from 'icon:scroll-unfurled'
import sheikahEye from 'icon:sheikah-eye'
import shieldReflect from 'icon:shield-reflect'
import spawnNode from 'icon:spawn-node'
import stairs from 'icon:stairs'
import sunrise from 'icon:sunrise'
import swordClash from 'icon:sword-clash'
import walkingBoot from 'icon:walking-boot'
import waveCrest from 'icon:wave-crest'
import windSlap from 'icon:wind-slap'
import wolfTrap from 'icon:wolf-trap'

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
