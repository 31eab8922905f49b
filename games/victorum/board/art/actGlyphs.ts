import achievement from 'icon:achievement'
import angelWings from 'icon:angel-wings'
import anchor from 'icon:anchor'
import archeryTarget from 'icon:archery-target'
import arrowDunk from 'icon:arrow-dunk'
import brokenSkull from 'icon:broken-skull'
import campingTent from 'icon:camping-tent'
import cancel from 'icon:cancel'
import cardDiscard from 'icon:card-discard'
import cardDraw from 'icon:card-draw'
import cardExchange from 'icon:card-exchange'
import cardPick from 'icon:card-pick'
import checkMark from 'icon:check-mark'
import checkeredFlag from 'icon:checkered-flag'
import chessKnight from 'icon:chess-knight'
import crossedSwords from 'icon:crossed-swords'
import crosshair from 'icon:crosshair'
import crown from 'icon:crown'
import cycle from 'icon:cycle'
import drakkar from 'icon:drakkar'
import evilMoon from 'icon:evil-moon'
import flyingFlag from 'icon:flying-flag'
import footsteps from 'icon:footsteps'
import galea from 'icon:galea'
import hand from 'icon:hand'
import healing from 'icon:healing'
import healthDecrease from 'icon:health-decrease'
import healthIncrease from 'icon:health-increase'
import heartDrop from 'icon:heart-drop'
import hearts from 'icon:hearts'
import hexes from 'icon:hexes'
import hood from 'icon:hood'
import hourglass from 'icon:hourglass'
import hunterEyes from 'icon:hunter-eyes'
import laurels from 'icon:laurels'
import magicSwirl from 'icon:magic-swirl'
import nightSky from 'icon:night-sky'
import pointing from 'icon:pointing'
import positionMarker from 'icon:position-marker'
import prayer from 'icon:prayer'
import rallyTheTroops from 'icon:rally-the-troops'
import rollingDices from 'icon:rolling-dices'
import sacrificialDagger from 'icon:sacrificial-dagger'
import spinningSword from 'icon:spinning-sword'
import spyglass from 'icon:spyglass'
import stack from 'icon:stack'
import stoneBlock from 'icon:stone-block'
import swordBrandish from 'icon:sword-brandish'
import swordClash from 'icon:sword-clash'
import swordman from 'icon:swordman'
import targeting from 'icon:targeting'
import telescope from 'icon:telescope'
import threeFriends from 'icon:three-friends'
import tiedScroll from 'icon:tied-scroll'
import trophy from 'icon:trophy'
import upgrade from 'icon:upgrade'
import walkingBoot from 'icon:walking-boot'
import windSlap from 'icon:wind-slap'
import world from 'icon:world'

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
