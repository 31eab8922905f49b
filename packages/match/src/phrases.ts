/** What can be said at a table of any game by one press; each game has phrases of its own besides (`GameInfo.phrases`). */
export const PHRASES = ['wait', 'yes', 'no', 'thanks', 'wellPlayed'] as const
