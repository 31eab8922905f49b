/** A new match from any position of a record: what if it had gone otherwise? From there on its dice are its own. */
import type { Game, Shape } from '@tabletome/engine'
import { replay } from './replay.ts'
import { commitOf, newSeed } from './seed.ts'
import type { MatchRecord, MatchStore, RecordHead } from './types.ts'

export interface BranchOptions {
  /** The id of the new match. */
  readonly match: string
  readonly createdAt: number
  /** Of the record, while it is not revealed. */
  readonly recordSeed?: string
  readonly seed?: string
  readonly nonces?: readonly string[]
  readonly random?: RecordHead['random']
  readonly seats?: RecordHead['seats']
}

/** The head of the new match and its seed, to be given to a store's `create`; then the match can be opened. */
export const branch = (
  game: Game<Shape>,
  record: MatchRecord,
  seq: number,
  options: BranchOptions,
): { head: RecordHead; seed: string } => {
  const { head } = record
  const { position } = replay(game, record, seq, options.recordSeed)
  if (position.outcome !== undefined) throw new Error('The match is over at this position')
  const { random: _ownChance, ...start } = position.save()
  const seed = options.seed ?? newSeed()
  return {
    seed,
    head: {
      tabletome: 1,
      match: options.match,
      game: game.id,
      rules: game.version,
      setup: head.setup,
      seats: options.seats ?? head.seats,
      seedCommit: commitOf(seed),
      nonces: options.nonces ?? [],
      random: options.random ?? head.random,
      createdAt: options.createdAt,
      from: { match: head.match, seq },
      position: start,
    },
  }
}

/** Puts a whole record into a store, under its own id: it is opened like any other match. */
export const importRecord = async (store: MatchStore, { head, lines, end }: MatchRecord): Promise<void> => {
  if (!end) throw new Error('The seed of this match is not revealed yet')
  await store.create(head, end.seed)
  for (const line of lines) await store.append(head.match, line)
  if (end.outcome !== undefined) await store.finish(head.match, end)
}
