import type { Die, ScionId } from '../content/ids.ts'
import { DEVOURING_DARKNESS } from '../content/numbers.ts'
import { type RunId, SCIONS } from '../content/scions.ts'
import { oddsOf } from '../rules/dice/pool.query.ts'
import { compass, distance, RING } from '../rules/ground/hexes.query.ts'
import { activityPool } from '../rules/scions/scions.query.ts'
import type { Hex } from '../rules/state/shape.ts'
import {
  attackOf,
  HERO,
  isFatigued,
  rangeOf,
  type SeenCombat,
  type SeenOpen,
  type SeenUnit,
  skillOf,
} from '../rules/units/stats.query.ts'
import { atLeast, both, type Damage, perhaps, times, UNHARMED } from './damage.ts'

/** What a piece does to the one it aims at, and what each hit of it costs (`rules/effects/scionRuns.ts`). */
const BLOWS: Readonly<Record<string, { readonly run: RunId; readonly harm: number }>> = {
  hydra: { run: 'hydra.bite', harm: 1 },
  head: { run: 'hydra.bite', harm: 1 },
  taotie: { run: 'taotie.bite', harm: 2 },
  zahhak: { run: 'zahhak.strike', harm: 2 },
  'itzam-cab-ain': { run: 'itzam-cab-ain.strike', harm: 2 },
  pluto: { run: 'pluto.strike', harm: 2 },
  medusa: { run: 'gorgons.medusa', harm: 2 },
  stheno: { run: 'gorgons.stheno', harm: 2 },
  euryale: { run: 'gorgons.euryale', harm: 1 },
  apep: { run: 'apep.strike', harm: 2 },
  balor: { run: 'balor.strike', harm: 2 },
}
/** Balor stays where he is. */
const MOVES: Readonly<Partial<Record<ScionId, RunId>>> = {
  hydra: 'hydra.advance',
  taotie: 'taotie.move',
  zahhak: 'zahhak.move',
  'itzam-cab-ain': 'itzam-cab-ain.move',
  pluto: 'pluto.move',
  gorgons: 'gorgons.move',
  apep: 'apep.move',
}
/** The colour whose hits do it, as the scion's card has it. */
const dieOf = ({ scion }: SeenOpen, run: RunId): Die | undefined =>
  SCIONS[scion].effects.find(effect => effect.run === run)?.dice[0]

/** A piece of the scion: how far it may go and what its blow does. */
interface Piece {
  readonly unit: SeenUnit
  readonly range: number
  /** How likely each number of steps is. */
  readonly steps: Damage
  readonly blow: Damage
}
/** The scion's next activity as things stand, worked out once. */
export interface Wrath {
  readonly open: SeenOpen
  readonly combat: SeenCombat
  readonly mine: readonly SeenUnit[]
  readonly pieces: readonly Piece[]
  /** The dice of each colour that will be rolled. */
  readonly odds: (die: Die) => Damage
}

export const isPiece = ({ kind }: SeenUnit): boolean => BLOWS[kind] !== undefined

/** Nothing in a combat without a scion. */
export const wrathOf = (open: SeenOpen, combat: SeenCombat, mine: readonly SeenUnit[]): Wrath | undefined => {
  if (combat.kind !== 'scion') return undefined
  const pool = activityPool(open)
  const known = new Map<Die, Damage>()
  const odds = (die: Die): Damage => {
    let found = known.get(die)
    if (found === undefined) known.set(die, (found = oddsOf(pool.filter(each => each === die))))
    return found
  }
  const doing = (run: RunId): Damage => {
    const die = dieOf(open, run)
    return die === undefined ? UNHARMED : odds(die)
  }
  const hasHeads = combat.units.some(({ kind }) => kind === 'head')
  const moving = MOVES[open.scion]
  const pieces: Piece[] = []
  for (const unit of combat.units) {
    const blow = BLOWS[unit.kind]
    if (unit.side !== 'rival' || blow === undefined || unit.at < 0 || isFatigued(open, unit)) continue
    const stays = moving === undefined || (unit.kind === 'hydra' && hasHeads)
    const steps = stays ? UNHARMED : doing(moving)
    pieces.push({ unit, range: rangeOf(open, unit), steps, blow: times(doing(blow.run), blow.harm) })
  }
  return { open, combat, mine, pieces, odds }
}

/** What a unit of yours would suffer there, if all others stayed. */
export const wrathAt = (wrath: Wrath, unit: SeenUnit, hex: Hex): Damage => {
  const { open, pieces } = wrath
  if (skillOf(open, unit, 'warded') !== undefined) return UNHARMED
  let damage: Damage = UNHARMED
  for (const piece of pieces) damage = both(damage, perhaps(chanceOfAim(wrath, piece, unit, hex), piece.blow))
  return both(damage, around(wrath, unit, hex))
}

