import { type GameResult, type Job, seedOf } from '@tabletome/games/lab/job.ts'
import { type Experiment, jobsOf } from './experiment.ts'

/** One game of an experiment that is still to be played. */
export interface Task {
  readonly run: number
  readonly job: Job
  readonly index: number
}
interface Far {
  readonly experiment: Experiment
  /** Of each run, in the order they ended. */
  readonly results: readonly (readonly GameResult[])[]
}

/** What has not been played, the runs in turn, so that both grow together. */
export const tasksOf = ({ experiment, results }: Far): Task[] => {
  const jobs = jobsOf(experiment)
  const done = jobs.map((_, run) => new Set((results[run] ?? []).map(({ seed }) => seed)))
  return Array.from({ length: experiment.games }, (_, index) => index).flatMap(index =>
    jobs.flatMap((job, run) => (done[run]?.has(seedOf(job, index)) ? [] : [{ run, job, index }])),
  )
}
export const totalOf = (experiment: Experiment): number => experiment.games * jobsOf(experiment).length
export const playedOf = ({ results }: Pick<Far, 'results'>): number => results.reduce((sum, run) => sum + run.length, 0)
