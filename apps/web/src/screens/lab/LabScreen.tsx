import { Button, Leaf } from '@tabletome/boardkit'
import { en as plotsEn } from '@tabletome/games/lab/en.ts'
import { figuresOf } from '@tabletome/games/lab/figures.ts'
import { csvOf } from '@tabletome/games/lab/files.ts'
import { fr as plotsFr } from '@tabletome/games/lab/fr.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { download } from '../../app/download.ts'
import { Frame } from '../../app/Frame.tsx'
import { useGameText } from '../../app/games.ts'
import { Pick } from '../../app/Pick.tsx'
import { usePlace } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { type Experiment, experimentFrom, hashOf, knownGame } from '../../lab/experiment.ts'
import {
  cancelLab,
  goOn,
  type Lab,
  labShown,
  openLab,
  pauseLab,
  runsOf,
  type Shown,
  startLab,
  watchLab,
} from '../../lab/running.ts'
import { playedOf, totalOf } from '../../lab/tasks.ts'
import { useWords } from '../../text/index.ts'
import { en } from './en.ts'
import { FigureView } from './FigureView.tsx'
import { Commands, Form } from './Form.tsx'
import { fr } from './fr.ts'
import { namingOf } from './naming.ts'
import type { ScreenWords } from './words.ts'
import './lab.css'

const MINUTE = 60
/** Seconds are told in steps. */
const STEP = 5
/** Told to those who listen. */
const QUARTERS = 4

const Progress = ({ shown: { lab, left }, words }: { shown: Shown; words: ScreenWords }) => {
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
        className="lab-bar-box"
        role="progressbar"
        aria-label={words.title}
        aria-valuenow={played}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuetext={said}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="small soft">{said}</p>
      <p className="spoken" role="status">
        {`${(Math.floor(share * QUARTERS) * 100) / QUARTERS} %`}
      </p>
    </Leaf>
  )
}

const Results = ({ lab, words }: { lab: Lab; words: ScreenWords }) => {
  const all = useWords()
  const { language } = useSettings()
  const info = knownGame(lab.experiment.game)
  const text = useGameText(info, language)
  const [asTable, setAsTable] = useState(false)
  const [copied, setCopied] = useState(false)
  const plots = language === 'fr' ? plotsFr : plotsEn
  const runs = runsOf(lab)
  const name = `tabletome-lab-${lab.experiment.game}-${lab.experiment.seed.replace(/[^\w-]/g, '_')}`
  const toJson = () => {
    for (const [at, run] of runs.entries())
      download(
        `${name}${runs.length > 1 ? `-${at + 1}` : ''}.json`,
        `${JSON.stringify(run, undefined, 2)}\n`,
        JSON_TYPE,
      )
  }
  return (
    <>
      <div className="row lab-tools">
        <Pick
          quiet
          label={words.view}
          value={asTable ? 'table' : 'plots'}
          choices={[
            { value: 'plots', text: words.plots },
            { value: 'table', text: words.table },
          ]}
          onPick={picked => setAsTable(picked === 'table')}
        />
        <Button slim onClick={() => download(`${name}.csv`, csvOf(runs), 'text/csv')}>
          CSV
        </Button>
        <Button slim onClick={toJson}>
          JSON
        </Button>
        <Button
          slim
          onClick={() => {
            navigator.clipboard.writeText(`${location.origin}${pathTo.lab}${hashOf(lab.experiment)}`).then(
              () => setCopied(true),
              () => undefined,
            )
          }}
        >
          {copied ? all.app.copied : words.link}
        </Button>
      </div>
      <div className="lab-figures">
        {figuresOf(runs, plots, namingOf(text, all, words, plots, lab.experiment)).map((figure, at) => (
          <FigureView key={`${figure.id} ${at}`} figure={figure} asTable={asTable} />
        ))}
      </div>
    </>
  )
}
const JSON_TYPE = 'application/json'

const Laid = ({ shown, hash, words }: { shown: Shown; hash: string; words: ScreenWords }) => {
  const { language } = useSettings()
  const { lab } = shown
  const [experiment, setExperiment] = useState<Experiment>(() => {
    const game = new URLSearchParams(hash.replace(/^#/, '')).get('game')
    if (game === null && lab) return lab.experiment
    return experimentFrom(knownGame(game ?? ''), hash)
  })
  const info = knownGame(experiment.game)
  const text = useGameText(info, language)
  /** The address holds the experiment: it can be sent as it is. */
  const change = (next: Experiment) => {
    setExperiment(next)
    history.replaceState(history.state, '', `${pathTo.lab}${hashOf(next)}`)
  }
  return (
    <div className="lab">
      <Form info={info} text={text} words={words} experiment={experiment} onChange={change}>
        <Commands
          words={words}
          status={lab?.status}
          games={totalOf(experiment)}
          onStart={() => startLab(experiment)}
          onPause={pauseLab}
          onGoOn={goOn}
          onCancel={cancelLab}
        />
      </Form>
      <div className="stack lab-side">
        {shown.problem === undefined ? undefined : (
          <p className="note" role="alert">
            {shown.problem}
          </p>
        )}
        <Progress shown={shown} words={words} />
        {lab && playedOf(lab) > 0 ? <Results lab={lab} words={words} /> : <p className="soft">{words.none}</p>}
      </div>
    </div>
  )
}

/** Bots play hundreds of games in workers; results grow game by game and are kept in the browser. */
const LabScreen = () => {
  const { language } = useSettings()
  const words = language === 'fr' ? fr : en
  const { hash } = usePlace()
  const shown = useSyncExternalStore(watchLab, labShown)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let current = true
    void openLab().then(() => current && setOpen(true))
    return () => {
      current = false
    }
  }, [])
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.title} />
          <p className="soft">{words.about}</p>
        </div>
      </div>
      {isOpen ? <Laid shown={shown} hash={hash} words={words} /> : undefined}
    </Frame>
  )
}
export default LabScreen
