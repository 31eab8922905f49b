import type { RegionId } from './ids.ts'
import type { UnitRow } from './types.ts'

/** Of each there are two chips (VIC-RULING-08). */
export const NEUTRALS: readonly UnitRow[] = [
  ['attacker', 'attacker', 2, 1, 3, 'BB'],
  ['archer', 'archer', 1, 2, 2, 'BY', 'first-strike'],
  ['defender', 'defender', 1, 1, 4, 'K', 'taunt'],
  ['tactician', 'tactician', 2, 1, 3, 'BY', 'tactical'],
]
/** The 48 units of the eight factions, one chip each (VIC-SETUP-02). */
export const FACTION_UNITS: Readonly<Record<RegionId, readonly UnitRow[]>> = {
  LAM: [
    ['harpooner', 'archer', 1, 2, 3, 'BY', 'pull'],
    ['boulder-slinger', 'archer', 1, 3, 2, 'BB', 'deadeye'],
    ['surf-giant', 'defender', 1, 1, 6, 'G', 'taunt', 'braced'],
    ['reef-breaker', 'attacker', 2, 1, 4, 'BB', 'shove'],
    ['tide-caller', 'tactician', 2, 2, 3, 'Y', 'tactical', 'pull'],
    ['brine-hound', 'beast', 3, 1, 3, 'YY', 'pack'],
  ],
  ATL: [
    ['reptilian', 'defender', 1, 1, 3, 'BB', 'taunt', 'regen 1'],
    ['coral-hoplite', 'attacker', 2, 1, 4, 'BY', 'armored 1'],
    ['spine-thrower', 'archer', 1, 2, 3, 'BY', 'first-strike', 'pierce'],
    ['tidal-oracle', 'tactician', 2, 1, 3, 'B', 'tactical', 'mend 1'],
    ['trench-shark', 'beast', 3, 1, 3, 'GY', 'bloodthirst 1'],
    ['abyssal-guard', 'defender attacker', 1, 1, 5, 'BB', 'bulwark'],
  ],
  REF: [
    ['shade-reaver', 'attacker', 2, 1, 3, 'BBY', 'last-breath 1'],
    ['lantern-wraith', 'archer', 1, 2, 3, 'YY', 'curse'],
    ['bone-warden', 'defender', 1, 1, 4, 'B', 'taunt', 'barbed 1'],
    ['ferryman', 'tactician', 2, 1, 3, 'BY', 'tactical', 'swap'],
    ['cerberus-whelp', 'beast', 2, 1, 4, 'YYY', 'frenzy'],
    ['soul-drinker', 'attacker', 1, 1, 4, 'BB', 'leech'],
  ],
  ARG: [
    ['bustuarius', 'attacker', 2, 1, 4, 'BB', 'charge'],
    ['retiarius', 'attacker tactician', 2, 2, 3, 'BY', 'tactical', 'net'],
    ['scutarius', 'defender', 1, 1, 4, 'K', 'taunt', 'armored 1'],
    ['sagittarius', 'archer', 1, 2, 3, 'BB', 'first-strike'],
    ['lanista', 'tactician', 1, 1, 3, 'B', 'tactical', 'inspire', 'rouse'],
    ['arena-lion', 'beast', 3, 1, 3, 'BB', 'opportunist'],
  ],
  VES: [
    ['ash-stalker', 'attacker', 2, 1, 3, 'GB', 'evasive'],
    ['ember-archer', 'archer', 1, 2, 3, 'BY', 'volley'],
    ['obsidian-sentinel', 'defender', 1, 1, 5, 'B', 'taunt', 'warded'],
    ['night-seer', 'tactician', 1, 2, 3, 'Y', 'tactical', 'curse'],
    ['cinder-hound', 'beast', 3, 1, 2, 'BB', 'last-breath 1'],
    ['magma-brute', 'attacker', 1, 1, 5, 'GB', 'immolate'],
  ],
  AMA: [
    ['moon-archer', 'archer', 1, 3, 2, 'BY', 'deadeye'],
    ['axe-maiden', 'attacker', 2, 2, 3, 'BB', 'pierce'],
    ['shield-sister', 'defender', 1, 1, 4, 'B', 'taunt', 'bulwark'],
    ['huntress', 'archer', 2, 2, 2, 'YY', 'first-strike', 'evasive'],
    ['war-priestess', 'tactician', 1, 1, 3, 'BY', 'tactical', 'war-cry'],
    ['storm-mare', 'beast', 3, 1, 4, 'YY', 'charge'],
  ],
  PAR: [
    ['cataphract', 'attacker', 3, 1, 4, 'BY', 'charge'],
    ['horse-archer', 'archer', 3, 2, 2, 'BY', 'dash'],
    ['camel-lancer', 'attacker', 2, 2, 3, 'BB', 'braced'],
    ['royal-guard', 'defender', 1, 1, 5, 'G', 'taunt', 'snare'],
    ['magus', 'tactician', 2, 2, 2, 'B', 'tactical', 'warded'],
    ['war-elephant', 'beast', 1, 1, 7, 'BB', 'hurl'],
  ],
  KUN: [
    ['staff-adept', 'attacker', 2, 1, 3, 'BBY', 'riposte'],
    ['cloud-dancer', 'attacker', 2, 1, 3, 'BB', 'vault', 'finish'],
    ['jade-sentinel', 'defender', 1, 1, 5, 'B', 'taunt', 'regen 1'],
    ['talisman-master', 'tactician', 1, 2, 3, 'Y', 'tactical', 'mend 1'],
    ['crossbow-monk', 'archer', 1, 2, 3, 'G', 'bombard'],
    ['qilin', 'beast', 2, 1, 4, 'BB', 'unyielding'],
  ],
}
/** Only Opportunity cards give them (VIC-OPPORTUNITY-11). */
export const OPPORTUNITY_UNITS: readonly UnitRow[] = [
  ['centaur-outrider', 'attacker archer', 3, 2, 3, 'BB', 'charge'],
  ['bronze-colossus', 'defender', 1, 1, 7, 'G', 'taunt', 'armored 1'],
  ['stymphalian-flock', 'beast', 3, 1, 3, 'YYY', 'vault', 'evasive'],
  ['pythia', 'tactician', 2, 2, 3, 'BY', 'tactical', 'mend 2'],
  ['daughter-of-the-hunt', 'archer', 2, 3, 3, 'BBY', 'first-strike'],
]
/** Banes that fight as rival units; the last one is a scion's (VIC-BANE-06). */
export const UNIT_BANES: readonly UnitRow[] = [
  ['lost-legionary', 'attacker', 2, 1, 5, 'BB', 'last-breath 1'],
  ['erinys', 'attacker', 3, 1, 4, 'BBY', 'vault'],
  ['gorgon-hound', 'beast', 2, 1, 5, 'GB', 'concuss'],
  ['drowned-priest', 'tactician', 1, 2, 4, 'BB', 'tactical', 'curse'],
  ['grave-archer', 'archer', 1, 3, 3, 'BB', 'deadeye'],
  ['tartarean-guard', 'defender', 1, 1, 7, 'BB', 'taunt', 'barbed 1'],
  ['baleful-eye', 'archer', 1, 3, 4, 'GB', 'pierce'],
]
/** The stat sides of heroes; their Health depends on the act (VIC-PRIMUS-06, VIC-PRIMUS-08). */
export const PRIMUSES: readonly UnitRow[] = [
  ['bingqing', 'defender', 2, 1, 0, 'BBBY', 'riposte', 'regen 1', 'sweep'],
  ['decimus', 'tactician', 2, 1, 0, 'BBBY', 'tactical', 'armored 1', 'shove'],
  ['nox', 'defender', 2, 1, 0, 'GGB', 'evasive', 'bloodthirst 2', 'curse'],
  ['sea-strider', 'attacker', 2, 2, 0, 'BBB', 'opportunist', 'pull'],
  ['krakenlance', 'tactician', 2, 1, 0, 'GBBY', 'tactical', 'pull'],
  ['the-parthian', 'archer', 3, 3, 0, 'BBY', 'deadeye', 'dash', 'volley'],
  ['virago', 'archer', 1, 2, 0, 'GGB', 'pierce', 'frenzy', 'sweep'],
  ['stygiana', 'attacker', 3, 1, 0, 'BBBB', 'charge', 'barbed 1'],
]
/** The beasts of the Ashen Kennels. */
export const ARENA_UNITS: readonly UnitRow[] = [['kennel-beast', 'beast', 2, 1, 3, 'B']]
