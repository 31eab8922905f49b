import type { Position } from '../position/words.ts'

/** The combat that the rulebook tells step by step, before the rival's turn (VIC-EX-18 … VIC-EX-28). */
export const RUNNING: Position = {
  prowess: ['master-tactician', 'krakens-grasp'],
  units: ['archer.1', 'attacker.1'],
  combat: {
    arena: 'ATL',
    sport: 'hill',
    points: 1,
    places: '1',
    turn: 3,
    rival: ['defender.2 B1', 'reptilian C2'],
    mine: ['hero E4 trident', 'defender.1 F3'],
    column: ['archer.2'],
    rivalTactics: ['stun', 'adrenaline'],
    tribune: 'defender.2',
  },
}
