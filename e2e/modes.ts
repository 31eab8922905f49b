import { DEFENDERS_FOR_FOUR, recordUntil, riftMatch, riftStorm, tacticsMatch, victorumMatch } from './positions.ts'

type Make = () => Promise<string>
const turnOf = (mode: string, players: number): Make => {
  const turn = players > 2 ? 9 : 5
  return () =>
    recordUntil(
      `sizes ${mode}`,
      tacticsMatch(mode, players),
      (open, choice, _options, seat) => choice === 'turn.act' && seat === 'p1' && (open.turn?.number ?? 0) >= turn,
    )
}
/** A position in the middle of every game and mode. */
export const MODES = {
  'Defenders, a turn': () =>
    recordUntil(
      'sizes',
      DEFENDERS_FOR_FOUR,
      ({ round = 0 }, choice, options) => round >= 4 && choice === 'turn.act' && options.length > 3,
    ),
  'Defenders, an attack': () =>
    recordUntil(
      'sizes',
      DEFENDERS_FOR_FOUR,
      ({ round = 0 }, choice, options) => round >= 3 && choice === 'defend.window' && options.length > 1,
    ),
  'Tactics, competitive': turnOf('competitive', 2),
  'Tactics, a card to discard': () =>
    recordUntil(
      'sizes discard',
      tacticsMatch('competitive', 2),
      (_open, choice, options) => choice === 'turn.discard' && options.length > 2,
    ),
  'Tactics, team': turnOf('team', 4),
  'Tactics, battle': turnOf('battle', 3),
  'Tactics, battle in teams': turnOf('battleTeam', 4),
  'Tactics, solo': turnOf('solo', 1),
  'Tactics, co-op': turnOf('coop', 2),
  'Rift, a scenario with spells for two': () =>
    recordUntil('sizes', riftMatch(4, 2), ({ round = 0 }, choice) => round >= 3 && choice === 'act'),
  'Rift, a storm for four': () =>
    recordUntil('sizes', riftStorm(4), ({ round = 0 }, choice) => round >= 3 && choice === 'act'),
  'Rift, a tile in hand': () =>
    recordUntil('sizes', riftMatch(2, 1), ({ round = 0 }, choice) => round >= 3 && choice === 'place'),
  'Rift, a boss and a full hand': () =>
    recordUntil(
      'gatebreaker',
      riftMatch(8, 1),
      ({ trays = [] }, choice) => choice === 'act' && trays.some(({ id }) => id === 'B1'),
    ),
  'Victorum, on the road': () =>
    recordUntil('sizes', victorumMatch(), ({ round = 0 }, choice) => round > 2 && choice === 'travel'),
  'Victorum, a reward': () =>
    recordUntil(
      'sizes',
      victorumMatch(),
      (_open, choice, options) => choice.startsWith('reward.') && options.length > 3,
    ),
  'Victorum, in the arena': () =>
    recordUntil(
      'sizes',
      victorumMatch(),
      ({ combat }, choice) => combat !== undefined && combat.turn >= 2 && choice === 'player.engage',
    ),
} satisfies Readonly<Record<string, Make>>
