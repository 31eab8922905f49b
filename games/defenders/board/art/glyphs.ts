import { lateIcons } from '@tabletome/boardkit'
import angelWings from 'icon:angel-wings'
import ancientRuins from 'icon:ancient-ruins'
import barbedSpear from 'icon:barbed-spear?later'
import battleAxe from 'icon:battle-axe'
import bearHead from 'icon:bear-head'
import bleedingHeart from 'icon:bleeding-heart?later'
import bowArrow from 'icon:bow-arrow'
import broadsword from 'icon:broadsword'
import brokenSkull from 'icon:broken-skull'
import cape from 'icon:cape?later'
import cardDraw from 'icon:card-draw'
import cardPick from 'icon:card-pick'
import castle from 'icon:castle'
import checkMark from 'icon:check-mark'
import checkedShield from 'icon:checked-shield?later'
import clockwise from 'icon:clockwise-rotation?later'
import coffin from 'icon:coffin?later'
import crestedHelmet from 'icon:crested-helmet'
import crossShield from 'icon:cross-shield'
import crossedSabres from 'icon:crossed-sabres'
import crossedSwords from 'icon:crossed-swords'
import crownedSkull from 'icon:crowned-skull'
import crystalBall from 'icon:crystal-ball'
import cycle from 'icon:cycle'
import daemonSkull from 'icon:daemon-skull?later'
import desert from 'icon:desert'
import dragonHead from 'icon:dragon-head?later'
import evilTree from 'icon:evil-tree?later'
import exitDoor from 'icon:exit-door'
import featheredWing from 'icon:feathered-wing?later'
import flame from 'icon:flame'
import flatHammer from 'icon:flat-hammer?later'
import floatingGhost from 'icon:floating-ghost'
import giant from 'icon:giant?later'
import goblinHead from 'icon:goblin-head'
import golemHead from 'icon:golem-head?later'
import hand from 'icon:hand?later'
import harpoonTrident from 'icon:harpoon-trident'
import harpy from 'icon:harpy?later'
import healthDecrease from 'icon:health-decrease?later'
import healthIncrease from 'icon:health-increase?later'
import hearts from 'icon:hearts'
import horseHead from 'icon:horse-head'
import hourglass from 'icon:hourglass'
import huntingHorn from 'icon:hunting-horn?later'
import info from 'icon:info'
import knapsack from 'icon:knapsack?later'
import lanternFlame from 'icon:lantern-flame?later'
import laurels from 'icon:laurels?later'
import lightningTrio from 'icon:lightning-trio'
import lion from 'icon:lion?later'
import lyre from 'icon:lyre'
import magicSwirl from 'icon:magic-swirl'
import meditation from 'icon:meditation?later'
import minotaur from 'icon:minotaur?later'
import nightSleep from 'icon:night-sleep'
import oakLeaf from 'icon:oak-leaf'
import peaks from 'icon:peaks'
import pineTree from 'icon:pine-tree'
import prayer from 'icon:prayer'
import rockGolem from 'icon:rock-golem'
import sacrificialDagger from 'icon:sacrificial-dagger?later'
import sailboat from 'icon:sailboat'
import scorpion from 'icon:scorpion'
import scrollUnfurled from 'icon:scroll-unfurled'
import seaSerpent from 'icon:sea-serpent?later'
import shieldReflect from 'icon:shield-reflect'
import spectre from 'icon:spectre?later'
import squidHead from 'icon:squid-head?later'
import sunrise from 'icon:sunrise?later'
import uncertainty from 'icon:uncertainty'
import walkingBoot from 'icon:walking-boot'
import waspSting from 'icon:wasp-sting?later'
import windmill from 'icon:windmill'
import wizardStaff from 'icon:wizard-staff?later'
import wolfHead from 'icon:wolf-head'
import type { ArtifactId, DireId, EnemyId, FoeId, HeroId } from '../../content/ids.ts'
import type { PlaceId } from '../../rules/state/shape.ts'

lateIcons('defenders/glyphs', () => import('icon:pack/defenders/glyphs'))

/** Everything on the table that has a picture of its own. */
type Pictured = HeroId | EnemyId | DireId | FoeId | ArtifactId | PlaceId

/** Icon bodies by the ids of cards and places, and by the words the text uses for actions and facts. */
export const glyphs = {
  // places
  capital: castle,
  forest: pineTree,
  ruins: ancientRuins,
  mountains: peaks,
  plains: windmill,
  coast: sailboat,
  desert,
  // Player Cards
  paladin: crossShield,
  cleric: prayer,
  barbarian: battleAxe,
  druid: oakLeaf,
  bard: lyre,
  sorcerer: lightningTrio,
  oracle: crystalBall,
  warrior: broadsword,
  ranger: bowArrow,
  avenger: angelWings,
  // Enemies
  reefRaiders: harpoonTrident,
  thornWolves: wolfHead,
  graveSprites: floatingGhost,
  riverGoblins: goblinHead,
  cragBears: bearHead,
  duneCorsairs: crossedSabres,
  scorpionRiders: scorpion,
  stoneGhouls: rockGolem,
  boneCavalry: horseHead,
  // Dire Enemies
  harpy,
  minotaur,
  seaSerpent,
  manticore: lion,
  giantWasps: waspSting,
  wraith: spectre,
  // Epic Foes
  dragon: dragonHead,
  kraken: squidHead,
  ancient: evilTree,
  demonLord: daemonSkull,
  colossus: golemHead,
  giant,
  // Artifacts
  spear: barbedSpear,
  shield: checkedShield,
  horn: huntingHorn,
  hammer: flatHammer,
  sandglass: hourglass,
  staff: wizardStaff,
  beacon: lanternFlame,
  wings: featheredWing,
  pack: knapsack,
  mantle: cape,
  // cards without a face of their own
  turn: crestedHelmet,
  all: crestedHelmet,
  unknown: uncertainty,
  // actions and facts
  move: walkingBoot,
  secure: shieldReflect,
  fight: crossedSwords,
  ability: magicSwirl,
  defend: crossShield,
  decline: hand,
  sacrifice: sacrificialDagger,
  end: exitDoor,
  ready: checkMark,
  draw: cardDraw,
  deck: scrollUnfurled,
  discard: cardPick,
  horde: crownedSkull,
  shuffle: cycle,
  threat: flame,
  destroyed: brokenSkull,
  hp: hearts,
  heal: healthIncrease,
  hurt: healthDecrease,
  exhausted: nightSleep,
  restored: sunrise,
  rest: meditation,
  tomb: coffin,
  circle: meditation,
  artifact: lanternFlame,
  foe: crownedSkull,
  event: bleedingHeart,
  clockwise,
  round: hourglass,
  won: laurels,
  lost: brokenSkull,
  info,
} as const satisfies Record<string, string> & Record<Pictured, string>

export type GlyphName = keyof typeof glyphs

/** The icon of a card: coloured Defender cards share one, and so do the All Defenders cards. */
export const cardGlyph = (card: string): string => {
  if (card.startsWith('turn.')) return glyphs.turn
  if (card.startsWith('all.')) return glyphs.all
  return card in glyphs ? glyphs[card as GlyphName] : glyphs.unknown
}
