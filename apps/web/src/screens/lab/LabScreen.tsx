import { Button, KeyCap, Leaf } from '@tabletome/boardkit'
import { answerOf } from '@tabletome/games/lab/answer.ts'
import { en as plotsEn } from '@tabletome/games/lab/en.ts'
import { figuresOf } from '@tabletome/games/lab/figures.ts'
import { csvOf } from '@tabletome/games/lab/files.ts'
import { commonGames } from '@tabletome/games/lab/intervals.ts'
import { NARROW, WIDE } from '@tabletome/games/lab/plots.ts'
import { fr as plotsFr } from '@tabletome/games/lab/fr.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { download } from '../../app/download.ts'
import { Frame } from '../../app/Frame.tsx'
import { useGameText } from '../../app/games.ts'
import { useSize } from '../../app/layout.ts'
import { Pick } from '../../app/Pick.tsx'
import { usePlace } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { distinct, type Experiment, experimentFrom, hashOf, knownGame } from '../../lab/experiment.ts'
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
import { LastGames } from './LastGames.tsx'
import { namingOf } from './naming.ts'
import { Progress } from './Progress.tsx'
import type { ScreenWords } from './words.ts'
import './lab.css'

const Results = ({ lab, words }: { lab: Lab; words: ScreenWords }) => {
  const all = useWords()
  const { language } = useSettings()
  const info = knownGame(lab.experiment.game)
  const text = useGameText(info, language)
  const [asTable, setAsTable] = useState(false)
  useKeyT(() => setAsTable(before => !before))
  const [copied, setCopied] = useState(false)
  const plots = language === 'fr' ? plotsFr : plotsEn
  const runs = runsOf(lab)
  const names = namingOf(text, all, words, plots, lab.experiment)
  const name = `tabletome-lab-${lab.experiment.game}-${lab.experiment.seed.replace(/[^\w-]/g, '_')}`
  const toJson = () => {
    for (const [at, run] of runs.entries())
      download(
        `${name}${runs.length > 1 ? `-${at + 1}` : ''}.json`,
        `${JSON.stringify(run, undefined, 2)}\n`,
        JSON_TYPE,
      )
  }
  const size = useSize()
  const compared = commonGames(runs)
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
        <KeyCap>T</KeyCap>
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
      <Leaf title={plots.answer} className="lab-answer">
        {answerOf(compared, plots, names).map(line => (
          <p key={line}>{line}</p>
        ))}
      </Leaf>
      <div className="lab-figures">
        {figuresOf(compared, plots, names, size === 'phone' ? NARROW : WIDE).map((figure, at) => (
          <FigureView key={`${figure.id} ${at}`} figure={figure} asTable={asTable} />
        ))}
      </div>
      {lab.status === 'running' ? <LastGames lab={lab} words={words} names={names} runs={runs} /> : undefined}
    </>
  )
}
const JSON_TYPE = 'application/json'

/** T swaps plots and tables, unless somebody is writing. */
const useKeyT = (swap: () => void) => {
  const onT = useEffectEvent(swap)
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isWriting = target instanceof Element && target.matches('input:not([type=radio], [type=checkbox]), select')
      if (key.toLowerCase() === 't' && !isWriting && !ctrlKey && !metaKey && !altKey) onT()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

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
  const change = (wanted: Experiment) => {
    const next = distinct(wanted)
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
