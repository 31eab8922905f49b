import { lateIcons } from '@tabletome/boardkit'
import achievement from 'icon:achievement'
import anchor from 'icon:anchor'
import arrowsShield from 'icon:arrows-shield?later'
import attachedShield from 'icon:attached-shield?later'
import backstab from 'icon:backstab?later'
import bloodySword from 'icon:bloody-sword?later'
import breastplate from 'icon:breastplate?later'
import burningEmbers from 'icon:burning-embers?later'
import cardPick from 'icon:card-pick'
import cardPlay from 'icon:card-play?later'
import catapult from 'icon:catapult?later'
import chargingBull from 'icon:charging-bull?later'
import chariot from 'icon:chariot?later'
import chessKnight from 'icon:chess-knight'
import crossedChains from 'icon:crossed-chains'
import crossedSwords from 'icon:crossed-swords'
import crosshair from 'icon:crosshair?later'
import cursedStar from 'icon:cursed-star?later'
import daemonSkull from 'icon:daemon-skull?later'
import deathZone from 'icon:death-zone?later'
import decapitation from 'icon:decapitation?later'
import dodging from 'icon:dodging?later'
import drum from 'icon:drum'
import dustCloud from 'icon:dust-cloud'
import enrage from 'icon:enrage?later'
import evilMoon from 'icon:evil-moon?later'
import fencer from 'icon:fencer?later'
import fire from 'icon:fire?later'
import fishingNet from 'icon:fishing-net?later'
import flyingFlag from 'icon:flying-flag?later'
import footTrip from 'icon:foot-trip'
import galea from 'icon:galea'
import greekTemple from 'icon:greek-temple?later'
import harpoonChain from 'icon:harpoon-chain?later'
import healing from 'icon:healing?later'
import heartBeats from 'icon:heart-beats'
import heartDrop from 'icon:heart-drop?later'
import heartPlus from 'icon:heart-plus'
import hood from 'icon:hood'
import innerSelf from 'icon:inner-self?later'
import jumpAcross from 'icon:jump-across?later'
import knockedOutStars from 'icon:knocked-out-stars'
import laurelCrown from 'icon:laurel-crown'
import laurels from 'icon:laurels'
import magicShield from 'icon:magic-shield?later'
import magicSwirl from 'icon:magic-swirl?later'
import mountaintop from 'icon:mountaintop?later'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import piercingSword from 'icon:piercing-sword?later'
import positionMarker from 'icon:position-marker'
import push from 'icon:push?later'
import quickSlash from 'icon:quick-slash?later'
import rallyTheTroops from 'icon:rally-the-troops'
import romanToga from 'icon:roman-toga?later'
import scrollUnfurled from 'icon:scroll-unfurled'
import shouting from 'icon:shouting?later'
import sonicShout from 'icon:sonic-shout?later'
import spikedArmor from 'icon:spiked-armor?later'
import spinningSword from 'icon:spinning-sword?later'
import sprint from 'icon:sprint?later'
import stack from 'icon:stack?later'
import stoneBlock from 'icon:stone-block?later'
import stoneCrafting from 'icon:stone-crafting'
import swapBag from 'icon:swap-bag?later'
import swordClash from 'icon:sword-clash?later'
import throwingBall from 'icon:throwing-ball?later'
import tiredEye from 'icon:tired-eye?later'
import trident from 'icon:trident'
import windSlap from 'icon:wind-slap'
import wolfHowl from 'icon:wolf-howl?later'
import wolfTrap from 'icon:wolf-trap?later'
import world from 'icon:world?later'

lateIcons('victorum/cardGlyphs', () => import('icon:pack/victorum/cardGlyphs'))

/** Icon bodies by skill, tactic, arena piece and kind of card. */
export const cardGlyphs = {
  // innate
  taunt: shouting,
  'first-strike': quickSlash,
  tactical: chessKnight,
  armored: breastplate,
  barbed: spikedArmor,
  braced: stoneBlock,
  bulwark: attachedShield,
  charge: chargingBull,
  deadeye: crosshair,
  evasive: dodging,
  frenzy: enrage,
  inspire: innerSelf,
  'last-breath': deathZone,
  opportunist: backstab,
  pack: wolfHowl,
  pierce: piercingSword,
  riposte: swordClash,
  snare: wolfTrap,
  unyielding: mountaintop,
  bloodthirst: bloodySword,
  vault: jumpAcross,
  warded: magicShield,
  // abilities
  regen: heartPlus,
  pull: harpoonChain,
  shove: push,
  mend: healing,
  dash: sprint,
  swap: swapBag,
  curse: cursedStar,
  rouse: rallyTheTroops,
  leech: heartDrop,
  net: fishingNet,
  // specials
  sweep: spinningSword,
  volley: arrowsShield,
  concuss: knockedOutStars,
  finish: decapitation,
  hurl: throwingBall,
  'war-cry': sonicShout,
  immolate: burningEmbers,
  bombard: catapult,
  // tactics
  adrenaline: heartBeats,
  'bolster-health': heartPlus,
  hamstring: footTrip,
  stun: knockedOutStars,
  'smoke-veil': dustCloud,
  'second-wind': windSlap,
  'war-drums': drum,
  whetstone: stoneCrafting,
  'chains-of-hephaestus': crossedChains,
  // arena pieces
  flag: flyingFlag,
  trident,
  laurel: laurelCrown,
  ember: fire,
  chariot,
  tribune: romanToga,
  // cards and places
  sport: laurels,
  bloodshed: crossedSwords,
  opportunity: scrollUnfurled,
  capital: laurelCrown,
  harbor: anchor,
  primus: galea,
  scion: daemonSkull,
  hill: mountaintop,
  spar: fencer,
  prowess: achievement,
  bane: evilMoon,
  tactic: chessKnight,
  skill: magicSwirl,
  bag: swapBag,
  deck: cardPick,
  stack,
  card: cardPlay,
  die: perspectiveDiceSixFacesRandom,
  arena: greekTemple,
  region: world,
  place: positionMarker,
  // states
  dazed: knockedOutStars,
  fatigued: tiredEye,
  cursed: cursedStar,
  netted: fishingNet,
  unseen: hood,
} as const satisfies Record<string, string>
