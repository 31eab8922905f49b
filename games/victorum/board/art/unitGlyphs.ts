import { lateIcons } from '@tabletome/boardkit'
import arrowCluster from 'icon:arrow-cluster?later'
import battleAxe from 'icon:battle-axe'
import bigWave from 'icon:big-wave'
import bo from 'icon:bo'
import bowArrow from 'icon:bow-arrow'
import bowman from 'icon:bowman?later'
import camelHead from 'icon:camel-head?later'
import centaur from 'icon:centaur?later'
import colombianStatue from 'icon:colombian-statue?later'
import cowled from 'icon:cowled'
import crocJaws from 'icon:croc-jaws?later'
import crossbow from 'icon:crossbow?later'
import crossedBones from 'icon:crossed-bones?later'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import crystalBall from 'icon:crystal-ball?later'
import cyclops from 'icon:cyclops?later'
import deer from 'icon:deer?later'
import devilMask from 'icon:devil-mask?later'
import direwolf from 'icon:direwolf?later'
import drowning from 'icon:drowning?later'
import elephantHead from 'icon:elephant-head?later'
import evilEyes from 'icon:evil-eyes?later'
import fangs from 'icon:fangs?later'
import fireBowl from 'icon:fire-bowl?later'
import fishingNet from 'icon:fishing-net?later'
import flamingArrow from 'icon:flaming-arrow?later'
import fluffyCloud from 'icon:fluffy-cloud?later'
import galea from 'icon:galea'
import ghost from 'icon:ghost?later'
import giant from 'icon:giant?later'
import gladius from 'icon:gladius?later'
import greekTemple from 'icon:greek-temple?later'
import guardedTower from 'icon:guarded-tower?later'
import halberd from 'icon:halberd?later'
import harpoonTrident from 'icon:harpoon-trident?later'
import harpy from 'icon:harpy?later'
import highTide from 'icon:high-tide?later'
import hood from 'icon:hood'
import horseHead from 'icon:horse-head'
import hound from 'icon:hound?later'
import huntingHorn from 'icon:hunting-horn?later'
import hydra from 'icon:hydra?later'
import lanternFlame from 'icon:lantern-flame?later'
import lava from 'icon:lava?later'
import lion from 'icon:lion?later'
import medusaHead from 'icon:medusa-head?later'
import monkFace from 'icon:monk-face?later'
import moon from 'icon:moon?later'
import mountedKnight from 'icon:mounted-knight?later'
import nightSky from 'icon:night-sky'
import octopus from 'icon:octopus'
import paddles from 'icon:paddles?later'
import pawPrint from 'icon:paw-print'
import rallyTheTroops from 'icon:rally-the-troops'
import raven from 'icon:raven?later'
import reptileTail from 'icon:reptile-tail?later'
import rockGolem from 'icon:rock-golem?later'
import romanShield from 'icon:roman-shield?later'
import roundShield from 'icon:round-shield?later'
import saberToothedCatHead from 'icon:saber-toothed-cat-head?later'
import scrollQuill from 'icon:scroll-quill'
import scythe from 'icon:scythe?later'
import seaSerpent from 'icon:sea-serpent?later'
import sharkJaws from 'icon:shark-jaws?later'
import sharpAxe from 'icon:sharp-axe?later'
import sharpLips from 'icon:sharp-lips?later'
import shield from 'icon:shield'
import skullCrossedBones from 'icon:skull-crossed-bones?later'
import sling from 'icon:sling?later'
import snakeBite from 'icon:snake-bite?later'
import snakeSpiral from 'icon:snake-spiral?later'
import snakeTongue from 'icon:snake-tongue?later'
import snakeTotem from 'icon:snake-totem?later'
import soul from 'icon:soul?later'
import spears from 'icon:spears?later'
import spikedShell from 'icon:spiked-shell?later'
import stoneWall from 'icon:stone-wall?later'
import sunPriest from 'icon:sun-priest?later'
import thirdEye from 'icon:third-eye?later'
import tombstone from 'icon:tombstone?later'
import tridentShield from 'icon:trident-shield?later'
import trojanHorse from 'icon:trojan-horse?later'
import unicorn from 'icon:unicorn?later'
import waveStrike from 'icon:wave-strike?later'
import whip from 'icon:whip?later'
import wolfHead from 'icon:wolf-head?later'

lateIcons('victorum/unitGlyphs', () => import('icon:pack/victorum/unitGlyphs'))

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
