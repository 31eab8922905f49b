import address from 'virtual:worker:lab/worker.ts'
import type { GameResult } from '@tabletome/games/lab/job.ts'
import { type Summary, summaryOf } from '@tabletome/games/lab/summary.ts'
import { callsTo } from '../local/rpc.ts'
import { type Experiment, jobsOf } from './experiment.ts'
import { keepLab, keptLab } from './kept.ts'
import { playedOf, tasksOf, totalOf } from './tasks.ts'
import type { LabApi } from './worker.ts'

/** An experiment and how far it has come. */
export interface Lab {
  readonly experiment: Experiment
  /** `paused`, `cancelled`: nothing is lost, it can go on. */
  readonly status: 'running' | 'paused' | 'cancelled' | 'done'
  readonly rules: number
  /** Of each run, in the order they ended. */
  readonly results: readonly (readonly GameResult[])[]
  /** Spent so far, while it ran. */
  readonly seconds: number
}
export interface Shown {
  readonly lab?: Lab
  /** Seconds left, once it can be told. */
  readonly left?: number
  readonly problem?: string
}
/** The last so many games tell how long the others will take. */
const LATELY = 10
const KEEP_MILLISECONDS = 500
const hands = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))

let shown: Shown = {}
let workers: Worker[] = []
let ended: number[] = []
let keptAt = 0
const listeners = new Set<() => void>()

const show = (next: Shown) => {
  shown = next
  for (const listener of listeners) listener()
}
export const labShown = (): Shown => shown
export const watchLab = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const letGo = () => {
  for (const worker of workers) worker.terminate()
  workers = []
}

const finish = (status: Exclude<Lab['status'], 'running'>) => {
  letGo()
  if (!shown.lab) return
  const lab = { ...shown.lab, status }
  show({ lab })
  void keepLab(lab)
}

const note = (run: number, result: GameResult, rules: number, since: number): number => {
  const { lab } = shown
  const now = performance.now()
  if (!lab) return now
  const results = lab.results.map((each, at) => (at === run ? [...each, result] : each))
  const next = { ...lab, rules, results, seconds: lab.seconds + (now - since) / 1000 }
  ended = [...ended, now].slice(-LATELY)
  const [first = now] = ended
  const open = totalOf(lab.experiment) - playedOf(next)
  const left = ended.length > 2 ? ((now - first) / 1000 / (ended.length - 1)) * open : undefined
  show({ lab: next, ...(left === undefined ? {} : { left }) })
  if (now - keptAt > KEEP_MILLISECONDS) {
    keptAt = now
    void keepLab(next)
  }
  return now
}

const run = (lab: Lab) => {
  letGo()
  ended = []
  show({ lab: { ...lab, status: 'running' } })
  void keepLab({ ...lab, status: 'running' })
  const tasks = tasksOf(lab)
  let last = performance.now()
  let working = 0
  const hire = () => {
    const worker = new Worker(address, { type: 'module' })
    workers.push(worker)
    const api = callsTo<LabApi, never>(worker, () => undefined)
    const isMine = () => workers.includes(worker)
    const fail = (error: unknown) => {
      if (!isMine()) return
      finish('paused')
      show({ ...shown, problem: error instanceof Error ? error.message : String(error) })
    }
    worker.addEventListener('error', event => fail(new Error(event.message || 'The worker could not be started')))
    const work = async () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        const { result, rules } = await api.play(task.job, task.index)
        if (!isMine()) return
        last = note(task.run, result, rules, last)
      }
      working -= 1
      if (working === 0) finish('done')
    }
    working += 1
    work().catch(fail)
  }
  if (tasks.length === 0) return finish('done')
  for (let hand = 0; hand < Math.min(hands(), tasks.length); hand += 1) hire()
}

export const startLab = (experiment: Experiment) =>
  run({ experiment, status: 'running', rules: 0, results: jobsOf(experiment).map(() => []), seconds: 0 })
export const pauseLab = () => finish('paused')
/** What is done stays, and it can still go on. */
export const cancelLab = () => finish('cancelled')
export const goOn = () => shown.lab && run(shown.lab)

/** What this browser has kept; an experiment that was running when the page was closed goes on. */
export const openLab = async (): Promise<void> => {
  if (shown.lab) return
  const lab = await keptLab()
  if (!lab || shown.lab) return
  if (lab.status === 'running') run(lab)
  else show({ lab })
}

/** The runs as the command line writes them. */
export const runsOf = ({ experiment, rules, results, seconds }: Lab): Summary[] =>
  jobsOf(experiment).map((job, at) => {
    const games = results[at] ?? []
    const errors = games.flatMap(({ seed, error }) => (error ? [{ seed, ...error }] : []))
    return summaryOf(job, rules, games, seconds, errors)
  })
