import arrowCluster from 'icon:arrow-cluster'
import battleAxe from 'icon:battle-axe'
import bigWave from 'icon:big-wave'
import bo from 'icon:bo'
import bowArrow from 'icon:bow-arrow'
import bowman from 'icon:bowman'
import camelHead from 'icon:camel-head'
import centaur from 'icon:centaur'
import colombianStatue from 'icon:colombian-statue'
import cowled from 'icon:cowled'
import crocJaws from 'icon:croc-jaws'
import crossbow from 'icon:crossbow'
import crossedBones from 'icon:crossed-bones'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import crystalBall from 'icon:crystal-ball'
import cyclops from 'icon:cyclops'
import deer from 'icon:deer'
import devilMask from 'icon:devil-mask'
import direwolf from 'icon:direwolf'
import drowning from 'icon:drowning'
import elephantHead from 'icon:elephant-head'
import evilEyes from 'icon:evil-eyes'
import fangs from 'icon:fangs'
import fireBowl from 'icon:fire-bowl'
import fishingNet from 'icon:fishing-net'
import flamingArrow from 'icon:flaming-arrow'
import fluffyCloud from 'icon:fluffy-cloud'
import galea from 'icon:galea'
import ghost from 'icon:ghost'
import giant from 'icon:giant'
import gladius from 'icon:gladius'
import greekTemple from 'icon:greek-temple'
import guardedTower from 'icon:guarded-tower'
import halberd from 'icon:halberd'
import harpoonTrident from 'icon:harpoon-trident'
import harpy from 'icon:harpy'
import highTide from 'icon:high-tide'
import hood from 'icon:hood'
import horseHead from 'icon:horse-head'
import hound from 'icon:hound'
import huntingHorn from 'icon:hunting-horn'
import hydra from 'icon:hydra'
import lanternFlame from 'icon:lantern-flame'
import lava from 'icon:lava'
import lion from 'icon:lion'
import medusaHead from 'icon:medusa-head'
import monkFace from 'icon:monk-face'
import moon from 'icon:moon'
import mountedKnight from 'icon:mounted-knight'
import nightSky from 'icon:night-sky'
import octopus from 'icon:octopus'
import paddles from 'icon:paddles'
import pawPrint from 'icon:paw-print'
import rallyTheTroops from 'icon:rally-the-troops'
import raven from 'icon:raven'
import reptileTail from 'icon:reptile-tail'
import rockGolem from 'icon:rock-golem'
import romanShield from 'icon:roman-shield'
import roundShield from 'icon:round-shield'
import saberToothedCatHead from 'icon:saber-toothed-cat-head'
import scrollQuill from 'icon:scroll-quill'
import scythe from 'icon:scythe'
import seaSerpent from 'icon:sea-serpent'
import sharkJaws from 'icon:shark-jaws'
import sharpAxe from 'icon:sharp-axe'
import sharpLips from 'icon:sharp-lips'
import shield from 'icon:shield'
import skullCrossedBones from 'icon:skull-crossed-bones'
import sling from 'icon:sling'
import snakeBite from 'icon:snake-bite'
import snakeSpiral from 'icon:snake-spiral'
import snakeTongue from 'icon:snake-tongue'
import snakeTotem from 'icon:snake-totem'
import soul from 'icon:soul'
import spears from 'icon:spears'
import spikedShell from 'icon:spiked-shell'
import stoneWall from 'icon:stone-wall'
import sunPriest from 'icon:sun-priest'
import thirdEye from 'icon:third-eye'
import tombstone from 'icon:tombstone'
import tridentShield from 'icon:trident-shield'
import trojanHorse from 'icon:trojan-horse'
import unicorn from 'icon:unicorn'
import waveStrike from 'icon:wave-strike'
import whip from 'icon:whip'
import wolfHead from 'icon:wolf-head'

/** Icon bodies by kind of unit, hero and scion. */
export const unitGlyphs = {
  // classes
  archer: bowArrow,
  attacker: crossedSwords,
  beast: pawPrint,
  defender: shield,
  tactician: rallyTheTroops,
  // heroes and primuses
  hero: crown,
  bingqing: bo,
  krakenlance: octopus,
  decimus: galea,
  nox: nightSky,
  'sea-strider': bigWave,
  'the-parthian': horseHead,
  virago: battleAxe,
  stygiana: cowled,
  // scions
  hydra,
  head: snakeBite,
  taotie: sharpLips,
  zahhak: snakeTotem,
  'itzam-cab-ain': crocJaws,
  pluto: devilMask,
  gorgons: medusaHead,
  medusa: medusaHead,
  stheno: snakeSpiral,
  euryale: snakeTongue,
  apep: seaSerpent,
  balor: cyclops,
  shade: ghost,
  // Lamosians
  harpooner: harpoonTrident,
  'boulder-slinger': sling,
  'surf-giant': giant,
  'reef-breaker': waveStrike,
  'tide-caller': highTide,
  'brine-hound': hound,
  // Atlanteans
  reptilian: reptileTail,
  'coral-hoplite': spears,
  'spine-thrower': spikedShell,
  'tidal-oracle': crystalBall,
  'trench-shark': sharkJaws,
  'abyssal-guard': tridentShield,
  // Refugees
  'shade-reaver': scythe,
  'lantern-wraith': lanternFlame,
  'bone-warden': crossedBones,
  ferryman: paddles,
  'cerberus-whelp': fangs,
  'soul-drinker': soul,
  // Argonauts
  bustuarius: gladius,
  retiarius: fishingNet,
  scutarius: romanShield,
  sagittarius: arrowCluster,
  lanista: whip,
  'arena-lion': lion,
  // Vesuvians
  'ash-stalker': hood,
  'ember-archer': flamingArrow,
  'obsidian-sentinel': stoneWall,
  'night-seer': thirdEye,
  'cinder-hound': wolfHead,
  'magma-brute': lava,
  // Amazons
  'moon-archer': moon,
  'axe-maiden': sharpAxe,
  'shield-sister': roundShield,
  huntress: huntingHorn,
  'war-priestess': sunPriest,
  'storm-mare': trojanHorse,
  // Parthians
  cataphract: mountedKnight,
  'horse-archer': bowman,
  'camel-lancer': camelHead,
  'royal-guard': halberd,
  magus: fireBowl,
  'war-elephant': elephantHead,
  // Kunlun
  'staff-adept': monkFace,
  'cloud-dancer': fluffyCloud,
  'jade-sentinel': rockGolem,
  'talisman-master': scrollQuill,
  'crossbow-monk': crossbow,
  qilin: unicorn,
  // opportunities, banes, kennels
  'centaur-outrider': centaur,
  'bronze-colossus': colombianStatue,
  'stymphalian-flock': raven,
  pythia: greekTemple,
  'daughter-of-the-hunt': deer,
  'lost-legionary': skullCrossedBones,
  erinys: harpy,
  'gorgon-hound': direwolf,
  'drowned-priest': drowning,
  'grave-archer': tombstone,
  'tartarean-guard': guardedTower,
  'baleful-eye': evilEyes,
  'kennel-beast': saberToothedCatHead,
} as const satisfies Record<string, string>
