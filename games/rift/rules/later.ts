import type { Step } from '@tabletome/engine'
import type { AbilityId, SpellId, TowerId, TrayId, UnitId } from '../content/ids.ts'
import type { Cause, Cell, DisplaceWhy, Piece, Seat, Source } from './state.ts'

/** A step named before its file is loaded: the chapters call each other in circles, their files do not. */
const later =
  <W>(id: string) =>
  (about: W): Step => ({ do: id, with: about })

/** The set-up is done: round 1 (P1). */
export const beginRound = later<undefined>('round.begin')
/** The six phases (P1); each ends by calling the next. */
export const phase1 = later<undefined>('phase1')
export const phase2 = later<undefined>('phase2')
export const phase3 = later<undefined>('phase3')
export const phase4 = later<undefined>('phase4')
export const phase5 = later<undefined>('phase5')
export const phase6 = later<undefined>('phase6')
/** Ongoing effects end, bench heroes leave, victory is checked (P12). */
export const endRound = later<undefined>('round.end')
/** Turns the top card of a stack (P2), also at the set-up. */
export const spawnFrom = later<{ spawn: number }>('spawn.from')
/** A hero must leave its space; its player picks where, or it goes to its board (P2, displace). */
export const displace = later<{ hero: UnitId; from: Cell; why: DisplaceWhy }>('displace.hero')
/** 1 point of damage, unless protected; the knock-out follows. */
export const hurt = later<{ hero: UnitId; cause: Cause }>('hero.hurt')
/** Back to its board, upright (RIFT-RULING-14). */
export const sendHome = later<{ hero: UnitId; cause: Cause }>('hero.home')
/** An action of phase 2 is done: the team is asked again. */
export const actionDone = later<{ seat: Seat }>('act.done')
/** Begins placing pieces (P5, P6); the questions follow until nothing is left. */
export const placePieces = later<{ seat: Seat; by: Source; pieces: readonly Piece[] }>('place.begin')
/** A card in hand is played: site and orientation are asked (P6). */
export const playTower = later<{ seat: Seat; tower: TowerId }>('tower.play')
/** A hero or the wildcat is activated (P8); a bench hero is called (RIFT-SOLO-07). */
export const activateHero = later<{ seat: Seat; hero: UnitId }>('hero.activate')
export const callBench = later<{ seat: Seat; hero: UnitId }>('bench.call')
/** A hero's basic attack (P13), with its facing and all that follows it. */
export const basicAttack = later<{ hero: UnitId }>('hero.basic')
/** A special ability as performed by `hero`: its own, or a copy. */
export const useAbility = later<{ hero: UnitId; ability: AbilityId }>('ability.use')
export const castSpell = later<{ seat: Seat; spell: SpellId }>('spell.cast')
/** A tray leaves the path into the kingdom (P10, exitTray). */
export const exitTray = later<{ tray: TrayId; spawning: boolean }>('exit.tray')
