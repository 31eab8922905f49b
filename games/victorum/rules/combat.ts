import type { EventId, RegionId } from '../content/ids.ts'
import type { PlayerLineup } from '../content/types.ts'
import type { Combat, Play } from './state.ts'

/** What every combat begins with (VIC-COMBAT-PREP-01, VIC-COMBAT-PREP-02). */
export const beginCombat = (
  play: Play,
  about: { kind: Combat['kind']; region: RegionId; event?: EventId; player: PlayerLineup; cap?: number },
): void => {
  const { open } = play.state
  const { kind, region, event, player, cap } = about
  open.outcomeOfCombat = undefined
  open.phase = 'combat'
  open.combat = {
    kind,
    region,
    turn: 0,
    side: 'rival',
    step: 'start',
    units: [],
    column: [],
    rivalTactics: [],
    fallenRivals: [],
    points: 0,
    goal: 0,
    embers: [],
    places: { ...player },
    drawn: [],
    changes: [],
    once: [],
    tally: {
      heroHpAtStart: open.hero.hp,
      tacticsAtStart: open.camp.tactics.length,
      heroDeployed: false,
      heroLostHp: false,
      fallenMine: [],
      fallenAll: 0,
      heroKills: 0,
      farKills: 0,
      tacticTurns: [],
      tacticsPlaced: 0,
      defendersDeployed: [],
      giantKilled: false,
      bestScore: 0,
      tribuneHp: 0,
    },
    stuck: [],
    event,
    sport: undefined,
    tribune: undefined,
    first: undefined,
    flag: undefined,
    trident: undefined,
    laurel: undefined,
    chariot: undefined,
    cap,
    led: undefined,
    commanded: undefined,
    unseen: undefined,
    quiet: undefined,
    auto: undefined,
    scion: undefined,
    attack: undefined,
  }
}

/** The region the encampment is in gives the arena (VIC-COMBAT-PREP-02). */
export const regionHere = (play: Play): RegionId => play.state.open.place.slice(0, 3) as RegionId
