/** Weeks of an act (VIC-ACT-01). */
export const WEEKS = 12
/** Every fourth point of influence draws a bane (VIC-INFLUENCE-02). */
export const BANE_EVERY = 4
/** Tactics a camp may hold (VIC-HERO-10). */
export const TACTIC_CAPACITY = 3
/** The most a pad allows (VIC-UPGRADE-01, VIC-UPGRADE-04). */
export const PAD_LIMITS = { health: 12, leadership: 12, movement: 3, dice: 4 } as const
/** Points that win a King of the Hill (VIC-GOAL-04). */
export const HILL_GOAL = 6
/** Cards that a spectator may put in order (VIC-SPECTATE-02). */
export const SPECTATED = 3
/** The troop after a primus combat (VIC-REWARD-06). */
export const PRIMUS_TROOP = 5
/** So many rounds in a row without any change are a stalemate: the combat is failed (RULINGS.md). */
export const STALEMATE = 30
/** From this one on every such round is told. */
export const STALEMATE_TOLD = 20
/** HP that every unit of the rival's first deployment has more in Act IV (VIC-ACTMOD-05). */
export const ACT_4_HP = 2
/** What a Bolster Health gives. */
export const BOLSTER_HP = 2
/** What a defeated unit of yours comes back with as a Shade. */
export const SHADE_HP = 2
/** So much darkness falls upon everybody (Apep). */
export const DEVOURING_DARKNESS = 8
