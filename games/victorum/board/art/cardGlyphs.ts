import achievement from 'icon:achievement'
import anchor from 'icon:anchor'
import arrowsShield from 'icon:arrows-shield'
import attachedShield from 'icon:attached-shield'
import backstab from 'icon:backstab'
import bloodySword from 'icon:bloody-sword'
import breastplate from 'icon:breastplate'
import burningEmbers from 'icon:burning-embers'
import cardPick from 'icon:card-pick'
import cardPlay from 'icon:card-play'
import catapult from 'icon:catapult'
import chargingBull from 'icon:charging-bull'
import chariot from 'icon:chariot'
import chessKnight from 'icon:chess-knight'
import crossedChains from 'icon:crossed-chains'
import crossedSwords from 'icon:crossed-swords'
import crosshair from 'icon:crosshair'
import cursedStar from 'icon:cursed-star'
import daemonSkull from 'icon:daemon-skull'
import deathZone from 'icon:death-zone'
import decapitation from 'icon:decapitation'
import dodging from 'icon:dodging'
import drum from 'icon:drum'
import dustCloud from 'icon:dust-cloud'
import enrage from 'icon:enrage'
import evilMoon from 'icon:evil-moon'
import fencer from 'icon:fencer'
import fire from 'icon:fire'
import fishingNet from 'icon:fishing-net'
import flyingFlag from 'icon:flying-flag'
import footTrip from 'icon:foot-trip'
import galea from 'icon:galea'
import greekTemple from 'icon:greek-temple'
import harpoonChain from 'icon:harpoon-chain'
import healing from 'icon:healing'
import heartBeats from 'icon:heart-beats'
import heartDrop from 'icon:heart-drop'
import heartPlus from 'icon:heart-plus'
import hood from 'icon:hood'
import innerSelf from 'icon:inner-self'
import jumpAcross from 'icon:jump-across'
import knockedOutStars from 'icon:knocked-out-stars'
import laurelCrown from 'icon:laurel-crown'
import laurels from 'icon:laurels'
import magicShield from 'icon:magic-shield'
import magicSwirl from 'icon:magic-swirl'
import mountaintop from 'icon:mountaintop'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import piercingSword from 'icon:piercing-sword'
import positionMarker from 'icon:position-marker'
import push from 'icon:push'
import quickSlash from 'icon:quick-slash'
import rallyTheTroops from 'icon:rally-the-troops'
import romanToga from 'icon:roman-toga'
import scrollUnfurled from 'icon:scroll-unfurled'
import shouting from 'icon:shouting'
import sonicShout from 'icon:sonic-shout'
import spikedArmor from 'icon:spiked-armor'
import spinningSword from 'icon:spinning-sword'
import sprint from 'icon:sprint'
import stack from 'icon:stack'
import stoneBlock from 'icon:stone-block'
import stoneCrafting from 'icon:stone-crafting'
import swapBag from 'icon:swap-bag'
import swordClash from 'icon:sword-clash'
import throwingBall from 'icon:throwing-ball'
import tiredEye from 'icon:tired-eye'
import trident from 'icon:trident'
import windSlap from 'icon:wind-slap'
import wolfHowl from 'icon:wolf-howl'
import wolfTrap from 'icon:wolf-trap'
import world from 'icon:world'

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