/** That the piece aims at it: nobody else that it rather strikes is in reach (VIC-SCION-19). */
const chanceOfAim = (wrath: Wrath, { unit: piece, range, steps }: Piece, unit: SeenUnit, hex: Hex): number => {
  const { open, mine } = wrath
  const far = distance(piece.at, hex)
  const wish = wishOf(open, piece.kind)
  const rank = rankOf(open, unit, far, wish)
  let chance = 0
  for (let step = 0; step < steps.length; step++) {
    if (far > step + range) continue
    let equals = 1
    for (const other of mine) {
      if (other.id === unit.id || other.at < 0) continue
      const away = distance(piece.at, other.at)
      if (away > step + range) continue
      const theirs = rankOf(open, other, away, wish)
      if (theirs > rank) equals = Number.POSITIVE_INFINITY
      else if (theirs === rank) equals++
    }
    // Of equals you choose, and you do not choose the hero.
    chance += (steps[step] as number) * (equals === 1 ? 1 : unit.id === HERO ? 0 : 1 / equals)
  }
  return chance
}
const wishOf = (open: SeenOpen, kind: string): readonly string[] => {
  const { lists } = SCIONS[open.scion]
  return lists.find(({ who }) => who === kind)?.entries ?? lists[0]?.entries ?? NOTHING
}
const NOTHING: readonly string[] = []
const rankOf = (open: SeenOpen, unit: SeenUnit, far: number, [first, second]: readonly string[]): number => {
  if (first === '!hero') return unit.id === HERO ? 1000 : rankBy(open, unit, far, second)
  return rankBy(open, unit, far, first)
}
const rankBy = (open: SeenOpen, unit: SeenUnit, far: number, by: string | undefined): number => {
  if (by === '!weakest') return -unit.hp
  if (by === '!strongest') return unit.hp
  return by === '!deadliest' ? attackOf(open, unit).length : -far
}

/** What strikes more than one. */
const around = (wrath: Wrath, unit: SeenUnit, hex: Hex): Damage => {
  const { open, combat, odds } = wrath
  if (open.scion === 'taotie') return perhaps(beside(wrath, hex), devours(wrath, unit))
  if (open.scion === 'zahhak') return perhaps(beside(wrath, hex), odds('K'))
  if (open.scion === 'pluto') return perhaps(beside(wrath, hex), odds('R'))
  if (open.scion === 'itzam-cab-ain') return quakes(odds('Y'), RING.includes(hex))
  if (open.scion === 'apep') return perhaps(atLeast(odds('Y'), DEVOURING_DARKNESS - (combat.scion?.count ?? 0)), TWO)
  if (open.scion === 'balor') return perhaps(inLine(wrath, hex) ? 1 / 6 : 0, times(odds('G'), 2))
  return UNHARMED
}
const TWO: Damage = [0, 0, 1]
/** That a piece or a Shade will stand beside it. */
const beside = ({ pieces, combat }: Wrath, hex: Hex): number => {
  let chance = 0
  for (const { unit, steps } of pieces) {
    const far = distance(unit.at, hex)
    chance = Math.max(chance, far <= 1 ? 1 : 0.5 * atLeast(steps, far - 1))
  }
  for (const { id, at } of combat.units)
    if (id.startsWith('shade.')) chance = Math.max(chance, distance(at, hex) <= 2 ? 0.7 : 0)
  return chance
}
/** With two hits the weakest beside it is gone, else it bites all around. */
const devours = ({ mine, pieces, odds }: Wrath, unit: SeenUnit): Damage => {
  const [none = 0, one = 0, two = 0] = odds('G')
  const at = pieces[0]?.unit.at ?? -1
  const near = mine.filter(other => !other.elite && other.id !== unit.id && distance(other.at, at) <= 1)
  if (unit.elite) return near.length > 0 ? [none + two, one] : [none, one, two]
  if (near.some(({ hp }) => hp < unit.hp)) return [none + two, one]
  const gone: number[] = [none, one]
  while (gone.length < unit.hp) gone.push(0)
  gone[unit.hp] = (gone[unit.hp] ?? 0) + two
  return gone
}
const quakes = (yellow: Damage, isOnRing: boolean): Damage => {
  const hard = atLeast(yellow, 5)
  const some = atLeast(yellow, 3) - hard
  const ring = isOnRing ? atLeast(yellow, 1) - some - hard : 0
  return [1 - hard - some - ring, some + ring, hard]
}
const inLine = ({ pieces }: Wrath, hex: Hex): boolean => {
  const from = pieces[0]?.unit.at ?? -1
  if (from < 0) return false
  for (let face = 1; face <= 6; face++)
    for (let at = compass(from, face); at >= 0; at = compass(at, face)) if (at === hex) return true
  return false
}
