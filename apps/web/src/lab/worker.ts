import { playedById } from '@tabletome/games/played.ts'
import { type GameResult, type Job, seedOf } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'
import { serve } from '../local/rpc.ts'

export interface LabApi {
  /** Plays the game of that number, as the command line plays it. */
  play(job: Job, index: number): Promise<{ readonly result: GameResult; readonly rules: number }>
}

/** Plays games of the laboratory beside the page: several of these share the work. */
serve<LabApi>(
  {
    postMessage: message => postMessage(message),
    addEventListener: (type, listener) => addEventListener(type, listener),
  },
  {
    async play(job, index) {
      const rules = await playedById(job.game).parts.rules()
      return { result: playGame(rules, job, seedOf(job, index)), rules: rules.game.version }
    },
  },
)
