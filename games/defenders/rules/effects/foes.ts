import type { FoeId } from '../../content/ids.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { coloursInPlay } from '../defenders/inPlay.query.ts'
import { adjacentOuter, clockwise, opposite, ring } from '../land/map.query.ts'
import { addCapital } from '../land/capital.ts'
import { defendersIn } from '../defenders/defenders.ts'
import { addThreat, destroyRegion } from '../land/destruction.ts'
import { foeAt, healFoe, moveFoeClockwise } from '../enemies/foe.ts'
import { displace } from '../defenders/relocate.ts'
import { loseHp } from '../defenders/restore.ts'
import type { FoeEffect } from './effect.ts'
import { spread } from './spread.ts'

/** What Epic Foes do when they come, while they are there, and at their events. */
export const FOE_EFFECTS: Readonly<Record<FoeId, FoeEffect>> = {
  /**
   * Moves 2 Regions clockwise at each Defender Card drawn, of whatever kind; its events hurt everybody (DEF-FOE-06,
   * DEF-ALL-09).
   */
  dragon: {
    on: {
      foeRevealed: (state, _about, self) => spread(state, REGION_IDS, self),
      defenderCardDrawn: (_state, _about, self) => [moveFoeClockwise({ steps: 2, cause: self })],
      epicEvent: ({ open }, _about, self) =>
        coloursInPlay(open).map(defender => loseHp({ defender, amount: 2, cause: self })),
    },
  },

  /**
   * Dear to approach, switches its Region off, floods at the end of a Round, sweeps Defenders away (DEF-RULING-65,
   * DEF-RULING-66).
   */
  kraken: {
    on: {
      foeRevealed: (_state, _about, self) => [addThreat({ region: 'coast', cause: self })],
      endOfRound: (state, _about, self) => {
        const region = foeAt(state)
        return [addThreat({ region, cause: self }), ...spread(state, adjacentOuter(state.open, region), self)]
      },
      epicEvent: (state, _about, self) => {
        const region = foeAt(state)
        const swept = defendersIn(state, [region])
        const to = opposite(state.open, region)
        return [
          ...swept.map(defender => loseHp({ defender, amount: 1, cause: self })),
          displace({ moves: swept.map(defender => ({ defender, to })), cause: self }),
        ]
      },
    },
    adds: {
      enterCost: (state, { place }) => (place === foeAt(state) ? 1 : 0),
      regionOff: (state, { region }) => region === foeAt(state),
    },
  },

  /** Heals 2 HP at the end of each Round; coming down on a space again triggers it again (DEF-EVENT-04, DEF-RULING-28). */
  ancient: {
    on: {
      foeRevealed: (_state, _about, self) => [addThreat({ region: 'forest', cause: self })],
      endOfRound: () => [healFoe({ amount: 2 })],
      epicEvent: (state, _about, self) => spread(state, REGION_IDS, self),
    },
  },

  /** A Restore gives at most 2 HP; the reveal and each event cost the Capital 1 (DEF-RESTORE-01, DEF-EVENT-02). */
  demonLord: {
    on: {
      foeRevealed: (_state, _about, self) => [addCapital({ cause: self })],
      epicEvent: (_state, _about, self) => [addCapital({ cause: self })],
    },
    adds: { restoreLimit: () => 2 },
  },

  /** Hurts whoever Fights it; its event destroys the Region it is in (DEF-FIGHT-05, DEF-EVENT-01). */
  colossus: {
    on: {
      foeRevealed: ({ open }, _about, self) => {
        const next = adjacentOuter(open, 'desert')
        const both = ring(open).filter(region => next.includes(region))
        return (['desert', ...both] as const).map(region => addThreat({ region, cause: self }))
      },
      fought: (_state, { defender }, self) => [loseHp({ defender, amount: 1, cause: self })],
      epicEvent: (state, _about, self) => [destroyRegion({ region: foeAt(state), cause: self })],
    },
  },

  /** Wanders at the end of each Round and tramples where it arrives (DEF-RULING-41, DEF-RULING-47). */
  giant: {
    on: {
      foeRevealed: (_state, _about, self) => [addThreat({ region: 'plains', cause: self })],
      endOfRound: (state, _about, self) => {
        const region = clockwise(state.open, foeAt(state), 1)
        return [
          moveFoeClockwise({ steps: 1, cause: self }),
          addThreat({ region, cause: self }),
          ...defendersIn(state, [region]).map(defender => loseHp({ defender, amount: 1, cause: self })),
        ]
      },
      epicEvent: (state, _about, self) => spread(state, REGION_IDS, self),
    },
  },
}
