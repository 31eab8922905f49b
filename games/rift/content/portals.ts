import type { CardId } from './ids.ts'
import type { HordeCard } from './types.ts'

/** The ghost deck: its cards carry the icon on the back only, so they bring no further ghost (RIFT-GHOST-05, RIFT-RULING-49). */
export const GHOSTS: Readonly<Record<CardId, HordeCard>> = {
  G01: { rows: ['f...f', '.f.f.', '..f..', '.f.f.', '.....'], crystals: 2, deck: 'G' },
  G02: { rows: ['.ff..', '.ff..', '.ff..', '.....', '.....'], crystals: 2, deck: 'G' },
  G03: { rows: ['fff..', '..f..', '..fff', '.....', '.....'], crystals: 2, deck: 'G' },
  G04: { rows: ['f...f', 'f...f', '.....', '.....', 'f...f'], crystals: 2, deck: 'G' },
  G05: { rows: ['..f..', '..f..', '.fff.', '..f..', '..f..'], crystals: 2, deck: 'G' },
  G06: { rows: ['.....', '.fwf.', '.wfw.', '..f..', '.....'], crystals: 2, deck: 'G' },
}

/** The 18 portals, with the level a tower needs in the central square `@` (RIFT-PORTAL-01). */
export const PORTALS: Readonly<Record<CardId, HordeCard>> = {
  P01: { rows: ['.g.g.', '.g.g.', '..@..', '.g.g.', '.....'], crystals: 0, deck: 'P1', level: 1 },
  P02: { rows: ['..g..', '..g..', 'gg@gg', '.....', '.....'], crystals: 0, deck: 'P1', level: 1 },
  P03: { rows: ['gg...', 'gg...', '..@..', '...gg', '...g.'], crystals: 0, deck: 'P1', level: 1 },
  P04: { rows: ['g.g..', '.....', 'g.@.g', '.....', '..g.g'], crystals: 0, deck: 'P1', level: 1 },
  P05: { rows: ['.ww..', '.ww..', '..@..', '..gg.', '.....'], crystals: 0, deck: 'P1', level: 1 },
  P06: { rows: ['gg...', 'g....', 'g.@..', '..gg.', '.....'], crystals: 0, deck: 'P1', level: 1 },
  P07: { rows: ['.oo..', '.oo..', '..@..', '..cc.', '..cc.'], crystals: 1, deck: 'P2', level: 2 },
  P08: { rows: ['gg.gg', '.g.g.', '..@..', '.....', '.gg..'], crystals: 1, deck: 'P2', level: 2 },
  P09: { rows: ['.ggg.', '.ggg.', '.g@g.', '.....', '.....'], crystals: 1, deck: 'P2', level: 2 },
  P10: { rows: ['cc...', 'cc...', '..@..', '..gg.', '..gg.'], crystals: 1, deck: 'P2', level: 2 },
  P11: { rows: ['w...w', 'w.s.w', '..@..', 'w...w', '.....'], crystals: 1, deck: 'P2', level: 2 },
  P12: { rows: ['oo...', 'oo...', '..@..', '.gg..', '.gg..'], crystals: 1, deck: 'P2', level: 2 },
  P13: { rows: ['cc.oo', 'cc.oo', '..@..', '..g..', '..g..'], crystals: 1, deck: 'P3', level: 3 },
  P14: { rows: ['TT.gg', 'TT...', '..@..', '.ggg.', '.....'], crystals: 1, deck: 'P3', level: 3 },
  P15: { rows: ['.ddd.', '.g...', 'd.@.d', '...g.', '.ddd.'], crystals: 1, deck: 'P3', level: 3 },
  P16: { rows: ['s.g.s', '.ggg.', '..@..', '.ccc.', '..c..'], crystals: 1, deck: 'P3', level: 3 },
  P17: { rows: ['k...k', '.ccc.', 'c.@.o', '.ooo.', 'k...k'], crystals: 2, deck: 'P4', level: 4 },
  P18: { rows: ['OO.ZZ', 'OO.ZZ', '..@..', '.ww..', '.ww..'], crystals: 2, deck: 'P4', level: 4 },
}
export const PORTAL_IDS = Object.keys(PORTALS) as readonly CardId[]
