import { Icon, SeatMark } from '@tabletome/boardkit'
import ruleBook from 'icon:rule-book'
import openBook from 'icon:open-book'
import cog from 'icon:cog'
import eye from 'icon:spectacles'
import help from 'icon:help'
import hourglass from 'icon:hourglass'
import type { ReactNode } from 'react'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { usePageTitle } from '../../app/Title.tsx'
import { useWords, type Words } from '../../text/index.ts'
import { askOf, waitingWords } from './ask.ts'
import { type AtTable, useTable } from '../context.ts'

const Tool = ({
  label,
  icon,
  onClick,
  pressed,
}: {
  label: string
  icon: string
  onClick: () => void
  pressed?: boolean
}) => (
  <button type="button" className="tool" aria-label={label} title={label} onClick={onClick} aria-pressed={pressed}>
    <Icon body={icon} size={21} />
  </button>
)

/** Longer words are set smaller, so that they stay on one line of the answering. */
const LONG = 54

const statusOf = (at: AtTable, words: Words): string => {
  const { playing, position, text, names } = at
  if (playing.busy) return (playing.told && text.log(playing.told, names)?.text) ?? words.table.happening
  if (position.over) return words.table.over
  return askOf(at, words)?.status ?? words.table.nothing
}

/** Whose turn it is and what is asked: always visible, and read out when it changes. */
export const StatusWords = ({ className }: { className: string }) => {
  const words = useWords()
  const { language } = useSettings()
  const at = useTable()
  const status = statusOf(at, words)
  const waits = !at.playing.busy && !at.position.over && at.panel.all.length === 0 && at.view.waiting.length > 0
  return (
    <p className={status.length > LONG ? `${className} long` : className} role="status">
      <span>{status}</span>
      {waits ? <span className="spoken"> {waitingWords(at, words, language)}</span> : undefined}
    </p>
  )
}

export const Phases = () => {
  const words = useWords()
  const { text, board } = useTable()
  const phases = text.phases(board.view)
  if (!phases) return undefined
  return (
    <ol className="phases plain" aria-label={words.table.phases}>
      {phases.names.map((name, i) => (
        <li
          key={name}
          className={i === phases.at ? 'on' : i < phases.at ? 'done' : ''}
          aria-current={i === phases.at ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

/** The tab says when it is my turn. */
export const useTabTitle = () => {
  const words = useWords()
  const { panel, text } = useTable()
  usePageTitle(panel.all.length > 0 ? words.table.yourTurnTitle(text.title) : text.title)
}

interface StatusProps {
  inWords: boolean
  onWords: () => void
  onHelp: () => void
  onMenu: () => void
  onSpeed: () => void
  children?: ReactNode
}

export const StatusLine = ({ inWords, onWords, onHelp, onMenu, onSpeed }: StatusProps) => {
  const words = useWords()
  const { speed } = useSettings()
  const { text, names, info, board } = useTable()
  const headline = text.headline(board.view, names)
  return (
    <header className="status">
      <div className="mark">
        <Link to={pathTo.home} aria-label={words.table.leave} className="mark-home">
          <Icon body={ruleBook} size={24} />
        </Link>
        <h1 tabIndex={-1}>{text.title}</h1>
      </div>
      <div className="status-who">
        <SeatMark seat={headline.colour ?? 'sable'} size={34} />
        <div>
          <div className="label">{headline.label}</div>
          <div className="status-title">{headline.title}</div>
        </div>
      </div>
      <StatusWords className="ask" />
      <Phases />
      <div className="tools">
        <button
          type="button"
          className="tool wide"
          onClick={onSpeed}
          aria-label={words.table.speedIs(words.table.speed[speed])}
        >
          <Icon body={hourglass} size={19} />
          <span aria-hidden="true">{words.table.speed[speed]}</span>
        </button>
        <Tool
          label={inWords ? words.table.inWordsOff : words.table.inWords}
          icon={eye}
          onClick={onWords}
          pressed={inWords}
        />
        <Tool label={words.table.help} icon={help} onClick={onHelp} />
        <Link
          to={pathTo.rules(info.id)}
          className="tool"
          aria-label={words.table.rulebook}
          title={words.table.rulebook}
        >
          <Icon body={openBook} size={21} />
        </Link>
        <Tool label={words.table.menu} icon={cog} onClick={onMenu} />
      </div>
    </header>
  )
}
