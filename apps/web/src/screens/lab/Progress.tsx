import { Leaf } from '@tabletome/boardkit'
import { en as plotsEn } from '@tabletome/games/lab/en.ts'
import { fr as plotsFr } from '@tabletome/games/lab/fr.ts'
import { useGameText } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { knownGame } from '../../lab/experiment.ts'
import { type Lab, runsOf, type Shown } from '../../lab/running.ts'
import { playedOf, totalOf } from '../../lab/tasks.ts'
import { useWords } from '../../text/index.ts'
import { namingOf } from './naming.ts'
import type { ScreenWords } from './words.ts'

const MINUTE = 60
/** Seconds are told in steps. */
const STEP = 5
/** Told to those who listen. */
const QUARTERS = 4

const Bar = ({ share }: { share: number }) => (
  <span className="lab-bar-box">
    <span style={{ inlineSize: `${share * 100}%` }} />
  </span>
)

/** One bar for each run, where there are several. */
const Runs = ({ lab, words }: { lab: Lab; words: ScreenWords }) => {
  const all = useWords()
  const { language } = useSettings()
  const { experiment, results } = lab
  const text = useGameText(knownGame(experiment.game), language)
  const names = namingOf(text, all, words, language === 'fr' ? plotsFr : plotsEn, experiment)
  if (results.length === 1) return <Bar share={playedOf(lab) / totalOf(experiment)} />
  return runsOf(lab).map((run, at) => {
    const played = results[at]?.length ?? 0
    return (
      <span key={`run ${at}`} className="lab-run">
        <b>{names.run(run, at)}</b>
        <Bar share={played / experiment.games} />
        <span>{played === 0 ? words.waiting : `${played} / ${experiment.games}`}</span>
      </span>
    )
  })
}

/** How far the experiment has come, and how long it will still take. */
export const Progress = ({ shown: { lab, left }, words }: { shown: Shown; words: ScreenWords }) => {
  if (!lab) return undefined
  const [played, total] = [playedOf(lab), totalOf(lab.experiment)]
  const share = played / total
  const said = words.progress(played, total)
  const wait =
    lab.status !== 'running' || left === undefined
      ? ''
      : left > MINUTE
        ? words.minutesLeft(Math.ceil(left / MINUTE))
        : words.secondsLeft(Math.max(1, Math.ceil(left / STEP)) * STEP)
  return (
    <Leaf title={words.status[lab.status]} className="lab-progress">
      <p className="lab-share">
        <b>{Math.floor(share * 100)} %</b> {wait}
      </p>
      <div
        className="lab-runs"
        role="progressbar"
        aria-label={words.title}
        aria-valuenow={played}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuetext={said}
      >
        <Runs lab={lab} words={words} />
      </div>
      <p className="small soft">{said}</p>
      <p className="spoken" role="status">
        {`${(Math.floor(share * QUARTERS) * 100) / QUARTERS} %`}
      </p>
    </Leaf>
  )
}
