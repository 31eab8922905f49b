import { lateIcons } from '@tabletome/boardkit'
import achievement from 'icon:achievement'
import angelWings from 'icon:angel-wings?later'
import anchor from 'icon:anchor'
import archeryTarget from 'icon:archery-target'
import arrowDunk from 'icon:arrow-dunk?later'
import brokenSkull from 'icon:broken-skull?later'
import campingTent from 'icon:camping-tent'
import cancel from 'icon:cancel'
import cardDiscard from 'icon:card-discard?later'
import cardDraw from 'icon:card-draw?later'
import cardExchange from 'icon:card-exchange?later'
import cardPick from 'icon:card-pick'
import checkMark from 'icon:check-mark'
import checkeredFlag from 'icon:checkered-flag?later'
import chessKnight from 'icon:chess-knight'
import crossedSwords from 'icon:crossed-swords'
import crosshair from 'icon:crosshair?later'
import crown from 'icon:crown'
import cycle from 'icon:cycle'
import drakkar from 'icon:drakkar?later'
import evilMoon from 'icon:evil-moon?later'
import flyingFlag from 'icon:flying-flag?later'
import footsteps from 'icon:footsteps'
import galea from 'icon:galea'
import hand from 'icon:hand?later'
import healing from 'icon:healing?later'
import healthDecrease from 'icon:health-decrease?later'
import healthIncrease from 'icon:health-increase?later'
import heartDrop from 'icon:heart-drop?later'
import hearts from 'icon:hearts'
import hexes from 'icon:hexes?later'
import hood from 'icon:hood'
import hourglass from 'icon:hourglass?later'
import hunterEyes from 'icon:hunter-eyes?later'
import laurels from 'icon:laurels'
import magicSwirl from 'icon:magic-swirl?later'
import nightSky from 'icon:night-sky'
import pointing from 'icon:pointing?later'
import positionMarker from 'icon:position-marker'
import prayer from 'icon:prayer'
import rallyTheTroops from 'icon:rally-the-troops'
import rollingDices from 'icon:rolling-dices?later'
import sacrificialDagger from 'icon:sacrificial-dagger?later'
import spinningSword from 'icon:spinning-sword?later'
import spyglass from 'icon:spyglass'
import stack from 'icon:stack?later'
import stoneBlock from 'icon:stone-block?later'
import swordBrandish from 'icon:sword-brandish?later'
import swordClash from 'icon:sword-clash?later'
import swordman from 'icon:swordman?later'
import targeting from 'icon:targeting?later'
import telescope from 'icon:telescope?later'
import threeFriends from 'icon:three-friends?later'
import tiedScroll from 'icon:tied-scroll?later'
import trophy from 'icon:trophy?later'
import upgrade from 'icon:upgrade?later'
import walkingBoot from 'icon:walking-boot'
import windSlap from 'icon:wind-slap'
import world from 'icon:world?later'

lateIcons('victorum/actGlyphs', () => import('icon:pack/victorum/actGlyphs'))

/** Icon bodies by what is done and what happens. */
export const actGlyphs = {
  // the hero
  health: hearts,
  movement: walkingBoot,
  range: archeryTarget,
  attack: swordClash,
  leadership: rallyTheTroops,
  tactics: chessKnight,
  blessings: prayer,
  influence: evilMoon,
  week: hourglass,
  act: tiedScroll,
  // what is done
  travel: footsteps,
  path: footsteps,
  pass: anchor,
  sail: drakkar,
  accept: swordBrandish,
  spectate: spyglass,
  order: cardExchange,
  keep: cardPick,
  change: cycle,
  begin: hourglass,
  surrender: flyingFlag,
  deploy: positionMarker,
  move: walkingBoot,
  stay: stoneBlock,
  done: checkMark,
  target: crosshair,
  hit: swordClash,
  special: spinningSword,
  ability: magicSwirl,
  engage: crossedSwords,
  reroll: rollingDices,
  price: heartDrop,
  recruit: rallyTheTroops,
  claim: achievement,
  sacrifice: sacrificialDagger,
  discard: cardDiscard,
  remove: cancel,
  addDie: rollingDices,
  upgradeDie: upgrade,
  auto: cycle,
  first: pointing,
  mark: targeting,
  choose: pointing,
  none: cancel,
  reinforce: angelWings,
  survive: angelWings,
  helm: hood,
  begins: hourglass,
  // what happens
  damage: healthDecrease,
  damaged: healthDecrease,
  healed: healing,
  heal: healing,
  gain: healthIncrease,
  defeated: brokenSkull,
  fall: brokenSkull,
  won: laurels,
  lost: brokenSkull,
  roll: rollingDices,
  draw: cardDraw,
  turn: hourglass,
  step: hourglass,
  score: laurels,
  goal: checkeredFlag,
  displaced: windSlap,
  equip: hand,
  drop: arrowDunk,
  ended: hourglass,
  reward: trophy,
  camp: campingTent,
  rival: galea,
  yours: crown,
  unit: swordman,
  units: threeFriends,
  hex: hexes,
  column: stack,
  night: nightSky,
  // what the board can show
  intent: telescope,
  threat: hunterEyes,
  labels: positionMarker,
  map: world,
} as const satisfies Record<string, string>
