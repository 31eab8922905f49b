import { Icon, Said, SeatMark } from '@tabletome/boardkit'
import { start } from '@tabletome/games/text/sentence.ts'
import ruleBook from 'icon:rule-book'
import openBook from 'icon:open-book'
import cog from 'icon:cog'
import help from 'icon:help'
import { memo, type ReactNode } from 'react'
import { useSize } from '../../app/layout.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useSteadyTable } from '../context.ts'
import type { ShellUi } from '../layout/Shell.tsx'

/** So many characters have room in one line: the goal, its tallies, the phase and its beads. */
const ROOM = { phone: 0, small: 82, large: 99 }

/** More than this, sentence and first tally together, take two small lines on a phone. */
const ONE_LINE = 40

/** A longer name of the turn takes two smaller lines, a longer label is set closer. */
const SHORT_TURN = 17
const SHORT_LABEL = 20

/** What the match is played for, and how far it has come. */
export const Goal = () => {
  const words = useWords()
  const { text, names, drawn } = useSteadyTable()
  const size = useSize()
  const goal = text.goal(drawn, names)
  const phases = text.phases(drawn)
  const beside = [...goal.tally, phases?.names[phases.at] ?? ''].join('').length + (phases?.names.length ?? 0)
  const fits = goal.text.length + beside <= ROOM[size]
  const isLong = goal.short.length + (goal.tally[0]?.length ?? 0) > ONE_LINE
  return (
    <p className={isLong ? 'goal-line is-long' : 'goal-line'}>
      <span className="goal-label">{words.table.goal}</span>
      <span className="goal">{fits ? goal.text : size === 'phone' ? goal.short : start(goal.short)}</span>
      {goal.tally.map(each => (
        <b key={each} className="tally">
          {each}
        </b>
      ))}
    </p>
  )
}

/** The phases as beads; only the present one is named. */
export const Phases = () => {
  const words = useWords()
  const { text, drawn } = useSteadyTable()
  const phases = text.phases(drawn)
  if (!phases) return undefined
  return (
    <ol className="beads plain" aria-label={words.table.phases}>
      {phases.names.map((name, i) => (
        <li
          key={name}
          className={i === phases.at ? 'on' : i < phases.at ? 'done' : ''}
          title={name}
          aria-current={i === phases.at ? 'step' : undefined}
        >
          {i === phases.at ? <Said>{name}</Said> : <span className="spoken">{name}</span>}
        </li>
      ))}
    </ol>
  )
}

const Tool = ({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) => (
  <button type="button" className="tool" aria-label={label} title={label} onClick={onClick}>
    <Icon body={icon} size={20} />
  </button>
)

/** Game, goal and turn: the head of the table on a desk. */
export const Crest = memo(({ ui, heading }: { ui: ShellUi; heading?: ReactNode }) => {
  const words = useWords()
  const { text, names, info, drawn } = useSteadyTable()
  const { label, title, colour } = text.headline(drawn, names)
  return (
    <header className="crest">
      <div className="crest-game">
        <Link to={pathTo.home} aria-label={words.table.leave} className="mark-home">
          <Icon body={ruleBook} size={24} />
        </Link>
        <h1 tabIndex={-1}>{text.title}</h1>
      </div>
      <div className="crest-goal">
        {heading ?? (
          <>
            <Goal />
            <Phases />
          </>
        )}
      </div>
      <div className="crest-turn">
        <SeatMark seat={colour ?? 'sable'} size={32} />
        <div className="grow turn-words">
          <div className={label.length > SHORT_LABEL ? 'label is-long' : 'label'}>{label}</div>
          <div className={title.length > SHORT_TURN ? 'turn-name is-long' : 'turn-name'}>{title}</div>
        </div>
        <Tool label={words.table.help} icon={help} onClick={() => ui.open('help')} />
        <Link
          to={pathTo.rules(info.id)}
          className="tool"
          aria-label={words.table.rulebook}
          title={words.table.rulebook}
        >
          <Icon body={openBook} size={20} />
        </Link>
        <Tool label={words.table.menu} icon={cog} onClick={() => ui.open('menu')} />
      </div>
    </header>
  )
})
