import { lateIcons } from '@tabletome/boardkit'
import angelWings from 'icon:angel-wings?later'
import archer from 'icon:archer'
import arrowDunk from 'icon:arrow-dunk?later'
import arrowFlights from 'icon:arrow-flights?later'
import barricade from 'icon:barricade?later'
import bowArrow from 'icon:bow-arrow'
import brickWall from 'icon:brick-wall?later'
import broadsword from 'icon:broadsword?later'
import brokenSkull from 'icon:broken-skull?later'
import cancel from 'icon:cancel'
import cannon from 'icon:cannon'
import cardExchange from 'icon:card-exchange'
import cardPick from 'icon:card-pick'
import cardPlay from 'icon:card-play?later'
import castle from 'icon:castle'
import checkMark from 'icon:check-mark'
import clockwiseRotation from 'icon:clockwise-rotation?later'
import coins from 'icon:coins?later'
import crosshair from 'icon:crosshair?later'
import crystalCluster from 'icon:crystal-cluster'
import crystalWand from 'icon:crystal-wand'
import cycle from 'icon:cycle'
import earthCrack from 'icon:earth-crack?later'
import exitDoor from 'icon:exit-door'
import fastArrow from 'icon:fast-arrow?later'
import featheredWing from 'icon:feathered-wing'
import fireBowl from 'icon:fire-bowl?later'
import flame from 'icon:flame'
import fireball from 'icon:fireball'
import focusedLightning from 'icon:focused-lightning'
import footsteps from 'icon:footsteps?later'
import ghost from 'icon:ghost'
import goldStack from 'icon:gold-stack'
import hammerDrop from 'icon:hammer-drop?later'
import hand from 'icon:hand'
import healing from 'icon:healing?later'
import healthDecrease from 'icon:health-decrease?later'
import healthIncrease from 'icon:health-increase?later'
import hearts from 'icon:hearts'
import hourglass from 'icon:hourglass'
import laurels from 'icon:laurels?later'
import lightningStorm from 'icon:lightning-storm'
import magicPortal from 'icon:magic-portal'
import magicSwirl from 'icon:magic-swirl'
import minotaur from 'icon:minotaur?later'
import mirrorMirror from 'icon:mirror-mirror?later'
import nightSleep from 'icon:night-sleep'
import pawPrint from 'icon:paw-print'
import pointing from 'icon:pointing?later'
import pointyHat from 'icon:pointy-hat'
import positionMarker from 'icon:position-marker?later'
import returnArrow from 'icon:return-arrow'
import scrollUnfurled from 'icon:scroll-unfurled'
import scythe from 'icon:scythe'
import shield from 'icon:shield'
import spawnNode from 'icon:spawn-node'
import spellBook from 'icon:spell-book'
import spiderFace from 'icon:spider-face'
import swordClash from 'icon:sword-clash?later'
import swordman from 'icon:swordman'
import telescope from 'icon:telescope'
import thorHammer from 'icon:thor-hammer'
import threeFriends from 'icon:three-friends'
import tornado from 'icon:tornado?later'
import towerFall from 'icon:tower-fall?later'
import trade from 'icon:trade?later'
import twoCoins from 'icon:two-coins?later'
import upgrade from 'icon:upgrade'
import walkingBoot from 'icon:walking-boot'
import windSlap from 'icon:wind-slap?later'
import wizardFace from 'icon:wizard-face?later'

lateIcons('rift/glyphs', () => import('icon:pack/rift/glyphs'))

/** Icon bodies by family, hero, spell and the words the text uses for actions and facts. */
export const glyphs = {
  // tower families
  archery: bowArrow,
  mage: crystalWand,
  cannon,
  soldier: swordman,
  tower: castle,
  // heroes
  alleria: archer,
  wildcat: pawPrint,
  lilith: scythe,
  malik: thorHammer,
  magnus: pointyHat,
  ignus: flame,
  hero: shield,
  bench: threeFriends,
  // spells
  spell: spellBook,
  'rain-of-fire': fireball,
  reinforcements: swordman,
  thunderbolt: lightningStorm,
  'lightning-bolt': focusedLightning,
  'gem-of-timewarp': hourglass,
  'hand-of-midas': goldStack,
  // what trays are and have
  horde: spawnNode,
  portal: magicPortal,
  ghost,
  flying: featheredWing,
  breaks: earthCrack,
  block: barricade,
  boss: minotaur,
  B1: minotaur,
  B2: spiderFace,
  B3: wizardFace,
  special: scrollUnfurled,
  storm: tornado,
  // the kingdom
  hearts,
  crystals: crystalCluster,
  soldiers: swordman,
  kingdom: castle,
  supply: cardPick,
  price: twoCoins,
  // what is done
  build: castle,
  place: positionMarker,
  piece: positionMarker,
  skip: cancel,
  stop: hand,
  pass: cardExchange,
  upgrade,
  attack: swordClash,
  ability: magicSwirl,
  recover: nightSleep,
  move: walkingBoot,
  step: footsteps,
  face: pointing,
  way: pointing,
  base: arrowDunk,
  engage: swordClash,
  copy: mirrorMirror,
  flip: cycle,
  ready: checkMark,
  unready: returnArrow,
  done: checkMark,
  none: cancel,
  colour: cancel,
  buy: coins,
  refund: returnArrow,
  give: trade,
  choose: hand,
  // what happens
  spawn: spawnNode,
  march: footsteps,
  held: brickWall,
  heal: healthIncrease,
  healed: healing,
  damage: healthDecrease,
  hurt: healthDecrease,
  out: brokenSkull,
  destroyed: brokenSkull,
  escape: exitDoor,
  displaced: windSlap,
  home: returnArrow,
  shielded: shield,
  rises: angelWings,
  turned: towerFall,
  lost: brokenSkull,
  won: laurels,
  round: hourglass,
  phase: hourglass,
  time: hourglass,
  card: cardPlay,
  shuffle: cycle,
  speed: fastArrow,
  deadEye: crosshair,
  burn: fireBowl,
  smash: hammerDrop,
  shot: arrowFlights,
  physical: broadsword,
  // what the board can show
  forecast: telescope,
  turnTower: clockwiseRotation,
  mirror: mirrorMirror,
} as const satisfies Record<string, string>

export type GlyphName = keyof typeof glyphs
