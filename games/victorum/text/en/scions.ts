import type { ScionId } from '../../content/ids.ts'

export interface ScionText {
  readonly setup?: string
  readonly goal: string
  readonly traits: readonly string[]
  /** By the name of the effect; the dice and the way hits are counted come from the content. */
  readonly effects: Readonly<Record<string, string>>
}

const DEFEAT = (name: string) => `Goal: defeat ${name}.`
const GROWS = '+1 Health for each bane in play.'

/** The eight scion cards. */
export const scionCards: Readonly<Record<ScionId, ScionText>> = {
  hydra: {
    setup: 'Every bane in play leaves the game and adds 1 to Hydra’s Health.',
    goal: 'Goal: defeat Hydra and every Head.',
    traits: [
      'Heads: Health 4, Range 1, not elite; they act only in the Activity Step.',
      'Swarm of Heads: each time damage is dealt to Hydra, two new Heads enter as far from it as they can, and Hydra slips away to the free hex farthest from your units.',
      'Serpent Eternal: the dice go on being rolled once Hydra is gone.',
    ],
    effects: {
      'hydra.advance': 'the Heads advance X hexes each; Hydra itself only while it has no Head',
      'hydra.bite': 'Hydra and every Head each hit their own target for X',
      'hydra.grow': 'every Head is given X more HP',
    },
  },
  taotie: {
    setup: GROWS,
    goal: DEFEAT('Taotie'),
    traits: ['Endless Hunger: when one of your units is defeated, Taotie gains 1 HP.'],
    effects: {
      'taotie.move': 'Taotie moves X hexes',
      'taotie.bite': 'Taotie deals 2 damage to its target',
      'taotie.devour':
        'with 1, each adjacent opponent is dealt 1 damage; with 2, the weakest adjacent non-elite opponent is devoured and Taotie gains its HP, or else each adjacent opponent is dealt 2 damage',
    },
  },
  zahhak: {
    setup:
      'Three bag units are drawn as the Court; from its second turn on the rival deploys one of them per turn. They act normally.',
    goal: 'Goal: defeat Zahhak four times.',
    traits: [
      'Thrice Risen: the first three times he is defeated he stays with 4 HP, moves to the hex farthest from any opponent, and one black die joins the pool for good.',
    ],
    effects: {
      'zahhak.move': 'Zahhak moves X hexes',
      'zahhak.strike': 'Zahhak deals 2 damage to his target',
      'zahhak.bind':
        'the deadliest non-elite opponent within 2 hexes of Zahhak is fatigued until the end of its next turn',
      'zahhak.serpents': 'each opponent adjacent to Zahhak is dealt 1 damage',
    },
  },
  'itzam-cab-ain': {
    setup: 'All banes in play leave the game; one yellow die is added for each.',
    goal: DEFEAT('Itzam Cab Ain'),
    traits: ['Crocodile Hide: Armored 1 against attacks from non-adjacent units.'],
    effects: {
      'itzam-cab-ain.move': 'it moves X hexes',
      'itzam-cab-ain.strike': 'it deals 2 damage to its target',
      'itzam-cab-ain.quake':
        'with 1 or 2, every opponent on the outer ring is dealt 1 damage; with 3 or 4, every opponent; with 5 or more, every opponent is dealt 2 damage',
    },
  },
  pluto: {
    setup: GROWS,
    goal: DEFEAT('Pluto'),
    traits: ['Shades have printed statistics and 2 HP and act normally; a defeated Shade cannot be raised again.'],
    effects: {
      'pluto.move': 'Pluto moves X hexes',
      'pluto.strike': 'Pluto deals 2 damage to his target',
      'pluto.raise':
        'your most recently defeated non-elite unit that has not been one yet becomes a Shade on the lowest free rival deployment hex',
      'pluto.chill': 'every opponent adjacent to Pluto or to a Shade is dealt 1 damage',
    },
  },
  gorgons: {
    goal: 'Goal: defeat all three sisters.',
    traits: [
      'All three are deployed on turn 1. An effect of a defeated sister is skipped.',
      'Sisters’ Wrath: when a sister is defeated, each other sister gains 2 HP.',
    ],
    effects: {
      'gorgons.move': 'each sister moves X hexes',
      'gorgons.stheno': 'Stheno deals 2 damage to her target',
      'gorgons.euryale': 'Euryale deals 1 damage to her target',
      'gorgons.heal': 'with 3 or more, each sister heals 1 HP',
      'gorgons.medusa':
        'Medusa’s target is fatigued until the end of its next turn if non-elite, otherwise it is dealt 2 damage',
    },
  },
  apep: {
    setup: 'Darkness starts at the number of banes in play, at most 4.',
    goal: DEFEAT('Apep'),
    traits: [
      'Deep Night: while darkness is 4 or more, the Range of your units is 1.',
      'Cut Coils: when one attack deals 3 or more damage to Apep, darkness falls by 2.',
    ],
    effects: {
      'apep.move': 'Apep moves X hexes',
      'apep.strike': 'Apep deals 2 damage to its target',
      'apep.darken': 'darkness rises by X; at 8 or more every opponent is dealt 2 damage and darkness becomes 0',
    },
  },
  balor: {
    setup: '+1 Health for each bane in play. Balor is deployed on D4 and can neither move nor be displaced.',
    goal: DEFEAT('Balor'),
    traits: [
      'Blinded: when one attack deals 3 or more damage to Balor, one green die is missing from its next activity.',
    ],
    effects: {
      'balor.gaze':
        'an arena die gives a direction; every other unit on that line of hexes from Balor is dealt 2 damage',
      'balor.blinded': 'one green die will be missing from its next activity',
      'balor.strike': 'Balor deals 2 damage to its target',
      'balor.summon': 'a random bag unit is deployed on the lowest free rival deployment hex; it acts normally',
    },
  },
}
export const scionWords = {
  mode: {
    single: (dice: string) => `${dice}, single`,
    total: (dice: string) => `${dice}, total X`,
    each: (dice: string) => `${dice}, each hit`,
    pair: (dice: string) => `${dice}, each pair`,
  },
  effect: (dice: string, what: string) => `${dice}: ${what}.`,
  setup: (text: string) => `Setup: ${text}`,
  chip: (name: string, range: number, health: number) => `${name}: Range ${range}, Health ${health}.`,
  cap: (n: number, dice: string) => `At most ${n} units of yours in the arena. Dice: ${dice}.`,
  banes: (names: string) => `Banes of its own: ${names}.`,
}
